"""Codes that are good once and not for long: for a second device, or instead of a lost password."""

import hashlib
import secrets
from typing import Literal

from sqlalchemy import Connection, delete, insert, select

from starlode.server import ids
from starlode.server.refusals import Refusal
from starlode.server.schema import codes

Kind = Literal["device", "password"]
LETTERS = 24  # of 31 different ones: nobody guesses that
SECONDS: dict[Kind, int] = {"device": 10 * 60, "password": 24 * 3600}


def issue(connection: Connection, guest: str, kind: Kind, now: int) -> str:
    """A new code; one that was issued to the same end before is not good any more, and neither are old ones."""
    code = "".join(secrets.choice(ids.LETTERS) for _ in range(LETTERS))
    connection.execute(
        delete(codes).where((codes.c.until <= now) | ((codes.c.guest == guest) & (codes.c.kind == kind)))
    )
    row = {"hash": _hash(code), "guest": guest, "kind": kind, "until": now + SECONDS[kind] * 1000}
    connection.execute(insert(codes).values(**row))
    return code


def owner(connection: Connection, code: str, kind: Kind, now: int) -> str:
    """The guest whom it was issued to; it stays good."""
    same = (codes.c.hash == _hash(code)) & (codes.c.kind == kind)
    found = connection.execute(select(codes.c.guest).where(same, codes.c.until > now)).scalar()
    if found is None:
        raise Refusal("bad-code")
    return str(found)


def use(connection: Connection, code: str, kind: Kind, now: int) -> str:
    """The guest whom it was issued to; it is used up."""
    found = owner(connection, code, kind, now)
    connection.execute(delete(codes).where(codes.c.hash == _hash(code)))
    return found


def _hash(code: str) -> str:
    return hashlib.sha256(f"starlode code {code}".encode()).hexdigest()
