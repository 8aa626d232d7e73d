"""The words that cards are made of. An ability is a tuple of effects, carried out from left to right."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Zone: TypeAlias = Literal["hand", "discard-pile"]


@dataclass(frozen=True, slots=True)
class Trade:
    """Gain trade for this turn."""

    amount: int


@dataclass(frozen=True, slots=True)
class Combat:
    """Gain combat for this turn."""

    amount: int


@dataclass(frozen=True, slots=True)
class Authority:
    """Gain authority at once."""

    amount: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """Carry out exactly one of the branches."""

    branches: tuple["Ability", ...]


@dataclass(frozen=True, slots=True)
class OpponentDiscards:
    """One opponent discards cards of his own choice."""

    cards: int


@dataclass(frozen=True, slots=True)
class DestroyBase:
    """Put an enemy base that could be attacked into its owner's discard pile; no combat is spent."""

    optional: bool = True


@dataclass(frozen=True, slots=True)
class ScrapTradeRow:
    """Scrap a card of the trade row."""

    optional: bool = True


@dataclass(frozen=True, slots=True)
class Scrap:
    """Scrap one own card out of the named zones."""

    zones: tuple[Zone, ...]
    optional: bool = False


@dataclass(frozen=True, slots=True)
class DiscardThenDraw:
    """Discard up to so many cards from the hand, then draw as many."""

    up_to: int


@dataclass(frozen=True, slots=True)
class ScrapThenDraw:
    """Scrap up to so many own cards out of the named zones, then draw as many."""

    up_to: int
    zones: tuple[Zone, ...]


@dataclass(frozen=True, slots=True)
class NextShipToTop:
    """The next ship acquired this turn may go on top of the deck."""


@dataclass(frozen=True, slots=True)
class AcquireShipToTop:
    """Acquire a ship of any cost without paying and put it on top of the deck."""


@dataclass(frozen=True, slots=True)
class CopyShip:
    """Become a copy of another ship played this turn, and keep the own faction."""


@dataclass(frozen=True, slots=True)
class DrawPerBlob:
    """Draw a card for each Blob card played this turn."""


@dataclass(frozen=True, slots=True)
class DrawIfBases:
    """With at least so many own bases in play, draw cards."""

    bases: int
    cards: int


@dataclass(frozen=True, slots=True)
class AllyOfAllFactions:
    """Always on: counts as an ally for cards of every faction."""


@dataclass(frozen=True, slots=True)
class CombatPerShip:
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
