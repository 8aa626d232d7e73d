"""Ratings after Plackett and Luce, as openskill has them: of bots or people that met in any numbers and sides."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from openskill.models import PlackettLuce

P = TypeVar("P", bound=Hashable)


@dataclass(frozen=True)
class Rating:
    """What a player can do, and how unsure that is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What he can do at least, almost surely."""
        return self.mu - 3 * self.sigma


class Ratings(Generic[P]):
    """Everybody begins as an unknown; games count in the order in which they are added."""

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._unknown = Rating(self._model.mu, self._model.sigma)
        self._ratings: dict[P, Rating] = {}

    def __getitem__(self, player: P) -> Rating:
        return self._ratings.get(player, self._unknown)

    def __iter__(self) -> Iterator[P]:
        """Everybody who has played."""
        return iter(self._ratings)

    def add(self, sides: Sequence[Sequence[P]], places: Sequence[int]) -> None:
        """A game: the players of each side, and the place of each side; equal places are a draw.

        A bot that sits several times moves by what all its seats would, one after the other.
        """
        teams = [[self._model.rating(self[player].mu, self[player].sigma) for player in side] for side in sides]
        rated = self._model.rate(teams, ranks=[float(place) for place in places])
        before = {player: self[player] for side in sides for player in side}
        for side, team in zip(sides, rated, strict=True):
            for player, rating in zip(side, team, strict=True):
                own, was = self[player], before[player]
                self._ratings[player] = Rating(own.mu + rating.mu - was.mu, own.sigma * rating.sigma / was.sigma)
