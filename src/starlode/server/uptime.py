"""The server's own time, which clocks at tables go by: it stands still while the server is away."""

from collections.abc import Callable

from sqlalchemy import Connection, func, select, update

from starlode.server.schema import about, clocks

BEAT_SECONDS = 5.0  # so much may be given back to whoever is asked when a server is killed


class Uptime:
    """Milliseconds that this server, and those before it with the same data, have served."""

    def __init__(self, before: int, clock: Callable[[], float]) -> None:
        self._before, self._clock, self._began = before, clock, clock()

    def now(self) -> int:
        return self._before + int((self._clock() - self._began) * 1000)


def served(connection: Connection) -> int:
    """How long it was by what is written: the last beat, or a clock that was set since."""
    return max(
        connection.execute(select(about.c.served)).scalar() or 0,
        connection.execute(select(func.max(clocks.c.since))).scalar() or 0,
    )


def beat(connection: Connection, now: int) -> None:
    """Write down how long it is by now; where no clock runs, nothing is written."""
    is_running = select(clocks.c.table_id).where(clocks.c.due.is_not(None)).exists()
    connection.execute(update(about).where(is_running).values(served=now))
