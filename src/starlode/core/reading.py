"""What somebody wrote, held against its shape: a type of msgspec says what may stand where, one line what does not.

Shapes are made while a program runs, because the words of a game depend on what lies in its box. The library is
loaded with the first of them, so that an engine plays where it is not installed.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import GenericAlias
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from starlode.core.errors import THE_POSITION, THE_VIEW, BadInput, Said, at_seat, within

Shape: TypeAlias = Any  # a type of msgspec

FORMAT = 1  # of positions

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
def library() -> Any:
    """Msgspec, loaded where something is written or read."""
    return import_module("msgspec")


def read(shape: Shape, content: object, what: Said) -> Any:
    """The content as its shape, or BadInput with the first thing that is wrong and where it stands."""
    try:
        try:
            return library().convert(content, shape)
        except library().ValidationError as wrong:
            raise _refusal(content, what, str(wrong)) from None
    except RecursionError:
        raise BadInput("bad-shape-depth", what=what) from None


def read_plainly(shape: Shape, content: object, what: Said) -> dict[str, Any]:
    """The same as plain values by the names that are written; what was left out is not there."""
    found: dict[str, Any] = library().to_builtins(read(shape, content, what))
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
    if what in (THE_POSITION, THE_VIEW) and (found := _OF_A_SEAT.fullmatch(place)):
        what, place = at_seat(int(found[1])), found[2]
    return within(what, place) if place else what


def number(least: int, most: int) -> Shape:
    return Annotated[int, library().Meta(ge=least, le=most)]


def one_of(words: Sequence[Any]) -> Shape:
    return Literal.__getitem__(tuple(words))


def by_name(words: Sequence[str], shape: Shape) -> Shape:
    """Something for each of several names; what is not told is left out."""
    return GenericAlias(dict, (one_of(words), shape))


def pile(words: Sequence[str], most: int) -> Shape:
    """How many of each lie somewhere."""
    return by_name(words, number(0, most))


def listed(shape: Shape, least: int, most: int) -> Shape:
    return Annotated[GenericAlias(list, (shape,)), library().Meta(min_length=least, max_length=most)]


def several(words: Sequence[Any], most: int | None = None) -> Shape:
    """A list of words."""
    return listed(one_of(words), 0, len(words) if most is None else most)


def noted(shape: Shape, note: str) -> Shape:
    """The same, with what a reader of its schema should know."""
    return Annotated[shape, library().Meta(description=note)]


def schema_at(ref: str, shape: Shape = Any) -> Shape:
    """Something that is read elsewhere, and has its own schema."""
    return Annotated[shape, library().Meta(title=ref)]


def fields(
    name: str, required: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None, others: bool = False
) -> Shape:
    """An object with these fields, by the names that are written; others are refused or passed over."""
    msgspec = library()
    told = [(_plain(each), shape, msgspec.field(name=each)) for each, shape in required.items()]
    free = [
        (_plain(each), shape | msgspec.UnsetType, msgspec.field(name=each, default=msgspec.UNSET))
        for each, shape in (optional or {}).items()
    ]
    return msgspec.defstruct(name, [*told, *free], forbid_unknown_fields=not others)


class Told(NamedTuple):
    """What is told of the whole table, and of each seat."""

    table: dict[str, Shape]
    seat: dict[str, Shape]


@dataclass(frozen=True)
class Written:
    """What a table looks like when it is written down: in positions, in views, and the names of what recurs there."""

    position: Shape
    view: Shape
    names: Mapping[str, Shape]


def written(seats: int, reasons: Sequence[str], both: Told, position: Told, view: Told, **names: Shape) -> Written:
    """What every game tells of a table, and what is a game's own: in both forms, in positions alone, in views alone.

    In a position nearly everything may be left out, in a view nothing.
    """
    seat = number(1, seats)
    winners = noted(listed(seat, 0, seats), "the seats of the winning side; none after a draw")
    reason = {"reason": one_of(reasons)}
    asked = noted(GenericAlias(list, (schema_at("question.json"),)), "open questions, the one that is asked now last")
    table = {"current": noted(seat, "whose turn it is"), **both.table, "pending": asked}
    actor = noted(seat | None, "who is asked; null when nature is, or when the match is over")
    in_view = listed(fields("Player", {**view.seat, **both.seat}), seats, seats)
    in_position = listed(fields("Player", {}, {**position.seat, **both.seat}), seats, seats)
    return Written(
        fields(
            "Position",
            {"seats": in_position},
            {**table, **position.table, "over": fields("Over", reason, {"winners": winners}) | None},
        ),
        fields(
            "View",
            {**table, "actor": actor, **view.table, "seats": in_view},
            {"over": fields("Over", {"winners": winners, **reason})},
        ),
        {"seat": seat, **{_dashed(name): shape for name, shape in names.items()}},
    )


def read_position(shape: Shape, content: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """A position of the format for so many, as plain values that are what its shape says."""
    found, told = content.get("starlode-position"), content.get("seats")
    if type(found) is not int or found != FORMAT:
        raise BadInput("bad-position-format", found=found, format=FORMAT)
    if not isinstance(told, list) or len(told) != seats:
        raise BadInput("bad-position-seats", seats=seats)
    rest = {name: value for name, value in content.items() if name != "starlode-position"}
    return read_plainly(shape, rest, THE_POSITION)


def _plain(name: str) -> str:
    return name.replace("-", "_")


def _dashed(name: str) -> str:
    return name.replace("_", "-")
