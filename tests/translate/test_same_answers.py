"""Every construct of the dialect gives the same answers native and as Python runs it."""

import itertools
from typing import Any

import pytest

from tests.translate.building import source

EDGES = [-(2**40), -1000, -17, -8, -7, -3, -2, -1, 0, 1, 2, 3, 5, 7, 8, 20, 29, 30, 101, 4096, 2**40 + 3]
SMALL = [-7, -1, 0, 1, 2, 5, 10]

PAIRS = list(itertools.product(EDGES, EDGES))
SMALL_PAIRS = list(itertools.product(SMALL, SMALL))
EACH = [(a,) for a in EDGES]
NUMBERS: dict[str, list[tuple[int, ...]]] = {
    "divide": [(a, b) for a, b in PAIRS if b],
    "rest": [(a, b) for a, b in PAIRS if b],
    "bits": [*PAIRS],
    "shifts": [(a, by) for a in SMALL for by in (0, 1, 7, 31, 32, 40)],
    "by_constants": [*EACH],
    "grade": [*EACH],
    "is_among": [*EACH],
    "lengths": [*EACH],
    "wrapped": [*EACH],
    "triangle": [(n,) for n in (0, 1, 2, 3, 9, 60)],
    "last_value": [(n,) for n in (0, 1, 2, 3, 9)],
    "mean": [*SMALL_PAIRS],
    "smaller": [*SMALL_PAIRS, *((a,) for a in SMALL)],
    "power": [(n,) for n in (0, 1, 31, 32, 61)],
    "step": [(n,) for n in range(3)],
    "new": [(3, 4)],
    "lowest_number": [()],
    "exchanged": [*SMALL_PAIRS],
    "named_like_c": [(3, 4, 5, 6)],
    "any_of": [*SMALL_PAIRS],
    "always_set": [(a,) for a in (-7, 0, 1, 2, 3, 8)],
}


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_are_those_of_python(native: dict[str, Any], name: str) -> None:
    for arguments in NUMBERS[name]:
        expected = getattr(source("numbers"), name)(*arguments)
        answer = getattr(native["numbers"], name)(*arguments)
        assert (answer, type(answer)) == (expected, type(expected)), arguments


@pytest.mark.parametrize("name", ["divide", "rest"])
def test_nothing_is_divided_by_zero(native: dict[str, Any], name: str) -> None:
    with pytest.raises(ZeroDivisionError):
        getattr(native["numbers"], name)(1, 0)


@pytest.mark.parametrize("start", [0, 3, 6, 11, 40])
@pytest.mark.parametrize("name", ["in_order", "in_arguments", "in_tuples"])
def test_things_are_done_from_left_to_right(native: dict[str, Any], name: str, start: int) -> None:
    answers = [getattr(build, name)(build.Counter(start)) for build in (source("things"), native["things"])]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("limit", [0, 3, 5, 20])
@pytest.mark.parametrize("start", [0, 3, 6, 11])
def test_conditions_stop_where_they_are_decided(native: dict[str, Any], start: int, limit: int) -> None:
    seen = []
    for build in (source("things"), native["things"]):
        counter = build.Counter(start)
        seen.append((build.in_conditions(counter, limit), counter.value))
    assert seen[0] == seen[1]


def test_a_value_comes_before_its_place_and_a_place_before_its_operator(native: dict[str, Any]) -> None:
    answers = [list(build.in_items(build.Counter(3))) for build in (source("things"), native["things"])]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("values", [[], [5], [3, 1, 2], [9, -4, 9, 0, 12, 1, 1]])
def test_arrays_grow(native: dict[str, Any], values: list[int]) -> None:
    for build in (source("things"), native["things"]):
        assert build.sorted_in(values) == sorted(values)
        assert build.extend_list(values, [1, 2]) == [*values, 1, 2]
        assert build.halves(values) == [value / 2 for value in values]


@pytest.mark.parametrize("other", [-1, 256, 2**40])
def test_no_array_takes_more_than_a_byte_for_one(native: dict[str, Any], other: int) -> None:
    for build in (source("things"), native["things"]):
        assert build.bytes_in_and_out(255, 0) == 2255
        for more, less in ((other, 0), (0, other)):
            with pytest.raises(ValueError, match="byte must be in range"):
                build.bytes_in_and_out(more, less)


@pytest.mark.parametrize(("first", "last"), list(itertools.product([0, 1, 3, 9], [0, 2, 4, 9])))
def test_slices_are_new_arrays(native: dict[str, Any], first: int, last: int) -> None:
    values = [4, 5, 6, 7]
    assert native["things"].parts(values, first, last) == source("things").parts(values, first, last)
    assert values == [4, 5, 6, 7]


@pytest.mark.parametrize("n", [1, 2, 5])
def test_arrays_are_shared_and_grow_in_their_place(native: dict[str, Any], n: int) -> None:
    assert native["things"].shared(n) == source("things").shared(n) == 9
    assert native["things"].grown(n) == source("things").grown(n)
    assert native["things"].grown_alone(n) == source("things").grown_alone(n)


def test_comprehensions_and_tuples(native: dict[str, Any]) -> None:
    for build in (source("things"), native["things"]):
        assert build.squares(8) == [0, 4, 9, 25, 36]
        assert build.two(3) == (3, 4)
        assert build.swapped(3) == (4, 3)
        assert build.of_a_pair() == [1, 2, 3, 2]
        assert build.exchanged_lists(4) == [4, 2, 1]
        assert build.exchanged_lists(5) == [2, 5, 2]
        assert build.later_owner(5) == 16


def test_a_subclass_has_its_own_methods(native: dict[str, Any]) -> None:
    for build in (source("things"), native["things"]):
        bell, gong = build.Bell(4, 2), build.Gong(4, 2)
        assert [build.loudness_of(bell), build.loudness_of(gong), gong.next(), gong.loudness()] == [40, 41, 5, 51]
        assert [build.ring_if_bell(gong, 1), build.ring_if_bell(gong, 1), list(gong.rung)] == [1, 2, [0, 2]]
        with pytest.raises(NotImplementedError):
            build.loudness_of(build.Counter(1))
        with pytest.raises(AssertionError, match="only bells ring"):
            build.ring_if_bell(build.Counter(1), 0)


def test_none_is_told_from_something(native: dict[str, Any]) -> None:
    for build in (source("things"), native["things"]):
        note = build.Note()
        counter = build.Counter(1, note)
        counter.next()
        counter.next(by=4)
        assert note.entries == [(2, 1), (6, 4)]
        assert note.take() == [(2, 1), (6, 4)]
        counter.note = None
        counter.next()
        assert note.take() == []
