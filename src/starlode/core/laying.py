"""Whether the packed lists of a state can be: looked at before one is laid out that came from elsewhere.

Whoever loads a pickle trusts it, but a torn or doctored one must not play on in one build and stop in another. So what
every state keeps to is seen to here, by ordinary Python in every build: how long the lists are, who is asked, how many
questions are open, and that piles hold what they say. What only a game knows of its numbers, it says (`number_bounds`).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from starlode.core.engine import packed

if TYPE_CHECKING:
    from starlode.core.rules import Rules

LONGEST = 2**63  # what a number of the engine stays below
MOST_COUNTED = 2**40  # turns and the like: more than a processor gets to


class BrokenState(ValueError):
    """Says what of a state cannot be."""


def refuse_broken(
    rules: "Rules[Any]", counts: object, numbers: object, marks: object, entries: object
) -> tuple[bytearray, list[int], list[int]]:
    """The packed lists, if a state of these rules can have them."""
    if not isinstance(counts, bytes | bytearray):
        raise BrokenState("counts that are no bytes")
    listed = _numbers(numbers, "numbers")
    marked = _numbers(marks, "marks")
    piles = rules.piles_in_all
    if (len(counts), len(listed)) != (
        packed.STRIDE * piles,
        packed.PILES + 2 * piles + packed.SEAT_STRIDE * rules.seats,
    ):
        raise BrokenState(f"{len(counts)} counts and {len(listed)} numbers, not those of its rules")
    if len(marked) > packed.MOST_MARKS or marked != sorted(marked) or (marked and marked[0] < 0):
        raise BrokenState("marks that no table has")
    for entry in entries if isinstance(entries, list) else []:
        if len(_numbers(entry, "journal")) != 4:
            raise BrokenState("a journal that nobody wrote")
    _refuse_course(rules, listed)
    for pile in range(piles):
        _refuse_pile(
            counts[packed.STRIDE * pile : packed.STRIDE * (pile + 1)],
            *listed[packed.PILES + 2 * pile : packed.PILES + 2 * pile + 2],
        )
    return bytearray(counts), listed, marked


def _numbers(given: object, what: str) -> list[int]:
    if not isinstance(given, list | tuple) or not all(type(each) is int for each in given):
        raise BrokenState(f"{what} that are no list of whole numbers")
    if not all(-LONGEST <= each < LONGEST for each in given):
        raise BrokenState(f"{what} of more than 64 bits")
    return [*given]


def _refuse_course(rules: "Rules[Any]", numbers: Sequence[int]) -> None:
    """Who is asked, whose turn it is, and the open questions."""
    bounds = {
        packed.ACTOR: (packed.OVER, rules.seats - 1),
        packed.CURRENT: (0, rules.seats - 1),
        packed.TURN: (0, MOST_COUNTED),
        packed.DEPTH: (0, packed.MOST_FRAMES),
    }
    first = len(numbers) - packed.SEAT_STRIDE * rules.seats
    for which in [*range(packed.OWN, packed.PILES), *range(first, len(numbers))]:
        meant = which if which < packed.PILES else packed.PILES + (which - first) % packed.SEAT_STRIDE
        bounds[which] = rules.number_bounds.get(meant, (-LONGEST, LONGEST))
    for which, (least, most) in bounds.items():
        if not least <= numbers[which] <= most:
            raise BrokenState(f"number {which} is {numbers[which]}, not {least} to {most}")
    depth = numbers[packed.DEPTH]
    if any(numbers[packed.FRAMES + depth : packed.FRAMES + packed.MOST_FRAMES]):
        raise BrokenState("a question above the open one")


def _refuse_pile(counts: Sequence[int], mask: int, size: int) -> None:
    """A pile is counted by kinds, and tells which there are, or it has an order, and tells no kinds."""
    kinds = sum(1 << kind for kind, held in enumerate(counts) if held)
    is_counted = mask % 2**packed.STRIDE == kinds and size == sum(counts)
    is_ordered = mask == 0 and 0 <= size <= packed.STRIDE and not any(counts[size:])
    if not is_counted and not is_ordered:
        raise BrokenState("a pile that does not hold what it says")
