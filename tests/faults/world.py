"""What is put to the test: programs, the database behind them, and the lines between."""

import asyncio
import contextlib
import resource
import signal
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg

from starlode.server.database import Database
from starlode.server.folder import DATABASE
from tests.faults.clocks import Clock
from tests.faults.judge import watch
from tests.faults.programs import Program, Web, Worker, limit_files
from tests.faults.proxy import Proxy
from tests.server import postgres

RESTART_SECONDS = 0.5  # until what has ended by itself is started again


class World:
    """One of them; `database` is what the judge reads."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.webs: list[Web] = []
        self.workers: list[Program] = []
        self.proxies: list[Proxy] = []
        self.postgres: postgres.Server | None = None
        self.database = Database.of(folder / "data")
        self.database_busy = asyncio.Lock()
        self.clock = Clock(folder / "database.clock")
        self.came_back = 0  # programs that ended by themselves and were started again, as a system does

    @property
    def programs(self) -> list[Program]:
        return [*self.webs, *self.workers]

    @property
    def ports(self) -> list[int]:
        return [web.port for web in self.webs]

    async def keep(self) -> None:
        """Start again what has ended by itself."""
        while True:
            await asyncio.sleep(RESTART_SECONDS)
            for program in self.programs:
                if not program.busy.locked() and not program.is_running:
                    async with program.busy:
                        self.came_back += 1
                        await program.start()

    # The database

    async def restart_database(self, how: signal.Signals, seconds: float) -> None:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.stop, how)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.postgres.start)

    async def lock(self, table: str, seconds: float) -> None:
        """Somebody else has the database, or a table of it, for himself."""
        await asyncio.to_thread(self._lock_file if self.postgres is None else self._lock_table, table, seconds)

    def _lock_file(self, _: str, seconds: float) -> None:
        with contextlib.closing(sqlite3.connect(self.folder / "data" / DATABASE, timeout=30)) as connection:
            connection.isolation_level = None
            connection.execute("BEGIN EXCLUSIVE")
            time.sleep(seconds)
            connection.execute("ROLLBACK")

    def _lock_table(self, table: str, seconds: float) -> None:
        assert self.postgres is not None
        with psycopg.connect(self.postgres.url(SCHEMA)) as connection:
            connection.execute("SET lock_timeout = '20s'")
            connection.execute(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE".encode())
            time.sleep(seconds)

    async def end_sessions(self) -> None:
        """As an administrator does."""
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'starlode'"
        await asyncio.to_thread(self._ask, ended)

    async def fill_database(self, seconds: float) -> None:
        """No file of PostgreSQL may grow: sometimes a statement fails, sometimes the whole server falls and gets up."""
        assert self.postgres is not None
        asked = "SELECT pid FROM pg_stat_activity WHERE application_name = 'starlode'"
        pids = [pid for (pid,) in await asyncio.to_thread(self._ask, asked)]
        await asyncio.to_thread(limit_files, pids, 1, self.postgres.user)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(limit_files, pids, resource.RLIM_INFINITY, self.postgres.user)

    def _ask(self, asked: str) -> list[tuple[int, ...]]:
        assert self.postgres is not None
        with psycopg.connect(self.postgres.url(), autocommit=True) as connection:
            return connection.execute(asked.encode()).fetchall()


SCHEMA = "faults"


@contextlib.asynccontextmanager
async def on_sqlite(folder: Path) -> AsyncIterator[World]:
    """One process and a file."""
    world = World(folder)
    world.webs = [Web("web1", folder, folder / "data", None)]
    async with _run(world):
        yield world


@contextlib.asynccontextmanager
async def on_postgres(folder: Path, webs: int, workers: int) -> AsyncIterator[World]:
    """So many processes on one PostgreSQL, each with a line of its own that can be cut."""
    folder.chmod(0o755)  # PostgreSQL, who is somebody else, reads its clock there
    world = World(folder)
    server = world.postgres = await asyncio.to_thread(postgres.Server, world.clock.environment)
    try:
        with psycopg.connect(server.url(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {SCHEMA}".encode())
        world.database = Database.of(folder / "data", server.url(SCHEMA))
        for number in range(1, webs + 1):
            world.webs.append(Web(f"web{number}", folder, folder / "data", await _line(world, server)))
        for number in range(1, workers + 1):
            world.workers.append(Worker(f"bots{number}", folder, await _line(world, server)))
        async with _run(world):
            watch(world.database)
            yield world
    finally:
        for proxy in world.proxies:
            await proxy.close()
        await asyncio.to_thread(server.remove)


async def _line(world: World, server: postgres.Server) -> str:
    """A URL by which a program reaches the database through a proxy of its own, and tells it who it is."""
    proxy = Proxy(server.folder / ".s.PGSQL.5432")
    await proxy.start()
    world.proxies.append(proxy)
    options = f"-csearch_path%3D{SCHEMA}%20-cstarlode.process%3DPROCESS"
    return f"postgresql://starlode@127.0.0.1:{proxy.port}/postgres?options={options}"


@contextlib.asynccontextmanager
async def _run(world: World) -> AsyncIterator[None]:
    keeper: asyncio.Task[None] | None = None
    try:
        await world.programs[0].start()  # which makes the tables of the database
        await asyncio.gather(*(program.start() for program in world.programs[1:]))
        for program in world.programs:
            assert program.is_running, program.last_words
        keeper = asyncio.create_task(world.keep())
        yield
    finally:
        if keeper is not None:
            keeper.cancel()
        for program in world.programs:
            await program.kill()
