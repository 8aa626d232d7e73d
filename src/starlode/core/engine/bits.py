"""Sets of up to 62 kinds of cards as the bits of one integer; compiled.

mypyc turns a shift of a constant into a 32-bit shift, so single bits come from a table.
"""

from typing import Final

from starlode.core.arrays import i64, vec

MOST_KINDS: Final = 62  # bits that an i64 holds without meeting its sign or mypyc's tag

BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(MOST_KINDS)])
# A de Bruijn sequence: every six bits of it differ, so shifting it by n bits, which is multiplying it by 2^n, brings
# a number to the top that belongs to n alone. What overflows is cut off compiled, and not looked at interpreted.
_SEQUENCE: Final = 0x3F79D71B4CB0A89
_POSITION: Final[vec[i64]] = vec[i64](
    [next((n for n in range(64) if (2**n * _SEQUENCE >> 58) & 63 == top), 0) for top in range(64)]
)


def lowest(mask: i64) -> i64:
    """The number of the lowest bit that is set; the mask is not empty."""
    top = ((mask & -mask) * _SEQUENCE >> 58) & 63
    return _POSITION[top]


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask != 0:
        found += 1
        mask &= mask - 1
    return found


def kinds(mask: int) -> list[int]:
    """The kinds of a set, in order."""
    found: list[int] = []
    while mask:
        found.append(int(lowest(mask)))
        mask &= mask - 1
    return found


def mask_of(kinds: list[int]) -> int:
    """The set of these kinds."""
    mask = 0
    for kind in kinds:
        mask |= 2**kind
    return mask


def _lowest_by_length(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


if __file__.endswith(".py"):
    # Interpreted, a method of Python's integers is quicker than the table; tests hold both to the same answers.
    globals()["lowest"] = _lowest_by_length
