"""JSON Schemas of what is read by shapes (core/reading.py), for whoever writes or reads it elsewhere."""

import re
from collections.abc import Mapping, Sequence
from functools import reduce
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

from msgspec import Struct, UnsetType, structs

from starlode.core.reading import Shape

Schema: TypeAlias = dict[str, Any]

_PLAIN: dict[Any, Schema] = {
    int: {"type": "integer"}, bool: {"type": "boolean"}, str: {"type": "string"}, NoneType: {"type": "null"}, Any: {},
}  # fmt: skip
_BOUNDS = {"ge": "minimum", "le": "maximum", "min_length": "minItems", "max_length": "maxItems"}
_LEAST, _MOST = ("minimum", "minItems"), ("maximum", "maxItems")


def schema_of(shape: Shape, names: Mapping[str, Shape], defined: dict[str, Schema]) -> Schema:
    """The schema of a shape; what has a name, and every object, becomes a definition that is referred to."""
    kind, *said = get_args(shape) if _origin(shape) is Annotated else (shape,)
    notes = [each.description for each in said if each.description]
    note = {"description": notes[-1]} if notes else {}
    for each in said:
        if each.title:  # of what is read elsewhere
            return {"$ref": each.title, **note}
    said = [each for each in said if not each.description]
    bare = Annotated[(kind, *said)] if said else kind
    is_object = isinstance(kind, type) and issubclass(kind, Struct)
    name = _dashed(kind.__name__) if is_object else next((name for name, each in names.items() if each == bare), None)
    if name is None:
        return _schema(kind, said, names, defined) | note
    if name not in defined:
        defined[name] = {}  # its place in the order
        defined[name] = _object(kind, names, defined) if is_object else _schema(kind, said, names, defined)
    return {"$ref": f"#/$defs/{name}", **note}


def _schema(kind: Shape, said: Sequence[Any], names: Mapping[str, Shape], defined: dict[str, Schema]) -> Schema:
    def of(inner: Shape) -> Schema:
        return schema_of(inner, names, defined)

    bounds = {word: getattr(each, bound) for each in said for bound, word in _BOUNDS.items()}
    limits = {word: bound for word, bound in bounds.items() if bound is not None and (word, bound) != ("minItems", 0)}
    origin, inner = _origin(kind), get_args(kind)
    if origin is Literal:
        return {"enum": [*inner]}
    if origin in (Union, UnionType):
        parts = [of(each) for each in inner if each is not UnsetType]
        return parts[0] if len(parts) == 1 else {"anyOf": parts}
    if origin is list:
        return {"type": "array", "items": of(inner[0])} | limits
    if origin is dict:
        return {"type": "object", "propertyNames": of(inner[0]), "additionalProperties": of(inner[1])}
    return _PLAIN[kind] | limits


def _object(kind: Any, names: Mapping[str, Shape], defined: dict[str, Schema]) -> Schema:
    fields = structs.fields(kind)
    return {
        "type": "object",
        "properties": {each.encode_name: schema_of(each.type, names, defined) for each in fields},
        "required": [each.encode_name for each in fields if each.required],
        "additionalProperties": False,
    }


def _origin(shape: Shape) -> Any:
    return get_origin(shape)


def _dashed(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


# One game in all its ways


def merged(schemas: Sequence[Schema]) -> Schema:
    """A schema for whatever one of these allows: the widest bounds, all words, all fields, none more required."""
    return reduce(_merge, schemas)


def _merge(one: Any, other: Any) -> Any:
    if one == other or not isinstance(one, dict) or not isinstance(other, dict):
        return one
    found = {}
    for word in [*one, *(each for each in other if each not in one)]:
        mine, yours = one.get(word), other.get(word)
        if mine is None or yours is None:
            found[word] = yours if mine is None else mine
        elif word in _LEAST:
            found[word] = min(mine, yours)
        elif word in _MOST:
            found[word] = max(mine, yours)
        elif word == "required":
            found[word] = [each for each in mine if each in yours]
        elif word == "enum":
            found[word] = [*mine, *(each for each in yours if each not in mine)]
        elif word == "anyOf":
            found[word] = [_merge(*each) for each in zip(mine, yours, strict=True)]
        else:
            found[word] = _merge(mine, yours)
    return found


def narrowed(whole: Schema, own: Schema) -> Schema:
    """What is true of a way to play besides what is true of all: fields that it lacks or needs, how many sit there."""
    found = _fields(whole, own)
    seats, mine = whole["properties"]["seats"], own["properties"]["seats"]
    players = _fields(whole["$defs"]["player"], own["$defs"]["player"])
    told = {word: mine[word] for word in ("minItems", "maxItems") if mine[word] != seats[word]}
    if players:
        told["items"] = players
    if told:
        found["properties"] = found.get("properties", {}) | {"seats": told}
    return found


def _fields(whole: Schema, own: Schema) -> Schema:
    lacks = {name: False for name in whole["properties"] if name not in own["properties"]}
    needs = [name for name in own["required"] if name not in whole["required"]]
    return ({"properties": lacks} if lacks else {}) | ({"required": needs} if needs else {})


def elsewhere(schema: Any, names: Sequence[str], file: str) -> Any:
    """The same with these definitions taken from another file."""
    if isinstance(schema, list):
        return [elsewhere(each, names, file) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {word: elsewhere(each, names, file) for word, each in schema.items()}
    if (ref := found.get("$ref", "")).startswith("#/$defs/") and ref.removeprefix("#/$defs/") in names:
        found["$ref"] = file + ref
    return found
