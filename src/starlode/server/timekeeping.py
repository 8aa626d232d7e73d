"""Time at a table: for whom it runs, what a move does to the clock, and the bell that rings when it is up."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Any, Literal

from starlode.core.event import Event
from starlode.core.match import Match
from starlode.server import teams
from starlode.server.stored import StoredTable
from starlode.server.timing import Clock
from starlode.server.wire.socket import Clocks, PauseAsked

TIME_OUT = "time-out"
Doer = Literal["nobody", "somebody", "all"]  # who wanted what was done: a bot or the clock, a person, everybody


def begin(stored: StoredTable, match: Match[Any], now: int) -> None:
    """Set the clock of a match that has just been dealt, if the table has one."""
    if stored.timing is not None and stored.phase == "running":
        stored.clock = Clock.new(stored.timing, stored.seats, now)
        stored.clock.go_on(now, running(stored, match), begun=False)


def count(stored: StoredTable, match: Match[Any], now: int, happened: Iterable[Event], by: Doer) -> None:
    """Something was done: the clock goes on for whoever is asked now; a person who plays on ends a pause.

    A turn begins with its event; when the others have agreed to take back, it may be another one as well.
    """
    clock = stored.clock
    assert clock is not None
    names = {event.name for event in happened}
    ended = clock.running[0] if "turn-started" in names and clock.running else None
    if by != "nobody":
        clock.paused = False
    begun = "turn-started" in names or (by == "all" and "action-undone" in names)
    clock.go_on(now, running(stored, match), begun, ended)


def running(stored: StoredTable, match: Match[Any], played_for: Collection[int] = ()) -> set[int]:
    """The seats whose time runs, of a team its first: who is asked, or has to answer somebody who takes back.

    Never bots, nor those whom a bot plays for, nor who is out.
    """
    decision = match.decision
    if decision is None or stored.phase != "running":
        return set()
    bots = stored.bots | set(played_for)
    if stored.undo is not None:
        asked = teams.who_agrees(match, stored.places, stored.undo.by) - set(stored.undo.agreed)
    elif decision.asked == "action":  # which anybody may do whose team has its turn
        asked = set(teams.team_of(match, decision.seat)) - set(match.finished)
    else:
        asked = {decision.seat}
    return {clock_of(match, seat) for seat in asked if seat not in bots and not match.is_out(seat)}


def clock_of(match: Match[Any], seat: int) -> int:
    """The seat whose clock is also this one's."""
    return min(teams.team_of(match, seat))


def late(stored: StoredTable, match: Match[Any], now: int) -> list[int]:
    """The seats whose time is up, each with its team."""
    assert stored.clock is not None
    return [seat for first in stored.clock.late(now) for seat in teams.team_of(match, first) if not match.is_out(seat)]


def told(stored: StoredTable, match: Match[Any], now: int) -> Clocks:
    """How the clock stands, as everybody may know it; who plays together sees the same."""
    clock = stored.clock
    assert clock is not None
    own = [clock_of(match, seat) for seat in range(1, stored.seats + 1)]
    asked = None
    if clock.pause is not None:
        awaited = teams.who_agrees(match, stored.places, clock.pause.by) - set(clock.pause.agreed)
        asked = PauseAsked(clock.pause.by, sorted(awaited))
    return Clocks(
        left=[clock.left_of(seat, now) for seat in own],
        running=[seat for seat, first in enumerate(own, 1) if first in clock.running],
        paused=clock.paused,
        pause=asked,
        vacation=[clock.vacation[seat - 1] for seat in own] if clock.timing.takes_days else [],
        away=[max(clock.away[seat - 1] - now, 0) for seat in own] if clock.timing.takes_days else [],
    )


class Bell:
    """Rings once, when it is time."""

    def __init__(
        self, ring: Callable[[], None], now: Callable[[], int], pause: Callable[[float], Awaitable[Any]]
    ) -> None:
        self._ring, self._now, self._pause = ring, now, pause
        self._due: int | None = None
        self._waiting: asyncio.Task[None] | None = None

    def set(self, due: int | None) -> None:
        """Ring then, and not when it was to ring before; None: do not."""
        if due != self._due:
            self.stop()
            if due is not None:
                self._due, self._waiting = due, asyncio.create_task(self._wait(due))

    async def _wait(self, due: int) -> None:
        await self._pause(max(due - self._now(), 0) / 1000)
        self._due = self._waiting = None
        self._ring()

    def stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._due = self._waiting = None
