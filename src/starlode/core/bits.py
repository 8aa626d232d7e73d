"""Sets of up to 62 kinds of cards as the bits of one integer; compiled.

mypyc turns a shift of a constant into a 32-bit shift, so single bits come from a table.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_KINDS: Final = 62  # bits that an i64 holds without meeting its sign or mypyc's tag

BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(MOST_KINDS)])
# 67 is prime and 2 generates its residues, so the powers of two below 2^66 leave different remainders.
_POSITION: Final[vec[i64]] = vec[i64]([next((n for n in range(66) if 2**n % 67 == r), 0) for r in range(67)])


def lowest(mask: i64) -> i64:
    """The number of the lowest bit that is set; the mask is not empty."""
    remainder = (mask & -mask) % 67
    return _POSITION[remainder]


def mask_of(kinds: list[int]) -> int:
    """The set of these kinds."""
    mask = 0
    for kind in kinds:
        mask |= 2**kind
    return mask
