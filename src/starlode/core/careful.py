"""Marks what a class of the engine has for people: ordinary Python in every build, which looks before it trusts."""

from typing import TypeVar

T = TypeVar("T")


def careful(method: T) -> T:
    """Leave a method untranslated: it may name seats None, raise refusals and know the rules."""
    return method
