"""The web client's files: hashed ones for ever, the page itself for every address that is not the API's."""

import asyncio
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, get, route
from litestar.exceptions import MethodNotAllowedException
from litestar.response import Response
from litestar.types import Message, Scope

from starlode.server import previews
from starlode.server.ids import language_of
from starlode.server.lobby import door, lobby_of
from starlode.server.refusals import Refusal

CLIENT = Path(__file__).parent / "client"
NOT_BUILT = "The web client is not built: `make play` builds it in a checkout, pip where it finds Node and npm.\n"
FOR_EVER = "public, max-age=31536000, immutable"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # the link to a table is its key
    "cross-origin-opener-policy": "same-origin",
}
HEADERS = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@get(["/", "/{path:path}"], include_in_schema=False, guards=[door])
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client, or its page."""
    name = request.scope["path"].strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refusal("not-found")
    file = _inside(name) if name else None
    if file is None and "." in name.rsplit("/", 1)[-1]:
        raise Refusal("not-found")  # an old file's name: the page would not be what it expects
    is_hashed, accepted = name.startswith("assets/"), request.headers.get("accept-encoding", "")
    if file is None or name == "index.html":
        return await asyncio.to_thread(_page, request.app.state.settings.path, await _preview(request, name))
    return await asyncio.to_thread(_answer, file, is_hashed, accepted)


@route(["/", "/{path:path}"], http_method=["POST", "PUT", "PATCH", "DELETE"], include_in_schema=False)
async def nothing(request: Request[Any, Any, Any]) -> None:
    """There is nothing to change here."""
    name = request.scope["path"].strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refusal("not-found")
    raise MethodNotAllowedException(headers={"allow": "GET"})


async def add_headers(message: Message, _: Scope) -> None:
    """What every answer says about itself; a hook of Litestar's."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


def _inside(name: str) -> Path | None:
    try:
        file = (CLIENT / name).resolve()
        return file if file.is_relative_to(CLIENT.resolve()) and file.is_file() else None
    except (ValueError, OSError):  # no file can be called that
        return None


async def _preview(request: Request[Any, Any, Any], name: str) -> str:
    """What is told of a finished match to whoever is sent a link to it."""
    table = name.removeprefix(previews.MATCHES)
    if table == name:
        return ""
    found = await lobby_of(request).services.write(lambda connection: previews.read(connection, table))
    if found is None:
        return ""
    accepted = request.query_params.get("lang", "") + "," + request.headers.get("accept-language", "")
    address = f"{request.url.scheme}://{request.headers.get('host', '')}{request.app.state.settings.path}{name}"
    return previews.tags(*found, language_of(accepted), address)


def _page(root: str, told: str) -> Response[bytes]:
    """The page itself, which is told where it lives, and finds its files from there."""
    try:
        text = (CLIENT / "index.html").read_text(encoding="utf-8")
    except OSError:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    content = text.replace('="./', f'="{root}').replace("</head>", f"{told}</head>", 1).encode()
    vary = {"vary": "accept-language"} if told else {}
    return Response(content, headers={"cache-control": "no-cache", **vary}, media_type="text/html")


def _answer(file: Path, is_hashed: bool, accepted: str) -> Response[bytes]:
    headers = {"cache-control": FOR_EVER if is_hashed else "no-cache", "vary": "accept-encoding"}
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    for encoding, suffix in ENCODINGS:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            return Response(packed.read_bytes(), headers=headers | {"content-encoding": encoding}, media_type=kind)
    return Response(file.read_bytes(), headers=headers, media_type=kind)
