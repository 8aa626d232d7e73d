"""The messages of a table's WebSocket, both ways."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from starlode.server.wire.http import Agreement, OpenTable, Outcome, Table, Turn
from starlode.server.wire.parts import (
    MOST_MACRO,
    MOST_SAID,
    Digits,
    Json,
    Line,
    MessageId,
    Option,
    Phrase,
    Seat,
    Told,
    Version,
    View,
)

# WebSocket, from the client


class Hello(Struct, frozen=True, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """First message, and whenever the client is out of step: `have` events are there already."""

    have: Version | None = None


class Act(Struct, frozen=True, tag_field="t", tag="act", forbid_unknown_fields=True):
    """One action, chosen when there were `v` events."""

    v: Version
    id: MessageId
    action: Line


class MacroAct(Struct, frozen=True, tag_field="t", tag="macro", forbid_unknown_fields=True):
    """Several actions in order, until the first question or refusal."""

    v: Version
    id: MessageId
    actions: Annotated[list[Line], Meta(min_length=1, max_length=MOST_MACRO)]


class Undo(Struct, frozen=True, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back the own last action, where that is free."""

    id: MessageId


class AskUndo(Struct, frozen=True, tag_field="t", tag="ask-undo", forbid_unknown_fields=True):
    """Ask the others whether the own last action may be taken back."""

    id: MessageId


class AnswerUndo(Struct, frozen=True, tag_field="t", tag="answer-undo", forbid_unknown_fields=True):
    """Say whether it may."""

    id: MessageId
    yes: bool


class Resign(Struct, frozen=True, tag_field="t", tag="resign", forbid_unknown_fields=True):
    """Give up."""

    id: MessageId


class PlayOn(Struct, frozen=True, tag_field="t", tag="play-on", forbid_unknown_fields=True):
    """Take the wish to give up back, where a team decides."""

    id: MessageId


class ClaimDraw(Struct, frozen=True, tag_field="t", tag="claim-draw", forbid_unknown_fields=True):
    """Call a stalled match a draw."""

    id: MessageId


class Hint(Struct, frozen=True, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """Ask what looks best, chosen when there were `v` events; everybody is told that I asked, and only I the answer."""

    v: Version
    id: MessageId


class Pause(Struct, frozen=True, tag_field="t", tag="pause", forbid_unknown_fields=True):
    """Ask for a pause of the clock, or agree to one; without `on` refuse it, let it be, or end it."""

    id: MessageId
    on: bool


class AddTime(Struct, frozen=True, tag_field="t", tag="add-time", forbid_unknown_fields=True):
    """Give somebody else more time: a minute, or a day where turns take days."""

    id: MessageId
    seat: Seat


class Vacation(Struct, frozen=True, tag_field="t", tag="vacation", forbid_unknown_fields=True):
    """Go on vacation for so many days, where turns take days; 0 comes back."""

    id: MessageId
    days: Annotated[int, Meta(ge=0, le=30)]


class ClaimWin(Struct, frozen=True, tag_field="t", tag="claim-win", forbid_unknown_fields=True):
    """Have those give up who have been missed for longer than the table waits."""

    id: MessageId


class Promise(Struct, frozen=True, tag_field="t", tag="promise", forbid_unknown_fields=True):
    """The hash of the salt that the own seat adds to chance, or null if it adds none; docs/chance.md."""

    id: MessageId
    round: Version
    hash: Digits | None


class Reveal(Struct, frozen=True, tag_field="t", tag="reveal", forbid_unknown_fields=True):
    """The salt that was promised, once the agreement is kept."""

    id: MessageId
    round: Version
    salt: Digits


QuickPhrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "take-your-time", "oops", "good-game", "again"
]


