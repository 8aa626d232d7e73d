"""A finished match judged: what `starlode analyse` tells, for the page that looks back at it."""

from typing import Literal

from msgspec import Struct

from starlode.server.wire.parts import Phrase


class Deed(Struct, frozen=True):
    """A move: its line of notation, and what it is called."""

    action: str
    say: Phrase


class Better(Struct, frozen=True):
    """A choice that cost its seat something: after how many rows, what was played, and what was better.

    Chances are thousandths, as the seat knew the table.
    """

    rows: int
    turn: int
    seat: int
    played: Deed
    best: Deed
    chance: int  # with the best …
    kept: int  # … and with what was played
    reasons: list[Phrase]
    line: list[Deed]  # the best, and how the turn could have gone on


class ChancePoint(Struct, frozen=True):
    """The beginning of a turn, or with null the end: how likely each seat wins as it knows it, in thousandths."""

    rows: int
    turn: int
    seat: int | None
    chances: list[int]


class TurningPoint(Struct, frozen=True):
    """Where it turned for a seat; a choice has its `Better` at the same rows."""

    seat: int
    number: int
    kind: Literal["choice", "own-turn", "others-turn"]
    rows: int
    turn: int
    before: int
    after: int


class Accuracy(Struct, frozen=True):
    """How well a seat chose, of 100; null if it never had a choice."""

    seat: int
    accuracy: int | None
    choices: int
    lost: int  # thousandths, in all


class Analysis(Struct, frozen=True):
    """What was found, by so many ways looked ahead at each moment."""

    ways: int
    points: list[ChancePoint]
    choices: list[Better]
    turning: list[TurningPoint]
    players: list[Accuracy]


class Analysed(Struct, frozen=True):
    """How it stands with the analysis of a match: not offered here, not asked for yet, being made, there, or failed."""

    state: Literal["off", "none", "waiting", "ready", "failed"]
    analysis: Analysis | None = None
