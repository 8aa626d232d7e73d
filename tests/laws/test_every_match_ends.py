"""Law: every match ends, for a reason that fits, and every turn ends by itself (Rulings A7, K15, K16)."""

from typing import Any

import pytest

from starlode.core.rng import Rng
from starlode.realms.codes import NATURE, OVER
from starlode.realms.rules import RealmsRules
from starlode.realms.state import State
from starlode.realms.table import AUTHORITY, CURRENT, DEPTH, TURN, WINNER
from tests.laws import walks

LIMIT = int(walks.TURN_LIMIT)
MOST_IN_A_TURN = 400  # no real turn comes near


def assert_ended_well(rules: RealmsRules, state: State) -> str:
    """The end of a match without resignations: its reason, after looking whether it fits."""
    outcome, returns = rules.outcome(state), state.returns()
    assert state.actor == OVER
    assert outcome is not None
    assert (list(state.legal()), state.get(DEPTH)) == ([], 0)
    assert sum(returns) == 0
    authority = [int(state.of(seat, AUTHORITY)) for seat in range(2)]
    if outcome.reason == "defeat":
        (winner,) = outcome.winners
        assert returns[winner - 1] == 1
        assert (authority[2 - winner], authority[winner - 1] > 0) == (0, True)
        assert state.get(TURN) <= 2 * LIMIT
        assert state.get(CURRENT) == winner - 1, "nobody loses in his own turn"
    else:
        assert (outcome.reason, outcome.winners, returns) == ("turn-limit", (), [0, 0])
        assert min(authority) > 0
        assert state.get(TURN) == 2 * LIMIT
    return outcome.reason


@pytest.mark.parametrize("keep_hand", [False, True], ids=["plays all cards", "ends its turn at any time"])
@pytest.mark.parametrize(
    "case", walks.ALL_CASES[::3], ids=lambda case: f"{case.discards}/{case.ally_check}/{case.sets}/{case.start}"
)
def test_every_playout_ends_for_a_reason_that_fits(case: walks.Case, keep_hand: bool) -> None:
    for seed in walks.seeds(6, 100):
        rng = Rng(seed)
        state = walks.start(case, rng)
        assert state.returns() == [0, 0]
        assert state.get(WINNER) == -1
        decisions = state.playout(rng, keep_hand)
        assert 0 < decisions < 2 * LIMIT * MOST_IN_A_TURN
        assert_ended_well(case.rules, state)


@pytest.mark.parametrize("seed", walks.seeds(3, 4))
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_every_match_ends_and_so_does_each_of_its_turns(case: walks.Case, seed: int) -> None:
    turn, actions = 0, 0
    last = None
    for state in walks.walk(case, seed):
        if state.get(TURN) != turn:
            turn, actions = int(state.get(TURN)), 0
        actions += state.actor != NATURE
        assert actions < MOST_IN_A_TURN
        assert (state.actor == OVER) == (case.rules.outcome(state) is not None)
        last = state
    assert last is not None
    assert_ended_well(case.rules, last)


def test_both_ends_are_met() -> None:
    case = walks.Case("immediate", "at-use", "1", "uniform", "deal")
    reasons = set()
    for seed in range(30):
        state = case.rules.new()
        state.playout(Rng(seed), keep_hand=seed % 2 == 0)
        reasons.add(assert_ended_well(case.rules, state))
    assert reasons == {"defeat", "turn-limit"}


def test_even_a_turn_with_every_card_of_the_box_in_the_deck_ends_by_itself() -> None:
    """The longest turn there is: whoever owns everything and never stops."""
    rules = walks.rules_of()
    own = {card.id: copies for card, copies in zip(rules.cards, rules.supply, strict=True) if card.id != "explorer"}
    bases = [card.id for card in rules.cards if card.is_base]
    for seed in walks.seeds(10, 60):
        hand = {card: own[card] for card in own if card not in bases and (seed + len(card)) % 3}
        position: dict[str, Any] = {
            "starlode-position": 1, "turn": 5, "current": 1, "explorers": 10,
            "seats": [
                {"hand": hand, "deck": {card: count for card, count in own.items() if card not in hand}},
                {"hand": {}, "authority": 10**6},
            ],
        }  # fmt: skip
        state, rng = rules.from_position(position), Rng(seed)
        steps = 0
        while state.actor != OVER and state.get(TURN) == 5:
            state.apply(walks.choose(state, rng, "busy"))
            steps += 1
            assert steps < 5000
        assert steps > 50
