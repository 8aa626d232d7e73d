"""Who comes in: everybody is recognised by his cookie, nobody too often, and no page of another server in his name."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler

from starlode.server.identity import COOKIE, Identity, is_same_origin
from starlode.server.limits import Buckets
from starlode.server.refusals import Refusal
from starlode.server.services import Services
from starlode.server.tables import Tables

Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")


class Lobby:
    """What the routes need: guests, tables, and how much of each somebody may ask for."""

    def __init__(self, identity: Identity, services: Services) -> None:
        self.identity = identity
        self.services = services
        self.tables = Tables(services)
        limits, clock = services.limits, services.clock
        self._requests = Buckets(limits.requests, clock)
        self._new_tables = Buckets(limits.new_tables, clock)
        self._new_guests = Buckets(limits.new_guests, clock)

    def recognise(self, connection: Connection) -> str | None:
        """The guest whose cookie came along, if it is one of ours."""
        return self.identity.recognise(connection.cookies.get(COOKIE))

    def guest(self, connection: Connection) -> str:
        """The guest, who must be known."""
        guest = self.recognise(connection)
        if guest is None:
            raise Refusal("who-are-you")
        return guest

    def count_request(self, connection: Connection) -> None:
        _take(self._requests, self.recognise(connection) or address_of(connection))

    def count_table(self, guest: str) -> None:
        _take(self._new_tables, guest)

    def count_guest(self, connection: Connection) -> None:
        _take(self._new_guests, address_of(connection))


def lobby_of(connection: Connection) -> Lobby:
    """The lobby of the app that a connection has reached."""
    lobby = connection.app.state.lobby
    assert isinstance(lobby, Lobby)
    return lobby


def door(connection: Connection, _: BaseRouteHandler) -> None:
    """What every request passes: a guard in Litestar's sense."""
    unsafe = connection.scope["type"] == ScopeType.WEBSOCKET or connection.scope.get("method") not in SAFE
    if unsafe and not is_same_origin(connection.headers.get("origin"), connection.headers.get("host")):
        raise Refusal("wrong-origin")
    lobby_of(connection).count_request(connection)


def _take(buckets: Buckets, who: str) -> None:
    if not buckets.take(who):
        raise Refusal("too-fast")


def address_of(connection: Connection) -> str:
    """Where somebody comes from who may have no cookie."""
    return connection.client.host if connection.client is not None else ""
