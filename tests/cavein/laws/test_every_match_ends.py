"""Every end of a match is met, and all have as many turns (CI-187, CI-193)."""

from collections import Counter

import pytest

from starlode.cavein.engine.codes import NATURE, OVER
from starlode.cavein.engine.table import ROUND, TURN
from starlode.cavein.rules import CaveinRules
from starlode.core.engine.rng import Rng
from tests.cavein.laws import walks
from tests.cavein.laws.endings import assert_ended_well
from tests.cavein.laws.sanity import assert_refilled


@pytest.mark.parametrize("case", [case for case in walks.FEW_CASES if case.begins == "deal"], ids=str)
def test_all_have_had_as_many_turns_and_found_docks_and_mine_refilled(case: walks.Case) -> None:
    turn = 0
    turns: Counter[int] = Counter()
    for state in walks.walk(case, 1):
        if state.get(TURN) != turn:
            turn = int(state.get(TURN))
            turns[int(state.actor)] += state.actor >= 0
            if state.actor >= 0:
                assert_refilled(state)
    assert len({turns[seat] for seat in range(case.seats)}) == 1


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
    """CI-194: nothing ever leaves the table, but the rounds are counted."""
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
