"""What is asked and answered over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from starlode.server.wire.parts import MOST_NAME, MOST_SEATS, Json, Seat


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    details: dict[str, Json]


class Health(Struct, frozen=True):
    """Whether a server is well, and if not, by codes, why not."""

    well: bool
    troubles: list[str]


class RuleOption(Struct, frozen=True):
    """A rule that a table may choose: one of its values, or with values null a whole number."""

    name: str
    default: str
    values: list[str] | None
    least: int | None
    most: int | None


class Party(Struct, frozen=True):
    """Who plays together, and each seat's role, if these options are chosen."""

    options: dict[str, str]
    sides: list[list[int]]
    roles: list[str | None]


class Setting(Struct, frozen=True):
    """A format for so many seats: the options that it uses, with what each may be (null: a number), and who is who.

    The first party is that of the defaults; others follow where an option changes it.
    """

    seats: int
    options: dict[str, list[str] | None]
    parties: list[Party]


class Format(Struct, frozen=True):
    """A way to play a game, and for how many seats."""

    format: str
    seats: list[int]
    settings: list[Setting]  # one for each number of seats


class Game(Struct, frozen=True):
    """A game that this server offers."""

    game: str
    formats: list[Format]
    bots: list[str]  # the weakest first
    proposed: str  # the bot for somebody who has chosen none yet
    options: list[RuleOption]


class Games(Struct, frozen=True):
    """All that can be played here."""

    games: list[Game]
    languages: list[str]


class GameWords(Struct, frozen=True):
    """What a game says of its own in a language: the texts of its .ftl files."""

    sources: list[str]


class Me(Struct, frozen=True):
    """A guest, as he sees himself."""

    id: str
    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]


class NewPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: a bot, whoever asks, or with neither whoever has the link."""

    bot: Annotated[str, Meta(max_length=40)] | None = None
    me: bool = False


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants; the order of `places` is that of the seats."""

    game: Annotated[str, Meta(max_length=40)]
    format: Annotated[str, Meta(max_length=40)] | None = None
    seats: Seat | None = None
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    places: Annotated[list[NewPlace], Meta(max_length=MOST_SEATS)] = []


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody wants to sit (null: anywhere), and what he adds to chance; docs/chance.md."""

    seat: Seat | None = None
    salt: Annotated[str, Meta(max_length=64, pattern="^[0-9A-Za-z_-]*$")] | None = None


class Place(Struct, frozen=True):
    """A seat with whoever sits there, as one viewer sees it."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str | None
    you: bool
    here: bool
    bot: str | None


class Outcome(Struct, frozen=True):
    """How a match ended: the winning seats (none: a draw), why, each seat's place, and who played together."""

    winners: list[int]
    reason: str
    places: list[int]
    sides: list[list[int]]


class Table(Struct, frozen=True, rename="kebab"):
    """A table, as one viewer sees it from outside: no cards."""

    id: str
    game: str
    format: str
    seats: int
    options: dict[str, str]
    places: list[Place]
    phase: Literal["waiting", "running", "over"]
    v: int
    commitment: str
    watchers: int
    sides: list[list[int]]  # who wins and loses together
    roles: list[str | None]  # each seat's, where a format has any
    rematch: str | None
    undo_asked_by: int | None
    outcome: Outcome | None


class Tables(Struct, frozen=True):
    """The tables of a guest, newest first."""

    tables: list[Table]


class Chance(Struct, frozen=True):
    """What every draw of a finished match follows from; docs/chance.md."""

    table: str
    secret: str
    salts: list[str]
    key: str
    commitment: str


class Finished(Struct, frozen=True):
    """A match that is over, with everything in it."""

    record: dict[str, Json]
    chance: Chance
