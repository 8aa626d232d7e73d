"""The server's own time, which clocks at tables go by: it stands still while the server is away."""

from collections.abc import Callable

from sqlalchemy import Connection, func, select, text, update

from starlode.server.leases import LEASE, NOW, WEB
from starlode.server.schema import about, clocks

BEAT_SECONDS = 5.0  # so much may be given back to whoever is asked when a server is killed
TOGETHER = 8000  # milliseconds after a beat: whoever comes until then serves beside somebody


class Uptime:
    """Milliseconds that this server, and those before it with the same data, have served."""

    def __init__(self, before: int, clock: Callable[[], float]) -> None:
        self._before, self._clock, self._began = before, clock, clock()

    def now(self) -> int:
        return self._before + int((self._clock() - self._began) * 1000)


def served(connection: Connection, me: str = "") -> int:
    """How long it was by what is written: the last beat, or a clock that was set since.

    Where others serve already, it goes on for us as it does for them.
    """
    if connection.dialect.name == "postgresql":
        lately = f"renewed BETWEEN {NOW} - {LEASE} AND {NOW} + {LEASE}"  # a clock that was set back leaves later ones
        others = f"EXISTS (SELECT id FROM processes WHERE kind = '{WEB}' AND id <> :me AND {lately})"
        since = f"CASE WHEN {others} AND {NOW} - beat BETWEEN 0 AND {TOGETHER} THEN {NOW} - beat ELSE 0 END"
        latest = f"GREATEST(served + {since}, (SELECT COALESCE(max(since), 0) FROM clocks))"
        joined = text(f"UPDATE about SET served = {latest}, beat = {NOW} RETURNING served")
        return int(connection.execute(joined, {"me": me}).scalar_one())
    return max(
        connection.execute(select(about.c.served)).scalar() or 0,
        connection.execute(select(func.max(clocks.c.since))).scalar() or 0,
    )


def beat(connection: Connection, now: int) -> None:
    """Write down how long it is by now; where no clock runs, nothing is written, unless others go by it as well."""
    if connection.dialect.name == "postgresql":
        latest = f"UPDATE about SET served = GREATEST(served, :now), beat = {NOW}"
        connection.execute(text(latest), {"now": now})
        return
    is_running = select(clocks.c.table_id).where(clocks.c.due.is_not(None)).exists()
    connection.execute(update(about).where(is_running).values(served=now))
