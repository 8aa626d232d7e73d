"""Who somebody is: a random id in a cookie that only this server can sign."""

import hashlib
import hmac
import os
import re
import secrets
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, select, text

from starlode.core.errors import BadInput
from starlode.server.schema import keys

COOKIE_KEY = "cookie"  # the name of the key in a database
PUSH_KEY = "push"  # by which browsers know who may send them messages
INTERNAL_KEY = "internal"  # by which the processes of a server know each other
COOKIE = "starlode-guest"
A_YEAR = 365 * 24 * 3600
KEY_BYTES = 32
_TOKEN = re.compile(r"([0-9a-z]{8,40})\.([0-9a-f]{64})")


class Identity:
    """Signs guests and recognises them again."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.epoch: Callable[[str], int] = lambda guest: 0  # raised where what was signed before counts no more

    @staticmethod
    def from_file(path: Path) -> "Identity":
        """The key of this file, which is made if there is none; nobody else may read it."""
        if not path.exists():
            new = path.with_suffix(".new")  # what is written half is never taken for a key
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(secrets.token_bytes(KEY_BYTES))
                file.flush()
                os.fsync(file.fileno())
            os.replace(new, path)
        key = path.read_bytes()
        if len(key) != KEY_BYTES:
            raise BadInput("bad-key-file", path=path, bytes=KEY_BYTES)
        return Identity(key)

    @staticmethod
    def from_database(connection: Connection) -> "Identity":
        """The key that lies in the database itself, which is made if there is none. A job for the writer."""
        return Identity(kept_key(connection, COOKIE_KEY))

    def sign(self, guest: str) -> str:
        """What a guest shows to be recognised."""
        return f"{guest}.{self._seal(guest)}"

    def recognise(self, token: str | None) -> str | None:
        """The guest whose token this is, or None if it was not signed here."""
        found = _TOKEN.fullmatch(token or "")
        if found is None or not hmac.compare_digest(self._seal(found[1]), found[2]):
            return None
        return found[1]

    def _seal(self, guest: str) -> str:
        epoch = self.epoch(guest)
        signed = f"starlode guest {guest}" + (f" {epoch}" if epoch else "")
        return hmac.new(self._key, signed.encode(), hashlib.sha256).hexdigest()


def kept_key(connection: Connection, name: str) -> bytes:
    """A key by its name, the same for all processes that serve a database; made by the first who asks."""
    wanted = select(keys.c.value).where(keys.c.name == name)
    if (found := connection.execute(wanted).scalar()) is None:
        made = {"name": name, "value": secrets.token_bytes(KEY_BYTES)}
        connection.execute(text("INSERT INTO keys VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"), made)
        found = connection.execute(wanted).scalar_one()
    return bytes(found)


def is_same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from a page of this server; programs that are no browser name no origin."""
    if origin is None:
        return True
    scheme, _, rest = origin.partition("://")
    return scheme in ("http", "https") and host is not None and rest.casefold() == host.casefold()
