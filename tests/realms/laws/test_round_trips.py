"""Law: what is written is read back as what it was: actions, positions, views, records."""

import json

import pytest

from starlode import replay
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.view import View
from starlode.realms.engine import codes
from starlode.realms.engine.codes import NATURE
from starlode.realms.engine.state import State
from starlode.realms.rules import RealmsRules
from tests.realms.laws import walks


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
        if "damage" in details:
            assert line.endswith(f" damaged-{details.pop('damage')}")
        assert all(str(value) in line.split() for value in details.values())
        written[line] = action
    assert len({(line.split()[0], *line.split()[1:]) for line in written}) == len(written) > 800


def test_every_offered_action_is_read_as_itself() -> None:
    for case in [*walks.FEW_CASES, *walks.FEW_FORMATS]:
        for state in walks.walk(case, 3, case.brief):
            for action in state.legal():
                assert case.rules.read(state, case.rules.write(action)) == action


@pytest.mark.parametrize("seed", walks.seeds(1, 1))
@pytest.mark.parametrize("case", walks.EVERYTHING, ids=str)
def test_a_position_is_read_back_as_the_same_state_at_every_step(case: walks.Case, seed: int) -> None:
    for state in walks.walk(case, seed, case.brief):
        assert_position_returns(case.rules, state)


def assert_position_returns(rules: RealmsRules, state: State) -> None:
    position = rules.position(state)
    text = json.dumps(position)
    again = rules.from_position(json.loads(text))
    assert rules.position(again) == position
    assert walks.packed(again) == walks.packed(state)
    assert again.actor == state.actor
    assert list(again.legal()) == list(state.legal())
    if state.actor == NATURE:
        assert list(again.weights()) == list(state.weights())
        assert rules.stream(again) == rules.stream(state)
    assert rules.outcome(again) == rules.outcome(state)


@pytest.mark.parametrize("seed", walks.seeds(1, 1))
@pytest.mark.parametrize("case", walks.EVERYTHING, ids=str)
def test_a_view_is_read_back_as_the_same_view(case: walks.Case, seed: int) -> None:
    for number, state in enumerate(walks.walk(case, seed, case.brief)):
        if number % 7 == 0:
            for seat in case.viewers:
                view = case.rules.view(state, seat)
                again = View.from_json(json.loads(json.dumps(view.to_json())))
                assert again == View.from_json(json.loads(view.text)) == view
                assert (again.text, again.digest, again.seat) == (view.text, view.digest, seat)


@pytest.mark.parametrize("seed", walks.seeds(1, 1))
@pytest.mark.parametrize("case", walks.EVERYTHING, ids=str)
def test_a_record_tells_the_same_match_at_every_prefix(case: walks.Case, seed: int) -> None:
    match, rng = walks.new_match(case, seed)
    seen = [_seen(match)]
    while match.actor is not None and len(match.record.rows) < (case.brief or 10**6):
        walks.move_on(case, match, rng)
        seen.append(_seen(match))
    text = match.record.dump()
    record = Record.load(text)
    assert record == match.record
    assert record.dump() == text
    chosen = [*seen[:: max(1, len(seen) // (12 if case.format == "duel" else 5))], seen[-1]]
    for rows, position, events, outcome, table in chosen:
        again = replay(record, rows)
        assert (again.position(), again.events, again.outcome) == (position, match.events[:events], outcome)
        assert walks.packed(again.state) == table
        assert again.record.rows == record.rows[:rows]
    whole = replay(record)
    assert (whole.position(), whole.events, whole.outcome) == (match.position(), match.events, match.outcome)
    assert [whole.seen_by(seat) for seat in case.viewers] == [match.seen_by(seat) for seat in case.viewers]
    assert whole.record.dump() == text


def _seen(match: Match[State]) -> tuple[int, object, int, object, object]:
    return (
        len(match.record.rows), match.position(), len(match.events), match.outcome, walks.packed(match.state)
    )  # fmt: skip


def test_a_record_can_be_followed_row_by_row_through_nature_as_well() -> None:
    """Every prefix of the deal and the first turns, not only those where a seat is asked."""
    case = walks.FEW_CASES[0]
    match, rng = walks.new_match(case, 5)
    for _ in range(40):
        walks.play_one(match, rng, case.player)
    state = case.rules.new()
    for number, row in enumerate(match.record.rows):
        again = replay(match.record, number)
        assert walks.packed(again.state) == walks.packed(state)
        assert_position_returns(case.rules, again.state)
        who, line = row.split(" ", 1)
        assert who == ("*" if state.actor == NATURE else str(state.actor + 1))
        state.apply(case.rules.read(state, line))
    assert walks.packed(state) == walks.packed(match.state)
