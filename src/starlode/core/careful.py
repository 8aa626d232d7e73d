"""Marks what a class of the engine has for people: ordinary Python in every build, which looks before it trusts."""

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:  # what such methods tell of; they are imported when they are called
    from starlode.core.rules import Rules as Rules
    from starlode.core.view import View as View
else:
    Rules = View = Any

# What of a state is meant to be called; the rest is the engine's own.
SURFACE = (
    "actor", "apply", "checksum", "clone", "imagine", "legal", "play", "playout", "resign", "returns", "rules",
    "sample", "score", "seats", "view", "weights",
)  # fmt: skip

T = TypeVar("T")


def careful(method: T) -> T:
    """Leave a method untranslated: it may name seats None, raise refusals and know the rules."""
    return method
