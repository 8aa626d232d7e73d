"""What a database of an earlier version becomes: one step a version, all within one transaction.

A step is written down as it was when its version came, in plain statements, and never follows the schema of today.
It says ? for a value, VARCHAR, BLOB, TRUE and FALSE, and PostgreSQL is told the same in its own words.
"""

import hashlib
import hmac
import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, CursorResult, inspect

from starlode.core.agreement import secret_hash
from starlode.server.people.names import skeleton

Step = Callable[[Connection], None]


def migrate(connection: Connection, version: int) -> None:
    """Take a database of a version to that of today; tables that are new come by themselves."""
    for step in STEPS[version - 1 :]:
        step(connection)
    connection.exec_driver_sql(f"UPDATE about SET version = {NEWEST}")


def _plain(connection: Connection) -> Callable[..., CursorResult[*tuple[Any, ...]]]:
    """Statements for either database."""
    if connection.dialect.name == "sqlite":
        return connection.exec_driver_sql

    def run(statement: str, values: tuple[Any, ...] = ()) -> CursorResult[*tuple[Any, ...]]:
        for ours, theirs in (("?", "%s"), ("BLOB", "BYTEA"), ("VARCHAR", 'VARCHAR COLLATE "C"')):
            statement = statement.replace(ours, theirs)
        return connection.exec_driver_sql(statement, values)

    return run


def _promise_salts(connection: Connection) -> None:
    """From 1 to 2: seats promise what they add to chance, in rounds.

    Nothing was promised before: what has begun goes on by the key that it began with, and counts as known.
    """
    run = _plain(connection)
    run("ALTER TABLE tables ADD COLUMN round INTEGER NOT NULL DEFAULT 1")
    run("ALTER TABLE tables ADD COLUMN known BOOLEAN NOT NULL DEFAULT FALSE")
    run("ALTER TABLE tables ADD COLUMN patience INTEGER NOT NULL DEFAULT 60")
    run("CREATE INDEX IF NOT EXISTS tables_by_rematch ON tables (rematch)")  # the last of version 1 made it already
    secrets = run("SELECT table_id, secret, phase FROM secrets JOIN tables ON table_id = id").fetchall()
    run("DROP TABLE secrets")
    run(
        "CREATE TABLE secrets (table_id VARCHAR NOT NULL REFERENCES tables (id), round INTEGER NOT NULL,"
        " secret BLOB NOT NULL, PRIMARY KEY (table_id, round))"
    )
    for table, secret, phase in secrets:
        if phase == "waiting":
            run("UPDATE tables SET commitment = ? WHERE id = ?", (secret_hash(secret, table, 1), table))
        else:
            added = run("SELECT salt FROM places WHERE table_id = ? ORDER BY seat", (table,))
            lines = [f"starlode table {table}\n", *(f"{seat} {salt}\n" for seat, (salt,) in enumerate(added, 1))]
            secret = hmac.new(secret, "".join(lines).encode(), hashlib.sha256).digest()
            run("UPDATE tables SET known = TRUE WHERE id = ?", (table,))
        run("INSERT INTO secrets VALUES (?, 1, ?)", (table, secret))
    run("DROP INDEX places_by_guest")
    run("ALTER TABLE places RENAME TO places_before")
    run(
        "CREATE TABLE places (table_id VARCHAR NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, guest VARCHAR,"
        " bot VARCHAR, promise VARCHAR, salt VARCHAR, PRIMARY KEY (table_id, seat))"
    )
    run("INSERT INTO places SELECT table_id, seat, guest, bot, '', '' FROM places_before")
    run("DROP TABLE places_before")
    run("CREATE INDEX places_by_guest ON places (guest)")


def _tell_messages_by_rows(connection: Connection) -> None:
    """From 2 to 3: a row tells itself how many events there were when its message was carried out."""
    run = _plain(connection)
    run("ALTER TABLE rows ADD COLUMN v INTEGER")
    same = "messages.table_id = rows.table_id AND messages.guest = rows.guest AND messages.id = rows.message"
    run(f"UPDATE rows SET v = (SELECT v FROM messages WHERE {same}) WHERE message IS NOT NULL")
    run(f"DELETE FROM messages WHERE EXISTS (SELECT 1 FROM rows WHERE {same})")


def _count_time(connection: Connection) -> None:
    """From 3 to 4: how long the server has served, by which clocks go; who sees a table, and who is waited for."""
    run = _plain(connection)
    run("ALTER TABLE about ADD COLUMN served BIGINT NOT NULL DEFAULT 0")
    _let_see_and_wait(connection)


