"""Every game in every way for every number of seats, and how an environment is played through at random."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from starlode.games import games
from tests.depth import DEEP

ALL = [
    (game.name, {game.way: way, "seats": seats, str(game.limit): 15})
    for game in games()
    if game.learned_as is not None
    for way, several in game.ways.items()
    for seats in several
]
# Briefly the first and the last way of each game; all of them deeply.
CASES = ALL if DEEP else [case for number, case in enumerate(ALL) if number in (0, 10, 16, len(ALL) - 1)]
in_every_way = pytest.mark.parametrize(("game", "options"), CASES, ids=lambda each: _named(each))


def _named(each: Any) -> str:
    return each if isinstance(each, str) else "-".join(map(str, [*each.values()][:2]))


Chooser = Callable[[Any], int]


def at_random(seed: int) -> Chooser:
    """Chooses any id that a mask offers."""
    rng = np.random.default_rng(seed)
    return lambda mask: int(rng.choice(np.flatnonzero(mask)))
