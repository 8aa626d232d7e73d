"""What a seat may see: an allow-list. Everybody is taken to remember all that was ever seen."""

from collections.abc import Callable, Mapping
from typing import Any

from starlode.core.decision import Json
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.reading import FORMAT
from starlode.core.rules import Seen
from starlode.realms.engine.state import State
from starlode.realms.engine.table import DECK, HAND
from starlode.realms.written.positions import Positions, seat_in_full


def write(positions: Positions, state: State) -> Callable[[int | None], Seen]:
    """The state as a seat, or with None a spectator, may see it, for all who look, as JSON; seats count from 0.

    Which cards are left in the trade deck is known to whoever counted; in which order they lie is known to nobody.
    SR-10, SR-96, SR-171 to SR-173, SR-324, SR-340, SR-M46, SR-M208, SR-M226.
    """
    common, seats = positions.tell(state, {"actor": state.actor + 1 if state.actor >= 0 else None})
    sees = state.tables.seating.sees

    def seen_by(viewer: int | None) -> Seen:
        open_hands = 0 if viewer is None else int(sees[viewer])
        return common, [looks[open_hands >> seat & 1] for seat, looks in enumerate(seats)]

    return seen_by


def read(positions: Positions, state: State, content: Mapping[str, Any], rng: Rng) -> None:
    """Fill an empty state with a possible deal behind a view."""
    told = {name: value for name, value in content.items() if name != "actor"}
    seats: list[Json] = [seat_in_full(**seat) for seat in content["seats"]]
    positions.fill(state, {**told, "starlode-position": FORMAT, "seats": seats})
    for number, seat in enumerate(content["seats"]):
        if seat["hand"]["cards"] is None:
            missing = seat["hand"]["size"] - state.size(state.pile(number, HAND))
            if not 0 <= missing <= state.size(state.pile(number, DECK)):
                raise BadInput("bad-view-unseen", seat=number + 1)
            state.deal(state.pile(number, DECK), state.pile(number, HAND), missing, rng)
    positions.check(state)
