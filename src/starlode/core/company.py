"""Who sits with whom at a table: sides, roles, and who shares what. Seats count from 1."""

from dataclasses import dataclass
from numbers import Integral
from typing import TypeAlias

from starlode.core.errors import IllegalAction

Side: TypeAlias = tuple[int, ...]


def is_within(seat: object, first: int, seats: int) -> bool:
    """Whether this is one of so many seats: a whole number, NumPy's too, but no text, fraction or truth value."""
    if not isinstance(seat, int | Integral) or isinstance(seat, bool):
        return False
    return first <= int(seat) < first + seats


def check_seat(seat: int | None, seats: int) -> None:
    """IllegalAction for a seat that there is not."""
    if not is_within(seat, 1, seats):
        raise IllegalAction("no-such-seat", seat=seat if type(seat) is int else repr(seat))


@dataclass(frozen=True, slots=True)
class Company:
    """The seats of a table: everybody who wins and loses together is a side."""

    sides: tuple[Side, ...]
    roles: tuple[str | None, ...]  # by seat, where a game has any
    shares_turns: bool = False  # a side has one turn and one score
    has_places: bool = True  # players are ranked; otherwise sides win and lose

    @property
    def seats(self) -> int:
        return len(self.roles)

    @property
    def has_teams(self) -> bool:
        """Whether every side is several players."""
        return min(map(len, self.sides), default=0) > 1

    def side_of(self, seat: int) -> Side:
        """The seats that win and lose together with a seat, itself among them."""
        check_seat(seat, self.seats)
        return next(side for side in self.sides if seat in side)

    def sharing(self, seat: int) -> Side:
        """The seats that have one turn and one score with a seat."""
        side = self.side_of(seat)
        return side if self.shares_turns else (seat,)

    def role(self, seat: int) -> str | None:
        """What a seat is besides a player, such as a boss."""
        check_seat(seat, self.seats)
        return self.roles[seat - 1]


def everybody_alone(seats: int) -> Company:
    """A table at which everybody plays for himself, and all are ranked."""
    return Company(tuple((seat,) for seat in range(1, seats + 1)), (None,) * seats)
