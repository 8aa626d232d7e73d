"""Sets of up to 62 kinds of cards as the bits of one integer; compiled."""

from typing import Final

MOST_KINDS: Final = 62  # bits that a number holds without meeting its sign


def lowest(mask: int) -> int:
    """The number of the lowest bit that is set; the mask is not empty."""
    return (mask & -mask).bit_length() - 1


def count_bits(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def kinds(mask: int) -> list[int]:
    """The kinds of a set, in order."""
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def mask_of(kinds: list[int]) -> int:
    """The set of these kinds."""
    mask = 0
    for kind in kinds:
        mask |= 1 << kind
    return mask
