"""Chance in real matches: a keyed hash for each pile, so that anybody with the key can check every draw.

docs/chance.md specifies it with test vectors. Search uses the small generator of rng.py instead.
"""

import hashlib
import hmac
import operator
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from starlode.core.errors import BadInput

MOST_KEYS = 2_000  # of matches that are played at the same time


class Chance(Protocol):
    """Where a match takes nature's choices from."""

    def pick(self, stream: str, options: Sequence[str], weights: Sequence[int]) -> int:
        """The index of the option that comes next out of a pile."""
        ...

    def forget(self, stream: str) -> None:
        """Take back the last pick of a stream, so that the same comes again."""
        ...

    def skip(self, stream: str) -> None:
        """Count a pick that was made before, so that the next one goes on from there."""
        ...


class KeyedChance:
    """Draws determined by a key: the n-th of a stream is a number in [0, total) over the cards in canonical order."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.drawn: Counter[str] = Counter()

    @staticmethod
    def from_seed(seed: int) -> "KeyedChance":
        """The chance of a match that is reproduced by a plain number, for tests and simulations."""
        try:
            number = operator.index(seed)
        except TypeError:  # a text or None would be a seed of its own
            raise TypeError(f"a seed is a whole number, not {seed!r}") from None
        return KeyedChance(hashlib.sha256(f"starlode seed {number}".encode()).digest())

    def pick(self, stream: str, options: Sequence[str], weights: Sequence[int]) -> int:
        index = draw_number(self.key, stream, self.drawn[stream], sum(weights))
        self.drawn[stream] += 1
        return weighted_index(weights, index)

    def forget(self, stream: str) -> None:
        self.drawn[stream] -= 1

    def skip(self, stream: str) -> None:
        self.drawn[stream] += 1


class StackedChance:
    """Draws that somebody has arranged, pile by pile; where an arrangement is used up, another chance goes on."""

    def __init__(self, stacks: dict[str, list[str]], rest: Chance) -> None:
        self.stacks = stacks
        self.rest = rest
        self.drawn: Counter[str] = Counter()

    def pick(self, stream: str, options: Sequence[str], weights: Sequence[int]) -> int:
        position = self.drawn[stream]
        stack = self.stacks.get(stream, [])
        if position >= len(stack):
            self.drawn[stream] += 1
            return self.rest.pick(stream, options, weights)
        if stack[position] not in options:
            raise BadInput("bad-stacked", stream=stream, card=stack[position], known=", ".join(options))
        self.drawn[stream] += 1
        return list(options).index(stack[position])

    def forget(self, stream: str) -> None:
        self.drawn[stream] -= 1
        if self.drawn[stream] >= len(self.stacks.get(stream, [])):
            self.rest.forget(stream)

    def skip(self, stream: str) -> None:
        self.drawn[stream] += 1
        if self.drawn[stream] > len(self.stacks.get(stream, [])):
            self.rest.skip(stream)


def draw_number(key: bytes, stream: str, count: int, total: int) -> int:
    """The number in [0, total) that a key gives for the draw after `count` earlier ones of a stream."""
    keyed = _keyed(key).copy()
    keyed.update(f"{stream}/{count}".encode())
    return (int.from_bytes(keyed.digest(), "big") * total) >> 256


@lru_cache(MOST_KEYS)
def _keyed(key: bytes) -> hmac.HMAC:
    """The hash of a key, to be copied for each draw: `hmac.digest` takes twice as long, and lets other threads in."""
    return hmac.new(key, digestmod="sha256")


def weighted_index(weights: Sequence[int], number: int) -> int:
    """The option in whose share of [0, total) the number falls."""
    for index, weight in enumerate(weights):
        if number < weight:
            return index
        number -= weight
    raise AssertionError("the number is within the total")
