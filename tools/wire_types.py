"""Write docs/schemas/wire.json and the types of the web client from src/starlode/server/wire: --write or --check."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from starlode.server.wire import analysis, http, people, polling, replay, socket, standings
from typescript_types import module, names_from

ROOT = Path(__file__).resolve().parents[1]
SCHEMAS = ROOT / "docs" / "schemas"
GENERATED = ROOT / "docs" / "generated" / "schemas"
CLIENT = ROOT / "web" / "src"

MESSAGES: tuple[Any, ...] = (
    http.Problem, http.Games, http.GameWords, http.Me, http.NewName, http.NewTable, http.NewLesson,
    http.Checked, http.Started, http.NewStart,
    http.Join, http.Table, http.Tables, http.Finished, http.Health, http.QuickPlay, socket.OpenTables, socket.Turns,
    analysis.Analysed, replay.Reel, replay.Continuation, replay.NewReport, replay.Reported, standings.Standings,
    people.Opponents,
    socket.ToServer, socket.FromServer, people.NewAccount, people.SignIn, people.NewPassword, people.SignOut,
    people.Feed, people.Pushing, people.NewBrowser, people.OldBrowser,
    people.DeviceCode, people.LookAtCode, people.CodeOwner, people.UseCode, people.Reset, people.SignedIn,
    people.History, people.Parting, people.Parted, people.AtSeat, people.PlayerReport, people.Blocks, people.Unblock,
    polling.NewLine, polling.Said, polling.Heard,
)  # fmt: skip
UNIONS = {"ToServer": socket.ToServer, "FromServer": socket.FromServer}
JSON = {
    "description": "any JSON",
    "anyOf": [
        {"type": "null"}, {"type": "boolean"}, {"type": "number"}, {"type": "string"},
        {"type": "array", "items": {"$ref": "#/$defs/Json"}},
        {"type": "object", "additionalProperties": {"$ref": "#/$defs/Json"}},
    ],
}  # fmt: skip


def wire_schema() -> dict[str, Any]:
    """One JSON Schema with a definition for every message and every part of one."""
    shapes, definitions = msgspec.json.schema_components(MESSAGES, ref_template="#/$defs/{name}")
    definitions |= {name: shapes[MESSAGES.index(union)] for name, union in UNIONS.items()}
    named: dict[str, Any] = {}
    for name, shape in definitions.items():
        shape.pop("title", None)
        named[name] = _with_names(shape, named)
    named["Json"] = JSON
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "wire.json",
        "title": "What crosses the wire: requests and answers over HTTP, messages of the WebSocket both ways",
        "$defs": dict(sorted(named.items())),
    }


def _with_names(shape: Any, named: dict[str, Any]) -> Any:
    """A schema in which every part with a title is a definition of its own."""
    if isinstance(shape, list):
        return [_with_names(part, named) for part in shape]
    if not isinstance(shape, dict):
        return shape
    shape = {key: _with_names(part, named) for key, part in shape.items()}
    title = shape.pop("title", None) if isinstance(shape.get("title"), str) else None
    if title is None:
        return shape
    named[title] = shape
    return {"$ref": f"#/$defs/{title}"}


def files() -> Iterator[tuple[Path, str]]:
    """Every file that is made, with what it should hold."""
    schema = wire_schema()
    yield SCHEMAS / "wire.json", json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
    yield CLIENT / "lib" / "generated" / "wire.ts", _typescript("src/starlode/server/wire", schema["$defs"])
    # The view of each drawn game.
    for game in sorted(path.parent.name for path in CLIENT.glob("games/*/pictures.ts")):
        view = names_from("View", "view", GENERATED / game)
        source = f"docs/generated/schemas/{game}/view.json"
        yield CLIENT / "games" / game / "generated" / "view.ts", _typescript(source, view)


def _typescript(source: str, definitions: dict[str, Any]) -> str:
    return f"// Made by tools/wire_types.py from {source}; do not change by hand.\n" + module(definitions)


def main() -> None:
    """Write the files, or say which of them are out of date."""
    if sys.argv[1:] not in (["--write"], ["--check"]):
        sys.exit("usage: wire_types.py --write | --check")
    stale = [path for path, text in files() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if sys.argv[1] == "--check" and stale:
        names = ", ".join(path.relative_to(ROOT).as_posix() for path in stale)
        sys.exit(f"starlode: {names}: out of date; run python tools/wire_types.py --write")
    for path, text in files():
        if path in stale:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
