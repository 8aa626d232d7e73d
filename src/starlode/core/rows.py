"""Kinds of actions, questions and events as rows of data; notation, open questions and events are read off them.

A game writes one row for each kind: its code in the engine, its name, and its parts. What lists and answers it is a
function of the engine.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Protocol, TypeAlias

from starlode.core.decision import Json
from starlode.core.engine import frames
from starlode.core.engine.frames import NONE
from starlode.core.engine.packed import DEPTH, MOST_FRAMES, Packed
from starlode.core.errors import BadInput
from starlode.core.event import Event

# Actions: `kind * 64 + low`


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a line, and the same for whoever draws or speaks it; no text where nothing need be said."""

    text: str
    details: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of a line: the words that may stand there, by number, and what one more adds to the action."""

    words: Sequence[Word | None]  # None: a number that is not in use here
    step: int = 1


@dataclass(frozen=True, slots=True)
class Action:
    """A kind of action: its first code, its verb, and what follows it."""

    code: int
    verb: str
    spots: tuple[Spot, ...] = ()
    told: tuple[str, ...] = ()  # the details in another order than that of the line
    by_nature: bool = False
    also: tuple[str, ...] = ()  # what is told with it besides: its price, what it is worth or pays, whether it is idle


def named(name: str, values: Sequence[Json], step: int = 1, text: str = "{}") -> Spot:
    """A spot with one detail; None is no word, and an empty text says nothing."""
    words = [None if value is None else Word(text.format(value) if value else "", {name: value} if value else {})
             for value in values]  # fmt: skip
    return Spot(words, step)


class Notation:
    """Actions as lines of text and back, for the rows of a game."""

    def __init__(self, rows: Sequence[Action]) -> None:
        self.lines: dict[int, str] = {}
        self._details: dict[int, dict[str, Json]] = {}
        self._meanings: dict[str, list[int]] = {}
        for row in rows:
            for action, texts, details in _written(row):
                line = " ".join([row.verb, *filter(None, texts)])
                self.lines[action] = line
                self._details[action] = {name: details[name] for name in row.told or details if name in details}
                self._meanings.setdefault(line, []).append(action)
        self.rows = rows
        self.verbs = {row.verb for row in rows}

    @property
    def drawn(self) -> dict[str, list[str]]:
        """What nature can ever say, by its verb."""
        return {
            row.verb: [" ".join(filter(None, texts)) for _, texts, _ in _written(row)]
            for row in self.rows
            if row.by_nature
        }

    def write(self, action: int) -> str:
        return self.lines[action]

    def meanings(self, line: str) -> list[int]:
        """The actions that a line could mean."""
        return self._meanings.get(line, [])

    def verb_and_details(self, action: int) -> tuple[str, dict[str, Json]]:
        """An action taken apart, for whoever draws or speaks it."""
        return self.lines[action].partition(" ")[0], self._details[action]


def _written(row: Action) -> Iterator[tuple[int, list[str], dict[str, Json]]]:
    """Every action of a row with its words."""
    choices = [[(number * spot.step, word) for number, word in enumerate(spot.words) if word] for spot in row.spots]
    for chosen in product(*choices):
        details: dict[str, Json] = {}
        for _, word in chosen:
            details |= word.details
        yield row.code * 64 + sum(number for number, _ in chosen), [word.text for _, word in chosen], details


# What a number stands for


class Unit(Protocol):
    """What the numbers of a part stand for, where a list of values or a largest number does not say it."""

    @property
    def schema(self) -> dict[str, Any]: ...

    def tell(self, number: int, seat: int) -> Json: ...
    def find(self, value: Json, seat: int) -> int | None:
        """The number that a value is told for, or None."""
        ...


Values: TypeAlias = "Sequence[Json] | int | Unit"  # by number; or whole numbers up to this


def _tell(unit: Values, number: int, seat: int) -> Json:
    if isinstance(unit, int):
        return number
    return unit[number] if isinstance(unit, Sequence) else unit.tell(number, seat)


def _find(unit: Values, value: Json, seat: int) -> int | None:
    if isinstance(unit, int):
        return value if type(value) is int and 0 <= value <= unit else None
    if isinstance(unit, Sequence):
        return next((n for n, each in enumerate(unit) if type(each) is type(value) and each == value), None)
    return unit.find(value, seat)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a question or an event: where it lies, how wide it is, and what its numbers stand for."""

    name: str
    place: str  # of a frame: card, copied, number, second or at; of an entry: a, b or c
    unit: str
    shift: int = 0
    bits: int = 16
    untold: int | None = None  # the number that is not written
    default: int | None = None  # the number that is meant where nothing is said; None: it must be said


# Questions


