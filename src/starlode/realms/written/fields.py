"""The fields of positions and views, and which pile, number or mark of the table each of them tells."""

from starlode.realms.engine import marks
from starlode.realms.engine.state import State
from starlode.realms.engine.table import (
    AUTHORITY,
    BLOBS,
    COMBAT,
    CONCEDED,
    DECK,
    DISCARD_PILE,
    FINISHED,
    HAND,
    KNOWN,
    MARKERS,
    OWED,
    PLACE,
    RECEIVED,
    REMOVED,
    ROW,
    SCRAP_HEAP,
    SHUFFLES,
    TRADE,
    TRADE_DECK,
    UNLOCKED,
)

COMMON_PILES = {"trade-deck": TRADE_DECK, "row": ROW, "scrap-heap": SCRAP_HEAP, "removed": REMOVED}
SEAT_PILES = {"hand": HAND, "known": KNOWN, "deck": DECK, "discard": DISCARD_PILE}
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
# Sets of seats, where a team has its turn together.
SEAT_SETS = {"finished": FINISHED, "received": RECEIVED, "conceded": CONCEDED}
USED: tuple[list[str], ...] = ([], ["primary"], ["ally"], ["primary", "ally"])


def seat_numbers(seats: int) -> dict[str, int]:
    """The numbers of a seat; a duel knows no places."""
    return {name: number for name, number in SEAT_NUMBERS.items() if number != PLACE or seats > 2}


def marks_of(state: State, what: int) -> list[int]:
    """The marks of one sort."""
    found = [int(state.mark_at(index)) for index in range(state.marked())]
    return [mark for mark in found if marks.tells(mark) == what]
