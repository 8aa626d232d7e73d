"""A match with short words for what tests do at any table, and look at."""

from typing import Any, Generic, TypeVar

import pytest

from starlode.core.decision import Json
from starlode.core.errors import IllegalAction
from starlode.core.event import Event
from starlode.core.match import Match
from starlode.core.rules import State

S = TypeVar("S", bound=State)


class Watched(Generic[S]):
    """What every game's table offers to a test."""

    def __init__(self, match: Match[S]) -> None:
        self.match = match

    # What is done

    def play(self, *lines: str, seat: int | None = None) -> None:
        self.match.play(*lines, seat=seat)

    def refused(self, line: str, seat: int | None = None) -> IllegalAction:
        """The refusal of a line; nothing may have changed by asking."""
        before = (self.match.position(), list(self.match.record.rows), len(self.match.events))
        with pytest.raises(IllegalAction) as refusal:
            self.match.play(line, seat=seat)
        assert before == (self.match.position(), self.match.record.rows, len(self.match.events))
        return refusal.value

    def resign(self, seat: int) -> None:
        self.match.resign(seat)

    def undo(self, seat: int, *, consent: bool = False) -> None:
        self.match.undo(seat, consent=consent)

    # What is asked

    @property
    def options(self) -> list[str]:
        return self.match.decision.actions if self.match.decision else []

    @property
    def actor(self) -> int | None:
        return self.match.actor

    @property
    def asked(self) -> str | None:
        return self.match.decision.asked if self.match.decision else None

    @property
    def source(self) -> str | None:
        return self.match.decision.source if self.match.decision else None

    # What has happened

    @property
    def events(self) -> list[Event]:
        return self.match.events

    def happened(self, *names: str) -> list[dict[str, Json]]:
        """What the events of these names tell, in order."""
        return [dict(event.details) for event in self.match.events if event.name in names]

    @property
    def winners(self) -> tuple[int, ...]:
        return self.match.outcome.winners if self.match.outcome else ()

    @property
    def reason(self) -> str | None:
        return self.match.outcome.reason if self.match.outcome else None

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.match.view(seat).to_json()
