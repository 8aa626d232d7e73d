"""What a search knows of each game."""

from functools import lru_cache
from typing import Any

from starlode.bots.search.cavein_knowledge import cavein_policy
from starlode.bots.search.policy import Policy
from starlode.bots.search.realms_knowledge import realms_policy
from starlode.cavein.rules import CaveRules
from starlode.core.rules import Rules
from starlode.realms.rules import RealmsRules


@lru_cache(maxsize=8)
def policy_of(rules: Rules[Any]) -> Policy:
    """The policy for a game with its options and components."""
    if isinstance(rules, RealmsRules):
        return realms_policy(rules.cards)
    assert isinstance(rules, CaveRules)
    return cavein_policy(rules.box)
