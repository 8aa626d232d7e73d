"""A file of components as entries that know their line, so that a refusal can say where to look."""

import re
import tomllib
from collections.abc import Sequence
from typing import Any, NamedTuple, NoReturn, TypeVar

from starlode.core.errors import BadInput, Said, either, said

VERSION = 2
TABLES = ("mercenaries", "crystals", "halves", "artifacts")
MOST_DOTS = 100  # in a line: what a key of many parts costs to read grows with their square
MOST_QUOTED = 200  # letters of a value that a refusal repeats

_HEADER = re.compile(r"\s*\[\[\s*\"?(\w+)\"?\s*\]\]")
_TABLE = re.compile(r"\s*\[")
_PLACE = re.compile(r"at line (\d+), column (\d+)")
_KEY = re.compile(r"\s*[\"']?([\w-]+)[\"']?\s*=")

Word = TypeVar("Word")


class Entry:
    """One entry of a table, and where in the file it stands."""

    def __init__(
        self, values: dict[str, Any], where: tuple[int, str], name: str, line: int, lines: dict[str, int]
    ) -> None:
        self._values = values
        self._where = where  # which entry of which table, for a file in which no line was found
        self._name = name
        self._line = line
        self._lines = lines

    def has(self, key: str) -> bool:
        return key in self._values

    def allow(self, *keys: str) -> None:
        """Refuse every key that is not one of these."""
        for key in self._values:
            if key not in keys:
                self.refuse(key, "bad-key", key=key, known=either(keys))

    def choice(self, key: str, allowed: Sequence[Word]) -> Word:
        """The value of a key that must be one of several words."""
        return self._word(key, self._value(key), allowed)

    def pair(self, key: str, allowed: Sequence[Word]) -> tuple[Word, Word]:
        """The two words of a key."""
        value = self._value(key)
        if not isinstance(value, list) or len(value) != 2:
            self.refuse(key, "bad-pair", key=key)
        return self._word(key, value[0], allowed), self._word(key, value[1], allowed)

    def part(self, key: str) -> "Entry":
        """The values in braces of a key, all on its line."""
        value = self._value(key)
        if not isinstance(value, dict):
            self.refuse(key, "bad-braces", key=key)
        return Entry(value, self._where, self._name, self._lines.get(key, self._line), {})

    def number(self, key: str, least: int, most: int) -> int:
        """The value of a key that must be a whole number."""
        value = self._value(key)
        if type(value) is not int or not least <= value <= most:
            self.refuse(key, "bad-number", key=key, value=_quoted(value), least=least, most=most)
        return value

    def flag(self, key: str) -> bool:
        """The value of a key that must be true or false."""
        value = self._value(key)
        if not isinstance(value, bool):
            self.refuse(key, "bad-flag", key=key, value=_quoted(value))
        return value

    def text(self, key: str) -> str:
        """The value of a key that may be left out and is free text."""
        value = self._values.get(key, "")
        if not isinstance(value, str):
            self.refuse(key, "bad-text", key=key, value=_quoted(value))
        return value

    def refuse(self, at: str | None, message_id: str, /, **values: object) -> NoReturn:
        """Raise BadInput with the line of a key, or with that of the entry."""
        line, why = self._lines.get(at, self._line) if at else self._line, Said(message_id, values)
        if line:
            raise BadInput("bad-in-line", name=self._name, line=str(line), why=why)
        number, table = self._where
        raise BadInput("bad-in-entry", name=self._name, number=number, table=table, why=why)

    def _value(self, key: str) -> Any:
        if key not in self._values:
            self.refuse(None, "bad-missing-key", key=key)
        return self._values[key]

    def _word(self, key: str, value: object, allowed: Sequence[Word]) -> Word:
        for word in allowed:
            if word == value:
                return word
        self.refuse(key, "bad-word", key=key, value=_quoted(value), known=either(allowed))


class Tables(NamedTuple):
    """The tables of a file."""

    mercenaries: list[Entry]
    crystals: list[Entry]
    halves: list[Entry]
    artifacts: list[Entry]


def parse(text: str, name: str) -> Tables:
    """The entries of a text in TOML, each with its line; `name` is what refusals call the file."""
    for number, written in enumerate(text.split("\n"), 1):
        if written.count(".") > MOST_DOTS:
            raise BadInput("bad-in-line", name=name, line=str(number), why=said("bad-dots", most=MOST_DOTS))
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number with more digits than Python reads
        place = _PLACE.search(str(error))  # tomllib tells it in its message alone
        if place is None:
            raise BadInput("bad-toml-end", name=name) from None
        raise BadInput("bad-toml", name=name, line=place[1], column=place[2]) from None
    if content.get("starlode-components") != VERSION:
        raise BadInput("bad-components-version", name=name, version=VERSION)
    for key in content:
        if key not in ("starlode-components", *TABLES):
            why = said("bad-key", key=key, known=either(TABLES))
            line = _line_of(text, key)
            if line:
                raise BadInput("bad-in-line", name=name, line=str(line), why=why)
            raise BadInput("bad-in-file", name=name, why=why)
    places = _places(text)
    return Tables(*(_entries(content, places, table, name) for table in TABLES))


def _entries(
    content: dict[str, Any], places: dict[str, list[tuple[int, dict[str, int]]]], table: str, name: str
) -> list[Entry]:
    values = content.get(table)
    if not isinstance(values, list) or not values or not all(isinstance(each, dict) for each in values):
        raise BadInput("bad-no-table", name=name, table=table)
    found = places.get(table, [])
    if len(found) != len(values):  # written as a list of inline tables, or a text that looks like a heading
        found = [(0, {})] * len(values)
    return [
        Entry(each, (number, table), name, line, lines)
        for number, (each, (line, lines)) in enumerate(zip(values, found, strict=True), 1)
    ]


def _places(text: str) -> dict[str, list[tuple[int, dict[str, int]]]]:
    """For each table the line of every entry, and the lines of its keys: tomllib does not tell them."""
    places: dict[str, list[tuple[int, dict[str, int]]]] = {}
    keys: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if header := _HEADER.match(line):
            keys = {}
            places.setdefault(header[1], []).append((number, keys))
        elif _TABLE.match(line):
            keys = {}
        elif key := _KEY.match(line):
            keys.setdefault(key[1], number)
    return places


def _line_of(text: str, word: str) -> int:
    for number, line in enumerate(text.split("\n"), 1):
        if re.match(rf"\s*\[*\s*[\"']?{re.escape(word)}\b", line):
            return number
    return 0


def _quoted(value: object) -> object:
    """A value as a refusal repeats it: shortened, and no number of thousands of digits, which nobody could write."""
    try:
        told = str(value)
    except ValueError:
        return "…"
    return value if len(told) <= MOST_QUOTED else f"{told[:MOST_QUOTED]}…"
