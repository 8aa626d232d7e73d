"""Which of a simulation's bots sits where in which game: whole sides change places, on the same deal."""

from collections.abc import Sequence
from dataclasses import dataclass

from starlode.core.company import Company
from starlode.core.errors import BadInput, either


@dataclass(frozen=True)
class Lineup:
    """The bots of each side in the first game, as numbers into the list of names; later games move them on."""

    company: Company
    bots: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]

    def deal(self, game: int) -> int:
        """Which deal a game is played on: the same until every side has sat everywhere."""
        # Between equals an exchanged deal would be the same game.
        return game if len(set(self.bots)) == 1 else game // self.arrangements

    @property
    def arrangements(self) -> int:
        """How many games are played on one deal."""
        return len(self.sides) if self._can_exchange else 1

    @property
    def _can_exchange(self) -> bool:
        """Sides of different sizes change places only if each is one bot throughout."""
        return len(set(map(len, self.sides))) == 1 or all(len(set(side)) == 1 for side in self.sides)

    def by_seat(self, game: int) -> tuple[int, ...]:
        """The bot in each seat of a game."""
        shift = game % self.arrangements
        bots: dict[int, int] = {}
        for number, seats in enumerate(self.company.sides):
            side = self.sides[(number + shift) % len(self.sides)]
            bots |= {seat: side[place % len(side)] for place, seat in enumerate(seats)}
        return tuple(bots[seat] for seat in sorted(bots))


def line_up(company: Company, bots: Sequence[str]) -> Lineup:
    """Seat the bots of a command line: one for all, one for a side and one for the rest, one a side, or one a seat."""
    sides, seats = len(company.sides), company.seats
    if len(bots) == 1:
        chosen = [[0] * len(side) for side in company.sides]
    elif len(bots) == sides:
        chosen = [[number] * len(side) for number, side in enumerate(company.sides)]
    elif len(bots) == 2:
        chosen = [[min(number, 1)] for number in range(sides)]
    elif len(bots) == seats:
        chosen = [[seat - 1 for seat in side] for side in company.sides]
    else:
        numbers = either(sorted({1, 2, sides, seats}))
        raise BadInput("bad-bots-number", bots=",".join(bots), known=numbers)
    return Lineup(company, tuple(bots), tuple(map(tuple, chosen)))
