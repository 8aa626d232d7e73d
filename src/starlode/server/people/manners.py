"""What players may do about each other at a table: block, report, and as its host, send away before the start."""

from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from starlode.server import agreeing, store
from starlode.server.describing import Asking, TableId, refusals, shown
from starlode.server.ids import keeper_of
from starlode.server.lobby import address_of, lobby_of
from starlode.server.people import blocks, reports
from starlode.server.refusals import Refusal
from starlode.server.table import LiveTable
from starlode.server.wire import http, people


@get("/blocks", summary="Whom I have blocked", responses=refusals(401))
async def list_blocks(request: Asking) -> people.Blocks:
    lobby = lobby_of(request)
    guest = lobby.person(request)
    return people.Blocks(await lobby.services.write(lambda connection: blocks.of(connection, guest)))


@post("/unblock", summary="Let somebody play with me again", status_code=200, responses=refusals(401, 403))
async def unblock(request: Asking, data: JSONBody[people.Unblock]) -> people.Blocks:
    lobby = lobby_of(request)
    guest = lobby.person(request)

    def change(connection: Connection) -> list[people.Blocked]:
        blocks.unblock(connection, guest, data.id)
        return blocks.of(connection, guest)

    return people.Blocks(await lobby.services.write(change))


@post(
    "/tables/{table_id:str}/block",
    summary="Not play with whoever sits there any more",
    status_code=200,
    responses=refusals(401, 403, 404, 409),
)
async def block(request: Asking, table_id: TableId, data: JSONBody[people.AtSeat]) -> people.Blocks:
    lobby = lobby_of(request)
    guest, table, now = lobby.guest(request), await lobby.tables.get(table_id), lobby.services.now()
    lobby.undos.take(guest, address_of(request))
    other = _other(table, guest, data.seat)

    def change(connection: Connection) -> list[people.Blocked]:
        blocks.block(connection, guest, other, now)
        return blocks.of(connection, guest)

    return people.Blocks(await lobby.services.write(change))


@post(
    "/tables/{table_id:str}/report-player",
    summary="Tell the operator of somebody",
    status_code=200,
    responses=refusals(401, 403, 404, 409),
)
async def report(request: Asking, table_id: TableId, data: JSONBody[people.PlayerReport]) -> people.PlayerReport:
    lobby = lobby_of(request)
    guest, table, now = lobby.guest(request), await lobby.tables.get(table_id), lobby.services.now()
    other = _other(table, guest, data.seat)
    lobby.player_reports.take(guest, address_of(request))
    name, where = table.names.get(other, ""), table.stored.id
    await lobby.services.write(lambda connection: reports.add(connection, guest, other, name, where, data, now))
    return data


@post(
    "/tables/{table_id:str}/kick",
    summary="Send somebody away from the table that I have opened, before the start",
    status_code=200,
    responses=refusals(401, 403, 404, 409),
)
async def kick(request: Asking, table_id: TableId, data: JSONBody[people.AtSeat]) -> http.Table:
    lobby = lobby_of(request)
    guest, table = lobby.guest(request), await lobby.tables.get(table_id)
    lobby.undos.take(guest, address_of(request))

    async def send_away() -> None:
        if table.stored.host != guest:
            raise Refusal("not-host")
        if table.stored.phase != "waiting" or table.stored.agreement is not None:
            raise Refusal("already-started")
        other = _other(table, guest, data.seat)
        table.stored.kicked.add(other)
        table.stored.keep_nothing_for(other)
        await table.write(lambda connection: store.note_kick(connection, table.stored.id, other))
        await agreeing.lose_seats(table, table.stored.seats_beside(other))

    await table.do(send_away)
    return await shown(table, guest)


def _other(table: LiveTable, guest: str, seat: int) -> str:
    """Somebody else who sits there, by his seat: nobody knows the ids of others."""
    if seat > table.stored.seats:
        raise Refusal("no-such-seat", seat=seat)
    other = table.stored.places[seat - 1].guest
    if other is None or keeper_of(other) == guest:
        raise Refusal("nobody-there")
    return keeper_of(other)


HANDLERS = [list_blocks, unblock, block, report, kick]
