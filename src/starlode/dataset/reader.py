"""A data set as arrays: file by file, or in batches by lot, as training wants them."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from starlode.core.errors import BadInput
from starlode.dataset.files import Columns, read, unpacked

CARD = "card.json"
FORMAT = 1


class Dataset:
    """The decisions that a folder holds; what its columns are stands in its README.md and `card`."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        try:
            self.card: dict[str, Any] = json.loads((self.folder / CARD).read_text(encoding="utf-8"))
            if self.card["starlode-dataset"] != FORMAT:
                raise ValueError
            self.files = [self.folder / file["name"] for file in self.card["files"]]
            self._sums: dict[Path, str] = {self.folder / file["name"]: file["sha256"] for file in self.card["files"]}
            self.num_actions: int = self.card["encoding"]["actions"]
        except (OSError, ValueError, KeyError, TypeError):
            raise BadInput("bad-dataset", path=self.folder) from None

    def __len__(self) -> int:
        """How many decisions there are."""
        return int(self.card["decisions"])

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(self.card["columns"])

    def shards(self, columns: Sequence[str] | None = None, *, packed: bool = False) -> Iterator[Columns]:
        """The files one after the other, their matches and decisions in order; masks a place an id, or packed."""
        for file in self.files:
            yield self._read(file, columns, packed)

    def batches(
        self,
        size: int,
        seed: int | None = None,
        columns: Sequence[str] | None = None,
        *,
        packed: bool = False,
        part: int = 0,
        parts: int = 1,
    ) -> Iterator[Columns]:
        """All decisions once, so many at a time; with a seed by lot, files first and then the rows of each.

        `part` of `parts` has every so manieth file, so that several processes can share the work.
        """
        if size < 1 or not 0 <= part < parts:
            raise ValueError(f"expected size ≥ 1 and 0 ≤ part < parts, not {size}, {part}, {parts}")
        chance = None if seed is None else np.random.default_rng(seed)
        numbers = range(len(self.files)) if chance is None else chance.permutation(len(self.files)).tolist()
        left: Columns = {}
        for number in numbers[part::parts]:
            shard = self._read(self.files[number], columns, packed)
            rows = len(next(iter(shard.values())))
            order = np.arange(rows) if chance is None else chance.permutation(rows)
            begin = 0
            if left:
                begin = min(size - len(next(iter(left.values()))), rows)
                left = {name: np.concatenate([left[name], shard[name][order[:begin]]]) for name in left}
                if len(next(iter(left.values()))) == size:
                    yield left
                    left = {}
            for at in range(begin, rows, size):
                batch = {name: column[order[at : at + size]] for name, column in shard.items()}
                if at + size > rows:
                    left = batch
                else:
                    yield batch
        if left:
            yield left

    def _read(self, file: Path, columns: Sequence[str] | None, packed: bool) -> Columns:
        names = self.columns if columns is None else tuple(columns)
        if unknown := set(names) - set(self.columns) or ({""} if not names else set()):
            raise BadInput("bad-dataset-column", name=min(unknown), known=", ".join(self.columns))
        shard = read(file, names, self._sums[file])
        if "mask" in shard and not packed:
            shard["mask"] = unpacked(shard["mask"], self.num_actions)
        return shard
