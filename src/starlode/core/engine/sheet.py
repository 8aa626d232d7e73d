"""Writing text from pieces that are there already, as views are sent; compiled."""

from typing import Final

from starlode.core.engine.bits import lowest
from starlode.core.engine.filling import copy
from starlode.core.engine.packed import Packed

KEYS: Final = 0  # pieces: what stands before how many there are of a kind
NAMES: Final = 64  # the name of a kind
OWN: Final = 128  # further pieces of a game
ROOM: Final = 8192  # bytes, at first
COMMA: Final = 44
OPEN: Final = 123  # braces
CLOSE: Final = 125


class Pieces:
    """Pieces of text by number, and which numbers of a seat are told, in which order."""

    def __init__(self, text: bytearray, ends: list[int], told: list[int]) -> None:
        self.text = text
        self.ends = ends  # piece → where it begins; the next one begins where it ends
        self.told = told


class Sheet:
    """A text that grows."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.out = bytearray(ROOM)
        self.size = 0

    def text(self) -> bytearray:
        return self.out[: self.size]

    def make_room(self, more: int) -> None:
        """See to it that so many bytes more can be written."""
        if self.size + more > len(self.out):
            wider = bytearray(2 * len(self.out) + more)
            copy(wider, 0, self.out, 0, self.size)
            self.out = wider

    def put(self, piece: int) -> None:
        start = self.pieces.ends[piece]
        length = self.pieces.ends[piece + 1] - start
        self.make_room(length)
        copy(self.out, self.size, self.pieces.text, start, length)
        self.size += length

    def put_byte(self, byte: int) -> None:
        self.make_room(1)
        self.out[self.size] = byte
        self.size += 1

    def put_number(self, number: int) -> None:
        """A number in digits; none is below 0."""
        unit = 1
        while number // unit >= 10:
            unit *= 10
        while unit > 0:
            self.put_byte(48 + number // unit % 10)
            unit //= 10

    def put_pile(self, table: Packed, pile: int) -> None:
        """How many of each kind lie in a pile."""
        self.put_byte(OPEN)
        mask = table.mask(pile)
        while mask != 0:
            card = lowest(mask)
            mask &= mask - 1
            self.put_count(card, table.count(pile, card))
        self.close()

    def put_count(self, card: int, copies: int) -> None:
        """One kind of a pile; a comma follows, which `close` replaces."""
        self.put(KEYS + card)
        self.put_number(copies)
        self.put_byte(COMMA)

    def close(self) -> None:
        """End a pile."""
        if self.out[self.size - 1] == COMMA:
            self.size -= 1
        self.put_byte(CLOSE)

    def put_kinds(self, kinds: int) -> None:
        """The names of a set of kinds, with commas between them."""
        while kinds != 0:
            self.put(NAMES + lowest(kinds))
            kinds &= kinds - 1
            if kinds != 0:
                self.put_byte(COMMA)
