"""What is asked of each game; tools/GAME/luck.json has it."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from starlode.games import find

EVERYTHING = "all"  # is forgotten


@cache
def about(game: str) -> dict[str, Any]:
    """What it is called in tools/GAME/contests.json, what cards are got by, parts of a match, what can be forgotten."""
    file = Path(__file__).parents[1] / game / "luck.json"
    told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return told


def title(game: str) -> str:
    """The game where two play it, as a table calls it."""
    return find(game).title.rsplit(": ", 1)[-1] + " for two"


def forgotten(game: str) -> dict[str, str]:
    """What can be forgotten, in words."""
    told = {each["what"]: each["said"] for each in about(game)["forgets"]}
    return {**told, EVERYTHING: "all of these"}
