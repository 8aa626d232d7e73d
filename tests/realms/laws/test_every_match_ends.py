"""Law: every match ends, for a reason that fits, and every turn ends by itself (Rulings A7, K15, K16)."""

from typing import Any

import pytest

from starlode.core.engine.rng import Rng
from starlode.core.rules import Outcome
from starlode.realms.engine.codes import NATURE, OVER
from starlode.realms.engine.state import State
from starlode.realms.engine.table import AUTHORITY, CURRENT, DEPTH, TURN, WINNER
from starlode.realms.rules import RealmsRules
from tests.realms.laws import walks

LIMIT = int(walks.TURN_LIMIT)
MOST_IN_A_TURN = 400  # no real turn comes near


def assert_ended_well(rules: RealmsRules, state: State) -> str:
    """The end of a match: its reason, after looking whether it fits."""
    outcome = rules.outcome(state)
    assert state.actor == OVER
    assert outcome is not None
    assert (list(state.legal()), state.get(DEPTH)) == ([], 0)
    is_alive = [_is_alive(rules, state, side) for side in outcome.sides]
    rounds = len(outcome.sides) if rules.options["format"] == "hydra" else rules.seats
    assert state.get(TURN) <= rounds * LIMIT
    if outcome.winners:
        assert outcome.winners in outcome.sides
        assert is_alive == [side == outcome.winners for side in outcome.sides] or outcome.reason == "resigned"
        if outcome.reason == "defeat":
            assert state.get(CURRENT) + 1 in outcome.winners, "nobody loses in his own turn"
    else:
        assert outcome.reason == "turn-limit"
        assert sum(is_alive) > 1
        # Without anybody in it a seat has no turn.
        assert state.get(TURN) == rounds * LIMIT
    _assert_returns(outcome, is_alive, state.returns())
    _assert_places(rules, state, outcome)
    return outcome.reason


def _is_alive(rules: RealmsRules, state: State, side: tuple[int, ...]) -> bool:
    """Whether a side plays on: its emperor, its team's score, or anybody of it has authority left."""
    if rules.options["format"] == "hydra":
        side = side[:1]
    elif rules.options["format"] == "emperor":
        side = side[1:2]
    return any(state.of(seat - 1, AUTHORITY) > 0 for seat in side)


def _assert_returns(outcome: Outcome, is_alive: list[bool], returns: list[float]) -> None:
    """Zero-sum between the sides, whatever their size; seats of a side have the same, and losers lose alike."""
    by_side = [{returns[seat - 1] for seat in side} for side in outcome.sides]
    assert all(len(values) == 1 for values in by_side)
    values = [value for (value,) in by_side]
    assert abs(sum(values)) < 1e-9
    won = [
        side == outcome.winners if outcome.winners else alive
        for side, alive in zip(outcome.sides, is_alive, strict=True)
    ]
    assert {value for value, has_won in zip(values, won, strict=True) if not has_won} <= {-1 / (len(values) - 1)}
    assert len({value for value, has_won in zip(values, won, strict=True) if has_won}) == 1
    if outcome.winners:
        assert max(values) == pytest.approx(1)


def _assert_places(rules: RealmsRules, state: State, outcome: Outcome) -> None:
    """Ruling G15: by order of elimination where everybody plays alone, otherwise of sides."""
    if rules.options["format"] in ("free-for-all", "hunter"):
        alive = [place for place in outcome.places if place == 1]
        assert sorted(outcome.places) == [1] * len(alive) + list(range(len(alive) + 1, rules.seats + 1))
    else:
        worse = 2 if outcome.winners else 1
        assert list(outcome.places) == [1 if seat in outcome.winners else worse for seat in range(1, rules.seats + 1)]


@pytest.mark.parametrize("keep_hand", [False, True], ids=["plays all cards", "ends its turn at any time"])
@pytest.mark.parametrize(
    "case", walks.ALL_CASES[::3], ids=lambda case: f"{case.discards}/{case.ally_check}/{case.sets}/{case.start}"
)
def test_every_playout_ends_for_a_reason_that_fits(case: walks.Case, keep_hand: bool) -> None:
    for seed in walks.seeds(6, 100):
        rng = Rng(seed)
        state = walks.start(case, rng)
        assert state.returns() == [0] * state.seats
        assert state.get(WINNER) == -1
        decisions = state.playout(rng, keep_hand)
        assert 0 < decisions < 2 * LIMIT * MOST_IN_A_TURN
        assert_ended_well(case.rules, state)


@pytest.mark.parametrize("keep_hand", [False, True], ids=["plays all cards", "ends its turn at any time"])
@pytest.mark.parametrize(("name", "seats"), walks.SETTINGS)
def test_every_playout_of_every_format_ends_for_a_reason_that_fits(name: str, seats: int, keep_hand: bool) -> None:
    for number, case in enumerate(walks.FORMAT_CASES[name, seats][walks.TODAY % 12 :: 12 if not walks.DEEP else 2]):
        rng = Rng(walks.TODAY * 100 + number)
        state = walks.start(case, rng)
        decisions = state.playout(rng, keep_hand)
        assert 0 < decisions < seats * LIMIT * MOST_IN_A_TURN
        assert_ended_well(case.rules, state)


@pytest.mark.parametrize("seed", walks.seeds(2, 4))
@pytest.mark.parametrize("case", walks.EVERYTHING, ids=str)
def test_every_match_ends_and_so_does_each_of_its_turns(case: walks.Case, seed: int) -> None:
    turn, actions = 0, 0
    last = None
    for state in walks.walk(case, seed):
        if state.get(TURN) != turn:
            turn, actions = int(state.get(TURN)), 0
        actions += state.actor != NATURE
        assert actions < MOST_IN_A_TURN
        assert (state.actor == OVER) == (case.rules.outcome(state) is not None)
        assert state.actor == OVER or not any(state.returns())
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
