"""A match to be looked at step by step, as one viewer saw it."""

from typing import Annotated

from msgspec import Meta, Struct

from starlode.server.wire.http import Outcome, Table
from starlode.server.wire.parts import MOST_NAME, MOST_REPORT, Json, Seat, Told, View
from starlode.server.wire.socket import Asked, Reach


class Frame(Struct, frozen=True):
    """What a seat did and nature did then: what was told of it, and what of the view is otherwise than before.

    A path is the name of a field, or of a seat's field, like `turn` and `seats.0.hand`, counted from 0 as lists are.
    """

    rows: int  # of the record by now: by this a moment is named
    events: list[Told]
    changes: dict[str, Json]  # path → what is there now
    gone: list[str]  # paths at which there is nothing any more
    asked: Asked | None
    reaches: list[Reach]


class Score(Struct, frozen=True):
    """A part of everybody's result, by seat; its name is a message, `score-` and the name."""

    name: str
    figures: list[int]


class Reel(Struct, frozen=True):
    """A match from its beginning, as a seat, or with null somebody who watched, could follow it."""

    table: Table
    seat: int | None
    view: View  # at the beginning, after the deal
    frames: list[Frame]  # the first is the deal, and changes nothing
    outcome: Outcome | None  # of a match that is over …
    scores: list[Score]  # … and what the result is made of


class Continuation(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match to be taken up after so many rows: my seat, and the bot that plays all others."""

    rows: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Seat
    bot: Annotated[str, Meta(max_length=MOST_NAME)]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A problem at a table, in somebody's words; `rows` names a moment of a finished match, null is now."""

    table: Annotated[str, Meta(max_length=80)]
    text: Annotated[str, Meta(min_length=1, max_length=MOST_REPORT)]
    rows: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Reported(Struct, frozen=True):
    """A report that is kept; who looks after the server finds it by this name."""

    name: str
