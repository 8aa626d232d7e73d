"""How strong the bots are, on one scale for each game: Elo numbers that `python tools/strength.py` worked out."""

import json
from functools import cache
from pathlib import Path

ANCHOR = "novice"  # who was just told the rules
NUMBER = 1000  # that it has


def scale_of(game: str) -> Path:
    """Where the numbers of a game lie, if its bots were ever measured."""
    return Path(__file__).with_name(game) / "elo.json"


@cache
def strengths(game: str) -> dict[str, int]:
    """The bots of a game that were measured, between two players, the weakest first."""
    file = scale_of(game)
    found: dict[str, int] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found
