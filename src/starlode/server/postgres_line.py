"""A line to PostgreSQL, as psycopg has them, that neither waits for ever nor stumbles over odd text."""

from typing import Any

import psycopg
from psycopg.types.string import StrDumperUnknown

ANSWER_SECONDS = 40.0  # longer than any statement may take there; who says nothing for so long is gone


class Line(psycopg.Connection[Any]):
    """A connection on which an answer is waited for so long; then it counts as cut."""

    usual = ANSWER_SECONDS
    patience: float | None = ANSWER_SECONDS  # None: while it is changed to a new version, however long that takes

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        if timeout is not None:
            return super().wait(gen, interval, timeout)  # whoever says how long knows what it means
        try:
            return super().wait(gen, interval, self.patience)
        except psycopg.errors._WaitTimeout:
            self.pgconn.finish()  # whatever comes now would be taken for the answer to something else
            raise psycopg.OperationalError("the database does not answer") from None

    def ask_anything(self) -> None:
        """Hear whether somebody is there, at the beginning of a transaction."""
        self.patience = self.usual
        self.execute("SELECT 1")


class AnyText(StrDumperUnknown):
    """Text as it goes there: a zero byte, which nobody means and SQLite would keep, has no place in it."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", "\ufffd") if "\0" in obj else obj)


def connect(_dialect: object, _record: object, arguments: list[Any], options: dict[str, Any]) -> Line:
    """For SQLAlchemy, whenever it wants a new one."""
    line = Line.connect(*arguments, **options)
    line.adapters.register_dumper(str, AnyText)
    return line
