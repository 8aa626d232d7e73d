"""The files of a data set: each has so many matches, and its number alone determines every byte of it."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from starlode.batch import Batch
from starlode.batch.batch import Device
from starlode.dataset.files import Columns, Form, to_bytes
from starlode.lab.dataset.rows import TYPES, Rows
from starlode.lab.playing import Playing, Settings, seed_of


@dataclass(frozen=True)
class Shard:
    """What there is in one file."""

    number: int
    matches: int
    decisions: int
    bytes: int
    sha256: str
    columns: dict[str, int]  # bytes in the file
    returns: tuple[float, ...]  # in all, by bot

    @property
    def key(self) -> int:
        """The last file of a run may have fewer matches than it has when the run goes on."""
        return self.number * 10**6 + self.matches


@dataclass(frozen=True)
class Making:
    """How the files are made; it can be sent to another process."""

    settings: Settings
    form: Form
    matches: int  # in all
    size: int  # matches in a file
    device: Device | None = None  # where random bots play many matches at once; None: one after the other

    def begin(self, stopped: Callable[[], bool]) -> "_Maker":
        return _Maker(self, stopped)

    def name(self, number: int) -> str:
        return f"matches-{number:06}.{self.form}"

    def matches_of(self, number: int) -> range:
        """The matches of a file."""
        return range(number * self.size, min((number + 1) * self.size, self.matches))


class _Maker:
    """Plays a file's matches and puts them together."""

    def __init__(self, making: Making, stopped: Callable[[], bool]) -> None:
        self.making = making
        rules = making.settings.check()
        self._rows = Rows(rules)
        self._playing = Playing(making.settings, stopped, counts=self._rows, has_time=True)

    def play(self, number: int) -> tuple[Shard, bytes]:
        matches = self.making.matches_of(number)
        columns = (
            self._played(matches) if self.making.device is None else self._played_at_once(number, self.making.device)
        )
        bots = np.array([self._playing.lineup.by_seat(match) for match in matches])
        columns["bot"] = bots[columns["match"], columns["seat"]]
        told, first = np.unique(columns["match"], return_index=True)
        returns = [columns["returns"][first][bots[told] == bot].sum() for bot in range(len(self.making.settings.bots))]
        columns["match"] = columns["match"] + matches.start
        arranged = {name: columns[name].astype(kind, copy=False) for name, kind in TYPES.items()}
        content, sizes = to_bytes(self.making.form, arranged)
        digest = hashlib.sha256(content).hexdigest()
        worth = tuple(round(float(each), 3) for each in returns)
        return Shard(number, len(matches), len(arranged["match"]), len(content), digest, sizes, worth), content

    def close(self) -> None:
        self._playing.close()

    def _played(self, matches: range) -> Columns:
        for match in matches:
            self._playing.play(match)
        columns = self._rows.take()
        columns["seed"] = np.array([self._playing.deal(match) for match in matches])[columns["match"]]
        return columns

    def _played_at_once(self, number: int, device: Device) -> Columns:
        """Every option as likely: all matches of a file, the same on every device; the streams are a batch's."""
        matches = self.making.matches_of(number)
        chosen = seed_of(self.making.settings.seed, "file", number) >> 22
        by_lot = seed_of(self.making.settings.seed, "choices", number) >> 22
        batch = Batch(self._playing.rules, len(matches), chosen, device)
        steps: list[Columns] = []
        while (asked := np.flatnonzero(_host(batch.actor) >= 0)).size:
            ids = batch.choose(by_lot + len(steps))
            steps.append({
                "match": asked, "seat": _host(batch.actor)[asked], "action": _host(ids)[asked],
                "observation": _host(batch.observe())[asked], "mask": np.packbits(_host(batch.mask())[asked], axis=1),
            })  # fmt: skip
            batch.step(ids)
        batch.check()
        columns = _by_match(steps, len(matches))
        columns["returns"] = _host(batch.returns)[columns["match"]]
        columns["seed"] = np.uint64(chosen * 1000003) + columns["match"].astype(np.uint64)
        return columns


def _by_match(steps: list[Columns], matches: int) -> Columns:
    """Rows of one step after the other as rows of one match after the other: a match is asked at every step it has."""
    lengths = np.bincount(np.concatenate([step["match"] for step in steps]), minlength=matches)
    begins = np.cumsum(lengths) - lengths
    columns: Columns = {}
    for name, first in steps[0].items():
        column = columns[name] = np.empty((int(lengths.sum()), *first.shape[1:]), dtype=first.dtype)
        for number, step in enumerate(steps):
            column[begins[step["match"]] + number] = step[name]
    return columns


def _host(array: Any) -> Any:
    """An array of NumPy's, from wherever it lies."""
    return array.get() if hasattr(array, "get") else np.asarray(array)
