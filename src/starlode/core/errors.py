"""Refusals: what a person or a program asked for that cannot be, said in one line."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

MOST_TOLD = 300  # characters of a refusal; what was given may be endless


def shown(text: str) -> str:
    """What somebody gave, as one line that can be printed: no control characters, and not without end."""
    line = "".join(char if char.isprintable() else "\ufffd" for char in " ".join(text.split()))
    return line if len(line) <= MOST_TOLD else line[:MOST_TOLD] + " …"


@dataclass(frozen=True, slots=True)
class Said:
    """A message of the words by its id, in no language; its values are names, numbers, or messages themselves."""

    id: str
    values: Mapping[str, object]

    def __str__(self) -> str:
        return shown(_tell(self))


def said(message_id: str, /, **values: object) -> Said:
    """A message with its values."""
    return Said(message_id, values)


def either(words: Sequence[object]) -> Said:
    """What is expected, as alternatives are spoken."""
    *others, last = map(str, words)
    return said("list-either", list=", ".join(others), count=len(others), last=last)


def within(where: object, name: str) -> Said:
    """A place inside another one."""
    return said("bad-within", where=where, name=name)


def at_seat(seat: int) -> Said:
    """A seat by the engine's count as a place in what was written."""
    return said("bad-at-seat", seat=seat + 1)


THE_POSITION = Said("bad-at-position", {})
THE_VIEW = Said("bad-at-view", {})


class BadInput(Exception):
    """A file, an option or a position that cannot be used: a message in every language, one clear line for a person.

    The text of the exception is English; `starlode.i18n.Words.refusal` says it in the reader's language.
    """

    def __init__(self, message_id: str, /, **values: object) -> None:
        super().__init__(message_id, values)
        self.said = Said(message_id, values)

    def __reduce__(self) -> tuple[object, ...]:
        return _bad, (type(self), self.said)  # so that it can cross a process

    def __str__(self) -> str:
        return str(self.said)


class IllegalAction(Exception):
    """A move that the rules do not allow now; the code is a message in every language."""

    def __init__(self, code: str, **args: object) -> None:
        details = {name: shown(value) if isinstance(value, str) else value for name, value in args.items()}
        super().__init__(code, details)
        self.code = code
        self.details = details

    @property
    def said(self) -> Said:
        return Said(f"error-{self.code}", self.details)

    def __reduce__(self) -> tuple[object, ...]:
        return _illegal, (self.code, self.details)  # so that it can cross a process

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({details})" if details else self.code


def _bad(kind: type[BadInput], message: Said) -> BadInput:
    return kind(message.id, **message.values)


def _illegal(code: str, details: dict[str, object]) -> IllegalAction:
    return IllegalAction(code, **details)


def _by_its_id(message: Said) -> str:
    return message.id


_tell: Callable[[Said], str] = _by_its_id


def speak_by(tell: Callable[[Said], str]) -> None:
    """Let somebody who knows the words tell messages in English: the rules know no language."""
    global _tell
    _tell = tell
