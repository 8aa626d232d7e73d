"""Time at a table: for whom it runs, what a move does to the clock, and what happens when it is up."""

import logging
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, Literal, cast

from starlode.core.errors import IllegalAction
from starlode.core.event import Event
from starlode.core.match import Match
from starlode.server import teams
from starlode.server.bell import Bell
from starlode.server.refusals import Refusal
from starlode.server.stored import StoredTable
from starlode.server.timing import SECOND, Clock
from starlode.server.wire.socket import Clocks, PauseAsked

if TYPE_CHECKING:
    from starlode.server.table import LiveTable

TIME_OUT = "time-out"
LATER = 10 * SECOND  # until it is tried again where it could not be written that somebody's time is up
log = logging.getLogger("starlode.tables")
Doer = Literal["nobody", "somebody", "all"]  # who wanted what was done: a bot or the clock, a person, everybody


def begin(stored: StoredTable, match: Match[Any], now: int) -> None:
    """Set the clock of a match that has just been dealt, if the table has one."""
    if stored.timing is not None and stored.phase == "running":
        stored.clock = Clock.new(stored.timing, stored.seats, now)
        stored.clock.go_on(now, running(stored, match), begun=False)


def count(
    stored: StoredTable,
    match: Match[Any],
    now: int,
    happened: Iterable[Event],
    by: Doer,
    played_for: Collection[int] = (),
) -> None:
    """Something was done: the clock goes on for whoever is asked now; a person who plays on ends a pause.

    A turn begins with its event; when the others have agreed to take back, it may be another one as well. Who takes
    back the end of his turn by himself has again what he had.
    """
    clock = stored.clock
    assert clock is not None
    names = {event.name for event in happened}
    ended = _whose_turn_ended(stored, match, played_for) if "turn-started" in names else None
    if by != "nobody":
        clock.paused = False
    asked = running(stored, match, played_for)
    if by == "somebody" and "action-undone" in names and clock.before:
        clock.go_back(now, asked)
        return
    begun = "turn-started" in names or (by == "all" and "action-undone" in names)
    clock.go_on(now, asked, begun, ended)
    if not begun:
        clock.before, clock.given = [], []  # whoever takes back now does not take back the beginning of the turn


def _whose_turn_ended(stored: StoredTable, match: Match[Any], played_for: Collection[int]) -> int | None:
    """Whose clock is that of the turn before the one that has just begun; bots have no use for time."""
    turns = [event for event in match.events if event.name in ("turn-started", "turn-ended")]
    if len(turns) < 2 or turns[-2].name != "turn-ended":
        return None
    seat = cast(int, turns[-2].details["seat"])
    people = {place.seat for place in stored.places if place.guest is not None} - set(played_for)
    return clock_of(match, seat) if people & set(teams.team_of(match, seat)) else None


def running(stored: StoredTable, match: Match[Any], played_for: Collection[int] = ()) -> set[int]:
    """The seats whose time runs, of a team its first: who is asked, or has to answer somebody who takes back.

    Never bots, nor those whom a bot plays for, nor who is out.
    """
    if stored.phase != "running":
        return set()
    asked = teams.people_asked(match, stored.places, played_for)
    if stored.undo is not None:
        asked = teams.who_agrees(match, stored.places, stored.undo.by) - set(stored.undo.agreed)
    return {clock_of(match, seat) for seat in asked}


def clock_of(match: Match[Any], seat: int) -> int:
    """The seat whose clock is also this one's."""
    return min(teams.team_of(match, seat))


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
        owners=own,
        running=[seat for seat, first in enumerate(own, 1) if first in clock.running],
        paused=clock.paused,
        pause=asked,
        vacation=[clock.vacation[seat - 1] for seat in own] if clock.timing.takes_days else [],
        away=[max(clock.away[seat - 1] - now, 0) for seat in own] if clock.timing.takes_days else [],
    )


class Timekeeper:
    """Looks after the clock of a table; where there is none, there is nothing to do."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        services = table.services
        self._bell = Bell(lambda: table.jobs.post(self._time_up), services.uptime.now, services.pause)

    def stop(self) -> None:
        self._bell.stop()

    @property
    def _now(self) -> int:
        return self._table.services.uptime.now()

    def count(self, match: Match[Any], happened: int, by: Doer) -> None:
        """Something was done, after so many events."""
        if self._table.stored.clock is not None:
            played_for = self._table.patience.absences.played_for
            count(self._table.stored, match, self._now, match.events[happened:], by, played_for)

    def turn(self) -> None:
        """Time runs for others now, though nothing has happened in the match."""
        stored, match = self._table.stored, self._table.match
        if match is not None and stored.clock is not None:
            played_for = self._table.patience.absences.played_for
            stored.clock.go_on(self._now, running(stored, match, played_for), begun=False)

    def told(self) -> Clocks | None:
        """How the clock stands, where there is one."""
        stored, match = self._table.stored, self._table.match
        return None if match is None or stored.clock is None else told(stored, match, self._now)

    def keep(self) -> None:
        """Tell everybody how the clock stands, and ring when somebody's time is up."""
        clock, now = self._table.stored.clock, self.told()
        if clock is not None and now is not None:
            self._table.audience.tell(now)
            self._bell.set(None if self._table.is_lost else clock.due)

    async def _time_up(self) -> None:
        """Whoever is late gives up, with his team. A job of the queue."""
        table = self._table
        clock = table.stored.clock
        if table.match is None or clock is None or table.is_lost:
            return
        if not (seats := clock.late(self._now)):
            self.keep()
            return
        try:
            await table.carry_out(lambda match: teams.settle(match, seats, TIME_OUT))
        except IllegalAction:
            log.exception("time-out-failed", extra={"table": table.stored.id})
        except Refusal as refusal:
            table.announce(refusal.code)
            self._bell.set(self._now + LATER)
