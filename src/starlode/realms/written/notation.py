"""The kinds of actions: `buy blob-wheel`, `attack 2 trading-post`, `* draw viper`."""

from collections.abc import Sequence
from functools import lru_cache

from starlode.core import rows
from starlode.core.decision import Json
from starlode.core.rows import Action, Spot, Word, named
from starlode.realms.cards import Card
from starlode.realms.engine import codes

KIND = 64  # what the next kind of action adds
SEATS = [*range(1, codes.MOST_SEATS + 1)]
# What a copy in play has used already, where that tells it from others: bases by state; a ship's primary always is.
BASE_STATES = ["", "used-primary", "used-ally", "used-both"]
SHIP_STATES = [None, "", None, "used-ally"]


def actions(cards: Sequence[Card], boss: int) -> list[Action]:
    """One row a kind, or two where ships and bases differ; `boss` is the seat of a raid's boss."""
    card = named("card", [card.id for card in cards])
    base = named("card", [card.id if card.is_base else None for card in cards])
    ship = named("card", [None if card.is_base else card.id for card in cards])
    copied = Spot([word and Word(f"as {word.text}", {"as": word.text}) for word in ship.words])
    needle = named("card", ["stealth-needle"])
    seat, owner = named("seat", SEATS), named("seat", SEATS, KIND)
    of_the_boss = (named("seat", [boss]),)
    kinds = [
        Action(codes.PLAY, "play", (card,)),
        Action(codes.BUY, "buy", (card,)),
        Action(codes.USE, "use", (base, _copy(BASE_STATES[::2]))),
        Action(codes.ALLY, "ally", (base, _copy(BASE_STATES[:2]))),
        Action(codes.ALLY, "ally", (ship, _copy(SHIP_STATES[:2]))),
        Action(codes.SCRAP, "scrap", (base, _copy(BASE_STATES))),
        Action(codes.SCRAP, "scrap", (ship, _copy(SHIP_STATES))),
        Action(codes.ALLY_AS, "ally", (needle, copied)),
        Action(codes.SCRAP_AS, "scrap", (needle, copied, _copy(["", "used-ally"]))),
        Action(codes.ATTACK, "attack", (seat,)),
        Action(codes.END_TURN, "end-turn"),
        Action(codes.ATTACK_BASE, "attack", (owner, base), ("card", "seat")),
        Action(codes.DESTROY, "destroy", (owner, base), ("card", "seat")),
        Action(codes.CHOOSE, "choose", (named("branch", SEATS),)),
        Action(codes.DISCARD, "discard", (card,)),
        Action(codes.SCRAP_HAND, "scrap-hand", (card,)),
        Action(codes.SCRAP_DISCARD, "scrap-discard", (card,)),
        Action(codes.SCRAP_ROW, "scrap-row", (card,)),
        Action(codes.ACQUIRE, "acquire", (card,)),
        Action(codes.COPY, "copy", (card,)),
        Action(codes.TO_TOP, "to-top"),
        Action(codes.TO_DISCARD, "to-discard"),
        Action(codes.DECLINE, "decline"),
        Action(codes.DONE, "done"),
        Action(codes.PASS, "pass", (owner, card), ("card", "seat")),
        Action(codes.HAND_OVER, "hand-over", (seat,)),
        Action(codes.TARGET, "target", (seat,)),
        Action(codes.GIVE, "give", (card,)),
        Action(codes.CONSENT, "consent"),
        Action(codes.REFUSE, "refuse"),
        Action(codes.AMOUNT, "amount", (named("amount", [None, *range(1, codes.MOST_AMOUNT + 1)]),)),
        Action(codes.START, "start", (seat,), by_nature=True),
        Action(codes.DRAW, "draw", (card,), by_nature=True),
        Action(codes.REVEAL, "reveal", (card,), by_nature=True),
    ]
    # Copies of a boss's base that have damage already, but less than destroys them.
    for defense in sorted({card.defense or 0 for card in cards if card.is_base}):
        tough = named("card", [card.id if card.is_base and card.defense == defense else None for card in cards])
        damage = named("damage", [None, *range(1, defense)], KIND, "damaged-{}")
        for code, verb in ((codes.ATTACK_DAMAGED, "attack"), (codes.DESTROY_DAMAGED, "destroy")):
            kinds.append(Action(code, verb, (*of_the_boss, tough, damage), ("card", "seat", "damage")))
    return kinds


def _copy(states: Sequence[Json]) -> Spot:
    return named("copy", states, KIND)


class Notation(rows.Notation):
    """The lines of a set of cards."""

    def __init__(self, cards: Sequence[Card], boss: int | None = None) -> None:
        super().__init__(actions(cards, (boss or 0) + 1))
        self.cards = cards
        self.ids = [card.id for card in cards]


notation = lru_cache(16)(Notation)  # rules of the same cards share it
