"""What a table may be opened with: the options of a format for so many seats, and who is who then."""

from collections.abc import Mapping
from functools import cache
from itertools import chain

from starlode.core.options import MOST_NUMBER
from starlode.games import find
from starlode.server.wire import http


def option(name: str, default: str, allowed: tuple[str, ...]) -> http.RuleOption:
    """An option as it goes over the wire."""
    values = _values(allowed)
    return http.RuleOption(name, default, values, *((1, MOST_NUMBER) if values is None else (None, None)))


def _values(allowed: tuple[str, ...]) -> list[str] | None:
    """What an option may be; null for a number. What a game reads from a text of its own is not among them."""
    return None if allowed == ("N",) else [value for value in allowed if value not in ("N", "TEXT")]


@cache
def setting(game: str, format: str, seats: int) -> http.Setting:
    """A format for so many seats."""
    used = {choice.name: _values(choice.allowed) for choice in find(game).choices(format, seats)}
    return http.Setting(seats, used, _parties(game, format, seats, used))


def _parties(game: str, format: str, seats: int, used: Mapping[str, list[str] | None]) -> list[http.Party]:
    """Who is who by default, and where one option changes that."""
    found: list[http.Party] = []
    nothing: dict[str, str] = {}
    for changed in chain([nothing], ({name: value} for name, values in used.items() for value in values or ())):
        known = find(game).company(format, seats, changed)
        sides, roles = [list(side) for side in known.sides], list(known.roles)
        if not found or (sides, roles) != (found[0].sides, found[0].roles):
            found.append(http.Party(changed, sides, roles))
    return found
