"""In a team a seat may be asked while a teammate acts."""

from dataclasses import replace
from typing import Any

from starlode.bots.levels import LEVELS
from starlode.bots.search.bot import SearchBot
from starlode.core.engine.packed import ACTOR
from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from starlode.realms.rules import RealmsRules
from tests.bots.search.positions import IS_COMPILED

QUICK = replace(LEVELS["sharp"], visits=8, has_own_visits=True, seconds=1000.0)


def test_a_teammate_answers_what_it_would_be_asked_after_a_hand_over() -> None:
    """As a server asks bots of a Hydra team whose person acts."""
    rules = RealmsRules({"format": "hydra", "seats": "4"})
    match: Match[Any] = Match(rules, seed=5)
    chance = Rng(3)
    asked = 0
    for _step in range(120 if IS_COMPILED else 25):
        decision = match.decision
        assert decision is not None
        for seat in range(1, 5):
            other = match.decision_of(seat)
            if other is not None and seat != decision.seat:
                bot = SearchBot(QUICK, seat)
                assert bot.choose(match.view(seat), other) in other.actions
                assert bot._search is None or int(bot._search.state.get(ACTOR)) == seat - 1
                asked += 1
        match.play(decision.actions[int(chance.below(len(decision.actions)))], seat=decision.seat)
    assert asked
