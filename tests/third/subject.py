"""Pearls, as the laws of every game meet it."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import strategies as st

from starlode.core.rules import OVER
from tests.laws.subject import Subject
from tests.laws.walker import Case as AnyCase
from tests.laws.walker import walk
from tests.third.pearls import CHEST, COPIES, PearlsRules


@dataclass(frozen=True)
class Case(AnyCase):
    """So many divers."""

    seats: int

    @property
    def rules(self) -> PearlsRules:
        return _rules(self.seats)

    def __str__(self) -> str:
        return f"pearls-{self.seats}"


@cache
def _rules(seats: int) -> PearlsRules:
    return PearlsRules({"seats": str(seats)})


def count(rules: PearlsRules, state: Any) -> object:
    return [sum(state.count(pile, kind) for pile in range(CHEST + rules.seats)) for kind in range(len(rules.things))]


def good_positions() -> list[tuple[Any, Any]]:
    """Moments of whole matches, the first and the last among them."""
    return [
        (case.rules, case.rules.position(state))
        for case in CASES
        for number, state in enumerate(walk(case, case.seats))
        if number % 9 < 2 or state.actor == OVER
    ]


CASES = [Case(seats) for seats in (2, 3, 4)]
PEARLS = Subject(
    "pearls", CASES, CASES, st.sampled_from(CASES), count, hands_seen=lambda case, viewer: set(),
    good_positions=cache(good_positions), words=[*COPIES, "resigned"], is_encoded=False,
)  # fmt: skip
