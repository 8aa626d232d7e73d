"""A position that somebody wrote down, read into an empty state; what is unreadable is refused in one line."""

from collections.abc import Mapping, Sequence

from starlode.core.decision import Json
from starlode.core.engine.bits import mask_of
from starlode.core.errors import THE_POSITION, BadInput, at_seat, within
from starlode.core.fields import no_other_fields, number
from starlode.realms.cards import Card
from starlode.realms.engine import codes, marks
from starlode.realms.engine.allies import copied_presence
from starlode.realms.engine.state import State
from starlode.realms.engine.table import (
    AUTHORITY,
    CURRENT,
    DEPTH,
    EXPLORERS,
    IN_PLAY,
    LIVING,
    PER_SHIP,
    PLACE,
    PRESENCE,
    QUIET,
    REASON,
    SHIPS,
    TURN,
    UNLOCKED,
    WINNER,
)
from starlode.realms.formats import Party
from starlode.realms.written.fields import COMMON_PILES, FORMAT, SEAT_PILES, SEAT_SETS, seat_numbers
from starlode.realms.written.happenings import REASONS
from starlode.realms.written.pending import Pending

MOST = 10**9  # no score of a match that ends comes near
MOST_CARDS = 250  # what a pile's count holds, and more than any box
MOST_ON_TOP = 30
COUNTS = {"markers", "blobs-played", "owes"}  # of cards, not of points
DRAWN = ("turn-limit", "stalled")  # reasons that leave nobody the winner
FIELDS = {"starlode-position", "game", "turn", "current", "explorers", "quiet-since", "seats", "pending", "over"}


