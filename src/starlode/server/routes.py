"""The HTTP side: games, guests and tables."""

import asyncio
from functools import partial
from typing import Annotated, Any

from litestar import Router, get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.response import Response
from msgspec.structs import replace
from sqlalchemy import Connection

from starlode.bots import GENTLEST, NAMES, PROPOSED
from starlode.bots.scale import strengths
from starlode.core.game import Game
from starlode.games import find, games, names
from starlode.i18n import LANGUAGES
from starlode.i18n.bundles import TERMINAL, files
from starlode.i18n.card_faces import card_faces
from starlode.server import beginnings, ids, lessons, matches, record_routes, rematches, seating, settings
from starlode.server.bot_tables import is_for_bots_alone
from starlode.server.describing import Asking, Name, TableId, refusals, shown
from starlode.server.limits import COSTLY
from starlode.server.lobby import COST, Lobby, address_of, door, lobby_of
from starlode.server.people import accounts, blocks
from starlode.server.people.routes import cookie
from starlode.server.refusals import Refusal
from starlode.server.showing import said
from starlode.server.wire import http
from starlode.server.wire.parts import MOST_REQUEST_WITH_COMPONENTS, MOST_SEATS

AtSeat = Annotated[int | None, QueryParameter(ge=1, le=MOST_SEATS)]


@get("/games", summary="What can be played", responses=refusals())
async def list_games() -> http.Games:
    offered = [
        http.Game(
            game.name,
            [
                http.Format(name, list(seats), [settings.setting(game.name, name, each) for each in seats])
                for name, seats in game.ways.items()
            ],
            list(NAMES),
            strengths(game.name),
            PROPOSED,
            GENTLEST,
            [settings.option(choice.name, choice.default, choice.allowed) for choice in game.table_options],
            game.read_box is not None,
            list(lessons.lessons_of(game.name)),
        )
        for game in games()
    ]
    return http.Games(offered, list(LANGUAGES))


@get("/games/{game:str}/words/{language:str}", summary="What a game says of its own", responses=refusals(404))
async def get_words(game: Name, language: Name) -> http.GameWords:
    entry = _known(game, language)
    spoken = [file for file in files(language, entry.name) if file.stem != TERMINAL]
    return http.GameWords([file.read_text(encoding="utf-8") for file in spoken])


@get(
    "/games/{game:str}/cards/{format:str}/{language:str}",
    summary="A game's cards",
    responses=refusals(404),
    opt={COST: COSTLY},
)
async def get_cards(game: Name, format: Name, language: Name) -> dict[str, Any]:
    entry = _known(game, language)
    if format not in entry.ways:
        raise Refusal("not-found")
    return card_faces(entry, format, language)


def _known(game: str, language: str) -> Game:
    """A game that is registered here, in a language that we speak."""
    if game not in names() or language not in LANGUAGES:
        raise Refusal("not-found")
    return find(game)


@get("/me", summary="Who I am; whoever is new gets a cookie", responses=refusals())
async def get_me(request: Asking) -> Response[http.Me]:
    lobby = lobby_of(request)
    guest = lobby.recognise(request)
    cookies = []
    if guest is None:
        lobby.new_guests.take(None, address_of(request))
        guest = ids.guest_id()
        cookies.append(cookie(request, lobby.identity.sign(guest)))
    now = lobby.services.now()
    accepted = request.headers.get("accept-language", "")

    def known(connection: Connection) -> http.Me:
        name = accounts.welcome(connection, guest, now, accepted)
        return http.Me(guest, name, accounts.of_guest(connection, guest) is not None)

    return Response(await lobby.services.write(known), cookies=cookies)


@put("/me", summary="What I want to be called", responses=refusals(401, 403, 409))
async def put_me(request: Asking, data: JSONBody[http.NewName]) -> http.Me:
    lobby = lobby_of(request)
    guest, name, now = lobby.guest(request), lobby.names.check(data.name), lobby.services.now()
    lobby.undos.take(guest, address_of(request))

    def rename(connection: Connection) -> tuple[dict[str, str], bool]:
        others = accounts.rename(connection, guest, name, now)
        return others, accounts.of_guest(connection, guest) is not None

    others, has_account = await lobby.services.write(rename)
    await lobby.tables.call({**others, guest: name})
    return http.Me(guest, name, has_account)


@get("/tables", summary="The tables where I sit, newest first", responses=refusals(401))
async def list_tables(request: Asking) -> http.Tables:
    lobby = lobby_of(request)
    return await lobby.tables.of(lobby.guest(request))


