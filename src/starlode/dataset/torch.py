"""A data set for PyTorch, which has to be installed: batches of tensors, shared among a DataLoader's processes."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import torch
from torch.utils.data import IterableDataset, get_worker_info

from starlode.dataset.reader import Dataset


class Batches(IterableDataset[dict[str, torch.Tensor]]):
    """Every decision once an epoch, by lot where there is a seed; `DataLoader(Batches(…), batch_size=None)`."""

    def __init__(
        self, folder: Path | str, size: int, seed: int | None = None, columns: Sequence[str] | None = None
    ) -> None:
        self.dataset = Dataset(folder)
        self.size, self.seed, self.columns = size, seed, columns
        self.epoch = 0

    def __iter__(self) -> Iterator[dict[str, torch.Tensor]]:
        worker = get_worker_info()
        part, parts = (0, 1) if worker is None else (worker.id, worker.num_workers)
        seed = None if self.seed is None else self.seed * 1000003 + self.epoch
        for batch in self.dataset.batches(self.size, seed, self.columns, part=part, parts=parts):
            yield {name: torch.from_numpy(column.copy()) for name, column in batch.items()}
