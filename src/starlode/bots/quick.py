"""Matches between bots straight on the engine: no record, no events, and views only as far as a bot looks."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from starlode.bots import Bot, make_bot
from starlode.bots.brain import brain_of
from starlode.bots.seeing import Seeing
from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, OVER, Rules

Player = Callable[[Any, int], int]  # a state and the seat that is asked → an action; it can be copied and pickled


class QuickTable:
    """A table of one game at which match after match is played."""

    def __init__(self, rules: Rules[Any], has_time: bool = False) -> None:
        """With `has_time` bots that look ahead take as long as they need, so that busy machines change nothing.

        Else their time is that of the processor, so that it is not those who are busy beside them that take it.
        """
        self.rules = rules
        self._clock = _standing if has_time else time.thread_time
        self._shown = brain_of(rules.game).shown(rules)

    def player(self, name: str, seed: int) -> Player:
        """A bot of this name as somebody who chooses actions; the same seed gives the same choices."""
        if name == "random":
            return partial(_by_lot, Rng(seed))
        return self.seat_bot(make_bot(name, self.rules.game, seed, self.rules, self._clock))

    def seat_bot(self, bot: Bot) -> Player:
        """Any bot; it is not asked where it has no choice."""
        if isinstance(bot, Seeing):  # a view would only be turned back into a state
            return partial(_by_state, bot)
        return partial(self._ask, bot)

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


def _standing() -> float:
    """A clock by which nothing takes any time."""
    return 0.0


def _by_lot(rng: Rng, state: Any, actor: int) -> int:
    """The `random` bot without its view: the options of a decision are the legal actions in their order."""
    actions = state.legal()
    return int(actions[rng.below(len(actions))])


def _by_state(bot: Seeing, state: Any, actor: int) -> int:
    actions = state.legal()
    return int(actions[0]) if len(actions) == 1 else bot.choose_action(state, actor)
