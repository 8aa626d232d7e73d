"""Many matches at once, on a GPU, on all cores, or in a loop of Python: `Batch`; docs/batch.md."""

from typing import TYPE_CHECKING, Any

from starlode.core.extras import brought_by

if TYPE_CHECKING:
    from starlode.batch.batch import Batch, MatchFailed

__all__ = ["Batch", "MatchFailed"]


def __getattr__(name: str) -> Any:
    """`Batch` is imported when it is asked for, since NumPy is not everywhere."""
    if name in __all__:
        with brought_by("batch", "batches"):
            from starlode.batch import batch

        return getattr(batch, name)
    raise AttributeError(name)
