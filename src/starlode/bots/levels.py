"""The five levels at which our bots play, from the gentlest on: how much they look ahead, know, and overlook."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

MOST_VISITS = 1_000_000
Fits = Mapping[str, Mapping[str, Any]]  # by level: what of it is otherwise in a game


@dataclass(frozen=True, slots=True)
class Level:
    """How somebody of this level thinks."""

    name: str
    seconds: float  # a turn, at most, on one core
    visits: int  # what is looked at before a choice, unless a game says otherwise; what is known already counts
    is_taught: bool  # has habits learned from many matches; otherwise only what the cards say
    is_guided: bool  # imagines how such a player goes on; otherwise anybody
    slips: float = 0.0  # how often it does anything at all
    overlooks: float = 0.0  # how much of what it could do it does not see, unless a game says otherwise
    hurries: float = 0.0  # how often it does the first thing that comes to mind, unless a game says otherwise
    is_advised: bool = False  # asks a network, where one was taught the game
    has_own_visits: bool = False  # so many whatever the game

    def fitted(self, fits: Fits) -> "Level":
        """The same as a game has it."""
        otherwise = dict(fits.get(self.name.partition("@")[0], {}))
        if self.has_own_visits:
            otherwise.pop("visits", None)
        return replace(self, **otherwise)


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("calm", 0.05, 1, False, False, overlooks=0.38, hurries=1.0),
        Level("keen", 0.1, 5, False, True, overlooks=0.1, hurries=0.4),
        Level("sharp", 0.3, 25, True, True, overlooks=0.05),
        Level("fierce", 1.0, 200, True, True),
        Level("relentless", 3.0, 4_000, True, True, is_advised=True),
    )
}
# What levels of these names were before, number by number: opponents by whom progress is measured.
FORMER: dict[str, Level] = {
    level.name: level
    for level in (
        Level("calm-1", 0.05, 24, False, False, slips=0.25),
        Level("keen-1", 0.1, 30, False, True, slips=0.08),
        Level("sharp-1", 0.3, 120, True, True, slips=0.03),
        Level("fierce-1", 1.0, 500, True, True),
        Level("relentless-1", 3.0, 4_000, True, True),
    )
}


def find_level(name: str) -> Level | None:
    """A level by its name; `fierce@60` is one that looks at 60 ways instead of its own number, and takes its time."""
    level, at, visits = name.partition("@")
    known = LEVELS | FORMER
    if level not in known or not at:
        return known.get(name)
    if not visits.isascii() or not visits.isdigit() or not 1 <= int(visits) <= MOST_VISITS:
        return None
    return replace(known[level], name=name, visits=int(visits), has_own_visits=True)
