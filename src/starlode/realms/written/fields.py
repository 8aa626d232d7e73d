"""The fields of positions and views, and which pile, number or mark of the table each of them tells."""

from starlode.realms.engine import marks, table
from starlode.realms.engine.state import State

COMMON_PILES = {
    "trade-deck": table.TRADE_DECK,
    "row": table.ROW,
    "scrap-heap": table.SCRAP_HEAP,
    "removed": table.REMOVED,
}
SEAT_PILES = {"hand": table.HAND, "known": table.KNOWN, "deck": table.DECK, "discard": table.DISCARD_PILE}
SEAT_NUMBERS = {
    "authority": table.AUTHORITY,
    "trade": table.TRADE,
    "combat": table.COMBAT,
    "markers": table.MARKERS,
    "blobs-played": table.BLOBS,
    "owes": table.OWED,
    "shuffles": table.SHUFFLES,
    "unlocked": table.UNLOCKED,
    "place": table.PLACE,
}
# Sets of seats, where a team has its turn together.
SEAT_SETS = {"finished": table.FINISHED, "received": table.RECEIVED, "conceded": table.CONCEDED}
USED: tuple[list[str], ...] = ([], ["primary"], ["ally"], ["primary", "ally"])


def seat_numbers(seats: int) -> dict[str, int]:
    """The numbers of a seat; a duel knows no places."""
    return {name: number for name, number in SEAT_NUMBERS.items() if number != table.PLACE or seats > 2}


def marks_of(state: State, what: int) -> list[int]:
    """The marks of one sort."""
    found = [int(state.mark_at(index)) for index in range(state.marked())]
    return [mark for mark in found if marks.tells(mark) == what]
