"""How strong the bots are, on one scale for each game: Elo numbers that `python tools/strength.py` worked out."""

import json
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("elo.json")
ANCHOR = "novice"  # who was just told the rules
NUMBER = 1000  # that it has


def strengths(game: str) -> dict[str, int]:
    """The bots of a game that were measured, between two players, the weakest first."""
    return dict(_all().get(game, {}))


@cache
def _all() -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
