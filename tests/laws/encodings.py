"""What many moments look like in numbers: observations, ids and masks; prints checksums, with the engine."""

import json
import zlib
from typing import Any

from starlode import _compiled
from tests.laws import subjects
from tests.laws.walker import Case, walk

MOST = 160  # steps of a match


def story(case: Case, seed: int) -> list[int]:
    """Checksums of all that learning environments get in a match, and of how many moments."""
    encoding = case.rules.encoding
    told = taken = number = 0
    for state in walk(case, seed, MOST):
        viewer = number % (case.rules.seats + 1) - 1
        seat = None if viewer < 0 else viewer
        for observed in (encoding.observe(state, seat), encoding.observe(state, seat, omniscient=True)):
            told = zlib.crc32(observed, told)
        taken = zlib.crc32(encoding.mask(state), taken)
        for action in state.legal():
            taken = zlib.crc32(str(state.id_of(action)).encode(), taken)
        number += 1
    return [told, taken, number]


def table() -> dict[str, Any]:
    """A match of every way to play every game that has an encoding, with every number of seats."""
    cases = [case for case in subjects.FEW if subjects.of(case).is_encoded]
    return {f"{case.rules.game} {case}": story(case, seed) for seed, case in enumerate(cases, 1)}


if __name__ == "__main__":
    print(json.dumps({"engine": _compiled.status(), "checksums": table()}))
