"""Tables that nobody has touched for long are deleted, as the operator says."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, select, update

from starlode.server.schema import metadata, tables

AT_ONCE = 500  # a statement takes only so many names


def expire(connection: Connection, before: int, finished: bool, spared: Collection[str] = ()) -> int:
    """Delete the tables that nobody has touched since: the unfinished, or also the finished. How many there were."""
    old = select(tables.c.id).where(tables.c.moved < before)
    if not finished:
        old = old.where(tables.c.phase != "over")
    found = [str(row.id) for row in connection.execute(old) if row.id not in set(spared)]
    for first in range(0, len(found), AT_ONCE):
        _delete(connection, found[first : first + AT_ONCE])
    return len(found)


def _delete(connection: Connection, ids: list[str]) -> None:
    """With all that belongs to them, whatever table of the database it is in."""
    connection.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
    for part in reversed(metadata.sorted_tables):
        if "table_id" in part.c:
            connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
