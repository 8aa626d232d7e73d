"""Law: a clone is complete, and neither of the two knows what happens to the other."""

from hypothesis import given, settings

from starlode.core.engine.rng import Rng
from starlode.realms.engine import marks
from starlode.realms.engine.codes import NATURE, OVER
from starlode.realms.engine.state import State
from starlode.realms.engine.table import DEPTH
from starlode.realms.rules import RealmsRules
from tests.realms.laws import walks
from tests.realms.table import a_duel


def snapshot(rules: RealmsRules, state: State) -> tuple[object, ...]:
    """Everything that can be seen of a state from outside."""
    marks = [state.mark_at(index) for index in range(state.marked())]
    stack = [state.frame_at(depth) for depth in range(state.get(DEPTH))]
    weights = list(state.weights()) if state.actor == NATURE else []
    return (rules.position(state), walks.packed(state), list(state.legal()), weights, state.actor, marks, stack)


def play_on(state: State, seed: int, steps: int = 60) -> None:
    rng = Rng(seed)
    for _ in range(steps):
        if state.actor == OVER:
            return
        state.apply(walks.choose(state, rng, "busy"))


@given(moment=walks.moments())
@settings(max_examples=walks.examples(60, 1500))
def test_original_and_clone_are_equal_and_then_go_their_own_ways(moment: walks.Moment) -> None:
    rules, original = moment.case.rules, moment.state
    before = snapshot(rules, original)
    clone = original.clone()
    assert snapshot(rules, clone) == before

    play_on(clone, 1)
    assert snapshot(rules, original) == before

    second = original.clone()
    play_on(original, 2)
    assert snapshot(rules, second) == before

    play_on(second, 2)
    assert snapshot(rules, second) == snapshot(rules, original), "the same choices lead to the same state"


@given(moment=walks.moments())
@settings(max_examples=walks.examples(30, 600))
def test_what_works_on_a_clone_leaves_the_state_alone(moment: walks.Moment) -> None:
    rules, state = moment.case.rules, moment.state
    before = snapshot(rules, state)
    for seat in range(-1, min(rules.seats, 4)):
        state.imagine(seat, Rng(3)).playout(Rng(4))
    state.clone().sample(Rng(5))
    if state.actor >= 0:
        state.clone().resign(walks.who_leaves(state, Rng(6)))
    state.clone().claim_draw()
    assert snapshot(rules, state) == before


def test_clones_keep_the_copies_of_needles_apart() -> None:
    table = a_duel(hand=["cutter", "stealth-needle", "cutter", "ram"], authority=40)
    table.play("play cutter", "play ram", "play stealth-needle", "copy cutter")
    original, rules = table.match.state, walks.rules_of()
    clone = original.clone()
    before = snapshot(rules, original)
    clone.apply(rules.read(clone, "ally stealth-needle as cutter"))
    assert snapshot(rules, original) == before
    assert snapshot(rules, clone) != before
    second = original.clone()
    original.apply(rules.read(original, "end-turn"))
    assert snapshot(rules, second) == before
    assert second.marked() == 1
    assert original.marked() == 0


def test_clones_give_their_second_needles_copies_of_their_own() -> None:
    rules = walks.rules_of(sets="2")
    table = a_duel(hand=["cutter", "ram", "corvette", "stealth-needle", "stealth-needle"], options=rules.options)
    table.play("play cutter", "play ram", "play stealth-needle", "copy cutter", "play stealth-needle")
    one = rules.from_position(table.match.position())
    two = one.clone()
    three = one.clone()
    for state, ship in ((one, "ram"), (two, "cutter")):
        state.apply(rules.read(state, f"copy {ship}"))
    assert (one.marked(), two.marked(), three.marked()) == (2, 2, 1)
    ids = [card.id for card in rules.cards]
    copied = [{ids[marks.card_of(state.mark_at(n))] for n in range(state.marked())} for state in (one, two, three)]
    assert copied == [{"cutter", "ram"}, {"cutter"}, {"cutter"}]


def test_clones_keep_their_open_questions_apart() -> None:
    """An interrupted ability: the draw is done, the destruction of a base is asked, and something lies below."""
    table = a_duel(in_play=["port-of-call"], deck=["scout"], foe_bases=["blob-wheel", "the-hive"])
    table.play("scrap port-of-call")
    assert table.asked == "destroy-base"
    original, rules = table.match.state, walks.rules_of()
    clone = original.clone()
    before = snapshot(rules, original)
    clone.apply(rules.read(clone, "destroy 2 the-hive"))
    assert snapshot(rules, original) == before
    second = original.clone()
    original.apply(rules.read(original, "decline"))
    assert snapshot(rules, second) == before
    assert list(second.legal()) != list(original.legal())


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
