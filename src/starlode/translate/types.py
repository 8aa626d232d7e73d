"""The types of the dialect.

A number is 64 bits wide wherever it stands; a byte is a number that lies in an array of bytes.
Arrays and objects are shared, never copied by an assignment, as in Python.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlode.translate.program import Class


@dataclass(frozen=True)
class Type:
    """A type without parts, by its name."""

    name: str

    @property
    def is_shared(self) -> bool:
        """Whether a value is a reference that is counted."""
        return False

    def __str__(self) -> str:
        return self.name


NUMBER = Type("int")
BYTE = Type("byte")
TRUTH = Type("bool")
REAL = Type("float")
NOTHING = Type("None")


@dataclass(frozen=True)
class Array(Type):
    """An array of numbers, reals or tuples of numbers (`list`), or of bytes (`bytearray`)."""

    element: Type

    @property
    def is_shared(self) -> bool:
        return True


@dataclass(frozen=True)
class Tuple(Type):
    """A few values that a function returns together, or an entry of an array."""

    parts: tuple[Type, ...]


@dataclass(frozen=True)
class Instance(Type):
    """An object of a class, or also None."""

    of: Class = field(hash=False, compare=False)
    may_be_none: bool = False

    @property
    def is_shared(self) -> bool:
        return True


def array(element: Type) -> Array:
    """The type of an array."""
    return Array("bytearray" if element == BYTE else f"list[{element}]", element)


def tuple_of(parts: tuple[Type, ...]) -> Tuple:
    """The type of a tuple."""
    return Tuple(f"tuple[{', '.join(map(str, parts))}]", parts)


def instance(of: Class, may_be_none: bool = False) -> Instance:
    """The type of a class's objects."""
    return Instance(of.qualified + (" | None" if may_be_none else ""), of, may_be_none)


def is_integer(kind: Type) -> bool:
    """Whether a value counts as a number without a conversion: numbers, bytes, truths."""
    return kind in (NUMBER, BYTE, TRUTH)


def is_numeric(kind: Type) -> bool:
    """Whether one can calculate with it."""
    return is_integer(kind) or kind == REAL


def is_element(kind: Type) -> bool:
    """Whether a list may have such elements."""
    return kind in (NUMBER, REAL) or (isinstance(kind, Tuple) and all(part == NUMBER for part in kind.parts))


def is_part(kind: Type) -> bool:
    """Whether it may be a part of a tuple."""
    return is_numeric(kind) or isinstance(kind, Array)


def fits(value: Type, wanted: Type) -> bool:
    """Whether a value may stand where a type is wanted."""
    if value == wanted or (is_integer(value) and wanted in (NUMBER, BYTE)):
        return True
    if isinstance(value, Array) and isinstance(wanted, Array):
        return value.element == wanted.element
    if wanted == REAL:
        return is_integer(value)
    if isinstance(wanted, Instance):
        if value == NOTHING:
            return wanted.may_be_none
        if not isinstance(value, Instance) or (value.may_be_none and not wanted.may_be_none):
            return False
        return value.of.is_a(wanted.of)
    if isinstance(value, Tuple) and isinstance(wanted, Tuple) and len(value.parts) == len(wanted.parts):
        return all(fits(part, other) for part, other in zip(value.parts, wanted.parts, strict=True))
    return False
