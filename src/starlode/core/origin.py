"""Where a state comes from: a state knows the number of its rules, and rules know what they were made from.

So a state finds its rules again, also where nobody else has kept them, and both can be sent to another process, where
the engine may be another build.
"""

import pickle
from collections import deque
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakValueDictionary

from starlode.core.laying import refuse_broken

if TYPE_CHECKING:
    from starlode.core.rules import Rules


class Origin(NamedTuple):
    """What rules are made from again: their class, its options, and what else it takes."""

    made: "type[Rules[Any]]"
    options: tuple[tuple[str, str], ...]
    rest: tuple[object, ...]

    @property
    def key(self) -> Hashable:
        """The same for equal origins; what else it takes, such as a box, need not be hashable."""
        return self.made, self.options, pickle.dumps(self.rest)


_numbers: dict[Hashable, int] = {}
_origins: list[Origin] = []
_alive: "WeakValueDictionary[Hashable, Rules[Any]]" = WeakValueDictionary()
# Those that were made again last; else they would be made anew for every question to a state.
_kept: "deque[Rules[Any]]" = deque(maxlen=16)


def number_of(rules: "Rules[Any]") -> int:
    """The number of these rules in this process; equal ones have the same."""
    key = rules.origin.key
    if key not in _numbers:
        _numbers[key] = len(_origins)
        _origins.append(rules.origin)
    _alive.setdefault(key, rules)
    return _numbers[key]


def numbered(number: int) -> "Rules[Any]":
    """The rules of a number."""
    return made_again(_origins[number])


def made_again(origin: Origin) -> "Rules[Any]":
    """The rules of an origin: those that are there, or such as they were."""
    rules = _alive.get(origin.key)
    if rules is None:
        rules = _alive[origin.key] = origin.made(dict(origin.options), *origin.rest)
        _kept.append(rules)
    return rules


def laid_out(
    rules: "Rules[Any]", counts: bytes, numbers: Sequence[int], marks: Sequence[int], entries: list[Any] | None
) -> Any:
    """The state that was taken apart, with what it had noted; BrokenState if it cannot be one of these rules."""
    state = rules.packed(*refuse_broken(rules, counts, numbers, marks, entries))
    if entries is not None:
        rules.watch(state)
        for entry in entries:
            state.journal.note(*entry)
    return state