@post(
    "/components",
    summary="Look at a text of components before a table is opened with it",
    status_code=200,
    request_max_body_size=MOST_REQUEST_WITH_COMPONENTS,
    responses=refusals(401, 403, 413),
    opt={COST: COSTLY},
)
async def check_components(request: Asking, data: JSONBody[http.NewComponents]) -> http.Checked:
    lobby_of(request).guest(request)
    return http.Checked([said(warning) for warning in matches.check_components(data.game, data.components)])


@post(
    "/starts",
    summary="Look at a position, a record or a saved match before a table is opened with it",
    status_code=200,
    request_max_body_size=MOST_REQUEST_WITH_COMPONENTS,
    responses=refusals(401, 403, 413),
    opt={COST: COSTLY},
)
async def check_start(request: Asking, data: JSONBody[http.NewStart]) -> http.Started:
    lobby = lobby_of(request)
    lobby.undos.take(lobby.guest(request), address_of(request))
    async with lobby.looking_back:
        return await asyncio.to_thread(beginnings.look, data.game, data.text)


@get("/components/{game:str}", summary="The components as they come, to be corrected", responses=refusals(404))
async def our_components(game: TableId) -> Response[str]:
    default = find(game).default_box if game in names() else None
    if default is None:
        raise Refusal("not-found")
    return _as_file(default())


@get("/tables/{table_id:str}/components", summary="What a table is played with", responses=refusals(404))
async def get_components(request: Asking, table_id: TableId) -> Response[str]:
    table = await lobby_of(request).tables.get(table_id)
    if table.stored.components is None:
        raise Refusal("not-found")
    return _as_file(table.stored.components)


def _as_file(components: str) -> Response[str]:
    headers = {"content-disposition": 'attachment; filename="components.toml"'}
    return Response(components, media_type="application/toml; charset=utf-8", headers=headers)


@get(
    "/tables/{table_id:str}/cards/{language:str}",
    summary="The texts of a table's cards",
    responses=refusals(404),
    opt={COST: COSTLY},
)
async def get_table_cards(request: Asking, table_id: TableId, language: TableId) -> dict[str, dict[str, Any]]:
    table = await lobby_of(request).tables.get(table_id)
    if language not in LANGUAGES:
        raise Refusal("not-found")
    return matches.card_texts(table.stored, language)


@post(
    "/tables",
    summary="Open a table",
    request_max_body_size=MOST_REQUEST_WITH_COMPONENTS,
    responses=refusals(401, 403, 413),
)
async def open_table(request: Asking, data: JSONBody[http.NewTable]) -> http.Table:
    lobby = lobby_of(request)
    guest, address = lobby.guest(request), address_of(request)
    lobby.new_tables.take(guest, address)
    places = [replace(each, other=each.other and lobby.names.check(each.other)) for each in data.places]
    data = replace(data, places=places)
    if data.rated:
        await _check_account(lobby, guest)
    if not is_for_bots_alone(data):
        async with lobby.tables.room(address) as keep:
            table = await seating.open_table(lobby.tables, guest, data)
            keep(table.stored.id)
        return await shown(table, guest)
    lobby.bot_tables.enter(guest, address)
    try:
        async with lobby.tables.room(address) as keep:
            table = await seating.open_table(lobby.tables, guest, data)
            keep(table.stored.id)
    except BaseException:
        lobby.bot_tables.leave(guest, address)
        raise
    lobby.bot_tables.keep(table.stored.id, guest, address)
    return await shown(table, guest)


@get("/open", summary="The tables that wait for players, oldest first", responses=refusals())
async def list_open(request: Asking) -> list[http.OpenTable]:
    openings = lobby_of(request).openings
    await openings.look_around()
    return openings.told().tables


@post("/quick", summary="Play with anybody", status_code=200, responses=refusals(401, 403))
async def quick_play(request: Asking, data: JSONBody[http.QuickPlay]) -> http.Table:
    lobby = lobby_of(request)
    guest, address = lobby.guest(request), address_of(request)
    lobby.new_tables.take(guest, address)
    format, rules = matches.rules_for(data.game, data.format, data.seats, {})
    data = replace(data, format=format, seats=rules.seats)
    if data.rated:
        await _check_account(lobby, guest)
    async with lobby.openings.one_by_one:
        own, others = lobby.openings.fitting(data, guest)
        if own is not None:
            return await shown(own, guest)
        apart = await lobby.services.write(lambda connection: blocks.apart(connection, guest))
        for table in others:
            if apart.intersection(place.guest for place in table.stored.places if place.guest is not None):
                continue
            try:
                await table.do(partial(seating.join, table, guest, http.Join(salted=data.salted)))
            except Refusal:  # somebody else was faster
                continue
            return await shown(table, guest)
        places = [http.NewPlace(me=True, salted=data.salted)]
        wanted = http.NewTable(
            data.game, data.format, data.seats, places=places, clock=data.clock, public=True, rated=data.rated
        )
        async with lobby.tables.room(address) as keep:
            table = await seating.open_table(lobby.tables, guest, wanted)
            keep(table.stored.id)
        return await shown(table, guest)


