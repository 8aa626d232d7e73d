"""What the bots know of Cave-In; nothing yet that was learned by playing."""

from typing import Any

from starlode.bots.brain import Brain
from starlode.bots.cavein.greedy import GreedyCavein
from starlode.bots.cavein.knowledge import cavein_policy
from starlode.bots.cavein.reasons import CaveinReasons
from starlode.bots.cavein.worth import LEVELS
from starlode.bots.novice import Novice
from starlode.cavein.engine.policy import CaveinPolicy
from starlode.cavein.rules import CaveinRules
from starlode.core.decision import Option
from starlode.core.rules import Rules

# What a novice thinks of, one after the other, and which answers part with a card.
NOVICE_VERBS = ("mine", "collect", "raid", "recruit", "use", "end-turn")
NOVICE_GIVES = ("pay", "dye")


class CaveinBrain(Brain):
    """What mercenaries and artifacts are worth."""

    def greedy(self, rules: Rules[Any] | None = None) -> GreedyCavein:
        return GreedyCavein(rules)

    def novice(self) -> Novice:
        return Novice(NOVICE_VERBS, NOVICE_GIVES, _price)

    def policy(self, rules: Rules[Any], is_taught: bool) -> CaveinPolicy:
        assert isinstance(rules, CaveinRules)
        return cavein_policy(rules.box, rules.options)

    def reasons(self, rules: Rules[Any]) -> CaveinReasons:
        assert isinstance(rules, CaveinRules)
        return CaveinReasons(rules)


def _price(option: Option) -> float:
    """What is asked for a crystal or an artifact, or what it brings; the level of a mercenary."""
    details = option.details
    if "card" in details:
        return float(LEVELS.get(str(details["card"]), 1))
    return float(str(details.get("price", details.get("points", 0))))
