"""The table in memory: piles as counts, and the numbers beside them; compiled. Nothing else touches the packed vecs.

A pile holds how many of each kind lie in it, the set of kinds that do, and its size. There are four common piles, and
nine for each seat, so that more seats mean a longer vec and no other code.
A deck is a pile too: nature says which card it was when it is drawn. Cards known to lie on top are a list of their own.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from starlode.core.bits import BIT, lowest
from starlode.core.rng import Rng
from starlode.realms.codes import OVER, RUNNING
from starlode.realms.tables import CardTables

# Piles. A pile's number times 64 is where its counts start.
TRADE_DECK: Final = 0
ROW: Final = 1
SCRAP_HEAP: Final = 2
REMOVED: Final = 3  # cards of eliminated players
COMMON_PILES: Final = 4
DECK: Final = 0  # … of a seat: COMMON_PILES + SEAT_PILES * seat + one of these
TOP: Final = 1  # not counts but a stack of kinds: what is known to lie on the deck, the next card last
HAND: Final = 2
KNOWN: Final = 3  # no pile of its own: how much of the hand everybody knows, at least
DISCARD_PILE: Final = 4
IN_PLAY: Final = 5  # four piles: +1 primary ability used, +2 ally ability used
SEAT_PILES: Final = 9
STRIDE: Final = 64

# Numbers of the whole table.
ACTOR: Final = 0
CURRENT: Final = 1
TURN: Final = 2
WINNER: Final = 3
REASON: Final = 4
EXPLORERS: Final = 5
QUIET: Final = 6  # the last turn in which somebody gained combat or acquired a card
DEPTH: Final = 7
LIVING: Final = 8  # the seats that are not eliminated, a bit each, as in the next three
FINISHED: Final = 9  # members of the current team who are done
RECEIVED: Final = 10  # members who got the turn since anybody did anything else
CONCEDED: Final = 11  # members of a team who would give up
FRAMES: Final = 12  # the decision stack; the deal for six seats fills it
MOST_FRAMES: Final = 8
PILES: Final = 20  # mask and size of every pile; then the numbers of the seats

# Numbers of a seat. TRADE to SHIPS last for a turn only.
AUTHORITY: Final = 0
TRADE: Final = 1
COMBAT: Final = 2
MARKERS: Final = 3  # "the next ship may go on top of the deck"
BLOBS: Final = 4  # Blob cards played this turn
SHIPS: Final = 5  # mask of the ships played this turn
PRESENCE: Final = 6  # cards in play by faction, see CardTables.allied
UNLOCKED: Final = 7  # factions that had two cards in play this turn, while any is left
PER_SHIP: Final = 8  # combat for each ship played
OWED: Final = 9  # discards due at the start of the next turn
SHUFFLES: Final = 10
PLACE: Final = 11  # of an eliminated seat: how many were left with it; 0 while it lives
SEAT_NUMBERS: Final = 12


class Journal:
    """What happened, in order, for whoever keeps a record; states in search have none."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, int, int, int]] = []

    def note(self, code: i64, a: i64, b: i64, c: i64) -> None:
        self.entries.append((code, a, b, c))


