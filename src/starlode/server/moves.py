"""What a seat can do over its socket: act, take back, agree, give up."""

from typing import Any, TypeAlias, assert_never

from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.i18n import Phrase
from starlode.i18n.voice import error_phrase
from starlode.i18n.voices import voice_of
from starlode.server import agreeing, clock_moves, hinting, lessons, seating, teams
from starlode.server.refusals import Refusal
from starlode.server.showing import said
from starlode.server.stored import UndoRequest
from starlode.server.table import LiveTable
from starlode.server.viewer import Viewer
from starlode.server.wire.socket import (
    Act,
    AddTime,
    AnswerUndo,
    AskUndo,
    ClaimDraw,
    ClaimWin,
    Done,
    Hello,
    Hint,
    MacroAct,
    Pause,
    PlayOn,
    Promise,
    Refused,
    Resign,
    Reveal,
    Say,
    Stale,
    ToServer,
    Undo,
    Vacation,
)

Move: TypeAlias = Act | MacroAct
Deed: TypeAlias = (
    Act | MacroAct | Undo | AskUndo | AnswerUndo | Resign | PlayOn | ClaimDraw | ClaimWin | Pause | AddTime | Vacation
    | Promise | Reveal | Hint
)  # fmt: skip


async def receive(table: LiveTable, viewer: Viewer, message: ToServer) -> bool:
    """Carry out a message, or tell the viewer why not; whether he was out of step. A job of the table's queue."""
    if isinstance(message, Hello):
        if table.is_lost:  # what it remembers may not have happened
            raise Refusal("not-stored")
        viewer.greeted = True
        viewer.send(table.told_to(viewer.guest))
        agreeing.tell(table, viewer)
        table.sync(viewer, message.have)
        viewer.send(table.told_presence())
        if (clock := table.time.told()) is not None:
            viewer.send(clock)
        if table.notice is not None:
            viewer.send(table.notice)
        await table.chat.show(table, viewer)
        return False
    try:
        if isinstance(message, Say):
            await table.chat.say(table, viewer, message)
            return False
        seat = table.stored.seat_of(viewer.guest)
        if viewer.guest is None or seat is None:
            raise Refusal("not-seated")
        if (v := table.messages.get((viewer.guest, message.id))) is not None:
            viewer.send(Done(message.id, v))  # it came twice
        elif isinstance(message, Move) and table.match is not None and _is_stale(table, seat, message):
            viewer.send(Stale(message.id, table.stored.v))
            table.sync(viewer, message.v)
            return True
        else:
            await _carry_out(table, viewer, seat, message)
    except (Refusal, IllegalAction) as refusal:
        table.services.metrics.count_refusal(refusal.code)
        viewer.send(refused(message.id, refusal, table))
    return False


def _is_stale(table: LiveTable, seat: int, message: Move) -> bool:
    """Whether something else happened since it was chosen, and it was not a teammate who acts at the same time."""
    if message.v == table.stored.v:
        return False
    first = message.action if isinstance(message, Act) else message.actions[0]
    assert table.match is not None
    return not teams.still_meant(table.match, seat, message.v, first)


def refused(message: str | None, refusal: Refusal | IllegalAction, table: LiveTable | None = None) -> Refused:
    """A refusal as it is told, at a table as its game tells it."""
    match = None if table is None else table.match
    why, details = error_phrase if match is None else voice_of(match.rules).error, refusal.details
    told = {name: {"phrase": each.to_json()} if isinstance(each, Phrase) else each for name, each in details.items()}
    return Refused(message, refusal.code, told, said(why(refusal.code, details)))


