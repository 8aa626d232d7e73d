"""Filling an array of bytes in its place: what observations and masks are written with; compiled."""

from typing import Final

from starlode.core.arrays import i64, u8, vec
from starlode.core.engine.bits import lowest

MOST: Final = 65535  # that two bytes tell


def room(size: i64) -> vec[u8]:
    """An array of so many zeros; one is made and filled again and again."""
    return vec[u8]([u8(0)] * size)


def clear(out: vec[u8], at: i64, size: i64) -> None:
    """Put zeros into so many places."""
    for place in range(at, at + size):
        out[place] = 0


def put_number(out: vec[u8], at: i64, number: i64) -> None:
    """A number in one place; what is below 0 counts as 0, and what is above 255 as 255."""
    out[at] = u8(min(max(number, 0), 255))


def put_wide(out: vec[u8], at: i64, number: i64) -> None:
    """A number in two places: what is left after whole 256s, and how many of those there are; at most MOST."""
    kept = min(max(number, 0), MOST)
    out[at] = u8(kept & 255)
    out[at + 1] = u8(kept >> 8)


def put_flag(out: vec[u8], at: i64, is_so: bool) -> None:
    if is_so:
        out[at] = 1


def put_set(out: vec[u8], at: i64, members: i64) -> None:
    """A 1 for each member of a set; the places were cleared before."""
    while members != 0:
        out[at + lowest(members)] = 1
        members &= members - 1
