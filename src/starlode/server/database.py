"""Where a server keeps its tables: a file of SQLite in its folder, or PostgreSQL by its URL.

Both are spoken to in the same words; here is all that they want to hear at the beginning.
"""

import functools
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from starlode.core.errors import BadInput
from starlode.i18n import Words
from starlode.server import postgres
from starlode.server.folder import DATABASE, claim, default_data

VARIABLE = "STARLODE_DATABASE"  # of the environment: what is said on a command line, other people on a machine can read
BUSY_SECONDS = 5  # so long is waited for somebody else who writes


@dataclass(frozen=True)
class Database:
    """A database by its URL."""

    url: URL

    @staticmethod
    def of(folder: Path, url: str | None = None) -> "Database":
        """PostgreSQL if a URL says so, else the file of a folder."""
        if not url:
            return Database(URL.create("sqlite", database=str(folder / DATABASE)))
        try:
            found = make_url(url)
        except ArgumentError:
            raise BadInput("bad-database-url", url=url.partition("@")[2] or url) from None
        if found.drivername not in postgres.NAMES or not found.database:
            raise BadInput("bad-database-url", url=found.render_as_string())
        return Database(found.set(drivername=postgres.DRIVER))

    @property
    def file(self) -> Path | None:
        """The file, where it is one."""
        return Path(str(self.url.database)) if self.url.get_backend_name() == "sqlite" else None

    def claim(self, words: Words) -> AbstractContextManager[object]:
        """For as long as a server runs: its folder. PostgreSQL is held by the connection that writes to it."""
        return nullcontext() if self.file is None else claim(self.file.parent, words)

    def __str__(self) -> str:
        """As people are told: without the password."""
        return shown(self.url)

    def engine(self) -> Engine:
        """For the one who writes."""
        if self.file is None:
            return postgres.engine(self.url)
        engine = create_engine(self.url)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_writing)
        return engine

    def reader(self) -> Engine:
        """For those who read beside him: each connection sees one moment, and nobody waits for the other."""
        if self.file is None:
            return postgres.engine(self.url, reads=True)
        only_read = URL.create("sqlite", database=self.file.absolute().as_uri(), query={"mode": "ro", "uri": "true"})
        engine = create_engine(only_read, poolclass=NullPool)
        event.listen(engine, "connect", _read_sqlite)
        event.listen(engine, "begin", _begin_reading)
        return engine


def shown(url: URL) -> str:
    """A database as people are told of it."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql", query={}).render_as_string()


Command = TypeVar("Command", bound=Callable[..., None])


def database_option(command: Command) -> Command:
    """The URL of PostgreSQL."""
    told = "PostgreSQL instead of a file there: postgresql://USER:PASSWORD@HOST/NAME."
    return click.option("--database", metavar="URL", envvar=VARIABLE, show_envvar=True, default=None, help=told)(
        command
    )


def place_options(command: Callable[..., None]) -> Callable[..., None]:
    """--data and --database of a command that takes a `Database`."""

    @functools.wraps(command)
    def placed(*arguments: Any, data: Path | None, database: str | None, **others: Any) -> None:
        command(*arguments, database=Database.of(data or default_data(), database), **others)

    folder = click.Path(path_type=Path)
    return click.option("--data", type=folder, default=None, help="Where the server keeps its tables.")(
        database_option(placed)
    )


def _begin_writing(connection: Connection) -> None:
    """Straight to the driver: it comes with every commit, and takes longer on the way than there."""
    driver: Any = connection.connection.driver_connection
    driver.execute("BEGIN IMMEDIATE")


def _begin_reading(connection: Connection) -> None:
    driver: Any = connection.connection.driver_connection
    driver.execute("BEGIN")


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin when we say so, else savepoints do not work
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}"):
        connection.execute(f"PRAGMA {pragma}")


def _read_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
