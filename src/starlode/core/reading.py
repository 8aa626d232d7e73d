"""What somebody wrote, held against its shape: a type of msgspec says what may stand where, one line what does not.

Shapes are made while a program runs, because the words of a game depend on what lies in its box. The library is
loaded with the first of them, so that an engine plays where it is not installed.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from types import GenericAlias
from typing import Annotated, Any, Literal, TypeAlias

from starlode.core.errors import THE_POSITION, BadInput, Said, at_seat, within

Shape: TypeAlias = Any  # a type of msgspec

_PLACE = re.compile(r"`\$\.?([^`]*)`$")
_STEP = re.compile(r"\[(\d+)\]|([^.\[]+)")
_OF_A_SEAT = re.compile(r"seats\[(\d+)\]\.?(.*)")
# How the library tells what is wrong, in English; we take what it is about, and say it in any language.
_TROUBLES = {
    r"unknown field `(.*?)`": ("bad-shape-unknown", "field"),
    r"missing required field `(.*?)`": ("bad-shape-missing", "field"),
    r"Invalid enum value (.*?) - at": ("bad-shape-value", "value"),
    r"length >= (\d+)": ("bad-shape-few", "bound"),
    r"length <= (\d+)": ("bad-shape-many", "bound"),
    r">= (-?\d+)": ("bad-shape-least", "bound"),
    r"<= (-?\d+)": ("bad-shape-most", "bound"),
    r"got `(.*?)`": ("bad-shape", "kind"),
}
_KINDS = {int: "int", bool: "bool", float: "float", str: "str", list: "array", dict: "object", type(None): "null"}


@cache
def _library() -> Any:
    return import_module("msgspec")


def read(shape: Shape, content: object, what: Said) -> Any:
    """The content as its shape, or BadInput with the first thing that is wrong and where it stands."""
    try:
        try:
            return _library().convert(content, shape)
        except _library().ValidationError as wrong:
            raise _refusal(content, what, str(wrong)) from None
    except RecursionError:
        raise BadInput("bad-shape-depth", what=what) from None


def read_plainly(shape: Shape, content: object, what: Said) -> dict[str, Any]:
    """The same as plain values by the names that are written; what was left out is not there."""
    found: dict[str, Any] = _library().to_builtins(read(shape, content, what))
    return found


def _refusal(content: Any, what: Said, told: str) -> BadInput:
    place = found[1] if (found := _PLACE.search(told)) else ""
    for pattern, (message_id, about) in _TROUBLES.items():
        if trouble := re.search(pattern, told):
            values = {about: trouble[1]}
            if about in ("bound", "kind"):
                place, value = _find(content, place, message_id, trouble[1])
                values["value"] = repr(value)
            return BadInput(message_id, what=_where(what, place), **values)
    return BadInput("bad-shape", what=_where(what, place), value=told)


def _find(content: Any, place: str, message_id: str, about: str) -> tuple[str, Any]:
    """What is wrong at a place; of a pile the library does not tell of what there are too many."""
    place, in_a_pile, _ = place.partition("[...]")
    for index, name in _STEP.findall(place):
        content = content[int(index) if index else name]
    entries = [("", content)] if not in_a_pile else list(content.items())
    while entries:
        name, value = entries.pop(0)
        is_number = type(value) is int
        if (
            not in_a_pile
            or (message_id == "bad-shape-least" and is_number and value < int(about))
            or (message_id == "bad-shape-most" and is_number and value > int(about))
            or (message_id == "bad-shape" and _KINDS.get(type(value)) == about)
        ):
            return f"{place}.{name}" if name else place, value
        entries += [(f"{name}.{below}", each) for below, each in value.items()] if isinstance(value, dict) else []
    return place, content


def _where(what: Said, place: str) -> Said:
    """A place as people tell it: seats count from 1."""
    place = place.replace("[...]", "")
    if what is THE_POSITION and (found := _OF_A_SEAT.fullmatch(place)):
        what, place = at_seat(int(found[1])), found[2]
    return within(what, place) if place else what


def number(least: int, most: int) -> Shape:
    return Annotated[int, _library().Meta(ge=least, le=most)]


def one_of(words: Sequence[Any]) -> Shape:
    return Literal.__getitem__(tuple(words))


def by_name(words: Sequence[str], shape: Shape) -> Shape:
    """Something for each of several names; what is not told is left out."""
    return GenericAlias(dict, (one_of(words), shape))


def pile(words: Sequence[str], most: int) -> Shape:
    """How many of each lie somewhere."""
    return by_name(words, number(0, most))


def listed(shape: Shape, least: int, most: int) -> Shape:
    return Annotated[GenericAlias(list, (shape,)), _library().Meta(min_length=least, max_length=most)]


def several(words: Sequence[Any], most: int | None = None) -> Shape:
    """A list of words."""
    return listed(one_of(words), 0, len(words) if most is None else most)


def fields(
    name: str, required: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None, others: bool = False
) -> Shape:
    """An object with these fields, by the names that are written; others are refused or passed over."""
    msgspec = _library()
    told = [(_plain(each), shape, msgspec.field(name=each)) for each, shape in required.items()]
    free = [
        (_plain(each), shape | msgspec.UnsetType, msgspec.field(name=each, default=msgspec.UNSET))
        for each, shape in (optional or {}).items()
    ]
    return msgspec.defstruct(name, [*told, *free], forbid_unknown_fields=not others)


def position(seats: int, reasons: Sequence[str], seat: Mapping[str, Shape], own: Mapping[str, Shape]) -> Shape:
    """A position: what every game tells of a table, and what is a game's own; nearly all of it may be left out."""
    over = fields("Over", {"reason": one_of(reasons)}, {"winners": list[int]})
    told = {"current": number(1, seats), "pending": list[Any], "over": over | None}
    return fields("Position", {"seats": listed(fields("Seat", {}, seat), seats, seats)}, told | dict(own))


def read_position(shape: Shape, content: Mapping[str, Any], format: int, seats: int) -> dict[str, Any]:
    """A position of this format for so many, as plain values that are what its shape says."""
    written, told = content.get("starlode-position"), content.get("seats")
    if type(written) is not int or written != format:
        raise BadInput("bad-position-format", found=written, format=format)
    if not isinstance(told, list) or len(told) != seats:
        raise BadInput("bad-position-seats", seats=seats)
    rest = {name: value for name, value in content.items() if name != "starlode-position"}
    return read_plainly(shape, rest, THE_POSITION)


def _plain(name: str) -> str:
    return name.replace("-", "_")
