"""Write docs/generated/schemas/GAME/event.json from the rows of each game's events: --write or --check."""

import json
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from starlode.games import names, rules

ROOT = Path(__file__).resolve().parents[1]
SCHEMAS = ROOT / "docs" / "schemas"
GENERATED = ROOT / "docs" / "generated" / "schemas"
HIDDEN = "null where the viewer may not see it"


def event_schema(game: str) -> dict[str, Any]:
    """One form for all events that have the same parts."""
    position = json.loads((SCHEMAS / game / "position.json").read_text(encoding="utf-8"))
    its_rules: Any = rules(game)
    units = its_rules.happenings.units
    forms: dict[str, tuple[list[str], dict[str, Any]]] = {}
    for row in import_module(f"starlode.{game}.written.happenings").ROWS:
        parts = {part.name: _values(part.unit, units, position["$defs"]) for part in row.parts}
        for name in row.secret:
            parts[name] = {"anyOf": [parts[name], {"type": "null"}], "description": HIDDEN}
        if row.name == "match-ended":  # who has won is said by the state, where the entry does not say it
            parts = {
                "winners": {"type": "array", "items": _ref("seat"), "uniqueItems": True},
                "reason": parts["reason"],
            }
        forms.setdefault(json.dumps(parts), ([], parts))[0].append(row.name)
    alone = json.dumps({"seat": _ref("seat")})
    forms.setdefault(alone, ([], {"seat": _ref("seat")}))[0].append("action-undone")  # of every game
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": position["$id"].replace("position", "event"),
        "title": "An event: what happened, as far as one seat may see it",
        "oneOf": [_form(names, parts) for names, parts in forms.values()],
    }


def _form(names: Sequence[str], parts: dict[str, Any]) -> dict[str, Any]:
    event = {"const": names[0]} if len(names) == 1 else {"enum": [*names]}
    return {
        "type": "object",
        "properties": {"n": {"type": "integer", "minimum": 1}, "event": event, **parts},
        "required": ["n", "event", *parts],
        "additionalProperties": False,
    }


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": f"position.json#/$defs/{name}"}


def _values(unit: str, units: Any, defined: Any) -> dict[str, Any]:
    """What a part may be: a definition of the position's schema where there is one, or its values."""
    if isinstance(units[unit], int):
        return {"type": "integer", "minimum": 1 if unit == "amount" else 0}
    values = [value for value in dict.fromkeys(map(_hashable, units[unit])) if value not in ("", "running")]
    known = [value for value in values if value is not None]
    same = [name for name in units if name in defined and not isinstance(units[name], int) and [*units[name]] == known]
    if unit in defined or (same and isinstance(known[0], str)):
        form = _ref(unit if unit in defined else same[0])
    elif set(known) == {False, True}:
        form = {"type": "boolean"}
    elif all(type(value) is int for value in known):
        form = {"type": "integer", "minimum": min(known), "maximum": max(known)}
    else:
        form = {"enum": known}
    return form if len(known) == len(values) else {"anyOf": [form, {"type": "null"}]}


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def main() -> None:
    for game in names():
        file = GENERATED / game / "event.json"
        text = json.dumps(event_schema(game), indent=2, ensure_ascii=False) + "\n"
        if sys.argv[1:] == ["--write"]:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        elif not file.is_file() or file.read_text(encoding="utf-8") != text:
            raise SystemExit(f"{file.name} of {game} is not up to date: run `python tools/event_schemas.py --write`")


if __name__ == "__main__":
    main()
