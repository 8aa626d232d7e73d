"""What a seat may see: an allow-list. Everybody is taken to remember all that was ever seen."""

from collections.abc import Mapping

from starlode.core.decision import Json
from starlode.core.engine.bits import kinds
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.realms.engine.state import State
from starlode.realms.engine.table import ACTOR, DECK, DISCARD_PILE, HAND, KNOWN
from starlode.realms.written.fields import FORMAT
from starlode.realms.written.positions import Positions

OPEN = ("turn", "current", "explorers", "quiet-since", "trade-deck", "row", "scrap-heap", "removed", "pending", "over")
OPEN_IN_TEAMS = ("finished", "received", "conceded", "refusals")


def write(positions: Positions, state: State, viewer: int | None) -> dict[str, Json]:
    """The state as one seat, or with None a spectator, may see it; seats count from 0.

    SR-10, SR-96, SR-171 to SR-173, SR-324, SR-340, SR-M226.
    """
    content = positions.common(state)
    # Which cards are left in the trade deck is known to whoever counted; in which order they lie is known to nobody.
    actor = int(state.get(ACTOR))
    content["actor"] = actor + 1 if actor >= 0 else None
    content["seats"] = [_seat(positions, state, seat, viewer) for seat in range(state.seats)]
    return content


def _seat(positions: Positions, state: State, seat: int, viewer: int | None) -> dict[str, Json]:
    hand = state.pile(seat, HAND)
    content = positions.scores(state, seat)
    sees = viewer is not None and bool(state.tables.seating.sees[viewer] >> seat & 1)
    content["hand"] = {
        "size": int(state.size(hand)),
        "cards": positions.pile(state, hand) if sees else None,
        "known": positions.pile(state, state.pile(seat, KNOWN)),
    }
    top = positions.top(state, seat)
    content["deck"] = {"size": int(state.size(state.pile(seat, DECK))) + len(top), "top": top}
    content["unseen"] = positions.pile(state, state.pile(seat, DECK)) if sees else _unseen(positions, state, seat)
    content["discard"] = positions.pile(state, state.pile(seat, DISCARD_PILE))
    content["in-play"] = positions.in_play(state, seat)
    content["ships-played"] = positions.ships_played(state, seat)
    return content


def _unseen(positions: Positions, state: State, seat: int) -> dict[str, Json]:
    """What lies in the deck or in the unknown part of the hand, nobody else knows where."""
    together: dict[str, Json] = {}
    for kind in kinds(state.mask(state.pile(seat, DECK)) | state.mask(state.pile(seat, HAND))):
        count = state.count(state.pile(seat, DECK), kind) + state.count(state.pile(seat, HAND), kind)
        count -= state.count(state.pile(seat, KNOWN), kind)
        if count:
            together[positions.ids[kind]] = int(count)
    return together


def read(positions: Positions, state: State, content: Mapping[str, Json], rng: Rng) -> None:
    """Fill an empty state with a possible deal behind a view."""
    seats = content.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise BadInput("a view lists its seats")
    position: dict[str, Json] = {name: content[name] for name in (*OPEN, *OPEN_IN_TEAMS) if name in content}
    position["starlode-position"] = FORMAT
    position["seats"] = [_seat_of_view(seat) for seat in seats if isinstance(seat, dict)]
    positions.fill(state, position)
    for number, seat in enumerate(seats):
        hand = seat.get("hand") if isinstance(seat, dict) else None
        if isinstance(hand, dict) and hand.get("cards") is None:
            size = hand.get("size")
            if type(size) is not int:
                raise BadInput(f"seat {number + 1}: the size of a hand is a whole number, not {size!r}")
            missing = size - state.size(state.pile(number, HAND))
            if not 0 <= missing <= state.size(state.pile(number, DECK)):
                raise BadInput(f"seat {number + 1}: the view holds too few unseen cards for its hand")
            state.deal(state.pile(number, DECK), state.pile(number, HAND), missing, rng)
    positions.check(state)


def _seat_of_view(seat: Mapping[str, Json]) -> dict[str, Json]:
    hand, deck = seat.get("hand"), seat.get("deck")
    if not isinstance(hand, dict) or not isinstance(deck, dict):
        raise BadInput("a view tells the hand and the deck of every seat")
    rest: dict[str, Json] = {name: value for name, value in seat.items() if name not in ("hand", "deck", "unseen")}
    cards = hand["cards"] if hand.get("cards") is not None else hand.get("known", {})
    known = hand.get("known", {})
    return {**rest, "hand": cards, "known": known, "deck": seat.get("unseen", {}), "top": deck.get("top", [])}
