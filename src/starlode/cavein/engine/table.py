"""The table of Cave-In: which piles and numbers lie where; compiled.

Mercenaries and crystals share no pile. Stacks lie together: a level, or a cost, is a set of kinds within one pile.
A Base and the cards played this turn have an order. Dyed cards are apart from the rest of the hand until the turn ends.
"""

from typing import Final

from starlode.cavein.engine.codes import COLOURS, MOST_SEATS, RUNNING
from starlode.cavein.engine.tables import CaveinTables
from starlode.core.engine.course import Course
from starlode.core.engine.packed import (
    ACTOR,
    CURRENT,
    DEPTH,
    MOST_FRAMES,
    MOST_MARKS,
    OVER,
    OWN,
    PILES,
    SEAT_STRIDE,
    STRIDE,
    TURN,
    Journal,
)

__all__ = ["ACTOR", "CURRENT", "DEPTH", "MOST_FRAMES", "TURN", "Journal"]  # the ones that every game has

# Piles.
STACK: Final = 0  # mercenaries that are face down
DOCKS: Final = 1
CRYSTAL_STACK: Final = 2
MINE: Final = 3
REMOVED: Final = 4  # mercenaries that fell off the bottom of a Base
PLAYED: Final = 5  # in order: the cards of this turn
DYED: Final = 6  # six piles: cards in hand that count as a colour this turn
COMMON_PILES: Final = 12
HAND: Final = 0  # … of a seat: COMMON_PILES + SEAT_PILES * seat + one of these
HIDDEN: Final = 1  # no pile of its own: the part of the hand that nobody else has seen
BASE: Final = 2  # in order
CRYSTALS: Final = 3
SUBJUGATED: Final = 4
SEAT_PILES: Final = 5

# Numbers of the whole table.
REASON: Final = OWN
FACTIONS: Final = OWN + 1  # mask of the colours in play
TOTEMS: Final = OWN + 2  # who has each colour's totem, three bits each: a seat, SUPPLY or OUT
TRACK: Final = OWN + 3
EMPTY: Final = OWN + 4  # mask of the eight stacks that have run out, mercenaries first
FIRST: Final = OWN + 5  # the start player
PASSES: Final = OWN + 6  # turns in a row without any action
ARTIFACT_STACKS: Final = OWN + 7  # for each of three: top card (4 bits, NO_CARD if none), cards below (3 bits)
UNREVEALED: Final = OWN + 8  # mask of the artifact cards that nobody has seen
DEEDS: Final = OWN + 9  # what the turn has used, see below
EFFECTS: Final = OWN + 10  # what lasts for the turn, see below
LIVING: Final = OWN + 11  # mask of the seats that have not given up
ROUND: Final = OWN + 12  # rounds that are over

SUPPLY: Final = 6
OUT: Final = 7
NO_CARD: Final = 15

# Deeds: types of action used (4 bits), normal actions taken (<< 4, 2 bits), and:
ACTIONS: Final = 16
RAIDED: Final = 64
STARTING: Final = 128  # the starting phase
BUSY: Final = 256  # something was done, or came to somebody, so that the turn is no pass

# Effects: amounts of five bits each, then flags.
EXTRA_MINES: Final = 0
ARTIFACT_DISCOUNTS: Final = 5
MINING_DISCOUNTS: Final = 10
SECOND_CRYSTALS: Final = 15
CHEAP_RECRUITS: Final = 1048576
IDENTICAL: Final = 2097152
DOUBLED: Final = 4194304
MATCHING: Final = 8388608
LIFT_USED: Final = 16777216
LEDGER_USED: Final = 33554432
ARM_USED: Final = 67108864
AGENTS_USED: Final = 134217728
HAS_DYED: Final = 268435456

# Numbers of a seat.
ARTIFACTS: Final = 0  # mask of the halves it owns
CAST_COLOUR: Final = 1  # + 1; 0 without the cast
COMMANDED: Final = 2  # + 1: the faction of its command card

