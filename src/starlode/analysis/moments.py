"""The moments of a record: before every move that still counts, and after the last."""

from dataclasses import dataclass
from typing import Any

from starlode.core.engine.packed import TURN
from starlode.core.match import Match
from starlode.core.messages import MESSAGES
from starlode.core.record import NATURE_ROW, Record
from starlode.core.rules import OVER, Rules
from starlode.core.view import View


@dataclass(frozen=True, slots=True)
class Moment:
    """A match between two moves; only views of its state are ever looked at."""

    rows: int  # of the record so far: by this a moment is named, as in a replay
    turn: int
    seat: int | None  # who is asked, from 1; None once the match is over, or where a record stops before a draw
    played: str | None  # the line that came then; None for a message, such as giving up, and at the end
    rules: Rules[Any]
    state: Any

    def view(self, seat: int) -> View:
        """What a seat, counted from 1, could know."""
        return self.rules.view(self.state, seat - 1)

    @property
    def is_over(self) -> bool:
        return bool(self.state.actor == OVER)


def moments_of(rules: Rules[Any], record: Record) -> list[Moment]:
    """All of them in order; what was taken back is not among them."""
    rows = [row for row in record.rows if not row.startswith(NATURE_ROW)]
    found: list[tuple[int, Moment]] = []
    for number, (match, counted) in enumerate(Match.steps(rules, record)):
        while found and found[-1][0] >= counted:
            found.pop()
        what = rows[number].partition(" ")[2] if number < len(rows) else None
        played = None if what in (None, "undo", *MESSAGES) else what
        state = match.state.clone()
        seat = int(state.actor) + 1 if state.actor >= 0 else None
        moment = Moment(len(match.record.rows), int(state.get(TURN)), seat, played, match.rules, state)
        found.append((counted, moment))
    return [moment for _, moment in found]


def turns_of(moments: list[Moment]) -> list[Moment]:
    """The first moment of every turn, and the end."""
    first = [moment for before, moment in zip([None, *moments], moments, strict=False) if _begins(before, moment)]
    return first if first[-1] is moments[-1] else [*first, moments[-1]]


def _begins(before: Moment | None, moment: Moment) -> bool:
    return before is None or before.turn != moment.turn
