"""Crystals of the mine that count as another colour this turn, each a mark; compiled.

A tint is 0 for a crystal as printed, else 1 + colour * 3 + (how often it was recoloured) − 1: three times at most.
"""

from starlode.cavein.engine import codes
from starlode.cavein.engine.table import CURRENT, MINE, Table
from starlode.core.engine.bits import lowest


def tint(colour: int, times: int) -> int:
    return colour * 3 + times


def tint_colour(table: Table, crystal: int, tinted: int) -> int:
    """The colour that a crystal has now. CI-115, CI-247 to CI-249, CI-252."""
    if tinted == 0:
        return table.tables.colour_of(crystal)
    return (tinted - 1) // 3


def tint_times(tinted: int) -> int:
    """How often a crystal was recoloured."""
    if tinted == 0:
        return 0
    return (tinted - 1) % 3 + 1


def tint_less(table: Table, tinted: int) -> int:
    """What a tinted crystal costs less. CI-250."""
    return tint_times(tinted) * table.tables.recolour_less


def mark_of(crystal: int, tinted: int) -> int:
    return crystal | tinted << 6


def printed(table: Table, crystals: int) -> int:
    """Those of the crystals of which a copy in the mine is as printed."""
    if table.marked() == 0:
        return crystals
    left = crystals
    while left != 0:
        crystal = lowest(left)
        left &= left - 1
        tinted = 0
        for index in range(table.marked()):
            if table.mark_at(index) & 63 == crystal:
                tinted += 1
        if tinted >= table.count(MINE, crystal):
            crystals &= ~(1 << crystal)
    return crystals


def with_tint(table: Table, tinted: int) -> int:
    """The crystals of which a copy in the mine has this tint."""
    found = 0
    for index in range(table.marked()):
        mark = table.mark_at(index)
        if mark >> 6 == tinted:
            found |= 1 << (mark & 63)
    return found


def recolour(table: Table, crystal: int, tinted: int, colour: int) -> None:
    """Give a crystal another colour, and make it cheaper than it is. CI-251, CI-253."""
    new = mark_of(crystal, tint(colour, tint_times(tinted) + 1))
    if tinted == 0:
        table.mark(new)
    else:
        table.change_mark(mark_of(crystal, tinted), new)
    if table.journal is not None:
        table.journal.note(codes.E_RECOLOURED, table.get(CURRENT), crystal, colour | tinted << 3)


def leave_mine(table: Table, crystal: int, tinted: int) -> None:
    """Take a crystal out of the mine; its colour is the printed one again. CI-118."""
    table.take(MINE, crystal)
    if tinted != 0:
        table.change_mark(mark_of(crystal, tinted), -1)
