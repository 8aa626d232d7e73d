"""Filling an array of bytes in its place: what observations, masks and sheets are written with; compiled."""

from typing import Final

from starlode.core.engine.bits import lowest

MOST: Final = 65535  # that two bytes tell
MOST_TIMES: Final = 4095  # that a row of weights is taken, so that 32 bits hold the sums of 2,048 rows


def room(size: int) -> bytearray:
    """An array of so many zeros; one is made and filled again and again."""
    return bytearray(size)


def clear(out: bytearray, at: int, size: int) -> None:
    """Put zeros into so many places."""
    for place in range(at, at + size):
        out[place] = 0


def copy(out: bytearray, at: int, source: bytearray, start: int, size: int) -> None:
    """Put so many bytes of another array into as many places."""
    for place in range(size):
        out[at + place] = source[start + place]


def put_number(out: bytearray, at: int, number: int) -> None:
    """A number in one place; what is below 0 counts as 0, and what is above 255 as 255."""
    out[at] = min(max(number, 0), 255)


def put_wide(out: bytearray, at: int, number: int) -> None:
    """A number in two places: what is left after whole 256s, and how many of those there are; at most MOST."""
    kept = min(max(number, 0), MOST)
    out[at] = kept & 255
    out[at + 1] = kept >> 8


def put_flag(out: bytearray, at: int, is_so: bool) -> None:
    if is_so:
        out[at] = 1


def put_counts(out: bytearray, at: int, counts: bytearray, first: int, members: int, kinds: int) -> None:
    """How many there are of so many kinds, from a place on; of a kind that is not in the set there is none."""
    while members != 0:
        kind = lowest(members)
        members &= members - 1
        out[at + kind] = counts[first + kind]


def kind_at(counts: bytearray, first: int, members: int, index: int) -> int:
    """The kind of the card after so many others, where the cards of these kinds are counted one after the other."""
    while members != 0:
        kind = (members & -members).bit_length() - 1  # lowest, without a call: most draws come by here
        index -= counts[first + kind]
        if index < 0:
            return kind
        members &= members - 1
    raise AssertionError("fewer cards than that")


def add_rows(
    sums: list[int], width: int, weights: bytearray, start: int, rows: list[int], times: list[int], count: int
) -> None:
    """Put into so many sums what these rows of weights from a place on come to, each taken so many times."""
    for place in range(width):
        sums[place] = 0
    for number in range(count):
        factor = times[number]
        assert 0 <= factor <= MOST_TIMES, "too many times"
        at = start + rows[number] * width
        for place in range(width):
            sums[place] += factor * weights[at + place]


def put_set(out: bytearray, at: int, members: int) -> None:
    """A 1 for each member of a set; the places were cleared before."""
    while members != 0:
        out[at + lowest(members)] = 1
        members &= members - 1
