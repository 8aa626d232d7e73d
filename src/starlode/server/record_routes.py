"""Matches to look back at, over HTTP: the record, the reel, a table that goes on from a moment, and reports."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from starlode.core.record import Record
from starlode.server import matches, reports, rounds, seating, store
from starlode.server.describing import Asking, TableId, refusals, shown
from starlode.server.finished import finished
from starlode.server.limits import COSTLY
from starlode.server.lobby import COST, Lobby, address_of, lobby_of
from starlode.server.reels import reel
from starlode.server.refusals import Refusal
from starlode.server.wire import http
from starlode.server.wire.analysis import Analysed
from starlode.server.wire.parts import MOST_SEATS
from starlode.server.wire.replay import Continuation, NewReport, Reel, Reported
from starlode.server.wire.standings import Standings


@get(
    "/tables/{table_id:str}/record",
    summary="A finished match, with everything in it",
    responses=refusals(404, 409),
    opt={COST: COSTLY},
)
async def get_record(request: Asking, table_id: TableId) -> http.Finished:
    lobby = lobby_of(request)
    table = await lobby.tables.get(table_id)

    async def read() -> http.Finished:
        stored, match = table.stored, table.match
        if match is None or stored.phase != "over":
            raise Refusal("match-not-over")
        kept = await lobby.services.write(lambda connection: store.read_match(connection, stored.id))
        void = await lobby.services.write(lambda connection: rounds.failed(connection, stored.id))
        return await asyncio.to_thread(finished, stored, match, kept, void)

    return await table.do(read)


@get(
    "/tables/{table_id:str}/replay",
    summary="A match step by step, as a seat saw it; a running one only as I may see it",
    responses=refusals(404, 409),
    opt={COST: COSTLY},
)
async def get_replay(
    request: Asking, table_id: TableId, seat: Annotated[int | None, QueryParameter(ge=0, le=MOST_SEATS)] = None
) -> Reel:
    """`seat` 0 is one who watches; left out, it is my own, or I watch."""
    lobby = lobby_of(request)
    guest, table = lobby.recognise(request), await lobby.tables.get(table_id)
    outside = await shown(table, guest)

    async def snapshot() -> tuple[matches.Played, int | None]:
        """What there is by now: the match may go on while it is told."""
        mine = table.stored.seat_of(guest)
        wanted = mine if seat is None else seat or None
        if table.match is None:
            raise Refusal("not-started")
        if wanted is not None and wanted > table.stored.seats:
            raise Refusal("no-such-seat", seat=wanted)
        if table.stored.phase != "over" and wanted not in (None, *table.stored.seats_beside(guest)):
            raise Refusal("match-not-over")
        return matches.Played(table.match.rules, _copy(table.match.record)), wanted

    played, viewer = await table.do(snapshot)
    async with lobby.looking_back:
        return await asyncio.to_thread(reel, outside, played.rules, played.record, viewer)


@get(
    "/tables/{table_id:str}/analysis",
    summary="How a finished match turned, if that is known",
    responses=refusals(404, 409),
)
async def get_analysis(request: Asking, table_id: TableId) -> Analysed:
    lobby = lobby_of(request)
    await _check_over(lobby, table_id)
    return await lobby.analyses.told(table_id)


@post(
    "/tables/{table_id:str}/analysis",
    summary="Have a finished match analysed",
    status_code=200,
    responses=refusals(401, 403, 404, 409),
    opt={COST: COSTLY},
)
async def ask_for_analysis(request: Asking, table_id: TableId) -> Analysed:
    lobby = lobby_of(request)
    lobby.guest(request)
    await _check_over(lobby, table_id)
    return await lobby.analyses.told(table_id, asks=True)


async def _check_over(lobby: Lobby, table_id: str) -> None:
    if (await lobby.tables.get(table_id)).stored.phase != "over":
        raise Refusal("match-not-over")


def _copy(record: Record) -> Record:
    return Record(record.game, record.rules_version, record.seats, record.options, list(record.rows), record.start)


@post(
    "/tables/{table_id:str}/continue",
    summary="Go on from a moment of a finished match, against a bot, at a table of my own",
    responses=refusals(401, 403, 404, 409),
)
async def go_on(request: Asking, table_id: TableId, data: JSONBody[Continuation]) -> http.Table:
    lobby = lobby_of(request)
    guest, address = lobby.guest(request), address_of(request)
    lobby.new_tables.take(guest, address)
    before = await lobby.tables.get(table_id)
    async with lobby.tables.room(address) as keep:
        table = await seating.go_on_from(lobby.tables, before, guest, data)
        keep(table.stored.id)
    return await shown(table, guest)


@post("/report", summary="Report a problem at a table", responses=refusals(401, 403, 404, 409))
async def report(request: Asking, data: JSONBody[NewReport]) -> Reported:
    lobby = lobby_of(request)
    guest = lobby.guest(request)
    text = data.text.strip()
    if not text:
        raise Refusal("bad-request", at="text")
    table = await lobby.tables.get(data.table)
    lobby.reports.take(guest, address_of(request))

    async def snapshot() -> Record:
        if table.match is None:
            raise Refusal("not-started")
        record = _copy(table.match.record)
        if data.rows is not None and table.stored.phase == "over":
            del record.rows[data.rows :]
        return record

    record, stored = await table.do(snapshot), table.stored
    folder = request.app.state.settings.data
    seat, now = stored.seat_of(guest), lobby.services.today()
    name = await asyncio.to_thread(reports.keep, folder, stored.id, seat, record, stored.components, text, now)
    return Reported(name)


@get("/standings", summary="Leaderboards and statistics", responses=refusals(), opt={COST: COSTLY})
async def get_standings(request: Asking) -> Standings:
    lobby = lobby_of(request)
    return await lobby.ladders.told(lobby.recognise(request), lobby.services.now())


HANDLERS = (get_record, get_replay, get_analysis, ask_for_analysis, go_on, report, get_standings)
