"""A small fast random generator for search and simulation; compiled. Real matches draw by chance.py instead.

Multiply-with-carry in base 2^32 with the halves of its state folded together.
The multiplier keeps every product below 2^63, so compiled and interpreted runs agree bit by bit.
"""

from typing import Final

_MULTIPLIER: Final = 1917264585  # m · 2^32 − 1 and m · 2^31 − 1 are prime: the period is m · 2^31 − 1
_LOW: Final = 0xFFFFFFFF


class Rng:
    """A stream of random numbers that a seed determines on every platform."""

    def __init__(self, seed: int) -> None:
        # Neighbouring seeds must not start neighbouring streams: spread the seed, then run in.
        low = (((seed & _LOW) ^ 0x2545F491) * 69069 + 12345) & _LOW
        high = (((seed >> 32) & 0x3FFFFFFF) ^ 0x1B873593 ^ (low >> 7)) & 0x3FFFFFFF
        self.state = (high << 32) + low + 1
        for _ in range(6):
            self.below(2)

    def below(self, limit: int) -> int:
        """A number from 0 to limit − 1; the limit is at most 2^31."""
        low = self.state & _LOW
        high = self.state >> 32
        self.state = low * _MULTIPLIER + high
        return ((low ^ high) * limit) >> 32

    def fork(self) -> "Rng":
        """A generator of its own, determined by this one's next numbers."""
        high = self.below(0x3FFFFFFF)
        return Rng((high << 32) + self.below(0x7FFFFFFF))
