"""A table in memory: piles as counts, numbers beside them, and a stack of open questions; compiled.

Nothing else touches the packed lists, except the table of a game that adds its own piles and numbers to this one.
A pile holds how many of each kind lie in it, the set of kinds that do, and its size. A pile that has an order is a list
instead: its counts are the kinds from bottom to top, and it has a size but no set.
Face-down piles are counts too: nature says which card it was when it is drawn.
"""

from typing import Final

from starlode.core.engine.bits import lowest
from starlode.core.engine.careful import Careful
from starlode.core.engine.filling import kind_at, put_counts
from starlode.core.engine.listing import Options
from starlode.core.engine.rng import Rng

STRIDE: Final = 64  # counts of a pile
SEAT_STRIDE: Final = 16  # numbers of a seat
NATURE: Final = -1  # who is asked, where it is no seat
OVER: Final = -2
# A mark tells of one copy of a card, of which a trade deck has 80, or of a request that was refused in this turn.
MOST_MARKS: Final = 128
WHOLE: Final = 5040  # what a won match is worth to a side; any number of winners divides it

# Numbers of the whole table that every game has; a game's own ones begin at OWN.
ACTOR: Final = 0
CURRENT: Final = 1
TURN: Final = 2
DEPTH: Final = 3
FRAMES: Final = 4  # the decision stack
MOST_FRAMES: Final = 8
OWN: Final = 12
PILES: Final = 28  # mask and size of every pile; then the numbers of the seats
LEAST: Final = {"numbers": PILES}  # that arrays have in every table: native code need not look whether they are there


