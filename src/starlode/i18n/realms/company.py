"""Who is who at a table of Star Realms, by its format."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from starlode.core.options import read_options
from starlode.i18n.sides import STRANGERS, Company, Role
from starlode.realms.engine import codes
from starlode.realms.formats import EMPERORS, party
from starlode.realms.options import OPTIONS


def company(options: Mapping[str, Any]) -> Company:
    """Sides, roles, and who shares what; strangers where nothing is said, BadInput for options of another game."""
    return _company(tuple(sorted((name, str(value)) for name, value in options.items()))) if options else STRANGERS


@cache
def _company(options: tuple[tuple[str, str], ...]) -> Company:
    found = party(read_options(OPTIONS, dict(options)))
    roles: list[Role | None] = [None] * found.seats
    if found.format.reach == codes.REACH_FACING:
        roles = ["emperor" if seat in EMPERORS else "admiral" for seat in range(found.seats)]
    elif found.boss is not None:
        roles = ["boss" if seat == found.boss else "raider" for seat in range(found.seats)]
    sides = tuple(tuple(seat + 1 for seat in side) for side in found.sides)
    return Company(sides, tuple(roles), found.format.takes_team_turns, found.format.has_places)
