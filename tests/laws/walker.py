"""Random walks through matches of any game: the matches and moments that the laws are tested on.

A walk is determined by its case and its seed, and a test that fails names both.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from starlode.core.chance import weighted_index
from starlode.core.decision import Json
from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.core.rules import NATURE, OVER, Rules

MOST_KINDS = 256  # of actions; an action is kind * 64 + a number below 64


class Case:
    """Rules, who plays, and from where. A game's own cases say at least the first two."""

    @property
    def rules(self) -> Rules[Any]:
        raise NotImplementedError

    def choose(self, state: Any, rng: Rng) -> int:
        """What the case's player does where a seat is asked: here, anything."""
        legal = list(state.legal())
        return int(legal[rng.below(len(legal))])

    def position(self, rng: Rng) -> dict[str, Json] | None:
        """Where a walk starts, if not before the deal."""
        return None

    def who_leaves(self, state: Any, rng: Rng) -> int | None:
        """The seat that gives up instead of whatever comes next, counted from 0."""
        return None

    @property
    def brief(self) -> int | None:
        """How many steps of a match suffice, where each is looked at closely; None for all."""
        return None

    @property
    def stride(self) -> int:
        """After the first fifty, each of so many steps is looked at, where that takes long."""
        return 1

    @property
    def viewers(self) -> list[int | None]:
        """Everybody at the table, and a spectator."""
        return [*range(1, self.rules.seats + 1), None]


def place(viewer: int | None) -> int | None:
    """A viewer as whatever takes a state counts them."""
    return None if viewer is None else viewer - 1


def start(case: Case, rng: Rng) -> Any:
    """The first state of a walk: before the deal, or in the middle of a match."""
    position = case.position(rng)
    return case.rules.new() if position is None else case.rules.from_position(position)


def nature_or(case: Case, state: Any, rng: Rng) -> int:
    """What happens next on a walk: nature's choice with its weight, or the player's."""
    if state.actor != NATURE:
        return case.choose(state, rng)
    weights = list(state.weights())
    return int(list(state.legal())[weighted_index(weights, rng.below(sum(weights)))])


def walk(case: Case, seed: int, most: int | None = None) -> Iterator[Any]:
    """Every state of a random match, nature's choices included. It is one object that moves on."""
    rng = Rng(seed)
    state = start(case, rng)
    yield state
    while state.actor != OVER and (most is None or most > 0):
        leaving = case.who_leaves(state, rng)  # also while nature is drawing
        if leaving is not None:
            state.resign(leaving)
        else:
            state.apply(nature_or(case, state, rng))
        most = None if most is None else most - 1
        yield state


def at(case: Case, seed: int, steps: int) -> Any:
    """The state after so many steps of a walk, or at its end."""
    *_, last = walk(case, seed, steps)
    return last


def looked_at(case: Case, seed: int) -> Iterator[Any]:
    """The states of a walk that are looked at closely: the deal whole, and what is rare wherever it comes."""
    for number, state in enumerate(walk(case, seed, case.brief)):
        if number < 50 or (number + seed) % case.stride == 0 or state.actor < 0 or state.marked():
            yield state


def new_match(case: Case, seed: int) -> tuple[Match[Any], Rng]:
    """A match of the case, and the chance of its players."""
    rng = Rng(seed)
    return Match(case.rules, seed=seed, position=case.position(rng)), rng


def move_on(case: Case, match: Match[Any], rng: Rng) -> None:
    """Let the player of a match that is not over choose once; or somebody gives up instead."""
    leaving = case.who_leaves(match.state, rng)
    if leaving is not None:
        match.resign(leaving + 1)
    else:
        match.play(match.rules.write(case.choose(match.state, rng)))


@dataclass(frozen=True)
class Moment:
    """A state somewhere on a walk; its repr is all that is needed to come back to it."""

    case: Any
    seed: int
    steps: int

    @property
    def state(self) -> Any:
        return at(self.case, self.seed, self.steps)


@cache
def all_lines(rules: Rules[Any]) -> dict[str, int]:
    """Every line of the notation with its action, offered anywhere or not."""
    lines = {}
    for action in range(64 * MOST_KINDS):
        try:
            lines[rules.write(action)] = action
        except IllegalAction:
            continue  # a number that is no action
    return lines


def packed(state: Any) -> tuple[list[Any], ...]:
    """Everything on a table, number by number: what is equal here is equal in every respect."""
    counts, numbers, marks = state.copy()
    return list(counts), list(numbers), list(marks)


def ways(state: Any, depth: int) -> int:
    """How many sequences of so many actions there are, nature's among them; a match that is over has none."""
    actions = list(state.legal())
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        total += ways(after, depth - 1)
    return total


# Statistics


def chi_squared(observed: dict[Any, int], expected: dict[Any, float]) -> float:
    """How far counted outcomes lie from what was expected; an outcome that cannot be is infinitely far."""
    if set(observed) - set(expected):
        return float("inf")
    return sum((observed.get(key, 0) - mean) ** 2 / mean for key, mean in expected.items())


def chi_squared_limit(outcomes: int) -> float:
    """Far above what chance brings about: mean plus six standard deviations (and some more for few outcomes)."""
    freedom = outcomes - 1
    return float(freedom + 6 * (2 * freedom) ** 0.5 + 10)
