"""Somebody leaves for good: name, account and id are gone, and the matches that he played stay whole without them."""

from contextlib import suppress
from functools import partial

from sqlalchemy import Connection, delete, select

from starlode.core.errors import IllegalAction
from starlode.server import companions, ids, seating, store, teams
from starlode.server.calling import feeds, subscriptions
from starlode.server.ids import keeper_of
from starlode.server.people import accounts, blocks, moving, reports
from starlode.server.refusals import Refusal
from starlode.server.schema import chat, codes, guests, messages, places, tables
from starlode.server.table import LiveTable
from starlode.server.tables import Tables


async def part(house: Tables, guest: str) -> int:
    """Give up what he plays, free where he waits, and give his seats to nobody in particular; how many there were."""
    unsay = partial(_unsay, guest=guest)
    await moving.everywhere(house, guest, unsay)  # what he said lies in memories too
    for table_id in await house.services.write(lambda connection: _unfinished(connection, guest)):
        with suppress(Refusal, IllegalAction):  # of rules that were once, or it has ended meanwhile
            table = await house.bring(table_id)
            await table.do(partial(_stand_up, table, guest))
    await moving.everywhere(house, guest, unsay)
    nobody, now = ids.guest_id(), house.services.now()
    await house.services.write(lambda connection: store.add_guest(connection, nobody, "", now))
    moved = await moving.move(house, guest, nobody, "")
    await house.services.write(lambda connection: _forget(connection, guest, nobody))
    return moved


def _unsay(connection: Connection, guest: str) -> None:
    """What he said goes, and what was said by those beside him; nobody is called back any more."""
    feeds.forget(connection, guest)  # first, so that nobody is told of what he leaves
    subscriptions.forget_all(connection, guest)
    theirs = (chat.c.guest == guest) | chat.c.guest.startswith(guest + ids.MARK)
    connection.execute(delete(chat).where(theirs))


async def _stand_up(table: LiveTable, guest: str) -> None:
    """A job of the table's queue."""
    seat = table.stored.seat_of(guest)
    if seat is not None and table.stored.phase == "waiting":
        await seating.leave(table, guest)
    elif seat is not None and table.stored.phase == "running":
        # Who keeps a device leaves with everybody there, and who sits beside him alone.
        beside = table.stored.seats_beside(guest) if keeper_of(guest) == guest else []
        for each in (seat, *(other for other in beside if other != seat)):
            with suppress(IllegalAction):  # it may be over by now, or he was out
                await table.carry_out(partial(teams.resign, seat=each, bots=table.stored.bots))


def _unfinished(connection: Connection, guest: str) -> list[str]:
    mine = select(tables.c.id).join(places, places.c.table_id == tables.c.id)
    return [str(row.id) for row in connection.execute(mine.where(places.c.guest == guest, tables.c.phase != "over"))]


def _forget(connection: Connection, guest: str, nobody: str) -> None:
    """A ban stays, with an id that says nothing; everything else goes, or is nobody's."""
    blocks.forget(connection, guest)
    companions.forget(connection, guest)
    reports.forget(connection, guest, nobody)
    accounts.remove(connection, guest)
    connection.execute(delete(messages).where(messages.c.guest == guest))
    connection.execute(delete(codes).where(codes.c.guest == guest))
    connection.execute(delete(guests).where(guests.c.id == guest))
