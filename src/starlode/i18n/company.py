"""Who is who at a table by the options of its rules: sides, roles, and who shares what. Seats count from 1."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias

from starlode.core.errors import BadInput
from starlode.core.options import read_options
from starlode.realms import codes
from starlode.realms.formats import EMPERORS, party
from starlode.realms.options import OPTIONS

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


def company(options: Mapping[str, Any]) -> Company:
    """Who sits at a table with these options, as views and records tell them; strangers if there are none."""
    return _company(tuple(sorted((name, str(value)) for name, value in options.items()))) if options else STRANGERS


@cache
def _company(options: tuple[tuple[str, str], ...]) -> Company:
    try:
        found = party(read_options(OPTIONS, dict(options)))
    except BadInput:  # of another game
        return STRANGERS
    roles: list[Role | None] = [None] * found.seats
    if found.format.reach == codes.REACH_FACING:
        roles = ["emperor" if seat in EMPERORS else "admiral" for seat in range(found.seats)]
    elif found.boss is not None:
        roles = ["boss" if seat == found.boss else "raider" for seat in range(found.seats)]
    sides = tuple(tuple(seat + 1 for seat in side) for side in found.sides)
    return Company(sides, tuple(roles), found.format.takes_team_turns, found.format.has_places)
