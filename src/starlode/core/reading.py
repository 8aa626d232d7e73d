"""What somebody wrote, held against its shape: a type of msgspec says what may stand where, one line what does not.

Shapes are made while a program runs, because the words of a game depend on what lies in its box.
The library is imported when something is read, so that rules and batches do without it.
"""

import re
from collections.abc import Mapping, Sequence
from types import GenericAlias
from typing import Annotated, Any, Literal, TypeAlias

from starlode.core.errors import BadInput, Said, within

Shape: TypeAlias = Any  # a type of msgspec

_PLACE = re.compile(r"- at `(.*)`$")
_SHAPES = {"unknown field `(.*?)`": "bad-shape-unknown", "missing required field `(.*?)`": "bad-shape-missing"}


def read(shape: Shape, content: object, what: Said) -> Any:
    """The content as its shape, or BadInput with the first thing that is wrong and where it stands."""
    import msgspec

    try:
        return msgspec.convert(content, shape)
    except msgspec.ValidationError as wrong:
        raise _refusal(what, str(wrong)) from None
    except RecursionError:
        raise BadInput("bad-shape-depth", what=what) from None


def _refusal(what: Said, told: str) -> BadInput:
    """The library says in English what is wrong; of that we take which field it is, and where."""
    found = _PLACE.search(told)
    place = found[1].removeprefix("$").lstrip(".") if found else ""
    for pattern, message_id in _SHAPES.items():
        if field := re.search(pattern, told):
            return BadInput(message_id, what=within(what, place) if place else what, field=field[1])
    return BadInput("bad-shape", what=within(what, place) if place else what)


def number(least: int, most: int) -> Shape:
    import msgspec

    return Annotated[int, msgspec.Meta(ge=least, le=most)]


def one_of(words: Sequence[Any]) -> Shape:
    return Literal.__getitem__(tuple(words))


def pile(words: Sequence[str], most: int) -> Shape:
    """How many of each lie somewhere; what does not is left out."""
    return GenericAlias(dict, (one_of(words), number(0, most)))


def listed(shape: Shape, least: int, most: int) -> Shape:
    import msgspec

    return Annotated[GenericAlias(list, (shape,)), msgspec.Meta(min_length=least, max_length=most)]


def fields(name: str, required: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Shape:
    """An object with these fields and no others, by the names that are written."""
    import msgspec

    told = [(_plain(each), shape, msgspec.field(name=each)) for each, shape in required.items()]
    free = [
        (_plain(each), shape | msgspec.UnsetType, msgspec.field(name=each, default=msgspec.UNSET))
        for each, shape in (optional or {}).items()
    ]
    return msgspec.defstruct(name, [*told, *free], forbid_unknown_fields=True)


def _plain(name: str) -> str:
    return name.replace("-", "_")
