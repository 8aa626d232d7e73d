"""Who comes in: everybody is recognised by his cookie, nobody too often, and no page of another server in his name."""

import asyncio
import logging
from functools import partial
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from sqlalchemy.exc import SQLAlchemyError

from starlode.core.record import Record
from starlode.server.analyses import Analyses
from starlode.server.bot_tables import BotTables
from starlode.server.calling.pushes import Pushes
from starlode.server.health import Health
from starlode.server.identity import COOKIE, INTERNAL_KEY, Identity, is_same_origin, kept_key
from starlode.server.ladders import Ladders
from starlode.server.limits import Buckets, Holding, Tempo, neighbourhood
from starlode.server.open_tables import Openings
from starlode.server.people import orders, standing
from starlode.server.people.names import Names
from starlode.server.people.passwords import Passwords
from starlode.server.people.standing import Standings
from starlode.server.polling import PolledLines
from starlode.server.refusals import Refusal
from starlode.server.services import Services
from starlode.server.tables import Tables
from starlode.server.thoughts import THOUGHT
from starlode.server.turn_telling import TurnTeller
from starlode.server.turnstile import Turnstile
from starlode.server.waits import Waits

Connection = ASGIConnection[Any, Any, Any, Any]
LOOK_SECONDS = 2.0
log = logging.getLogger("starlode.people")
SAFE = ("GET", "HEAD", "OPTIONS")
COST = "cost"  # of a request, told by its handler: as how many it counts


