"""The five levels at which our bots play, from the gentlest on: how much they look ahead, know, and overlook."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

MOST_VISITS = 1_000_000


@dataclass(frozen=True, slots=True)
class Level:
    """How somebody of this level thinks."""

    name: str
    seconds: float  # a turn, at most, on one core
    visits: Mapping[str, int]  # by kind of table: what is looked at before a choice; what is known already counts
    is_taught: bool  # has habits learned from many matches; otherwise only what the cards say
    is_guided: bool  # imagines how such a player goes on; otherwise anybody
    slips: float  # how often it does anything that comes to mind, as people do


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("calm", 0.05, {"duel": 24, "formats": 24, "cavein": 24}, False, False, 0.25),
        Level("keen", 0.1, {"duel": 60, "formats": 60, "cavein": 30}, False, True, 0.08),
        # In the duel learned habits are worth more than looking further; Cave-In has none.
        Level("sharp", 0.3, {"duel": 30, "formats": 200, "cavein": 120}, True, True, 0.03),
        Level("fierce", 1.0, {"duel": 200, "formats": 4_000, "cavein": 500}, True, True, 0.0),
        Level("relentless", 3.0, {"duel": 6_000, "formats": 20_000, "cavein": 4_000}, True, True, 0.0),
    )
}


def kind_of_table(game: str, seats: int) -> str:
    """What a level's visits go by: where more people play there is more to look at."""
    if game == "realms":
        return "duel" if seats == 2 else "formats"
    return game


def find_level(name: str) -> Level | None:
    """A level by its name; `fierce@60` is one that looks at 60 ways instead of its own number, and takes its time."""
    level, at, visits = name.partition("@")
    if level not in LEVELS or not at:
        return LEVELS.get(name)
    if not visits.isascii() or not visits.isdigit() or not 1 <= int(visits) <= MOST_VISITS:
        return None
    return replace(LEVELS[level], name=name, visits=dict.fromkeys(LEVELS[level].visits, int(visits)))
