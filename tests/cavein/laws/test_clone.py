"""Law: a clone is complete, and neither of the two knows what happens to the other."""

from hypothesis import given, settings

from starlode.cavein.engine.codes import NATURE, OVER
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import DEPTH
from starlode.cavein.rules import CaveinRules
from starlode.core.engine.rng import Rng
from tests.cavein.laws import walks
from tests.cavein.table import a_table
from tests.realms.laws import walker
from tests.realms.laws.walks import examples


def snapshot(rules: CaveinRules, state: State) -> tuple[object, ...]:
    """Everything that can be seen of a state from outside."""
    marks = [state.mark_at(index) for index in range(state.marked())]
    stack = [state.frame_at(depth) for depth in range(state.get(DEPTH))]
    weights = list(state.weights()) if state.actor == NATURE else []
    return (rules.position(state), state.checksum(), list(state.legal()), weights, state.actor, marks, stack)


def play_on(case: walks.Case, state: State, seed: int, steps: int = 60) -> None:
    rng = Rng(seed)
    for _ in range(steps):
        if state.actor == OVER:
            return
        state.apply(walker.step(case, state, rng))


@given(moment=walks.moments())
@settings(max_examples=examples(25, 1500))
def test_original_and_clone_are_equal_and_then_go_their_own_ways(moment: walker.Moment) -> None:
    case, original = moment.case, moment.state
    rules = case.rules
    before = snapshot(rules, original)
    clone = original.clone()
    assert snapshot(rules, clone) == before

    play_on(case, clone, 1)
    assert snapshot(rules, original) == before

    second = original.clone()
    play_on(case, original, 2)
    assert snapshot(rules, second) == before

    play_on(case, second, 2)
    assert snapshot(rules, second) == snapshot(rules, original), "the same choices lead to the same state"


@given(moment=walks.moments())
@settings(max_examples=examples(20, 600))
def test_what_works_on_a_clone_leaves_the_state_alone(moment: walker.Moment) -> None:
    rules, state = moment.case.rules, moment.state
    before = snapshot(rules, state)
    for seat in range(-1, rules.seats):
        imagined = state.imagine(seat, Rng(3))
        if state.get(DEPTH) == 0 or seat == 0:
            imagined.playout(Rng(4))
    state.clone().sample(Rng(5))
    if state.actor >= 0:
        state.clone().resign(0)
    assert snapshot(rules, state) == before


def test_clones_keep_their_recoloured_crystals_and_dyed_cards_apart() -> None:
    table = a_table(hand=["diggerhino", "robuster", "driller"], mine=["blue-1-plain", "brown-3-red"])
    table.play("use diggerhino", "recolour blue-1-plain")
    original, rules = table.match.state.clone(), table.match.rules
    assert isinstance(rules, CaveinRules)
    before = snapshot(rules, original)
    clone = original.clone()
    clone.apply(rules.read(clone, "colour red"))
    second = original.clone()
    second.apply(rules.read(second, "colour brown"))
    assert snapshot(rules, original) == before
    assert (original.marked(), clone.marked(), second.marked()) == (0, 1, 1)
    assert clone.mark_at(0) != second.mark_at(0)


def test_a_clone_of_a_watched_state_notes_nothing() -> None:
    rules = walks.rules_of()
    state = rules.new()
    rules.watch(state)
    clone = state.clone()
    clone.sample(Rng(1))
    assert rules.happened(clone) == rules.happened(state) == []
    state.sample(Rng(1))
    assert rules.happened(state)
    assert rules.position(clone) == rules.position(state)
