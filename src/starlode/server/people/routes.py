"""Accounts over HTTP: to make one, to sign in and out, and to come back without a password."""

import asyncio
from typing import Annotated, Any

from litestar import Router, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter
from litestar.response import Response
from sqlalchemy import Connection

from starlode.server import store
from starlode.server.describing import Asking, refusals
from starlode.server.identity import A_YEAR, COOKIE
from starlode.server.limits import COSTLY
from starlode.server.lobby import COST, Lobby, address_of, door, lobby_of
from starlode.server.people import (
    accounts,
    codes,
    exporting,
    history,
    manners,
    moving,
    opponents,
    parting,
    passwords,
    standing,
)
from starlode.server.people.names import skeleton
from starlode.server.refusals import Refusal
from starlode.server.wire import http, people

Skip = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


def cookie(request: Asking, token: str, seconds: int = A_YEAR) -> Cookie:
    """What a browser keeps of somebody."""
    secure = request.url.scheme == "https"
    path = request.app.state.settings.path
    return Cookie(COOKIE, value=token, path=path, max_age=seconds, httponly=True, samesite="lax", secure=secure)


@get("/history", summary="My finished matches, the last ones first", responses=refusals(401))
async def get_history(request: Asking, skip: Skip = 0) -> people.History:
    lobby = lobby_of(request)
    return await history.history(lobby.tables, lobby.person(request), skip)


@get("/opponents", summary="Whom I have played with lately", responses=refusals(401))
async def get_opponents(request: Asking) -> people.Opponents:
    lobby = lobby_of(request)
    guest = lobby.person(request)
    return people.Opponents(await lobby.services.write(lambda connection: opponents.recent(connection, guest)))


@get("/export", summary="Everything that is kept of me, as a file", responses=refusals(401), opt={COST: COSTLY})
async def get_export(request: Asking) -> Response[dict[str, Any]]:
    lobby = lobby_of(request)
    found = await asyncio.to_thread(exporting.export, lobby.services.writer.reader, lobby.person(request))
    return Response(found, headers={"content-disposition": 'attachment; filename="starlode.json"'})


@post("/delete-me", summary="Forget me; my matches stay, without my name", status_code=200,
      responses=refusals(401, 403))  # fmt: skip
async def delete_me(request: Asking, data: JSONBody[people.Parting]) -> Response[people.Parted]:
    lobby = lobby_of(request)
    guest = lobby.person(request)
    lobby.sign_ins.take(guest, address_of(request))
    account = await lobby.services.write(lambda connection: accounts.of_guest(connection, guest))
    if account is not None and not await lobby.passwords.is_right(account.password, data.password or ""):
        raise Refusal("wrong-password")
    matches = await parting.part(lobby.tables, guest)
    lobby.let_go(guest)
    return Response(people.Parted(matches), cookies=[cookie(request, "", 0)])


@post("/account", summary="Make an account of the guest that I am", responses=refusals(401, 403, 409))
async def make_account(request: Asking, data: JSONBody[people.NewAccount]) -> http.Me:
    lobby = lobby_of(request)
    guest, name = lobby.guest(request), lobby.names.check(data.name)
    passwords.check(data.password, name)
    lobby.sign_ins.take(guest, address_of(request))
    if await lobby.services.write(lambda connection: accounts.of_guest(connection, guest)) is not None:
        raise Refusal("has-account")
    now = lobby.services.now()
    if await lobby.services.write(lambda connection: accounts.is_taken(connection, name, now, guest)):
        raise Refusal("name-taken")
    written = await lobby.passwords.hash(data.password)
    others = await lobby.services.write(lambda connection: accounts.add(connection, guest, name, written, now))
    await lobby.tables.call({**others, guest: name})
    return http.Me(guest, name, True)


@put("/account", summary="Another password", responses=refusals(401, 403, 409))
async def put_password(request: Asking, data: JSONBody[people.NewPassword]) -> Response[http.Me]:
    lobby = lobby_of(request)
    guest = lobby.person(request)
    lobby.sign_ins.take(guest, address_of(request))
    account = await _account(lobby, guest)
    passwords.check(data.new, account.name)
    if not await lobby.passwords.is_right(account.password, data.old):
        raise Refusal("wrong-password")
    await _set_password(lobby, guest, data.new)
    return Response(http.Me(guest, account.name, True), cookies=[cookie(request, lobby.identity.sign(guest))])


@post("/sign-in", summary="Be who my account says", status_code=200, responses=refusals(403))
async def sign_in(request: Asking, data: JSONBody[people.SignIn]) -> Response[people.SignedIn]:
    lobby = lobby_of(request)
    lobby.sign_ins.take(lobby.recognise(request), address_of(request))
    if not lobby.tries.of(skeleton(data.name)).take():
        raise Refusal("too-fast")
    account = await lobby.services.write(lambda connection: accounts.by_name(connection, data.name))
    is_right = await lobby.passwords.is_right(account.password if account else None, data.password)
    if account is None or not is_right:
        raise Refusal("wrong-password")
    return await _come_in(request, account.guest, data.keep)


