"""A state written down in full, as JSON, and read back with every doubt about it said in one line."""

from collections import Counter
from collections.abc import Mapping, Sequence

from starlode.core.bits import kinds, mask_of
from starlode.core.decision import Json
from starlode.core.errors import BadInput
from starlode.realms import codes, marks
from starlode.realms.allies import copied_presence
from starlode.realms.cards import Card
from starlode.realms.formats import Party
from starlode.realms.happenings import REASONS
from starlode.realms.pending import Pending
from starlode.realms.possible import refuse_impossible
from starlode.realms.state import State, settle
from starlode.realms.table import (
    AUTHORITY,
    BLOBS,
    COMBAT,
    CONCEDED,
    CURRENT,
    DECK,
    DEPTH,
    DISCARD_PILE,
    EXPLORERS,
    FINISHED,
    HAND,
    IN_PLAY,
    KNOWN,
    LIVING,
    MARKERS,
    MOST_FRAMES,
    OWED,
    PER_SHIP,
    PLACE,
    PRESENCE,
    QUIET,
    REASON,
    RECEIVED,
    REMOVED,
    ROW,
    SCRAP_HEAP,
    SHIPS,
    SHUFFLES,
    TOP,
    TRADE,
    TRADE_DECK,
    TURN,
    UNLOCKED,
    WINNER,
)

FORMAT = 1
MOST = 10**9  # no score of a match that ends comes near
MOST_CARDS = 250  # what a pile's count holds, and more than any box
MOST_ON_TOP = 30
COMMON_PILES = {"trade-deck": TRADE_DECK, "row": ROW, "scrap-heap": SCRAP_HEAP, "removed": REMOVED}
SEAT_PILES = {"hand": HAND, "known": KNOWN, "deck": DECK, "discard": DISCARD_PILE}
COUNTS = {"markers", "blobs-played", "owes"}  # of cards, not of points
SEAT_NUMBERS = {
    "authority": AUTHORITY,
    "trade": TRADE,
    "combat": COMBAT,
    "markers": MARKERS,
    "blobs-played": BLOBS,
    "owes": OWED,
    "shuffles": SHUFFLES,
    "unlocked": UNLOCKED,
    "place": PLACE,
}
# Sets of seats, in formats with teams that have their turns together.
SEAT_SETS = {"finished": FINISHED, "received": RECEIVED, "conceded": CONCEDED}
DRAWN = ("turn-limit", "stalled")  # reasons that leave nobody the winner
USED: tuple[list[str], ...] = ([], ["primary"], ["ally"], ["primary", "ally"])


