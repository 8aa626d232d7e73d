"""Data sets of matches between bots, read for NumPy and PyTorch; docs/datasets.md. `starlode dataset` writes them."""

from starlode.dataset.reader import Dataset

__all__ = ["Dataset"]
