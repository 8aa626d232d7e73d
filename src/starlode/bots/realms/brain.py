"""What the bots know of Star Realms."""

from typing import Any

from starlode.bots.brain import Brain, Shown
from starlode.bots.levels import Fits, Level
from starlode.bots.novice import Novice
from starlode.bots.realms.glimpse import Glimpses
from starlode.bots.realms.greedy import GreedyRealms
from starlode.bots.realms.knowledge import realms_policy, simple_habits
from starlode.bots.realms.reasons import RealmsReasons
from starlode.bots.realms.seeing import card_of
from starlode.core.decision import Decision, Option
from starlode.core.rules import Rules
from starlode.realms.engine.policy import RealmsPolicy
from starlode.realms.engine.state import State
from starlode.realms.engine.table import DEPTH
from starlode.realms.rules import RealmsRules

# In a duel what was learned is worth more than looking further, so there `fierce` is advised, and overlooks a little;
# where more people play there is more to look at.
DUEL: Fits = {
    "calm": {"overlooks": 0.0},
    "keen": {"visits": 20, "overlooks": 0.08, "hurries": 0.0},
    "sharp": {"visits": 150, "overlooks": 0.0},
    "fierce": {"visits": 200, "overlooks": 0.06, "is_advised": True},
    "relentless": {"visits": 6_000},
    "keen-1": {"visits": 60},
    "sharp-1": {"visits": 30},
    "fierce-1": {"visits": 200},
    "relentless-1": {"visits": 6_000},
}
FORMATS: Fits = {
    "calm": {"overlooks": 0.0},
    "keen": {"visits": 20, "overlooks": 0.08, "hurries": 0.0},
    "sharp": {"visits": 200, "overlooks": 0.0},
    "fierce": {"visits": 4_000},
    "relentless": {"visits": 20_000},
    "keen-1": {"visits": 60},
    "sharp-1": {"visits": 200},
    "fierce-1": {"visits": 4_000},
    "relentless-1": {"visits": 20_000},
}
# What a novice thinks of, one after the other, and which answers part with a card.
NOVICE_VERBS = ("play", "use", "ally", "buy", "attack", "hand-over", "end-turn")
NOVICE_GIVES = ("discard", "scrap-hand", "scrap-discard")


class RealmsBrain(Brain):
    """Habits that were learned, and views only as far as a bot looks."""

    def greedy(self, rules: Rules[Any] | None = None) -> GreedyRealms:
        return GreedyRealms()

    def novice(self) -> Novice:
        return Novice(NOVICE_VERBS, NOVICE_GIVES, _price)

    def policy(self, rules: Rules[Any], is_taught: bool) -> RealmsPolicy:
        assert isinstance(rules, RealmsRules)
        return realms_policy(rules.cards, None if is_taught else simple_habits(rules.cards))

    def fit(self, level: Level, rules: Rules[Any]) -> Level:
        return level.fitted(DUEL if rules.seats == 2 else FORMATS)

    def reasons(self, rules: Rules[Any]) -> RealmsReasons:
        return RealmsReasons()

    def shown(self, rules: Rules[Any]) -> Shown:
        assert isinstance(rules, RealmsRules)
        return QuickRealms(rules)


def _price(option: Option) -> float:
    """What the card costs that an option is about; a player is attacked after all bases."""
    return 1.0 + card_of(option).cost if "card" in option.details else 0.0


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
