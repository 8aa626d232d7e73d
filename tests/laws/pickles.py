"""States in the middle of every match, pickled, and how they go on; or goes on from pickles that it is given."""

import base64
import json
import pickle
import sys
from typing import Any

from starlode import _compiled
from starlode.core.engine.rng import Rng
from tests.laws import subjects
from tests.laws.walker import at

STEPS = 40


def goes_on(state: Any) -> list[int]:
    """What is offered and met on the next steps."""
    rng, met = Rng(7), [int(state.checksum())]
    for _ in range(STEPS):
        if actions := state.legal():
            state.apply(actions[rng.below(len(actions))])
            met += [len(actions), int(state.checksum())]
    return met


def told(given: dict[str, str]) -> dict[str, Any]:
    """The pickles, and how each of them goes on."""
    if given:
        states = {name: pickle.loads(base64.b64decode(text)) for name, text in given.items()}
    else:
        states = {f"{case.rules.game} {case}": at(case, 1, STEPS) for case in subjects.FEW}
    pickles = {name: base64.b64encode(pickle.dumps(state)).decode() for name, state in states.items()}
    return {
        "engine": _compiled.status(),
        "pickles": pickles,
        "checksums": {name: goes_on(state) for name, state in states.items()},
    }


if __name__ == "__main__":
    print(json.dumps(told(json.loads(sys.stdin.read() or "{}"))))
