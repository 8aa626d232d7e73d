"""What a state does for people: it looks before it trusts; compiled, but all of this stays Python in every build."""

from typing import Any

from starlode.core.careful import careful
from starlode.core.engine.rng import Rng


class Careful:
    """The part of a state that knows its rules, refuses what is not allowed, and names a spectator None."""

    @property
    @careful
    def rules(self) -> Any:
        """The rules that this is a state of."""
        from starlode.core.origin import numbered

        state: Any = self  # of a game: it has tables
        return numbered(state.tables.codebook.owner)

    @careful
    def view(self, seat: int | None) -> Any:
        """All that a seat, counted from 0, or with None somebody who watches, may know: a `View`."""
        return self.rules.view(self, seat)

    @careful
    def play(self, action: int) -> None:
        """Carry out an action, or raise IllegalAction if it is not legal now; `apply` does not look."""
        state: Any = self
        if action not in state.legal():
            from starlode.core.errors import IllegalAction

            raise IllegalAction("not-asked", action=str(action))
        state.apply(action)

    @careful
    def imagine(self, seat: int | None, rng: Rng) -> Any:
        """A clone with all that a seat, or with None somebody who watches, cannot know dealt anew."""
        state: Any = self
        if seat is None:
            return state.imagined(-1, rng)
        if seat not in range(state.seats):
            self.rules.check_seat(seat, "bad-viewer")  # refuses it
        return state.imagined(seat, rng)

    def __reduce__(self) -> Any:
        """Taken apart so that any build of the engine lays it out again; copies are made this way too."""
        from starlode.core.origin import laid_out

        state: Any = self
        entries = None if state.journal is None else [*state.journal.entries]
        return laid_out, (self.rules, bytes(state.counts), [*state.numbers], [*state.marks], entries)
