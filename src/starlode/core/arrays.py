"""What the engine's sources import their types from; the translator knows these names.

Interpreted `i64` and `u8` are numbers, and a `vec` is a list, which is all that types look at.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any


class _Numbers(list[int]):
    """An array of numbers."""

    def __class_getitem__(cls, element: Any) -> Any:
        return _Bytes if element is _u8 else _Numbers

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return type(self)(found) if isinstance(index, slice) else found


class _Bytes(_Numbers):
    """An array of numbers from 0 to 255."""

    def __init__(self, items: Iterable[int] = ()) -> None:
        super().__init__(items)
        if any(not 0 <= item <= 255 for item in self):
            raise OverflowError("a byte holds 0 to 255")

    def __setitem__(self, index: Any, value: Any) -> None:
        if not 0 <= value <= 255:
            raise OverflowError("a byte holds 0 to 255")
        super().__setitem__(index, value)


class _i64(int):
    """Only called, never made: a number stays what it is."""

    def __new__(cls, value: int = 0) -> Any:
        return int(value)


class _u8(int):
    """The same for a byte."""

    def __new__(cls, value: int = 0) -> Any:
        return int(value)


def append(array: list[int], value: int) -> list[int]:
    """The array with one more element."""
    return type(array)([*array, value])


def extend(array: list[int], more: Iterable[int]) -> list[int]:
    """The array with more elements."""
    return type(array)([*array, *more])


def remove(array: list[int], value: int) -> list[int]:
    """The array without the first such element."""
    left = type(array)(array)
    left.remove(value)
    return left


if TYPE_CHECKING:
    i64 = int
    u8 = int
    vec = list
else:
    i64, u8, vec = _i64, _u8, _Numbers
