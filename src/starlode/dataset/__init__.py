"""Data sets of matches between bots, read for NumPy and PyTorch; docs/datasets.md. `starlode dataset` writes them."""

from starlode.core.extras import brought_by

with brought_by("data", "data sets"):
    from starlode.dataset.reader import Dataset

__all__ = ["Dataset"]
