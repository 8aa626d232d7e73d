"""Law: no integer makes a state reach outside its memory: it is an action, or there is an error."""

import pytest

from starlode import _compiled
from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, OVER
from tests.laws import subjects
from tests.laws.subject import Subject

STEPS = 40
TRIES = 4
ERRORS = (AssertionError, IndexError, OverflowError, ValueError, ZeroDivisionError)


def any_integer(rng: Rng) -> int:
    """Near an action, somewhere among all kinds of them, or as far away as can be."""
    match rng.below(4):
        case 0:
            return int(rng.below(64 * 200))
        case 1:
            return int(rng.below(400)) - 200
        case 2:
            return (int(rng.below(2**31)) << 32) - 2**62 + int(rng.below(2**31))
    return int(rng.below(64 * 91))


@pytest.mark.skipif(_compiled.status() != "native", reason="the sources index from behind, as Python does")
@subjects.of_every_game
def test_any_integer_is_an_action_or_an_error(subject: Subject) -> None:
    refused = 0
    for seed, case in enumerate(subject.few, 1):
        rng = Rng(seed)
        state = case.rules.new()
        for _step in range(STEPS):
            if state.actor == OVER:
                break
            for _try in range(TRIES):
                tried = state.clone()
                try:
                    for _again in range(2):
                        tried.apply(any_integer(rng))
                        tried.legal()
                except ERRORS:
                    refused += 1
            if state.actor == NATURE:
                state.sample(rng)
            else:
                legal = state.legal()
                state.apply(legal[rng.below(len(legal))])
    assert refused > 100
