"""Frames of the decision stack: who is asked what, by which card, and how far it has got; compiled.

A frame is one integer: what (5 bits), seat (3), source card (6), the card it is a copy of (6, NONE if it is none),
a number (10), a second number (10), and where its program goes on (16).
"""

from typing import Final

NONE: Final = 63  # where a card could stand and none does


def frame(what: int, seat: int, card: int, copied: int, number: int, second: int, at: int) -> int:
    return what | seat << 5 | card << 8 | copied << 14 | number << 20 | second << 30 | at << 40


def plain(what: int, seat: int, number: int) -> int:
    """A frame that no card asks for."""
    return frame(what, seat, NONE, NONE, number, 0, 0)


def what(packed: int) -> int:
    return packed & 31


def seat_of(packed: int) -> int:
    return (packed >> 5) & 7


def card_of(packed: int) -> int:
    return (packed >> 8) & 63


def copied_of(packed: int) -> int:
    return (packed >> 14) & 63


def number_of(packed: int) -> int:
    return (packed >> 20) & 1023


def second_of(packed: int) -> int:
    return (packed >> 30) & 1023


def at_of(packed: int) -> int:
    return packed >> 40


def fewer(packed: int) -> int:
    """The same frame with its number lowered by one."""
    return packed - (1 << 20)


def more_done(packed: int) -> int:
    """The same frame with one more of its number done: number − 1, second + 1."""
    return packed - (1 << 20) + (1 << 30)
