"""How a batch lies in memory: the tables of a rule set, the table before the deal, and a row of words about it all."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

# The words of `enum Word` in translate/device_kernels.h, in its order.
WORDS = (
    "matches", "seats", "seat_at", "numbers", "counts", "numbers_at", "counts_at", "marks_at", "marked_at",
    "streams_at", "flags_at", "actors_at", "tables_at", "first_at", "mask_at", "actions", "row",
)  # fmt: skip
NOT_OFFERED = -1  # the flag of a match that was given what it does not offer


def table_words(tables: Any, classes: Mapping[str, Sequence[tuple[str, str]]], root: str) -> list[int]:
    """All that a rule set looks up, as one block: its own words first, then arrays and what else it has."""
    words: list[int] = []
    _lay(tables, root, classes, words)
    return [*words, 0]  # so that even an array of nothing at the end has a first word


def _lay(found: Any, name: str, classes: Mapping[str, Sequence[tuple[str, str]]], words: list[int]) -> int:
    """Lay one object at the end of the block; arrays and other objects are told by how far from it they lie."""
    start = len(words)
    words += [0] * len(classes[name])
    for place, (attribute, sort) in enumerate(classes[name]):
        value = getattr(found, attribute)
        if sort == "number":
            words[start + place] = int(value)
        elif sort == "array":
            words[start + place] = (len(words) - start) << 32 | len(value)
            words += [int(item) for item in value]
        else:
            words[start + place] = _lay(value, sort, classes, words) - start
    return start


def state_words(state: Any) -> tuple[Any, Any, Any]:
    """Numbers, counts (eight to a word) and marks of a state."""
    counts = np.array(list(state.counts), dtype=np.uint8).view(np.int64)
    return np.array(list(state.numbers), dtype=np.int64), counts, np.array(list(state.marks), dtype=np.int64)


def made_state(like: Any, numbers: Any, counts: Any, marks: Any) -> Any:
    """A state of the same rules out of such words."""
    made = like.clone()
    for place, number in enumerate(numbers.tolist()):
        made.numbers[place] = number
    for place, held in enumerate(np.ascontiguousarray(counts).view(np.uint8).tolist()):
        made.counts[place] = held
    for mark in list(made.marks):
        made.change_mark(mark, -1)
    for mark in marks.tolist():
        made.mark(mark)
    return made
