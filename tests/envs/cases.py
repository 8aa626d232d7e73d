"""Every game in every way for every number of seats, and how an environment is played through at random."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

from starlode.envs import openspiel
from starlode.games import find, games
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
in_every_way = pytest.mark.parametrize(("game", "options"), CASES, ids=lambda each: named(each))


def named(each: Any) -> str:
    return each if isinstance(each, str) else "-".join(map(str, [*each.values()][:2]))


Chooser = Callable[[Any], int]


def at_random(seed: int) -> Chooser:
    """Chooses any id that a mask offers."""
    rng = np.random.default_rng(seed)
    return lambda mask: int(rng.choice(np.flatnonzero(mask)))


def game_of(game: str, options: dict[str, Any]) -> Any:
    return pyspiel.load_game(
        openspiel.name_of(find(game)), {name.replace("-", "_"): value for name, value in options.items()}
    )


def played(game: Any, seed: int, moves: int) -> Any:
    """A state after so many choices, or the last one before the end, with a player to be asked."""
    rng, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        before = state.clone()
        if state.is_chance_node():
            ids, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(ids, weights)[0])
        else:
            moves -= 1
            state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            return before
    return state
