"""What a table agrees upon before its deal, so that nobody can choose the draws: docs/chance.md has it with vectors.

The server and every seat promise a number by its hash; the agreement holds all hashes, and everybody has it before any
number is revealed. Whoever kept it can tell whether a record is genuine.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from starlode.core.errors import BadInput, said
from starlode.core.reading import read
from starlode.core.record import Record

FORMAT = 1
NO_SALT = ""  # the fixed empty salt: of bots, and of seats that choose so; its hash is empty too
HUMAN = "human"
_HEX = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class Agreement:
    """Table, round, rules, options, seats, the hash of the server's secret and that of every seat's salt."""

    table: str
    round: int
    game: str
    rules: int
    options: dict[str, str]
    seats: list[str]  # who sits there: human, or the name of a bot
    secret: str
    salts: list[str]

    def to_json(self) -> dict[str, Any]:
        return {"starlode-agreement": FORMAT, **vars(self)}

    def dump(self) -> str:
        """The agreement as a file, for `starlode verify --kept`."""
        return json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n"

    @staticmethod
    def from_json(content: object) -> "Agreement":
        """Read an agreement, or refuse it with one line that says what is wrong."""
        if not isinstance(content, dict) or content.get("starlode-agreement") != FORMAT:
            raise BadInput("bad-agreement", format=FORMAT)
        agreement: Agreement = read(Agreement, content, said("bad-no-agreement"))
        if len(agreement.seats) != len(agreement.salts):
            raise BadInput("bad-agreement-texts")
        if not all(is_hex(digits) for digits in (agreement.secret, *filter(None, agreement.salts))):
            raise BadInput("bad-agreement-hashes")
        return agreement


def is_hex(text: str) -> bool:
    """Whether a text is 32 bytes in hexadecimal digits."""
    return _HEX.fullmatch(text) is not None


def secret_hash(secret: bytes, table: str, round: int) -> str:
    """What the server promises its secret by."""
    return _sha256(f"starlode secret {table} {round} {secret.hex()}")


def salt_hash(salt: str, table: str, round: int, seat: int) -> str:
    """What a seat promises its salt by; it is of no use at another table, in another round, or to another seat."""
    return _sha256(f"starlode salt {table} {round} {seat} {salt}") if salt != NO_SALT else NO_SALT


def table_key(secret: bytes, table: str, round: int, salts: Sequence[str]) -> bytes:
    """What every draw follows from: the secret, the table, the round, and the salts in the order of the seats."""
    lines = [f"starlode table {table} {round}\n", *(f"{seat} {salt}\n" for seat, salt in enumerate(salts, 1))]
    return hmac.new(secret, "".join(lines).encode(), hashlib.sha256).digest()


def forgery(agreement: Agreement, table: str, round: int, secret: bytes, salts: Sequence[str]) -> str | None:
    """What of a revealed secret and salts is not as it was agreed; None if everything is."""
    if (table, round) != (agreement.table, agreement.round):
        return "table"
    if secret_hash(secret, table, round) != agreement.secret:
        return "secret"
    hashes = [salt_hash(salt, table, round, seat) for seat, salt in enumerate(salts, 1)]
    return None if hashes == agreement.salts else "salts"


def another_match(agreement: Agreement, record: Record) -> str | None:
    """What of a record is not as it was agreed: the rules, or that it begins with a deal."""
    if record.start is not None:
        return "start"
    agreed = (agreement.game, agreement.rules, agreement.options, len(agreement.seats))
    return None if agreed == (record.game, record.rules_version, record.options, record.seats) else "rules"


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
