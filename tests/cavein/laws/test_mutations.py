"""Whatever is handed in, the answer is a working match or one clear line: no other exception, no hang."""

import json
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from starlode.cavein.components import COLOURS, FACTIONS, HALVES
from starlode.cavein.engine.codes import OVER
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import DEPTH, ROUND
from starlode.cavein.engine.table import FACTIONS as FACTIONS_IN_PLAY
from starlode.cavein.rules import CaveinRules
from starlode.cavein.written.pending import QUESTIONS, STACKS
from starlode.core.engine import frames
from starlode.core.engine.bits import kinds
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.view import View
from starlode.games import replay
from tests.cavein.laws import walks
from tests.cavein.laws.sanity import assert_limits_hold, assert_piles_agree, assert_turn_agrees
from tests.cavein.table import BOX, a_player, a_table
from tests.core.careful import one_line
from tests.core.mutating import junk, mutated
from tests.realms.laws.walks import examples

SHORT = {"round-limit": "8", "seats": "3"}
RULES = [
    CaveinRules({**SHORT, "edition": "de2018"}),
    CaveinRules({**SHORT, "surplus-cards": "no", "empty-skills": "no", "robuster-one-colour": "no", "start": "2"}),
]
WORDS = [
    "driller", "sapling", "blue-1-plain", "brown-10-cavein", BOX.artifacts[0].id, *HALVES[:2], *HALVES[12:], *COLOURS,
    *FACTIONS, *STACKS, *QUESTIONS.values(), "brown less-1", "each-or-two", "starting", "collapse", "resigned",
]  # fmt: skip
WRONG = junk(WORDS)


@cache
def good_positions() -> list[Any]:
    """Positions of three seats with every kind of open question, and a few without any."""
    found: dict[str, Any] = {}
    for number in range(70):
        cases = [case for case in walks.ALL_CASES if case.seats == 3]
        case = cases[number * 7 % len(cases)]
        for state in walks.walk(case, number, 400):
            asked = [frames.what(state.frame_at(depth)) for depth in range(state.get(DEPTH))]
            name = f"{asked} {min(state.marked(), 1)} {state.get(DEPTH) == 0 and state.actor}"
            if name not in found and state.get(ROUND) < int(SHORT["round-limit"]):
                found[name] = json.loads(json.dumps(case.rules.position(state)))
    table = a_table(
        base=["scrabber"], hand=["driller"], artifacts=["twin-shaft-lift"], third=a_player(hand=["drollo"]),
        mine=["brown-1-plain", "blue-1-plain", "blue-1-red"], starting=True,
    )  # fmt: skip
    table.play("mine brown-1-plain", "pay driller")
    return [*found.values(), json.loads(json.dumps(table.match.position()))]


def assert_works(rules: CaveinRules, state: State) -> None:
    """A state that was accepted is a table like any other, and its match can be played to the end."""
    total = rules.count_cards(state)
    is_dealt = len(kinds(state.get(FACTIONS_IN_PLAY))) == 4
    match, rng = Match(rules, position=rules.position(state)), Rng(1)
    for number in range(5000):
        assert (match.actor is None) == (match.outcome is not None)
        if match.actor is None:
            break
        if number < 8 or number % 32 == 0:
            assert_piles_agree(rules, match.state)
            assert_limits_hold(match.state)
            assert not is_dealt or rules.count_cards(match.state) == total
            assert rules.from_position(json.loads(json.dumps(match.position()))).checksum() == match.state.checksum()
            assert match.view(None).digest
        assert match.decision is not None
        assert match.decision.options
        walks.play_one(match, rng, "eager")
    assert match.state.actor == OVER, "the match does not end"
    assert not is_dealt or rules.count_cards(match.state) == total


@given(data=st.data(), rules=st.sampled_from(RULES))
@settings(max_examples=examples(120, 5000))
def test_a_mutated_position_is_refused_in_one_line_or_works(data: st.DataObject, rules: CaveinRules) -> None:
    position = data.draw(mutated(good_positions, WRONG))
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
        for rules in RULES:
            try:
                state = rules.from_position(position)
            except BadInput:
                continue  # a deal, a skill or a payment of another edition
            views.append(json.loads(rules.view(state, (1, 2, 3, None)[number % 4]).text))
            break
    return views


@given(data=st.data(), rules=st.sampled_from(RULES))
@settings(max_examples=examples(60, 3000))
def test_a_mutated_view_is_refused_in_one_line_or_works(data: st.DataObject, rules: CaveinRules) -> None:
    content = data.draw(mutated(good_views, WRONG))
    try:
        state = rules.from_view(View.from_json(content), Rng(1))
    except BadInput as refused:
        one_line(refused)
        return
    assert_works(rules, state)


@cache
def good_records() -> list[Any]:
    """Matches with an undo and a resignation in them, from the deal and from positions."""
    records = []
    for case in walks.FEW_CASES[:6]:
        match, rng = walks.new_match(case, 2)
        for _ in range(25):
            walks.play_one(match, rng, case.player)
        if match.actor is not None:
            match.undo(match.actor, consent=True) if match.undo_takes(match.actor) else None
            match.resign(2)
        records.append(match.record)
    return [json.loads(record.dump()) for record in records]


@given(data=st.data())
@settings(max_examples=examples(40, 1500))
def test_a_mutated_record_is_refused_in_one_line_or_replays(data: st.DataObject) -> None:
    content = data.draw(mutated(good_records, WRONG))
    try:
        match = replay(Record.load(json.dumps(content)))
    except BadInput as refused:
        one_line(refused)
        return
    assert match.record.rows == content["rows"]
    assert Record.load(match.record.dump()).rows == match.record.rows
    assert match.view(None).digest


def test_positions_of_every_question_are_among_those_that_are_mutated() -> None:
    asked = {entry["ask"] for position in good_positions() for entry in position["pending"]}
    assert asked == set(QUESTIONS.values()) - {"begin-turn"}  # nothing is at rest before a turn begins
    assert len(good_views()) > 30
    for rules in RULES:
        assert_turn_agrees(rules.new())
