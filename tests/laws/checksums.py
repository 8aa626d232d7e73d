"""Checksums of whole random matches; `python -m tests.laws.checksums --write` commits them anew.

Without an argument it prints them, with the engine that plays them: test_compiled.py compares two such prints.
"""

import json
import sys
from typing import Any

from starlode import _compiled
from starlode.core.engine.rng import Rng
from tests.laws import subjects
from tests.laws.subject import Subject
from tests.laws.walker import at, walk

MASK = 2**48 - 1
MOST_STEPS = 500


def match_checksum(subject: Subject, case: Any, seed: int) -> int:
    """One number for a match: its states on the way, its options, its end."""
    total, steps, last = 0, 0, None
    for state in walk(case, seed, None if case.brief is None else MOST_STEPS):
        for action in state.legal():
            total = (total * 31 + action + 1) & MASK
        if steps % 16 == 0:
            total = (total * 31 + state.checksum()) & MASK
        steps, last = steps + 1, state
    return (total * 31 + last.checksum() + steps + subject.points(last)) & MASK if last is not None else 0


def search_checksum(subject: Subject, case: Any, seed: int) -> int:
    """One number for what search does: sampled nature, imagined hands, playouts of both kinds."""
    rng = Rng(seed)
    total = 0
    for steps in subject.search_steps(case):
        state = at(case, seed, steps)
        for imagined in (state.clone(), state.imagine(0, rng), state.imagine(None, rng.fork())):
            imagined.sample(rng)
            total = (total * 31 + imagined.checksum()) & MASK
            for keep_hand in (False, True):
                played = imagined.clone()
                decisions = played.playout(rng, keep_hand)
                total = (total * 31 + decisions + played.checksum()) & MASK
    return total


def table(subject: Subject) -> dict[str, list[int]]:
    """Both checksums of every case, each with a seed of its own."""
    return {
        f"{case}/{seed}": [int(match_checksum(subject, case, seed)), int(search_checksum(subject, case, seed))]
        for seed, case in enumerate(subject.checksummed, 1)
    }


def committed(subject: Subject) -> dict[str, list[int]]:
    if subject.folder is None:
        return {}
    found: dict[str, list[int]] = json.loads((subject.folder / "checksums.json").read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    tables = {name: table(subject) for name, subject in subjects.SUBJECTS.items()}
    if sys.argv[1:] == ["--write"]:
        for name, found in tables.items():
            folder = subjects.SUBJECTS[name].folder
            if folder is not None:
                (folder / "checksums.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    else:
        print(json.dumps({"engine": _compiled.status(), "checksums": tables}))