# Arrays of the largest table, for a build that cannot let them grow.
BOUNDS: Final = {
    "counts": STRIDE * (COMMON_PILES + SEAT_PILES * MOST_SEATS),
    "numbers": PILES + 2 * (COMMON_PILES + SEAT_PILES * MOST_SEATS) + SEAT_STRIDE * MOST_SEATS,
    "marks": MOST_MARKS,
}


class Table(Course):
    """Piles, numbers and open questions of one match. CI-48."""

    def __init__(
        self,
        tables: CaveinTables,
        seats: int,
        counts: bytearray,
        numbers: list[int],
        marks: list[int],
        journal: Journal | None,
    ) -> None:
        super().__init__(seats, COMMON_PILES + SEAT_PILES * seats, counts, numbers, marks, journal)
        self.tables = tables

    def pile(self, seat: int, which: int) -> int:
        """The number of a seat's pile."""
        return COMMON_PILES + SEAT_PILES * seat + which

    def on_turn(self) -> int:
        return self.numbers[CURRENT] if self.numbers[REASON] == RUNNING else OVER

    def hand_size(self, seat: int) -> int:
        """Cards in hand, dyed ones too."""
        size = self.size(self.pile(seat, HAND))
        if self.get(EFFECTS) & HAS_DYED != 0 and seat == self.get(CURRENT):
            for colour in range(COLOURS):
                size += self.size(DYED + colour)
        return size

    def hand_pile(self, seat: int, variant: int) -> int:
        """Where the undyed cards of a hand lie, or those that are dyed with colour variant − 1."""
        return self.pile(seat, HAND) if variant == 0 else DYED + variant - 1

    def leave_hand(self, seat: int, variant: int, card: int) -> None:
        """Take a card out of a hand; one that was seen there goes before one that nobody has seen. CI-386."""
        pile = self.hand_pile(seat, variant)
        self.take(pile, card)
        if variant != 0:
            self._forget_dyes()
            return
        hidden = self.pile(seat, HIDDEN)
        if self.mask(hidden) & (1 << card) != 0 and self.count(hidden, card) > self.count(pile, card):
            self.take(hidden, card)

    def _forget_dyes(self) -> None:
        """When the last dyed card has left the hand it is a hand like any other: equal tables are equal."""
        for colour in range(COLOURS):
            if self.size(DYED + colour) > 0:
                return
        self.set(EFFECTS, self.get(EFFECTS) & ~HAS_DYED)

    def has_secrets(self, seat: int) -> bool:
        """Whether a hand holds cards that nobody else has seen."""
        return self.size(self.pile(seat, HIDDEN)) > 0

    def effect(self, counter: int) -> int:
        """An amount of what lasts for the turn."""
        return (self.get(EFFECTS) >> counter) & 31

    def has_effect(self, flag: int) -> bool:
        return self.get(EFFECTS) & flag != 0

    def set_effect(self, flag: int) -> None:
        self.set(EFFECTS, self.get(EFFECTS) | flag)

    def note_deed(self) -> None:
        """Something moved in this turn, by an action or at its start."""
        self.set(DEEDS, self.get(DEEDS) | BUSY)

    def owns(self, seat: int, halves: int) -> bool:
        """Whether a seat has an artifact half of a mask, such as `tables.baton`."""
        return self.of(seat, ARTIFACTS) & halves != 0

    def holder(self, colour: int) -> int:
        """Who has a totem: a seat, SUPPLY or OUT."""
        return (self.get(TOTEMS) >> 3 * colour) & 7

    def is_wild(self, colour: int) -> bool:
        """Whether no faction of this colour is in play."""
        return self.get(FACTIONS) & (1 << colour) == 0

    def top_artifact(self, stack: int) -> int:
        return (self.get(ARTIFACT_STACKS) >> 7 * stack) & 15

    def artifacts_below(self, stack: int) -> int:
        return (self.get(ARTIFACT_STACKS) >> 7 * stack + 4) & 7

    def set_stack(self, stack: int, top: int, below: int) -> None:
        """The open card of an artifact stack, or NO_CARD, and how many lie below it."""
        others = self.get(ARTIFACT_STACKS) & ~(127 << 7 * stack)
        self.set(ARTIFACT_STACKS, others | (top | below << 4) << 7 * stack)
