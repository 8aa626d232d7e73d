"""How sure a share of points is: Wilson's interval, with the games of one deal taken together."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

CONFIDENCE = 1.959963984540054  # standard deviations that hold 95 %


def wilson(rate: float, games: float) -> tuple[float, float]:
    """Where the true rate lies with 95 % confidence."""
    if not games:
        return 0.0, 1.0
    z2 = CONFIDENCE**2
    middle = rate + z2 / (2 * games)
    spread = CONFIDENCE * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    scale = 1 + z2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class Estimate:
    """A share of the points of so many games, and where the true one lies with 95 % confidence."""

    rate: float
    interval: tuple[float, float]
    games: int


def estimate(deals: Sequence[Sequence[float]]) -> Estimate:
    """What the points (0 to 1 a game) of some deals tell, where the games of a deal may go together.

    Sides exchanged on one deal usually make up for its luck; then the interval is a little too wide, and it stays so.
    Where games of a deal come out alike, they count for fewer: by the variance between deals, down to one game each.
    """
    games = sum(map(len, deals))
    if not games:
        return Estimate(0.0, (0.0, 1.0), 0)
    rate = math.fsum(point for deal in deals for point in deal) / games
    size = games / len(deals)
    alike = 1.0
    if len(deals) > 1 and 0 < rate < 1:
        means = [math.fsum(deal) / len(deal) for deal in deals]
        variance = math.fsum((mean - rate) ** 2 for mean in means) / (len(deals) - 1)
        alike = min(max(size * variance / (rate * (1 - rate)), 1.0), size)
    return Estimate(rate, wilson(min(max(rate, 0.0), 1.0), games / alike), games)
