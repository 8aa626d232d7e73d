"""The layout of the table is made for six seats: each has its own piles and numbers, apart from all others."""

from starlode.core.engine.rng import Rng
from starlode.realms.engine.state import State
from starlode.realms.engine.table import (
    AUTHORITY,
    DECK,
    HAND,
    MOST_FRAMES,
    SEAT_PILES,
    SEAT_STRIDE,
    TOP,
    Table,
)
from starlode.realms.rules import RealmsRules

SEATS = 6


def six_seats() -> Table:
    return RealmsRules({"format": "free-for-all", "seats": str(SEATS)}).empty()


def test_a_card_on_one_pile_is_on_no_other() -> None:
    for seat in range(SEATS):
        for which in range(SEAT_PILES):
            table = six_seats()
            table.put(table.pile(seat, which), 48)
            sizes = [table.size(table.pile(other, pile)) for other in range(SEATS) for pile in range(SEAT_PILES)]
            assert sizes.index(1) == seat * SEAT_PILES + which
            assert sum(sizes) == 1


def test_a_number_of_one_seat_is_no_other_seats() -> None:
    table = six_seats()
    for seat in range(SEATS):
        for which in range(SEAT_STRIDE):
            table.set_of(seat, which, 100 * seat + which)
    written = [table.of(seat, which) for seat in range(SEATS) for which in range(SEAT_STRIDE)]
    assert written == [100 * seat + which for seat in range(SEATS) for which in range(SEAT_STRIDE)]
    assert all(table.size(table.pile(seat, pile)) == 0 for seat in range(SEATS) for pile in range(SEAT_PILES))


def test_what_is_on_top_and_dealt_stays_with_its_seat_and_in_a_clone() -> None:
    table = six_seats()
    for seat in range(SEATS):
        table.set_of(seat, AUTHORITY, 50 + seat)
        table.put_on_top(seat, seat)
        for _ in range(7):
            table.put(table.pile(seat, DECK), seat)
        table.deal(table.pile(seat, DECK), table.pile(seat, HAND), 5, Rng(seat))
    counts, numbers, marks = table.copy()
    for each in (table, State(table.tables, SEATS, counts, numbers, marks, None)):
        for seat in range(SEATS):
            assert each.count(each.pile(seat, HAND), seat) == each.size(each.pile(seat, HAND)) == 5
            assert (each.size(each.pile(seat, TOP)), each.on_top(seat, 0)) == (1, seat)
            assert each.of(seat, AUTHORITY) == 50 + seat


def test_the_decision_stack_holds_a_deal_for_six() -> None:
    """A first turn, six hands and the row."""
    assert MOST_FRAMES >= SEATS + 2
