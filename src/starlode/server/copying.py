"""Everything that a server keeps, from one database to another: as of one moment, and all of it or nothing."""

import os
import secrets
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Table, delete, func, insert, inspect, select, text

from starlode.core.errors import BadInput
from starlode.server import schema, store
from starlode.server.database import Database
from starlode.server.folder import DATABASE, KEY
from starlode.server.identity import COOKIE_KEY, KEY_BYTES, PUSH_KEY
from starlode.server.postgres import Holder
from starlode.server.schema import keys, metadata, tables

AT_ONCE = 1000  # rows that are in memory at a time
OWN = ("keys", "processes", "thoughts")  # what belongs to a database itself and not to what lies in it
Told = Callable[[int, int], None]  # how many rows are copied, and of how many


def not_told(done: int, of: int) -> None:
    """Nobody wants to know."""


@contextmanager
def reading(database: Database, room: Path | None = None) -> Iterator[Connection]:
    """A connection to all that was committed before now, in the tables of today; a server may go on meanwhile.

    A file is copied first, into a folder where there is room.
    """
    if database.file is None:
        reader = database.reader()
        try:
            with reader.connect() as connection:
                _check_version(connection, database)
                yield connection
        finally:
            reader.dispose()
        return
    with tempfile.TemporaryDirectory(dir=room, prefix=".starlode-") as workshop:
        take(database.file, Path(workshop) / DATABASE)
        with made(Database.of(Path(workshop))) as connection:
            yield connection


def _check_version(connection: Connection, database: Database) -> None:
    if not inspect(connection).has_table(tables.name):
        raise BadInput("copy-nothing", path=str(database))
    found = connection.execute(select(schema.about.c.version)).scalar()
    if found != schema.VERSION:
        raise BadInput("bad-data-version", found=found, ours=schema.VERSION, path=str(database))


def take(file: Path, target: Path) -> None:
    """A file of SQLite as of one moment, with everything that was committed before; SQLite sees to that."""
    with (
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=30)) as read,
        closing(sqlite3.connect(target)) as written,
    ):
        read.backup(written)
        written.execute("PRAGMA journal_mode=DELETE")  # one file, without a second one beside it


@contextmanager
def made(database: Database) -> Iterator[Connection]:
    """A database with our tables, in one transaction."""
    engine = database.engine()
    try:
        with engine.begin() as connection:
            store.prepare(connection)
            yield connection
    finally:
        engine.dispose()


def to_file(source: Connection, file: Path, told: Told = not_told) -> int:
    """A new file of SQLite with everything; how many tables are in it."""
    with made(Database.of(file.parent)) as connection:
        count = copy(source, connection, told)
    with closing(sqlite3.connect(file)) as written:
        written.execute("PRAGMA journal_mode=DELETE")
    return count


def copy(source: Connection, target: Connection, told: Told = not_told) -> int:
    """All rows into a database that has none yet; how many tables people play at are in it."""
    parts = [part for part in metadata.sorted_tables if part.name not in OWN]
    target.execute(delete(schema.about))
    count = sum(source.execute(select(func.count()).select_from(part)).scalar_one() for part in parts)
    done = 0
    for part in parts:
        found = source.execution_options(yield_per=AT_ONCE).execute(select(part).order_by(*part.primary_key))
        for rows in found.mappings().partitions():
            target.execute(insert(part), [dict(row) for row in rows])
            told(done := done + len(rows), count)
        if target.dialect.name == "postgresql":
            _count_on(target, part)
    # Browsers know a server by this key, and there is no other way to tell them.
    for row in source.execute(select(keys).where(keys.c.name == PUSH_KEY)).mappings():
        target.execute(insert(keys), dict(row))
    return target.execute(select(func.count()).select_from(tables)).scalar_one()


def _count_on(target: Connection, part: Table) -> None:
    """Numbers that PostgreSQL gives out itself go on after the last one."""
    if (numbered := part.autoincrement_column) is not None:
        sequence, last = f"pg_get_serial_sequence('{part.name}', '{numbered.name}')", f"max({numbered.name})"
        target.execute(text(f"SELECT setval({sequence}, {last}) FROM {part.name} HAVING {last} IS NOT NULL"))


def key_of(database: Database, connection: Connection) -> bytes:
    """What the cookies are signed with; where no server ever ran, there is none to be kept."""
    if database.file is not None:
        return database.file.with_name(KEY).read_bytes()
    found = connection.execute(select(keys.c.value).where(keys.c.name == COOKIE_KEY)).scalar()
    return secrets.token_bytes(KEY_BYTES) if found is None else bytes(found)


def into_postgres(source: Connection, key: bytes, target: Database, replace: bool, told: Told = not_told) -> int:
    """Everything into PostgreSQL, in one transaction, while no server may use it; how many tables are in it."""
    engine = target.engine()
    try:
        with engine.connect() as connection:
            holder = Holder(alone=True)
            holder.take(connection)
            with connection.begin():
                if inspect(connection).has_table(tables.name):
                    if not replace:
                        raise BadInput("restore-folder-full", folder=str(target))
                    _put_aside(connection)
                store.prepare(connection)
                count = copy(source, connection, told)
                connection.execute(insert(keys).values(name=COOKIE_KEY, value=key))
            holder.let_go(connection)
            return count
    finally:
        engine.dispose()


def _put_aside(connection: Connection) -> None:
    """What is there goes into a schema of its own, which is called after the time."""
    aside = time.strftime("before-%Y-%m-%d-%H%M%S")
    connection.execute(text(f'CREATE SCHEMA "{aside}"'))
    for name in inspect(connection).get_table_names():
        if name in metadata.tables:
            connection.execute(text(f'ALTER TABLE "{name}" SET SCHEMA "{aside}"'))


def settle(file: Path) -> None:
    """Wait until the disk has it."""
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
