"""What a search knows of each game."""

from functools import lru_cache
from typing import Any

from starlode.bots.cavein.knowledge import cavein_policy
from starlode.bots.realms.knowledge import realms_policy, simple_habits
from starlode.cavein.rules import CaveinRules
from starlode.core.engine.policy import Policy
from starlode.core.rules import Rules
from starlode.realms.rules import RealmsRules


@lru_cache(maxsize=16)
def policy_of(rules: Rules[Any], is_taught: bool = True) -> Policy:
    """The policy for a game with its options and components; Cave-In has nothing yet that was learned by playing."""
    if isinstance(rules, RealmsRules):
        return realms_policy(rules.cards, None if is_taught else simple_habits(rules.cards))
    assert isinstance(rules, CaveinRules)
    return cavein_policy(rules.box)
