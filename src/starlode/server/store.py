"""Reading and writing tables, guests and rows; every function is a job for the writer's thread."""

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, delete, exists, func, insert, inspect, select, text, update

from starlode.core.errors import BadInput
from starlode.server import database, migrations, postgres, rounds, schema
from starlode.server.people.names import skeleton
from starlode.server.progress import Progress
from starlode.server.schema import about, blocks, boxes, clocks, doors, guests, messages, places, rows, starts, tables
from starlode.server.stored import Sitting, StoredMatch, StoredTable, UndoRequest
from starlode.server.timing import Clock, Timing


def prepare(connection: Connection) -> None:
    """Make the tables of a new database, or take over those of an earlier version.

    What a later version has written is refused, and left as it is.
    """
    if connection.dialect.name == "postgresql":
        postgres.wait_to_prepare(connection)
    version = (
        connection.execute(select(about.c.version)).scalar() if inspect(connection).has_table(about.name) else None
    )
    if version is not None and not 1 <= version <= schema.VERSION:
        where = database.shown(connection.engine.url)
        raise BadInput("bad-data-version", found=version, ours=schema.VERSION, path=where)
    if version is not None and version < schema.VERSION:
        if connection.dialect.name == "postgresql":
            postgres.wait_until_nobody_serves(connection)
        migrations.migrate(connection, version)
    schema.metadata.create_all(connection)
    if version is None:
        connection.execute(insert(about).values(version=schema.VERSION, served=0, beat=0))


# Guests


def add_guest(connection: Connection, guest: str, name: str, now: int) -> str:
    """Remember a guest; the name that he goes by now."""
    known = connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar()
    if known is not None:
        return str(known)
    # Another process may do the same at the same time.
    new = "INSERT INTO guests (id, name, made, look) VALUES (:id, :name, :made, :look) ON CONFLICT (id) DO NOTHING"
    connection.execute(text(new), {"id": guest, "name": name, "made": now, "look": skeleton(name)})
    return name


def rename(connection: Connection, guest: str, name: str) -> None:
    connection.execute(update(guests).where(guests.c.id == guest).values(name=name, look=skeleton(name)))


AT_ONCE = 500  # a statement takes only so many names


def names(connection: Connection, wanted: Iterable[str]) -> dict[str, str]:
    """How guests want to be called."""
    ids = list(wanted)
    parts = [ids[first : first + AT_ONCE] for first in range(0, len(ids), AT_ONCE)]
    some = select(guests.c.id, guests.c.name)
    found = [row for part in parts for row in connection.execute(some.where(guests.c.id.in_(part)))]
    return {str(guest): str(name) for guest, name in found}


# Tables

MOST_INVITATIONS = 10  # that are listed among somebody's tables
NOT_GUIDED = ~exists().where(starts.c.table_id == tables.c.id, starts.c.lesson.is_not(None))


def add_table(connection: Connection, table: StoredTable, secret: bytes, owner: str | None = None) -> None:
    added = insert(tables).values(id=table.id, made=table.made, moved=table.made, owner=owner, **_told(table))
    connection.execute(added)
    rounds.add_secret(connection, table.id, table.round, secret)
    if table.components is not None:
        connection.execute(insert(boxes).values(table_id=table.id, text=table.components))
    if table.timing is not None:
        chosen = asdict(table.timing)
        connection.execute(insert(clocks).values(table_id=table.id, **chosen))
    if table.start is not None:
        begins = {"position": json.dumps(table.start), "lesson": table.lesson, "chapter": table.chapter}
        connection.execute(insert(starts).values(table_id=table.id, **begins))
    if table.host is not None:
        connection.execute(insert(doors).values(table_id=table.id, guest=table.host, role="host"))
    save_places(connection, table)


def note_kick(connection: Connection, table: str, guest: str) -> None:
    """Somebody was sent away, and shall not sit down there again."""
    mine = (doors.c.table_id == table) & (doors.c.guest == guest)
    if connection.execute(select(doors.c.guest).where(mine)).first() is None:
        connection.execute(insert(doors).values(table_id=table, guest=guest, role="kicked"))


