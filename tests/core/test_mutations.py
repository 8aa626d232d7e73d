"""Whatever is handed in, the answer is a working match or one clear line: no other exception, no hang."""

import json
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from starlode import replay
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.rng import Rng
from starlode.core.view import View
from starlode.realms.codes import OVER
from starlode.realms.rules import RealmsRules
from starlode.realms.state import State
from tests.core.careful import one_line
from tests.core.mutations import good_positions, good_records, mutated
from tests.laws import walks
from tests.laws.sanity import assert_derived_numbers_agree, assert_piles_agree

SHORT = {"turn-limit": "12"}  # the walks' positions are of turn 9 and later
RULES = [RealmsRules(SHORT), RealmsRules({**SHORT, "discards": "next-turn", "ally-check": "unlocked", "sets": "2"})]


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
            assert rules.count_cards(match.state) == total
            assert rules.from_position(json.loads(json.dumps(match.position()))).checksum() == match.state.checksum()
            assert match.view(None).digest
        assert match.decision is not None
        assert match.decision.options
        walks.play_one(match, rng, "eager")
    assert match.state.actor == OVER, "the match does not end"
    assert rules.count_cards(match.state) == total


@given(data=st.data(), rules=st.sampled_from(RULES))
@settings(max_examples=walks.examples(150, 2500))
def test_a_mutated_position_is_refused_in_one_line_or_works(data: st.DataObject, rules: RealmsRules) -> None:
    position = data.draw(mutated(good_positions))
    try:
        state = rules.from_position(position)
    except BadInput as refused:
        one_line(refused)
        return
    assert_works(rules, state)


@cache
def good_views() -> list[Any]:
    views = []
    for number, position in enumerate(good_positions()):
        rules = RULES[1]
        state = rules.from_position(position)
        views.append(json.loads(rules.view(state, (1, 2, None)[number % 3]).text))
    return views


@given(data=st.data())
@settings(max_examples=walks.examples(60, 1200))
def test_a_mutated_view_is_refused_in_one_line_or_works(data: st.DataObject) -> None:
    content = data.draw(mutated(good_views))
    try:
        state = RULES[1].from_view(View.from_json(content), Rng(1))
    except BadInput as refused:
        one_line(refused)
        return
    assert_works(RULES[1], state)


@given(data=st.data())
@settings(max_examples=walks.examples(150, 2500))
def test_a_mutated_record_is_refused_in_one_line_or_replays(data: st.DataObject) -> None:
    content = data.draw(mutated(good_records))
    try:
        match = replay(Record.load(json.dumps(content)))
    except BadInput as refused:
        one_line(refused)
        return
    assert match.record.rows == content["rows"]
    assert Record.load(match.record.dump()).rows == match.record.rows
    assert [match.view(seat).digest for seat in (1, 2, None)]
    assert_piles_agree(RULES[0], match.state)


@given(text=st.text(max_size=40), cut=st.integers(0, 400), put=st.text(max_size=3))
@settings(max_examples=walks.examples(100, 1000))
def test_a_text_that_is_no_record_is_refused_in_one_line(text: str, cut: int, put: str) -> None:
    whole = json.dumps(good_records()[0])
    for wrong in (text, whole[:cut], whole[:cut] + put + whole[cut:]):
        try:
            replay(Record.load(wrong))
        except BadInput as refused:
            one_line(refused)