class Say(Struct, frozen=True, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Say something to a channel: a text, or a phrase that every reader reads in his language."""

    id: MessageId
    channel: Literal["table", "team", "watchers"]
    text: Annotated[str, Meta(min_length=1, max_length=MOST_SAID)] | None = None
    phrase: QuickPhrase | None = None


ToServer: TypeAlias = (
    Hello | Act | MacroAct | Undo | AskUndo | AnswerUndo | Resign | PlayOn | ClaimDraw | ClaimWin | Pause | AddTime
    | Vacation | Promise | Reveal | Hint | Say
)  # fmt: skip


# From the server


class Macro(Struct, frozen=True):
    """Several actions for one click."""

    label: str
    actions: list[str]


class Decision(Struct, frozen=True, rename={"copied": "as"}):
    """What the viewer is asked, by which card, and what is allowed."""

    seat: int
    asked: str
    source: str | None
    copied: str | None
    options: list[Option]
    macros: list[Macro]


class Asked(Struct, frozen=True):
    """Who is waited for, as everybody may know it."""

    seat: int
    say: Phrase


class Reach(Struct, frozen=True):
    """Whether the viewer can attack a seat, and if not, why not."""

    seat: int
    say: Phrase


class Caution(Struct, frozen=True):
    """What would be lost by an answer, where somebody may not have thought of it."""

    action: str
    say: Phrase


class Undoes(Struct, frozen=True):
    """What would be taken back: what somebody did last, as the viewer may know it, and what else goes with it."""

    say: Phrase | None
    others: int  # moves of others


class UndoAsked(Struct, frozen=True):
    """What somebody asks to take back, and the seats that have still to agree."""

    undoes: Undoes
    awaited: list[int]


class Moment(Struct, frozen=True):
    """How things stand for one viewer; decision, question, labels, macros and warnings only for whoever is asked."""

    view: View
    digest: str
    decision: Decision | None
    asked: Asked | None
    question: Phrase | None
    labels: list[Phrase]  # one for each option
    macros: list[Phrase]  # one for each macro
    undo: Literal["free", "consent"] | None
    undoes: Undoes | None
    warnings: list[Phrase]  # what would be lost by ending the turn, or a part of it that does not come back
    cautions: list[Caution]  # what would be lost by one of the answers
    reaches: list[Reach]  # where it is not plain whom the viewer can attack
    resigning: Literal["ends", "leaves", "proposes", "proposed"] | None  # what it would mean if the viewer gave up
    claims: bool  # whether a stalled match may be claimed a draw
    outcome: Outcome | None


class TableChanged(Struct, frozen=True, tag_field="t", tag="table", omit_defaults=True):
    """Places, presence, phase, a request for undo or the rematch are now so; a request comes with what it means."""

    table: Table
    undo: UndoAsked | None = None


class PauseAsked(Struct, frozen=True):
    """Who asks for a pause, and who has still to agree."""

    by: int
    awaited: list[int]


class Clocks(Struct, frozen=True, tag_field="t", tag="clock"):
    """How the clock of a table stands, by seat and in milliseconds from now; whoever plays together has one."""

    left: list[int]
    owners: list[int]  # the seat whose clock each has: its own, or the first one's of a team with one turn
    running: list[int]  # the seats whose time runs
    paused: bool
    pause: PauseAsked | None
    vacation: list[int]  # what is left of it; empty where turns take no days
    away: list[int]  # how long each is still on vacation


class Gone(Struct, frozen=True):
    """Somebody who has gone, and how many milliseconds ago."""

    seat: int
    ago: int


class Lag(Struct, frozen=True):
    """How many milliseconds a word to somebody and back takes."""

    seat: int
    lag: int


class Presence(Struct, frozen=True, tag_field="t", tag="presence"):
    """Who is there now: at which seats, and how many others watch; at most once a second."""

    here: list[int]
    watchers: int
    gone: list[Gone]
    lags: list[Lag]  # of people, as far as they are known
    waited: int  # milliseconds since whoever is asked now has been
    claimable: list[int]  # seats that have been missed for so long that the others may have them give up
    played_for: list[int] = field(name="played-for")  # seats at which a bot plays until somebody is back


class ChatLine(Struct, frozen=True):
    """What somebody said so many milliseconds ago; whoever watches, or has left his seat, has none. By channel.

    The mark is the speaker's, for this viewer alone: another name does not change it, so that who is muted stays so.
    """

    channel: Literal["table", "team", "watchers"]
    n: int
    seat: int | None
    name: str | None
    mark: str
    text: str | None
    phrase: QuickPhrase | None
    ago: int


class Chat(Struct, frozen=True, tag_field="t", tag="chat"):
    """What was said that the viewer may hear; after hello what is kept of it, then each line as it comes."""

    lines: list[ChatLine]


class Notice(Struct, frozen=True, tag_field="t", tag="notice"):
    """What everybody at the table should know about the server: it stops, or cannot write; code null: all is well."""

    code: str | None
    say: Phrase | None


class AgreementMade(Struct, frozen=True, tag_field="t", tag="agreement"):
    """What everybody keeps before anybody reveals; also after hello, where there is one."""

    agreement: Agreement


class Sync(Struct, frozen=True, tag_field="t", tag="sync"):
    """The answer to hello: what happened after `have`, and how things stand; no moment before the start."""

    v: int
    events: list[Told]
    moment: Moment | None


class Update(Struct, frozen=True, tag_field="t", tag="update", rename={"since": "from"}):
    """What happened after event number `from`, and how things stand."""

    since: int
    v: int
    events: list[Told]
    moment: Moment


class Done(Struct, frozen=True, tag_field="t", tag="done"):
    """A message of the viewer was carried out and written down."""

    id: str
    v: int


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """A message of the viewer was not carried out; id null: it could not be read."""

    id: str | None
    code: str
    details: dict[str, Json]
    say: Phrase


class Tip(Struct, frozen=True):
    """An option of the viewer's decision: how likely it wins, in thousandths (null: it was hardly tried), and why."""

    action: str
    chance: int | None
    reasons: list[Phrase]


class Hinted(Struct, frozen=True, tag_field="t", tag="hinted"):
    """What looks best to the viewer's seat when there are `v` events, the best first; by so many ways looked ahead."""

    v: int
    ways: int
    options: list[Tip]


class Stale(Struct, frozen=True, tag_field="t", tag="stale"):
    """An action was chosen on an older version; a sync follows."""

    id: str
    v: int


class OpenTables(Struct, frozen=True, tag_field="t", tag="open"):
    """Of the lobby's socket: the tables that wait for players, oldest first; at once, and whenever they change."""

    tables: list[OpenTable]


class Turns(Struct, frozen=True, tag_field="t", tag="turns"):
    """Of the lobby's socket: whose turn it is at my tables that are played at; at once, and whenever it changes."""

    turns: list[Turn]


FromServer: TypeAlias = (
    TableChanged | AgreementMade | Presence | Clocks | Notice | Chat | Sync | Update | Done | Refused | Stale | Hinted
)
