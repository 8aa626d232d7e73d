"""Matches between bots straight on the engine: no record, no events, and views only as far as a bot looks."""

from collections.abc import Callable, Sequence
from typing import Any

from starlode.bots import Bot, make_bot
from starlode.bots.brain import brain_of
from starlode.bots.search.bot import SearchBot
from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, OVER, Rules

Player = Callable[[Any, int], int]  # a state and the seat that is asked → an action


class QuickTable:
    """A table of one game at which match after match is played."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self._shown = brain_of(rules.game).shown(rules)

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
        line = bot.choose(self._shown.view(state, actor), decision)
        return int(actions[decision.actions.index(line)])


def _by_lot(rng: Rng) -> Player:
    """The `random` bot without its view: the options of a decision are the legal actions in their order."""

    def choose(state: Any, actor: int) -> int:
        actions = state.legal()
        return int(actions[rng.below(len(actions))])

    return choose