def _let_see_and_wait(connection: Connection) -> None:
    """What came with 4, but not with the first that was called so."""
    there = {column["name"] for column in inspect(connection).get_columns("tables")}
    for column in (
        "public BOOLEAN NOT NULL DEFAULT FALSE",
        "absent VARCHAR NOT NULL DEFAULT 'wait'",
        "grace INTEGER NOT NULL DEFAULT 60",
    ):
        if column.split()[0] not in there:
            _plain(connection)(f"ALTER TABLE tables ADD COLUMN {column}")


def _rate(connection: Connection) -> None:
    """From 4 to 5: tables that count for ratings, tables without hints, and seats that are kept for somebody."""
    run = _plain(connection)
    _let_see_and_wait(connection)
    run("ALTER TABLE tables ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE")
    run("ALTER TABLE tables ADD COLUMN hints BOOLEAN NOT NULL DEFAULT TRUE")
    run("ALTER TABLE places ADD COLUMN kept VARCHAR")


def _note_ends(connection: Connection) -> None:
    """From 5 to 6: when a match ended, which message a line of chat came with, and what is sought by guest is found.

    A match was over with the last of its rows. Chat and doors came with 5, so an older database has none yet.
    """
    run = _plain(connection)
    run("ALTER TABLE tables ADD COLUMN ended BIGINT")
    last = "SELECT at FROM rows WHERE table_id = tables.id ORDER BY n DESC LIMIT 1"
    run(f"UPDATE tables SET ended = COALESCE(({last}), moved) WHERE phase = 'over'")
    run("CREATE INDEX places_by_kept ON places (kept)")
    there = set(inspect(connection).get_table_names())
    if "chat" in there:
        run("ALTER TABLE chat ADD COLUMN message VARCHAR")
        run("CREATE INDEX chat_by_guest ON chat (guest)")
    if "doors" in there:
        run("CREATE INDEX doors_by_guest ON doors (guest)")


def _know_people(connection: Connection) -> None:
    """From 6 to 7: whoever is to blame for a void round is known by who he is, and guests by the look of their names.

    Of a round that was void before only names were written; one that several have, or nobody any more, is nobody's.
    """
    run = _plain(connection)
    run("ALTER TABLE guests ADD COLUMN look VARCHAR NOT NULL DEFAULT ''")
    by_name: dict[str, list[str]] = {}
    for guest, name in run("SELECT id, name FROM guests").fetchall():
        by_name.setdefault(name, []).append(guest)
        run("UPDATE guests SET look = ? WHERE id = ?", (skeleton(name), guest))
    run("CREATE INDEX guests_by_look ON guests (look)")
    run("CREATE INDEX messages_by_guest ON messages (guest)")
    run(
        "CREATE TABLE blames (table_id VARCHAR NOT NULL REFERENCES tables (id), round INTEGER NOT NULL,"
        " seat INTEGER NOT NULL, guest VARCHAR NOT NULL, PRIMARY KEY (table_id, round, seat))"
    )
    run("CREATE INDEX blames_by_guest ON blames (guest)")
    there = set(inspect(connection).get_table_names())
    void = "SELECT table_id, round, blamed FROM rounds WHERE blamed IS NOT NULL"
    for table, number, text in run(void).fetchall() if "rounds" in there else ():
        blamed = json.loads(text)
        for seat, name in zip(blamed["seats"], blamed.pop("names"), strict=True):
            found = by_name.get(name, []) if name else []
            guest = found[0] if len(found) == 1 else ""
            run("INSERT INTO blames VALUES (?, ?, ?, ?)", (table, number, seat, guest))
        same = (json.dumps(blamed), table, number)
        run("UPDATE rounds SET blamed = ? WHERE table_id = ? AND round = ?", same)


def _let_several_serve(connection: Connection) -> None:
    """From 7 to 8: a table belongs to one of several processes, which a lock of the whole database gives way to."""
    run = _plain(connection)
    run("ALTER TABLE about ADD COLUMN beat BIGINT NOT NULL DEFAULT 0")
    run("ALTER TABLE tables ADD COLUMN owner VARCHAR")
    run("ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0")
    run("CREATE INDEX tables_by_owner ON tables (owner)")
    run("DROP TABLE IF EXISTS holders")


def _note_who_is_asked(connection: Connection) -> None:
    """From 8 to 9: whose turn it is, and since when; of what has begun that is known once it is played on."""
    run = _plain(connection)
    run("ALTER TABLE tables ADD COLUMN asked TEXT")
    run("ALTER TABLE tables ADD COLUMN asked_since BIGINT")


STEPS: tuple[Step, ...] = (
    _promise_salts, _tell_messages_by_rows, _count_time, _rate, _note_ends, _know_people, _let_several_serve,
    _note_who_is_asked,
)  # fmt: skip
NEWEST = len(STEPS) + 1
