"""A puzzle: a position, who is asked, and the one move that is clearly better than all others."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.rules import Rules
from starlode.games import find, names, rules_of

FOLDER = Path(__file__).parent
FORMAT = 1
# Who grades: whoever was just told the rules, and searches of so many ways; whatever the levels of today are.
FIRST_GRADER = "novice"
GRADERS = (8, 128, 512)
GRADES = 2 + len(GRADERS)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One position; chances are in thousandths, by so many ways on after each of the moves."""

    id: str
    game: str
    seat: int
    position: Mapping[str, Any]  # in full; whoever solves it sees the view of the seat
    best: str
    chance: int
    next_best: str
    next_chance: int
    ways: int
    found_by: int  # of the graders

    @property
    def grade(self) -> int:
        """From 1, which every grader finds, on; how hard it is."""
        return GRADES - self.found_by

    @property
    def rules(self) -> Rules[Any]:
        return rules_of(self.game, dict(self.position["options"]))

    def match(self) -> Match[Any]:
        """The position on a table."""
        return Match(self.rules, position=self.position)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, content: Mapping[str, Any]) -> "Puzzle":
        return cls(**content)


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, from the easiest on; BadInput for a game that has none."""
    path = FOLDER / f"{find(game).name}.json"
    if not path.is_file():
        known = [name for name in names() if (FOLDER / f"{name}.json").is_file()]
        raise BadInput("bad-no-puzzles", game=game, known=", ".join(known))
    content = json.loads(path.read_text(encoding="utf-8"))
    return tuple(Puzzle.from_json(each) for each in content["puzzles"])
