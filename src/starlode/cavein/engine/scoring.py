"""Victory points; compiled."""

from typing import Final

from starlode.cavein.engine import codes
from starlode.cavein.engine.table import ARTIFACTS, CRYSTALS, SUBJUGATED, Table
from starlode.cavein.engine.tables import level_of
from starlode.core.engine.bits import lowest

TOTEM_POINTS: Final = 3
# Where the points of a seat come from.
FROM_CRYSTALS: Final = 0
FROM_ARTIFACTS: Final = 1
FROM_TOTEMS: Final = 2
FROM_SUBJUGATED: Final = 3
FROM_SYMBOLS: Final = 4
SOURCES: Final = 5


def score(table: Table, seat: int) -> int:
    """All points of a seat."""
    total = 0
    for source in range(SOURCES):
        total += points_from(table, seat, source)
    return total


def points_from(table: Table, seat: int, source: int) -> int:
    """The points of a seat from one source. CI-197, CI-205."""
    if source == FROM_CRYSTALS:
        return _crystals(table, seat)
    if source == FROM_ARTIFACTS:
        return _artifacts(table, seat)
    if source == FROM_TOTEMS:
        return TOTEM_POINTS * totems(table, seat)
    if source == FROM_SUBJUGATED:
        return _subjugated(table, seat)
    return _symbols(table, seat)


def _crystals(table: Table, seat: int) -> int:
    """The points that are printed on them. CI-196."""
    pile = table.pile(seat, CRYSTALS)
    mask = table.mask(pile)
    total = 0
    while mask != 0:
        crystal = lowest(mask)
        mask &= mask - 1
        total += table.tables.points(crystal) * table.count(pile, crystal)
    return total


def totems(table: Table, seat: int) -> int:
    number = 0
    for colour in range(codes.COLOURS):
        if table.holder(colour) == seat:
            number += 1
    return number


def _subjugated(table: Table, seat: int) -> int:
    """Their printed levels. CI-198."""
    pile = table.pile(seat, SUBJUGATED)
    mask = table.mask(pile)
    total = 0
    while mask != 0:
        card = lowest(mask)
        mask &= mask - 1
        total += level_of(card) * table.count(pile, card)
    return total


def _symbol_counts(table: Table, seat: int) -> int:
    """Symbols of each faction on a seat's crystals, eight bits each. CI-203, CI-204."""
    pile = table.pile(seat, CRYSTALS)
    mask = table.mask(pile)
    counts = 0
    while mask != 0:
        crystal = lowest(mask)
        mask &= mask - 1
        symbol = table.tables.symbol(crystal)
        if symbol < codes.COLOURS:
            counts += table.count(pile, crystal) << 8 * symbol
    return counts


def _symbols(table: Table, seat: int) -> int:
    """Sets of different symbols: 1, 3, 6, 10, 15, 21; the largest sets first is best. CI-200 to CI-202."""
    counts = _symbol_counts(table, seat)
    total = 0
    while counts != 0:
        different = 0
        for colour in range(codes.COLOURS):
            if (counts >> 8 * colour) & 255 != 0:
                different += 1
                counts -= 1 << 8 * colour
        total += different * (different + 1) // 2
    return total


def _artifacts(table: Table, seat: int) -> int:
    total = 0
    halves = table.of(seat, ARTIFACTS)
    while halves != 0:
        total += half_points(table, seat, lowest(halves))
        halves &= halves - 1
    return total


def half_points(table: Table, seat: int, half: int) -> int:
    """What an artifact half is worth at the end; halves that work during play are worth nothing.

    CI-199, CI-317 to CI-329.
    """
    word = table.tables.half[half]
    op = word & 31
    if op == codes.OP_NO_POINTS:
        return 0
    points = (word >> 5) & 63
    second = (word >> 11) & 63
    pile = table.pile(seat, CRYSTALS)
    if op == codes.OP_POINTS_PER_CRYSTALS:
        return points * (_of_cost(table, pile, word >> 17) // second)
    if op == codes.OP_POINTS_FOR_COLOURS:
        colours = _colours(table, table.mask(pile))
        return second if colours == codes.COLOURS else points if colours == codes.COLOURS - 1 else 0
    number = 0
    if op == codes.OP_POINTS_FOR_ONE_COLOUR:
        number = _most_of_a_colour(table, pile)
    elif op == codes.OP_POINTS_PER_TOTEM:
        number = totems(table, seat)
    elif op == codes.OP_POINTS_PER_CAVE_IN:
        number = _with_cave_in(table, pile)
    elif op == codes.OP_POINTS_PER_SYMBOL:
        number = _all_symbols(table, seat)
    elif op == codes.OP_POINTS_PER_WILD:
        number = _wild(table, pile)
    else:
        number = _halves(table, seat)
    return points * number


def _of_cost(table: Table, pile: int, place: int) -> int:
    """How many crystals are of a cost, or of any."""
    if place == codes.ANY_COST:
        return table.size(pile)
    return table.count_all(pile, table.mask(pile) & table.tables.by_cost[place])


def _most_of_a_colour(table: Table, pile: int) -> int:
    """The colour is chosen at scoring, so it is the best one (CI-318)."""
    most = 0
    for colour in range(codes.COLOURS):
        number = table.count_all(pile, table.mask(pile) & table.tables.by_colour[colour])
        if number > most:
            most = number
    return most


def _with_cave_in(table: Table, pile: int) -> int:
    number = 0
    mask = table.mask(pile)
    while mask != 0:
        crystal = lowest(mask)
        mask &= mask - 1
        if table.tables.has_cave_in(crystal):
            number += table.count(pile, crystal)
    return number


def _colours(table: Table, mask: int) -> int:
    """How many colours crystals have."""
    colours = 0
    for colour in range(codes.COLOURS):
        if mask & table.tables.by_colour[colour] != 0:
            colours += 1
    return colours


def _all_symbols(table: Table, seat: int) -> int:
    counts = _symbol_counts(table, seat)
    total = 0
    while counts != 0:
        total += counts & 255
        counts >>= 8
    return total


def _wild(table: Table, pile: int) -> int:
    number = 0
    for colour in range(codes.COLOURS):
        if table.is_wild(colour):
            number += table.count_all(pile, table.mask(pile) & table.tables.by_colour[colour])
    return number


def _halves(table: Table, seat: int) -> int:
    number = 0
    halves = table.of(seat, ARTIFACTS)
    while halves != 0:
        number += 1
        halves &= halves - 1
    return number
