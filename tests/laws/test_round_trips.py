"""Law: what is written is read back as what it was: actions, positions, views, records; and undone is undone."""

import json
from typing import Any

import pytest

from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.rules import NATURE, Rules
from starlode.core.view import View
from starlode.games import replay
from tests.depth import DEEP, seeds
from tests.laws import subjects
from tests.laws.subject import Subject
from tests.laws.walker import Case, all_lines, looked_at, move_on, new_match, packed, place


@subjects.of_every_game
def test_every_action_has_a_line_of_its_own(subject: Subject) -> None:
    for case in subject.few:
        rules: Any = case.rules
        for line, action in all_lines(rules).items():
            assert line == " ".join(line.split())
            assert rules.notation.meanings(line) == [action]
            verb, details = rules.notation.verb_and_details(action)
            assert line.split(" ")[0] == verb
            words = {*line.split(" "), *line.replace("-", " ").split(" ")}
            assert all(str(value) in words or str(value) in line for value in details.values())


@pytest.mark.parametrize("seed", seeds(1, 1))
@subjects.in_every_case
def test_positions_and_offered_actions_are_read_back_as_they_were(case: Case, seed: int) -> None:
    for state in looked_at(case, seed):
        assert_position_returns(case.rules, state)
        for action in state.legal():
            assert case.rules.read(state, case.rules.write(action)) == action


def assert_position_returns(rules: Rules[Any], state: Any) -> None:
    position = rules.position(state)
    again = rules.from_position(json.loads(json.dumps(position)))
    assert rules.position(again) == position
    assert packed(again) == packed(state)
    assert again == state
    assert again.actor == state.actor
    assert list(again.legal()) == list(state.legal())
    if state.actor == NATURE:
        assert list(again.weights()) == list(state.weights())
        assert rules.stream(again) == rules.stream(state)
    assert rules.outcome(again) == rules.outcome(state)


@subjects.in_every_case
def test_a_view_is_read_back_as_itself_and_as_a_state_that_has_it(case: Case) -> None:
    rng, rules = Rng(5), case.rules
    for number, state in enumerate(looked_at(case, 7)):
        if number % (3 if DEEP else 9) == 0:
            for viewer in case.viewers:
                view = rules.view(state, place(viewer))
                again = View.from_json(json.loads(json.dumps(view.to_json())))
                assert again == View.from_json(json.loads(view.text)) == view
                assert (again.text, again.digest, again.seat) == (view.text, view.digest, viewer)
                made = rules.from_view(again, rng)
                assert rules.view(made, place(viewer)).text == view.text
                assert made.actor == state.actor


@pytest.mark.parametrize("seed", seeds(1, 1))
@subjects.in_every_case
def test_a_record_tells_the_same_match_at_every_prefix(case: Case, seed: int) -> None:
    """Undone actions and resignations are in it as well."""
    match, rng = new_match(case, seed)
    seen = [_seen(match)]
    while match.actor is not None and len(match.record.rows) < (case.brief or 10**6):
        if len(seen) > 20 and rng.below(30) == 0 and match.undo_takes(match.actor):
            match.undo(match.actor, consent=True)
        elif len(seen) == 60 and case.rules.seats > 2:
            match.resign(match.actor)
        else:
            move_on(case, match, rng)
        seen.append(_seen(match))
    text = match.record.dump()
    record = Record.load(text)
    assert record == match.record
    assert record.dump() == text
    for rows, position, events, outcome, table in [*seen[:: max(1, len(seen) // 6)], seen[-1]]:
        again = replay(record, rows)
        assert (again.position(), again.events, again.outcome) == (position, match.events[:events], outcome)
        assert packed(again.state) == table
        assert again.record.rows == record.rows[:rows]
    whole = replay(record)
    assert (whole.position(), whole.events, whole.outcome) == (match.position(), match.events, match.outcome)
    assert [whole.seen_by(seat) for seat in case.viewers] == [match.seen_by(seat) for seat in case.viewers]
    assert whole.record.dump() == text


def _seen(match: Match[Any]) -> tuple[int, object, int, object, object]:
    return len(match.record.rows), match.position(), len(match.events), match.outcome, packed(match.state)


@subjects.of_every_game
def test_a_record_can_be_followed_row_by_row_through_nature_as_well(subject: Subject) -> None:
    """Every prefix of the deal and the first turns, not only those where a seat is asked."""
    case = subject.few[0]
    match, rng = new_match(case, 5)
    for _ in range(30):
        move_on(case, match, rng)
    state = case.rules.new()
    for number, row in enumerate(match.record.rows):
        again = replay(match.record, number)
        assert packed(again.state) == packed(state)
        assert_position_returns(case.rules, again.state)
        who, line = row.split(" ", 1)
        assert who == ("*" if state.actor == NATURE else str(state.actor + 1))
        state.apply(case.rules.read(state, line))
    assert packed(state) == packed(match.state)


@pytest.mark.parametrize("seed", seeds(1, 4))
@subjects.in_every_case
def test_an_undone_action_has_not_happened(case: Case, seed: int) -> None:
    """State, views and chance are as they were, and the same line leads to the same again."""
    match, rng = new_match(case, seed)
    undone = 0
    while match.actor is not None and undone < 12:
        seat, before, rows = match.actor, _whole(match), len(match.record.rows)
        line = match.rules.write(case.choose(match.state, rng))
        match.play(line)
        if match.outcome is not None or (undone > 2 and rng.below(12)):  # the first few always: a match may be short
            continue
        after = _whole(match)
        takes = match.undo_takes(seat)
        assert takes == "consent" or len(match.record.rows) == rows + 1
        match.undo(seat, consent=takes == "consent")
        assert _whole(match) == before
        match.play(line)
        assert _whole(match) == after
        undone += 1
    assert undone > 2


def _whole(match: Match[Any]) -> tuple[object, ...]:
    views = [match.view(seat).text for seat in (*range(1, match.rules.seats + 1), None)]
    return match.position(), packed(match.state), match.decision, views
