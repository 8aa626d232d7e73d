"""How long a table waits for somebody who has gone, and what it does then."""

import logging
from typing import TYPE_CHECKING, Any

from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.server import absence, teams
from starlode.server.absence import Absences
from starlode.server.bell import Bell
from starlode.server.refusals import Refusal

if TYPE_CHECKING:
    from starlode.server.table import LiveTable

log = logging.getLogger("starlode.tables")


class Patience:
    """Looks after who is missed at a table; a table that waits for ever has nothing to look after."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        services = table.services
        self.absences = Absences(services.clock())
        self.absences.look(table.stored, (), services.clock())
        self._bell = Bell(lambda: table.jobs.post(self._wait_no_more), self._now, services.pause)

    def _now(self) -> int:
        return int(self._table.services.clock() * 1000)

    def stop(self) -> None:
        self._bell.stop()

    def begin(self) -> None:
        """Others sit there now, or the match has begun."""
        self.absences.asked = self._table.services.clock()
        self.look()

    def look(self) -> None:
        """Somebody came or went: whoever is back plays himself, from the next decision on."""
        table = self._table
        if self.absences.look(table.stored, table.audience.guests, table.services.clock()):
            table.time.turn()
            table.time.keep()
            table.ask_bot()
        self.miss()

    def miss(self) -> None:
        """Look whether somebody is missed, and until when he may be."""
        stored, absences = self._table.stored, self.absences
        if stored.absent == "wait":
            return
        missed = self._missed()
        if absences.claimable and absences.claimable != missed:
            absences.claimable = []
            self._table.presence.changed()
        due = int(absences.patience_ends(stored, missed) * 1000) if missed and not absences.claimable else None
        self._bell.set(due)

    def _missed(self) -> list[int]:
        """Who is waited for and gone, and has no bot in his place."""
        table = self._table
        if table.match is None or table.is_lost:
            return []
        missed = absence.missed(table.stored, table.match, table.audience.guests)
        return [seat for seat in missed if seat not in self.absences.played_for]

    async def _wait_no_more(self) -> None:
        """Somebody has been missed for as long as the table waits: do what it has chosen. A job of the queue."""
        table, missed = self._table, self._missed()
        if not missed or self._now() < int(self.absences.patience_ends(table.stored, missed) * 1000):
            self.miss()
            return
        helped = self._has_company(missed)
        if table.stored.absent == "bot" or helped:
            self.absences.played_for.update(missed)
            table.time.turn()
            table.time.keep()
            table.ask_bot()
        else:
            self.absences.claimable = missed
        table.presence.changed()
        if table.stored.absent == "resign" and not helped:
            try:
                await table.carry_out(self._give_up)
            except (Refusal, IllegalAction):  # the next deed, or whoever comes or goes, looks again
                log.exception("absent-failed", extra={"table": table.stored.id})

    def _has_company(self, missed: list[int]) -> bool:
        """Whether one of the same team is there or is a bot: then the team plays on, whatever the table has chosen."""
        match, stored, here = self._table.match, self._table.stored, self._table.audience.guests
        assert match is not None
        others = {seat for each in missed for seat in teams.team_of(match, each)} - set(missed)
        places = [stored.places[seat - 1] for seat in others if not match.is_out(seat)]
        return any(place.bot is not None or place.guest in here for place in places)

    def claim(self, match: Match[Any], seat: int) -> None:
        """Have those give up who have been missed for too long; only who plays against them may say so."""
        side, seats = match.rules.company.side_of(seat), self.absences.claimable
        if not seats or self._table.stored.absent != "claim" or match.is_out(seat) or set(side) & set(seats):
            raise Refusal("nobody-missed")
        self._give_up(match)

    def _give_up(self, match: Match[Any]) -> None:
        """Each with his team, of which nobody is there."""
        teams.settle(match, self.absences.claimable, absence.ABSENT)
        self.absences.claimable = []
