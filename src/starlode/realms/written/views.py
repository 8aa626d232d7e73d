"""What a seat may see: an allow-list. Everybody is taken to remember all that was ever seen."""

from collections.abc import Callable, Mapping
from typing import Any

from starlode.core.decision import Json
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.reading import FORMAT
from starlode.core.rules import Kept, Seen
from starlode.realms.engine import marks
from starlode.realms.engine.state import State
from starlode.realms.engine.table import ACTOR, DECK, DISCARD_PILE, HAND, KNOWN
from starlode.realms.written.fields import marks_of
from starlode.realms.written.laid import Laid
from starlode.realms.written.positions import Positions


def write(positions: Positions, state: State, kept: Kept) -> Callable[[int | None], Seen]:
    """The state as a seat, or with None a spectator, may see it, for all who look; seats count from 0.

    SR-10, SR-96, SR-171 to SR-173, SR-324, SR-340, SR-M46, SR-M208, SR-M226.
    """
    numbers = state.common()
    source = (numbers, marks_of(state, marks.REFUSAL)) if state.marked() else numbers
    common: dict[str, Json] = kept.part("common", source, lambda: _common(positions, state, numbers))
    seats = [_seat(positions, state, seat, kept) for seat in range(state.seats)]

    def seen_by(viewer: int | None) -> Seen:
        open_hands = 0 if viewer is None else int(state.tables.seating.sees[viewer])
        return common, [looks[open_hands >> seat & 1] for seat, looks in enumerate(seats)]

    return seen_by


def _common(positions: Positions, state: State, numbers: list[int]) -> dict[str, Json]:
    """What is nobody's own.

    Which cards are left in the trade deck is known to whoever counted; in which order they lie is known to nobody.
    """
    actor = numbers[ACTOR]
    return {**positions.common(state, numbers), "actor": actor + 1 if actor >= 0 else None}


def _seat(positions: Positions, state: State, seat: int, kept: Kept) -> tuple[dict[str, Json], dict[str, Json]]:
    """A seat as others see it, and as those do who see its hand."""
    laid = Laid(state, seat)
    told: tuple[dict[str, Json], dict[str, Json]] = kept.part(seat, laid.source, lambda: _looks(positions, laid))
    return told


def _looks(positions: Positions, laid: Laid) -> tuple[dict[str, Json], dict[str, Json]]:
    by_card, piles = positions.by_card, laid.piles
    hand, deck, known, top = piles[HAND], piles[DECK], by_card(piles[KNOWN]), positions.top(laid)
    size = sum([held >> 6 for held in hand])
    scores = positions.scores(laid)
    below: dict[str, Json] = {"size": sum([held >> 6 for held in deck]) + len(top), "top": top}
    rest: dict[str, Json] = {
        "discard": by_card(piles[DISCARD_PILE]),
        "in-play": positions.in_play(laid),
        "ships-played": positions.ships_played(laid),
    }
    hidden: dict[str, Json] = {"size": size, "cards": None, "known": known}
    shown: dict[str, Json] = {"size": size, "cards": by_card(hand), "known": known}
    return (
        {**scores, "hand": hidden, "deck": below, "unseen": _unseen(positions, hand, deck, piles[KNOWN]), **rest},
        {**scores, "hand": shown, "deck": below, "unseen": by_card(deck), **rest},
    )


def _unseen(positions: Positions, hand: list[int], deck: list[int], known: list[int]) -> dict[str, Json]:
    """What lies in the deck or in the unknown part of the hand, nobody else knows where."""
    if not hand:
        return positions.by_card(deck)
    together = {held & 63: held >> 6 for held in deck}
    for held in hand:
        together[held & 63] = together.get(held & 63, 0) + (held >> 6)
    for held in known:
        together[held & 63] -= held >> 6
    ids = positions.ids
    return {ids[kind]: count for kind, count in sorted(together.items()) if count}


def read(positions: Positions, state: State, content: Mapping[str, Any], rng: Rng) -> None:
    """Fill an empty state with a possible deal behind a view."""
    told = {name: value for name, value in content.items() if name != "actor"}
    seats: list[Json] = [_seat_of_view(**seat) for seat in content["seats"]]
    positions.fill(state, {**told, "starlode-position": FORMAT, "seats": seats})
    for number, seat in enumerate(content["seats"]):
        if seat["hand"]["cards"] is None:
            missing = seat["hand"]["size"] - state.size(state.pile(number, HAND))
            if not 0 <= missing <= state.size(state.pile(number, DECK)):
                raise BadInput("bad-view-unseen", seat=number + 1)
            state.deal(state.pile(number, DECK), state.pile(number, HAND), missing, rng)
    positions.check(state)


def _seat_of_view(hand: Mapping[str, Any], deck: Mapping[str, Any], unseen: Json, **rest: Json) -> dict[str, Json]:
    cards = hand["known"] if hand["cards"] is None else hand["cards"]
    return {**rest, "hand": cards, "known": hand["known"], "deck": unseen, "top": deck["top"]}
