"""Where the servers of tests keep their tables: each folder has a file, or with STARLODE_ON=postgres a PostgreSQL.

Whatever a test wants to know of a database it asks here, in words that both understand.
"""

import hashlib
import os
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, text

from starlode.server.database import Database
from starlode.server.folder import KEY
from starlode.server.schema import metadata
from starlode.server.writer import Writer

ON_POSTGRES = os.environ.get("STARLODE_ON") == "postgres"


def url_of(data: Path) -> str | None:
    """The URL of the database that belongs to a folder; None where it lies in it."""
    return postgres_of(data) if ON_POSTGRES else None


def options_of(data: Path) -> tuple[str, str]:
    """How a command is told where the database of a folder is."""
    url = url_of(data)
    return ("--data", str(data)) if url is None else ("--database", url)


@cache
def postgres_of(data: Path) -> str:
    """A PostgreSQL for a folder, always the same one."""
    from tests.server import postgres  # it takes a while, and most tests do without

    return postgres.new_url("t" + hashlib.sha256(str(data).encode()).hexdigest()[:16])


def ask(data: Path, asked: str, **values: Any) -> list[tuple[Any, ...]]:
    """What the database of a folder answers, while a server uses it or not; a change is written."""
    with closing(Writer(Database.of(data, url_of(data)))) as writer:
        return writer.run_now(lambda connection: _answers(connection.execute(text(asked), values)))


def everything(data: Path) -> str:
    """All that is written in the database of a folder, in no order."""
    return "\n".join(str(row) for part in metadata.tables for row in ask(data, f"SELECT * FROM {part}"))


def moves(connection: Connection) -> int:
    """How many rows of records there are: whatever else a server writes or reads now and then is none."""
    return int(connection.execute(text("SELECT count(*) FROM rows")).scalar_one())


def cookie_key_of(data: Path) -> bytes:
    """What the cookies of a server are signed with."""
    if url_of(data) is None:
        return (data / KEY).read_bytes()
    ((key,),) = ask(data, "SELECT value FROM keys WHERE name = 'cookie'")
    return bytes(key)


def _answers(result: Any) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in result] if result.returns_rows else []
