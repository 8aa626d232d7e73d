"""Seats told from somebody's place: he is 0, and the others count as they follow him; compiled."""

from starlode.core.arrays import i64
from starlode.core.engine.bits import BIT
from starlode.core.engine.packed import Packed


def place_of(table: Packed, viewer: i64, seat: i64) -> i64:
    """How many places after the viewer a seat follows."""
    return seat - viewer if seat >= viewer else seat - viewer + table.seats


def seat_at(table: Packed, viewer: i64, place: i64) -> i64:
    """The seat so many places after the viewer."""
    seat = viewer + place
    return seat if seat < table.seats else seat - table.seats


def places(table: Packed, viewer: i64, seats: i64) -> i64:
    """A set of seats, told from the viewer's place."""
    return (seats >> viewer | seats << (table.seats - viewer)) & (BIT[table.seats] - 1)
