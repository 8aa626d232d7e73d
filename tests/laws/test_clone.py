"""Law: a clone is complete, and neither of the two knows what happens to the other."""

from typing import Any

from hypothesis import given, settings

from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, OVER
from tests.depth import examples
from tests.laws import subjects
from tests.laws.subject import Subject
from tests.laws.walker import Case, Moment, nature_or, packed


def snapshot(case: Case, state: Any) -> tuple[object, ...]:
    """Everything that can be seen of a state from outside."""
    weights = list(state.weights()) if state.actor == NATURE else []
    return case.rules.position(state), packed(state), list(state.legal()), weights, state.actor


def play_on(case: Case, state: Any, seed: int, steps: int = 60) -> None:
    rng = Rng(seed)
    for _ in range(steps):
        if state.actor == OVER:
            return
        state.apply(nature_or(case, state, rng))


@given(moment=subjects.moments())
@settings(max_examples=examples(60, 2500))
def test_original_and_clone_are_equal_and_then_go_their_own_ways(moment: Moment) -> None:
    case, original = moment.case, moment.state
    before = snapshot(case, original)
    clone = original.clone()
    assert (snapshot(case, clone), clone) == (before, original)

    play_on(case, clone, 1)
    assert snapshot(case, original) == before

    second = original.clone()
    play_on(case, original, 2)
    assert snapshot(case, second) == before

    play_on(case, second, 2)
    assert snapshot(case, second) == snapshot(case, original), "the same choices lead to the same state"


@given(moment=subjects.moments())
@settings(max_examples=examples(35, 1000))
def test_what_works_on_a_clone_leaves_the_state_alone(moment: Moment) -> None:
    case, state = moment.case, moment.state
    before = snapshot(case, state)
    for seat in (None, *range(min(case.rules.seats, 4))):
        imagined = state.imagine(seat, Rng(3))
        if len(imagined.legal()):
            imagined.playout(Rng(4))
    state.clone().sample(Rng(5))
    if state.actor >= 0:
        case.rules.resign(state.clone(), state.actor)
    assert snapshot(case, state) == before


@subjects.of_every_game
def test_a_clone_of_a_watched_state_notes_nothing(subject: Subject) -> None:
    rules = subject.few[0].rules
    state = rules.new()
    rules.watch(state)
    clone = state.clone()
    clone.sample(Rng(1))
    assert rules.happened(clone) == rules.happened(state) == []
    state.sample(Rng(1))
    assert rules.happened(state)
    assert rules.position(clone) == rules.position(state)
