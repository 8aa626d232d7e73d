"""What a state does for people: it looks before it trusts; compiled, but all of this stays Python in every build."""

from typing import Any, Self

from starlode.core.careful import Rules, View, careful
from starlode.core.engine.rng import Rng


class Careful:
    """The part of a state that knows its rules, refuses what is not allowed, and names a spectator None."""

    @property
    @careful
    def rules(self) -> "Rules[Any]":
        """The rules that this is a state of."""
        from starlode.core.origin import numbered

        state: Any = self  # of a game: it has tables
        return numbered(state.tables.codebook.owner)

    @careful
    def view(self, seat: int | None) -> View:
        """All that a seat, counted from 0, or with None somebody who watches, may know: a `View`."""
        state: Any = self
        return self.rules.view(state, seat)

    @careful
    def play(self, action: int) -> None:
        """Carry out an action, or raise IllegalAction if it is not legal now; `apply` does not look."""
        state: Any = self
        if action not in state.legal():
            from starlode.core.errors import IllegalAction

            raise IllegalAction("not-asked", action=str(action))
        state.apply(action)

    @careful
    def imagine(self, seat: int | None, rng: Rng) -> Self:
        """A clone with all that a seat, or with None somebody who watches, cannot know dealt anew."""
        state: Any = self
        place = -1 if seat is None else seat
        if seat is not None and (type(seat) is not int or not 0 <= seat < state.seats):
            place = self.rules.check_seat(seat, "bad-viewer")
        imagined: Self = state.imagined(place, rng)
        return imagined

    @careful
    def score(self, seat: int) -> int:
        """What a seat, counted from 0, has: its points, or what is left of its life."""
        state: Any = self
        return int(state.points(self.rules.check_seat(seat)))

    @careful
    def resign(self, seat: int) -> None:
        """A seat, counted from 0, gives up; it need not be asked."""
        state: Any = self
        state.give_up(self.rules.check_seat(seat))

    def __dir__(self) -> list[str]:
        """What is meant to be called; all else that there is belongs to the engine. docs/python.md"""
        from starlode.core.careful import SURFACE

        return [*SURFACE]

    def __reduce__(self) -> Any:
        """Taken apart so that any build of the engine lays it out again; copies are made this way too."""
        from starlode.core.origin import laid_out

        state: Any = self
        entries = None if state.journal is None else [*state.journal.entries]
        return laid_out, (self.rules, bytes(state.counts), [*state.numbers], [*state.marks], entries)