class Positions:
    """Writes and reads the positions of a set of cards."""

    def __init__(self, cards: Sequence[Card], supply: Sequence[int], pending: Pending, party: Party) -> None:
        self.cards = cards
        self.ids = [card.id for card in cards]
        self.supply = supply  # how many copies of each card there are in all
        self.pending = pending
        self.party = party
        # A duel knows no places.
        self.seat_numbers = {name: n for name, n in SEAT_NUMBERS.items() if n != PLACE or party.seats > 2}

    # Writing

    def write(self, state: State) -> dict[str, Json]:
        seats: list[Json] = [self._seat(state, seat) for seat in range(state.seats)]
        return {"starlode-position": FORMAT, **self.common(state), "seats": seats}

    def common(self, state: State) -> dict[str, Json]:
        """All that is nobody's own; everybody may see it."""
        content: dict[str, Json] = {
            "turn": int(state.get(TURN)),
            "current": int(state.get(CURRENT)) + 1,
            "explorers": int(state.get(EXPLORERS)),
            "quiet-since": int(state.get(QUIET)),
        }
        for name, pile in COMMON_PILES.items():
            content[name] = self.pile(state, pile)
        content["pending"] = self.open_questions(state)
        if self.party.format.takes_team_turns:
            for name, number in SEAT_SETS.items():
                content[name] = [seat + 1 for seat in kinds(state.get(number))]
            content["refusals"] = self._refusals(state)
        if state.get(REASON) != codes.RUNNING:
            winner = int(state.get(WINNER))
            winners: list[Json] = [seat + 1 for seat in self.party.sides[winner]] if winner >= 0 else []
            content["over"] = {"winners": winners, "reason": REASONS[state.get(REASON)]}
        return content

    def _refusals(self, state: State) -> list[Json]:
        """What teammates would not help to pay: who asked for which card, or base, and who refused."""
        told: list[Json] = []
        for mark in _marks(state, marks.REFUSAL):
            entry: dict[str, Json] = {"seat": marks.seat_of(mark) + 1, "card": self.ids[marks.card_of(mark)]}
            entry["by"] = marks.figure_of(mark) + 1
            if marks.other_of(mark) < codes.MOST_SEATS:
                entry["owner"] = marks.other_of(mark) + 1
            told.append(entry)
        return told

    def pile(self, state: State, pile: int) -> dict[str, Json]:
        """How many of each card lie in a pile."""
        return {self.ids[kind]: int(state.count(pile, kind)) for kind in kinds(state.mask(pile))}

    def open_questions(self, state: State) -> list[Json]:
        """The decision stack, the open question last."""
        return [self.pending.write(state.frame_at(depth)) for depth in range(state.get(DEPTH))]

    def top(self, state: State, seat: int) -> list[Json]:
        """The cards known to lie on top of a deck, the next one first."""
        return [self.ids[state.on_top(seat, depth)] for depth in range(state.size(state.pile(seat, TOP)))]

    def in_play(self, state: State, seat: int) -> list[Json]:
        """The cards in play by what they have used; a Needle also by what it copies."""
        entries: list[Json] = []
        needle = state.tables.needle
        copies = [mark for mark in _marks(state, marks.COPY) if marks.seat_of(mark) == seat]
        damages = [mark for mark in _marks(state, marks.DAMAGE) if marks.seat_of(mark) == seat]
        for copy, used in enumerate(USED):
            pile = state.pile(seat, IN_PLAY) + copy
            for kind in kinds(state.mask(pile)):
                card = self.cards[kind]
                count = int(state.count(pile, kind))
                if kind == needle:
                    count -= len(copies) if copy == 1 else 0
                if copy == 0:
                    count -= sum(marks.card_of(mark) == kind for mark in damages)
                if count:
                    told = used if card.is_base else used[1:]
                    entries.append({"card": card.id, "count": count, "used": [*told]})
        for mark in copies:
            told = ["ally"] if marks.figure_of(mark) else []
            ship = self.ids[marks.card_of(mark)]
            entries.append({"card": self.ids[needle], "count": 1, "used": [*told], "as": ship})
        for mark in damages:
            base, damage = self.ids[marks.card_of(mark)], int(marks.figure_of(mark))
            entries.append({"card": base, "count": 1, "used": [], "damage": damage})
        return entries

    def ships_played(self, state: State, seat: int) -> list[Json]:
        return [self.ids[kind] for kind in kinds(state.of(seat, SHIPS))]

    def numbers(self, state: State, seat: int) -> dict[str, Json]:
        """A seat's score and pools; a team's score is told at each of its seats."""
        content: dict[str, Json] = {name: int(state.of(seat, number)) for name, number in self.seat_numbers.items()}
        content["authority"] = int(state.of(state.tables.seating.score[seat], AUTHORITY))
        return content

    def _seat(self, state: State, seat: int) -> dict[str, Json]:
        content = self.numbers(state, seat)
        for name, pile in SEAT_PILES.items():
            content[name] = self.pile(state, state.pile(seat, pile))
        content["top"] = self.top(state, seat)
        content["in-play"] = self.in_play(state, seat)
        content["ships-played"] = self.ships_played(state, seat)
        return content

    # Reading

    def read(self, state: State, content: Mapping[str, Json]) -> None:
        """Fill an empty state; refuse what is unreadable or cannot be."""
        self.fill(state, content)
        self.check(state)

    def fill(self, state: State, content: Mapping[str, Json]) -> None:
        """Fill an empty state with what is written; refuse what is unreadable."""
        written = content.get("starlode-position")
        if type(written) is not int or written != FORMAT:
            raise BadInput(f"a position of format {written}: this version reads {FORMAT}")
        known = {"starlode-position", "game", "turn", "current", "explorers", "quiet-since", "seats", "pending", "over"}
        if self.party.format.takes_team_turns:
            known |= {*SEAT_SETS, "refusals"}
        _no_other_fields(content, known | set(COMMON_PILES), "the position")
        seats = content.get("seats")
        if not isinstance(seats, list) or len(seats) != state.seats:
            raise BadInput(f"the position has not {state.seats} seats")
        state.set(CURRENT, _number(content, "current", 1, "the position", 1, int(state.seats)) - 1)
        turn = _number(content, "turn", 1, "the position")
        state.set(TURN, turn)
        state.set(QUIET, _number(content, "quiet-since", max(turn - 1, 0), "the position", 0, turn))
        state.set(EXPLORERS, _number(content, "explorers", 0, "the position"))
        state.set(WINNER, -1)
        for name, pile in COMMON_PILES.items():
            self._read_pile(state, pile, content.get(name), name)
        for seat, entry in enumerate(seats):
            self._read_seat(state, seat, entry)
        state.set(LIVING, mask_of([seat for seat in range(state.seats) if state.of(seat, PLACE) == 0]))
        self._read_teamwork(state, content)
        pending = content.get("pending", [])
        if not isinstance(pending, list) or len(pending) > MOST_FRAMES:
            raise BadInput(f"the open questions of a position are a list of at most {MOST_FRAMES}")
        for question in pending:
            state.push(self.pending.read(question, int(state.seats)))
        self._read_end(state, content.get("over"))

    def _read_teamwork(self, state: State, content: Mapping[str, Json]) -> None:
        for name, number in SEAT_SETS.items():
            seats = content.get(name, [])
            if not isinstance(seats, list) or not all(type(n) is int and 0 < n <= state.seats for n in seats):
                raise BadInput(f"the position: {name} is no list of seats")
            state.set(number, mask_of([seat - 1 for seat in seats if isinstance(seat, int)]))
        refusals = content.get("refusals", [])
        if not isinstance(refusals, list):
            raise BadInput("the position: refusals is no list")
        for entry in refusals:
            if not isinstance(entry, dict):
                raise BadInput("refusals: expected who asked, for which card, and who refused")
            _no_other_fields(entry, {"seat", "card", "by", "owner"}, "refusals")
            numbers = [_number(entry, name, 1, "refusals", 1, int(state.seats)) - 1 for name in ("seat", "by", "owner")]
            owner = numbers[2] if "owner" in entry else codes.MOST_SEATS
            kind = self._kind(entry.get("card"), "refusals")
            state.mark(marks.refusal_mark(numbers[0], kind, numbers[1], owner))

    def _read_pile(self, state: State, pile: int, content: Json, where: str) -> None:
        if content is None:
            return
        if not isinstance(content, dict):
            raise BadInput(f"{where}: expected cards and how many, such as {{'scout': 3}}")
        for card in content:
            self._put(state, pile, self._kind(card, where), _number(content, card, 0, where, 0, MOST_CARDS))

    def _put(self, state: State, pile: int, kind: int, count: int) -> None:
        """Lay cards on a pile, no more than there are."""
        total = int(state.count(pile, kind)) + count
        if total > self.supply[kind]:
            raise BadInput(f"the position holds {total} of {self.ids[kind]}: there are only {self.supply[kind]}")
        for _ in range(count):
            state.put(pile, kind)

    def _kind(self, card: Json, where: str) -> int:
        if str(card) not in self.ids:
            raise BadInput(f"{where}: unknown card {card}")
        return self.ids.index(str(card))

    def _kinds(self, cards: Json, where: str) -> list[int]:
        if not isinstance(cards, list):
            raise BadInput(f"{where}: expected a list of cards")
        return [self._kind(card, where) for card in cards]

    def _read_seat(self, state: State, seat: int, content: Json) -> None:
        where = f"seat {seat + 1}"
        if not isinstance(content, dict):
            raise BadInput(f"{where}: expected its piles and numbers")
        _no_other_fields(content, {*SEAT_PILES, *self.seat_numbers, "top", "in-play", "ships-played"}, where)
        for name, number in self.seat_numbers.items():
            most = MOST // 1000 if name in COUNTS else state.seats if number == PLACE else MOST
            unless_said = self.party.authority(seat) if number == AUTHORITY and "place" not in content else 0
            state.set_of(seat, number, _number(content, name, unless_said, where, 0, int(most)))
        score = int(state.tables.seating.score[seat])
        if score != seat:
            if state.of(seat, AUTHORITY) != state.of(score, AUTHORITY):
                raise BadInput(f"{where}: a team has one score, but its authority is not that of seat {score + 1}")
            state.set_of(seat, AUTHORITY, 0)
        for name, pile in SEAT_PILES.items():
            self._read_pile(state, state.pile(seat, pile), content.get(name), f"{where}, {name}")
        top = self._kinds(content.get("top", []), f"{where}, top")
        if len(top) > MOST_ON_TOP:
            raise BadInput(f"{where}, top: nobody knows {len(top)} cards of a deck in their order")
        for kind in reversed(top):
            state.put_on_top(seat, kind)
        ships = 0
        for kind in self._kinds(content.get("ships-played", []), f"{where}, ships-played"):
            ships |= state.tables.bit(kind)
        if ships & ~state.tables.ships:
            raise BadInput(f"{where}: a base is among the ships played")
        state.set_of(seat, SHIPS, ships)
        in_play = content.get("in-play", [])
        if not isinstance(in_play, list):
            raise BadInput(f"{where}, in-play: expected a list")
        for entry in in_play:
            self._read_in_play(state, seat, entry, f"{where}, in-play")
        self._read_unlocked(state, seat, where)

    def _read_unlocked(self, state: State, seat: int, where: str) -> None:
        """What is unlocked beyond what the cards in play unlock themselves."""
        presence, given = state.of(seat, PRESENCE), state.of(seat, UNLOCKED)
        if given & ~(state.tables.present(presence) if state.tables.stays_unlocked else 0):
            raise BadInput(f"{where}: unlocked is {given}, but those factions have no card in play")
        if state.tables.stays_unlocked:
            state.set_of(seat, UNLOCKED, given | state.tables.allied(presence))

    def _read_in_play(self, state: State, seat: int, entry: Json, where: str) -> None:
        if not isinstance(entry, dict):
            raise BadInput(f"{where}: expected a card, how many, and what it has used")
        _no_other_fields(entry, {"card", "count", "used", "as", "damage"}, where)
        kind = self._kind(entry.get("card"), where)
        card = self.cards[kind]
        count = _number(entry, "count", 1, where, 1, MOST_CARDS)
        used = entry.get("used", [])
        if not isinstance(used, list) or set(map(str, used)) - {"primary", "ally"}:
            raise BadInput(f"{where}: {card.id} has used {used}, expected primary or ally")
        if not self.party.has_turn(seat, int(state.get(CURRENT))) and (used or not card.is_base):
            raise BadInput(f"{where}: out of turn only unused bases are in play, not {card.id}")
        copy = (1 if not card.is_base or "primary" in used else 0) + (2 if "ally" in used else 0)
        if "as" in entry:
            ship = self._kind(entry["as"], where)
            if kind != state.tables.needle or self.cards[ship].is_base or ship == kind or count != 1:
                raise BadInput(f"{where}: {card.id} cannot be a copy of {entry['as']}")
            state.mark(marks.copy_mark(seat, ship, copy >> 1))
            state.add(seat, PRESENCE, copied_presence(state, ship))
            copy = 1
        if "damage" in entry:
            damage = _number(entry, "damage", 1, where, 1, (card.defense or 1) - 1)
            if not (card.is_base and count == 1 and not used and state.tables.seating.damage_lasts_on >> seat & 1):
                raise BadInput(f"{where}: {card.id} keeps no damage here")
            state.mark(marks.damage_mark(seat, kind, damage))
        self._put(state, state.pile(seat, IN_PLAY) + copy, kind, count)
        state.add(seat, PRESENCE, count * state.tables.presence[kind])
        state.add(seat, PER_SHIP, count * state.tables.combat_per_ship(kind))

    def _read_end(self, state: State, over: Json) -> None:
        if over is None:
            return
        if not isinstance(over, dict) or str(over.get("reason")) not in REASONS[1:]:
            raise BadInput(f"over: the reason is none of {', '.join(REASONS[1:])}")
        winners = over.get("winners")
        sides: list[Json] = [[seat + 1 for seat in side] for side in self.party.sides]
        if winners != [] and winners not in sides:
            raise BadInput(f"over: the winners are {winners}, expected the seats of a side or none")
        if (winners == []) != (over["reason"] in DRAWN):
            raise BadInput(f"over: by {over['reason']} there is {'no' if winners else 'a'} winner")
        if state.get(DEPTH) > 0:
            raise BadInput("over: nothing is asked after the end")
        state.set(WINNER, sides.index(winners) if winners else -1)
        state.set(REASON, REASONS.index(str(over["reason"])))

    def check(self, state: State) -> None:
        """Refuse what the box and the rules cannot bring about; then go on to the next choice."""
        refuse_impossible(state, self.cards, self.supply, self.count_cards(state), self.pending)
        settle(state)
        if state.actor != codes.OVER and len(state.legal()) == 0:
            raise BadInput("the position cannot be: the open question has no answer")

    def count_cards(self, state: State) -> Counter[int]:
        """How many of each card there are, wherever they lie; a card that waits for its destination counts too."""
        total: Counter[int] = Counter({state.tables.explorer: int(state.get(EXPLORERS))})
        piles = list(COMMON_PILES.values())
        for seat in range(state.seats):
            piles += [state.pile(seat, pile) for pile in (HAND, DECK, DISCARD_PILE, *range(IN_PLAY, IN_PLAY + 4))]
            total.update(int(state.on_top(seat, depth)) for depth in range(state.size(state.pile(seat, TOP))))
        for pile in piles:
            total.update({kind: int(state.count(pile, kind)) for kind in range(len(self.cards))})
        for question in self.open_questions(state):
            if isinstance(question, dict) and "bought" in question:  # a gift still lies where it was
                total[self.ids.index(str(question["bought"]))] += 1
        return total


def _marks(state: State, what: int) -> list[int]:
    """The marks of one sort."""
    found = [int(state.mark_at(index)) for index in range(state.marked())]
    return [mark for mark in found if marks.tells(mark) == what]


def _number(content: Mapping[str, Json], name: str, default: int, where: str, least: int = 0, most: int = MOST) -> int:
    value = content.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadInput(f"{where}: {name} is {value!r}, expected a whole number from {least} to {most}")
    return value


def _no_other_fields(content: Mapping[str, Json], known: set[str], where: str) -> None:
    unknown = set(content) - known
    if unknown:
        raise BadInput(f"{where} has an unknown field: {min(unknown)}")
