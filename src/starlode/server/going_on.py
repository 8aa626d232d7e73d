"""Tables where a bot is to move and nobody is there, as after a restart: they go on by themselves, few at a time."""

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import String, cast, exists, or_, select
from sqlalchemy.exc import SQLAlchemyError

from starlode.server.refusals import Moved, Refusal
from starlode.server.schema import places, tables
from starlode.server.table import LiveTable
from starlode.server.tables import Tables

LOOK_SECONDS = 60.0
ROOM_SECONDS = 0.25  # until it is looked again whether one of those that were woken has gone on
log = logging.getLogger("starlode.tables")


async def now_and_then(house: Tables) -> None:
    """Wake them at the start, and whatever is found asleep later; what cannot be played is not tried again."""
    hopeless: set[str] = set()
    while True:
        with suppress(Refusal, SQLAlchemyError):  # it is told elsewhere; the next time may go well
            await wake(house, hopeless)
        await asyncio.sleep(LOOK_SECONDS)


async def wake(house: Tables, hopeless: set[str]) -> None:
    """Bring back one after the other, and never more where bots think than may play among themselves in all."""
    if house.heart is not None and not house.heart.is_first_to_play:
        return
    most, busy = house.services.limits.bot_tables.all, list[LiveTable]()
    for table_id in await asyncio.to_thread(asleep, house):
        while len(busy := [table for table in busy if table.is_thinking]) >= most:
            await asyncio.sleep(ROOM_SECONDS)
        if table_id in hopeless or house.has(table_id):
            continue
        try:
            busy.append(await house.get(table_id))
        except Moved:
            continue  # another process was faster
        except Refusal as refusal:
            if refusal.code in ("server-full", "not-stored"):
                raise
            hopeless.add(table_id)  # of rules that were once, or gone
        except Exception:
            log.exception("not-woken", extra={"table": table_id})
            hopeless.add(table_id)


def asleep(house: Tables) -> list[str]:
    """Where a bot is asked and no process has the table: first where a person waits for it, and for longest.

    Read beside the writer, which has enough to do.
    """
    seats = places.c.table_id == tables.c.id
    is_asked = or_(tables.c.asked.is_(None), tables.c.asked.contains(cast(places.c.seat, String)))
    found = select(tables.c.id).where(
        tables.c.phase == "running", exists().where(seats, places.c.bot.is_not(None), is_asked)
    )
    alone = ~exists().where(seats, places.c.guest.is_not(None))
    with house.services.writer.reader.connect() as connection:
        ids = [str(id) for (id,) in connection.execute(found.order_by(alone, tables.c.asked_since, tables.c.id))]
        others = set(house.heart.lease.others_of(connection, ids)) if house.heart is not None and ids else set[str]()
    return [id for id in ids if id not in others]
