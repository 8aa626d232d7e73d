"""The server as an ASGI app: `make_app(Settings(data=Path("…")))`."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from starlode import __version__
from starlode.core.errors import BadInput
from starlode.games import games, rules_of
from starlode.server import analyses, bots, going_on, pages, problems, store
from starlode.server.analyses import Mode
from starlode.server.bots import BotPool, Timer
from starlode.server.calling.pushes import Pushes
from starlode.server.calling.routes import router as calling_router
from starlode.server.calling.sealing import Signer
from starlode.server.database import Database
from starlode.server.folder import KEY
from starlode.server.front import Networks
from starlode.server.health import Health
from starlode.server.heart import Heart
from starlode.server.identity import PUSH_KEY, Identity, kept_key
from starlode.server.leases import Lease
from starlode.server.limits import Limits
from starlode.server.lobby import Lobby
from starlode.server.metrics import Metrics
from starlode.server.people import orders
from starlode.server.people.names import Names
from starlode.server.people.routes import router as people_router
from starlode.server.polling_routes import router as polling_router
from starlode.server.postgres import Holder, Taken
from starlode.server.routes import router
from starlode.server.services import Services
from starlode.server.sockets import open_socket, table_socket
from starlode.server.thoughts import Thinkers
from starlode.server.upkeep import upkeep
from starlode.server.wire.parts import MOST_FRAME
from starlode.server.writer import Writer


@dataclass(frozen=True)
class Settings:
    """What a server is started with; docs/hosting.md tells it."""

    data: Path
    database: str | None = None  # the URL of PostgreSQL; else a file in the folder
    limits: Limits = field(default_factory=Limits)
    address: str = ""  # at which other processes with the same database reach us
    path: str = "/"  # under which a proxy shows us
    hosts: tuple[str, ...] = ()  # names that are ours
    proxies: tuple[str, ...] = ()  # that may say where a request came from
    metrics_for: Networks = field(default_factory=lambda: Networks(["127.0.0.0/8", "::1"]))
    keep_free: int = 50_000_000  # bytes of the disk; with less we are not well
    blocked_names: tuple[str, ...] = ()  # words that nobody is called by, beside our own
    components: Mapping[str, str] = field(default_factory=dict)  # game → the text that its tables are played with
    expire: int = 0  # days after which tables are deleted that nobody touches: unfinished ones; 0: never …
    expire_finished: int = 0  # … and of all tables
    analysis: Mode = "on-request"  # of finished matches
    analysis_command: tuple[str, ...] = analyses.COMMAND
    push: bool = True  # whether browsers may be told whose turn it is …
    push_contact: str = ""  # … whom a push service writes to when something is wrong …
    push_loopback: bool = False  # … and whether one may be on this machine, for tests
    bot_command: tuple[str, ...] = bots.COMMAND
    bot_workers: int = 2
    bot_budget: float = 2.0
    bot_timer: Timer = asyncio.wait_for
    clock: Callable[[], float] = time.monotonic
    today: Callable[[], float] = time.time
    pause: Callable[[float], Awaitable[Any]] = asyncio.sleep

    @staticmethod
    def at(database: Database) -> "Settings":
        """Everything as it is by default."""
        if database.file is not None:
            return Settings(database.file.parent)
        return Settings(Path(), database.url.render_as_string(hide_password=False))

    @property
    def contact(self) -> str:
        """Whom a push service writes to: our own page, if nobody else is named."""
        return self.push_contact or f"https://{self.hosts[0] if self.hosts else 'starlode.invalid'}/"

    @property
    def store(self) -> Database:
        return Database.of(self.data, self.database)


def open_store(database: Database, serves: bool = True) -> Writer:
    """A database, made if there is none; refused if it is not one of ours, or if somebody has it for himself.

    Who does not serve may look into it, and write, beside the one who does.
    """
    holder = Holder() if serves and database.file is None else None
    writer = Writer(database, holder)
    try:
        writer.run_now(store.prepare)
    except Taken:
        writer.close()
        raise BadInput("database-taken", path=str(database)) from None
    except SQLAlchemyError as error:
        writer.close()
        raise BadInput("bad-database", path=str(database), why=first_line(getattr(error, "orig", error))) from None
    except BadInput:
        writer.close()
        raise
    return writer


def first_line(error: object) -> str:
    return next(iter(str(error).splitlines()), "")


def identity_of(writer: Writer) -> Identity:
    """The key of the cookies: a file beside that of the database, or in the database."""
    file = writer.database.file
    return writer.run_now(Identity.from_database) if file is None else Identity.from_file(file.with_name(KEY))


def plays() -> dict[str, int]:
    """The version of the rules of each game that is played here."""
    return {game.name: rules_of(game.name, {}).version for game in games()}


def _begin(settings: Settings) -> tuple[Writer, Heart | None]:
    """The database, and where it is PostgreSQL our life among others; refused if it has gone away meanwhile."""
    writer = open_store(settings.store)
    if settings.store.file is not None:
        return writer, None
    heart = Heart(settings.store, Lease(settings.address, plays=plays()))
    try:
        heart.start()
    except SQLAlchemyError as error:
        writer.close()
        why = first_line(getattr(error, "orig", error))
        raise BadInput("bad-database", path=str(settings.store), why=why) from None
    return writer, heart


def make_app(settings: Settings) -> Litestar:
    """The app; its database is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        metrics = Metrics()
        try:
            writer, heart = _begin(settings)
        except BadInput as refusal:  # for whoever started us
            app.state.refusal = refusal
            raise
        pool = BotPool(settings.bot_command, settings.bot_workers, settings.bot_budget, settings.bot_timer, metrics)
        services = Services(
            writer, pool, settings.limits, settings.clock, settings.today, settings.pause, metrics=metrics, heart=heart
        )
        if heart is not None:
            services.thinkers = Thinkers(writer, heart, settings.bot_budget)
        services.components = settings.components
        health = Health(settings.store.file, services, settings.keep_free)
        names = Names(settings.blocked_names)
        app.state.lobby = lobby = Lobby(identity_of(writer), services, health, names)
        lobby.analyses.mode, lobby.analyses.command = settings.analysis, settings.analysis_command
        if settings.push:
            key = writer.run_now(lambda connection: kept_key(connection, PUSH_KEY))
            lobby.pushes = Pushes(services, Signer(key, settings.contact), settings.push_loopback)
            services.call = lobby.pushes.call
        beside = [asyncio.create_task(pool.warm_up()), asyncio.create_task(app.state.lobby.watch())]
        beside.append(asyncio.create_task(lobby.analyses.work()))
        beside.append(asyncio.create_task(going_on.now_and_then(lobby.tables)))
        expires: dict[orders.Kind, int] = {"expire": settings.expire, "expire-finished": settings.expire_finished}
        beside.append(asyncio.create_task(orders.expire_now_and_then(app.state.lobby.tables, expires)))
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            app.state.lobby.openings.close()
            app.state.lobby.turns.close()
            await app.state.lobby.tables.close()
            await app.state.lobby.lines.close()
            if lobby.pushes is not None:
                await lobby.pushes.close()
            await pool.close()
            app.state.lobby.passwords.close()
            if heart is not None:
                await asyncio.to_thread(heart.stop)
            await asyncio.to_thread(writer.close)

    app = Litestar(
        route_handlers=[
            router,
            people_router,
            calling_router,
            polling_router,
            upkeep,
            table_socket,
            open_socket,
            pages.page,
            pages.nothing,
        ],
        lifespan=[lifespan],
        exception_handlers=problems.HANDLERS,
        request_max_body_size=MOST_FRAME,
        before_send=[pages.add_headers],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="starlode",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
    app.state.settings = settings
    return app
