"""A match written down: game, options and every action including nature's; it replays without a random generator."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from starlode.core.decision import Json
from starlode.core.errors import BadInput

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
            raise BadInput(f"not a record: line {error.lineno} is not JSON ({error.msg})") from None
        except (ValueError, RecursionError):  # a number of thousands of digits; brackets within brackets
            raise BadInput("not a record: not JSON that anybody would write") from None
        return Record.from_json(content)

    @staticmethod
    def from_json(content: object) -> "Record":
        if not isinstance(content, dict) or "starlode-record" not in content:
            raise BadInput('not a record: there is no field "starlode-record"')
        if type(content["starlode-record"]) is not int or content["starlode-record"] != FORMAT:
            raise BadInput(f"a record of format {content['starlode-record']}: this version reads format {FORMAT}")
        record = Record(
            _field(content, "game", str),
            _field(content, "rules", int),
            _field(content, "seats", int),
            _texts(_field(content, "options", dict)),
            _rows(_field(content, "rows", list)),
        )
        if "start" in content:
            record.start = _field(content, "start", dict)
        return record


def _field(content: Mapping[str, Any], name: str, kind: type) -> Any:
    value = content.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadInput(f'not a record: the field "{name}" is missing or not a {kind.__name__}')
    return value


def _texts(options: Mapping[Any, Any]) -> dict[str, str]:
    for key, value in options.items():
        if not isinstance(value, str):
            raise BadInput(f"not a record: the option {key} is not a text")
    return dict(options)


def _rows(rows: list[Any]) -> list[str]:
    for number, row in enumerate(rows, 1):
        if not isinstance(row, str):
            raise BadInput(f"not a record: row {number} is not a text")
    return list(rows)
