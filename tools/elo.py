"""Elo numbers by maximum likelihood: the ones under which the results that were seen are likeliest."""

import math
from collections.abc import Mapping

Results = Mapping[tuple[str, str], tuple[float, int]]  # two players: the points of the first, and how many games
TENFOLD = 400.0  # this much more is ten points to one
ROUNDS = 20_000
STILL = 1e-9


def elo(results: Results, anchor: str, number: float) -> dict[str, float]:
    """A number for everybody whom games connect with the anchor, which has the one that is given.

    Every pairing counts one more game, a draw, so that who lost all games is not infinitely weak.
    """
    met: dict[str, dict[str, float]] = {}
    points: dict[str, float] = {}
    for (first, second), (won, games) in results.items():
        for player, other, share in ((first, second, won), (second, first, games - won)):
            with_other = met.setdefault(player, {})
            with_other[other] = with_other.get(other, 0.0) + games + 1
            points[player] = points.get(player, 0.0) + share + 0.5
    connected = _reached(met, anchor)
    strength = dict.fromkeys(connected, 1.0)
    for _round in range(ROUNDS):  # after Bradley and Terry, by minorization and maximization
        moved = 0.0
        for player in connected:
            expected = sum(games / (strength[player] + strength[other]) for other, games in met[player].items())
            before, strength[player] = strength[player], points[player] / expected
            moved = max(moved, abs(math.log(strength[player] / before)))
        if moved < STILL:
            break
    return {player: number + TENFOLD * math.log10(strength[player] / strength[anchor]) for player in connected}


def _reached(met: Mapping[str, Mapping[str, float]], anchor: str) -> list[str]:
    found = [anchor]
    for player in found:  # it grows meanwhile
        found += [other for other in met.get(player, {}) if other not in found]
    return found
