"""A state written down in full, as JSON; reading.py reads it back."""

from collections import Counter
from collections.abc import Mapping, Sequence

from starlode.core.decision import Json
from starlode.core.engine.bits import kinds
from starlode.core.engine.packed import PILES
from starlode.core.errors import BadInput
from starlode.core.reading import FORMAT, Written
from starlode.realms.cards import Card
from starlode.realms.engine import codes, marks
from starlode.realms.engine.state import State, settle
from starlode.realms.engine.table import (
    CURRENT,
    DECK,
    DEPTH,
    DISCARD_PILE,
    EXPLORERS,
    HAND,
    IN_PLAY,
    QUIET,
    REASON,
    SHIPS,
    TOP,
    TURN,
    WINNER,
)
from starlode.realms.formats import Party
from starlode.realms.written.fields import COMMON_PILES, SEAT_PILES, SEAT_SETS, USED, marks_of, seat_numbers
from starlode.realms.written.happenings import REASONS
from starlode.realms.written.laid import Laid, split
from starlode.realms.written.pending import Pending
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
        self._used = [[used if card.is_base else used[1:] for card in cards] for used in USED]

    @property
    def written(self) -> Written:
        return self._reader.written

    # Writing

    def write(self, state: State) -> dict[str, Json]:
        seats: list[Json] = [self._seat(state, seat) for seat in range(state.seats)]
        return {"starlode-position": FORMAT, **self.common(state, state.common()), "seats": seats}

    def common(self, state: State, numbers: list[int]) -> dict[str, Json]:
        """All that is nobody's own, and follows from these numbers and from what was refused; everybody may see it."""
        content: dict[str, Json] = {
            "turn": numbers[TURN],
            "current": numbers[CURRENT] + 1,
            "explorers": numbers[EXPLORERS],
            "quiet-since": numbers[QUIET],
        }
        piles = split(numbers, PILES, len(COMMON_PILES))
        for name, pile in COMMON_PILES.items():
            content[name] = self.by_card(piles[pile])
        content["pending"] = self.open_questions(state) if numbers[DEPTH] else []
        if self.party.format.takes_team_turns:
            for name, number in SEAT_SETS.items():
                content[name] = [seat + 1 for seat in kinds(state.get(number))]
            content["refusals"] = self._refusals(state)
        if numbers[REASON] != codes.RUNNING:
            winner = numbers[WINNER]
            winners: list[Json] = [seat + 1 for seat in self.party.sides[winner]] if winner >= 0 else []
            content["over"] = {"winners": winners, "reason": REASONS[numbers[REASON]]}
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
        return self.by_card(state.contents(pile))

    def by_card(self, pile: Sequence[int]) -> dict[str, Json]:
        """The same of a pile's contents."""
        ids = self.ids
        return {ids[held & 63]: held >> 6 for held in pile}

    def open_questions(self, state: State) -> list[Json]:
        """The decision stack, the open question last."""
        return self.pending.write_stack(state)

    def top(self, laid: Laid) -> list[Json]:
        """The cards known to lie on top of a deck, the next one first."""
        return [self.ids[kind] for kind in laid.piles[TOP]]

    def in_play(self, laid: Laid) -> list[Json]:
        """The cards in play by what they have used; a Needle also by what it copies, a base by its damage."""
        entries: list[Json] = []
        for copy, told in enumerate(self._used):
            for held in laid.piles[IN_PLAY + copy]:
                kind, count = held & 63, held >> 6
                if kind == laid.needle:
                    count -= len(laid.copies) if copy == 1 else 0
                if copy == 0 and laid.damages:
                    count -= sum(marks.card_of(mark) == kind for mark in laid.damages)
                if count:
                    entries.append({"card": self.ids[kind], "count": count, "used": [*told[kind]]})
        for mark in laid.copies:
            ally = ["ally"] if marks.figure_of(mark) else []
            ship = self.ids[marks.card_of(mark)]
            entries.append({"card": self.ids[laid.needle], "count": 1, "used": [*ally], "as": ship})
        for mark in laid.damages:
            base, damage = self.ids[marks.card_of(mark)], int(marks.figure_of(mark))
            entries.append({"card": base, "count": 1, "used": [], "damage": damage})
        return entries

    def ships_played(self, laid: Laid) -> list[Json]:
        return [self.ids[kind] for kind in kinds(laid.told[SHIPS])]

    def scores(self, laid: Laid) -> dict[str, Json]:
        """A seat's score and pools; a team's score is told at each of its seats."""
        numbers = laid.told
        return {name: numbers[number] for name, number in self.seat_numbers.items()}

    def _seat(self, state: State, seat: int) -> dict[str, Json]:
        laid = Laid(state, seat)
        content = self.scores(laid)
        for name, pile in SEAT_PILES.items():
            content[name] = self.by_card(laid.piles[pile])
        content["top"] = self.top(laid)
        content["in-play"] = self.in_play(laid)
        content["ships-played"] = self.ships_played(laid)
        return content

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
        settle(state)
        if state.actor != codes.OVER and len(state.legal()) == 0:
            raise BadInput("bad-no-answer")

    def count_cards(self, state: State) -> Counter[int]:
        """How many of each card there are, wherever they lie; a card that waits for its destination counts too."""
        total: Counter[int] = Counter({state.tables.explorer: int(state.get(EXPLORERS))})
        piles = list(COMMON_PILES.values())
        for seat in range(state.seats):
            piles += [state.pile(seat, pile) for pile in (HAND, DECK, DISCARD_PILE, *range(IN_PLAY, IN_PLAY + 4))]
            total.update(int(state.on_top(seat, depth)) for depth in range(state.size(state.pile(seat, TOP))))
        for pile in piles:
            total.update({kind: int(state.count(pile, kind)) for kind in kinds(state.mask(pile))})
        for question in self.open_questions(state):
            if isinstance(question, dict) and "bought" in question:  # a gift still lies where it was
                total[self.ids.index(str(question["bought"]))] += 1
        return total
