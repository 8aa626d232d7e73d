"""Law: what is offered is what the format's table says, by a referee who has read nothing but the rulebook."""

import pytest

from starlode.realms.engine.codes import NATURE, OVER
from starlode.realms.engine.table import DEPTH
from tests.realms.laws import walks
from tests.realms.laws.referee import Referee

VERBS = {"attack": "attacks", "buy": "purchases", "pass": "passes", "hand-over": "hand_overs"}


@pytest.mark.parametrize("seed", walks.seeds(1, 1))
@pytest.mark.parametrize("case", walks.EVERYTHING, ids=str)
def test_attacks_purchases_passes_and_hand_overs_are_those_of_the_table(case: walks.Case, seed: int) -> None:
    rules = case.rules
    for state in walks.walk(case, seed, case.brief):
        if state.actor in (NATURE, OVER):
            continue
        referee = Referee(rules.view(state, None).to_json())
        lines = [rules.write(action) for action in state.legal()]
        if not state.get(DEPTH):
            for verb, expected in VERBS.items():
                offered = [line for line in lines if line.split()[0] == verb]
                assert sorted(offered) == sorted(set(getattr(referee, expected)()))
        elif rules.decision(state).asked == "destroy-base":
            assert sorted(set(lines) - {"decline"}) == sorted(set(referee.destroys()))
        elif rules.decision(state).asked == "target":
            assert sorted(lines) == sorted(referee.victims())