@post("/sign-out", summary="Be nobody here, or anywhere", status_code=200, responses=refusals(401, 403, 409))
async def sign_out(request: Asking, data: JSONBody[people.SignOut]) -> Response[people.SignOut]:
    lobby = lobby_of(request)
    guest = lobby.person(request)
    await _account(lobby, guest)  # a guest would lose his matches for good
    if data.everywhere:
        await lobby.services.write(lambda connection: standing.raise_epoch(connection, guest))
        await _let_others_go(lobby, guest)
    return Response(data, cookies=[cookie(request, "", 0)])


@post("/device", summary="A code for my second device", status_code=200, responses=refusals(401, 403))
async def make_code(request: Asking) -> people.DeviceCode:
    lobby = lobby_of(request)
    guest, now = lobby.guest(request), lobby.services.now()
    lobby.sign_ins.take(guest, address_of(request))

    def issue(connection: Connection) -> str:
        accounts.welcome(connection, guest, now)
        return codes.issue(connection, guest, "device", now)

    return people.DeviceCode(await lobby.services.write(issue), codes.SECONDS["device"])


@post("/whose-code", summary="Who the code is from; it stays good", status_code=200, responses=refusals(403, 409))
async def whose_code(request: Asking, data: JSONBody[people.LookAtCode]) -> people.CodeOwner:
    lobby = lobby_of(request)
    lobby.sign_ins.take(lobby.recognise(request), address_of(request))
    now = lobby.services.now()

    def look(connection: Connection) -> str:
        guest = codes.owner(connection, data.code, "device", now)
        return store.names(connection, [guest]).get(guest, "")

    return people.CodeOwner(await lobby.services.write(look))


@post("/use-code", summary="Be who the code is from", status_code=200, responses=refusals(403, 409))
async def use_code(request: Asking, data: JSONBody[people.UseCode]) -> Response[people.SignedIn]:
    lobby = lobby_of(request)
    lobby.sign_ins.take(lobby.recognise(request), address_of(request))
    now = lobby.services.now()
    guest = await lobby.services.write(lambda connection: codes.use(connection, data.code, "device", now))
    return await _come_in(request, guest, data.keep)


@post("/reset", summary="Another password by an operator's link", status_code=200, responses=refusals(403, 409))
async def reset(request: Asking, data: JSONBody[people.Reset]) -> Response[people.SignedIn]:
    lobby = lobby_of(request)
    lobby.sign_ins.take(lobby.recognise(request), address_of(request))
    now = lobby.services.now()

    def look(connection: Connection) -> None:
        account = accounts.of_guest(connection, codes.owner(connection, data.code, "password", now))
        if account is None:
            raise Refusal("bad-code")
        passwords.check(data.password, account.name)

    await lobby.services.write(look)
    written = await lobby.passwords.hash(data.password)

    def change(connection: Connection) -> str:
        guest = codes.use(connection, data.code, "password", now)  # only now, so that no refusal uses it up
        accounts.set_password(connection, guest, written)
        return guest

    guest = await lobby.services.write(change)
    await _let_others_go(lobby, guest)
    return await _come_in(request, guest, False)


async def _account(lobby: Lobby, guest: str) -> accounts.Account:
    account = await lobby.services.write(lambda connection: accounts.of_guest(connection, guest))
    if account is None:
        raise Refusal("no-account")
    return account


async def _set_password(lobby: Lobby, guest: str, password: str) -> None:
    written = await lobby.passwords.hash(password)
    await lobby.services.write(lambda connection: accounts.set_password(connection, guest, written))
    await _let_others_go(lobby, guest)


async def _let_others_go(lobby: Lobby, guest: str) -> None:
    """Cookies of before count no more; whoever has the new one comes back."""
    await lobby.know_people()
    lobby.let_go(guest)


async def _come_in(request: Asking, guest: str, keep: bool) -> Response[people.SignedIn]:
    """From now on this browser is somebody; what he has played here as a guest may come along."""
    lobby, now = lobby_of(request), lobby_of(request).services.now()
    if lobby.standings.is_banned(guest, now):
        raise Refusal("banned")

    def read(connection: Connection) -> tuple[str, bool, bool]:
        name = accounts.welcome(connection, guest, now)
        before = lobby.recognise(request)
        may_move = before is not None and before != guest and accounts.of_guest(connection, before) is None
        return name, accounts.of_guest(connection, guest) is not None, may_move

    name, has_account, may_move = await lobby.services.write(read)
    before, moved = lobby.recognise(request), 0
    if keep and may_move and before is not None:
        moved = await moving.move(lobby.tables, before, guest, name)
    answer = people.SignedIn(guest, name, has_account, moved)
    return Response(answer, cookies=[cookie(request, lobby.identity.sign(guest))])


router = Router(
    "/api",
    route_handlers=[
        get_history, get_opponents, get_export, delete_me, make_account, put_password, sign_in, sign_out, make_code,
        whose_code, use_code, reset, *manners.HANDLERS,
    ],
    guards=[door],
)  # fmt: skip
