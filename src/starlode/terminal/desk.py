"""What a game has of its own at the terminal: how its table looks, how its news is told, and what may be a slip."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from starlode.core.decision import Decision, Option
from starlode.core.match import Match
from starlode.core.rules import Rules
from starlode.i18n import Words

Names = Mapping[int, str]


class Desk(Protocol):
    """One game at the terminal. Views are JSON, and seats count from 1."""

    @property
    def commands(self) -> Mapping[str, str]:
        """The commands that this game has besides those of every game, each with the message that explains it."""
        ...

    @property
    def verbs(self) -> frozenset[str]:
        """Words that begin a line of notation, also where none such is offered."""
        ...

    def show(self, words: Words, view: Mapping[str, Any], names: Names, width: int) -> str:
        """The table at a glance."""
        ...

    def piles(self, words: Words, view: Mapping[str, Any], names: Names, width: int) -> str:
        """What was put aside."""
        ...

    def unseen(self, words: Words, view: Mapping[str, Any], names: Names) -> list[str]:
        """What is left to be drawn, and what is known of others' hands."""
        ...

    def tell(
        self, words: Words, events: Sequence[Mapping[str, Any]], names: Names, options: Mapping[str, Any]
    ) -> list[str]:
        """Log lines."""
        ...

    def scores(self, words: Words, view: Mapping[str, Any], seat: int) -> str:
        """What stands beside a question."""
        ...

    def label(
        self, words: Words, label: str, option: Option, decision: Decision, view: Mapping[str, Any], match: Match[Any]
    ) -> str:
        """A label with what it comes to now."""
        ...

    def heading(self, words: Words, option: Option, same: int, offered: int, names: Names) -> str | None:
        """The line under which equal options are folded, so many of all that are offered; None to list them all."""
        ...

    def warning(self, match: Match[Any], action: str, decision: Decision, seat: int) -> str | None:
        """The message about what a person may not have thought of."""
        ...

    def help(self, words: Words, rules: Rules[Any]) -> list[str]:
        """The goal, the turn, and how lines are typed."""
        ...

    def result(self, words: Words, match: Match[Any], names: Names) -> list[str]:
        """How the points of a finished match came together; nothing where there are none."""
        ...
