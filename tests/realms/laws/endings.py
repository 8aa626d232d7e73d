"""How a match of Star Realms ends, and what must fit (SR-330, SR-334)."""

import pytest

from starlode.core.rules import Outcome
from starlode.realms.engine.codes import OVER
from starlode.realms.engine.state import State
from starlode.realms.engine.table import AUTHORITY, CURRENT, DEPTH, TURN
from starlode.realms.rules import RealmsRules
from tests.realms.laws import walks

LIMIT = int(walks.TURN_LIMIT)


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
    """SR-M59: by order of elimination where everybody plays alone, otherwise of sides."""
    if rules.options["format"] in ("free-for-all", "hunter"):
        alive = [place for place in outcome.places if place == 1]
        assert sorted(outcome.places) == [1] * len(alive) + list(range(len(alive) + 1, rules.seats + 1))
    else:
        worse = 2 if outcome.winners else 1
        assert list(outcome.places) == [1 if seat in outcome.winners else worse for seat in range(1, rules.seats + 1)]