class Lobby:
    """What the routes need: guests, tables, and how much of each somebody may ask for."""

    def __init__(self, identity: Identity, services: Services, health: Health, names: Names | None = None) -> None:
        self.identity = identity
        self.names = names or Names()
        self.passwords = Passwords()
        self.standings = Standings(services.writer.run_now(standing.read))
        identity.epoch = self.standings.epoch
        self.services = services
        self.health = health
        self.tables = Tables(services)
        if services.heart is not None:
            self.tables.token = services.writer.run_now(lambda connection: kept_key(connection, INTERNAL_KEY)).hex()
        self.openings = Openings(self.tables, services)
        self.turns = TurnTeller(services)
        services.turn_changed = self.turns.changed
        limits, clock = services.limits, services.clock
        self.requests = Tempo(limits.requests, clock)
        self.lookups = Tempo(limits.requests, clock)  # where a table is that we do not have
        self.messages = Tempo(limits.messages, clock)  # of addresses and all; each socket has its own pace
        self.hellos = Tempo(limits.hellos, clock)
        self.undos = Tempo(limits.undos, clock)
        self.says = Tempo(limits.says, clock)
        self.hints = Tempo(limits.hints, clock)
        self.new_tables = Tempo(limits.new_tables, clock)
        self.reports = Tempo(limits.reports, clock)
        self.new_guests = Tempo(limits.new_guests, clock)
        self.sign_ins = Tempo(limits.sign_ins, clock)
        self.player_reports = Tempo(limits.player_reports, clock)
        self.tries = Buckets(limits.tries, clock)  # of passwords, by the name that they are tried for
        self.lines = PolledLines(self.tables.me)
        self.sockets = Holding(limits.sockets, "too-many-pages")
        self.bot_tables = BotTables(limits.bot_tables, self.tables.is_running)
        gauges = services.metrics.gauges
        gauges |= {("starlode_tables", phase): partial(self.tables.count, phase) for phase in PHASES}
        gauges["starlode_connected", "socket"] = lambda: self.sockets.all
        self.ladders = Ladders(services.writer.reader)
        services.match_over, services.records_changed = self._match_over, self._records_changed
        if services.heart is not None:
            services.heart.hears = self.hear
        self.pushes: Pushes | None = None  # where browsers are told whose turn it is
        self.analyses = Analyses(services, self._finished)
        self.looking_back = Turnstile()  # whoever looks back takes time of whoever plays: one after the other
        self.answers = Waits()  # pages, for the answer to a message
        gauges["starlode_oldest_wait_seconds", "answers"] = lambda: self.answers.longest
        gauges["starlode_oldest_wait_seconds", "bots"] = lambda: services.bots.waits.longest

    # What other processes tell, and are told

    def _match_over(self, table: str) -> None:
        self.ladders.match_over(table)
        self.analyses.match_over(table)
        self.tables.tell("over", table)

    def _records_changed(self) -> None:
        self.ladders.changed()
        self.tables.tell("records")

    def hear(self, what: str, table: str, n: int) -> None:
        """Something happened at another process; after we were deaf for a while anything may have."""
        if what == "over":
            self.ladders.match_over(table)
        elif what == THOUGHT and self.services.thinkers is not None:
            self.services.thinkers.hear(table, n)
        elif what == "named":
            self.tables.learn_names(table)
        elif what in ("records", "deaf"):
            self.ladders.changed()

    async def _finished(self, table_id: str) -> tuple[Record, str | None]:
        """The record of a match that is over, and the components it was played with."""
        table = await self.tables.get(table_id)

        async def read() -> tuple[Record, str | None]:
            if table.match is None or table.stored.phase != "over":
                raise Refusal("match-not-over")
            return table.match.record, table.stored.components

        return await table.do(read)

    # Who comes

    def recognise(self, connection: Connection) -> str | None:
        """The guest whose cookie came along, if it is one of ours."""
        return self.identity.recognise(connection.cookies.get(COOKIE))

    def guest(self, connection: Connection) -> str:
        """The guest, who must be known, and welcome."""
        guest = self.person(connection)
        if self.standings.is_banned(guest, self.services.now()):
            raise Refusal("banned")
        return guest

    def person(self, connection: Connection) -> str:
        """The guest, who must be known: what is his own nobody is kept from."""
        guest = self.recognise(connection)
        if guest is None:
            raise Refusal("who-are-you")
        return guest

    async def watch(self) -> None:
        """Look now and then for what an operator has done with `starlode admin`."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                found, is_ordered = await asyncio.to_thread(orders.look, self.services.writer.reader)
                if found != self.standings.known:
                    await self.know_people()
                if is_ordered and (self.tables.heart is None or self.tables.heart.is_first):
                    await orders.carry_out(self.tables)
            except (Refusal, OSError, SQLAlchemyError):
                pass  # it is told elsewhere; the next time may go well
            except Exception:
                log.exception("watch-failed")  # and whoever is banned next is still noticed

    async def know_people(self) -> None:
        """Read anew how it stands with people: something has changed, here or by an operator's hand."""
        known = await self.services.write(standing.read)
        before, self.standings.known = self.standings.known, known
        now = self.services.now()
        for guest in [each for each in known if known[each] != before.get(each)]:
            is_anew = known[guest].epoch != before.get(guest, standing.UNKNOWN).epoch  # cookies of before do not count
            if is_anew or self.standings.is_banned(guest, now):
                self.let_go(guest)

    def let_go(self, guest: str) -> None:
        """Close the pages of somebody, at all tables and before them; those that may come back do."""
        self.tables.let_go(guest)
        self.openings.let_go(guest)


PHASES = ("waiting", "running", "over")


def lobby_of(connection: Connection) -> Lobby:
    """The lobby of the app that a connection has reached."""
    lobby = connection.app.state.lobby
    assert isinstance(lobby, Lobby)
    return lobby


def door(connection: Connection, handler: BaseRouteHandler) -> None:
    """What every request passes: a guard in Litestar's sense."""
    unsafe = connection.scope["type"] == ScopeType.WEBSOCKET or connection.scope.get("method") not in SAFE
    if unsafe and not is_same_origin(connection.headers.get("origin"), connection.headers.get("host")):
        raise Refusal("wrong-origin")
    lobby = lobby_of(connection)
    if lobby.health.is_stopping and unsafe:
        raise Refusal("server-stopping")
    lobby.requests.take(lobby.recognise(connection), address_of(connection), handler.opt.get(COST, 1))


def address_of(connection: Connection) -> str:
    """Where somebody comes from who may have no cookie."""
    return neighbourhood(connection.client.host) if connection.client is not None else ""
