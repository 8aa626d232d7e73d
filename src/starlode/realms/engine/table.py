"""The table of Star Realms: which piles and numbers lie where; compiled.

There are four common piles, and nine for each seat, so that more seats mean longer lists and no other code.
"""

from typing import Final

from starlode.core.engine.bits import lowest
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
from starlode.realms.engine.codes import MOST_SEATS, RUNNING
from starlode.realms.engine.tables import CardTables

__all__ = ["ACTOR", "CURRENT", "DEPTH", "MOST_FRAMES", "SEAT_STRIDE", "TURN", "Journal"]  # the ones that every game has

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

# Numbers of the whole table.
WINNER: Final = OWN
REASON: Final = OWN + 1
EXPLORERS: Final = OWN + 2
QUIET: Final = OWN + 3  # the last turn in which somebody gained combat or authority or acquired a card
LIVING: Final = OWN + 4  # the seats that are not eliminated, a bit each, as in the next three
FINISHED: Final = OWN + 5  # members of the current team who are done
RECEIVED: Final = OWN + 6  # members who got the turn since anybody did anything else
CONCEDED: Final = OWN + 7  # members of a team who would give up

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

# Arrays of the largest table, for a build that cannot let them grow.
BOUNDS: Final = {
    "counts": STRIDE * (COMMON_PILES + SEAT_PILES * MOST_SEATS),
    "numbers": PILES + 2 * (COMMON_PILES + SEAT_PILES * MOST_SEATS) + SEAT_STRIDE * MOST_SEATS,
    "marks": MOST_MARKS,
}


class Table(Course):
    """Piles, scores and open questions of one match.

    SR-4, SR-5, SR-8, SR-22, SR-198 to SR-200, SR-M98 to SR-M100, SR-M104.
    """

    def __init__(
        self,
        tables: CardTables,
        seats: int,
        counts: bytearray,
        numbers: list[int],
        marks: list[int],
        journal: Journal | None,
    ) -> None:
        super().__init__(seats, COMMON_PILES + SEAT_PILES * seats, counts, numbers, marks, journal)
        self.tables = tables

    # Piles

    def pile(self, seat: int, which: int) -> int:
        """The number of a seat's pile."""
        return COMMON_PILES + SEAT_PILES * seat + which

    def piles(self, seat: int) -> int:
        """Where a seat's piles begin: `piles + HAND` is its hand."""
        return COMMON_PILES + SEAT_PILES * seat

    def hand(self, seat: int) -> int:
        """The kinds of the cards in a hand."""
        return self.numbers[PILES + 2 * (COMMON_PILES + SEAT_PILES * seat + HAND)]

    def in_play(self, seat: int) -> int:
        """The kinds of all cards that a seat has in play, whatever they have used."""
        numbers = self.numbers
        at = PILES + 2 * (COMMON_PILES + SEAT_PILES * seat + IN_PLAY)
        return numbers[at] | numbers[at + 2] | numbers[at + 4] | numbers[at + 6]

    def learn_hand(self, seat: int) -> None:
        """Everybody now knows every card in the hand. SR-355."""
        self.forget_hand(seat)
        hand = self.pile(seat, HAND)
        known = self.pile(seat, KNOWN)
        mask = self.mask(hand)
        self.numbers[PILES + 2 * known] = mask
        self.numbers[PILES + 2 * known + 1] = self.size(hand)
        while mask != 0:
            card = lowest(mask)
            mask &= mask - 1
            self.counts[STRIDE * known + card] = self.counts[STRIDE * hand + card]

    def forget_hand(self, seat: int) -> None:
        """Nothing is known of the hand."""
        known = self.pile(seat, KNOWN)
        mask = self.mask(known)
        if mask == 0:
            return
        self.numbers[PILES + 2 * known] = 0
        self.numbers[PILES + 2 * known + 1] = 0
        while mask != 0:
            self.counts[STRIDE * known + lowest(mask)] = 0
            mask &= mask - 1

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand; if a copy of it was known to be there, that one is as good as gone. SR-354."""
        hand = COMMON_PILES + SEAT_PILES * seat + HAND
        self.take(hand, card)
        known = hand + KNOWN - HAND
        if self.numbers[PILES + 2 * known] & (1 << card) != 0:
            self.take(known, card)

    def put_on_top(self, seat: int, card: int) -> None:
        """Lay a card, seen by all, on top of a deck. SR-247, SR-322, SR-323."""
        # 64 places suffice: a marker's own card must be drawn from below these before it gives another.
        self.lay(self.pile(seat, TOP), card)

    def take_from_top(self, seat: int) -> int:
        """Take the card that is known to lie on top of a deck; there is one."""
        return self.lift(self.pile(seat, TOP))

    def on_top(self, seat: int, depth: int) -> int:
        """The card known to lie so many cards below the top of a deck."""
        top = self.pile(seat, TOP)
        return self.at(top, self.size(top) - 1 - depth)

    # Numbers

    def on_turn(self) -> int:
        return self.numbers[CURRENT] if self.numbers[REASON] == RUNNING else OVER

    def forget_turn(self, seat: int) -> None:
        """Pools, markers and counts of this turn are gone: TRADE to SHIPS."""
        numbers = self.numbers
        at = self.seat_at + SEAT_STRIDE * seat
        for which in range(at + TRADE, at + SHIPS + 1):
            numbers[which] = 0

    def stir(self) -> None:
        """Something happened that keeps a match from being stalled."""
        self.numbers[QUIET] = self.numbers[TURN]
