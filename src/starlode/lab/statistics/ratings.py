"""Ratings after Plackett and Luce, as openskill has them: of bots that met in any numbers and sides."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """What a bot can do, and how unsure that is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What it can do at least, almost surely."""
        return self.mu - 3 * self.sigma


class Ratings:
    """Everybody begins as an unknown; games count in the order in which they are added."""

    def __init__(self, bots: int) -> None:
        self._model = PlackettLuce()
        self._ratings = [Rating(self._model.mu, self._model.sigma) for _ in range(bots)]

    def __getitem__(self, bot: int) -> Rating:
        return self._ratings[bot]

    def add(self, sides: Sequence[Sequence[int]], places: Sequence[int]) -> None:
        """A game: the bots of each side, and the place of each side; equal places are a draw.

        A bot that sits several times moves by what all its seats would, one after the other.
        """
        teams = [
            [self._model.rating(self._ratings[bot].mu, self._ratings[bot].sigma) for bot in side] for side in sides
        ]
        rated = self._model.rate(teams, ranks=[float(place) for place in places])
        before = list(self._ratings)
        for side, team in zip(sides, rated, strict=True):
            for bot, rating in zip(side, team, strict=True):
                own, was = self._ratings[bot], before[bot]
                self._ratings[bot] = Rating(own.mu + rating.mu - was.mu, own.sigma * rating.sigma / was.sigma)
