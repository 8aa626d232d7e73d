"""Checksums of whole random matches; `python -m tests.cavein.laws.checksums --write` commits them anew.

Without an argument it prints them, with the engine that plays them: test_compiled.py compares two such prints.
"""

import json
import sys
from pathlib import Path

from starlode import _compiled
from starlode.core.engine.rng import Rng
from tests.cavein.laws import walks

FILE = Path(__file__).with_name("checksums.json")
CASES = walks.ALL_CASES[3::17]  # every number of seats, edition, option, player and start is among them
MASK = 2**48 - 1


def match_checksum(case: walks.Case, seed: int) -> int:
    """One number for a match: its states on the way, its options, its end."""
    total, steps, last = 0, 0, None
    for state in walks.walk(case, seed):
        for action in state.legal():
            total = (total * 31 + action + 1) & MASK
        if steps % 16 == 0:
            total = (total * 31 + state.checksum()) & MASK
        steps, last = steps + 1, state
    assert last is not None
    points = sum(int(last.score(seat)) << 8 * seat for seat in range(last.seats))
    return (total * 31 + last.checksum() + steps + points) & MASK


def search_checksum(case: walks.Case, seed: int) -> int:
    """One number for what search does: sampled nature, imagined hands, playouts of both kinds."""
    rng = Rng(seed)
    total = 0
    for steps in (0, 60, 200):
        state = walks.at(case, seed, steps)
        for imagined in (state.clone(), state.imagine(0, rng), state.imagine(-1, rng.fork())):
            imagined.sample(rng)
            total = (total * 31 + imagined.checksum()) & MASK
            for keep_hand in (False, True):
                played = imagined.clone()
                decisions = played.playout(rng, keep_hand)
                total = (total * 31 + decisions + played.checksum()) & MASK
    return total


def table() -> dict[str, list[int]]:
    """Both checksums of every case, each with a seed of its own."""
    return {
        f"{case}/{seed}": [int(match_checksum(case, seed)), int(search_checksum(case, seed))]
        for seed, case in enumerate(CASES, 1)
    }


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        FILE.write_text(json.dumps(table(), indent=1) + "\n", encoding="utf-8")
    else:
        print(json.dumps({"engine": _compiled.status(), "checksums": table()}))
