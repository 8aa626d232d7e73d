"""All that lies before one seat, taken out of a state at once: many small questions cost more than one large answer."""

from starlode.realms.engine import marks
from starlode.realms.engine.state import State
from starlode.realms.engine.table import AUTHORITY, SEAT_NUMBERS, SEAT_PILES
from starlode.realms.written.fields import marks_of


class Laid:
    """A seat's numbers, piles, and the marks on its cards."""

    __slots__ = ("_piles", "copies", "damages", "needle", "source", "told")

    def __init__(self, state: State, seat: int) -> None:
        told = state.before(seat)
        score = int(state.tables.seating.score[seat])
        if score != seat:  # a team's score is told at each of its seats
            told[AUTHORITY] = int(state.of(score, AUTHORITY))
        self.told: list[int] = told
        self._piles: list[list[int]] | None = None
        self.needle = int(state.tables.needle)
        self.copies: list[int] = []
        self.damages: list[int] = []
        if state.marked():
            self.copies = [mark for mark in marks_of(state, marks.COPY) if marks.seat_of(mark) == seat]
            self.damages = [mark for mark in marks_of(state, marks.DAMAGE) if marks.seat_of(mark) == seat]
        # What everything else here follows from.
        self.source = (told, self.copies, self.damages)

    @property
    def piles(self) -> list[list[int]]:
        """What lies in each pile, as the state's `contents` tells it; of TOP the kinds, the next card first."""
        if self._piles is None:
            self._piles = split(self.told, SEAT_NUMBERS, SEAT_PILES)
        return self._piles


def split(told: list[int], at: int, piles: int) -> list[list[int]]:
    """So many piles that follow one another in a list from a place on, each with how many entries it has first."""
    found = []
    for _ in range(piles):
        end = at + 1 + told[at]
        found.append(told[at + 1 : end])
        at = end
    return found
