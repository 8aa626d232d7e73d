"""What an operator has asked for while a server runs: only the server itself may touch the tables that it holds."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Literal

from sqlalchemy import Connection, Engine, delete, insert, select

from starlode.server import expiry
from starlode.server.people import parting, standing
from starlode.server.people.standing import Standing
from starlode.server.refusals import Refusal
from starlode.server.schema import orders
from starlode.server.tables import Tables

EXPIRY_SECONDS = 6 * 3600.0
log = logging.getLogger("starlode.people")
Kind = Literal["delete", "expire", "expire-finished"]


def give(connection: Connection, kind: Kind, what: str) -> None:
    """Write an order down; the server looks for them every few seconds."""
    connection.execute(insert(orders).values(kind=kind, what=what))


def look(reader: Engine) -> tuple[dict[str, Standing], bool]:
    """How it stands with people, and whether anything is ordered: read beside the writer, which has enough to do."""
    with reader.connect() as connection:
        ordered = connection.execute(select(orders.c.n).limit(1)).first()
        return standing.read(connection), ordered is not None


async def carry_out(house: Tables) -> None:
    """Do what was ordered, one after the other; what is done, or cannot be, is struck out."""
    for order in await house.services.write(lambda connection: list(connection.execute(select(orders)).all())):
        try:
            await obey(house, order.kind, order.what)
        except Refusal:  # as of a full disk; the next time may go well, and the others are not to wait for it
            continue
        except Exception:
            log.exception("order-failed", extra={"order": f"{order.kind} {order.what}"})
        await house.services.write(partial(_strike, number=order.n))


async def obey(house: Tables, kind: Kind, what: str) -> int:
    """How many tables it concerned."""
    if kind == "delete":
        return await parting.part(house, what)
    before, count = house.services.now() - int(what) * 24 * 3600 * 1000, 0
    while True:
        await house.settled()  # what is just being read is about to be looked at
        live = {table.stored.id for table in house.live()}
        lease = None if house.heart is None else house.heart.lease
        job = partial(expiry.expire, before=before, finished=kind == "expire-finished", spared=live, lease=lease)
        deleted: int = await house.services.write(job)
        count += deleted
        if deleted < expiry.AT_ONCE:
            house.services.records_changed()
            return count


async def expire_now_and_then(house: Tables, days: Mapping[Kind, int]) -> None:
    """Delete what the operator lets expire, at the start and every few hours."""
    while any(days.values()):
        for kind, after in days.items():
            if after and (house.heart is None or house.heart.is_first):
                with suppress(Refusal):  # it is told elsewhere; the next time may go well
                    await obey(house, kind, str(after))
        await asyncio.sleep(EXPIRY_SECONDS)


def _strike(connection: Connection, number: int) -> None:
    connection.execute(delete(orders).where(orders.c.n == number))
