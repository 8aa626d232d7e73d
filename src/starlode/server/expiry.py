"""Tables that nobody has touched for long are deleted, as the operator says."""

from collections.abc import Set
from itertools import islice

from sqlalchemy import Connection, delete, exists, select, update

from starlode.server.leases import Lease
from starlode.server.schema import about, clocks, metadata, tables
from starlode.server.store import AT_ONCE as NAMES_AT_ONCE

AT_ONCE = NAMES_AT_ONCE  # so many tables in one job of the writer


def expire(
    connection: Connection, before: int, finished: bool, spared: Set[str] = frozenset(), lease: Lease | None = None
) -> int:
    """Delete some of the tables that nobody has touched since: the unfinished, or also the finished. How many.

    Where the time of somebody runs nobody has left: such a match ends by itself.

    As many as there are, or `AT_ONCE`: then there may be more, and moves can be written before they are deleted.
    """
    runs = exists().where(clocks.c.table_id == tables.c.id, clocks.c.due > select(about.c.served).scalar_subquery())
    old = select(tables.c.id).where(tables.c.moved < before, ~runs)
    if not finished:
        old = old.where(tables.c.phase != "over")
    found = list(islice((str(row.id) for row in connection.execute(old) if row.id not in spared), AT_ONCE))
    if found and lease is not None:  # another process may have some of them in memory, or be about to write to them
        still = select(tables.c.id).where(tables.c.id.in_(found), tables.c.moved < before)
        found = [str(row.id) for row in connection.execute(still.with_for_update(skip_locked=True))]
        kept = lease.in_use(connection, found) | _remembered(connection, found, lease)
        found = [table for table in found if table not in kept]
    if found:
        _delete(connection, found)
    return len(found)


def _remembered(connection: Connection, found: list[str], lease: Lease) -> set[str]:
    """Rematches to which a table leads that somebody has in memory, or is about to have: its row is not ours to change.

    The others stay locked, so that nobody takes them up before the rematch is gone.
    """
    leads = select(tables.c.id, tables.c.rematch).where(tables.c.rematch.in_(found))
    free = {str(row.id) for row in connection.execute(leads.with_for_update(skip_locked=True))}
    free -= lease.in_use(connection, free)
    return {str(row.rematch) for row in connection.execute(leads) if row.id not in free}


def _delete(connection: Connection, ids: list[str]) -> None:
    """With all that belongs to them, whatever table of the database it is in."""
    connection.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
    for part in reversed(metadata.sorted_tables):
        if "table_id" in part.c:
            connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
