"""What is said where an installation is light, and something needs an extra that it has not."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def brought_by(extra: str, what: str) -> Iterator[None]:
    """Imports of what an extra brings: where something of it is missing, one line says how to get it."""
    try:
        yield
    except ImportError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "starlode":
            raise
        needed = f"{what} need {missing.name}: pip install 'starlode[{extra}]'"
        raise ImportError(needed, name=missing.name) from missing
