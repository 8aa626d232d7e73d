"""One table with its match in memory: everything that happens at it goes through one queue, and is written first."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar, cast

from sqlalchemy import Connection

from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.core.view import View
from starlode.server import leases, lessons, matches, store, teams
from starlode.server.audience import Audience
from starlode.server.chat import Conversation
from starlode.server.jobs import Job, Jobs
from starlode.server.patience import Patience
from starlode.server.presence import Presence
from starlode.server.progress import Progress
from starlode.server.refusals import Moved, Refusal
from starlode.server.services import Services
from starlode.server.stored import StoredMatch, StoredTable
from starlode.server.timekeeping import Timekeeper
from starlode.server.turns import Rank
from starlode.server.viewer import RESTART, TRY_AGAIN, Viewer
from starlode.server.whose_turn import Attention
from starlode.server.wire.http import Table
from starlode.server.wire.parts import Phrase
from starlode.server.wire.socket import Done, Notice, TableChanged
from starlode.server.wire.socket import Presence as PresenceTold

T = TypeVar("T")
CONSENT = "consent"
LONGEST_PAUSE = 5.0  # seconds until a bot's move is tried again that could not be written
log = logging.getLogger("starlode.tables")


class LiveTable:
    """What the server holds of a table that somebody looks at; only jobs of its queue read or change it."""

    def __init__(self, stored: StoredTable, kept: StoredMatch, names: dict[str, str], services: Services) -> None:
        self.stored = stored
        self.match = matches.bring_back(stored, kept)
        self.messages = kept.messages  # what was carried out: guest and id → events by then
        self.names = names
        self.services = services
        self.audience = Audience()
        self.jobs = Jobs(stored.id, services.clock)
        self.presence = Presence(lambda: self.jobs.post(self._show_presence), services.clock, services.pause)
        self.chat = Conversation()
        self.notice: Notice | None = None  # what everybody here should know about the server
        self.misses = 0  # actions of a learner that were not the next step, since the last one
        self.denied: tuple[int, int] | None = None  # who was not let take back last, after so many rows
        self._setbacks = 0  # how often nothing could be done or written since it last could
        self.is_lost = False  # the database could not be read; whoever comes next loads it anew
        self._shown = (stored.v, self._rows)  # the events and rows that everybody has been told
        self._thinking: asyncio.Task[None] | None = None
        self._chosen: tuple[int, int, str] | None = None  # by a bot: after so many rows, at which seat, what
        self.waiting: asyncio.Task[None] | None = None  # until whoever has promised something loses his seat
        self.waits_for: tuple[int, int | None] | None = None  # round, and when it was agreed
        self._team: tuple[int, ...] = ()  # that has its turn
        self._acted = services.clock()  # when one of its people last did something, or its turn began
        self.time = Timekeeper(self)
        self.patience = Patience(self)
        self.attention = Attention(self)
        self.ask_bot()
        self.time.turn()  # whom a bot played for when the server stopped is asked himself
        self.time.keep()

    async def do(self, job: Job[T]) -> T:
        """Have something done when it is its turn, and wait for it."""
        return await self.jobs.do(job)

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is under way."""
        return self.jobs.is_idle and not self.audience.viewers and self._thinking is None

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is to move, or just does."""
        return self._thinking is not None and not self.is_lost

    async def close(self, code: int = TRY_AGAIN) -> None:
        """Finish what was begun, and let everybody go."""
        self._stop()
        await self.jobs.close()
        self.audience.dismiss(code)

    def drop(self) -> None:
        """Stop at once: nothing is under way."""
        self._stop()
        self.jobs.drop()

    def _stop(self) -> None:
        """Nothing happens by itself any more."""
        self._stop_thinking()
        self.presence.stop()
        self.time.stop()
        self.patience.stop()
        self.stop_waiting()

    def stop_waiting(self) -> None:
        """Nobody has to do anything before the deal, or nobody is there to wait."""
        if self.waiting is not None:
            self.waiting.cancel()
        self.waiting = self.waits_for = None

    # What happens

    async def carry_out(
        self, deed: Callable[[Match[Any]], None], viewer: Viewer | None = None, message: str | None = None
    ) -> None:
        """Let something happen in the match: first in memory, then in the record, then before everybody's eyes."""
        match = self.match
        if match is None:
            raise Refusal("not-started")
        rows, events, asked = len(match.record.rows), len(match.events), self.stored.undo
        try:
            deed(match)
        except (IllegalAction, Refusal):
            raise  # and nothing has changed
        except Exception:
            log.exception("deed-failed", extra={"table": self.stored.id})
            self._setbacks += 1  # a bot would do the same again at once
            await self._restore()
            raise Refusal("server-error") from None
        self.stored.undo = None
        if viewer is not None and self.stored.seat_of(viewer.guest) in self._team:
            self._acted = self.services.clock()
        matches.note_progress(self.stored, match)
        self.time.count(match, events, "nobody" if viewer is None else "somebody" if asked is None else "all")
        self.patience.absences.asked = self.services.clock()
        await self._write_message(viewer, message, rows + 1, match.record.rows[rows:])
        self.services.metrics.moves += 1
        self.show_progress()
        if viewer is not None:
            viewer.let_out()
        if self.stored.phase == "over":
            log.info("match-over", extra={"table": self.stored.id})
            self.services.match_over(self.stored.id)
        if asked is not None or self.stored.phase == "over" or self.stored.lesson is not None:
            self.show_table()
        self.ask_bot()
        self.look_after()

    async def tell(self, deed: Callable[[Match[Any]], None], viewer: Viewer, message: str) -> None:
        """Put something into the log that changes nothing: no clock, no request and no bot's turn."""
        match = self.match
        if match is None:
            raise Refusal("not-started")
        rows = len(match.record.rows)
        deed(match)
        matches.note_progress(self.stored, match)
        await self._write_message(viewer, message, rows + 1, match.record.rows[rows:])
        self.show_progress()
        viewer.let_out()
        self.ask_bot()

    async def note(self, viewer: Viewer, message: str) -> None:
        """Write down a message that changed the table and not the match, but perhaps whose time runs."""
        self.time.turn()
        if self.match is not None:
            matches.note_asked(self.stored, self.match)
        await self._write_message(viewer, message, 0, [])
        self.show_table()
        viewer.let_out()
        self.ask_bot()
        self.look_after()

    async def _write_message(self, viewer: Viewer | None, message: str | None, first: int, rows: list[str]) -> None:
        whose = (viewer.guest, message) if viewer is not None and viewer.guest and message else None
        now = self.services.now()
        await self.write(Progress(self.stored, first, rows, whose, now))
        if viewer is not None and whose is not None:
            self.answer(viewer, whose)

    def answer(self, viewer: Viewer, whose: tuple[str, str]) -> None:
        """A message was carried out and written down: whoever sent it is told so once he knows what came of it."""
        self.messages[whose] = self.stored.v
        viewer.hold(Done(whose[1], self.stored.v))

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Commit what was changed here; if that fails, be again what the database says, and refuse."""
        if self.is_lost:
            raise Refusal("not-stored")
        try:
            result = await self.services.write(self._held(job))
        except Moved:
            self.lose()
            raise
        except Refusal:
            self._setbacks += 1
            await self._restore()
            raise
        if self._setbacks:
            self._setbacks = 0
            self.announce(None)
        return result

    def _held(self, job: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """Only if the table is still ours; a `Progress` asks so itself."""
        if isinstance(job, Progress):
            return cast("Callable[[Connection], T]", job)
        table, epoch = self.stored.id, self.stored.epoch

        def write(connection: Connection) -> T:
            leases.hold(connection, table, epoch)
            return job(connection)

        return write

    def lose(self) -> None:
        """Another process has the table, or may have it: whoever looks finds it there."""
        if not self.is_lost:
            log.info("table-moved", extra={"table": self.stored.id})
            self.is_lost = True
            self._stop()
            self.audience.dismiss(RESTART)

    async def _restore(self) -> None:
        try:
            found = await self.services.write(lambda connection: matches.read(connection, self.stored.id))
            assert found is not None
            if found[0].epoch != self.stored.epoch:
                self.lose()
                return
            self.stored, kept, self.names = found
            self.match, self.messages = matches.bring_back(self.stored, kept), kept.messages
        except Exception:
            log.exception("table-lost", extra={"table": self.stored.id})
            self.is_lost = True
            self._stop_thinking()
            self.audience.dismiss()
            return
        if self._shown != (self.stored.v, self._rows):  # it was written after all
            if self.stored.phase == "over":
                self.services.match_over(self.stored.id)
            self._show_all()
        self.ask_bot()
        self.look_after()

    @property
    def _rows(self) -> int:
        return 0 if self.match is None else len(self.match.record.rows)

    # What is shown

    def shown_to(self, guest: str | None) -> Table:
        if self.is_lost:  # whoever waited for his turn: what is remembered here may not have happened
            raise Refusal("not-stored")
        return self.audience.table(self.stored, self.names, guest)

    async def read_names(self) -> None:
        """Somebody goes by another name, and it is written down. A job of the queue."""
        people = self.stored.people
        self.names |= await self.services.write(lambda connection: store.names(connection, people))
        self.show_table()

    def told_to(self, guest: str | None) -> TableChanged:
        return self.audience.told_table(self.stored, self.match, self.names, guest)

    def show_table(self) -> None:
        if self.stored.public:
            self.services.open_changed()
        self.audience.show_table(self.stored, self.match, self.names)

    def show_progress(self) -> None:
        """Tell everybody what happened since they were last told."""
        if self.match is not None:
            self.audience.show_update(self.stored, self.match, self._shown[0])
            self._shown = (self.stored.v, self._rows)

    def show_anew(self) -> None:
        """The match is another one now: nobody has been told anything of it."""
        self.misses = 0
        self._show_all()
        self.show_table()
        self.ask_bot()

    def _show_all(self) -> None:
        self._shown = (self.stored.v, self._rows)
        for viewer in self.audience.viewers:
            self.sync(viewer, None)
            viewer.let_out()

    def sync(self, viewer: Viewer, have: int | None) -> None:
        self.audience.sync(viewer, self.stored, self.match, have)

    def announce(self, code: str | None) -> None:
        """Let everybody know what is the matter with the server; None: nothing any more."""
        if code != (None if self.notice is None else self.notice.code):
            notice = Notice(code, None if code is None else Phrase(f"notice-{code}", {}))
            self.notice = None if code is None else notice
            self.audience.tell(notice)

    async def _show_presence(self) -> None:
        self.audience.tell(self.told_presence())

    def told_presence(self) -> PresenceTold:
        """Who is there, and who is missed."""
        return self.audience.told_presence(self.stored, self.patience.absences, self.services.clock())

    def look_after(self) -> None:
        """Whoever is asked now may have a clock, or have gone."""
        self.time.keep()
        self.patience.miss()
        self.attention.look()

    # Bots

    def ask_bot(self) -> None:
        """If a bot is to move, have it think; whatever it thought about before no longer matters."""
        self._stop_thinking()
        if self.match is None or self.match.actor is None or self.stored.undo is not None:
            return  # while somebody asks to take back, bots wait
        team = teams.team_of(self.match, self.match.actor)
        if team != self._team:
            self._team, self._acted = team, self.services.clock()
        part = teams.bots_part(self.match, self.stored.places, self.audience.guests, self.patience.absences.played_for)
        if part is not None:
            thought = self._think(part, self.match.view(part.seat), self._rows)
            self._thinking = asyncio.create_task(thought)

    def note_presence(self) -> None:
        """Somebody came or went: one who is out and has gone is not waited for."""
        self.presence.changed()
        if self.stored.public:
            self.services.open_changed()
        self.patience.look()
        actor = None if self.match is None else self.match.actor
        if actor is not None and self.stored.places[actor - 1].guest is not None:
            self.ask_bot()

    async def _think(self, part: teams.Part, view: View, rows: int) -> None:
        left = self._acted + part.patience - self.services.clock()
        if self._setbacks:  # the disk may be full; what cannot be written now can hardly be in a moment
            left = max(left, min(LONGEST_PAUSE, 2.0 ** min(self._setbacks, 10)))
        if left > 0:
            await self.services.pause(left)
        action = CONSENT  # among teammates a bot always helps to pay
        scripted = None if self.match is None else lessons.rival_move(self.stored, self.match)
        if scripted is not None:
            action = scripted
        elif self._setbacks and self._chosen is not None and self._chosen[:2] == (rows, part.seat):
            action = self._chosen[2]  # it could not be written, which is no reason to think anew
        elif CONSENT not in part.decision.actions:
            rank, thinkers = self._rank(), self.services.thinkers
            elsewhere = None if thinkers is None else await thinkers.choose(self.stored, rows, part, rank[0])
            action = elsewhere or await self.services.bots.choose(
                part.bot, view, part.decision, self.stored.id, *rank, components=self.stored.components
            )

        self._chosen = rows, part.seat, action

        async def answer() -> None:
            # Only if nothing has happened since; the number of events would not tell, a question may add none.
            if self._rows == rows and self.stored.undo is None:
                try:
                    await self.carry_out(lambda match: match.play(action, seat=part.seat))
                except Refusal as refusal:  # it thinks again after a while, and people know why they wait
                    self.announce(refusal.code)

        self.jobs.post(answer)

    def _rank(self) -> tuple[Rank, str]:
        """How urgent a bot's turn is here, and in whose name it is asked for."""
        match = self.match
        people = [
            place.guest for place in self.stored.places
            if place.guest is not None and not (match is not None and match.is_out(place.seat))
        ]  # fmt: skip
        if not people:
            return Rank.BOTS_ALONE, self.stored.id
        here = self.audience.guests
        return Rank.WAITED_FOR if any(guest in here for guest in people) else Rank.LEFT, people[0]

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
