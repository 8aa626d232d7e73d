"""Every way to play every game that a device knows, with every number of seats, and the options that change play."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from starlode import rules
from starlode.core.rules import Rules
from starlode.games import find


@dataclass(frozen=True)
class Way:
    """A game, how it is played, and by how many."""

    name: str
    options: tuple[tuple[str, str], ...]

    @property
    def rules(self) -> Rules[Any]:
        return rules(self.name, **dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.name, *(value for _, value in self.options)])


@cache
def _ways() -> list[Way]:
    found = []
    for name in ("realms", "cavein"):
        played = find(name)
        for way, seats in played.ways.items():
            found += [Way(name, ((played.way, way), ("seats", str(number)))) for number in seats]
    return found


WAYS = _ways()


def a_few() -> list[Way]:
    """One of each way, with as many as can play it."""
    last = {(way.name, way.options[0]): way for way in WAYS}
    return list(last.values())
