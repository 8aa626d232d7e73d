"""`starlode backup`, `restore` and `copy`: all that a server keeps, in a file or elsewhere, also while it serves."""

import json
import os
import sqlite3
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import click
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from starlode import __version__
from starlode.core.errors import BadInput
from starlode.i18n import Words
from starlode.prompt.arguments import language
from starlode.server import copying, schema
from starlode.server.app import first_line
from starlode.server.copying import Told, settle
from starlode.server.database import Database, place_options
from starlode.server.folder import DATABASE, KEY
from starlode.server.identity import KEY_BYTES
from starlode.server.postgres import Taken

ABOUT = "starlode.json"
SECONDS_BETWEEN = 0.2  # two lines about how far it is

_lang = language("The language of all words here.")
_replace = click.option("--replace", is_flag=True, help="Put what is there now aside first.")


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@place_options
@_lang
def backup(file: Path, database: Database, lang: str) -> None:
    """Write all tables and the key of the cookies to FILE; the server may go on meanwhile."""
    words = Words(lang)
    _check_there(database)
    if file.exists():
        raise BadInput("backup-file-there", file=str(file))
    os.umask(0o077)  # it holds the secrets of running matches
    half = file.with_name(file.name + ".part")
    try:
        with _telling(words) as told:
            tables = _write(database, half, told)
        os.replace(half, file)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise BadInput("backup-failed", file=str(file), reason=_reason(error)) from None
    finally:
        half.unlink(missing_ok=True)
    click.echo(words.say("backup-done", file=str(file), tables=tables))


def _check_there(database: Database) -> None:
    """A server has been here."""
    file = database.file
    if file is not None and not (file.is_file() and file.with_name(KEY).is_file()):
        raise BadInput("backup-nothing", folder=str(file.parent))


def _write(database: Database, file: Path, told: Told) -> int:
    """Everything as one archive; how many tables are in it."""
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".starlode-") as workshop:
        copy = Path(workshop) / DATABASE
        if database.file is not None:
            copying.take(database.file, copy)
            key = database.file.with_name(KEY).read_bytes()
        else:
            with copying.reading(database) as connection:
                key = copying.key_of(database, connection)
                copying.to_file(connection, copy, told)
        tables = _check(copy)
        with open(file, "xb") as raw, zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.write(copy, DATABASE)
            archive.writestr(KEY, key)
            about = {"starlode": __version__, "schema": schema.VERSION, "made": int(time.time()), "tables": tables}
            archive.writestr(ABOUT, json.dumps(about))
        settle(file)
    return tables


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@place_options
@_replace
@_lang
def restore(file: Path, database: Database, replace: bool, lang: str) -> None:
    """Bring back what `starlode backup` wrote; no server may use the place meanwhile."""
    words = Words(lang)
    try:
        with zipfile.ZipFile(file) as archive:
            about = json.loads(archive.read(ABOUT))
            key = archive.read(KEY)
            if about["schema"] not in range(1, schema.VERSION + 1) or len(key) != KEY_BYTES:
                raise ValueError(about["schema"])
            with database.claim(words), _workshop(database) as workshop, _telling(words) as told:
                archive.extract(DATABASE, workshop)
                tables = _check(workshop / DATABASE)
                if database.file is not None:
                    _change_over(workshop, key, database.file.parent, replace)
                else:
                    with _refusing(database), copying.made(Database.of(workshop)) as connection:
                        copying.into_postgres(connection, key, database, replace, told)
    except OSError as error:
        raise BadInput("restore-failed", file=str(file), reason=_reason(error)) from None
    except (zipfile.BadZipFile, KeyError, ValueError, TypeError, sqlite3.Error):
        raise BadInput("restore-no-backup", file=str(file)) from None
    click.echo(words.say("restore-done", folder=_where(database), tables=tables))


@click.command("copy")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@_lang
def copy(source: str, target: str, lang: str) -> None:
    """Copy everything FROM a folder or the URL of a PostgreSQL TO another; the server of FROM may go on meanwhile."""
    words, read, written = Words(lang), _place(source), _place(target)
    _check_there(read)
    os.umask(0o077)
    with (
        _refusing(written), written.claim(words), _workshop(written) as workshop, _telling(words) as told,
        _refusing(read), copying.reading(read, workshop) as connection,
    ):  # fmt: skip
        key = copying.key_of(read, connection)
        with _refusing(written):
            tables = _put(connection, key, written, workshop, told)
    click.echo(words.say("restore-done", folder=_where(written), tables=tables))


def _place(text: str) -> Database:
    return Database.of(Path(), text) if "://" in text else Database.of(Path(text))


def _put(source: Connection, key: bytes, target: Database, workshop: Path, told: Told) -> int:
    if target.file is None:
        return copying.into_postgres(source, key, target, False, told)
    _check_free(target.file.parent)
    tables = copying.to_file(source, workshop / DATABASE, told)
    _change_over(workshop, key, target.file.parent, False)
    return tables


@contextmanager
def _refusing(database: Database) -> Iterator[None]:
    """What a database cannot do is one clear line."""
    try:
        yield
    except Taken:
        raise BadInput("database-taken", path=str(database)) from None
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise BadInput("bad-database", path=str(database), why=_reason(error)) from None


@contextmanager
def _workshop(database: Database) -> Iterator[Path]:
    """A folder to make everything ready in, beside what it will replace."""
    beside = None if database.file is None else database.file.parent
    with tempfile.TemporaryDirectory(dir=beside, prefix=".restore-") as workshop:
        yield Path(workshop)


def _in_the_way(folder: Path) -> list[Path]:
    return [folder / name for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", KEY)]


def _check_free(folder: Path) -> None:
    if any(file.exists() for file in _in_the_way(folder)):
        raise BadInput("restore-folder-full", folder=str(folder))


def _change_over(workshop: Path, key: bytes, folder: Path, replace: bool) -> None:
    """Everything is ready beside what is there, and whole: only now is anything changed."""
    if not replace:
        _check_free(folder)
    new, new_key = workshop / DATABASE, workshop / KEY
    new_key.write_bytes(key)
    for made in (new, new_key):
        made.chmod(0o600)
        settle(made)
    if replace:
        aside = folder / time.strftime("before-%Y-%m-%d-%H%M%S")
        aside.mkdir()
        for old in _in_the_way(folder):
            if old.exists():
                os.replace(old, aside / old.name)
    os.replace(new_key, folder / KEY)
    os.replace(new, folder / DATABASE)


def _check(database: Path) -> int:
    """How many tables there are in a database that is whole."""
    with closing(sqlite3.connect(database)) as found:
        if found.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("not whole")
        return int(found.execute("SELECT count(*) FROM tables").fetchone()[0])


@contextmanager
def _telling(words: Words) -> Iterator[Told]:
    """How far it is, on the error stream, where somebody looks at it."""
    last = 0.0

    def told(done: int, of: int) -> None:
        nonlocal last
        if sys.stderr.isatty() and (done == of or time.monotonic() - last >= SECONDS_BETWEEN):
            last = time.monotonic()
            click.echo("\r" + words.say("copy-progress", done=done, of=of), err=True, nl=False)

    yield told
    if last:
        click.echo("", err=True)


def _where(database: Database) -> str:
    return str(database if database.file is None else database.file.parent)


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or first_line(getattr(error, "orig", error))
