"""Marks: what is true of one copy in play, or of one request, and lasts for a while; compiled.

A mark is one integer: seat (3 bits), card (6), a figure (4), what it tells (2), another seat (3).
Most states have none: a Needle that copies a ship, damage that lasts on a boss's base, help that a teammate refused.
"""

from typing import Final

from starlode.realms.engine.codes import MOST_SEATS
from starlode.realms.engine.table import Table

COPY: Final = 0  # the card: what the Needle copies; the figure: whether the copied ally ability is used
DAMAGE: Final = 1  # the card: a base of the seat; the figure: its damage
REFUSAL: Final = 2  # the card: what the seat wanted to pay; the figure: who refused; the other seat: whose base


def _pack(seat: int, card: int, figure: int, tells: int, other: int) -> int:
    return seat | card << 3 | figure << 9 | tells << 13 | other << 15


def seat_of(mark: int) -> int:
    return mark & 7


def card_of(mark: int) -> int:
    return (mark >> 3) & 63


def figure_of(mark: int) -> int:
    return (mark >> 9) & 15


def tells(mark: int) -> int:
    return (mark >> 13) & 3


def other_of(mark: int) -> int:
    return mark >> 15


def forget(table: Table, seat: int, what: int) -> None:
    """Drop a seat's marks of one sort."""
    index = 0
    while index < table.marked():
        mark = table.mark_at(index)
        if seat_of(mark) == seat and tells(mark) == what:
            table.change_mark(mark, -1)
        else:
            index += 1


# Needles that copy a ship


def copy_mark(seat: int, copied: int, used: int) -> int:
    return _pack(seat, copied, used, COPY, 0)


def copies(table: Table, seat: int, used: int) -> int:
    """The ships that Needles of this seat are copies of, by whether the copied ally ability is used."""
    mask = 0
    for index in range(table.marked()):
        mark = table.mark_at(index)
        if seat_of(mark) == seat and mark >> 9 == used:
            mask |= 1 << card_of(mark)
    return mask


def needles_that_copy(table: Table, seat: int) -> int:
    """How many Needles of a seat are copies."""
    found = 0
    for index in range(table.marked()):
        mark = table.mark_at(index)
        if seat_of(mark) == seat and tells(mark) == COPY:
            found += 1
    return found


# Damage that lasts (SR-M219, SR-M226)


def damage_mark(seat: int, base: int, damage: int) -> int:
    return _pack(seat, base, damage, DAMAGE, 0)


def damaged(table: Table, seat: int, damage: int) -> int:
    """The bases of a seat of which a copy has so much damage."""
    mask = 0
    for index in range(table.marked()):
        mark = table.mark_at(index)
        if seat_of(mark) == seat and tells(mark) == DAMAGE and figure_of(mark) == damage:
            mask |= 1 << card_of(mark)
    return mask


def damaged_copies(table: Table, seat: int, base: int) -> int:
    """How many copies of a base are damaged."""
    found = 0
    for index in range(table.marked()):
        mark = table.mark_at(index)
        if seat_of(mark) == seat and tells(mark) == DAMAGE and card_of(mark) == base:
            found += 1
    return found


# Requests that a teammate refused (SR-M149, SR-M150)


def refusal_mark(seat: int, card: int, teammate: int, owner: int) -> int:
    """For a purchase the owner is MOST_SEATS, for an attack whoever has the base."""
    return _pack(seat, card, teammate, REFUSAL, owner)


def has_mark(table: Table, wanted: int) -> bool:
    found = False
    for index in range(table.marked()):
        if table.mark_at(index) == wanted:
            found = True
    return found


assert MOST_SEATS < 8, "a mark has three bits for a seat"
