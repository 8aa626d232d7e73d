"""Whom somebody does not want to play with. Every function is a job for the writer."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, or_, select

from starlode.server import ids
from starlode.server.refusals import Refusal
from starlode.server.schema import blocks, guests
from starlode.server.wire.people import Blocked

MOST = 500


def block(connection: Connection, guest: str, other: str, now: int) -> None:
    """From now on they do not meet, unless the one who blocks sits down beside the other himself."""
    mine = connection.execute(select(blocks.c.other).where(blocks.c.guest == guest)).scalars().all()
    if other in mine:
        return
    if len(mine) >= MOST:
        raise Refusal("too-many-blocked")
    connection.execute(insert(blocks).values(id=ids.guest_id(), guest=guest, other=other, made=now))


def unblock(connection: Connection, guest: str, id: str) -> None:
    connection.execute(delete(blocks).where(blocks.c.guest == guest, blocks.c.id == id))


def of(connection: Connection, guest: str) -> list[Blocked]:
    """Whom somebody has blocked, the last one first."""
    mine = select(blocks.c.id, guests.c.name).join(guests, guests.c.id == blocks.c.other)
    return [
        Blocked(*row) for row in connection.execute(mine.where(blocks.c.guest == guest).order_by(blocks.c.made.desc()))
    ]


def blocking(connection: Connection, guest: str, others: Collection[str]) -> set[str]:
    """Which of these have blocked somebody."""
    asked = select(blocks.c.guest).where(blocks.c.other == guest, blocks.c.guest.in_(list(others)))
    return {str(row.guest) for row in connection.execute(asked)}


def apart(connection: Connection, guest: str) -> set[str]:
    """With whom somebody is not brought together: he has blocked them, or they him."""
    asked = select(blocks.c.guest, blocks.c.other).where(or_(blocks.c.guest == guest, blocks.c.other == guest))
    return {str(each) for row in connection.execute(asked) for each in row} - {guest}


def forget(connection: Connection, guest: str) -> None:
    connection.execute(delete(blocks).where(or_(blocks.c.guest == guest, blocks.c.other == guest)))
