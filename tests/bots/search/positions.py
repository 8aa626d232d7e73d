"""Positions of random matches, for the tests of this folder."""

from collections.abc import Iterator
from typing import Any

from starlode import _compiled
from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, OVER, Rules

IS_COMPILED = _compiled.is_fast()


def moments(rules: Rules[Any], seed: int, every: int) -> Iterator[Any]:
    """States of a random match in which somebody has a choice."""
    rng = Rng(seed)
    state = rules.new()
    count = 0
    while (actor := state.actor) != OVER:
        if actor == NATURE:
            state.sample(rng)
            continue
        actions = state.legal()
        if len(actions) > 1:
            count += 1
            if count % every == 0:
                yield state.clone()
        state.apply(actions[rng.below(len(actions))])