@dataclass(frozen=True, slots=True)
class Question:
    """A kind of frame on the decision stack: asked of a seat, or of nature, or what the rules do by themselves."""

    code: int
    name: str
    parts: tuple[Part, ...] = ()
    of: str = "seat"  # who is asked: a seat, nature, or the rules, which go on by themselves


PLACES = ("card", "copied", "number", "second", "at")


class Questions:
    """Frames of the decision stack in words and back."""

    def __init__(self, rows: Sequence[Question], units: Mapping[str, Values]) -> None:
        self.rows = rows
        self._rows = {row.code: row for row in rows}
        self._named = {row.name: row for row in rows}
        self.units = units

    def write(self, frame: int) -> dict[str, Json]:
        row, seat = self._rows[frames.what(frame)], int(frames.seat_of(frame))
        content: dict[str, Json] = {"ask": row.name, "seat": seat + 1}
        held = (frames.card_of(frame), frames.copied_of(frame), frames.number_of(frame), frames.second_of(frame),
                frames.at_of(frame))  # fmt: skip
        places = dict(zip(PLACES, held, strict=True))
        for part in row.parts:
            value = int(places[part.place]) >> part.shift & 2**part.bits - 1
            if value != part.untold:
                content[part.name] = _tell(self.units[part.unit], value, seat)
        return content

    def read(self, content: Json, seats: int) -> int:
        if not isinstance(content, dict) or str(content.get("ask")) not in self._named:
            raise BadInput("bad-question-name", known=", ".join(self._named))
        row = self._named[str(content["ask"])]
        unknown = set(content) - {"ask", "seat", *(part.name for part in row.parts)}
        if unknown:
            raise BadInput("bad-question-field", name=row.name, field=min(unknown))
        seat = content.get("seat", 1)
        if type(seat) is not int or not 1 <= seat <= seats:
            raise BadInput("bad-question-number", name=row.name, field="seat", value=seat, most=seats)
        places = {"card": NONE, "copied": NONE, "number": 0, "second": 0, "at": 0}
        for part in row.parts:
            value = self._value(row, content, part, seat - 1)
            is_whole = part.place in ("card", "copied")
            places[part.place] = value if is_whole else places[part.place] | value << part.shift
        return int(frames.frame(row.code, seat - 1, *(places[place] for place in PLACES)))

    def write_stack(self, state: Packed) -> list[Json]:
        """The decision stack, the open question last."""
        return [self.write(state.frame_at(depth)) for depth in range(state.get(DEPTH))]

    def read_stack(self, state: Packed, content: Json) -> None:
        if not isinstance(content, list) or len(content) > MOST_FRAMES:
            raise BadInput("bad-questions", most=MOST_FRAMES)
        for question in content:
            state.push(self.read(question, int(state.seats)))

    def _value(self, row: Question, content: Mapping[str, Json], part: Part, seat: int) -> int:
        if part.name not in content:
            if part.default is None:
                raise BadInput("bad-question-missing", name=row.name, field=part.name)
            return part.default
        value, unit = content[part.name], self.units[part.unit]
        found = _find(unit, value, seat)
        if found is None or found == part.untold:  # what is meant where nothing is said is not said, as schemas have it
            told = {"name": row.name, "field": part.name, "value": value}
            if isinstance(unit, int) and found is None:
                raise BadInput("bad-question-most", **told, most=unit)
            raise BadInput("bad-question-value", **told)
        return found


# Events


@dataclass(frozen=True, slots=True)
class Happening:
    """A kind of event: its code in the journal, its name, its parts, and what only the seat itself may see."""

    code: int
    name: str
    parts: tuple[Part, ...] = ()
    secret: tuple[str, ...] = ()
    shows: bool = False  # everybody has now seen a hidden card of the seat


class Happenings:
    """Entries of the engine's journal as events."""

    def __init__(self, rows: Sequence[Happening], units: Mapping[str, Values], seen_by: Sequence[tuple[int, ...]]):
        """Who sees what a seat keeps to itself is said for every seat."""
        self.rows = rows
        self._rows = {row.code: row for row in rows}
        self.units = units
        self._seen_by = seen_by

    def event(self, entry: tuple[int, int, int, int]) -> Event:
        code, *numbers = entry
        row = self._rows[code]
        details: dict[str, Json] = {}
        for part in row.parts:
            value = numbers["abc".index(part.place)] >> part.shift & 2**part.bits - 1
            details[part.name] = _tell(self.units[part.unit], value, numbers[0])
        known_to = self._seen_by[numbers[0]] if row.secret else ()
        return Event(row.name, details, row.secret, known_to, numbers[0] + 1 if row.shows else None)


def names(rows: Sequence[Question] | Sequence[Happening]) -> dict[int, str]:
    """The names of rows by their codes."""
    return {row.code: row.name for row in rows}
