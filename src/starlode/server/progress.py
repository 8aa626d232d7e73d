"""What a move adds to the database: plain statements, each for the moves of many tables at once.

Nothing else is written so often. Values go to the driver as they are, because an ORM's care for each of them costs more
than the database itself; and one statement for many rows, because the thread that writes has to wait for its turn
after every statement.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from sqlalchemy import Connection

from starlode.server.refusals import Moved
from starlode.server.stored import StoredTable
from starlode.server.writer import Together

MOST_ROWS = 64  # of one statement
Values = tuple[Any, ...]

ROWS = ("table_id", "n", "text", "guest", "message", "v", "at")
MESSAGES = ("table_id", "guest", "id", "v")
# Of a table while it is played at. A database that wants to know what is null is told so.
CHANGING = {
    "phase": "TEXT",
    "v": "BIGINT",
    "outcome": "TEXT",
    "undo": "TEXT",
    "moved": "BIGINT",
    "asked": "TEXT",
    "asked_since": "BIGINT",
}
EPOCH = {"epoch": "BIGINT"}  # that it still has: else another process has taken it over
ENDED = "ended = CASE new.phase WHEN 'over' THEN COALESCE(tables.ended, new.moved) END"  # the first time counts
TICKING = {"since": "BIGINT", "due": "BIGINT", "state": "TEXT"}  # of its clock, if it has one


class Progress(Together):
    """Rows that were added to a record, the message (of which guest, by which id) that they carry out, the table."""

    def __init__(
        self, table: StoredTable, first: int, texts: Sequence[str], message: tuple[str, str] | None, now: int
    ) -> None:
        guest, message_id = message or (None, None)
        v = None if message is None else table.v
        self.rows: list[Values] = [
            (table.id, n, text, guest, message_id, v, now) for n, text in enumerate(texts, first)
        ]
        # Rows tell which message they carry out; only one that adds none needs a line of its own.
        self.messages: list[Values] = [] if message is None or texts else [(table.id, guest, message_id, v)]
        outcome = json.dumps(table.outcome) if table.outcome else None
        undo = table.undo.dump() if table.undo else None
        if table.asked is not None and table.asked_since is None:
            table.asked_since = now
        asked = None if table.asked is None else json.dumps(table.asked)
        self.table: Values = (
            table.id, table.phase, table.v, outcome, undo, now, asked, table.asked_since, table.epoch
        )  # fmt: skip
        clock = table.clock
        self.clock: Values | None = (
            None if clock is None else (table.id, clock.since, clock.due, json.dumps(clock.dump()))
        )

    def __call__(self, connection: Connection) -> None:
        self.together(connection, [self])

    @staticmethod
    def together(connection: Connection, jobs: Sequence["Progress"]) -> None:
        cursor = connection.connection.cursor()
        mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
        try:
            # One line a table: of several moves at the same one the last counts. First, because it asks whose they are.
            _execute(cursor, mark, _change_tables, list({job.table[0]: job.table for job in jobs}.values()))
            _execute(cursor, mark, _add_rows, [row for job in jobs for row in job.rows])
            _execute(cursor, mark, _add_messages, [message for job in jobs for message in job.messages])
            _execute(
                cursor, mark, _change_clocks, list({job.clock[0]: job.clock for job in jobs if job.clock}.values())
            )
        finally:
            cursor.close()


def _execute(cursor: Any, mark: str, statement: Callable[[int, str], str], lines: list[Values]) -> None:
    for part in _parts(lines):
        cursor.execute(statement(len(part), mark), [value for line in part for value in line])
        # SQLite does not tell of such statements, and has nobody else who writes.
        if cursor.rowcount not in (len(part), -1):
            raise Moved


def _parts(lines: list[Values]) -> Iterator[list[Values]]:
    """Powers of two, so that there are few different statements, which the driver keeps prepared."""
    at, size = 0, MOST_ROWS
    while at < len(lines):
        while size > len(lines) - at:
            size //= 2
        yield lines[at : at + size]
        at += size


@cache
def _add_rows(lines: int, mark: str) -> str:
    return _insert("rows", ROWS, lines, mark)


@cache
def _add_messages(lines: int, mark: str) -> str:
    return _insert("messages", MESSAGES, lines, mark)


@cache
def _change_tables(lines: int, mark: str) -> str:
    return _change("tables", "id", CHANGING, lines, mark, f", {ENDED}", EPOCH)


@cache
def _change_clocks(lines: int, mark: str) -> str:
    return _change("clocks", "table_id", TICKING, lines, mark)


def _change(
    table: str,
    key: str,
    columns: Mapping[str, str],
    lines: int,
    mark: str,
    more: str = "",
    asked: Mapping[str, str] = MappingProxyType({}),
) -> str:
    changes = ", ".join(f"{name} = new.{name}" for name in columns) + more
    told = {**columns, **asked}
    first = [f"CAST({mark} AS {kind})" for kind in ("TEXT", *told.values())]
    new = f"new (id, {', '.join(told)}) AS ({_values(lines, mark, first)})"
    same = " AND ".join(f"{table}.{name} = new.{name}" for name in asked)
    return f"WITH {new} UPDATE {table} SET {changes} FROM new WHERE {table}.{key} = new.id" + (same and f" AND {same}")


def _insert(table: str, columns: Sequence[str], lines: int, mark: str) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) {_values(lines, mark, [mark] * len(columns))}"


def _values(lines: int, mark: str, first: Sequence[str]) -> str:
    others = [mark] * len(first)
    return "VALUES " + ", ".join(f"({', '.join(line)})" for line in (first, *[others] * (lines - 1)))
