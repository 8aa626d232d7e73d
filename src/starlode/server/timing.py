"""A table's clock: how long each side has, whose time runs, and until when; in milliseconds of the server's own time.

It knows no match: who is asked, and when a turn begins, it is told. A team has one clock, that of its first seat.
"""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

SECOND = 1000
DAY = 24 * 3600 * SECOND
VACATION = 14 * DAY  # of each side at a table
ADDED = 60 * SECOND  # that one player gives another; where turns take days, a day
MOST_LEFT = 60 * DAY
LAST_MOMENTS = 10 * SECOND

Kind = Literal["turn", "bank", "days"]


@dataclass(frozen=True, slots=True)
class Timing:
    """What a table has chosen: seconds for each turn, for the whole match and a bit more for each turn, or days."""

    kind: Kind
    seconds: int
    increment: int = 0

    @property
    def takes_days(self) -> bool:
        return self.kind == "days"

    @property
    def added(self) -> int:
        """What one player gives another at once."""
        return DAY if self.takes_days else ADDED


@dataclass(slots=True)
class PauseRequest:
    """Who asks for a pause, and who has agreed."""

    by: int
    agreed: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Clock:
    """How things stand since a moment; seats count from 1."""

    timing: Timing
    left: list[int]
    since: int = 0
    running: tuple[int, ...] = ()
    paused: bool = False
    pause: PauseRequest | None = None
    vacation: list[int] = field(default_factory=list)  # what is left of it
    away: list[int] = field(default_factory=list)  # until when somebody is on vacation
    before: list[int] = field(default_factory=list)  # what was left when the turn began …
    given: list[int] = field(default_factory=list)  # … and what was given then

    @staticmethod
    def new(timing: Timing, seats: int, now: int) -> "Clock":
        """The clock of a match that begins now."""
        days = [VACATION if timing.takes_days else 0] * seats
        return Clock(timing, [timing.seconds * SECOND] * seats, now, vacation=days, away=[0] * seats)

    # What happens

    def go_on(self, now: int, running: Iterable[int], begun: bool, ended: int | None = None) -> None:
        """Something was done: from now on the time of these seats runs; a turn may have begun, and another ended."""
        self.count(now)
        self.running = () if self.paused else tuple(sorted(running))
        before = list(self.left)
        if begun and self.timing.kind != "bank":
            self.left = [max(left, self.timing.seconds * SECOND) for left in self.left]
        elif begun and ended is not None:
            self.add(ended, self.timing.increment * SECOND)
        if begun:
            self.before, self.given = before, [left - was for left, was in zip(self.left, before, strict=True)]

    def go_back(self, now: int, running: Iterable[int]) -> None:
        """The turn is taken back with which time was given: it goes, and what has run since runs for who took it back.

        He has a little left all the same, if he had it then: nobody loses by taking back.
        """
        self.count(now)
        self.running = () if self.paused else tuple(sorted(running))
        if not self.before:
            return
        had = [was + given for was, given in zip(self.before, self.given, strict=True)]
        spent = sum(then - left for then, left in zip(had, self.left, strict=True))
        self.left = self.before
        for seat in self.running:
            left = self.left[seat - 1]
            self.left[seat - 1] = max(left - spent, min(left, LAST_MOMENTS))
        self.before, self.given = [], []

    def count(self, now: int) -> None:
        """Take off what has passed since."""
        self.left = [self.left_of(seat, now) for seat in range(1, len(self.left) + 1)]
        self.since = max(now, self.since)

    def add(self, seat: int, time: int) -> None:
        self.left[seat - 1] = min(self.left[seat - 1] + time, MOST_LEFT)
        if self.before:  # what others give is not taken back
            self.before[seat - 1] = min(self.before[seat - 1] + time, MOST_LEFT)

    def leave(self, seat: int, days: int, now: int) -> None:
        """Go on vacation for so many days, or with 0 come back; what was not used is there for another time."""
        self.count(now)
        unused = max(self.away[seat - 1] - now, 0)
        self.vacation[seat - 1] += unused - days * DAY
        self.away[seat - 1] = now + days * DAY if days else 0

    # How things stand

    def left_of(self, seat: int, now: int) -> int:
        """How long a seat has; it loses none while it is on vacation."""
        left = self.left[seat - 1]
        return max(left - max(now - self._begins(seat), 0), 0) if seat in self.running else left

    def _begins(self, seat: int) -> int:
        return max(self.since, self.away[seat - 1])

    @property
    def due(self) -> int | None:
        """When the next one is out of time."""
        return min((self._begins(seat) + self.left[seat - 1] for seat in self.running), default=None)

    def late(self, now: int) -> list[int]:
        """Whose time is up."""
        return [seat for seat in self.running if self.left_of(seat, now) == 0]

    # Written down

    def dump(self) -> dict[str, Any]:
        """What changes of it, but for the moment since when."""
        told = asdict(self)
        return {name: value for name, value in told.items() if name not in ("timing", "since")}

    @staticmethod
    def load(timing: Timing, since: int, told: dict[str, Any]) -> "Clock":
        asked = told["pause"]
        pause = None if asked is None else PauseRequest(**asked)
        return Clock(timing, since=since, **{**told, "running": tuple(told["running"]), "pause": pause})