class Table:
    """Piles, scores and open questions of one match."""

    def __init__(
        self,
        tables: CardTables,
        seats: i64,
        counts: vec[u8],
        numbers: vec[i64],
        marks: vec[i64],
        journal: Journal | None,
    ) -> None:
        self.tables = tables
        self.seats = seats
        self.counts = counts
        self.numbers = numbers
        self.marks = marks  # copies that differ from their kind, see marks.py
        self.journal = journal
        self.seat_at: i64 = PILES + 2 * (COMMON_PILES + SEAT_PILES * seats)

    # Piles

    def mask(self, pile: i64) -> i64:
        """The set of kinds in a pile."""
        at = PILES + pile + pile  # an index that is a name costs mypyc no reference count
        return self.numbers[at]

    def size(self, pile: i64) -> i64:
        at = PILES + 1 + pile + pile
        return self.numbers[at]

    def count(self, pile: i64, card: i64) -> i64:
        at = (pile << 6) + card
        return i64(self.counts[at])

    def put(self, pile: i64, card: i64) -> None:
        """Lay one card on a pile."""
        counts = self.counts
        numbers = self.numbers
        at = (pile << 6) + card
        held = counts[at]
        counts[at] = held + 1
        at = PILES + pile + pile
        if held == 0:
            numbers[at] |= BIT[card]
        numbers[at + 1] += 1

    def take(self, pile: i64, card: i64) -> None:
        """Take one card, which is there, from a pile."""
        counts = self.counts
        numbers = self.numbers
        at = (pile << 6) + card
        left = counts[at] - 1
        counts[at] = left
        at = PILES + pile + pile
        if left == 0:
            numbers[at] ^= BIT[card]
        numbers[at + 1] -= 1

    def move(self, source: i64, target: i64, card: i64) -> None:
        self.take(source, card)
        self.put(target, card)

    def deal(self, source: i64, target: i64, cards: i64, rng: Rng) -> None:
        """Move random cards from one pile to another: so many, or all there are."""
        counts = self.counts
        numbers = self.numbers
        at = PILES + source + source
        onto = PILES + target + target
        size = numbers[at + 1]
        if cards >= size:
            self.pour(source, target, -1)
            return
        down = source << 6
        up = target << 6
        for dealt in range(cards):
            index = rng.below(size - dealt)
            mask = numbers[at]
            card = lowest(mask)
            held = i64(counts[down + card])
            while index >= held:
                index -= held
                mask &= mask - 1
                card = lowest(mask)
                held = i64(counts[down + card])
            counts[down + card] -= 1
            if held == 1:
                numbers[at] ^= BIT[card]
            counts[up + card] += 1
            numbers[onto] |= BIT[card]
        numbers[at + 1] = size - cards
        numbers[onto + 1] += cards

    def pour(self, source: i64, target: i64, kinds: i64) -> None:
        """Move all cards of these kinds from one pile to another."""
        counts = self.counts
        numbers = self.numbers
        at = PILES + source + source
        mask = numbers[at] & kinds
        if mask == 0:
            return
        numbers[at] ^= mask
        onto = PILES + target + target
        numbers[onto] |= mask
        down = source << 6
        up = target << 6
        moved = numbers[at + 1]
        if numbers[at] != 0:
            moved = self.count_all(source, mask)
        while mask != 0:
            card = lowest(mask)
            mask &= mask - 1
            counts[up + card] += counts[down + card]
            counts[down + card] = 0
        numbers[at + 1] -= moved
        numbers[onto + 1] += moved

    def count_all(self, pile: i64, mask: i64) -> i64:
        """How many cards of these kinds lie in a pile."""
        total: i64 = 0
        while mask != 0:
            total += self.count(pile, lowest(mask))
            mask &= mask - 1
        return total

    def learn_hand(self, seat: i64) -> None:
        """Everybody now knows every card in the hand."""
        self.forget_hand(seat)
        hand = self.pile(seat, HAND)
        known = self.pile(seat, KNOWN)
        mask = self.mask(hand)
        self.numbers[PILES + known + known] = mask
        self.numbers[PILES + 1 + known + known] = self.size(hand)
        while mask != 0:
            card = lowest(mask)
            mask &= mask - 1
            self.counts[(known << 6) + card] = self.counts[(hand << 6) + card]

    def forget_hand(self, seat: i64) -> None:
        """Nothing is known of the hand."""
        known = self.pile(seat, KNOWN)
        mask = self.mask(known)
        if mask == 0:
            return
        self.numbers[PILES + known + known] = 0
        self.numbers[PILES + 1 + known + known] = 0
        while mask != 0:
            self.counts[(known << 6) + lowest(mask)] = 0
            mask &= mask - 1

    def leave_hand(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand; if a copy of it was known to be there, that one is as good as gone."""
        piles = self.piles(seat)
        self.take(piles + HAND, card)
        if self.mask(piles + KNOWN) & BIT[card] != 0:
            self.take(piles + KNOWN, card)

    def put_on_top(self, seat: i64, card: i64) -> None:
        """Lay a card, seen by all, on top of a deck."""
        top = self.pile(seat, TOP)
        size = self.size(top)
        # 64 places suffice: a marker's own card must be drawn from below these before it gives another.
        if size >= STRIDE:
            raise AssertionError("nobody knows so many cards of a deck in their order")
        self.counts[(top << 6) + size] = u8(card)
        self.numbers[PILES + 1 + top + top] = size + 1

    def take_from_top(self, seat: i64) -> i64:
        """Take the card that is known to lie on top of a deck; there is one."""
        top = self.pile(seat, TOP)
        size = self.size(top) - 1
        self.numbers[PILES + 1 + top + top] = size
        card = i64(self.counts[(top << 6) + size])
        self.counts[(top << 6) + size] = 0  # equal tables have equal counts
        return card

    def on_top(self, seat: i64, depth: i64) -> i64:
        """The card known to lie so many cards below the top of a deck."""
        top = self.pile(seat, TOP)
        return i64(self.counts[(top << 6) + self.size(top) - 1 - depth])

    def pile(self, seat: i64, which: i64) -> i64:
        """The number of a seat's pile."""
        return COMMON_PILES + SEAT_PILES * seat + which

    def piles(self, seat: i64) -> i64:
        """Where a seat's piles begin: `piles + HAND` is its hand."""
        return COMMON_PILES + SEAT_PILES * seat

    # Numbers

    def get(self, which: i64) -> i64:
        """A number of the whole table."""
        return self.numbers[which]

    def set(self, which: i64, value: i64) -> None:
        self.numbers[which] = value

    def of(self, seat: i64, which: i64) -> i64:
        """A number of a seat."""
        at = self.seat_at + SEAT_NUMBERS * seat + which
        return self.numbers[at]

    def set_of(self, seat: i64, which: i64, value: i64) -> None:
        at = self.seat_at + SEAT_NUMBERS * seat + which
        self.numbers[at] = value

    def add(self, seat: i64, which: i64, amount: i64) -> None:
        at = self.seat_at + SEAT_NUMBERS * seat + which
        self.numbers[at] += amount

    def forget_turn(self, seat: i64) -> None:
        """Pools, markers and counts of this turn are gone: TRADE to SHIPS."""
        numbers = self.numbers
        at = self.seat_at + SEAT_NUMBERS * seat
        for which in range(at + TRADE, at + SHIPS + 1):
            numbers[which] = 0

    def stir(self) -> None:
        """Something happened that keeps a match from being stalled."""
        numbers = self.numbers
        numbers[QUIET] = numbers[TURN]

    def ask_current(self) -> None:
        """With nothing pending the current seat acts, unless the match is over."""
        numbers = self.numbers
        numbers[ACTOR] = numbers[CURRENT]
        if numbers[REASON] != RUNNING:
            numbers[ACTOR] = OVER

    # The decision stack; frames.py says what a frame holds

    def push(self, frame: i64) -> None:
        depth = self.numbers[DEPTH]
        if depth >= MOST_FRAMES:
            raise AssertionError("the decision stack is full")
        self.numbers[FRAMES + depth] = frame
        self.numbers[DEPTH] = depth + 1

    def frame(self) -> i64:
        """The frame on top of the stack; there is one."""
        at = FRAMES + self.numbers[DEPTH] - 1
        return self.numbers[at]

    def frame_at(self, depth: i64) -> i64:
        return self.numbers[FRAMES + depth]

    def replace(self, frame: i64) -> None:
        self.numbers[FRAMES + self.numbers[DEPTH] - 1] = frame

    def pop(self) -> None:
        depth = self.numbers[DEPTH] - 1
        self.numbers[DEPTH] = depth
        self.numbers[FRAMES + depth] = 0  # equal tables have equal numbers

    # Marks: what is true of one copy or request only, as packed integers; see marks.py

    def mark(self, value: i64) -> None:
        """Add a mark; they lie in order, so that equal tables are equal."""
        kept = vec[i64]()
        placed = False
        for other in self.marks:
            if not placed and value < other:
                kept = append(kept, value)
                placed = True
            kept = append(kept, other)
        if not placed:
            kept = append(kept, value)
        self.marks = kept

    def marked(self) -> i64:
        return len(self.marks)

    def mark_at(self, index: i64) -> i64:
        return self.marks[index]

    def change_mark(self, old: i64, new: i64) -> None:
        """Replace a mark, which is there, by another, or drop it (new < 0)."""
        kept = vec[i64]()
        found = False
        for value in self.marks:
            if value == old and not found:
                found = True
            else:
                kept = append(kept, value)
        self.marks = kept
        if new >= 0:
            self.mark(new)

    def digest(self) -> i64:
        """A checksum of everything on the table."""
        total: i64 = 17
        for number in self.numbers:
            total = _mix(total, number & 0x3FFFFFFF)
            total = _mix(total, number >> 30)
        for held in self.counts:
            total = _mix(total, i64(held))
        for mark in self.marks:
            total = _mix(total, mark)
        return total

    def copy(self) -> tuple[vec[u8], vec[i64], vec[i64]]:
        """The packed vecs of an independent copy."""
        return self.counts[:], self.numbers[:], self.marks[:]


def _mix(total: i64, value: i64) -> i64:
    # What overflows compiled is above the 48 bits that are kept, so interpreted runs agree.
    return (total * 1000003 + (value & 0xFFFFFFFFFF) + 7) & 0xFFFFFFFFFFFF


def new_table(tables: CardTables, seats: i64) -> Table:
    """A table with nothing on it."""
    piles = COMMON_PILES + SEAT_PILES * seats
    counts = vec[u8]([u8(0)] * (piles * STRIDE))
    numbers = vec[i64]([i64(0)] * (PILES + 2 * piles + SEAT_NUMBERS * seats))
    return Table(tables, seats, counts, numbers, vec[i64](), None)
