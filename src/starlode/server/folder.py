"""The folder in which a server keeps everything; one server at a time, and only its owner may look."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from starlode.core.errors import BadInput
from starlode.i18n import Words

DATABASE = "starlode.sqlite"
KEY = "cookie.key"

try:
    import fcntl
except ImportError:  # not on this system; the database still refuses to write a row twice
    fcntl = None  # type: ignore[assignment]


@contextmanager
def claim(folder: Path, words: Words) -> Iterator[Path]:
    """The folder, for as long as this server runs; refused where it cannot be used."""
    os.umask(0o077)  # it holds the secrets of running matches
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadInput("serve-no-folder", folder=str(folder), reason=reason) from None
    try:
        if fcntl is not None:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise BadInput("serve-folder-taken", folder=str(folder)) from None
    try:
        yield folder
    finally:
        os.close(handle)


def default_data() -> Path:
    """Where programs keep what is theirs."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "starlode"
