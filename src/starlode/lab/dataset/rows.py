"""What is kept of matches: a row for each choice, with what its seat could know then and what it might have done."""

from typing import Any

import numpy as np
import numpy.typing as npt

from starlode.core.engine import filling
from starlode.core.rules import Rules
from starlode.core.uncompiled import working_on
from starlode.dataset.files import Columns
from starlode.lab.counting import Counts

ROOM = 1024  # rows that the engine fills before they are put away

# Name of a column → its numbers; those of observation, mask and returns are rows whose length depends on the rules.
TYPES = {
    "match": np.uint32, "seed": np.uint64, "seat": np.uint8, "bot": np.uint8, "action": np.uint16,
    "returns": np.float32, "observation": np.uint8, "mask": np.uint8,
}  # fmt: skip


class Rows(Counts):
    """Counts nothing, and keeps every decision in which somebody had a choice. Seats count from 0."""

    def __init__(self, rules: Rules[Any]) -> None:
        super().__init__(rules)
        self._size, self._actions = rules.encoding.observation_size, rules.encoding.num_actions
        self._options = working_on(rules.new(), "starlode.core.engine.listing").Options()
        self._seen, self._open = filling.room(ROOM * self._size), filling.room(ROOM * self._actions)
        self._start()

    def begin(self, state: Any) -> int:
        self._match += 1
        return super().begin(state)

    def before(self, state: Any, actor: int, action: int, got: Any) -> None:
        at = self._at
        state.list_ids(self._options, self._open, at * self._actions)
        if self._options.size < 2:
            return
        state.observe(actor, False, self._seen, at * self._size)
        self._choices.append((self._match, actor, state.id_of(action)))
        self._at += 1
        if self._at == ROOM:
            self._put_away()

    def end(self, state: Any) -> None:
        self._returns.append(state.returns())

    def take(self) -> Columns:
        """All rows since the last time, and nothing is left; `match` counts from 0."""
        self._put_away()
        match, seat, action = np.array(self._choices, dtype=np.int64).reshape(-1, 3).T
        taken: Columns = {
            "match": match, "seat": seat, "action": action,
            "returns": np.array(self._returns, dtype=np.float32)[match],
            "observation": np.concatenate(self._rows), "mask": np.concatenate(self._masks),
        }  # fmt: skip
        self._start()
        return taken

    def _start(self) -> None:
        self._at, self._match = 0, -1
        self._choices: list[tuple[int, int, int]] = []
        self._returns: list[list[float]] = []
        self._rows: list[npt.NDArray[np.uint8]] = []
        self._masks: list[npt.NDArray[np.uint8]] = []

    def _put_away(self) -> None:
        self._rows.append(_array(self._seen, self._size)[: self._at].copy())
        self._masks.append(np.packbits(_array(self._open, self._actions)[: self._at], axis=1))
        self._at = 0


def _array(room: Any, width: int) -> npt.NDArray[np.uint8]:
    return np.frombuffer(memoryview(room), dtype=np.uint8).reshape(ROOM, width)
