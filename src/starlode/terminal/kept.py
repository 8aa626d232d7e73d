"""What the file of a table tells of its draws, held against an agreement that somebody kept; docs/chance.md."""

from dataclasses import dataclass
from typing import Any

from starlode.core.agreement import Agreement, another_match, forgery, is_hex, table_key
from starlode.core.errors import BadInput
from starlode.core.record import Record


@dataclass(frozen=True)
class Revealed:
    """What a finished table reveals: what its draws follow from, and the agreement that it says was made."""

    table: str
    round: int
    secret: bytes
    salts: list[str]
    agreement: Agreement | None
    known: bool = False  # the deal was given: the secret is its key

    @property
    def key(self) -> bytes:
        return self.secret if self.known else table_key(self.secret, self.table, self.round, self.salts)

    def forged(self, record: Record, kept: Agreement | None) -> str | None:
        """What is not as it was agreed; what the file itself says was agreed counts only if nobody kept anything."""
        agreement = kept or self.agreement
        if agreement is None:
            return None
        if self.known:
            return "secret"
        wrong = forgery(agreement, self.table, self.round, self.secret, self.salts)
        return wrong or another_match(agreement, record)


def read_revealed(content: Any) -> Revealed | None:
    """What a server's file reveals; None for a record that tells nothing of the kind."""
    chance = content.get("chance") if isinstance(content, dict) else None
    if chance is None:
        return None
    try:
        table, round, secret, salts = (chance[name] for name in ("table", "round", "secret", "salts"))
        agreement = chance.get("agreement")
        told = isinstance(table, str) and type(round) is int and isinstance(secret, str) and isinstance(salts, list)
        if not told or not all(isinstance(salt, str) and (not salt or is_hex(salt)) for salt in salts):
            raise TypeError
        agreed = None if agreement is None else Agreement.from_json(agreement)
        # Where something was agreed the draws follow from it, whatever else a file says.
        known = agreed is None and chance.get("known") is True
        return Revealed(table, round, bytes.fromhex(secret), salts, agreed, known)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadInput("bad-kept-chance") from None
