"""The `novice`: plays as somebody does who was just told the rules."""

from collections.abc import Callable, Sequence

from starlode.core.decision import Decision, Option
from starlode.core.view import View

Price = Callable[[Option], float]


class Novice:
    """Does whatever can be done, with the dearest first; parts with the cheapest; looks nothing ahead."""

    def __init__(self, verbs: Sequence[str], giving: Sequence[str], price: Price) -> None:
        self._verbs = verbs  # of actions, in the order in which it thinks of them
        self._giving = giving  # verbs of answers that part with something
        self._price = price

    def choose(self, view: View, decision: Decision) -> str:
        """One of the actions that the decision allows."""
        if decision.asked == "action":
            for verb in self._verbs:
                offered = [option for option in decision.options if option.verb == verb]
                if offered:
                    return max(offered, key=self._price).action
            return decision.options[-1].action
        if decision.asked.startswith("pay"):
            if decision.macros:
                return decision.macros[0].actions[0]
            enough = next((option for option in decision.options if option.verb == "done"), None)
            if enough is not None:
                return enough.action
        return max(decision.options, key=self._wish).action

    def _wish(self, option: Option) -> float:
        """What it likes best to answer; of equals the first."""
        if option.verb in ("decline", "done"):
            return -1000.0
        return -self._price(option) if option.verb in self._giving else self._price(option)
