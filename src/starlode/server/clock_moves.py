"""What a seat can do about time: ask for a pause, give another one more, go on vacation."""

from typing import Any

from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.server import teams, timekeeping
from starlode.server.refusals import Refusal
from starlode.server.table import LiveTable
from starlode.server.timing import DAY, Clock, PauseRequest
from starlode.server.viewer import Viewer
from starlode.server.wire.socket import AddTime, Pause, Vacation


async def pause(table: LiveTable, viewer: Viewer, seat: int, message: Pause) -> None:
    """Ask for a pause, agree to one, refuse it, or end it; bots always agree, and to play on ends it too."""
    match, clock = _running(table, seat)
    asked = clock.pause
    if not message.on:
        if asked is None and not clock.paused:
            raise Refusal("no-pause")
        if clock.paused:
            table.patience.absences.asked = table.services.clock()  # nobody was missed meanwhile
        clock.pause, clock.paused = None, False
    elif not clock.paused:
        asked = PauseRequest(seat) if asked is None else asked
        if seat != asked.by and seat not in asked.agreed:
            asked.agreed += table.stored.seats_beside(viewer.guest)
        awaited = teams.who_agrees(match, table.stored.places, asked.by) - set(asked.agreed)
        clock.pause, clock.paused = (asked, False) if awaited else (None, True)
    await table.note(viewer, message.id)


async def add_time(table: LiveTable, viewer: Viewer, seat: int, message: AddTime) -> None:
    """Give another side more time."""
    match, clock = _running(table, seat)
    if message.seat > table.stored.seats:
        raise Refusal("no-such-seat", seat=message.seat)
    if message.seat in teams.team_of(match, seat):
        raise Refusal("own-time")
    clock.add(timekeeping.clock_of(match, message.seat), clock.timing.added)
    await table.note(viewer, message.id)


async def vacation(table: LiveTable, viewer: Viewer, seat: int, message: Vacation) -> None:
    """Go on vacation where turns take days, or come back from it."""
    match, clock = _running(table, seat)
    first, now = timekeeping.clock_of(match, seat), table.services.uptime.now()
    unused = max(clock.away[first - 1] - now, 0)
    if not clock.timing.takes_days or message.days * DAY > clock.vacation[first - 1] + unused:
        raise Refusal("no-vacation")
    clock.leave(first, message.days, now)
    await table.note(viewer, message.id)


def _running(table: LiveTable, seat: int) -> tuple[Match[Any], Clock]:
    """The match and its clock, where there is one and the seat has a say."""
    match, clock = table.match, table.stored.clock
    if match is None:
        raise Refusal("not-started")
    if clock is None:
        raise Refusal("no-clock")
    if match.outcome is not None:
        raise IllegalAction("match-over")
    if match.is_out(seat):
        raise IllegalAction("eliminated", seat=seat)
    return match, clock