class Journal:
    """What happened, in order, for whoever keeps a record; states in search have none."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, int, int, int]] = []

    def note(self, code: int, a: int, b: int, c: int) -> None:
        self.entries.append((code, a, b, c))

    def take(self) -> list[tuple[int, int, int, int]]:
        """What was noted so far, which is forgotten here."""
        taken = self.entries
        self.entries = []
        return taken


class Packed(Careful):
    """Piles, numbers and open questions of one match."""

    def __init__(
        self, seats: int, piles: int, counts: bytearray, numbers: list[int], marks: list[int], journal: Journal | None
    ) -> None:
        self.seats = seats
        self.counts = counts
        self.numbers = numbers
        self.marks = marks  # what is true of single copies or for a while, as packed integers; most tables have none
        self.journal = journal
        self.seat_at = PILES + 2 * piles

    # Piles

    def mask(self, pile: int) -> int:
        """The set of kinds in a pile."""
        return self.numbers[PILES + 2 * pile]

    def size(self, pile: int) -> int:
        return self.numbers[PILES + 2 * pile + 1]

    def count(self, pile: int, card: int) -> int:
        return self.counts[STRIDE * pile + card]

    def contents(self, pile: int) -> list[int]:
        """The kinds in a pile, in order, each with how many there are: count * 64 + kind."""
        found: list[int] = []
        mask = self.mask(pile)
        while mask:
            card = lowest(mask)
            found.append(self.count(pile, card) * STRIDE + card)
            mask &= mask - 1
        return found

    def put(self, pile: int, card: int) -> None:
        """Lay one card on a pile, without asking whether it is the first of its kind: no processor foretells that."""
        counts = self.counts
        numbers = self.numbers
        at = STRIDE * pile + card
        held = counts[at]
        counts[at] = held + 1
        at = PILES + 2 * pile
        numbers[at] |= 1 << card
        numbers[at + 1] += 1

    def take(self, pile: int, card: int) -> None:
        """Take one card, which is there, from a pile."""
        counts = self.counts
        numbers = self.numbers
        at = STRIDE * pile + card
        left = counts[at] - 1
        counts[at] = left
        at = PILES + 2 * pile
        numbers[at] ^= (left == 0) << card  # no branch: half of them would be guessed wrong
        numbers[at + 1] -= 1

    def move(self, source: int, target: int, card: int) -> None:
        self.take(source, card)
        self.put(target, card)

    def deal(self, source: int, target: int, cards: int, rng: Rng) -> None:
        """Move random cards from one pile to another: so many, or all there are."""
        counts = self.counts
        numbers = self.numbers
        at = PILES + 2 * source
        onto = PILES + 2 * target
        size = numbers[at + 1]
        if cards >= size:
            self.pour(source, target, -1)
            return
        down = STRIDE * source
        up = STRIDE * target
        left = numbers[at]
        added = 0
        for dealt in range(cards):
            card = kind_at(counts, down, left, rng.below(size - dealt))
            held = counts[down + card] - 1
            counts[down + card] = held
            if held == 0:
                left ^= 1 << card
            counts[up + card] += 1
            added |= 1 << card
        numbers[at] = left
        numbers[at + 1] = size - cards
        numbers[onto] |= added
        numbers[onto + 1] += cards

    def pour(self, source: int, target: int, kinds: int) -> None:
        """Move all cards of these kinds from one pile to another."""
        counts = self.counts
        numbers = self.numbers
        at = PILES + 2 * source
        mask = numbers[at] & kinds
        if mask == 0:
            return
        numbers[at] ^= mask
        onto = PILES + 2 * target
        numbers[onto] |= mask
        down = STRIDE * source
        up = STRIDE * target
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

    def nth(self, pile: int, kinds: int, index: int) -> int:
        """The card of these kinds that comes after so many others of a pile."""
        return kind_at(self.counts, STRIDE * pile, kinds, index)

    def count_all(self, pile: int, mask: int) -> int:
        """How many cards of these kinds lie in a pile."""
        total = 0
        while mask != 0:
            total += self.count(pile, lowest(mask))
            mask &= mask - 1
        return total

    # Piles with an order

    def lay(self, pile: int, card: int) -> None:
        """Lay a card on top of an ordered pile."""
        at = PILES + 2 * pile + 1
        size = self.numbers[at]
        if size >= STRIDE:
            raise AssertionError("an ordered pile is full")
        self.numbers[at] = size + 1
        at = STRIDE * pile + size
        self.counts[at] = card

    def lift(self, pile: int) -> int:
        """Take the top card of an ordered pile; there is one."""
        at = PILES + 2 * pile + 1
        size = self.numbers[at] - 1
        self.numbers[at] = size
        at = STRIDE * pile + size
        card = self.counts[at]
        self.counts[at] = 0  # equal tables have equal counts
        return card

    def pull(self, pile: int, position: int) -> int:
        """Take a card out of an ordered pile, counted from the bottom; the others keep their order."""
        card = self.at(pile, position)
        down = STRIDE * pile
        for above in range(position + 1, self.size(pile)):
            self.counts[down + above - 1] = self.counts[down + above]
        self.lift(pile)
        return card

    def at(self, pile: int, position: int) -> int:
        """The card at a position of an ordered pile, counted from the bottom."""
        return self.counts[STRIDE * pile + position]

    # Numbers

    def get(self, which: int) -> int:
        """A number of the whole table."""
        return self.numbers[which]

    def set(self, which: int, value: int) -> None:
        self.numbers[which] = value

    def of(self, seat: int, which: int) -> int:
        """A number of a seat."""
        return self.numbers[self.seat_at + SEAT_STRIDE * seat + which]

    def set_of(self, seat: int, which: int, value: int) -> None:
        self.numbers[self.seat_at + SEAT_STRIDE * seat + which] = value

    def add(self, seat: int, which: int, amount: int) -> None:
        self.numbers[self.seat_at + SEAT_STRIDE * seat + which] += amount

    # The decision stack; frames.py says what a frame holds

    def push(self, frame: int) -> None:
        depth = self.numbers[DEPTH]
        if depth >= MOST_FRAMES:
            raise AssertionError("the decision stack is full")
        self.numbers[FRAMES + depth] = frame
        self.numbers[DEPTH] = depth + 1

    def frame(self) -> int:
        """The frame on top of the stack; there is one."""
        return self.numbers[FRAMES + self.numbers[DEPTH] - 1]

    def frame_at(self, depth: int) -> int:
        return self.numbers[FRAMES + depth]

    def replace(self, frame: int) -> None:
        self.numbers[FRAMES + self.numbers[DEPTH] - 1] = frame

    def pop(self) -> None:
        depth = self.numbers[DEPTH] - 1
        self.numbers[DEPTH] = depth
        self.numbers[FRAMES + depth] = 0  # equal tables have equal numbers

    # Marks: what is true of one copy or request only, as packed integers; see marks.py

    def mark(self, value: int) -> None:
        """Add a mark; they lie in order, so that equal tables are equal."""
        if len(self.marks) >= MOST_MARKS:
            raise AssertionError("more marks than any table has")
        self.marks.append(value)
        marks = self.marks
        at = len(marks) - 1
        while at > 0 and marks[at - 1] > value:
            marks[at] = marks[at - 1]
            at -= 1
        marks[at] = value

    def marked(self) -> int:
        return len(self.marks)

    def mark_at(self, index: int) -> int:
        return self.marks[index]

    def change_mark(self, old: int, new: int) -> None:
        """Replace a mark, which is there, by another, or drop it (new < 0)."""
        self.marks.remove(old)
        if new >= 0:
            self.mark(new)

    def checksum(self) -> int:
        """A number that differs, almost surely, between different states; for comparing runs."""
        total = 17
        for number in self.numbers:
            total = _mix(total, number & 0x3FFFFFFF)
            total = _mix(total, number >> 30)
        for held in self.counts:
            total = _mix(total, held)
        for mark in self.marks:
            total = _mix(total, mark)
        return total

    def __eq__(self, other: object) -> bool:
        """Whether everything on two tables is the same; of the same rules, for tables of rules are not compared."""
        if not isinstance(other, Packed):
            return False
        return self.numbers == other.numbers and self.counts == other.counts and self.marks == other.marks

    def __repr__(self) -> str:
        actor = self.numbers[ACTOR]
        who = f"seat {actor + 1} is asked" if actor >= 0 else "nature is asked" if actor == NATURE else "it is over"
        scores = ", ".join([str(self.score(seat)) for seat in range(self.seats)])
        return f"<state: turn {self.numbers[TURN]}, {who}, scores {scores}>"

    # What the state of every game does with it

    @property
    def actor(self) -> int:
        """The seat that is asked, or NATURE, or OVER."""
        return self.numbers[ACTOR]

    def legal(self) -> list[int]:
        """What the actor may choose; never empty unless the match is over."""
        options = Options()
        self.list_into(options)
        return options.listed()

    def weights(self) -> list[int]:
        """Nature only: the weight of each possible draw, in the order of legal()."""
        weights = Options()
        self.list_weights_into(weights)
        return weights.listed()

    def returns(self) -> list[float]:
        """What the match is worth to each seat: its side's part of what the beaten sides lost, 1 in all; 0 meanwhile.

        A draw goes to all sides that are still alive.
        """
        if self.numbers[ACTOR] != OVER:
            return [0.0] * self.seats
        sides = self.sides()
        lost = WHOLE * (sides - 1)
        return [float(self.share(self.side_of(seat)) * sides - WHOLE) / float(lost) for seat in range(self.seats)]

    # What the state of a game does in its own way

    def list_weights_into(self, weights: Options) -> None:
        """Fill in the weights of what nature may choose."""
        raise NotImplementedError

    def clone(self) -> "Packed":
        """An independent copy, complete."""
        raise NotImplementedError

    def imagined(self, seat: int, rng: Rng) -> "Packed":
        """What `imagine` does, for the engine itself: −1 is somebody who watches."""
        raise NotImplementedError

    def list_into(self, options: Options) -> None:
        """Fill in what the actor may choose."""
        raise NotImplementedError

    def apply(self, action: int) -> None:
        """Carry out a legal action and go on to the next choice that anybody has."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> None:
        """Nature only: all pending draws at once, with the distribution of stepping them."""
        raise NotImplementedError

    def playout(self, rng: Rng, keep_hand: bool = False) -> int:
        """Play to the end at random and count the decisions; unless keep_hand, a turn ends when nothing is left."""
        raise NotImplementedError

    def pick(self, options: Options, rng: Rng, keep_hand: bool) -> int:
        """What a playout chooses next."""
        raise NotImplementedError

    def side_of(self, seat: int) -> int:
        """The number of a seat's side; sides count from 0."""
        raise NotImplementedError

    def sides(self) -> int:
        """How many sides there are."""
        raise NotImplementedError

    def share(self, side: int) -> int:
        """What a match that is over is worth to a side: WHOLE if it won, a part of it if it shares the first place."""
        raise NotImplementedError

    # How learning environments see it; docs/encoding.md

    def observe(self, seat: int, sees_all: bool, out: bytearray, at: int) -> None:
        """Write what a seat may know into `out` from `at` on; −1 is somebody who watches."""
        raise NotImplementedError

    def list_ids(self, options: Options, out: bytearray, at: int) -> None:
        """Fill the options in, and write a 1 for the id of each, a 0 for all others, into `out` from `at` on."""
        raise NotImplementedError

    def put_ids(self, options: Options, out: bytearray, at: int) -> None:
        """Write the same for options that are filled in already."""
        raise NotImplementedError

    def id_of(self, action: int) -> int:
        """The id of a legal action."""
        raise NotImplementedError

    def action_of(self, number: int) -> int:
        """The action that an id means now, legal if `list_ids` says so; −1 for a number that is no id."""
        raise NotImplementedError

    def put_pile(self, pile: int, kinds: int, out: bytearray, at: int) -> None:
        """Write how many of each of so many kinds lie in a pile; the places were cleared before."""
        put_counts(out, at, self.counts, STRIDE * pile, self.mask(pile), kinds)

    def copy(self) -> tuple[bytearray, list[int], list[int]]:
        """The packed lists of an independent copy."""
        return self.counts[:], self.numbers[:], self.marks[:]


def _mix(total: int, value: int) -> int:
    # What overflows compiled is above the 48 bits that are kept, so interpreted runs agree.
    return (total * 1000003 + (value & 0xFFFFFFFFFF) + 7) & 0xFFFFFFFFFFFF


def empty_lists(piles: int, seats: int) -> tuple[bytearray, list[int], list[int]]:
    """The packed lists of a table with nothing on it."""
    counts = bytearray(piles * STRIDE)
    numbers = [0] * (PILES + 2 * piles + SEAT_STRIDE * seats)
    marks: list[int] = []
    return counts, numbers, marks