@post("/lessons", summary="Open a guided match at one of its steps", responses=refusals(401, 403, 404))
async def open_lesson(request: Asking, data: JSONBody[http.NewLesson]) -> http.Table:
    lobby = lobby_of(request)
    guest, address = lobby.guest(request), address_of(request)
    if data.table is not None:
        lobby.undos.take(guest, address)
        before = await lobby.tables.get(data.table)
        if lessons.is_played_by(before.stored, guest, data):
            await before.do(lambda: seating.take_to(before, data.step))
            return await shown(before, guest)
    lobby.new_tables.take(guest, address)
    async with lobby.tables.room(address) as keep:
        table = await seating.open_lesson(lobby.tables, guest, data)
        keep(table.stored.id)
    return await shown(table, guest)


@get("/tables/{table_id:str}", summary="A table", responses=refusals(404, 409))
async def get_table(request: Asking, table_id: TableId) -> http.Table:
    lobby = lobby_of(request)
    return await shown(await lobby.tables.get(table_id), lobby.recognise(request))


@post("/tables/{table_id:str}/join", summary="Take a seat", status_code=200, responses=refusals(401, 403, 404, 409))
async def join(request: Asking, table_id: TableId, data: JSONBody[http.Join]) -> http.Table:
    lobby = lobby_of(request)
    guest, table = lobby.guest(request), await lobby.tables.get(table_id)
    if table.stored.rated:
        await _check_account(lobby, guest)
    if data.other is None:
        await table.do(lambda: seating.join(table, guest, data))
    else:
        lobby.undos.take(guest, address_of(request))
        name = lobby.names.check(data.other)
        await table.do(lambda: seating.seat_other(table, guest, data, name))
    return await shown(table, guest)


@post(
    "/tables/{table_id:str}/leave",
    summary="Give my seat back before the start",
    status_code=200,
    responses=refusals(401, 403, 404, 409),
)
async def leave(request: Asking, table_id: TableId, seat: AtSeat = None) -> http.Table:
    lobby = lobby_of(request)
    guest, table = lobby.guest(request), await lobby.tables.get(table_id)
    if table.stored.agreement is not None and table.stored.phase == "waiting":
        lobby.new_tables.take(guest, address_of(request))  # a void round costs no less than a table
    await table.do(lambda: seating.leave(table, guest, seat))
    return await shown(table, guest)


@post(
    "/tables/{table_id:str}/rematch",
    summary="Play again: the table that follows",
    status_code=200,
    responses=refusals(401, 403, 404, 409),
)
async def rematch(
    request: Asking, table_id: TableId, same_deal: Annotated[bool, QueryParameter()] = False
) -> http.Table:
    lobby = lobby_of(request)
    guest, address = lobby.guest(request), address_of(request)
    lobby.new_tables.take(guest, address)
    before = await lobby.tables.get(table_id)
    if before.stored.rematch is not None:  # somebody else has opened it
        return await shown(await rematches.rematch(lobby.tables, before, guest, same_deal=same_deal), guest)
    async with lobby.tables.room(address) as keep:
        table = await rematches.rematch(lobby.tables, before, guest, same_deal=same_deal)
        keep(table.stored.id)
    return await shown(table, guest)


async def _check_account(lobby: Lobby, guest: str) -> None:
    """Ratings are of people who can be known again."""
    if await lobby.services.write(lambda connection: accounts.of_guest(connection, guest)) is None:
        raise Refusal("needs-account")


router = Router(
    "/api",
    route_handlers=[
        list_games, get_words, get_cards, get_me, put_me, list_tables, open_table, list_open, quick_play, open_lesson,
        get_table, join, leave, rematch, check_components, check_start, our_components, get_components,
        get_table_cards, *record_routes.HANDLERS,
    ],
    guards=[door],
)  # fmt: skip
