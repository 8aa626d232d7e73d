"""Everything that is kept of somebody, as one JSON: for himself, or for an operator whom he has asked."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

FORMAT = 1


def export(database: Path, guest: str) -> dict[str, Any]:
    """Read beside the server, which goes on; of a match that is not over only what he has done himself."""
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, timeout=30)) as connection:
        connection.row_factory = sqlite3.Row
        connection.execute("BEGIN")  # all as of one moment
        return {
            "starlode-export": FORMAT,
            "guest": _one(connection, "SELECT id, name, made FROM guests WHERE id = ?", guest),
            "account": _one(connection, "SELECT made FROM accounts WHERE guest = ?", guest),
            "banned": _one(connection, "SELECT banned AS until FROM standings WHERE guest = ?", guest),
            "blocked": _all(
                connection,
                "SELECT name, blocks.made FROM blocks JOIN guests ON other = guests.id WHERE guest = ?",
                guest,
            ),
            "reports": _all(connection, "SELECT name, place, reason, text, at FROM reports WHERE reporter = ?", guest),
            "tables": [_table(connection, row, guest) for row in connection.execute(_TABLES, (guest,)).fetchall()],
        }


_TABLES = """
    SELECT id, game, rules, format, seats, options, phase, outcome, made, moved, seat FROM tables
    JOIN places ON table_id = id WHERE guest = ? ORDER BY made, id
"""
_OTHERS = """
    SELECT seat, coalesce(name, bot) AS name FROM places LEFT JOIN guests ON guests.id = guest
    WHERE table_id = ? ORDER BY seat
"""


def _table(connection: sqlite3.Connection, row: sqlite3.Row, guest: str) -> dict[str, Any]:
    told = dict(row)
    told |= {name: json.loads(row[name]) if row[name] else None for name in ("options", "outcome")}
    told["names"] = [each["name"] for each in connection.execute(_OTHERS, (row["id"],))]
    is_over = row["phase"] == "over"
    written = connection.execute("SELECT n, text, at, guest FROM rows WHERE table_id = ? ORDER BY n", (row["id"],))
    # What nature drew after an action came with the same message, and is not for his eyes yet.
    told["rows"] = [
        {name: each[name] for name in ("n", "text", "at")}
        for each in written
        if is_over or (each["guest"] == guest and each["text"].startswith(f"{row['seat']} "))
    ]
    return told


def _all(connection: sqlite3.Connection, asked: str, guest: str) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(asked, (guest,))]


def _one(connection: sqlite3.Connection, asked: str, guest: str) -> dict[str, Any] | None:
    row = connection.execute(asked, (guest,)).fetchone()
    return None if row is None else dict(row)
