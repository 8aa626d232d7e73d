"""Whom somebody has played with lately, to be invited again. Every function is a job for the writer."""

from sqlalchemy import Connection, select

from starlode.server.ids import MARK
from starlode.server.people import blocks
from starlode.server.schema import guests, places, tables
from starlode.server.wire.people import Opponent

MOST = 12
MOST_LOOKED_AT = 300  # seats of others


def recent(connection: Connection, guest: str) -> list[Opponent]:
    """The others of my matches, the last ones first; each by a seat where he sat, because ids are nobody's business."""
    mine = select(places.c.table_id).where(places.c.guest == guest)
    others = (
        select(places.c.guest, guests.c.name, tables.c.id, places.c.seat)
        .join(tables, places.c.table_id == tables.c.id)
        .join(guests, guests.c.id == places.c.guest)
        .where(places.c.table_id.in_(mine), places.c.guest != guest, ~places.c.guest.contains(MARK))
        .where(tables.c.phase != "waiting", guests.c.name != "")
        .order_by(tables.c.moved.desc(), tables.c.id, places.c.seat)
        .limit(MOST_LOOKED_AT)
    )
    found: dict[str, Opponent] = {}
    apart = blocks.apart(connection, guest)
    for other, name, table, seat in connection.execute(others):
        if other not in apart:
            found.setdefault(other, Opponent(name, table, seat))
    return list(found.values())[:MOST]


def sat_at(connection: Connection, guest: str, table: str, seat: int) -> str | None:
    """Who sat there, if the guest has played there too and neither has blocked the other."""
    mine = select(places.c.seat).join(tables, tables.c.id == places.c.table_id)
    mine = mine.where(places.c.table_id == table, places.c.guest == guest, tables.c.phase != "waiting")
    if connection.execute(mine).first() is None:
        return None
    other = select(places.c.guest).where(places.c.table_id == table, places.c.seat == seat, places.c.guest != guest)
    found = connection.execute(other).scalar()
    if found is None or MARK in found or found in blocks.apart(connection, guest):
        return None
    return str(found)
