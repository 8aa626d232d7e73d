"""What is asked and answered over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from starlode.core import agreement as core
from starlode.server.wire.parts import MOST_COMPONENTS, MOST_NAME, MOST_SEATS, MOST_START, Digits, Json, Phrase, Seat

Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Components = Annotated[str, Meta(max_length=MOST_COMPONENTS)]


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
    strengths: dict[str, int]  # of bots that were measured, in Elo between two players; who is new to it has 1000
    proposed: str  # the bot for somebody who has chosen none yet
    gentlest: str  # the same for somebody who has not won yet
    options: list[RuleOption]
    components: bool  # whether a table may bring its own
    lessons: list[str]  # its guided matches


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
    account: bool  # whether he can sign in with it


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Name


class Timing(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table: seconds for each turn, for the whole match (and a bit more for each turn), or days a turn.

    Days are told in seconds too: a day has 86,400.
    """

    kind: Literal["turn", "bank", "days"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Absence(Struct, frozen=True, forbid_unknown_fields=True):
    """What is done when somebody stays away who is asked, after so many seconds.

    The table waits, a bot plays until he is back, the others may claim that he gives up, or he gives up by himself.
    """

    then: Literal["wait", "bot", "claim", "resign"] = "wait"
    grace: Annotated[int, Meta(ge=3, le=3600)] = 60


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody that whoever asks has played with: at which table, and where he sat there."""

    table: Annotated[str, Meta(max_length=MOST_NAME)]
    seat: Seat


class NewPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: a bot, whoever asks, or with neither whoever has the link.

    Whoever asks may say that he adds a salt to chance: its hash, which needs the table's id, follows.
    """

    bot: Annotated[str, Meta(max_length=MOST_NAME)] | None = None
    me: bool = False
    salted: bool = False
    invited: Invited | None = None  # for whom a free seat is kept
    other: Name | None = None  # the name of another person at the device of whoever asks


class NewComponents(Struct, frozen=True, forbid_unknown_fields=True):
    """A text of components to be looked at, before a table is opened with it."""

    game: Annotated[str, Meta(max_length=MOST_NAME)]
    components: Components


class Checked(Struct, frozen=True):
    """A text of components with which tables can be opened, and where it differs from the numbers of the box."""

    warnings: list[Phrase]


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table begins with: the text of a position, a record or a saved match, and after how many rows of it."""

    text: Annotated[str, Meta(max_length=MOST_START)]
    rows: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # null: as it ends


class NewStart(Struct, frozen=True, forbid_unknown_fields=True):
    """Such a text to be looked at, before a table is opened with it."""

    game: Annotated[str, Meta(max_length=MOST_NAME)]
    text: Annotated[str, Meta(max_length=MOST_START)]


class TurnAt(Struct, frozen=True):
    """A moment that a table can begin at: after how many rows, in which turn, and who is asked."""

    rows: int
    turn: int
    seat: int


class Started(Struct, frozen=True):
    """What a text tells, for whoever chooses a moment of it: the beginning of each turn, and its end."""

    format: str
    seats: int
    turns: list[TurnAt]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants; the order of `places` is that of the seats.

    `deal` is the key that all draws shall follow from, as a finished match tells it: the same deal again.
    A rated table has the rules of the game with our components, draws that nobody knows, no hints, and does not wait.
    """

    game: Annotated[str, Meta(max_length=MOST_NAME)]
    format: Annotated[str, Meta(max_length=MOST_NAME)] | None = None
    seats: Seat | None = None
    options: dict[Annotated[str, Meta(max_length=MOST_NAME)], Annotated[str, Meta(max_length=MOST_NAME)]] = {}
    places: Annotated[list[NewPlace], Meta(max_length=MOST_SEATS)] = []
    components: Components | None = None
    deal: Digits | None = None
    start: Start | None = None  # then format, seats, options and components are those of the file
    clock: Timing | None = None
    absence: Absence | None = None  # null: it waits, or if it is rated and turns take no days, the win may be claimed
    public: bool = False  # shown to everybody while it waits; else it is for whoever has the link
    rated: bool = False  # whether it counts for ratings
    hints: bool | None = None  # whether whoever is asked is told what he may overlook; null: unless it is rated


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody wants to sit (null: anywhere), and the hash of what he adds to chance; docs/chance.md.

    A hash is bound to a seat, so it comes with one; without one it may follow (`salted`), or nothing is added.
    """

    seat: Seat | None = None
    hash: Digits | None = None
    salted: bool = False
    other: Name | None = None  # not he himself, who sits there already, but another person at his device


class Place(Struct, frozen=True):
    """A seat with whoever sits there, as one viewer sees it."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str | None
    you: bool
    here: bool
    bot: str | None
    kept: str | None  # the name of whom a free seat is kept for
    for_you: bool = False  # that is oneself


class Outcome(Struct, frozen=True):
    """How a match ended: the winning seats (none: a draw), why, each seat's place, and who played together."""

    winners: list[int]
    reason: str
    places: list[int]
    sides: list[list[int]]


class VoidRound(Struct, frozen=True):
    """A round that came to no deal: these seats did not reveal what they had promised."""

    round: int
    seats: list[int]
    names: list[str]


class Draws(Struct, frozen=True):
    """How far a table is with what its draws follow from; docs/chance.md."""

    round: int
    agreed: bool
    awaited: list[int]  # seats whose promise is missing, or once it is agreed, whose salt is
    patience: int  # seconds for it, once the seats are full
    known: bool  # somebody may know the draws (the same deal again, a position, a lesson), so the table is casual
    void: list[VoidRound]


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided match that somebody wants to play from a step on, counted from 0."""

    game: Annotated[str, Meta(max_length=MOST_NAME)]
    lesson: Annotated[str, Meta(max_length=MOST_NAME)]
    step: Annotated[int, Meta(ge=0, le=999)] = 0
    table: Annotated[str, Meta(max_length=MOST_NAME)] | None = None  # where it is played, and goes to that step


class Lesson(Struct, frozen=True):
    """How far a guided match is; what is said of a task stands in the words of the game."""

    lesson: str
    task: str | None  # None: this table is over, and the next one is `next`
    part: str
    parts: dict[str, int]  # all of them in order, and the step where each begins
    step: int
    steps: int
    accepts: list[str]  # the actions that are the next step; no other is carried out
    next: int | None  # where the next part begins


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
    draws: Draws
    watchers: int
    sides: list[list[int]]  # who wins and loses together
    roles: list[str | None]  # each seat's, where a format has any
    clock: Timing | None  # how long anybody may think; null: as long as he likes
    absence: Absence
    public: bool
    brought: bool  # whether it began with a position that somebody brought; then it is casual
    beside: list[int]  # the seats at the viewer's device, where several people sit there
    host: int | None  # where whoever opened it sits
    sent_away: bool  # whether that one has sent the viewer away, who cannot sit down here any more
    rated: bool
    hints: bool
    rematch: str | None
    undo_asked_by: int | None
    outcome: Outcome | None
    components: bool  # whether it is played with others than ours
    texts: bool  # whether its cards have texts of their own, to be asked for
    figures: dict[str, int]  # of the game's rules, for whoever tells of the table: how many cards a hand may hold
    lesson: Lesson | None  # of a table at which somebody learns


class QuickPlay(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that somebody wants to play with anybody: at the oldest open table that fits, else at a new one."""

    game: Annotated[str, Meta(max_length=MOST_NAME)]
    format: Annotated[str, Meta(max_length=MOST_NAME)] | None = None
    seats: Seat | None = None
    clock: Timing | None = None  # null: any
    salted: bool = False
    rated: bool = False


class OpenTable(Struct, frozen=True):
    """A table that waits for players, as everybody sees it."""

    id: str
    game: str
    format: str
    seats: int
    free: int
    names: list[str]  # the people who sit there
    bots: list[str]
    clock: Timing | None
    rated: bool
    ago: int  # milliseconds since it was opened


class Turn(Struct, frozen=True):
    """Whose turn it is at a table that is played at; nobody's where that is not known yet."""

    table: str
    asked: list[int]  # the seats that are waited for
    ago: int | None  # milliseconds since they have been


class Tables(Struct, frozen=True):
    """The tables of a guest, newest first, and whose turn it is where one is played at."""

    tables: list[Table]
    turns: list[Turn]


class Agreement(Struct, frozen=True):
    """What everybody keeps before anything is revealed: the hashes of the secret and of every seat's salt."""

    format: int = field(name="starlode-agreement")
    table: str
    round: int
    game: str
    rules: int
    options: dict[str, str]
    seats: list[str]  # who sits there: human, or the name of a bot
    secret: str
    salts: list[str]  # empty: this seat adds none


def agreement(agreed: core.Agreement) -> Agreement:
    """An agreement as it goes over the wire."""
    return Agreement(core.FORMAT, **vars(agreed))


class FailedRound(Struct, frozen=True):
    """A void round with all that was revealed of it, also by whom it was not."""

    agreement: Agreement
    secret: str
    salts: list[str | None]
    seats: list[int]
    names: list[str]


class Draw(Struct, frozen=True):
    """One of nature's choices: the draw's number must lie in the share of what came, of all that could."""

    row: int
    event: int
    stream: str
    count: int
    below: int
    copies: int
    total: int


class Chance(Struct, frozen=True):
    """What every draw of a finished match follows from; docs/chance.md."""

    table: str
    round: int
    secret: str
    salts: list[str]
    key: str
    commitment: str
    agreement: Agreement | None  # null: nothing was agreed, because somebody may know the draws
    known: bool
    void: list[FailedRound]
    draws: list[Draw]


class Finished(Struct, frozen=True):
    """A match that is over, with everything in it."""

    record: dict[str, Json]
    chance: Chance
    components: str | None = None  # the text that it was played with, if not with ours
