"""`starlode backup` and `starlode restore`: everything a server keeps in one file, also while it serves."""

import json
import os
import sqlite3
import tempfile
import time
import zipfile
from pathlib import Path

import click

from starlode import __version__
from starlode.core.errors import BadInput
from starlode.i18n import Words
from starlode.prompt.arguments import language
from starlode.server import schema
from starlode.server.folder import DATABASE, KEY, claim
from starlode.server.identity import KEY_BYTES
from starlode.server.serve import default_data

ABOUT = "starlode.json"

_lang = language("The language of all words here.")
_data = click.option("--data", type=click.Path(path_type=Path), default=None, help="Where the server keeps its tables.")


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@_data
@_lang
def backup(file: Path, data: Path | None, lang: str) -> None:
    """Write all tables and the key of the cookies to FILE; the server may go on meanwhile."""
    folder, words = data or default_data(), Words(lang)
    if not (folder / DATABASE).is_file() or not (folder / KEY).is_file():
        raise BadInput("backup-nothing", folder=str(folder))
    if file.exists():
        raise BadInput("backup-file-there", file=str(file))
    os.umask(0o077)  # it holds the secrets of running matches
    half = file.with_name(file.name + ".part")
    try:
        tables = _write(folder, half)
        os.replace(half, file)
    except (OSError, sqlite3.Error) as error:
        raise BadInput("backup-failed", file=str(file), reason=_reason(error)) from None
    finally:
        half.unlink(missing_ok=True)
    click.echo(words.say("backup-done", file=str(file), tables=tables))


def _write(folder: Path, file: Path) -> int:
    """The folder as one archive; how many tables are in it."""
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".starlode-") as workshop:
        copy = Path(workshop) / DATABASE
        tables = _copy(folder / DATABASE, copy)
        with open(file, "xb") as raw, zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.write(copy, DATABASE)
            archive.write(folder / KEY, KEY)
            about = {"starlode": __version__, "schema": schema.VERSION, "made": int(time.time()), "tables": tables}
            archive.writestr(ABOUT, json.dumps(about))
        _settle(file)
    return tables


def _copy(source: Path, target: Path) -> int:
    """The database as of one moment, with everything that was committed before; SQLite sees to that."""
    read = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30)
    written = sqlite3.connect(target)
    try:
        read.backup(written)
        written.execute("PRAGMA journal_mode=DELETE")  # one file, without a second one beside it
        return int(written.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        written.close()
        read.close()


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@_data
@click.option("--replace", is_flag=True, help="Put what is there now aside first.")
@_lang
def restore(file: Path, data: Path | None, replace: bool, lang: str) -> None:
    """Bring back what `starlode backup` wrote; no server may use the folder meanwhile."""
    folder, words = data or default_data(), Words(lang)
    try:
        with zipfile.ZipFile(file) as archive:
            about = json.loads(archive.read(ABOUT))
            key = archive.read(KEY)
            if about["schema"] not in range(1, schema.VERSION + 1) or len(key) != KEY_BYTES:
                raise ValueError(about["schema"])
            with claim(folder, words):
                tables = _bring_back(archive, key, folder, replace, words)
    except OSError as error:
        raise BadInput("restore-failed", file=str(file), reason=_reason(error)) from None
    except (zipfile.BadZipFile, KeyError, ValueError, TypeError, sqlite3.Error):
        raise BadInput("restore-no-backup", file=str(file)) from None
    click.echo(words.say("restore-done", folder=str(folder), tables=tables))


def _bring_back(archive: zipfile.ZipFile, key: bytes, folder: Path, replace: bool, words: Words) -> int:
    """Make everything ready beside what is there, look whether it is whole, and only then change over."""
    there = [folder / name for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", KEY)]
    if not replace and any(file.exists() for file in there):
        raise BadInput("restore-folder-full", folder=str(folder))
    with tempfile.TemporaryDirectory(dir=folder, prefix=".restore-") as workshop:
        new, new_key = Path(workshop) / DATABASE, Path(workshop) / KEY
        archive.extract(DATABASE, workshop)
        new_key.write_bytes(key)
        tables = _check(new)
        for made in (new, new_key):
            made.chmod(0o600)
            _settle(made)
        if replace:
            aside = folder / time.strftime("before-%Y-%m-%d-%H%M%S")
            aside.mkdir()
            for old in there:
                if old.exists():
                    os.replace(old, aside / old.name)
        os.replace(new_key, folder / KEY)
        os.replace(new, folder / DATABASE)
    return tables


def _check(database: Path) -> int:
    """How many tables there are in a database that is whole."""
    found = sqlite3.connect(database)
    try:
        if found.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("not whole")
        return int(found.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        found.close()


def _settle(file: Path) -> None:
    """Wait until the disk has it."""
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
