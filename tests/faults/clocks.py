"""Programs that are told the wrong time of day, as long as they run.

libfaketime does as much, but with a lock around every look at any clock: a server that it lies to does little else,
and in Python 3.11 cannot sleep. So it is done here by what alone is needed, where there is a C compiler.
"""

import atexit
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).with_name("clock.c")


class Clock:
    """The clock of one program, in a file that the program and we share."""

    def __init__(self, file: Path) -> None:
        self._file = file
        file.write_bytes(bytes(8))
        file.chmod(0o644)

    def set(self, seconds: int) -> None:
        """So far from the right time, at once."""
        with self._file.open("r+b", buffering=0) as file:
            file.write(seconds.to_bytes(8, "little", signed=True))

    @property
    def environment(self) -> dict[str, str]:
        """With which a program is started that is to believe in it."""
        library = _library()
        return {} if library is None else {"LD_PRELOAD": str(library), "STARLODE_CLOCK": str(self._file)}


def can_jump() -> bool:
    return _library() is not None


@cache
def _library() -> Path | None:
    compiler = shutil.which("cc")
    if compiler is None or os.name != "posix":
        return None
    folder = Path(tempfile.mkdtemp(prefix="starlode-clock-"))
    folder.chmod(0o755)  # PostgreSQL runs as somebody else
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    made = folder / "clock.so"
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", str(made), str(SOURCE), "-ldl"], check=True)
    made.chmod(0o755)
    return made