async def _carry_out(
    table: LiveTable,
    viewer: Viewer,
    seat: int,
    message: Deed,
) -> None:
    if table.stored.lesson is not None:
        if isinstance(message, Move):
            _check_lesson(table, [message.action] if isinstance(message, Act) else message.actions)
        elif isinstance(message, Undo | AskUndo):
            await _step_back(table, viewer, message.id)
            return
    match message:
        case Act(action=action):
            await table.carry_out(lambda match: match.play(action, seat=seat), viewer, message.id)
        case MacroAct(actions=actions):
            await table.carry_out(lambda match: _play_macro(match, seat, actions), viewer, message.id)
        case Undo():
            await table.carry_out(lambda match: match.undo(seat), viewer, message.id)
        case AskUndo():
            await _ask_undo(table, viewer, seat, message.id)
        case AnswerUndo(yes=yes):
            await _answer_undo(table, viewer, seat, yes, message.id)
        case Resign():
            await table.carry_out(lambda match: teams.resign(match, seat, table.stored.bots), viewer, message.id)
        case PlayOn():
            await table.carry_out(lambda match: match.play_on(seat), viewer, message.id)
        case ClaimWin():
            await table.carry_out(lambda match: table.patience.claim(match, seat), viewer, message.id)
        case Pause():
            await clock_moves.pause(table, viewer, seat, message)
        case AddTime():
            await clock_moves.add_time(table, viewer, seat, message)
        case Vacation():
            await clock_moves.vacation(table, viewer, seat, message)
        case ClaimDraw():
            await table.carry_out(lambda match: match.claim_draw(seat), viewer, message.id)
        case Hint():
            await hinting.ask(table, viewer, seat, message)
        case Promise():
            await agreeing.promise(table, viewer, seat, message)
        case Reveal():
            await agreeing.reveal(table, viewer, seat, message)
        case _:
            assert_never(message)


def _check_lesson(table: LiveTable, actions: list[str]) -> None:
    """Where somebody learns, only the next step is carried out; how often it was another is counted."""
    try:
        lessons.check(table.stored, table.misses, actions)
    except Refusal:
        table.misses += 1
        raise
    table.misses = 0


async def _step_back(table: LiveTable, viewer: Viewer, message: str) -> None:
    """Where somebody learns, taking back leads to the step before, past what the rival did since."""
    its = lessons.shown(table.stored)
    if its is None or its.step == 0:
        raise IllegalAction("nothing-to-undo")
    await seating.take_to(table, its.step - 1, viewer, message)


def _play_macro(match: Match[Any], seat: int, actions: list[str]) -> None:
    """Several actions in order; the first question or refusal ends them, and a refusal of the first one counts."""
    first = match.decision
    for number, action in enumerate(actions):
        decision = match.decision
        if number and (first is None or decision is None or (decision.seat, decision.asked) != (seat, first.asked)):
            return
        try:
            match.play(action, seat=seat)
        except IllegalAction:
            if number == 0:
                raise
            return


async def _ask_undo(table: LiveTable, viewer: Viewer, seat: int, message: str) -> None:
    """Take back at once where nobody else has to agree, else ask; bots agree at once."""
    if table.match is None:
        raise Refusal("not-started")
    asked = table.stored.undo
    if asked is not None and asked.by != seat:
        raise Refusal("undo-asked")
    if (takes := table.match.undo_takes(seat)) is None:
        raise IllegalAction("match-over" if table.match.outcome is not None else "nothing-to-undo")
    if takes == "consent" and table.stored.rated:
        raise Refusal("rated-table")
    if takes == "free" or not teams.who_agrees(table.match, table.stored.places, seat):
        await table.carry_out(lambda match: match.undo(seat, consent=True), viewer, message)
        return
    if table.denied == (seat, len(table.match.record.rows)):
        raise Refusal("undo-denied")  # to ask again and again would take the others' time
    table.stored.undo = UndoRequest(seat)
    await table.note(viewer, message)


async def _answer_undo(table: LiveTable, viewer: Viewer, seat: int, yes: bool, message: str) -> None:
    """Agree or not; whoever asks can let it be, and whoever is out has no say."""
    asked = table.stored.undo
    if asked is None or table.match is None:
        raise Refusal("no-undo-asked")
    people = teams.who_agrees(table.match, table.stored.places, asked.by)
    if seat not in people and (yes or seat != asked.by):
        raise Refusal("no-undo-asked")
    if not yes:
        if seat != asked.by:
            table.denied = (asked.by, len(table.match.record.rows))
        table.stored.undo = None
        await table.note(viewer, message)
        return
    agreed = sorted({*asked.agreed, *table.stored.seats_beside(viewer.guest)})
    if people <= set(agreed):
        await table.carry_out(lambda match: match.undo(asked.by, consent=True), viewer, message)
        return
    table.stored.undo = UndoRequest(asked.by, agreed)
    await table.note(viewer, message)
