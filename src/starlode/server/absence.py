"""Who is missed at a table: asked, gone, and waited for by somebody; since when, and what the table has chosen then."""

from collections.abc import Collection
from typing import Any

from starlode.core.match import Match
from starlode.server import teams
from starlode.server.stored import StoredTable

ABSENT = "absent"


def missed(stored: StoredTable, match: Match[Any], here: Collection[str]) -> list[int]:
    """The seats that are asked and have gone, where somebody else who still plays is there and waits.

    Of a team that has its turn together nobody is missed as long as one of them can act. Who has to answer when
    somebody takes back is not: the one who asked can let it be. Where a turn takes days, or all have agreed to pause,
    nobody has to be there, and the clock alone decides.
    """
    if match.decision is None or stored.undo is not None or _may_be_away(stored):
        return []
    asked = teams.people_asked(match, stored.places)
    waiting = [place.seat for place in stored.places if place.guest is not None and place.guest in here]
    if asked & set(waiting) or all(match.is_out(seat) for seat in waiting):
        return []
    return sorted(asked)


def _may_be_away(stored: StoredTable) -> bool:
    clock = stored.clock
    return clock is not None and (clock.paused or clock.timing.takes_days)


class Absences:
    """Since when guests have been gone, and whom a bot plays for until he is back."""

    def __init__(self, now: float) -> None:
        self.asked = now  # since when whoever is asked now has been
        self._attended: float | None = None  # since when somebody has been there
        self.played_for: set[int] = set()
        self.claimable: list[int] = []  # seats that have been missed for too long
        self._gone: dict[str, float] = {}

    def look(self, stored: StoredTable, here: Collection[str], now: float) -> bool:
        """Somebody came or went; whether one is back whom a bot played for, and plays himself from now on."""
        seated = {place.guest: place.seat for place in stored.places if place.guest is not None}
        self._gone = {guest: self._gone.get(guest, now) for guest in seated if guest not in here}
        if not any(guest in here for guest in seated):
            self._attended = None
        elif self._attended is None:
            self._attended = now
        back = {seat for guest, seat in seated.items() if guest in here}
        self.claimable = [seat for seat in self.claimable if seat not in back]
        is_back = bool(self.played_for & back)
        self.played_for -= back
        return is_back

    def gone_since(self, stored: StoredTable, seat: int) -> float | None:
        """Since when the one at a seat has been gone."""
        guest = stored.places[seat - 1].guest
        return None if guest is None else self._gone.get(guest)

    def patience_ends(self, stored: StoredTable, seats: Collection[int]) -> float:
        """When those have been missed for as long as the table waits: asked, all of them gone, and somebody there."""
        since = [self.asked, self._attended, *(self.gone_since(stored, seat) for seat in seats)]
        return max(each for each in since if each is not None) + stored.grace
