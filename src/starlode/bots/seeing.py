"""Bots that choose by a state: from a view to a state behind it, of which nothing hidden is looked at."""

from functools import lru_cache
from typing import Any

from starlode.core.decision import Decision
from starlode.core.engine.rng import Rng
from starlode.core.rules import Rules
from starlode.core.view import View
from starlode.games import rules

rules_of = lru_cache(maxsize=16)(lambda game, options: rules(game, **dict(options)))


class Seeing:
    """Turns a view into a state, and the action that is chosen there into a line."""

    def __init__(self, seed: int, rules: Rules[Any] | None = None) -> None:
        self._rules = rules
        self._deals = Rng(seed)

    def choose(self, view: View, decision: Decision) -> str:
        """One of the actions that the decision allows."""
        if len(decision.options) == 1:
            return decision.options[0].action
        if self._rules is None:
            options: Any = view.content["options"]
            self._rules = rules_of(view.game, tuple(sorted(options.items())))
        assert view.seat is not None
        state = self._rules.from_view(view, self._deals)
        self._take_over(state, view.seat - 1)
        line = self._rules.write(self.choose_action(state, view.seat - 1))
        return line if line in decision.actions else decision.options[-1].action

    def choose_action(self, state: Any, seat: int) -> int:
        """The same by any state behind the view, which is not changed."""
        raise NotImplementedError

    def _take_over(self, state: Any, seat: int) -> None:
        """In a team a seat may be asked while a teammate acts: what it would do once he has handed over to it."""
        assert self._rules is not None
        if int(state.actor) != seat:
            line = self._rules.hand_over(state, seat)
            if line is not None:
                state.apply(self._rules.read(state, line))
