"""The requests of a polled line: to open one at a table, to say something, to ask for news, to hang up."""

from typing import Annotated, Any, cast

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from starlode.server import companions
from starlode.server.describing import Asking, TableId, refusals
from starlode.server.identity import COOKIE
from starlode.server.lobby import address_of, door, lobby_of
from starlode.server.polling import PolledLine
from starlode.server.refusals import Refusal
from starlode.server.sockets import Page
from starlode.server.wire import polling
from starlode.server.wire.parts import MOST_SEATS

Word = Annotated[str, PathParameter(max_length=60)]
AtSeat = Annotated[int | None, QueryParameter(ge=0, le=MOST_SEATS)]
After = Annotated[int, QueryParameter(ge=0, le=2**53)]


@post("/tables/{table_id:str}/line", summary="Watch a table, or play there, without a socket",
      responses=refusals(401, 403, 404, 409))  # fmt: skip
async def open_line(request: Asking, table_id: TableId, seat: AtSeat = None) -> polling.NewLine:
    lobby, address = lobby_of(request), address_of(request)
    guest = lobby.recognise(request)
    if guest is None and COOKIE in request.cookies:
        raise Refusal("who-are-you")
    if guest is not None:
        lobby.guest(request)
    table = await lobby.tables.get(table_id)
    viewer = companions.looks_as(table.stored, guest, seat)
    lobby.sockets.enter(guest, address)
    line = PolledLine(guest, lobby.services.limits.poll_seconds, lobby.services.heart)
    page = Page(lobby, table, line, viewer, address)
    return polling.NewLine(lobby.lines.open(line, page.attend, lambda: lobby.sockets.leave(guest, address)))


@post("/lines/{line:str}", summary="Say something over a line", status_code=200, responses=refusals(404))
async def say(request: Asking, line: Word, data: JSONBody[polling.Said]) -> polling.Heard:
    found = _mine(request, line)
    for message in data.messages:
        await found.say(msgspec.json.encode(message).decode())
    return polling.Heard(0, [])


@get("/lines/{line:str}", summary="What came over a line; waits for it a while", responses=refusals(404))
async def hear(request: Asking, line: Word, after: After = 0) -> polling.Heard:
    n, texts = await _mine(request, line).hear(after)
    return polling.Heard(n, cast(Any, [msgspec.Raw(text.encode()) for text in texts]))


@delete("/lines/{line:str}", summary="Hang up", status_code=200, responses=refusals(404))
async def hang_up(request: Asking, line: Word) -> polling.Heard:
    await _mine(request, line).close()
    return polling.Heard(0, [])


def _mine(request: Asking, word: str) -> PolledLine:
    lobby = lobby_of(request)
    return lobby.lines.of(word, lobby.recognise(request))


router = Router("/api", route_handlers=[open_line, say, hear, hang_up], guards=[door])
