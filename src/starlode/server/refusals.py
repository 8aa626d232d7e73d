"""What a server refuses, by code; each code is a message in every language and stands in docs/wire.md."""

from typing import Any

# Over HTTP the status that goes with a code; 409 for all that is right in itself but not now.
STATUS = {
    "bad-request": 400,
    "bad-option": 400,
    "bad-components": 400,
    "bad-start": 400,
    "unknown-game": 400,
    "unknown-format": 400,
    "unknown-bot": 400,
    "wrong-seats": 400,
    "not-rated": 400,
    "nothing-said": 400,
    "bad-name": 400,
    "blocked-name": 400,
    "short-password": 400,
    "weak-password": 400,
    "who-are-you": 401,
    "wrong-origin": 403,
    "needs-account": 403,
    "wrong-password": 403,
    "banned": 403,
    "not-host": 403,
    "not-welcome": 403,
    "no-such-table": 404,
    "not-found": 404,
    "method-not-allowed": 405,
    "too-slow": 408,
    "too-large": 413,
    "wrong-host": 421,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-blocked": 429,
    "too-many-reports": 429,
    "too-many-bot-tables": 429,
    "too-many-pages": 429,
    "server-error": 500,
    "not-stored": 503,
    "table-moved": 503,
    "perhaps-done": 503,
    "server-full": 503,
    "server-stopping": 503,
}
NOT_NOW = 409


class Refusal(Exception):
    """Something that somebody asked for and does not get; nothing has changed."""

    def __init__(self, code: str, /, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    @property
    def status(self) -> int:
        return STATUS.get(self.code, NOT_NOW)


class Moved(Refusal):
    """A table that another process of the server has by now, or is about to."""

    def __init__(self) -> None:
        super().__init__("table-moved")


class Elsewhere(Moved):
    """The same, and where it is."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
