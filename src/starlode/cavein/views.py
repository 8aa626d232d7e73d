"""What a seat may see: an allow-list. Everybody is taken to remember all that was ever seen (Decisions 83, 84)."""

from collections.abc import Mapping

from starlode.cavein import codes
from starlode.cavein.fields import number, write_pile
from starlode.cavein.positions import COMMON, FORMAT, Positions
from starlode.cavein.scoring import score
from starlode.cavein.state import State, has_answer, settle
from starlode.cavein.table import ACTOR, DEPTH, HAND, HIDDEN, STACK
from starlode.core.bits import kinds
from starlode.core.decision import Json
from starlode.core.errors import BadInput
from starlode.core.rng import Rng

LEVELS = (1, 2, 3, 4)
MOST_DEALS = 1000  # a view that no deal answers was not seen in a match


def write(positions: Positions, state: State, viewer: int | None) -> dict[str, Json]:
    """The state as one seat, or with None a spectator, may see it; seats count from 0."""
    content = positions.common(state)
    actor = int(state.get(ACTOR))
    content["actor"] = actor + 1 if actor >= 0 else None
    content["collapse"] = int(state.tables.collapse)
    stacks: list[Json] = [
        int(state.count_all(STACK, state.mask(STACK) & state.tables.by_level[level])) for level in LEVELS
    ]
    content["stack-sizes"] = stacks
    content["unseen"] = _unseen(positions, state, viewer)
    content["seats"] = [_seat(positions, state, seat, viewer) for seat in range(state.seats)]
    return content


def _unseen(positions: Positions, state: State, viewer: int | None) -> dict[str, Json]:
    """What lies in the stacks or in the hidden part of another hand, the viewer does not know where."""
    together: dict[int, int] = {kind: int(state.count(STACK, kind)) for kind in kinds(state.mask(STACK))}
    for seat in range(state.seats):
        if seat != viewer:
            hidden = state.pile(seat, HIDDEN)
            for kind in kinds(state.mask(hidden)):
                together[kind] = together.get(kind, 0) + int(state.count(hidden, kind))
    return {positions.cards[kind]: together[kind] for kind in sorted(together)}


def _seat(positions: Positions, state: State, seat: int, viewer: int | None) -> dict[str, Json]:
    hand, hidden = state.pile(seat, HAND), state.pile(seat, HIDDEN)
    sees = seat == viewer
    known: dict[str, Json] = {}
    for kind in kinds(state.mask(hand)):
        count = int(state.count(hand, kind) - state.count(hidden, kind))
        if count:
            known[positions.cards[kind]] = count
    levels: list[Json] = [int(state.count_all(hidden, state.mask(hidden) & state.tables.by_level[n])) for n in LEVELS]
    cards = write_pile(state, hand, positions.cards) if sees else None
    own = write_pile(state, hidden, positions.cards) if sees else None
    return {
        "hand": {"size": int(state.hand_size(seat)), "cards": cards, "known": known, "hidden": own, "levels": levels},
        "points": int(score(state, seat)),
        **positions.seat(state, seat),
    }


def read(positions: Positions, state: State, content: Mapping[str, Json], rng: Rng) -> State:
    """A possible deal behind a view, on an empty state."""
    seats, unseen = content.get("seats"), content.get("unseen")
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise BadInput("a view lists its seats")
    position: dict[str, Json] = {name: content[name] for name in COMMON if name in content}
    position |= {"starlode-position": FORMAT, "stack": unseen}
    position["seats"] = [_seat_of_view(seat) for seat in seats if isinstance(seat, dict)]
    positions.fill(state, position)
    dealt = state
    for _ in range(MOST_DEALS):
        dealt = state.clone()
        for place, seat in enumerate(seats):
            hand = seat.get("hand") if isinstance(seat, dict) else None
            if isinstance(hand, dict) and hand.get("cards") is None:
                _deal_hidden(dealt, place, hand, rng)
        settle(dealt)
        if dealt.actor < 0 or not dealt.get(DEPTH) or has_answer(dealt):
            break  # who was asked to pay can pay
    positions.check(dealt)
    return dealt


def _deal_hidden(state: State, seat: int, hand: Mapping[str, Json], rng: Rng) -> None:
    levels = hand.get("levels", [])
    if not isinstance(levels, list) or len(levels) != len(LEVELS):
        raise BadInput(f"seat {seat + 1}: a view tells how many hidden cards of each level a hand holds")
    told = {str(level): cards for level, cards in zip(LEVELS, levels, strict=True)}
    for level in LEVELS:
        for _ in range(number(told, str(level), 0, f"seat {seat + 1}, levels", 0, codes.HAND_LIMIT)):
            mask = state.mask(STACK) & state.tables.by_level[level]
            if not mask:
                raise BadInput(f"seat {seat + 1}: the view holds too few unseen cards of level {level}")
            index = rng.below(state.count_all(STACK, mask))
            for kind in kinds(mask):
                index -= state.count(STACK, kind)
                if index < 0:
                    state.move(STACK, state.pile(seat, HAND), kind)
                    state.put(state.pile(seat, HIDDEN), kind)
                    break


def _seat_of_view(seat: Mapping[str, Json]) -> dict[str, Json]:
    hand = seat.get("hand")
    if not isinstance(hand, dict):
        raise BadInput("a view tells the hand of every seat")
    rest: dict[str, Json] = {name: value for name, value in seat.items() if name not in ("hand", "points")}
    if hand.get("cards") is not None:
        return {**rest, "hand": hand["cards"], "hidden": hand.get("hidden", {})}
    return {**rest, "hand": hand.get("known", {}), "hidden": {}}
