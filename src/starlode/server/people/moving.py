"""Somebody's matches become those of another: who signs in takes along what he has played here as a guest."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, select, update

from starlode.server import companions, ids, store
from starlode.server.calling import feeds, subscriptions
from starlode.server.ids import MARK, keeper_of
from starlode.server.leases import Lease
from starlode.server.refusals import Moved, Refusal
from starlode.server.schema import blames, chat, doors, messages, places, rows
from starlode.server.table import LiveTable
from starlode.server.tables import TRIES, Tables
from starlode.server.writer import Job

T = TypeVar("T")


async def move(tables: Tables, old: str, new: str, name: str) -> int:
    """Give all of a guest's seats to another, but where both sit at the same table; how many there were.

    What is kept for a guest is kept for the other, if he has a name: nobody in particular never comes.
    """
    kept = new if name else None
    moved = await everywhere(tables, old, lambda connection: _move(connection, old, new, kept))
    tables.services.records_changed()
    live = [table for table in tables.live() if old in _concerned(table)]
    # It is written down. A table that refuses, because it is lost or just forgotten, is read anew.
    await asyncio.gather(
        *(table.do(partial(_sit_down, table, old, new, name, kept)) for table in live), return_exceptions=True
    )
    return len(moved)


async def everywhere(tables: Tables, guest: str, job: Job[T]) -> T:
    """Write what concerns all tables that somebody is part of: no other process shall remember one as it was."""
    if tables.heart is None:
        await tables.settled()
        return await tables.services.write(job)
    lease = tables.heart.lease

    def write(connection: Connection) -> T:
        lease.hold_all(connection, _part_of(connection, guest))
        return job(connection)

    for _ in range(TRIES):
        await _gather(tables, lease, guest)
        with suppress(Moved):  # somebody came to one of them at another process meanwhile
            return await tables.services.write(write)
    await _gather(tables, lease, guest)
    return await tables.services.write(write)


async def _gather(tables: Tables, lease: Lease, guest: str) -> None:
    """Have in our own memory, or in nobody's, what others remember who are alive."""
    await tables.settled()
    for table in await tables.services.write(lambda line: lease.others_of(line, _part_of(line, guest))):
        with suppress(Refusal):  # of rules that we do not play: it is let go all the same
            await tables.bring(table)


def _part_of(connection: Connection, guest: str) -> set[str]:
    """The tables that know somebody, or whoever comes with him: by a seat, also a kept one, a door, or his words."""
    known = [(places, places.c.kept), *((part, part.c.guest) for part in (places, doors, blames, chat))]
    asked = [select(part.c.table_id).where((who == guest) | who.startswith(guest + MARK)) for part, who in known]
    return {str(row.table_id) for each in asked for row in connection.execute(each)}


def _move(connection: Connection, old: str, new: str, kept: str | None) -> set[str]:
    """A job for the writer: which tables they are."""
    moved = _tables_of(connection, old) - _tables_of(connection, new)
    for each in moved:
        for written in (places, rows, messages, chat):
            mine = (written.c.table_id == each) & (written.c.guest == old)
            connection.execute(update(written).where(mine).values(guest=new))
        companions.move(connection, each, old, new, nameless=kept is None)
    for each in _doors_of(connection, old) - _doors_of(connection, new):
        mine = (doors.c.table_id == each) & (doors.c.guest == old)
        connection.execute(update(doors).where(mine).values(guest=new))
    connection.execute(update(places).where(places.c.kept == old).values(kept=kept))
    connection.execute(update(places).where(places.c.kept.startswith(old + MARK)).values(kept=None))
    # Whoever was this guest before, at the same computer, shall not be told of the other's tables.
    feeds.forget(connection, old)
    subscriptions.forget_all(connection, old)
    connection.execute(update(blames).where(blames.c.guest == old).values(guest=new))
    return moved


def _tables_of(connection: Connection, guest: str) -> set[str]:
    return {str(row.table_id) for row in connection.execute(select(places.c.table_id).where(places.c.guest == guest))}


def _doors_of(connection: Connection, guest: str) -> set[str]:
    return {str(row.table_id) for row in connection.execute(select(doors.c.table_id).where(doors.c.guest == guest))}


def _concerned(table: LiveTable) -> set[str | None]:
    """Whom it knows: who sits there or did once, has a seat kept for him, or has said something."""
    stored = table.stored
    return {stored.host, *stored.kicked, *stored.people, *table.names}


async def _sit_down(table: LiveTable, old: str, new: str, name: str, kept: str | None) -> None:
    """The same at a table that is in memory. A job of its queue."""
    seat = table.stored.seat_of(old) if table.stored.seat_of(new) is None else None
    for place in table.stored.places:
        if place.kept is not None and old in (place.kept, keeper_of(place.kept)):
            place.kept = kept if place.kept == old else None  # who sits beside somebody comes with him, or not
        if seat is not None and place.guest is not None and old in (place.guest, keeper_of(place.guest)):
            called, place.guest = table.names.pop(place.guest, ""), ids.moved(place.guest, old, new)
            table.names[place.guest] = called if name else ""
    stored = table.stored
    stored.host = new if stored.host == old else stored.host
    stored.kicked = {new if each == old else each for each in stored.kicked}
    for void in stored.voids:
        void.guests = [new if each == old else each for each in void.guests]
    if stored.seat_of(old) is None:
        table.names.pop(old, None)
    table.names[new] = name
    table.chat.read_anew()
    for guest, message in list(table.messages):
        if old in (guest, keeper_of(guest)):
            table.messages[ids.moved(guest, old, new), message] = table.messages.pop((guest, message))
    await table.write(lambda connection: store.save_places(connection, table.stored))
    for viewer in table.audience.viewers:
        if viewer.guest is not None and old in (viewer.guest, keeper_of(viewer.guest)):
            viewer.let_go()  # the page comes back with the new cookie
    table.show_table()
