"""Being called back, over HTTP: the address of my feed, the feed itself, and which browsers are told."""

import asyncio
import hashlib
from typing import Annotated

from litestar import Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response
from sqlalchemy import Connection

from starlode.i18n import LANGUAGES
from starlode.server.calling import feeds, posting, sealing, subscriptions
from starlode.server.describing import Asking, refusals
from starlode.server.ids import language_of
from starlode.server.lobby import COST, address_of, door, lobby_of
from starlode.server.people import accounts
from starlode.server.refusals import Refusal
from starlode.server.wire import people

Secret = Annotated[str, PathParameter(max_length=80)]
Language = Annotated[str, QueryParameter(max_length=20)]
COST_OF_FEED = 5  # requests, as which one counts
_FEED = {
    200: ResponseSpec(None, generate_examples=False, media_type=feeds.KIND, description="Atom"),
    304: ResponseSpec(None, generate_examples=False, description="as before"),
}


@get("/feed", summary="The secret address of my feed", responses=refusals(401, 403))
async def get_feed(request: Asking) -> people.Feed:
    lobby = lobby_of(request)
    guest, now = lobby.guest(request), lobby.services.now()

    def find(connection: Connection) -> str:
        accounts.welcome(connection, guest, now)
        return feeds.address_of(connection, guest, now)

    return people.Feed(f"api/feeds/{await lobby.services.write(find)}")


@post("/feed", summary="Another address for my feed", status_code=200, responses=refusals(401, 403))
async def renew_feed(request: Asking) -> people.Feed:
    lobby = lobby_of(request)
    guest, now = lobby.guest(request), lobby.services.now()
    lobby.undos.take(guest, address_of(request))

    def renew(connection: Connection) -> str:
        accounts.welcome(connection, guest, now)
        return feeds.renew(connection, guest, now)

    return people.Feed(f"api/feeds/{await lobby.services.write(renew)}")


@get("/feeds/{secret:str}", summary="Where it is my turn, as Atom", responses={**_FEED, **refusals(404)},
     opt={COST: COST_OF_FEED})  # fmt: skip
async def read_feed(request: Asking, secret: Secret, lang: Language = "") -> Response[bytes]:
    reader = lobby_of(request).services.writer.reader

    def read() -> feeds.Feed | None:
        with reader.connect() as connection:
            return feeds.read(connection, secret)

    found = await asyncio.to_thread(read)
    if found is None:
        raise Refusal("not-found")
    language = language_of(f"{lang},{request.headers.get('accept-language', '')}")
    root = f"{request.url.scheme}://{request.headers.get('host', '')}{request.app.state.settings.path}"
    asked = f"?lang={language}" if lang else ""
    text = feeds.written(found, secret, language, root, f"{root}api/feeds/{secret}{asked}")
    tag = f'"{hashlib.sha256(text).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache", "vary": "accept-language"}
    if _has(request.headers.get("if-none-match", ""), tag):
        return Response(b"", status_code=304, headers=headers, media_type=feeds.KIND)
    return Response(text, headers=headers, media_type=f"{feeds.KIND}; charset=utf-8")


@get("/push", summary="By which key browsers know this server", responses=refusals(401, 403))
async def get_push(request: Asking) -> people.Pushing:
    lobby = lobby_of(request)
    guest, pushes = lobby.guest(request), lobby.pushes
    count = await lobby.services.write(lambda connection: subscriptions.count(connection, guest))
    return people.Pushing(None if pushes is None else pushes.signer.public, count)


@post("/push", summary="Tell this browser when it is my turn", status_code=200, responses=refusals(401, 403, 404))
async def add_browser(request: Asking, data: JSONBody[people.NewBrowser]) -> people.Pushing:
    lobby = lobby_of(request)
    guest, now, pushes = lobby.guest(request), lobby.services.now(), lobby.pushes
    if pushes is None:
        raise Refusal("not-found")
    lobby.undos.take(guest, address_of(request))
    wanted = _checked(data, pushes.loopback)

    def add(connection: Connection) -> int:
        accounts.welcome(connection, guest, now)
        subscriptions.add(connection, guest, wanted, now)
        return subscriptions.count(connection, guest)

    return people.Pushing(pushes.signer.public, await lobby.services.write(add))


@post("/push/off", summary="Do not tell this browser any more", status_code=200, responses=refusals(401, 403))
async def drop_browser(request: Asking, data: JSONBody[people.OldBrowser]) -> people.Pushing:
    lobby = lobby_of(request)
    guest, pushes = lobby.person(request), lobby.pushes
    lobby.undos.take(guest, address_of(request))

    def drop(connection: Connection) -> int:
        subscriptions.forget_one(connection, guest, data.endpoint)
        return subscriptions.count(connection, guest)

    count = await lobby.services.write(drop)
    return people.Pushing(None if pushes is None else pushes.signer.public, count)


def _checked(data: people.NewBrowser, loopback: bool) -> subscriptions.Subscription:
    """What a browser says of itself, or a refusal that says which part of it cannot be."""
    try:
        posting.check(data.endpoint, loopback)
    except posting.Refused:
        raise Refusal("bad-request", at="endpoint") from None
    for name, text, is_good in (
        ("p256dh", data.p256dh, sealing.is_point),
        ("auth", data.auth, lambda found: len(found) == sealing.AUTH),
    ):
        try:
            good = is_good(sealing.unwritten(text))
        except ValueError:
            good = False
        if not good:
            raise Refusal("bad-request", at=name)
    if data.language not in LANGUAGES:
        raise Refusal("bad-request", at="language")
    return subscriptions.Subscription(data.endpoint, data.p256dh, data.auth, data.language)


def _has(known: str, tag: str) -> bool:
    """Whether somebody has it already, as he says."""
    return tag in (each.strip().removeprefix("W/") for each in known.split(",")) or known.strip() == "*"


router = Router(
    "/api", route_handlers=[get_feed, renew_feed, read_feed, get_push, add_browser, drop_browser], guards=[door]
)
