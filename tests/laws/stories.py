"""What is noted in the journals of many matches, and what they are worth at their end; prints it, with the engine."""

import json
from collections.abc import Iterable
from typing import Any

from starlode import _compiled
from starlode.core.engine.packed import Journal
from tests.laws import subjects
from tests.laws.walker import walk

MASK = 2**48 - 1
MOST = 300  # steps of a match of more than two


def story(states: Iterable[Any]) -> list[Any]:
    """A checksum of all entries, how many there were, and the returns at the end."""
    total, number, last = 0, 0, None
    for state in states:
        if state.journal is None:
            state.journal = Journal()
        for entry in state.journal.take():
            number += 1
            for part in entry:
                total = (total * 31 + part + 3) & MASK
        last = state
    assert last is not None
    return [total, number, last.returns()]


def table() -> dict[str, list[Any]]:
    """A match of every way to play every game, with every number of seats."""
    return {
        f"{case.rules.game} {case}": story(walk(case, seed, None if case.brief is None else MOST))
        for seed, case in enumerate(subjects.FEW, 1)
    }


if __name__ == "__main__":
    print(json.dumps({"engine": _compiled.status(), "checksums": table()}))
