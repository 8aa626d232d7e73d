"""What the bots know of Cave-In; nothing yet that was learned by playing."""

from typing import Any

from starlode.bots.brain import Brain
from starlode.bots.cavein.greedy import GreedyCavein
from starlode.bots.cavein.knowledge import cavein_policy
from starlode.bots.cavein.reasons import CaveinReasons
from starlode.cavein.engine.policy import CaveinPolicy
from starlode.cavein.rules import CaveinRules
from starlode.core.rules import Rules


class CaveinBrain(Brain):
    """What mercenaries and artifacts are worth."""

    def greedy(self, rules: Rules[Any] | None = None) -> GreedyCavein:
        return GreedyCavein(rules)

    def policy(self, rules: Rules[Any], is_taught: bool) -> CaveinPolicy:
        assert isinstance(rules, CaveinRules)
        return cavein_policy(rules.box, rules.options)

    def reasons(self, rules: Rules[Any]) -> CaveinReasons:
        assert isinstance(rules, CaveinRules)
        return CaveinReasons(rules)
