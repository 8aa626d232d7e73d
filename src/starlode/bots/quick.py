"""Matches between bots straight on the engine: no record, no events, and views only as far as a bot looks."""

from collections.abc import Callable, Sequence
from typing import Any

from starlode.bots import Bot, make_bot
from starlode.bots.glimpse import Glimpses
from starlode.core.decision import Decision, Option
from starlode.core.rng import Rng
from starlode.core.rules import NATURE, OVER
from starlode.realms.rules import RealmsRules
from starlode.realms.state import State
from starlode.realms.table import DEPTH

Player = Callable[[State, int], int]  # a state and the seat that is asked → an action


class QuickTable:
    """A table of one format at which match after match is played."""

    def __init__(self, rules: RealmsRules) -> None:
        self.rules = rules
        self._glimpses = Glimpses(rules)
        self._options: dict[int, Option] = {}

    def player(self, name: str, seed: int) -> Player:
        """A bot of this name as somebody who chooses actions; the same seed gives the same choices."""
        if name == "random":
            return _by_lot(Rng(seed))
        return self.seat_bot(make_bot(name, self.rules.game, seed))

    def seat_bot(self, bot: Bot) -> Player:
        """Any bot; it is not asked where it has no choice."""
        return lambda state, actor: self._ask(bot, state, actor)

    def play(self, players: Sequence[Player], nature: Rng) -> State:
        """A whole match; the state at its end."""
        state = self.rules.new()
        while (actor := state.actor) != OVER:
            if actor == NATURE:
                state.sample(nature)
                continue
            state.apply(players[actor](state, actor))
        return state

    def _ask(self, bot: Bot, state: State, actor: int) -> int:
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        decision = self._decision(state, actor, actions)
        line = bot.choose(self._glimpses.view(state, actor + 1), decision)
        for action, option in zip(actions, decision.options, strict=True):
            if option.action == line:
                return action
        raise AssertionError(f"{line} is not offered")

    def _decision(self, state: State, actor: int, actions: Any) -> Decision:
        """What a bot needs to know of a decision: the macros, which are for people, are left out."""
        if state.get(DEPTH):
            return self.rules.decision(state)
        return Decision(actor + 1, "action", None, None, tuple([self._option(action) for action in actions]))

    def _option(self, action: int) -> Option:
        option = self._options.get(action)
        if option is None:
            verb, details = self.rules.notation.verb_and_details(action)
            option = self._options[action] = Option(self.rules.write(action), verb, details)
        return option


def _by_lot(rng: Rng) -> Player:
    """The `random` bot without its view: the options of a decision are the legal actions in their order."""

    def choose(state: State, actor: int) -> int:
        actions = state.legal()
        return actions[rng.below(len(actions))]

    return choose
