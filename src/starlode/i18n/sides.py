"""The seats of a table as sides and roles, whatever the game. Seats count from 1."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Role: TypeAlias = Literal["emperor", "admiral", "boss", "raider"]
Side: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Company:
    """The seats of a table: everybody who wins and loses together is a side."""

    sides: tuple[Side, ...]
    roles: tuple[Role | None, ...]  # by seat
    shares_turns: bool  # a side has one turn and one score
    has_places: bool  # players are ranked; otherwise sides win and lose

    @property
    def seats(self) -> int:
        return len(self.roles)

    @property
    def has_teams(self) -> bool:
        """Whether every side is several players."""
        return min(map(len, self.sides), default=0) > 1

    def side_of(self, seat: int) -> Side:
        """The seats that win and lose together with a seat, itself among them."""
        return next((side for side in self.sides if seat in side), (seat,))

    def sharing(self, seat: int) -> Side:
        """The seats that have one turn and one score with a seat."""
        return self.side_of(seat) if self.shares_turns else (seat,)

    def role(self, seat: int) -> Role | None:
        return self.roles[seat - 1] if 1 <= seat <= self.seats else None


STRANGERS = Company((), (), shares_turns=False, has_places=False)  # nothing is known about them
