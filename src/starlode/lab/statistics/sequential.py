"""Wald's sequential test of one share of points against another: it stops as soon as the answer is sure enough."""

import math
from dataclasses import dataclass
from typing import Literal, TypeAlias

from starlode.core.errors import BadInput

Verdict: TypeAlias = Literal["low", "high"]


@dataclass(frozen=True)
class Sprt:
    """Whether a share is rather the low or the high one; each answer is wrong at most as often as is said."""

    low: float = 0.5
    high: float = 0.6
    alpha: float = 0.05  # "high", though it is the low one
    beta: float = 0.05  # "low", though it is the high one

    @staticmethod
    def read(text: str) -> "Sprt":
        """The test that a command line asks for."""
        try:
            low, high = map(float, text.split(","))
        except ValueError:
            low = high = math.nan
        if not 0 < low < high < 1:
            raise BadInput("bad-shares", text=text)
        return Sprt(low, high)

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first the answer is low, above the second it is high."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def step(self, points: float) -> float:
        """How much one game adds to the logarithm of the likelihoods' ratio; half a point adds half of each."""
        return points * math.log(self.high / self.low) + (1 - points) * math.log((1 - self.high) / (1 - self.low))

    def verdict(self, ratio: float) -> Verdict | None:
        low, high = self.bounds
        return "high" if ratio >= high else "low" if ratio <= low else None
