"""The `random` bot: every allowed action is as likely as any other."""

from starlode.core.decision import Decision
from starlode.core.engine.rng import Rng
from starlode.core.view import View


class RandomBot:
    """Chooses by lot."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed % 2**62)  # any whole number is a seed

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[self.rng.below(len(decision.options))].action
