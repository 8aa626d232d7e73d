"""A position that somebody wrote down, read into an empty state; what is unreadable is refused in one line."""

from collections.abc import Mapping, Sequence
from typing import Any

from starlode.core.decision import Json
from starlode.core.engine.bits import mask_of
from starlode.core.errors import THE_POSITION, BadInput, at_seat, within
from starlode.core.fields import number
from starlode.core.reading import Written, read_position
from starlode.realms.cards import Card
from starlode.realms.engine import codes, marks, table
from starlode.realms.engine.allies import copied_presence
from starlode.realms.engine.state import State
from starlode.realms.formats import Party
from starlode.realms.written.fields import COMMON_PILES, SEAT_PILES, SEAT_SETS, seat_numbers
from starlode.realms.written.happenings import REASONS
from starlode.realms.written.pending import Pending
from starlode.realms.written.shapes import shapes

DRAWN = ("turn-limit", "stalled")  # reasons that leave nobody the winner


class Reader:
    """Reads the positions of a set of cards and a party; what it fills in need not be possible yet."""

    def __init__(self, cards: Sequence[Card], supply: Sequence[int], pending: Pending, party: Party) -> None:
        self.cards = cards
        self.ids = [card.id for card in cards]
        self.ships = [card.id for card in cards if not card.is_base]
        self.supply = supply
        self.pending = pending
        self.party = party
        self.seat_numbers = seat_numbers(party.seats)

    @property
    def written(self) -> Written:
        return shapes(tuple(self.ids), tuple(self.ships), self.party.seats, self.party.format.takes_team_turns)

    def fill(self, state: State, content: Mapping[str, Json]) -> None:
        told = read_position(self.written.position, content, self.party.seats)
        state.set(table.CURRENT, told.get("current", 1) - 1)
        turn = told.get("turn", 1)
        state.set(table.TURN, turn)
        state.set(table.QUIET, number(told, "quiet-since", max(turn - 1, 0), THE_POSITION, 0, turn))
        state.set(table.EXPLORERS, told.get("explorers", 0))
        state.set(table.WINNER, -1)
        for name, which in COMMON_PILES.items():
            self._lay(state, which, told.get(name, {}))
        for seat, entry in enumerate(told["seats"]):
            self._read_seat(state, seat, entry)
        state.set(table.LIVING, mask_of([seat for seat in range(state.seats) if state.of(seat, table.PLACE) == 0]))
        if self.party.format.takes_team_turns:
            self._read_teamwork(state, told)
        self.pending.read_stack(state, told.get("pending", []))
        if told.get("over") is not None:
            self._read_end(state, **told["over"])

    # What is everybody's

    def _read_teamwork(self, state: State, told: Mapping[str, Any]) -> None:
        """What a team that has its turn together has agreed on."""
        for name, which in SEAT_SETS.items():
            state.set(which, mask_of([seat - 1 for seat in told.get(name, [])]))
        for entry in told.get("refusals", []):
            owner = entry.get("owner", codes.MOST_SEATS + 1) - 1
            kind = self.ids.index(entry["card"])
            state.mark(marks.refusal_mark(entry["seat"] - 1, kind, entry["by"] - 1, owner))

    def _read_end(self, state: State, reason: str, winners: Sequence[int] = ()) -> None:
        sides = [[seat + 1 for seat in side] for side in self.party.sides]
        if winners and winners not in sides:
            raise BadInput("bad-over-winners", winners=winners)
        if bool(winners) == (reason in DRAWN):
            raise BadInput("bad-over-no-winner" if winners else "bad-over-winner", reason=reason)
        if state.get(table.DEPTH) > 0:
            raise BadInput("bad-over-question")
        state.set(table.WINNER, sides.index(list(winners)) if winners else -1)
        state.set(table.REASON, REASONS.index(reason))

    # Cards

    def _lay(self, state: State, which: int, cards: Mapping[str, int]) -> None:
        for card, count in cards.items():
            self._put(state, which, self.ids.index(card), count)

    def _put(self, state: State, which: int, kind: int, count: int) -> None:
        """Lay cards on a pile, no more than there are."""
        total = int(state.count(which, kind)) + count
        if total > self.supply[kind]:
            raise BadInput("bad-copies", count=total, card=self.ids[kind], copies=self.supply[kind])
        for _ in range(count):
            state.put(which, kind)

    # Seats

    def _read_seat(self, state: State, seat: int, told: Mapping[str, Any]) -> None:
        where = at_seat(seat)
        self._read_numbers(state, seat, told, where)
        for name, which in SEAT_PILES.items():
            self._lay(state, state.pile(seat, which), told.get(name, {}))
        for card in reversed(told.get("top", [])):
            state.put_on_top(seat, self.ids.index(card))
        state.set_of(seat, table.SHIPS, mask_of([self.ids.index(ship) for ship in told.get("ships-played", [])]))
        for entry in told.get("in-play", []):
            self._read_in_play(state, seat, entry, within(where, "in-play"))
        self._read_unlocked(state, seat, where)

    def _read_numbers(self, state: State, seat: int, told: Mapping[str, Any], where: object) -> None:
        """A seat's score and pools; a team's one score, told at each of its seats, is kept at the first."""
        score = int(state.tables.seating.score[seat])
        authority = self.party.authority(seat) if score == seat else int(state.of(score, table.AUTHORITY))
        for name, which in self.seat_numbers.items():
            unless_said = authority if which == table.AUTHORITY and not told.get("place") else 0
            state.set_of(seat, which, told.get(name, unless_said))
        if score != seat:
            if state.of(seat, table.AUTHORITY) != state.of(score, table.AUTHORITY):
                raise BadInput("bad-team-score", where=where, seat=score + 1)
            state.set_of(seat, table.AUTHORITY, 0)

    def _read_unlocked(self, state: State, seat: int, where: object) -> None:
        """What is unlocked beyond what the cards in play unlock themselves."""
        presence, given = state.of(seat, table.PRESENCE), state.of(seat, table.UNLOCKED)
        if given & ~(state.tables.present(presence) if state.tables.stays_unlocked else 0):
            raise BadInput("bad-unlocked", where=where, given=given)
        if state.tables.stays_unlocked:
            state.set_of(seat, table.UNLOCKED, given | state.tables.allied(presence))

    def _read_in_play(self, state: State, seat: int, entry: Mapping[str, Any], where: object) -> None:
        kind, count, used = self.ids.index(entry["card"]), entry.get("count", 1), entry.get("used", [])
        card = self.cards[kind]
        if not self.party.has_turn(seat, int(state.get(table.CURRENT))) and (used or not card.is_base):
            raise BadInput("bad-idle-in-play", where=where, card=card.id)
        copy = (1 if not card.is_base or "primary" in used else 0) + (2 if "ally" in used else 0)
        if "as" in entry:
            ship = self.ids.index(entry["as"])
            if kind != state.tables.needle or ship == kind or count != 1:
                raise BadInput("bad-copy", where=where, card=card.id, copied=entry["as"])
            state.mark(marks.copy_mark(seat, ship, copy >> 1))
            state.add(seat, table.PRESENCE, copied_presence(state, ship))
            copy = 1
        if "damage" in entry:
            self._read_damage(state, seat, entry, kind, where)
        # A ship in play was played this turn, and so was what it copies.
        played = [self.ids.index(name) for name in (card.id, entry.get("as")) if name in self.ships]
        state.set_of(seat, table.SHIPS, state.of(seat, table.SHIPS) | mask_of(played))
        self._put(state, state.pile(seat, table.IN_PLAY) + copy, kind, count)
        state.add(seat, table.PRESENCE, count * state.tables.presence[kind])
        state.add(seat, table.PER_SHIP, count * state.tables.combat_per_ship(kind))

    def _read_damage(self, state: State, seat: int, entry: Mapping[str, Any], kind: int, where: object) -> None:
        card = self.cards[kind]
        keeps_damage = card.is_base and state.tables.seating.damage_lasts_on >> seat & 1
        if not keeps_damage or seat == state.get(table.CURRENT):
            raise BadInput("bad-damage", where=where, card=card.id)
        damage = number(entry, "damage", 1, where, 1, (card.defense or 1) - 1)
        for _ in range(number(entry, "count", 1, where, 1, self.supply[kind])):
            state.mark(marks.damage_mark(seat, kind, damage))
