"""Everything that is kept of somebody, as one JSON: for himself, or for an operator whom he has asked."""

import json
from typing import Any

from sqlalchemy import Connection, Engine, text

from starlode.server.ids import MARK

FORMAT = 1


def export(reader: Engine, guest: str) -> dict[str, Any]:
    """Read beside the server, which goes on; of a match that is not over only what he has done himself."""
    with reader.connect() as connection:  # all as of one moment
        return {
            "starlode-export": FORMAT,
            "guest": _one(connection, "SELECT id, name, made FROM guests WHERE id = :id", guest),
            "account": _one(connection, "SELECT made FROM accounts WHERE guest = :id", guest),
            "banned": _one(
                connection, "SELECT banned AS until FROM standings WHERE guest = :id AND banned IS NOT NULL", guest
            ),
            "blocked": _all(
                connection,
                "SELECT name, blocks.made FROM blocks JOIN guests ON other = guests.id WHERE guest = :id",
                guest,
            ),
            "feed": _one(connection, "SELECT secret, made FROM feeds WHERE guest = :id", guest),
            "browsers": _all(connection, _BROWSERS, guest),
            "reports": _all(
                connection, "SELECT name, place, reason, text, at FROM reports WHERE reporter = :id", guest
            ),
            "said": _all(connection, _SAID, guest),
            "tables": [_table(connection, row, guest) for row in _all(connection, _TABLES, guest)],
        }


_BROWSERS = "SELECT endpoint, language, made FROM subscriptions WHERE guest = :id ORDER BY made"
_SAID = """
    SELECT table_id AS "table", channel, name, text, phrase, at FROM chat LEFT JOIN guests ON guests.id = guest
    WHERE guest = :id OR guest LIKE :beside ORDER BY at, table_id, n
"""
_TABLES = """
    SELECT id, game, rules, format, seats, options, phase, outcome, made, moved, seat FROM tables
    JOIN places ON table_id = id WHERE guest = :id ORDER BY made, id
"""
_OTHERS = """
    SELECT seat, coalesce(name, bot) AS name FROM places LEFT JOIN guests ON guests.id = guest
    WHERE table_id = :id ORDER BY seat
"""


def _table(connection: Connection, row: dict[str, Any], guest: str) -> dict[str, Any]:
    told = dict(row)
    told |= {name: json.loads(row[name]) if row[name] else None for name in ("options", "outcome")}
    told["names"] = [each["name"] for each in _all(connection, _OTHERS, row["id"])]
    is_over = row["phase"] == "over"
    written = _all(connection, "SELECT n, text, at, guest FROM rows WHERE table_id = :id ORDER BY n", row["id"])
    # What nature drew after an action came with the same message, and is not for his eyes yet.
    told["rows"] = [
        {name: each[name] for name in ("n", "text", "at")}
        for each in written
        if is_over or (each["guest"] == guest and each["text"].startswith(f"{row['seat']} "))
    ]
    return told


def _all(connection: Connection, asked: str, id: str) -> list[dict[str, Any]]:
    """What is told of an id, and of those who sit beside whoever has it."""
    return [dict(row) for row in connection.execute(text(asked), {"id": id, "beside": id + MARK + "%"}).mappings()]


def _one(connection: Connection, asked: str, id: str) -> dict[str, Any] | None:
    return next(iter(_all(connection, asked, id)), None)
