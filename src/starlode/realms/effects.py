"""The words that cards are made of. An ability is a tuple of effects, carried out from left to right."""

from typing import Literal, TypeAlias

from starlode.core.vocabulary import Word

Zone: TypeAlias = Literal["hand", "discard-pile"]


class Trade(Word):
    """Gain trade for this turn."""

    amount: int


class Combat(Word):
    """Gain combat for this turn."""

    amount: int


class Authority(Word):
    """Gain authority at once."""

    amount: int


class Draw(Word):
    """Draw cards."""

    cards: int


class ChooseOne(Word):
    """Carry out exactly one of the branches."""

    branches: tuple["Ability", ...]


class OpponentDiscards(Word):
    """One opponent discards cards of his own choice."""

    cards: int


class DestroyBase(Word):
    """Put an enemy base that could be attacked into its owner's discard pile; no combat is spent."""

    optional: bool = True


class ScrapTradeRow(Word):
    """Scrap a card of the trade row."""

    optional: bool = True


class Scrap(Word):
    """Scrap one own card out of the named zones."""

    zones: tuple[Zone, ...]
    optional: bool = False


class DiscardThenDraw(Word):
    """Discard up to so many cards from the hand, then draw as many."""

    up_to: int


class ScrapThenDraw(Word):
    """Scrap up to so many own cards out of the named zones, then draw as many."""

    up_to: int
    zones: tuple[Zone, ...]


class NextShipToTop(Word):
    """The next ship acquired this turn may go on top of the deck."""


class AcquireShipToTop(Word):
    """Acquire a ship of any cost without paying and put it on top of the deck."""


class CopyShip(Word):
    """Become a copy of another ship played this turn, and keep the own faction."""


class DrawPerBlob(Word):
    """Draw a card for each Blob card played this turn."""


class DrawIfBases(Word):
    """With at least so many own bases in play, draw cards."""

    bases: int
    cards: int


class AllyOfAllFactions(Word):
    """Always on: counts as an ally for cards of every faction."""


class CombatPerShip(Word):
    """Always on: gain combat for each ship that is played while this is in play."""

    amount: int


Effect: TypeAlias = (
    Trade
    | Combat
    | Authority
    | Draw
    | ChooseOne
    | OpponentDiscards
    | DestroyBase
    | ScrapTradeRow
    | Scrap
    | DiscardThenDraw
    | ScrapThenDraw
    | NextShipToTop
    | AcquireShipToTop
    | CopyShip
    | DrawPerBlob
    | DrawIfBases
    | AllyOfAllFactions
    | CombatPerShip
)
Ability: TypeAlias = tuple[Effect, ...]
GAINS = (Trade, Combat, Authority)
PASSIVE = (AllyOfAllFactions, CombatPerShip)  # nobody uses these: they hold as long as the card is in play
