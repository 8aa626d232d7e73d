"""Stands in for the two libraries that the engine's sources import their types from, where they are not installed.

Interpreted the engine needs nothing but Python: `i64` and `u8` are numbers then, and a `vec` is a list.
"""

import sys
from collections.abc import Iterable
from importlib.util import find_spec
from types import ModuleType
from typing import Any


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


def _append(array: _Numbers, value: int) -> _Numbers:
    return type(array)([*array, value])


def _extend(array: _Numbers, more: Iterable[int]) -> _Numbers:
    return type(array)([*array, *more])


def _remove(array: _Numbers, value: int) -> _Numbers:
    left = type(array)(array)
    left.remove(value)
    return left


def stand_in() -> None:
    """Offer both libraries to whoever imports them from now on, unless both are installed."""
    if find_spec("mypy_extensions") is not None and find_spec("librt") is not None:
        return
    types, library, vecs = ModuleType("mypy_extensions"), ModuleType("librt"), ModuleType("librt.vecs")
    types.__dict__.update(i64=_i64, u8=_u8)
    vecs.__dict__.update(vec=_Numbers, append=_append, extend=_extend, remove=_remove)
    library.__dict__["vecs"] = vecs
    sys.modules.update({"mypy_extensions": types, "librt": library, "librt.vecs": vecs})
