"""Law: what is written is read back as what it was: actions, positions, views, records."""

import json

import pytest

from starlode.cavein.engine import codes
from starlode.cavein.engine.codes import NATURE
from starlode.cavein.engine.state import State
from starlode.cavein.rules import CaveinRules
from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.view import View
from starlode.games import replay
from tests.cavein.laws import walks
from tests.cavein.table import a_table
from tests.realms.laws.walks import seeds


def test_every_action_has_a_line_of_its_own() -> None:
    rules = walks.rules_of()
    written: dict[str, int] = {}
    for action in range(64 * codes.ACTION_KINDS):
        try:
            line = rules.write(action)
        except KeyError:
            continue  # a number that is no action
        assert line not in written
        assert line == " ".join(line.split())
        assert rules.notation.meanings(line) == [action]
        verb, details = rules.notation.verb_and_details(action)
        assert line.startswith(verb)
        assert all(str(value) in line.replace("-", " ").split() or str(value) in line for value in details.values())
        written[line] = action
    assert len(written) > 4000


def test_every_offered_action_is_read_as_itself() -> None:
    for case in walks.FEW_CASES:
        for state in walks.walk(case, 3):
            for action in state.legal():
                assert case.rules.read(state, case.rules.write(action)) == action


@pytest.mark.parametrize("seed", seeds(1, 2))
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_a_position_is_read_back_as_the_same_state(case: walks.Case, seed: int) -> None:
    """In the deal at every step, later at every other one, so that every question comes by."""
    for number, state in enumerate(walks.walk(case, seed)):
        if number < 50 or (number + seed) % (1 if walks.DEEP else 3) == 0 or state.marked() or state.actor < 0:
            assert_position_returns(case.rules, state)


def assert_position_returns(rules: CaveinRules, state: State) -> None:
    position = rules.position(state)
    text = json.dumps(position)
    again = rules.from_position(json.loads(text))
    assert rules.position(again) == position
    assert again.checksum() == state.checksum()
    assert again.actor == state.actor
    assert list(again.legal()) == list(state.legal())


def test_a_hand_that_was_dyed_and_is_no_more_is_a_hand_like_any_other() -> None:
    """The last dyed card has paid: nothing is left to write down about dyes."""
    table = a_table(hand=["robuster", "driller", "driller"], mine=["blue-1-plain"])
    table.play("use robuster", "colour blue", "dye driller", "done", "mine blue-1-plain", "pay driller dyed-blue")
    assert table.position["dyed"] == {}
    assert isinstance(table.match.rules, CaveinRules)
    assert_position_returns(table.match.rules, table.match.state)


@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_a_view_is_read_back_as_a_state_that_has_it(case: walks.Case) -> None:
    rng = Rng(5)
    for number, state in enumerate(walks.walk(case, 7)):
        if number % (3 if walks.DEEP else 9) == 0:
            for viewer in case.viewers:
                view = View.from_json(json.loads(case.rules.view(state, viewer).text))
                made = case.rules.from_view(view, rng)
                assert case.rules.view(made, viewer).text == view.text
                assert made.actor == state.actor


@pytest.mark.parametrize("seed", seeds(1, 2))
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_a_record_tells_the_same_match_at_every_prefix(case: walks.Case, seed: int) -> None:
    """Undone actions and a resignation are in it as well."""
    match, rng = walks.new_match(case, seed)
    seen = [_seen(match)]
    while match.actor is not None:
        if len(seen) > 20 and rng.below(30) == 0 and match.undo_takes(match.actor):
            match.undo(match.actor, consent=True)
        elif len(seen) == 60 and case.seats > 2:
            match.resign(1 + int(rng.below(case.seats)))
        else:
            walks.play_one(match, rng, case.player)
        seen.append(_seen(match))
    text = match.record.dump()
    record = Record.load(text)
    assert record == match.record
    assert record.dump() == text
    chosen = [*seen[:: max(1, len(seen) // 6)], seen[-1]]
    for rows, position, events, outcome, checksum in chosen:
        again = replay(record, rows)
        assert (again.position(), again.events, again.outcome) == (position, match.events[:events], outcome)
        assert again.state.checksum() == checksum
        assert again.record.rows == record.rows[:rows]
    whole = replay(record)
    assert (whole.position(), whole.events, whole.outcome) == (match.position(), match.events, match.outcome)
    assert [whole.seen_by(seat) for seat in case.viewers] == [match.seen_by(seat) for seat in case.viewers]
    assert whole.record.dump() == text


def _seen(match: Match[State]) -> tuple[int, object, int, object, int]:
    return (
        len(match.record.rows), match.position(), len(match.events), match.outcome, match.state.checksum()
    )  # fmt: skip


def test_a_record_can_be_followed_row_by_row_through_nature_as_well() -> None:
    """Every prefix of the deal and the first turns, not only those where a seat is asked."""
    case = walks.FEW_CASES[0]
    match, rng = walks.new_match(case, 5)
    for _ in range(25):
        walks.play_one(match, rng, case.player)
    state = case.rules.new()
    for number, row in enumerate(match.record.rows):
        again = replay(match.record, number)
        assert again.state.checksum() == state.checksum()
        assert_position_returns(case.rules, again.state)
        who, line = row.split(" ", 1)
        assert who == ("*" if state.actor == NATURE else str(state.actor + 1))
        state.apply(case.rules.read(state, line))
    assert state.checksum() == match.state.checksum()


# Undo


@pytest.mark.parametrize("seed", seeds(1, 4))
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_an_undone_action_has_not_happened(case: walks.Case, seed: int) -> None:
    """State, views and chance are as they were, and the same line leads to the same again."""
    match, rng = walks.new_match(case, seed)
    undone = 0
    while match.actor is not None and undone < 12:
        seat, before = match.actor, _whole(match)
        walks.play_one(match, rng, case.player)
        line = next(row for row in reversed(match.record.rows) if not row.startswith("*")).split(" ", 1)[1]
        if match.outcome is not None or (undone > 2 and rng.below(12)):  # the first few always: a match may be short
            continue
        after = _whole(match)
        free = match.record.rows[-1] == f"{seat} {line}"
        assert match.undo_takes(seat) == ("free" if free else "consent")
        match.undo(seat, consent=not free)
        assert _whole(match) == before
        match.play(line)
        assert _whole(match) == after
        undone += 1
    assert undone > 2


def _whole(match: Match[State]) -> tuple[object, ...]:
    views = [match.view(seat).text for seat in (*range(1, match.rules.seats + 1), None)]
    return match.position(), match.state.checksum(), match.decision, views
