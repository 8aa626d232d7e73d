"""A state written down in full, as JSON; reading.py reads it back."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from starlode.core.decision import Json
from starlode.core.engine.bits import kinds
from starlode.core.errors import BadInput
from starlode.core.reading import FORMAT, Written, library
from starlode.realms.cards import Card
from starlode.realms.engine import codes, marks, sheets, table
from starlode.realms.engine.state import State
from starlode.realms.formats import Party
from starlode.realms.written.fields import COMMON_PILES, SEAT_SETS, marks_of, seat_numbers
from starlode.realms.written.happenings import REASONS
from starlode.realms.written.pending import Pending
from starlode.realms.written.pieces import pieces
from starlode.realms.written.possible import refuse_impossible
from starlode.realms.written.reading import Reader


class Positions:
    """Writes and reads the positions of a set of cards."""

    def __init__(self, cards: Sequence[Card], supply: Sequence[int], pending: Pending, party: Party) -> None:
        self.cards = cards
        self.ids = [card.id for card in cards]
        self.supply = supply  # how many copies of each card there are in all
        self.pending = pending
        self.party = party
        self._reader = Reader(cards, supply, pending, party)
        self.seat_numbers = seat_numbers(party.seats)
        self._pieces = pieces(self.ids, party.seats)

    @property
    def written(self) -> Written:
        return self._reader.written

    # Writing

    def write(self, state: State) -> dict[str, Json]:
        common, seats = self.tell(state, {})
        decode = library().json.decode
        told: list[Json] = [seat_in_full(**decode(look)) for _, look in seats]
        return {"starlode-position": FORMAT, **decode(common), "seats": told}

    def tell(self, state: State, further: dict[str, Json]) -> tuple[bytes, list[tuple[bytes, bytes]]]:
        """What is nobody's own, and what is told further; each seat as others see it, and as who sees its hand does.

        As JSON: it is nearly always sent, and is seldom asked for in words.
        """
        text, ends = sheets.write(state, self._pieces)
        told = bytes(text)
        rest = library().json.encode(self._rest(state) | further)
        seats = zip(ends[0::2], ends[1::2], ends[2::2], strict=False)
        return told[: ends[0]] + b"," + rest[1:], [(told[at:middle], told[middle:end]) for at, middle, end in seats]

    def _rest(self, state: State) -> dict[str, Json]:
        """What else is nobody's own, and mostly nothing: open questions, what a team has said, the end."""
        content: dict[str, Json] = {"pending": self.open_questions(state) if state.get(table.DEPTH) else []}
        if self.party.format.takes_team_turns:
            for name, number in SEAT_SETS.items():
                content[name] = [seat + 1 for seat in kinds(state.get(number))]
            content["refusals"] = self._refusals(state)
        reason = state.get(table.REASON)
        if reason != codes.RUNNING:
            winner = state.get(table.WINNER)
            winners: list[Json] = [seat + 1 for seat in self.party.sides[winner]] if winner >= 0 else []
            content["over"] = {"winners": winners, "reason": REASONS[reason]}
        return content

    def _refusals(self, state: State) -> list[Json]:
        """What teammates would not help to pay: who asked for which card, or base, and who refused."""
        told: list[Json] = []
        for mark in marks_of(state, marks.REFUSAL):
            entry: dict[str, Json] = {"seat": marks.seat_of(mark) + 1, "card": self.ids[marks.card_of(mark)]}
            entry["by"] = marks.figure_of(mark) + 1
            if marks.other_of(mark) < codes.MOST_SEATS:
                entry["owner"] = marks.other_of(mark) + 1
            told.append(entry)
        return told

    def pile(self, state: State, pile: int) -> dict[str, Json]:
        """How many of each card lie in a pile."""
        return {self.ids[held & 63]: held >> 6 for held in state.contents(pile)}

    def in_play(self, state: State, seat: int) -> Json:
        """The cards in play by what they have used; a Needle also by what it copies, a base by its damage."""
        told: Json = library().json.decode(bytes(sheets.write_seat(state, self._pieces, seat)))["in-play"]
        return told

    def open_questions(self, state: State) -> list[Json]:
        """The decision stack, the open question last."""
        return self.pending.write_stack(state)

    # Reading

    def read(self, state: State, content: Mapping[str, Json]) -> None:
        """Fill an empty state; refuse what is unreadable or cannot be."""
        self.fill(state, content)
        self.check(state)

    def fill(self, state: State, content: Mapping[str, Json]) -> None:
        """Fill an empty state with what is written; refuse what is unreadable."""
        self._reader.fill(state, content)

    def check(self, state: State) -> None:
        """Refuse what the box and the rules cannot bring about; then go on to the next choice."""
        refuse_impossible(state, self.cards, self.supply, self.count_cards(state), self.pending)
        state.settle()
        if state.actor != codes.OVER and len(state.legal()) == 0:
            raise BadInput("bad-no-answer")

    def count_cards(self, state: State) -> Counter[int]:
        """How many of each card there are, wherever they lie; a card that waits for its destination counts too."""
        total: Counter[int] = Counter({state.tables.explorer: int(state.get(table.EXPLORERS))})
        piles = list(COMMON_PILES.values())
        for seat in range(state.seats):
            piles += [
                state.pile(seat, pile)
                for pile in (table.HAND, table.DECK, table.DISCARD_PILE, *range(table.IN_PLAY, table.IN_PLAY + 4))
            ]
            total.update(int(state.on_top(seat, depth)) for depth in range(state.size(state.pile(seat, table.TOP))))
        for pile in piles:
            total.update({kind: int(state.count(pile, kind)) for kind in kinds(state.mask(pile))})
        for question in self.open_questions(state):
            if isinstance(question, dict) and "bought" in question:  # a gift still lies where it was
                total[self.ids.index(str(question["bought"]))] += 1
        return total


def seat_in_full(hand: Mapping[str, Any], deck: Mapping[str, Any], unseen: Json, **rest: Json) -> dict[str, Json]:
    """A seat of a view as a position has it; of a hand that is not seen there is what everybody knows of it."""
    cards = hand["known"] if hand["cards"] is None else hand["cards"]
    told = {**rest, "hand": cards, "known": hand["known"], "deck": unseen, "top": deck["top"]}
    for name in ("discard", "top", "in-play", "ships-played"):  # last, in this order
        if name in told:
            told[name] = told.pop(name)
    return told
