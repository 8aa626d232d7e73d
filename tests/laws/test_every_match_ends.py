"""Law: every match ends, for a reason that fits, every turn ends by itself, and nobody who left is asked again."""

import pytest

from starlode.core.engine.packed import TURN
from starlode.core.engine.rng import Rng
from starlode.core.record import Record
from starlode.core.rules import NATURE, OVER
from starlode.games import replay
from tests.depth import seeds
from tests.laws import subjects
from tests.laws.walker import Case, move_on, new_match, packed, start, walk


@pytest.mark.parametrize("keep_hand", [False, True], ids=["plays on", "ends its turn at any time"])
@subjects.in_every_case
def test_every_playout_ends_for_a_reason_that_fits(case: Case, keep_hand: bool) -> None:
    for seed in seeds(2, 30):
        rng = Rng(seed)
        state = start(case, rng)
        assert state.returns() == [0] * case.rules.seats
        decisions = state.playout(rng, keep_hand)
        assert decisions > 0
        outcome = case.rules.outcome(state)
        assert outcome is not None
        assert abs(sum(state.returns()[side[0] - 1] for side in outcome.sides)) < 1e-9
        subjects.of(case).assert_ended_well(case.rules, state)


@pytest.mark.parametrize("seed", seeds(2, 3))
@subjects.in_every_case
def test_every_match_ends_and_so_does_each_of_its_turns(case: Case, seed: int) -> None:
    subject = subjects.of(case)
    turn, choices, last = 0, 0, None
    for state in walk(case, seed):
        if state.get(TURN) != turn:
            turn, choices = int(state.get(TURN)), 0
        choices += state.actor != NATURE
        assert choices < subject.most_in_a_turn
        assert (state.actor == OVER) == (case.rules.outcome(state) is not None)
        assert state.actor == OVER or not any(state.returns())
        last = state
    assert last is not None
    assert list(last.legal()) == []
    subject.assert_ended_well(case.rules, last)


@pytest.mark.parametrize("seed", seeds(1, 4))
@subjects.in_every_case
def test_a_match_in_which_people_give_up_goes_on_ends_and_replays(case: Case, seed: int) -> None:
    """Whoever gives up is not asked again, unless his team plays on with him; the last side left has won at once."""
    subject = subjects.of(case)
    match, rng = new_match(case, seed)
    total = subject.count(case.rules, match.state)
    gone: set[int] = set()
    while match.actor is not None:
        if rng.below(20):
            move_on(case, match, rng)
            continue
        seat = 1 + int(rng.below(case.rules.seats))
        if seat in gone or not subject.is_in(match.state, seat - 1):
            continue
        match.resign(seat)
        gone.add(seat)
        subject.assert_sane(case.rules, match.state)
        assert subject.count(case.rules, match.state) == total
        again = case.rules.from_position(match.position())
        assert packed(again) == packed(match.state)
    assert match.outcome is not None
    if match.outcome.reason == "resigned" and gone:
        assert not gone >= set(match.outcome.winners)
    subject.assert_ended_well(case.rules, match.state)
    again = replay(Record.load(match.record.dump()))
    assert (again.events, again.outcome, again.record.rows) == (match.events, match.outcome, match.record.rows)
    assert packed(again.state) == packed(match.state)
