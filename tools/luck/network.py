"""The network of the bot `policy` for many matches at once: in PyTorch where it is there, else in NumPy.

The weights are those of the bot, in numbers with a point instead of whole ones: choices differ where two options are
as good as equal.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from starlode.bots.learned.engine.network import MIDDLE, MOST, ONE, SHIFT
from starlode.bots.learned.weights import Kept

BYTE = 256  # what an input of 1 is told as here
AT_ONCE = 16_384  # rows that are read together


class Network:
    """Answers for rows of observations: an id for each, and what the match is worth to whoever is asked."""

    def __init__(self, kept: Kept, device: str, seed: int) -> None:
        sizes, widths = kept.about["sizes"], np.array(kept.about["sizes"][1:])
        self.actions = sizes[-1] - 1
        units = np.split(np.array(kept.scales) / 2**SHIFT, np.cumsum(widths)[:-1])
        biases = np.split(np.array(kept.biases), np.cumsum(widths)[:-1])
        weights = np.frombuffer(kept.weights, np.uint8).astype(np.float32) - MIDDLE
        shapes = [*pairwise(sizes[:-1]), (sizes[-1], sizes[-2])]  # of the last a row an answer
        parts = np.split(weights, np.cumsum([rows * columns for rows, columns in shapes])[:-1])
        matrices = [part.reshape(shape) for part, shape in zip(parts, shapes, strict=True)]
        matrices[-1] = matrices[-1].T
        reach = [BYTE, *([ONE] * (len(shapes) - 1))]  # what 1 is, of each layer's inputs
        self._matrices = [m * _float(unit * r / ONE) for m, unit, r in zip(matrices, units, reach, strict=True)]
        self._biases = [_float(bias * unit / ONE) for bias, unit in zip(biases, units, strict=True)]
        counts = np.diff(np.array(kept.starts))
        self._slots = np.repeat(np.arange(len(counts)), counts)
        self._tables = np.frombuffer(kept.tables, np.uint8).astype(np.float32) / BYTE
        self._read_by = np.frombuffer(kept.read_by, np.uint8).astype(np.int64) * 256
        self._torch = _torch()
        if self._torch is None:
            self._lots = np.random.default_rng(seed)
            return
        self.device = device
        self._lots = self._torch.Generator(device).manual_seed(seed)
        kind = self._torch.float16 if device == "cuda" else self._torch.float32
        for name in ("_matrices", "_biases"):
            told = [self._torch.tensor(np.ascontiguousarray(m), dtype=kind, device=device) for m in getattr(self, name)]
            setattr(self, name, told)
        self._slots, self._read_by = (self._torch.tensor(n, device=device) for n in (self._slots, self._read_by))
        self._tables = self._torch.tensor(self._tables, dtype=kind, device=device)

    def array(self, given: Any) -> Any:
        """An array of a batch, where the network works."""
        if given.dtype == bool:
            given = given.view("uint8")
        if self._torch is None:
            return np.asarray(given)
        if isinstance(given, np.ndarray) and not given.flags.writeable:
            given = given.copy()
        return self._torch.from_dlpack(given).to(self.device)

    def given(self, numbers: Any) -> Any:
        """Numbers of this process, where the network works."""
        return numbers if self._torch is None else self._torch.as_tensor(numbers, device=self.device)

    def host(self, given: Any) -> Any:
        """What lies there or in a batch, as NumPy has it."""
        if isinstance(given, np.ndarray):
            return given
        return self._torch.as_tensor(given, device=self.device).cpu().numpy()

    def choose(self, seen: Any, mask: Any, by_lot: Any) -> tuple[Any, Any]:
        """The best id of each row, or where `by_lot` is true any, as likely as the network holds it; and worths."""
        ids, worths = [], []
        for at in range(0, len(seen), AT_ONCE):
            part = slice(at, at + AT_ONCE)
            told = self._think(seen[part])
            chosen = self._best(told[:, : self.actions], mask[part], by_lot[part])
            ids.append(self.host(chosen))
            worths.append(self.host(told[:, self.actions]))
        worth = np.concatenate(worths).astype(np.float64)
        return np.concatenate(ids), 1 / (1 + np.exp(-2 * worth))

    def _think(self, seen: Any) -> Any:
        if self._torch is None:
            told = self._tables[self._read_by + seen[:, self._slots]]
        else:
            told = self._tables[self._read_by + seen[:, self._slots].long()]
        for layer, (matrix, bias) in enumerate(zip(self._matrices, self._biases, strict=True)):
            told = told @ matrix + bias
            if layer + 1 < len(self._matrices):
                told = told.clip(0, MOST / ONE)
        return told

    def _best(self, logits: Any, mask: Any, by_lot: Any) -> Any:
        """An option by lot is the best where each logit has an unlikely lot of its own added, as Gumbel found."""
        if self._torch is None:
            lots = self._lots.gumbel(size=logits.shape) * by_lot[:, None]
            return np.where(mask != 0, logits + lots, -np.inf).argmax(1)
        logits = logits.float()
        lots = self._torch.empty_like(logits).exponential_(generator=self._lots).clamp_min_(1e-20).log_()
        return (logits - lots * by_lot[:, None]).masked_fill(mask == 0, -1e9).argmax(1)


def _float(numbers: Any) -> Any:
    return numbers.astype(np.float32)


def _torch() -> Any:
    try:
        import torch
    except ImportError:
        return None
    return torch


def rows_of(names: Sequence[str], *beginnings: str) -> list[int]:
    """The numbers of the slots or actions whose names begin with one of these."""
    return [number for number, name in enumerate(names) if name.startswith(beginnings)]