def begin_anew(connection: Connection, table: StoredTable) -> None:
    """Forget what was played at a table, and begin where it is to begin now."""
    connection.execute(delete(rows).where(rows.c.table_id == table.id))
    begins = {"position": json.dumps(table.start), "chapter": table.chapter}
    connection.execute(update(starts).where(starts.c.table_id == table.id).values(**begins))


def save_places(connection: Connection, table: StoredTable) -> None:
    connection.execute(delete(places).where(places.c.table_id == table.id))
    sitting = [{"table_id": table.id, **vars(place)} for place in table.places]
    connection.execute(insert(places), sitting)


def link_rematch(connection: Connection, table: str, rematch: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(rematch=rematch))


def find_table(connection: Connection, table: str) -> StoredTable | None:
    found = next(iter(_tables(connection, [table])), None)
    if found is not None and found.has_components:
        found.components = connection.execute(select(boxes.c.text).where(boxes.c.table_id == table)).scalar_one()
    return found


def tables_of(connection: Connection, guest: str, most: int) -> list[StoredTable]:
    """Where a guest sits, and a few where he is invited, newest first; guided matches are not listed."""
    found = select(tables.c.id, tables.c.moved).join(places, places.c.table_id == tables.c.id)
    mine = found.where(places.c.guest == guest, NOT_GUIDED).order_by(tables.c.moved.desc(), tables.c.id).limit(most)
    listed = {str(row.id): int(row.moved) for row in connection.execute(mine)}
    for table, moved in _invitations(connection, guest):
        listed.setdefault(table, moved)
    newest = sorted(listed, key=lambda table: (-listed[table], table))
    return _tables(connection, newest)


def _invitations(connection: Connection, guest: str) -> list[tuple[str, int]]:
    """Where a free seat is kept for somebody by who sits there himself, and neither has blocked the other."""
    sits = places.alias()
    host_sits = exists().where(sits.c.table_id == tables.c.id, sits.c.guest == doors.c.guest)
    apart = ((blocks.c.guest == guest) & (blocks.c.other == doors.c.guest)) | (
        (blocks.c.other == guest) & (blocks.c.guest == doors.c.guest)
    )
    asked = (
        select(tables.c.id, tables.c.moved)
        .distinct()
        .join(places, places.c.table_id == tables.c.id)
        .join(doors, (doors.c.table_id == tables.c.id) & (doors.c.role == "host"))
        .where(places.c.kept == guest, places.c.guest.is_(None), tables.c.phase == "waiting")
        .where(host_sits, ~exists().where(apart))
        .order_by(tables.c.moved.desc(), tables.c.id)
        .limit(MOST_INVITATIONS)
    )
    return [(str(row.id), int(row.moved)) for row in connection.execute(asked)]


def find_tables(connection: Connection, ids: list[str]) -> list[StoredTable]:
    """Tables by their ids, in that order, without their components."""
    return _tables(connection, ids)


def count_open(connection: Connection, guest: str) -> int:
    """How many unfinished tables a guest sits at; each step back in a guided match would be one more."""
    mine = select(func.count()).select_from(tables).join(places, places.c.table_id == tables.c.id)
    mine = mine.where(NOT_GUIDED)
    return int(connection.execute(mine.where(places.c.guest == guest, tables.c.phase != "over")).scalar() or 0)


def count_unfinished(connection: Connection, since: int) -> int:
    """How many tables are unfinished that somebody has touched since."""
    wanted = select(func.count()).select_from(tables).where(tables.c.phase != "over", tables.c.moved >= since)
    return int(connection.execute(wanted).scalar() or 0)


def unfinished(connection: Connection, wanted: Iterable[str], since: int) -> set[str]:
    """Which of these tables are unfinished, and touched since."""
    open_ones = select(tables.c.id).where(tables.c.phase != "over", tables.c.moved >= since)
    return {str(row.id) for row in connection.execute(open_ones.where(tables.c.id.in_(list(wanted))))}


