"""Bytes that are filled in their place: what is written, and that nothing beside it is touched."""

import pytest

from starlode.core.engine import filling


def test_clearing_reaches_so_many_places_and_no_further() -> None:
    out = filling.room(8)
    for place in range(8):
        out[place] = 7
    filling.clear(out, 2, 3)
    filling.clear(out, 6, 0)
    filling.clear(out, 6, -1)
    assert list(out) == [7, 7, 0, 0, 0, 7, 7, 7]
    for at, size in ((6, 3), (8, 1), (0, 9), (2**40, 1)):
        with pytest.raises(IndexError):
            filling.clear(out, at, size)


def test_numbers_stop_where_their_bytes_do() -> None:
    out = filling.room(9)
    for place, number in enumerate((-3, 0, 255, 256)):
        filling.put_number(out, place, number)
    filling.put_wide(out, 4, 258)
    filling.put_wide(out, 6, 70_000)
    filling.put_flag(out, 8, True)
    assert list(out) == [0, 0, 255, 255, 2, 1, 255, 255, 1]


def test_a_set_is_a_one_for_each_member() -> None:
    out = filling.room(6)
    filling.put_set(out, 1, 0b1101)
    assert list(out) == [0, 1, 0, 1, 1, 0]


def test_cards_are_counted_kind_by_kind() -> None:
    counts = filling.room(128)
    counts[67], counts[69], counts[70] = 2, 1, 4
    assert [filling.kind_at(counts, 64, 0b101000, index) for index in range(3)] == [3, 3, 5]
    with pytest.raises(AssertionError, match="fewer cards"):
        filling.kind_at(counts, 64, 0b101000, 3)
    with pytest.raises(IndexError):
        filling.kind_at(counts, 2**40, 1, 0)


def test_weights_are_added_only_where_there_are_some() -> None:
    sums, weights = [1, 2, 3], filling.room(6)
    filling.add_rows(sums, 0, weights, 9, [0], [1], 1)
    for width, start, row in ((4, 0, 0), (3, 4, 0), (3, 0, 2), (2, 3, 1)):
        with pytest.raises(IndexError):
            filling.add_rows(sums, width, weights, start, [row], [1], 1)
    with pytest.raises(IndexError):
        filling.add_rows(sums, 3, weights, 0, [0], [1], 2)
    with pytest.raises(AssertionError, match="too many times"):
        filling.add_rows(sums, 1, weights, 0, [0], [filling.MOST_TIMES + 1], 1)
