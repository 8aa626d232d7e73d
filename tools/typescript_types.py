"""TypeScript types from a JSON Schema: the part of JSON Schema that our schemas use."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

Schema = Mapping[str, Any]
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 100


def module(definitions: Mapping[str, Schema]) -> str:
    """A module that exports every definition, in the order of the alphabet."""
    return "".join(f"\n{_definition(name, shape)}" for name, shape in sorted(definitions.items()))


def names_from(name: str, file: str, *folders: Path) -> dict[str, Schema]:
    """A schema of a file and everything it refers to, also in files of these folders, under names for a module."""
    found: dict[str, Schema] = {}
    waiting = [(name, f"{file}.json#")]
    while waiting:
        name, ref = waiting.pop()
        if name in found:
            continue
        file_name, _, path = ref.partition("#")
        where = next(folder / file_name for folder in folders if (folder / file_name).is_file())
        shape: Any = json.loads(where.read_text(encoding="utf-8"))
        for part in path.split("/")[1:]:
            shape = shape[part]
        if not path:
            shape = {key: value for key, value in shape.items() if not key.startswith("$")}
        found[name] = _renamed(shape, file_name, waiting)
    return found


def _renamed(shape: Any, file: str, waiting: list[tuple[str, str]]) -> Any:
    if isinstance(shape, list):
        return [_renamed(part, file, waiting) for part in shape]
    if not isinstance(shape, dict):
        return shape
    if "$ref" in shape:
        other, _, path = shape["$ref"].partition("#")
        called = path.split("/")[-1] or other.removesuffix(".json")
        name = "".join(word.capitalize() for word in called.split("-"))
        waiting.append((name, f"{other or file}#{path}"))
        return {**shape, "$ref": f"#/$defs/{name}"}
    return {key: _renamed(part, file, waiting) for key, part in shape.items()}


def _definition(name: str, shape: Schema) -> str:
    comment = f"/** {shape['description'].strip()} */\n" if shape.get("description") else ""
    if shape.get("type") == "object" and shape.get("properties"):
        return f"{comment}export interface {name} {_object(shape)}\n"
    kind = _type(shape)
    return f"{comment}export type {name} ={'' if kind.startswith(chr(10)) else ' '}{kind};\n"


def _type(shape: Schema) -> str:
    """The type that a schema describes."""
    if "$ref" in shape:
        return str(shape["$ref"]).rsplit("/", 1)[1]
    if "const" in shape:
        return json.dumps(shape["const"])
    if "enum" in shape:
        return _union([json.dumps(value) for value in shape["enum"]])
    for word in ("anyOf", "oneOf"):
        if word in shape:
            return _union([kind for part in shape[word] for kind in _kinds(part)])
    kind = shape.get("type")
    if isinstance(kind, list):
        return _union([PLAIN[each] for each in kind])
    if kind == "array":
        if "prefixItems" in shape:
            return f"[{', '.join(_type(part) for part in shape['prefixItems'])}]"
        item = _type(shape.get("items", {}))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        if shape.get("properties"):
            return _object(shape)
        return f"{{ [key: string]: {_type(_extra(shape))} }}"  # not Record: a type may contain itself
    return PLAIN[kind] if kind else "unknown"


def _kinds(shape: Schema) -> list[str]:
    """What may be in a union: of a list of values each one, so that no union lies in another."""
    return [json.dumps(value) for value in shape["enum"]] if "enum" in shape else [_type(shape)]


def _extra(shape: Schema) -> Schema:
    extra = shape.get("additionalProperties", {})
    return extra if isinstance(extra, Mapping) else {}


def _union(types: list[str]) -> str:
    unique = list(dict.fromkeys(types))
    line = " | ".join(unique)
    return line if len(line) <= WIDTH else "".join("\n  | " + each.replace("\n", "\n    ") for each in unique)


def _object(shape: Schema) -> str:
    required = shape.get("required", ())
    lines = []
    if len(shape["properties"]) == 1 and shape.get("additionalProperties") is False and required:
        name, part = next(iter(shape["properties"].items()))
        return f"{{ {name}: {_type(part)} }}"
    for name, part in shape["properties"].items():
        key = name if re.fullmatch(r"[A-Za-z_]\w*", name) else json.dumps(name)
        inner = _type(part).replace("\n", "\n  ")
        comment = f"/** {part['description']} */\n  " if "description" in part else ""
        lines.append(
            f"  {comment}{key}{'' if name in required else '?'}:{'' if inner.startswith(chr(10)) else ' '}{inner};\n"
        )
    if isinstance(shape.get("additionalProperties"), Mapping):
        extra = _type(_extra(shape))
        # An index signature has to allow what the named fields are.
        optional = [_type(part) for name, part in shape["properties"].items() if name not in required]
        named = [kind for kind in optional if kind != extra]
        lines.append(f"  [detail: string]: {' | '.join([extra, *named, *(['undefined'] if optional else [])])};\n")
    return "{\n" + "".join(lines) + "}"
