"""Random walks through a match of any game: what a case needs to be, and how it is walked."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from starlode.core.chance import weighted_index
from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, OVER, Rules


class Case(Protocol):
    """Rules, who plays, and from where; a walk is determined by its case and its seed."""

    @property
    def rules(self) -> Rules[Any]: ...
    def start(self, rng: Rng) -> Any:
        """The first state of a walk."""
        ...

    def choose(self, state: Any, rng: Rng) -> int:
        """What the case's player does where a seat is asked."""
        ...


def step(case: Case, state: Any, rng: Rng) -> int:
    """What happens next on a walk: nature's choice with its weight, or the player's."""
    if state.actor != NATURE:
        return case.choose(state, rng)
    weights = list(state.weights())
    return int(list(state.legal())[weighted_index(weights, rng.below(sum(weights)))])


def walk(case: Case, seed: int, most: int | None = None) -> Iterator[Any]:
    """Every state of a random match, nature's choices included. It is one object that moves on."""
    rng = Rng(seed)
    state = case.start(rng)
    yield state
    while state.actor != OVER and (most is None or most > 0):
        state.apply(step(case, state, rng))
        most = None if most is None else most - 1
        yield state


def at(case: Case, seed: int, steps: int) -> Any:
    """The state after so many steps of a walk, or at its end."""
    *_, last = walk(case, seed, steps)
    return last


@dataclass(frozen=True)
class Moment:
    """A state somewhere on a walk; its repr is all that is needed to come back to it."""

    case: Any
    seed: int
    steps: int

    @property
    def state(self) -> Any:
        return at(self.case, self.seed, self.steps)


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
