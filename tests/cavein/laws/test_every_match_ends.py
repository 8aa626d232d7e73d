"""Law: every match ends, for a reason that fits, and every turn ends by itself (Decisions 48, 59, 61, 90)."""

from collections import Counter

import pytest

from starlode.cavein.engine.codes import NATURE, OVER
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import DEPTH, LIVING, PASSES, ROUND, TRACK, TURN
from starlode.cavein.rules import CaveinRules
from starlode.core.engine.bits import kinds
from starlode.core.engine.rng import Rng
from tests.cavein.laws import walks
from tests.realms.laws.walks import seeds

MOST_IN_A_TURN = 150  # no real turn comes near
LIMIT = int(walks.ROUND_LIMIT)


def assert_ended_well(rules: CaveinRules, state: State) -> str:
    """The end of a match: its reason, after looking whether it fits."""
    outcome, returns = rules.outcome(state), state.returns()
    assert state.actor == OVER
    assert outcome is not None
    assert (list(state.legal()), state.get(DEPTH)) == ([], 0)
    assert abs(sum(returns)) < 1e-9
    living = [seat + 1 for seat in kinds(state.get(LIVING))]
    points = {seat: int(state.score(seat - 1)) for seat in living}
    assert outcome.winners == tuple(seat for seat in living if points[seat] == max(points.values()))
    assert all((returns[seat - 1] >= 0) == (seat in outcome.winners) for seat in range(1, rules.seats + 1))
    assert all((outcome.places[seat - 1] == 1) == (seat in outcome.winners) for seat in range(1, rules.seats + 1))
    collapsed = state.get(TRACK) >= state.tables.collapse
    match outcome.reason:
        case "collapse":
            assert collapsed
        case "stuck":
            assert not collapsed
            assert state.get(PASSES) >= 2 * len(living)
        case "round-limit":
            assert not collapsed
            assert state.get(ROUND) == LIMIT
        case "resigned":
            assert len(living) == 1
    assert state.get(ROUND) <= LIMIT
    return outcome.reason


@pytest.mark.parametrize("keep_hand", [False, True], ids=["plays on", "ends its turn at any time"])
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_every_playout_ends_for_a_reason_that_fits(case: walks.Case, keep_hand: bool) -> None:
    for seed in seeds(2, 30):
        rng = Rng(seed)
        state = case.start(rng)
        assert state.returns() == [0] * case.seats
        decisions = state.playout(rng, keep_hand)
        assert 0 < decisions < case.seats * LIMIT * MOST_IN_A_TURN
        assert assert_ended_well(case.rules, state) != "resigned"


@pytest.mark.parametrize("seed", seeds(2, 4))
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_every_match_ends_and_so_does_each_of_its_turns(case: walks.Case, seed: int) -> None:
    turn, actions = 0, 0
    turns: Counter[int] = Counter()
    last = None
    for state in walks.walk(case, seed):
        if state.get(TURN) != turn:
            turn, actions = int(state.get(TURN)), 0
            turns[int(state.actor)] += state.actor >= 0
        actions += state.actor != NATURE
        assert actions < MOST_IN_A_TURN
        assert (state.actor == OVER) == (case.rules.outcome(state) is not None)
        last = state
    assert last is not None
    assert_ended_well(case.rules, last)
    if case.begins == "deal":
        assert len({turns[seat] for seat in range(case.seats)}) == 1, "all have had the same number of turns"


@pytest.mark.parametrize("seed", seeds(3, 12))
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_a_match_in_which_players_give_up_ends_as_well(case: walks.Case, seed: int) -> None:
    """Somebody who gives up is never asked again; the last one left has won at once."""
    match, rng = walks.new_match(case, seed)
    total = case.rules.count_cards(match.state)
    gone: set[int] = set()
    while match.actor is not None:
        assert match.actor not in gone
        if rng.below(40) == 0:
            seat = 1 + int(rng.below(case.seats))
            if seat not in gone:
                match.resign(seat)
                gone.add(seat)
                continue
        walks.play_one(match, rng, case.player)
    assert case.rules.count_cards(match.state) == total
    reason = assert_ended_well(case.rules, match.state)
    assert (reason == "resigned") == (len(gone) == case.seats - 1)
    assert match.outcome is not None
    assert not gone & set(match.outcome.winners)


def test_every_end_is_met() -> None:
    """Nobody does anything for two rounds; or the rounds run out before the mine collapses."""
    rules = walks.rules_of(3)
    state = rules.new()
    state.sample(Rng(1))
    while state.actor != OVER:
        state.apply(list(state.legal())[-1])  # ending the turn
        state.sample(Rng(1))
    assert assert_ended_well(rules, state) == "stuck"
    assert state.get(ROUND) == 2
    short = CaveinRules({"seats": "4", "round-limit": "2"})
    state = short.new()
    state.playout(Rng(1))
    outcome = short.outcome(state)
    assert outcome is not None
    assert outcome.reason == "round-limit"
    assert state.get(TURN) == 8


def test_a_match_ends_even_if_everybody_only_raids_the_own_base() -> None:
    """Decision 90: nothing ever leaves the table, but the rounds are counted."""
    rules = walks.rules_of(2)
    state, rng = rules.new(), Rng(3)
    while state.actor != OVER:
        lines = {rules.write(action): action for action in state.legal()} if state.actor >= 0 else {}
        own = f"raid {state.actor + 1}"
        first = next((line for line in lines if line.startswith("use") or line == own), "end-turn")
        if state.actor == NATURE:
            state.sample(rng)
        else:
            state.apply(lines.get(own, lines.get(first, list(lines.values())[-1])))
    assert assert_ended_well(rules, state) in ("round-limit", "collapse")
    assert state.get(ROUND) > 2
