"""Whatever is handed in, the answer is a working match or one clear line: no other exception, no hang."""

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starlode import replay
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.view import View
from starlode.realms.engine.codes import OVER
from starlode.realms.engine.state import State
from starlode.realms.rules import RealmsRules
from tests.core.careful import one_line
from tests.core.mutations import good_positions, good_records, mutated
from tests.realms.laws import walks
from tests.realms.laws.sanity import assert_derived_numbers_agree, assert_piles_agree, assert_seats_agree


def assert_works(rules: RealmsRules, state: State) -> None:
    """A state that was accepted is a table like any other, and its match can be played to the end."""
    total = rules.count_cards(state)
    match, rng = Match(rules, position=rules.position(state)), Rng(1)
    for number in range(20_000):
        assert (match.actor is None) == (match.outcome is not None)
        if match.actor is None:
            break
        if number < 12 or number % 64 == 0:
            assert_piles_agree(rules, match.state)
            assert_derived_numbers_agree(rules, match.state)
            assert_seats_agree(rules, match.state)
            assert rules.count_cards(match.state) == total
            assert walks.packed(rules.from_position(json.loads(json.dumps(match.position())))) == walks.packed(
                match.state
            )
            assert match.view(None).digest
        assert match.decision is not None
        assert match.decision.options
        walks.play_one(match, rng, "eager")
    assert match.state.actor == OVER, "the match does not end"
    assert rules.count_cards(match.state) == total


@cache
def trees() -> list[Any]:
    return [position for _, position in good_positions()]


@given(data=st.data())
@settings(max_examples=walks.examples(250, 5000))
def test_a_mutated_position_is_refused_in_one_line_or_works(data: st.DataObject) -> None:
    number, position = data.draw(mutated(trees))
    rules, _ = good_positions()[number]
    try:
        state = rules.from_position(position)
    except BadInput as refused:
        one_line(refused)
        return
    assert_works(rules, state)


@given(data=st.data())
@settings(max_examples=walks.examples(120, 1500))
def test_an_open_question_of_another_moment_is_refused_in_one_line_or_works(data: st.DataObject) -> None:
    """What is asked at one moment, written into another of the same format; and its numbers changed."""
    number = data.draw(st.integers(0, len(good_positions()) - 1))
    rules, position = good_positions()[number]
    asking = [other for played_by, other in good_positions() if played_by.seats == rules.seats and other["pending"]]
    pending = copy.deepcopy(data.draw(st.sampled_from(asking))["pending"])
    question = data.draw(st.sampled_from(pending))
    for field in data.draw(st.sets(st.sampled_from(sorted(question)))) - {"ask"}:
        if isinstance(question[field], int):
            question[field] = data.draw(st.integers(0, 8))
    try:
        state = rules.from_position({**position, "pending": pending})
    except BadInput as refused:
        one_line(refused)
        return
    assert_works(rules, state)


def test_only_a_team_with_one_turn_pays_together() -> None:
    rules = RealmsRules({"format": "emperor", "seats": "6"})
    state = rules.new()
    state.sample(Rng(1))
    asked: dict[str, Any] = {"ask": "payment", "seat": 5, "card": "blob-world", "number": 2, "promised": {"4": 3}}
    with pytest.raises(BadInput, match="only a team that has one turn"):
        rules.from_position({**rules.position(state), "pending": [asked]})


@cache
def good_views() -> list[Any]:
    views = []
    for number, (rules, position) in enumerate(good_positions()):
        seat = number % (rules.seats + 1)
        views.append(json.loads(rules.view(rules.from_position(position), seat or None).text))
    return views


@given(data=st.data())
@settings(max_examples=walks.examples(100, 2000))
def test_a_mutated_view_is_refused_in_one_line_or_works(data: st.DataObject) -> None:
    number, content = data.draw(mutated(good_views))
    rules, _ = good_positions()[number]
    try:
        state = rules.from_view(View.from_json(content), Rng(1))
    except BadInput as refused:
        one_line(refused)
        return
    assert_works(rules, state)


@given(data=st.data())
@settings(max_examples=walks.examples(150, 2500))
def test_a_mutated_record_is_refused_in_one_line_or_replays(data: st.DataObject) -> None:
    _, content = data.draw(mutated(good_records))
    try:
        match = replay(Record.load(json.dumps(content)))
    except BadInput as refused:
        one_line(refused)
        return
    assert match.record.rows == content["rows"]
    assert Record.load(match.record.dump()).rows == match.record.rows
    rules = match.rules
    assert isinstance(rules, RealmsRules)
    assert [match.view(seat).digest for seat in (*range(1, rules.seats + 1), None)]
    assert_piles_agree(rules, match.state)


@given(text=st.text(max_size=40), cut=st.integers(0, 400), put=st.text(max_size=3))
@settings(max_examples=walks.examples(100, 1000))
def test_a_text_that_is_no_record_is_refused_in_one_line(text: str, cut: int, put: str) -> None:
    whole = json.dumps(good_records()[0])
    for wrong in (text, whole[:cut], whole[:cut] + put + whole[cut:]):
        try:
            replay(Record.load(wrong))
        except BadInput as refused:
            one_line(refused)
