"""Somebody leaves for good: name, account and id are gone, and the matches that he played stay whole without them."""

import json
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection, delete, insert, select, update

from starlode.core.errors import IllegalAction
from starlode.server import ids, seating, teams
from starlode.server.people import accounts, blocks, moving, reports
from starlode.server.refusals import Refusal
from starlode.server.schema import chat, codes, guests, places, rounds, tables
from starlode.server.table import LiveTable
from starlode.server.tables import Tables


async def part(house: Tables, guest: str) -> int:
    """Give up what he plays, free where he waits, and give his seats to nobody in particular; how many there were."""
    for table_id in await house.services.write(lambda connection: _unfinished(connection, guest)):
        with suppress(Refusal, IllegalAction):  # of rules that were once, or it has ended meanwhile
            table = await house.get(table_id)
            await table.do(partial(_stand_up, table, guest))
    await house.services.write(lambda connection: connection.execute(delete(chat).where(chat.c.guest == guest)))
    nobody, now = ids.guest_id(), house.services.now()
    await house.services.write(lambda connection: _add_nobody(connection, nobody, now))
    moved = await moving.move(house, guest, nobody, "")
    await house.services.write(lambda connection: _forget(connection, guest))
    return moved


async def _stand_up(table: LiveTable, guest: str) -> None:
    """A job of the table's queue."""
    seat = table.stored.seat_of(guest)
    if seat is not None and table.stored.phase == "waiting":
        await seating.leave(table, guest)
    elif seat is not None and table.stored.phase == "running":
        await table.carry_out(lambda match: teams.resign(match, seat, table.stored.bots))


def _unfinished(connection: Connection, guest: str) -> list[str]:
    mine = select(tables.c.id).join(places, places.c.table_id == tables.c.id)
    return [str(row.id) for row in connection.execute(mine.where(places.c.guest == guest, tables.c.phase != "over"))]


def _add_nobody(connection: Connection, nobody: str, now: int) -> None:
    connection.execute(insert(guests).values(id=nobody, name="", made=now))


def _forget(connection: Connection, guest: str) -> None:
    """A ban stays, with an id that says nothing; everything else goes."""
    name = connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar()
    for row in connection.execute(select(rounds).where(rounds.c.blamed.is_not(None))).all():
        blamed = json.loads(row.blamed)
        if name in blamed["names"]:
            blamed["names"] = ["" if each == name else each for each in blamed["names"]]
            same = (rounds.c.table_id == row.table_id) & (rounds.c.round == row.round)
            connection.execute(update(rounds).where(same).values(blamed=json.dumps(blamed)))
    blocks.forget(connection, guest)
    reports.forget(connection, guest)
    accounts.remove(connection, guest)
    connection.execute(delete(codes).where(codes.c.guest == guest))
    connection.execute(delete(guests).where(guests.c.id == guest))