def due(connection: Connection, by: int) -> list[str]:
    """The tables where somebody's time is up by then."""
    return [str(row.table_id) for row in connection.execute(select(clocks.c.table_id).where(clocks.c.due <= by))]


# The match


def append(
    connection: Connection,
    table: StoredTable,
    first: int,
    texts: list[str],
    message: tuple[str, str] | None,
    now: int,
) -> None:
    """Add rows to the record as part of something larger; what a move adds is a `Progress`."""
    Progress(table, first, texts, message, now)(connection)


def read_match(connection: Connection, table: str) -> StoredMatch:
    told = select(rows.c.text, rows.c.guest, rows.c.message, rows.c.v).where(rows.c.table_id == table)
    written = connection.execute(told.order_by(rows.c.n)).all()
    done = connection.execute(select(messages.c.guest, messages.c.id, messages.c.v).where(messages.c.table_id == table))
    by_rows = [(guest, message, v) for _, guest, message, v in written if message is not None]
    return StoredMatch(
        [str(text) for text, *_ in written],
        {(str(guest), str(id)): int(v) for guest, id, v in (*by_rows, *done)},
        rounds.secret_of(connection, table),
    )


def _told(table: StoredTable) -> dict[str, Any]:
    """A table as its row."""
    dump: Callable[[Any], str | None] = lambda value: None if value is None else json.dumps(value)  # noqa: E731
    return {
        "game": table.game, "rules": table.rules, "format": table.format, "seats": table.seats,
        "options": json.dumps(table.options), "commitment": table.commitment, "phase": table.phase, "v": table.v,
        "outcome": dump(table.outcome), "undo": table.undo.dump() if table.undo else None, "rematch": table.rematch,
        "round": table.round, "known": table.known, "patience": table.patience,
        "public": table.public, "absent": table.absent, "grace": table.grace,
        "rated": table.rated, "hints": table.hints, "epoch": table.epoch,
    }  # fmt: skip


def _tables(connection: Connection, ids: list[str]) -> list[StoredTable]:
    """Tables by their ids, in that order."""
    found: dict[str, StoredTable] = {}
    for row in connection.execute(select(tables).where(tables.c.id.in_(ids))).mappings():
        known = {
            name: row[name]
            for name in row
            if name not in ("moved", "ended", "owner", "options", "outcome", "undo", "asked")
        }
        outcome = json.loads(row["outcome"]) if row["outcome"] else None
        options, undo = json.loads(row["options"]), UndoRequest.load(row["undo"])
        asked = json.loads(row["asked"]) if row["asked"] else None
        found[row["id"]] = StoredTable(**known, options=options, outcome=outcome, undo=undo, asked=asked)
    for (changed,) in connection.execute(select(boxes.c.table_id).where(boxes.c.table_id.in_(ids))):
        found[changed].has_components = True
    for row in connection.execute(select(starts).where(starts.c.table_id.in_(ids))).mappings():
        table = found[row["table_id"]]
        table.start, table.lesson, table.chapter = json.loads(row["position"]), row["lesson"], row["chapter"]
    for row in connection.execute(select(clocks).where(clocks.c.table_id.in_(ids))).mappings():
        table, timing = found[row["table_id"]], Timing(row["kind"], row["seconds"], row["increment"])
        table.timing = timing
        if row["state"] is not None:
            table.clock = Clock.load(timing, row["since"], json.loads(row["state"]))
    for row in connection.execute(select(doors).where(doors.c.table_id.in_(ids))).mappings():
        if row["role"] == "host":
            found[row["table_id"]].host = row["guest"]
        else:
            found[row["table_id"]].kicked.add(row["guest"])
    seated = select(places).where(places.c.table_id.in_(ids)).order_by(places.c.seat)
    for row in connection.execute(seated).mappings():
        place = Sitting(row["seat"], row["guest"], row["bot"], row["promise"], row["salt"], row["kept"])
        found[row["table_id"]].places.append(place)
    rounds.add_to(connection, found)
    return [found[id] for id in ids if id in found]
