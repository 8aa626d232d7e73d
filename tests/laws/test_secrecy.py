"""Law: two states that differ only in what a viewer cannot know look identical to that viewer, byte for byte."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starlode.core.engine.packed import DEPTH, TURN
from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.core.rules import NATURE, OVER
from tests.depth import DEEP, examples, seeds
from tests.laws import subjects
from tests.laws.walker import Case, Moment, all_lines, at, nature_or, packed, place


@given(moment=subjects.moments(200))
@settings(max_examples=examples(60, 1400))
def test_swapping_a_hidden_card_shows_nowhere(moment: Moment) -> None:
    case, state = moment.case, moment.state
    rules, subject = case.rules, subjects.of(case)
    for viewer in case.viewers:
        text, seen = rules.view(state, place(viewer)).text, subject.hands_seen(case, viewer)
        for number, other in enumerate(subject.swapped(case, state, viewer)):
            assert packed(other) != packed(state)
            assert rules.view(other, place(viewer)).text == text
            if state.actor in seen:
                assert rules.decision(other) == rules.decision(state)
            if number == (40 if DEEP else 6):
                break


# Somebody else each time; deeply, everybody.
VIEWERS = [
    (case, viewer)
    for number, case in enumerate(subjects.CASES)
    for viewer in (case.viewers if DEEP else {case.viewers[number % case.rules.seats], case.viewers[-1 - number % 2]})
]


@pytest.mark.parametrize("seed", seeds(2, 3))
@pytest.mark.parametrize(("case", "viewer"), VIEWERS, ids=str)
def test_two_such_states_stay_alike_whatever_is_done(case: Case, viewer: int | None, seed: int) -> None:
    """Both are played on with the same visible actions, and nothing that is seen differs: no event, view or question.

    So nothing is asked or left out, and nothing happens by itself, that depends on hidden cards.
    """
    subject, rules, me = subjects.of(case), case.rules, place(viewer)
    seen = subject.hands_seen(case, viewer)
    rng = Rng(seed * 10 + (viewer or 0) - 1)
    one = at(case, seed, subject.dealt + int(rng.below(100)))
    other = one.imagine(me, rng)
    for _ in range(70):
        for state in (one, other):
            rules.watch(state)
        assert one.actor == other.actor
        if one.actor == OVER:
            break
        if not step_both(case, one, other, seen, rng):
            other = one.imagine(me, rng)  # no answer was possible in both
            continue
        events = [[event.seen_by(viewer) for event in rules.happened(state)] for state in (one, other)]
        if events[0] != events[1]:  # a whole hand was laid open: from here on they differ in what is known
            told = [[event for event in seen_events if not subject.lays_open(event, seen)] for seen_events in events]
            assert told[0] == told[1]
            other = one.imagine(me, rng)
        assert json.dumps(rules.view(one, me).to_json()) == json.dumps(rules.view(other, me).to_json())
        assert rules.view(one, me).digest == rules.view(other, me).digest
        assert rules.outcome(one) == rules.outcome(other)
        if one.actor >= 0 and not len(other.legal()):
            other = one.imagine(me, rng)  # with such a hand he could not have been asked


def step_both(case: Case, one: Any, other: Any, seen: set[int], rng: Rng) -> bool:
    """Do in both states what looks the same to the viewer; whether there was anything."""
    leaving = case.who_leaves(one, rng)
    if leaving is not None:
        one.resign(leaving)
        other.resign(leaving)
        return True
    if one.actor == NATURE and subjects.of(case).is_hidden_draw(one, seen):
        for state in (one, other):
            state.apply(nature_or(case, state, rng))
        return True
    if one.actor in seen:
        assert list(one.legal()) == list(other.legal())
        assert case.rules.decision(one) == case.rules.decision(other)
    possible = set(other.legal())
    common = [int(action) for action in one.legal() if action in possible]
    if not common:
        return False
    goes_on = len(common) > 1 and one.actor != NATURE and one.get(DEPTH) == 0  # ending the turn is the last option
    action = common[rng.below(len(common) - int(goes_on))]
    for state in (one, other):
        state.apply(action)
    return True


def refusals(case: Case, state: Any, viewer: int, lines: list[str]) -> list[str]:
    """What a viewer is offered, is told about lines he could type, and about messages that are refused."""
    match = Match(case.rules, position=case.rules.position(state))
    decision = match.decision_of(viewer)
    offered = set(decision.actions) if decision else set()
    told = [json.dumps(decision.to_json()) if decision else ""]
    for line in lines:
        if subjects.of(case).plainly(case.rules, line) not in offered:
            with pytest.raises(IllegalAction) as refusal:
                match.play(line, seat=viewer)
            told.append(json.dumps([refusal.value.code, refusal.value.details, str(refusal.value)]))
    for word in (match.claim_draw, match.undo):
        try:
            word(viewer)
        except IllegalAction as refused:
            told.append(json.dumps([refused.code, refused.details]))
    return told


@given(moment=subjects.moments(200), seed=st.integers(0, 999))
@settings(max_examples=examples(25, 600))
def test_no_refusal_depends_on_what_the_viewer_cannot_know(moment: Moment, seed: int) -> None:
    case, state = moment.case, moment.state
    if state.actor == NATURE or state.get(TURN) == 0:
        return
    part = case.rules.seats * (2 if DEEP else 6)
    lines = [*[*all_lines(case.rules)][seed % part :: part], *subjects.of(case).nonsense]
    for viewer in range(1, case.rules.seats + 1):
        other = state.imagine(place(viewer), Rng(seed))
        assert refusals(case, state, viewer, lines) == refusals(case, other, viewer, lines)