class Reader:
    """Reads the positions of a set of cards and a party; what it fills in need not be possible yet."""

    def __init__(self, cards: Sequence[Card], supply: Sequence[int], pending: Pending, party: Party) -> None:
        self.cards = cards
        self.ids = [card.id for card in cards]
        self.supply = supply
        self.pending = pending
        self.party = party
        self.seat_numbers = seat_numbers(party.seats)

    def fill(self, state: State, content: Mapping[str, Json]) -> None:
        written = content.get("starlode-position")
        if type(written) is not int or written != FORMAT:
            raise BadInput("bad-position-format", found=written, format=FORMAT)
        teamwork = {*SEAT_SETS, "refusals"} if self.party.format.takes_team_turns else set()
        no_other_fields(content, FIELDS | set(COMMON_PILES) | teamwork, THE_POSITION)
        seats = content.get("seats")
        if not isinstance(seats, list) or len(seats) != state.seats:
            raise BadInput("bad-position-seats", seats=state.seats)
        state.set(CURRENT, number(content, "current", 1, THE_POSITION, 1, int(state.seats)) - 1)
        turn = number(content, "turn", 1, THE_POSITION, 0, MOST)
        state.set(TURN, turn)
        state.set(QUIET, number(content, "quiet-since", max(turn - 1, 0), THE_POSITION, 0, turn))
        state.set(EXPLORERS, number(content, "explorers", 0, THE_POSITION, 0, MOST))
        state.set(WINNER, -1)
        for name, pile in COMMON_PILES.items():
            self._read_pile(state, pile, content.get(name), name)
        for seat, entry in enumerate(seats):
            self._read_seat(state, seat, entry)
        state.set(LIVING, mask_of([seat for seat in range(state.seats) if state.of(seat, PLACE) == 0]))
        self._read_teamwork(state, content)
        self.pending.read_stack(state, content.get("pending", []))
        self._read_end(state, content.get("over"))

    # What is everybody's

    def _read_teamwork(self, state: State, content: Mapping[str, Json]) -> None:
        """What a team that has its turn together has agreed on."""
        for name, which in SEAT_SETS.items():
            seats = content.get(name, [])
            if not isinstance(seats, list) or not all(type(n) is int and 0 < n <= state.seats for n in seats):
                raise BadInput("bad-seat-list", name=name)
            state.set(which, mask_of([seat - 1 for seat in seats if isinstance(seat, int)]))
        refusals = content.get("refusals", [])
        if not isinstance(refusals, list):
            raise BadInput("bad-refusals-list")
        for entry in refusals:
            if not isinstance(entry, dict):
                raise BadInput("bad-refusals")
            no_other_fields(entry, {"seat", "card", "by", "owner"}, "refusals")
            numbers = [number(entry, name, 1, "refusals", 1, int(state.seats)) - 1 for name in ("seat", "by", "owner")]
            owner = numbers[2] if "owner" in entry else codes.MOST_SEATS
            kind = self._kind(entry.get("card"), "refusals")
            state.mark(marks.refusal_mark(numbers[0], kind, numbers[1], owner))

    def _read_end(self, state: State, over: Json) -> None:
        if over is None:
            return
        if not isinstance(over, dict) or str(over.get("reason")) not in REASONS[1:]:
            raise BadInput("bad-over-reason", known=", ".join(REASONS[1:]))
        no_other_fields(over, {"winners", "reason"}, "over")
        winners = over.get("winners")
        sides: list[Json] = [[seat + 1 for seat in side] for side in self.party.sides]
        is_a_list = isinstance(winners, list) and all(type(seat) is int for seat in winners)
        if not is_a_list or (winners != [] and winners not in sides):
            raise BadInput("bad-over-winners", winners=winners)
        if (winners == []) != (over["reason"] in DRAWN):
            raise BadInput("bad-over-no-winner" if winners else "bad-over-winner", reason=over["reason"])
        if state.get(DEPTH) > 0:
            raise BadInput("bad-over-question")
        state.set(WINNER, sides.index(winners) if winners else -1)
        state.set(REASON, REASONS.index(str(over["reason"])))

    # Cards

    def _read_pile(self, state: State, pile: int, content: Json, where: object) -> None:
        if content is None:
            return
        if not isinstance(content, dict):
            raise BadInput("bad-realms-pile", where=where)
        for card in content:
            self._put(state, pile, self._kind(card, where), number(content, card, 0, where, 0, MOST_CARDS))

    def _put(self, state: State, pile: int, kind: int, count: int) -> None:
        """Lay cards on a pile, no more than there are."""
        total = int(state.count(pile, kind)) + count
        if total > self.supply[kind]:
            raise BadInput("bad-copies", count=total, card=self.ids[kind], copies=self.supply[kind])
        for _ in range(count):
            state.put(pile, kind)

    def _kind(self, card: Json, where: object) -> int:
        if str(card) not in self.ids:
            raise BadInput("bad-card", where=where, card=card)
        return self.ids.index(str(card))

    def _kinds(self, cards: Json, where: object) -> list[int]:
        if not isinstance(cards, list):
            raise BadInput("bad-card-list", where=where)
        return [self._kind(card, where) for card in cards]

    # Seats

    def _read_seat(self, state: State, seat: int, content: Json) -> None:
        where = at_seat(seat)
        if not isinstance(content, dict):
            raise BadInput("bad-realms-seat", where=where)
        no_other_fields(content, {*SEAT_PILES, *self.seat_numbers, "top", "in-play", "ships-played"}, where)
        self._read_numbers(state, seat, content, where)
        for name, pile in SEAT_PILES.items():
            self._read_pile(state, state.pile(seat, pile), content.get(name), within(where, name))
        top = self._kinds(content.get("top", []), within(where, "top"))
        if len(top) > MOST_ON_TOP:
            raise BadInput("bad-top", where=where, count=len(top))
        for kind in reversed(top):
            state.put_on_top(seat, kind)
        ships = 0
        for kind in self._kinds(content.get("ships-played", []), within(where, "ships-played")):
            ships |= state.tables.bit(kind)
        if ships & ~state.tables.ships:
            raise BadInput("bad-ships-played", where=where)
        state.set_of(seat, SHIPS, ships)
        in_play = content.get("in-play", [])
        if not isinstance(in_play, list):
            raise BadInput("bad-in-play", where=where)
        for entry in in_play:
            self._read_in_play(state, seat, entry, within(where, "in-play"))
        self._read_unlocked(state, seat, where)

    def _read_numbers(self, state: State, seat: int, content: Mapping[str, Json], where: object) -> None:
        """A seat's score and pools; a team's one score, told at each of its seats, is kept at the first."""
        score = int(state.tables.seating.score[seat])
        authority = self.party.authority(seat) if score == seat else int(state.of(score, AUTHORITY))
        for name, which in self.seat_numbers.items():
            most = MOST // 1000 if name in COUNTS else state.seats if which == PLACE else MOST
            unless_said = authority if which == AUTHORITY and "place" not in content else 0
            state.set_of(seat, which, number(content, name, unless_said, where, 0, int(most)))
        if score != seat:
            if state.of(seat, AUTHORITY) != state.of(score, AUTHORITY):
                raise BadInput("bad-team-score", where=where, seat=score + 1)
            state.set_of(seat, AUTHORITY, 0)

    def _read_unlocked(self, state: State, seat: int, where: object) -> None:
        """What is unlocked beyond what the cards in play unlock themselves."""
        presence, given = state.of(seat, PRESENCE), state.of(seat, UNLOCKED)
        if given & ~(state.tables.present(presence) if state.tables.stays_unlocked else 0):
            raise BadInput("bad-unlocked", where=where, given=given)
        if state.tables.stays_unlocked:
            state.set_of(seat, UNLOCKED, given | state.tables.allied(presence))

    def _read_in_play(self, state: State, seat: int, entry: Json, where: object) -> None:
        if not isinstance(entry, dict):
            raise BadInput("bad-in-play-entry", where=where)
        no_other_fields(entry, {"card", "count", "used", "as", "damage"}, where)
        kind = self._kind(entry.get("card"), where)
        card = self.cards[kind]
        count = number(entry, "count", 1, where, 1, MOST_CARDS)
        used = entry.get("used", [])
        if not isinstance(used, list) or set(map(str, used)) - {"primary", "ally"}:
            raise BadInput("bad-used", where=where, card=card.id, used=used)
        if not self.party.has_turn(seat, int(state.get(CURRENT))) and (used or not card.is_base):
            raise BadInput("bad-idle-in-play", where=where, card=card.id)
        copy = (1 if not card.is_base or "primary" in used else 0) + (2 if "ally" in used else 0)
        if "as" in entry:
            ship = self._kind(entry["as"], where)
            if kind != state.tables.needle or self.cards[ship].is_base or ship == kind or count != 1:
                raise BadInput("bad-copy", where=where, card=card.id, copied=entry["as"])
            state.mark(marks.copy_mark(seat, ship, copy >> 1))
            state.add(seat, PRESENCE, copied_presence(state, ship))
            copy = 1
        if "damage" in entry:
            self._read_damage(state, seat, entry, kind, where)
        self._put(state, state.pile(seat, IN_PLAY) + copy, kind, count)
        state.add(seat, PRESENCE, count * state.tables.presence[kind])
        state.add(seat, PER_SHIP, count * state.tables.combat_per_ship(kind))

    def _read_damage(self, state: State, seat: int, entry: Mapping[str, Json], kind: int, where: object) -> None:
        card = self.cards[kind]
        keeps_damage = card.is_base and state.tables.seating.damage_lasts_on >> seat & 1
        if not keeps_damage or seat == state.get(CURRENT):
            raise BadInput("bad-damage", where=where, card=card.id)
        damage = number(entry, "damage", 1, where, 1, (card.defense or 1) - 1)
        for _ in range(number(entry, "count", 1, where, 1, self.supply[kind])):
            state.mark(marks.damage_mark(seat, kind, damage))
