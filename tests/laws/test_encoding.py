"""Law: actions and ids lead to each other exactly, and an observation tells what the view tells and no more."""

from typing import Any

import pytest
from hypothesis import given, settings

from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.rules import NATURE, OVER
from tests.depth import examples, seeds
from tests.laws import subjects
from tests.laws.walker import Case, Moment, looked_at, packed, place, walk

CASES = [case for case in subjects.CASES if subjects.of(case).is_encoded]
FEW = [case for case in subjects.FEW if subjects.of(case).is_encoded]
in_every_case = pytest.mark.parametrize("case", CASES, ids=str)
in_few_cases = pytest.mark.parametrize("case", FEW, ids=str)


def told_apart(case: Case, one: bytes, other: bytes) -> list[tuple[str, int, int]]:
    """The slots in which two observations differ, by name."""
    slots = case.rules.encoding.slots
    return [(slot, old, new) for slot, old, new in zip(slots, one, other, strict=True) if old != new]


@pytest.mark.parametrize("seed", seeds(2, 3))
@in_every_case
def test_every_legal_action_has_one_id_and_the_id_leads_back_to_it(case: Case, seed: int) -> None:
    encoding = case.rules.encoding
    for state in walk(case, seed):
        legal = [int(action) for action in state.legal()]
        ids = [int(state.id_of(action)) for action in legal]
        assert len(set(ids)) == len(ids)
        assert [int(state.action_of(number)) for number in ids] == legal
        mask = encoding.mask(state)
        assert len(mask) == encoding.num_actions
        if state.actor >= 0:
            assert [number for number, is_set in enumerate(mask) if is_set] == sorted(ids)
            assert set(mask) <= {0, 1}
            assert any(mask)
        else:
            assert not any(mask)
            assert all(encoding.num_actions <= number < encoding.num_ids for number in ids)


@pytest.mark.parametrize("seed", seeds(1, 2))
@in_every_case
def test_an_observation_follows_from_the_view_alone(case: Case, seed: int) -> None:
    """A state that was made from nothing but the view is observed alike, byte for byte."""
    rules, encoding, rng = case.rules, case.rules.encoding, Rng(seed)
    for number, state in enumerate(looked_at(case, seed)):
        for viewer in case.viewers:
            observed = encoding.observe(state, place(viewer))
            assert len(observed) == encoding.observation_size
            other = state.imagine(place(viewer), rng)
            assert told_apart(case, observed, encoding.observe(other, place(viewer))) == []
            if number % 12 == 0:
                other = rules.from_view(rules.view(state, place(viewer)), rng)
                assert told_apart(case, observed, encoding.observe(other, place(viewer))) == []


@given(moment=subjects.moments(200))
@settings(max_examples=examples(40, 1000))
def test_a_swapped_card_shows_in_no_observation_but_the_omniscient_one(moment: Moment) -> None:
    case, state = moment.case, moment.state
    if not subjects.of(case).is_encoded:
        return
    encoding = case.rules.encoding
    for viewer in case.viewers:
        everything = encoding.observe(state, place(viewer), omniscient=True)
        observed, mask = encoding.observe(state, place(viewer)), encoding.mask(state)
        for other in subjects.of(case).swapped(case, state, viewer):
            assert told_apart(case, observed, encoding.observe(other, place(viewer))) == []
            assert encoding.observe(other, place(viewer), omniscient=True) != everything
            if viewer is not None and state.actor == viewer - 1:
                assert encoding.mask(other) == mask


@in_few_cases
def test_every_slot_and_id_has_a_name_of_its_own(case: Case) -> None:
    encoding = case.rules.encoding
    assert len(set(encoding.slots)) == len(encoding.slots) == encoding.observation_size
    assert len(set(encoding.actions)) == len(encoding.actions) == encoding.num_ids
    assert encoding.version >= 1


def a_decision(case: Case) -> Any:
    return next(state for state in walk(case, 1) if state.actor >= 0)


@in_few_cases
def test_what_is_not_legal_is_refused(case: Case) -> None:
    state, encoding = a_decision(case), case.rules.encoding
    mask = encoding.mask(state)
    for number in range(-1, encoding.num_ids + 1):
        if 0 <= number < len(mask) and mask[number]:
            assert encoding.action_id(state, encoding.action_of(state, number)) == number
        else:
            with pytest.raises(IllegalAction):
                encoding.action_of(state, number)
    with pytest.raises(IllegalAction):
        encoding.action_id(state, 64 * 255)
    for seat in (-1, case.rules.seats):
        with pytest.raises(BadInput):
            encoding.observe(state, seat)


@in_few_cases
def test_no_number_does_harm(case: Case) -> None:
    """Every id means something to every state, legal or not, and whatever is no id means nothing."""
    encoding = case.rules.encoding
    for state in (case.rules.new(), a_decision(case), *looked_at(case, 4)):
        before = packed(state)
        for number in (*range(encoding.num_ids), -1, encoding.num_ids, 2**62, -(2**62)):
            action = state.action_of(number)
            assert (action >= 0) == (0 <= number < encoding.num_ids)
        assert packed(state) == before
        if state.actor == OVER or state.marked():
            break


def test_a_game_without_an_encoding_says_so() -> None:
    for subject in subjects.SUBJECTS.values():
        if not subject.is_encoded:
            with pytest.raises(BadInput, match=f"{subject} has no encoding"):
                _ = subject.few[0].rules.encoding


def test_all_who_can_be_asked_are_met() -> None:
    """The laws above say something about seats, about nature and about matches that are over."""
    met = {min(int(state.actor), 0) for case in CASES[:4] for state in walk(case, 1)}
    assert met == {0, NATURE, OVER}
