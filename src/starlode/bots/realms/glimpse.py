"""Views that are written only as far as somebody looks, for bots that look at little and play by the thousand.

A test holds every field against the same field of the whole view.
"""

from collections.abc import Iterator, Mapping

from starlode.core.decision import Json
from starlode.core.engine.bits import kinds
from starlode.core.view import View
from starlode.realms.engine.state import State
from starlode.realms.engine.table import AUTHORITY, DECK, DISCARD_PILE, HAND, KNOWN, ROW, TURN
from starlode.realms.rules import RealmsRules
from starlode.realms.written.pending import Pending
from starlode.realms.written.positions import Positions


class Glimpses:
    """Makes such views; each is good until its state moves on."""

    def __init__(self, rules: RealmsRules) -> None:
        self.rules = rules
        self.options: dict[str, Json] = dict(rules.options)
        self.positions = Positions(rules.cards, rules.supply, Pending(_ids(rules), rules.tables), rules.party)
        self.score = [int(seat) for seat in rules.tables.seating.score]
        self.sees = [[bool(mask >> seat & 1) for seat in range(rules.seats)] for mask in rules.tables.seating.sees]

    def view(self, state: State, seat: int) -> View:
        """All that the seat may know."""
        return View(self.rules.game, seat + 1, _Content(self, state, seat))


class _Content(Mapping[str, Json]):
    """A view's content; what nobody has made quick is taken from the whole view."""

    def __init__(self, glimpses: Glimpses, state: State, seat: int) -> None:
        self._glimpses = glimpses
        self._state = state
        self._seat = seat

    def __getitem__(self, name: str) -> Json:
        state = self._state
        if name == "seats":
            # A list of mappings reads like JSON; nobody writes into a view.
            return [_Seat(self._glimpses, state, self._seat, seat) for seat in range(state.seats)]  # type: ignore[misc]
        if name == "turn":
            return int(state.get(TURN))
        if name == "row":
            return self._glimpses.positions.pile(state, ROW)
        if name == "options":
            return self._glimpses.options
        return self._whole[name]

    @property
    def _whole(self) -> Mapping[str, Json]:
        return self._glimpses.rules.view(self._state, self._seat).content

    def __iter__(self) -> Iterator[str]:
        return iter(self._whole)

    def __len__(self) -> int:
        return len(self._whole)


class _Seat(Mapping[str, Json]):
    """What a viewer may know about one seat."""

    def __init__(self, glimpses: Glimpses, state: State, viewer: int, seat: int) -> None:
        self._glimpses = glimpses
        self._state = state
        self._viewer = viewer
        self._seat = seat

    def __getitem__(self, name: str) -> Json:
        state, seat, positions = self._state, self._seat, self._glimpses.positions
        if name == "authority":
            return int(state.of(self._glimpses.score[seat], AUTHORITY))
        number = positions.seat_numbers.get(name)
        if number is not None:
            return int(state.of(seat, number))
        if name == "in-play":
            return positions.in_play(state, seat)
        if name == "discard":
            return positions.pile(state, state.pile(seat, DISCARD_PILE))
        if name == "hand":
            hand = state.pile(seat, HAND)
            return {
                "size": int(state.size(hand)),
                "cards": positions.pile(state, hand) if self._is_seen else None,
                "known": positions.pile(state, state.pile(seat, KNOWN)),
            }
        if name == "unseen":
            return self._unseen()
        return self._whole[name]

    @property
    def _is_seen(self) -> bool:
        return self._glimpses.sees[self._viewer][self._seat]

    def _unseen(self) -> dict[str, Json]:
        """Of a hand that is seen the deck alone; of others the deck and what is not known of the hand."""
        state, seat, positions = self._state, self._seat, self._glimpses.positions
        deck = state.pile(seat, DECK)
        if self._is_seen:
            return positions.pile(state, deck)
        hand, known = state.pile(seat, HAND), state.pile(seat, KNOWN)
        counts = {
            kind: int(state.count(deck, kind) + state.count(hand, kind) - state.count(known, kind))
            for kind in kinds(state.mask(deck) | state.mask(hand))
        }
        return {positions.ids[kind]: count for kind, count in counts.items() if count}

    @property
    def _whole(self) -> Mapping[str, Json]:
        seats = self._glimpses.rules.view(self._state, self._viewer).content["seats"]
        assert isinstance(seats, list)
        entry = seats[self._seat]
        assert isinstance(entry, dict)
        return entry

    def __iter__(self) -> Iterator[str]:
        return iter(self._whole)

    def __len__(self) -> int:
        return len(self._whole)


def _ids(rules: RealmsRules) -> list[str]:
    return [card.id for card in rules.cards]
