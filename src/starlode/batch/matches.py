"""Matches that live in the memory of a machine, as arrays of words; every call does one thing for all of them."""

from collections.abc import Sequence
from threading import Lock
from typing import Any

import numpy as np

from starlode.batch.layout import WORDS, made_state, state_words, table_words
from starlode.batch.machine import Machine
from starlode.batch.steps import Steps
from starlode.core.engine.packed import OVER, WHOLE

PARTS = {"numbers_at", "counts_at", "marked_at"}
OF_MATCHES = (*sorted(PARTS), "marks_at", "streams_at", "flags_at", "actors_at", "mask_at")  # all that calls change


class Matches:
    """All matches of a batch on one machine."""

    def __init__(self, machine: Machine, about: dict[str, Any], first: Any, matches: int, seed: int) -> None:
        self.matches = matches
        self.first = first
        numbers, counts, marks = state_words(first)
        self._most_marks = int(about["bounds"]["marks"])
        for name, size in (("numbers", len(numbers)), ("counts", 8 * len(counts)), ("marks", len(marks))):
            assert size <= about["bounds"][name], f"{name}: {size} on this table, and {about['bounds'][name]} at most"
        codebook = getattr(first.tables, "codebook", None)
        self.actions = int(codebook.actions) if codebook is not None else 0
        self.observation = int(codebook.observation) if codebook is not None else 0
        words = table_words(first.tables, about["tables"], about["root"])
        machine, tables = machine.looking_up(words, [first.seats, first.seat_at])
        self.machine = machine
        start = machine.array(np.concatenate([numbers, counts, [len(marks)], marks]), "int64")
        parts = {"numbers_at": len(numbers), "counts_at": len(counts), "marks_at": self._most_marks}
        places, more = machine.places(matches, parts)
        self._row = more.get("row", 0)  # bytes of a match where its parts lie in one row
        self._arrays = {
            **places,
            "streams_at": machine.zeros((matches,), "int64"),
            "flags_at": machine.zeros((matches,), "int64"),
            "actors_at": machine.zeros((matches,), "int32"),
            "tables_at": tables,
            "first_at": start,
        }
        if self.actions:
            self._arrays["mask_at"] = machine.zeros((matches, self.actions), "uint8")
        sizes = {
            "matches": matches, "seats": first.seats, "seat_at": first.seat_at, "numbers": len(numbers),
            "counts": len(counts), "actions": self.actions, "mask_at": 0, "row": 0,
        }  # fmt: skip
        where = {name: machine.address(array) for name, array in self._arrays.items()}
        self._words = machine.array([(sizes | where | more)[word] for word in WORDS], "int64")
        self._decisions = machine.zeros((matches,), "int64")
        self._taken = machine.zeros((1,), "int64")  # matches that threads have taken
        self._observed: Any = None
        self._free = Lock()
        self.call("seed", seed)
        self.restart(None)

    def call(self, name: str, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Run one of the kernels of translate/device_kernels.h."""
        if not self._free.acquire(blocking=False):
            raise RuntimeError("another thread is working with this batch")
        try:
            self.machine.call(name, self._words, self.matches, a, b, c)
        finally:
            self._free.release()

    def _pointer(self, array: Any) -> int:
        return self.machine.address(array)

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        return self.machine.zeros(shape, dtype)

    def array(self, values: Any, dtype: str) -> Any:
        return self.machine.array(values, dtype)

    def words(self, names: Sequence[str], arrays: dict[str, Any], **numbers: int) -> Any:
        """Numbers, and where arrays lie, as kernels read them."""
        known = {"observation": self.observation} | numbers
        row = [known[name] if name in known else self._pointer(arrays[name]) for name in names]
        return self.machine.array(row, "int64")

    @property
    def bytes_each(self) -> int:
        """How much of the machine's memory a match takes."""
        shared = {"tables_at", "first_at"} | (PARTS if self._row else set())
        return self._row + sum(
            int(array.nbytes) // self.matches for name, array in self._arrays.items() if name not in shared
        )

    @property
    def actor(self) -> Any:
        return self.machine.shown(self._arrays["actors_at"])

    @property
    def flags(self) -> Any:
        return self.machine.to_host(self._arrays["flags_at"])

    @property
    def returns(self) -> Any:
        shares = self.machine.zeros((self.matches, self.first.seats), "int64")
        self.call("shares", self._pointer(shares))
        sides = int(self.first.sides())
        is_over = (self.actor == OVER)[:, None]
        return (shares * sides - WHOLE) * is_over / float(WHOLE * (sides - 1))

    def restart(self, which: Any) -> None:
        given = None if which is None else self.machine.array(which, "bool")  # 256 is true as well
        self.call("restart", 0 if given is None else self._pointer(given))

    def lay_out(self) -> None:
        """Every match as it is before the deal, with nature to be asked."""
        self.call("restart", 0, 1)

    def step(self, actions: Any, are_ids: bool) -> None:
        given = self.machine.array(actions, "int64")
        self.call("step", self._pointer(given), 0 if are_ids else 1)

    def mark_refused(self, ids: Any, told: Steps) -> None:
        given = self.machine.array(ids, "int64")
        self.call("mark_refused", self._pointer(given), self._pointer(told.words))

    def advance(self, ids: Any, told: Steps, seen: Any) -> None:
        given = self.machine.array(ids, "int64")
        self.call("advance", self._pointer(given), self._pointer(told.words), self._pointer(seen))

    def choose(self, seed: int, as_ids: bool) -> Any:
        chosen = self.machine.zeros((self.matches,), "int64")
        self.call("choose", self._pointer(chosen), 0 if as_ids else 1, seed)
        return chosen

    def playout(self, keep_hand: bool) -> Any:
        self._decisions[:] = 0
        self._taken[:] = 0
        try:
            self.call("playout", int(keep_hand), self._pointer(self._decisions), self._pointer(self._taken))
        finally:  # also of what was played before it was interrupted
            self._close()
        return self._decisions

    def _close(self) -> None:
        """Nothing may be chosen in matches that are over: to their end they are played without a mask."""
        if self.actions:
            self._arrays["mask_at"][self._arrays["actors_at"] == OVER] = 0

    def trace(self) -> Any:
        totals = self.machine.zeros((self.matches,), "int64")
        self.call("trace", 0, self._pointer(totals))
        self._close()
        return totals

    def checksums(self) -> Any:
        totals = self.machine.zeros((self.matches,), "int64")
        self.call("checksum", self._pointer(totals))
        return totals

    def legal(self, most: int) -> list[list[int]]:
        """What each match offers, in the engine's actions."""
        listed = self.machine.zeros((self.matches, most), "int64")
        sizes = self.machine.zeros((self.matches,), "int64")
        self.call("legal", self._pointer(listed), self._pointer(sizes), most)
        rows, lengths = self.machine.to_host(listed).tolist(), self.machine.to_host(sizes).tolist()
        return [row[:length] for row, length in zip(rows, lengths, strict=True)]

    def mask(self) -> Any:
        return self.machine.shown(self._arrays["mask_at"])

    def observe(self, omniscient: bool) -> Any:
        if self._observed is None:
            self._observed = self.machine.zeros((self.matches, self.observation), "uint8")
        self.call("observe", self._pointer(self._observed), self.observation, int(omniscient))
        return self._observed

    def load(self, states: Sequence[Any]) -> None:
        words = [state_words(state) for state in states]
        for name, place in (("numbers_at", 0), ("counts_at", 1)):
            self._arrays[name][:] = self.machine.array(np.stack([each[place] for each in words]), "int64")
        marks = np.zeros((self.matches, self._most_marks), dtype=np.int64)
        for match, (_, _, own) in enumerate(words):
            marks[match, : len(own)] = own
        self._arrays["marks_at"][:] = self.machine.array(marks, "int64")
        self._arrays["marked_at"][:] = self.machine.array([len(each[2]) for each in words], "int64")
        self._arrays["flags_at"][:] = 0
        self.call("settle")

    def forgive(self) -> None:
        self._arrays["flags_at"][:] = 0

    def kept(self) -> dict[str, Any]:
        """All that the matches are, on the host, to be put back."""
        return {name: self.machine.to_host(self._rows(name)) for name in OF_MATCHES if name in self._arrays}

    def put_back(self, kept: dict[str, Any]) -> None:
        for name, rows in kept.items():
            self._arrays[name][:] = self.machine.array(rows, str(rows.dtype))

    def _rows(self, name: str) -> Any:
        """An array with a row for each match, still on the machine; a copy, which later calls do not change."""
        return self._arrays[name].copy(order="C")

    def counts(self) -> Any:
        return self._rows("counts_at").view("uint8")

    def numbers(self) -> Any:
        return self._rows("numbers_at")

    def states(self) -> list[Any]:
        rows = [self.machine.to_host(self._rows(name)) for name in ("numbers_at", "counts_at", "marks_at")]
        marked = self.machine.to_host(self._arrays["marked_at"]).tolist()
        return [
            made_state(self.first, rows[0][match], rows[1][match], rows[2][match][: marked[match]])
            for match in range(self.matches)
        ]
