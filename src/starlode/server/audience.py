"""Who looks at a table, and what each of them is sent."""

from typing import Any

from starlode.core.match import Match
from starlode.server import showing
from starlode.server.absence import Absences
from starlode.server.companions import Here
from starlode.server.ids import keeper_of
from starlode.server.stored import StoredTable
from starlode.server.viewer import TRY_AGAIN, Viewer, encode
from starlode.server.wire.http import Table
from starlode.server.wire.socket import Clocks, Gone, Lag, Notice, Presence, Sync, TableChanged, Update


class Audience:
    """The open pages of a table; each is sent what its guest's seat may know, or what a spectator may."""

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self._memory = showing.Memory()

    @property
    def guests(self) -> Here:
        """Whose page is open, and who sits beside them."""
        return Here({viewer.guest for viewer in self.viewers if viewer.guest is not None})

    def watchers(self, stored: StoredTable) -> int:
        """How many look on who do not sit there."""
        seated = Here({place.guest for place in stored.places if place.guest is not None})
        return len(
            {
                keeper_of(viewer.guest) if viewer.guest else id(viewer)
                for viewer in self.viewers
                if viewer.guest not in seated
            }
        )

    def table(self, stored: StoredTable, names: dict[str, str], guest: str | None) -> Table:
        """The table from outside, as a guest sees it."""
        return showing.table(stored, names, self.guests, self.watchers(stored), guest)

    def told_table(
        self, stored: StoredTable, match: Match[Any] | None, names: dict[str, str], guest: str | None
    ) -> TableChanged:
        """The same as a page is told it, with what somebody asks to take back."""
        asked = showing.undo_asked(match, stored, stored.seat_of(guest))
        return TableChanged(self.table(stored, names, guest), asked)

    def show_table(self, stored: StoredTable, match: Match[Any] | None, names: dict[str, str]) -> None:
        """Tell everybody who sits where, and the like."""
        texts: dict[int | str | None, bytes] = {}
        for viewer in self.viewers:
            if viewer.greeted:
                # Of those who watch, some have a seat kept for them, or are behind a curtain.
                whose = stored.seat_of(viewer.guest) or viewer.guest
                if whose not in texts:
                    texts[whose] = encode(self.told_table(stored, match, names, viewer.guest))
                viewer.send_text(texts[whose])

    def told_presence(self, stored: StoredTable, absences: Absences, now: float) -> Presence:
        """Who is there, and of those who are not since when."""
        guests = self.guests
        people = [place for place in stored.places if place.guest is not None]
        gone = [(place.seat, absences.gone_since(stored, place.seat)) for place in people]
        lags = {
            keeper_of(viewer.guest): viewer.lag for viewer in self.viewers if viewer.guest and viewer.lag is not None
        }
        return Presence(
            here=[place.seat for place in stored.places if place.bot is not None or place.guest in guests],
            watchers=self.watchers(stored),
            gone=[Gone(seat, int((now - since) * 1000)) for seat, since in gone if since is not None],
            lags=[
                Lag(place.seat, lag) for place in people if (lag := lags.get(keeper_of(place.guest or ""))) is not None
            ],
            waited=int((now - absences.asked) * 1000),
            claimable=absences.claimable,
            played_for=sorted(absences.played_for),
        )

    def tell(self, message: Presence | Notice | Clocks) -> None:
        """Tell everybody the same."""
        text = encode(message)
        for viewer in self.viewers:
            if viewer.greeted:
                viewer.send_text(text)

    def sync(self, viewer: Viewer, stored: StoredTable, match: Match[Any] | None, have: int | None) -> None:
        """Tell one page what it does not have yet, and how things stand."""
        if match is None:
            viewer.send(Sync(0, [], None))
            return
        seat, v = stored.seat_of(viewer.guest), len(match.events)
        after = max(v - showing.MOST_EVENTS, have if have is not None and have <= v else 0)
        now = self._now(stored, match)
        viewer.send(Sync(v, showing.told(match, seat, after), now.moment(seat)))

    def _now(self, stored: StoredTable, match: Match[Any]) -> showing.Now:
        return showing.Now(match, stored.bots, self._memory, rated=stored.rated, hints=stored.hints)

    def show_update(self, stored: StoredTable, match: Match[Any], after: int) -> None:
        """Tell everybody what happened after an event, each what he may see."""
        texts: dict[int | None, bytes] = {}
        now: showing.Now | None = None
        to_all = showing.told_to_all(match, after)
        for viewer in self.viewers:
            if not viewer.greeted:
                continue
            seat = stored.seat_of(viewer.guest)
            if seat not in texts:
                now = now or self._now(stored, match)
                told = showing.told(match, seat, after) if to_all is None else to_all
                texts[seat] = encode(Update(after, len(match.events), told, now.moment(seat)))
            viewer.send_text(texts[seat])

    def leave(self, viewer: Viewer) -> None:
        """A page is closed; where nobody looks, nothing need be remembered."""
        self.viewers.discard(viewer)
        if not self.viewers:
            self._memory = showing.Memory()

    def dismiss(self, code: int = TRY_AGAIN) -> None:
        """Let everybody go; they come back by themselves."""
        for viewer in self.viewers:
            viewer.let_go(code)
