"""A match written down: game, options and every action including nature's; it replays without a random generator."""

import json
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from starlode.core.decision import Json
from starlode.core.errors import BadInput, said
from starlode.core.reading import Shape, fields, read_plainly

FORMAT = 1
NATURE_ROW = "*"


@dataclass
class Record:
    """The truth about a match. A row is who and what: `1 buy cutter`, `* draw viper`, `2 undo`, `1 resign`."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    rows: list[str] = field(default_factory=list)
    start: dict[str, Json] | None = None  # a position, where the match did not begin with the deal

    def to_json(self) -> dict[str, Json]:
        content: dict[str, Json] = {
            "starlode-record": FORMAT,
            "game": self.game,
            "rules": self.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "rows": list(self.rows),
        }
        if self.start is not None:
            content["start"] = self.start
        return content

    def dump(self) -> str:
        """The record as a file: one row a line, so that a difference shows."""
        return json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n"

    @staticmethod
    def load(text: str) -> "Record":
        """Read a record, or refuse it with one line that says where it is wrong."""
        try:
            content = json.loads(text)
        except json.JSONDecodeError as error:
            raise BadInput("bad-record-json", line=str(error.lineno)) from None
        except (ValueError, RecursionError):  # a number of thousands of digits; brackets within brackets
            raise BadInput("bad-record-strange") from None
        return Record.from_json(content)

    @staticmethod
    def from_json(content: object) -> "Record":
        if not isinstance(content, dict) or "starlode-record" not in content:
            raise BadInput("bad-record")
        if type(content["starlode-record"]) is not int or content["starlode-record"] != FORMAT:
            raise BadInput("bad-record-format", found=content["starlode-record"], format=FORMAT)
        told = read_plainly(_shape(), content, said("bad-no-record"))
        return Record(told["game"], told["rules"], told["seats"], told["options"], told["rows"], told.get("start"))


@cache
def _shape() -> Shape:
    told = {"game": str, "rules": int, "seats": int, "options": dict[str, str], "rows": list[str]}
    return fields("Record", told, {"start": dict[str, Any]}, others=True)
