"""`starlode admin`: for whoever runs a server, its people and old tables, also while it serves."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import click
from msgspec import to_builtins
from sqlalchemy import Connection

from starlode.core.errors import BadInput
from starlode.i18n import Words
from starlode.prompt.arguments import language
from starlode.server import standings
from starlode.server.app import Settings, make_app, open_store
from starlode.server.database import Database, place_options
from starlode.server.ids import keeper_of
from starlode.server.people import codes, exporting, orders, register, reports, standing
from starlode.server.people.orders import Kind
from starlode.server.people.register import Known
from starlode.server.wire.standings import Ladder
from starlode.server.writer import Writer

T = TypeVar("T")
A_DAY = 24 * 3600 * 1000
FOR_EVER = 2**53  # milliseconds; in JSON still a whole number
_lang = language("The language of all words here.")
_json = click.option("--json", "as_json", is_flag=True, help="One JSON object.")
_who = click.argument("who")


@click.group("admin")
def admin() -> None:
    """Look after the people and tables of a server; WHO is the name of an account, or the id of a guest."""


@admin.command("list")
@click.option("--search", default="", help="Only those whose name has this in it.")
@click.option("--most", type=click.IntRange(1, 100_000), default=100, show_default=True, help="How many.")
@_json
@place_options
@_lang
def list_people(search: str, most: int, as_json: bool, database: Database, lang: str) -> None:
    """Who plays here, the last to come first."""
    words = Words(lang)
    found = _run(database, lambda connection: register.people(connection, search, most))
    if as_json:
        click.echo(json.dumps({"people": [vars(each) for each in found]}, ensure_ascii=False))
        return
    for each in found:
        click.echo(_line(each, words))
    click.echo(words.say("admin-people", count=len(found)))


def _line(known: Known, words: Words) -> str:
    told = [known.guest, known.name or "–", words.say("admin-matches", count=known.tables)]
    told += [words.say("admin-account")] if known.account else []
    if known.banned:
        until = _day(known.banned, words)
        is_for_ever = known.banned >= FOR_EVER
        told.append(words.say("admin-banned-for-ever") if is_for_ever else words.say("admin-banned", until=until))
    return " · ".join(told)


def _day(moment: int, words: Words) -> str:
    if moment >= FOR_EVER:
        return words.say("admin-for-ever")
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment / 1000))


@admin.command("ban")
@_who
@click.option("--days", type=click.IntRange(1, 36_500), default=None, help="For how long; else for ever.")
@place_options
@_lang
def ban(who: str, days: int | None, database: Database, lang: str) -> None:
    """Keep somebody from all tables; a running server notices within seconds."""
    until = FOR_EVER if days is None else _now() + days * A_DAY
    _set_ban(who, until, database)
    words = Words(lang)
    click.echo(words.say("admin-ban-done", who=who, until=_day(until, words)))


@admin.command("unban")
@_who
@place_options
@_lang
def unban(who: str, database: Database, lang: str) -> None:
    """Let somebody come back."""
    _set_ban(who, None, database)
    click.echo(Words(lang).say("admin-unban-done", who=who))


def _set_ban(who: str, until: int | None, database: Database) -> None:
    """Whoever sits beside somebody has no cookie of his own: the device is kept away."""
    _run(database, lambda connection: standing.ban(connection, keeper_of(register.find(connection, who).guest), until))


@admin.command("delete")
@_who
@click.option("--yes", is_flag=True, help="Without asking.")
@place_options
@_lang
def delete(who: str, yes: bool, database: Database, lang: str) -> None:
    """Forget somebody; the matches stay whole, without the name."""
    words = Words(lang)
    known = _run(database, lambda connection: register.find(connection, who))
    if not yes and not click.confirm(words.say("admin-delete-ask", who=known.name or known.guest)):
        return
    _order("delete", known.guest, database, words)


@admin.command("expire")
@click.option("--days", type=click.IntRange(1, 36_500), required=True, help="Untouched for so many days.")
@click.option("--finished", is_flag=True, help="Finished matches too, not only abandoned tables.")
@place_options
@_lang
def expire(days: int, finished: bool, database: Database, lang: str) -> None:
    """Delete tables that nobody has touched for long."""
    _order("expire-finished" if finished else "expire", str(days), database, Words(lang))


@admin.command("ratings")
@_json
@place_options
@_lang
def ratings(as_json: bool, database: Database, lang: str) -> None:
    """Every leaderboard, made anew from the rated matches that are over."""
    words = Words(lang)

    def read(connection: Connection) -> list[Ladder]:
        records = standings.Records(standings.read(connection))
        return standings.standings(connection, records, None, _now(), most=None).ladders

    found = _run(database, read)
    if as_json:
        click.echo(json.dumps({"ladders": [to_builtins(each) for each in found]}, ensure_ascii=False))
        return
    for ladder in found:
        click.echo(f"{words.say(f'game-{ladder.game}')}, {words.format_name(ladder.format)}")
        for each in ladder.standings:
            name = words.say(f"bot-{each.bot}") if each.bot else each.name or words.say("player-left")
            told = words.say("admin-rating", rating=each.rating, matches=each.matches, won=each.won)
            click.echo(f"{each.place:>4}. {name} · {told}")
    if not found:
        click.echo(words.say("admin-ratings-none"))


@admin.command("export")
@_who
@click.argument("file", type=click.Path(path_type=Path), required=False)
@place_options
@_lang
def export(who: str, file: Path | None, database: Database, lang: str) -> None:
    """Everything that is kept of somebody as JSON, to FILE or to the terminal."""
    with closing(_open(database)) as writer:
        guest = writer.run_now(lambda connection: register.find(connection, who)).guest
        told = json.dumps(exporting.export(writer.reader, guest), ensure_ascii=False, indent=1)
    if file is None:
        click.echo(told)
        return
    try:
        with file.open("x", encoding="utf-8") as made:
            made.write(told + "\n")
    except OSError as error:
        raise BadInput("backup-failed", file=str(file), reason=error.strerror or str(error)) from None
    click.echo(Words(lang).say("admin-export-done", file=str(file)))


@admin.command("link")
@_who
@click.option("--address", default="http://127.0.0.1:8000/", show_default=True, help="Where the server is found.")
@place_options
@_lang
def link(who: str, address: str, database: Database, lang: str) -> None:
    """A link with which somebody who has lost the password sets a new one; good once, for a day."""
    words = Words(lang)

    def issue(connection: Connection) -> str:
        known = register.find(connection, who)
        if not known.account:
            raise BadInput("admin-no-account", who=who)
        return codes.issue(connection, known.guest, "password", _now())

    code = _run(database, issue)
    click.echo(f"{address.rstrip('/')}/reset#{code}")
    click.echo(words.say("admin-link-about", hours=codes.SECONDS["password"] // 3600))


@admin.command("reports")
@click.option("--all", "closed", is_flag=True, help="Those too that were closed.")
@click.option("--close", "number", type=int, default=None, help="The number of a report that is looked after.")
@_json
@place_options
@_lang
def list_reports(closed: bool, number: int | None, as_json: bool, database: Database, lang: str) -> None:
    """What players have told of each other, the oldest first."""
    words = Words(lang)
    if number is not None:
        _run(database, lambda connection: reports.close(connection, number, _now()))
    found = _run(database, lambda connection: reports.queue(connection, closed))
    if as_json:
        click.echo(json.dumps({"reports": [vars(each) for each in found]}, ensure_ascii=False))
        return
    for each in found:
        reason = words.say(f"admin-reason-{each.reason}")
        name = each.name or words.say("player-left")
        told = [str(each.n), _day(each.at, words), f"{name} ({each.about})", reason, each.table]
        told += [words.say("admin-closed")] if each.closed else []
        click.echo(" · ".join(told))
        click.echo("    " + words.say("admin-told-by", who=each.reporter_name or each.reporter or "–"))
        for line in each.text.splitlines():
            click.echo(f"    {line}")
    click.echo(words.say("admin-reports", count=len(found)))


def _now() -> int:
    return int(time.time() * 1000)


def _run(database: Database, job: Callable[[Connection], T]) -> T:
    """A job on a database that is there."""
    with closing(_open(database)) as writer:
        return writer.run_now(job)


def _open(database: Database) -> Writer:
    if database.file is not None and not database.file.is_file():
        raise BadInput("backup-nothing", folder=str(database.file.parent))
    return open_store(database, serves=False)


def _order(kind: Kind, what: str, database: Database, words: Words) -> None:
    """Have the running server do it; where there is none, do it here."""
    _open(database).close()
    try:
        with database.claim(words):
            click.echo(words.say("admin-tables-done", count=asyncio.run(_obey(database, kind, what))))
    except BadInput as refusal:
        if refusal.said.id not in ("serve-folder-taken", "database-taken"):
            raise
        _run(database, lambda connection: orders.give(connection, kind, what))
        click.echo(words.say("admin-ordered"))


async def _obey(database: Database, kind: Kind, what: str) -> int:
    """As a server would, without serving."""
    app: Any = make_app(Settings.at(database))
    async with app.lifespan():
        return await orders.obey(app.state.lobby.tables, kind, what)
