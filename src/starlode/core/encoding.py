"""Observations and actions as numbers, for learning environments; docs/encoding.md tells what each of them means.

An observation is an array of bytes whose length depends on the rules alone. Actions have ids that are dense, and told
from the actor's place. Both are written by the engine; here they have names.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from starlode.core.company import is_within
from starlode.core.decision import Json
from starlode.core.engine import filling
from starlode.core.engine.codebook import PACKED, Codebook
from starlode.core.engine.listing import Options
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.features import Facts, Features


@dataclass(frozen=True, slots=True)
class Block:
    """Slots of an observation that belong together, each with a name; what the numbers in them are."""

    name: str
    slots: tuple[str, ...]
    about: str


def one(name: str, about: str) -> Block:
    """A number in one slot; what is above 255 counts as 255."""
    return Block(name, ("",), about)


def wide(name: str, about: str) -> Block:
    """A number in two slots: what is left after whole 256s, and how many of those there are."""
    return Block(name, ("", "256s"), about)


def each(name: str, slots: Sequence[object], about: str) -> Block:
    """A slot for each of these."""
    return Block(name, tuple(map(str, slots)), about)


def codebook(lows: Mapping[int, Sequence[int]], kinds: int, natures: int, observation: int, owner: int) -> Codebook:
    """The ids of these actions, by kind; those of nature begin with a kind. The owner is the number of the rules."""
    masks, first, actions = [], [0], list[int]()
    for kind in range(kinds):
        chosen = set(lows.get(kind, ()))
        assert chosen <= set(range(64))
        actions += [(kind << 6) + low for low in sorted(chosen)]
        mask = sum(1 << low for low in chosen)
        masks.append(mask if mask < 2**63 else mask - 2**64)
        first.append(first[-1] + len(chosen))
    by_id = [
        sum(action << 16 * place for place, action in enumerate(actions[start : start + PACKED]))
        for start in range(0, len(actions), PACKED)
    ]
    return Codebook(list(masks), list(first), by_id, first[natures], observation, owner)


class Names(Protocol):
    """What names actions that are told from the actor's place."""

    def write(self, action: int) -> str: ...
    def verb_and_details(self, action: int) -> tuple[str, dict[str, Json]]: ...


class Encoding:
    """The numbers of a rule set. Seats count from 0, as everywhere where a `State` is taken; None watches.

    `version` is raised when the same moment would be told by other numbers.
    """

    def __init__(
        self, version: int, blocks: Sequence[Block], book: Codebook, names: Names, facts: Facts, seats: int
    ) -> None:
        self.version = version
        self.blocks = tuple(blocks)
        self._book = book
        self._names = names
        self.facts = facts  # what is printed on cards and the like
        self._seats = seats

    def __deepcopy__(self, memo: object) -> "Encoding":
        return self  # nothing in it ever changes

    # Sizes and names

    @property
    def observation_size(self) -> int:
        """Bytes of an observation."""
        return int(self._book.observation)

    @property
    def num_actions(self) -> int:
        """Ids of what seats can ever do; nature's draws have the ids from here up to `num_ids`."""
        return int(self._book.actions)

    @property
    def num_ids(self) -> int:
        """Ids of all that can ever be done, nature's draws among it."""
        return int(self._book.first[len(self._book.lows)])

    @cached_property
    def slots(self) -> tuple[str, ...]:
        """The name of each byte of an observation."""
        return tuple(" ".join(filter(None, (block.name, slot))) for block in self.blocks for slot in block.slots)

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """The name of each id: its line as seat 1 would write it, so that 2 is whoever follows the actor."""
        return tuple(self._names.write(int(self._book.action_of(number))) for number in range(self.num_ids))

    @cached_property
    def features(self) -> Features:
        """A row of numbers for each id below `num_actions`, always the same: what the action is about."""
        told = [self._names.verb_and_details(int(self._book.action_of(number))) for number in range(self.num_actions)]
        return Features(told, self.facts)

    # A moment

    def observe(self, state: Any, seat: int | None, *, omniscient: bool = False) -> bytes:
        """What a seat may know, or with `omniscient` everything, told from its place."""
        if seat is not None and not is_within(seat, 0, self._seats):
            raise BadInput("bad-viewer", seat=repr(seat), most=self._seats - 1)
        self._refuse_others(state)
        out = filling.room(self._book.observation)
        state.observe(-1 if seat is None else seat, omniscient, out, 0)
        return bytes(out)

    def mask(self, state: Any) -> bytes:
        """A 1 for each id that the acting seat may choose; nothing but 0 where nature is asked or the match is over."""
        self._refuse_others(state)
        out = filling.room(self._book.actions)
        state.list_ids(Options(), out, 0)
        return bytes(out)

    def features_of(self, state: Any) -> list[bytes]:
        """The rows of what the acting seat may choose, in the order of `state.legal()`."""
        rows = self.features.rows
        return [rows[state.id_of(action)] for action in state.legal()] if state.actor >= 0 else []

    def action_id(self, state: Any, action: int) -> int:
        """The id of an action that is legal now."""
        self._refuse_others(state)
        if action not in state.legal():
            raise IllegalAction("not-asked", action=str(action))
        return int(state.id_of(action))

    def action_of(self, state: Any, number: int) -> int:
        """The legal action that an id means now."""
        self._refuse_others(state)
        if is_within(number, 0, self.num_ids):
            action = int(state.action_of(number))
            if action in set(state.legal()):
                return action
        raise IllegalAction("not-asked", action=str(number))

    def _refuse_others(self, state: Any) -> None:
        """States of other rules have other numbers."""
        if state.tables.codebook.owner != self._book.owner:
            raise BadInput("bad-other-rules")
