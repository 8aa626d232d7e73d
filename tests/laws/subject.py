"""What a game tells the laws: its cases, and what only its own words can say about a state. Most has a default."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from hypothesis import strategies as st

from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from starlode.core.rules import Rules
from tests.laws.forms import Forms
from tests.laws.walker import Case, Moment


class Observer(Protocol):
    """An onlooker with perfect memory, who reads events and is asked what a view should say."""

    viewer: int | None

    def read(self, events: Sequence[Mapping[str, Any]]) -> None: ...
    def assert_agrees(self, view: Mapping[str, Any]) -> None: ...


def _nothing(rules: Any, state: Any) -> None:
    pass


def _no_swaps(case: Case, state: Any, viewer: int | None) -> Iterator[Any]:
    return iter(())


def _own_hand(case: Case, viewer: int | None) -> set[int]:
    return set() if viewer is None else {viewer - 1}


def _uniform(state: Any, rng: Rng, player: str) -> int:
    legal = list(state.legal())
    return int(legal[rng.below(len(legal))])


@dataclass(frozen=True)
class Subject:
    """A game, as the laws meet it."""

    name: str
    few: Sequence[Case]  # every way to play with every number of seats, always
    cases: Sequence[Case]  # these, and others that change every day
    every: st.SearchStrategy[Case]  # all there are
    count: Callable[[Any, Any], object]  # of rules and state: what must stay the same in a whole match
    nonsense: Sequence[str] = ("", " ", "nonsense", "END-TURN")
    choose: Callable[[Any, Rng, str], int] = _uniform  # of state, chance and player; "eager" ones bring a match on
    assert_sane: Callable[[Any, Any], None] = _nothing  # what is true of every state
    assert_ended_well: Callable[[Any, Any], object] = _nothing
    is_in: Callable[[Any, int], bool] = lambda state, seat: True  # whether a seat, from 0, is still in the match
    plainly: Callable[[Any, str], str] = lambda rules, line: line  # as it is offered, of a line that says it otherwise
    most_in_a_turn: int = 400  # choices; no real turn comes near
    # Who knows what
    hands_seen: Callable[[Case, int | None], set[int]] = _own_hand  # the seats, from 0, whose hands a viewer sees
    swapped: Callable[[Case, Any, int | None], Iterator[Any]] = _no_swaps  # states that a viewer cannot tell apart
    is_hidden_draw: Callable[[Any, set[int]], bool] = lambda state, seen: False
    lays_open: Callable[[Mapping[str, Any], set[int]], bool] = lambda event, seen: False  # events that show a hand
    dealt: int = 0  # steps until all hands are dealt
    observers: Callable[[Case, Match[Any]], Sequence[Observer]] = lambda case, match: ()
    observed: Sequence[Case] = ()
    is_encoded: bool = True  # whether it is told in numbers
    # What is written down
    folder: Path | None = None  # with positions/ and checksums.json
    ways: Mapping[str, Sequence[int]] = field(default_factory=dict)  # from each position, by depth
    checksummed: Sequence[Case] = ()
    search_steps: Callable[[Any], Sequence[int]] = lambda case: (0, 60, 200)
    points: Callable[[Any], int] = lambda state: 0
    # Valid JSON to be broken
    good_positions: Callable[[], list[tuple[Rules[Any], Any]]] = list
    words: Sequence[str] = ("nonsense",)
    forms: Forms | None = None  # where it is written by schemas in docs

    def moments(self, most: int = 400) -> st.SearchStrategy[Moment]:
        """Moments of random matches, few steps from the start where Hypothesis shrinks."""
        return st.builds(Moment, self.every, st.integers(0, 2**32), st.integers(0, most))

    def __str__(self) -> str:
        return self.name
