"""Somebody's finished matches, page by page."""

from sqlalchemy import Connection, func, select

from starlode.server import store
from starlode.server.schema import places, tables
from starlode.server.tables import Tables
from starlode.server.wire.people import History, PastMatch

PAGE = 25


async def history(house: Tables, guest: str, skip: int) -> History:
    """The matches after so many, the last ones first; guided ones are left out."""

    def read(connection: Connection) -> tuple[list[tuple[str, int]], int]:
        mine = select(tables.c.id, tables.c.ended).join(places, places.c.table_id == tables.c.id)
        mine = mine.where(places.c.guest == guest, tables.c.phase == "over", store.NOT_GUIDED)
        count = connection.execute(select(func.count()).select_from(mine.subquery())).scalar() or 0
        found = connection.execute(mine.order_by(tables.c.ended.desc(), tables.c.id).offset(skip).limit(PAGE))
        return [(str(row.id), int(row.ended)) for row in found], count

    found, count = await house.services.write(read)
    told = await house.told_to(guest, [table for table, _ in found])
    return History([PastMatch(each, at) for each, (_, at) in zip(told, found, strict=True)], count)
