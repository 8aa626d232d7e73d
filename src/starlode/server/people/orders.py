"""What an operator has asked for while a server runs: only the server itself may touch the tables that it holds."""

from functools import partial
from typing import Literal

from sqlalchemy import Connection, delete, insert, select

from starlode.server import expiry
from starlode.server.people import parting
from starlode.server.schema import orders
from starlode.server.tables import Tables

Kind = Literal["delete", "expire", "expire-finished"]


def give(connection: Connection, kind: Kind, what: str) -> None:
    """Write an order down; the server looks for them every few seconds."""
    connection.execute(insert(orders).values(kind=kind, what=what))


async def carry_out(house: Tables) -> None:
    """Do what was ordered, one after the other; what is done is struck out."""
    for order in await house.services.write(lambda connection: list(connection.execute(select(orders)).all())):
        await obey(house, order.kind, order.what)
        await house.services.write(partial(_strike, number=order.n))


async def obey(house: Tables, kind: Kind, what: str) -> int:
    """How many tables it concerned."""
    if kind == "delete":
        return await parting.part(house, what)
    live = [table.stored.id for table in house.live()]
    before = house.services.now() - int(what) * 24 * 3600 * 1000
    return await house.services.write(
        lambda connection: expiry.expire(connection, before, kind == "expire-finished", live)
    )


def _strike(connection: Connection, number: int) -> None:
    connection.execute(delete(orders).where(orders.c.n == number))
