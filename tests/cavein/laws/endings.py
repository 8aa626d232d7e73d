"""How a match of Cave-In ends, and what must fit (CI-191, CI-194)."""

from starlode.cavein.engine.codes import OVER
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import DEPTH, LIVING, PASSES, ROUND, TRACK
from starlode.cavein.rules import CaveinRules
from starlode.core.engine.bits import kinds
from tests.cavein.laws import walks

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
