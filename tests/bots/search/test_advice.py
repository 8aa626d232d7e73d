"""What a search makes of a network's word on a match of more than two seats: every side its own."""

import pytest

from starlode.bots.brain import policy_of
from starlode.bots.learned.engine.network import ONE
from starlode.bots.search.engine.advised import AdvisedSearch
from starlode.core.engine.packed import WHOLE
from starlode.core.engine.rng import Rng
from starlode.games import table_rules
from tests.bots.search.networks import saying
from tests.bots.search.positions import moments

SURE = 20 * ONE


@pytest.mark.parametrize(
    ("way", "seats", "worths", "gains"),
    [
        ("free-for-all", 3, [0, 0, 0], [WHOLE // 3] * 3),  # nobody is ahead: a fair share for each
        ("free-for-all", 3, [SURE, -SURE, -SURE], [WHOLE, 0, 0]),
        ("free-for-all", 3, [-SURE, SURE, -SURE], [0, WHOLE, 0]),
        ("hydra", 4, [SURE, SURE, -SURE, -SURE], [WHOLE, 0]),
        ("hydra", 4, [SURE, -SURE, -SURE, -SURE], [WHOLE // 2, 0]),  # a team on average
        ("raid", 3, [0, 0, 0], [WHOLE // 2] * 2),
    ],
)
def test_every_side_is_told_what_the_match_is_worth_to_it(
    way: str, seats: int, worths: list[int], gains: list[int]
) -> None:
    rules = table_rules("realms", way, seats, {})
    state = next(state for state in moments(rules, 3, 9) if state.actor == 0)
    encoding = rules.encoding
    network = saying(encoding.observation_size, encoding.num_actions, worths)
    search = AdvisedSearch(state, 0, policy_of(rules), Rng(1), network)
    search.think(1)
    # A worth is told from the place of whoever chooses, who is seat 1 at the root.
    assert list(search.gains)[: len(gains)] == gains
    search.think(20)
    assert search.visits() > 0
