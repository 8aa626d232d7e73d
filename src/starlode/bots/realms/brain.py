"""What the bots know of Star Realms."""

from typing import Any

from starlode.bots.brain import Brain, Shown
from starlode.bots.levels import Level
from starlode.bots.realms.glimpse import Glimpses
from starlode.bots.realms.greedy import GreedyRealms
from starlode.bots.realms.knowledge import realms_policy, simple_habits
from starlode.bots.realms.reasons import RealmsReasons
from starlode.core.decision import Decision, Option
from starlode.core.rules import Rules
from starlode.realms.engine.policy import RealmsPolicy
from starlode.realms.engine.state import State
from starlode.realms.engine.table import DEPTH
from starlode.realms.rules import RealmsRules

# In a duel learned habits are worth more than looking further; where more people play there is more to look at.
DUEL_VISITS = {"calm": 24, "keen": 60, "sharp": 30, "fierce": 200, "relentless": 6_000}
FORMAT_VISITS = {"calm": 24, "keen": 60, "sharp": 200, "fierce": 4_000, "relentless": 20_000}


class RealmsBrain(Brain):
    """Habits that were learned, and views only as far as a bot looks."""

    def greedy(self, rules: Rules[Any] | None = None) -> GreedyRealms:
        return GreedyRealms()

    def policy(self, rules: Rules[Any], is_taught: bool) -> RealmsPolicy:
        assert isinstance(rules, RealmsRules)
        return realms_policy(rules.cards, None if is_taught else simple_habits(rules.cards))

    def visits(self, level: Level, rules: Rules[Any]) -> int:
        return (DUEL_VISITS if rules.seats == 2 else FORMAT_VISITS)[level.name]

    def reasons(self, rules: Rules[Any]) -> RealmsReasons:
        return RealmsReasons()

    def shown(self, rules: Rules[Any]) -> Shown:
        assert isinstance(rules, RealmsRules)
        return QuickRealms(rules)


class QuickRealms:
    """Star Realms for bots: views as far as they look, decisions without the macros, which are for people."""

    def __init__(self, rules: RealmsRules) -> None:
        self.rules = rules
        self.view = Glimpses(rules).view
        self._options: dict[int, Option] = {}

    def decision(self, state: State) -> Decision:
        if state.get(DEPTH):
            return self.rules.decision(state)
        options = tuple([self._option(action) for action in state.legal()])
        return Decision(int(state.actor) + 1, "action", None, None, options)

    def _option(self, action: int) -> Option:
        option = self._options.get(action)
        if option is None:
            verb, details = self.rules.notation.verb_and_details(action)
            option = self._options[action] = Option(self.rules.write(action), verb, details)
        return option
