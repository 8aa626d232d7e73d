"""Seats told from somebody's place: he is 0, and the others count as they follow him; compiled."""

from starlode.core.engine.packed import Packed


def place_of(table: Packed, viewer: int, seat: int) -> int:
    """How many places after the viewer a seat follows."""
    return seat - viewer if seat >= viewer else seat - viewer + table.seats


def seat_at(table: Packed, viewer: int, place: int) -> int:
    """The seat so many places after the viewer."""
    seat = viewer + place
    return seat if seat < table.seats else seat - table.seats


def places(table: Packed, viewer: int, seats: int) -> int:
    """A set of seats, told from the viewer's place."""
    return (seats >> viewer | seats << (table.seats - viewer)) & ((1 << table.seats) - 1)
