"""Matches between bots straight on the engine: no record, no events, and views only as far as a bot looks."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from starlode.bots import Bot, make_bot
from starlode.bots.glimpse import Glimpses
from starlode.bots.search.bot import SearchBot
from starlode.core.decision import Decision, Option
from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, OVER, Rules
from starlode.core.view import View
from starlode.realms.engine.state import State
from starlode.realms.engine.table import DEPTH
from starlode.realms.rules import RealmsRules

Player = Callable[[Any, int], int]  # a state and the seat that is asked → an action


class QuickTable:
    """A table of one game at which match after match is played."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self._shown: Shown = QuickRealms(rules) if isinstance(rules, RealmsRules) else rules

    def player(self, name: str, seed: int) -> Player:
        """A bot of this name as somebody who chooses actions; the same seed gives the same choices."""
        if name == "random":
            return _by_lot(Rng(seed))
        return self.seat_bot(make_bot(name, self.rules.game, seed, self.rules))

    def seat_bot(self, bot: Bot) -> Player:
        """Any bot; it is not asked where it has no choice."""
        if isinstance(bot, SearchBot):  # imagines states itself: a view would only be turned back into one
            return lambda state, actor: state.legal()[0] if len(state.legal()) == 1 else bot.choose_action(state, actor)
        return lambda state, actor: self._ask(bot, state, actor)

    def play(self, players: Sequence[Player], nature: Rng) -> Any:
        """A whole match; the state at its end."""
        state = self.rules.new()
        while (actor := state.actor) != OVER:
            if actor == NATURE:
                state.sample(nature)
                continue
            state.apply(players[actor](state, actor))
        return state

    def _ask(self, bot: Bot, state: Any, actor: int) -> int:
        actions = state.legal()
        if len(actions) == 1:
            return int(actions[0])
        decision = self._shown.decision(state)
        line = bot.choose(self._shown.view(state, actor + 1), decision)
        return int(actions[decision.actions.index(line)])


class Shown(Protocol):
    """What a bot is shown and asked: the rules themselves, or something quicker."""

    def decision(self, state: Any) -> Decision: ...
    def view(self, state: Any, seat: int) -> View: ...


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


def _by_lot(rng: Rng) -> Player:
    """The `random` bot without its view: the options of a decision are the legal actions in their order."""

    def choose(state: Any, actor: int) -> int:
        actions = state.legal()
        return int(actions[rng.below(len(actions))])

    return choose
