"""What a seat may see: an allow-list. Everybody is taken to remember all that was ever seen (CI-384 to CI-389)."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations_with_replacement, product
from math import comb, prod
from typing import Any

from starlode.cavein.components import LEVELS
from starlode.cavein.engine import codes
from starlode.cavein.engine.scoring import score
from starlode.cavein.engine.state import State, has_answer
from starlode.cavein.engine.table import ACTOR, DEPTH, HAND, HIDDEN, STACK
from starlode.cavein.written.positions import Positions
from starlode.core.chance import weighted_index
from starlode.core.decision import Json
from starlode.core.engine import frames
from starlode.core.engine.bits import kinds
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.fields import write_pile
from starlode.core.reading import FORMAT
from starlode.core.rules import Seen
from starlode.core.view import View

# Questions that can be asked only of somebody whose hand suffices.
PAYMENTS = (codes.Q_PAY_RECRUIT, codes.Q_PAYING_COLOUR, codes.Q_PAY_CRYSTAL, codes.Q_PAY_ARTIFACT)


SEEN = ("actor", "collapse", "stack-sizes", "unseen")  # what views tell and positions do not


def write(positions: Positions, state: State) -> Callable[[int | None], Seen]:
    """The state as a seat, or with None a spectator, may see it, for all who look; seats count from 0.

    CI-126, CI-282, CI-382 to CI-390.
    """
    common = positions.common(state)
    actor = int(state.get(ACTOR))
    common["actor"] = actor + 1 if actor >= 0 else None
    common["collapse"] = int(state.tables.collapse)
    stacks: list[Json] = [
        int(state.count_all(STACK, state.mask(STACK) & state.tables.by_level[level])) for level in LEVELS
    ]
    common["stack-sizes"] = stacks
    seats: dict[int, tuple[dict[str, Json], dict[str, Json]]] = {}

    def seen_by(viewer: int | None) -> Seen:
        entries: list[Json] = []
        for seat in range(state.seats):
            if seat not in seats:
                seats[seat] = _seat(positions, state, seat)
            entries.append(seats[seat][seat == viewer])
        return {**common, "unseen": _unseen(positions, state, viewer)}, entries

    return seen_by


def _unseen(positions: Positions, state: State, viewer: int | None) -> dict[str, Json]:
    """What lies in the stacks or in the hidden part of another hand, the viewer does not know where."""
    together = {held & 63: held >> 6 for held in state.contents(STACK)}
    for seat in range(state.seats):
        if seat != viewer:
            for held in state.contents(state.pile(seat, HIDDEN)):
                together[held & 63] = together.get(held & 63, 0) + (held >> 6)
    return {positions.cards[kind]: together[kind] for kind in sorted(together)}


def _seat(positions: Positions, state: State, seat: int) -> tuple[dict[str, Json], dict[str, Json]]:
    """A seat as others see it, and as it sees itself."""
    hand, hidden = state.pile(seat, HAND), state.pile(seat, HIDDEN)
    known: dict[str, Json] = {}
    for held in state.contents(hand):
        kind, count = held & 63, held >> 6
        if count > state.count(hidden, kind):
            known[positions.cards[kind]] = count - int(state.count(hidden, kind))
    levels: list[Json] = [int(state.count_all(hidden, state.mask(hidden) & state.tables.by_level[n])) for n in LEVELS]
    size = int(state.hand_size(seat))
    rest: dict[str, Json] = {"points": int(score(state, seat)), **positions.seat(state, seat)}

    def seen(cards: dict[str, Json] | None, own: dict[str, Json] | None) -> dict[str, Json]:
        told: dict[str, Json] = {"size": size, "cards": cards, "known": known, "hidden": own, "levels": levels}
        return {"hand": told, **rest}

    own = seen(write_pile(state, hand, positions.cards), write_pile(state, hidden, positions.cards))
    return seen(None, None), own


def read(positions: Positions, state: State, view: View, rng: Rng) -> State:
    """A possible deal behind a view, on an empty state; every one of them as likely as it is at the table."""
    content: Mapping[str, Any] = view.content
    told = {name: value for name, value in content.items() if name not in SEEN}
    seats = [_seat_of_view(**seat) for seat in content["seats"]]
    position = {**told, "starlode-position": FORMAT, "stack": content["unseen"], "seats": seats}
    positions.fill(state, position)
    hidden = [told["hand"]["levels"] if told["hand"]["cards"] is None else [0] * 4 for told in content["seats"]]
    payer = _payer(state)
    for seat in sorted(range(state.seats), key=lambda seat: seat != payer):  # whoever pays is dealt first
        if seat == payer and any(hidden[seat]):
            _deal_to_payer(state, seat, hidden[seat], rng)
        else:
            _deal(state, seat, hidden[seat], rng)
    positions.check(state)
    viewer = None if view.seat is None else view.seat - 1
    common, again_seats = write(positions, state)(viewer)
    again: dict[str, Json] = {**common, "seats": again_seats}
    for name in {*again, *content}:
        if again.get(name) != content.get(name):
            raise BadInput("bad-view", name=name)
    return state


def _payer(state: State) -> int:
    """Who is asked to pay, and so can pay; −1 if nobody is."""
    if state.get(DEPTH) == 0 or frames.what(state.frame()) not in PAYMENTS:
        return -1
    return int(frames.seat_of(state.frame()))


def _deal(state: State, seat: int, levels: Sequence[int], rng: Rng) -> None:
    """Move as many cards of each level from the unseen ones to a hand."""
    for level, cards in zip(LEVELS, levels, strict=True):
        for _ in range(cards):
            mask = state.mask(STACK) & state.tables.by_level[level]
            if not mask:
                raise BadInput("bad-view-unseen-level", seat=seat + 1, level=level)
            index = rng.below(state.count_all(STACK, mask))
            for kind in kinds(mask):
                index -= state.count(STACK, kind)
                if index < 0:
                    _give(state, seat, kind)
                    break


def _give(state: State, seat: int, kind: int) -> None:
    state.move(STACK, state.pile(seat, HAND), kind)
    state.put(state.pile(seat, HIDDEN), kind)


def _deal_to_payer(state: State, seat: int, levels: Sequence[int], rng: Rng) -> None:
    """The same, of all hands with which the open payment can be finished; they are few enough to be listed."""
    unseen = Counter({kind: int(state.count(STACK, kind)) for kind in kinds(state.mask(STACK))})
    of_level = [[kind for kind in unseen if state.tables.by_level[level] >> kind & 1] for level in LEVELS]
    choices = [
        combinations_with_replacement(of_a_level, cards) for of_a_level, cards in zip(of_level, levels, strict=True)
    ]
    hands: list[tuple[int, list[int]]] = []
    for chosen in product(*choices):
        hand = Counter(kind for part in chosen for kind in part)
        weight = prod(comb(unseen[kind], copies) for kind, copies in hand.items())
        if weight:
            trial = state.clone()
            for kind in hand.elements():
                _give(trial, seat, kind)
            if has_answer(trial):
                hands.append((weight, [*hand.elements()]))
    if not hands:
        raise BadInput("bad-view-payment", seat=seat + 1)
    index = rng.below(sum(weight for weight, _ in hands))
    for kind in hands[weighted_index([weight for weight, _ in hands], index)][1]:
        _give(state, seat, kind)


def _seat_of_view(hand: Mapping[str, Any], points: int, **rest: Json) -> dict[str, Json]:
    if hand["cards"] is None:
        return {**rest, "hand": hand["known"], "hidden": {}}
    return {**rest, "hand": hand["cards"], "hidden": hand["hidden"]}
