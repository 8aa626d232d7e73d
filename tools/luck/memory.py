"""What somebody forgets: observations in which a guess stands for what lay open once and does not lie open now.

Deck and unknown hand are guessed to be starting cards, the stock to be as it was at the start, known cards in a hand
not to be known, and a rival's points, where crystals lie face down, to be as many as the own ones.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from luck.about import EVERYTHING, about
from luck.network import rows_of
from starlode.core.rules import Rules

Forgets = Callable[[Any], Any]  # rows of observations → the same rows, changed


def forgetting(rules: Rules[Any]) -> dict[str, Forgets]:
    """By name what can be forgotten in a game."""
    slots = list(rules.encoding.slots)
    # Before anything is drawn all is in stock.
    first = rules.encoding.observe(rules.new(), 0)
    found = {each["what"]: partial(_forgotten, slots, first, each) for each in about(rules.game)["forgets"]}
    return {**found, EVERYTHING: partial(_one_after_the_other, tuple(found.values()))}


def _forgotten(slots: list[str], first: bytes, what: dict[str, Any], seen: Any) -> Any:
    for slot in rows_of(slots, *what.get("as_at_first", ())):
        seen[:, slot] = first[slot]
    for slot in rows_of(slots, *what.get("nothing", ())):
        seen[:, slot] = 0
    for theirs, own in what.get("as_own", {}).items():
        for one, other in zip(rows_of(slots, theirs), rows_of(slots, own), strict=True):
            seen[:, one] = seen[:, other]
    for pile, shares in what.get("shares", {}).items():
        cards = rows_of(slots, pile)
        left = seen[:, cards[0] : cards[-1] + 1].sum(1)
        whole = sum(shares.values())
        seen[:, cards[0] : cards[-1] + 1] = 0
        for card, share in shares.items():
            count = left * share // whole
            seen[:, slots.index(pile + card)] = count
            left, whole = left - count, whole - share
    return seen


def _one_after_the_other(all_of: tuple[Forgets, ...], seen: Any) -> Any:
    for forgets in all_of:
        seen = forgets(seen)
    return seen
