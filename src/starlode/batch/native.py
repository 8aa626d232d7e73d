"""Batches on the processors: the source for a device compiled as C++17, all cores in one call."""

import ctypes
import os
import shlex
import shutil
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from starlode.batch.machine import CannotPlay, Progress
from starlode.batch.source import cache_folder, digest, keep, source_of

LINE = 64  # bytes that processors fetch together
FLAGS = ["-std=c++17", "-O3", "-fwrapv", "-fPIC", "-shared", "-fvisibility=hidden", "-pthread", "-w"]
LIGHT = {"mark_refused"}  # kernels that do not make up for starting threads
LONG = {"playout", "trace"}  # kernels that play to the end
FLAGS += ["-ftls-model=initial-exec", "-x", "c++"]


class Native:
    """All processors that this process may use, when it was made."""

    name = "native"

    def __init__(self, library: ctypes.CDLL, about: dict[str, Any]) -> None:
        self._library = library
        self._kernels: dict[str, Any] = {}
        self.about = about
        self.threads = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        return np.zeros(shape, dtype=dtype)

    def array(self, values: Any, dtype: str) -> Any:
        return np.ascontiguousarray(values, dtype=dtype)

    def to_host(self, array: Any) -> Any:
        return array

    def address(self, array: Any) -> int:
        return int(array.ctypes.data)

    def shown(self, array: Any) -> Any:
        view = array.view()
        view.flags.writeable = False
        return view

    def places(self, matches: int, sizes: dict[str, int]) -> tuple[dict[str, Any], dict[str, int]]:
        """A match is played in the row where it lies, from one border of LINE to another; its marks lie elsewhere."""
        numbers, marked = self._library["numbers_at"](), self._library["marked_at"]()
        counts = -(-(numbers + 8 * sizes["numbers_at"]) // 32) * 32
        row = -(-(counts + 8 * sizes["counts_at"]) // LINE) * LINE
        room = self.zeros((LINE + matches * row,), "uint8")
        rows = room[-self.address(room) % LINE :][: matches * row].reshape(matches, row)
        parts = {"numbers_at": numbers, "counts_at": counts}
        arrays = {name: rows[:, start : start + 8 * sizes[name]].view("int64") for name, start in parts.items()}
        arrays["marked_at"] = rows[:, marked : marked + 4].view("uint32")[:, 0]
        return arrays | {"marks_at": self.zeros((matches, sizes["marks_at"]), "int64")}, {"row": row}

    def looking_up(self, words: list[int], of_all: list[int]) -> tuple["Native", Any]:
        return Native(self._library, self.about), self.array(words, "int64")

    def call(self, name: str, words: Any, matches: int, a: int, b: int, c: int) -> None:
        if name not in self._kernels:
            self._kernels[name] = self._library[name]
            self._kernels[name].argtypes = [ctypes.c_int64] * 5
        threads = 1 if name in LIGHT else self.threads
        if name not in LONG:
            self._kernels[name](self.address(words), threads, a, b, c)
            return
        for part in range(-(-matches // (self._library["span"]() * threads))):  # in between Python hears Ctrl-C
            self._kernels[name](self.address(words), threads | part + 1 << 16, a, b, c)


@cache
def native(game: str, flags: tuple[str, ...] = (), progress: Progress = lambda line: None) -> Native:
    """The rules of a game on the processors; compiled where they were not yet."""
    source = source_of(game)
    compiler = shlex.split(os.environ.get("CXX", "")) or ["c++"]
    if shutil.which(compiler[0]) is None:
        raise CannotPlay(f"there is no C++ compiler ({compiler[0]}); device='python' needs none")
    version = subprocess.run([*compiler, "--version"], capture_output=True, check=False).stdout
    machine = os.uname().machine if hasattr(os, "uname") else "any"
    command = [*compiler, *FLAGS, *_of_this_processor(), *flags]
    key = digest(source.text.encode(), version, machine.encode(), " ".join(command).encode())
    library = cache_folder() / f"{game}-{key}.so"
    started = time.monotonic()
    if not library.is_file():
        progress(f"building the rules of {game} for this machine's processors, once …")
        with tempfile.TemporaryDirectory(prefix="starlode-") as folder:
            text, made = Path(folder) / f"{game}.cu", Path(folder) / f"{game}.so"
            text.write_text(source.text, encoding="utf-8")
            done = subprocess.run([*command, str(text), "-o", str(made)], capture_output=True, text=True, check=False)
            if done.returncode:
                raise CannotPlay(f"the C++ compiler failed: {done.stderr.strip().splitlines()[-1:]}")
            content = made.read_bytes()
            keep(library, content)
            if not library.is_file():  # nothing can be kept: for this process alone
                with tempfile.NamedTemporaryFile(suffix=".so", delete=False) as file:
                    file.write(content)
                library = Path(file.name)
        progress(f"built in {time.monotonic() - started:.0f} s")
    return Native(
        ctypes.CDLL(str(library)), {"compiler": " ".join(compiler), "build_s": round(time.monotonic() - started, 1)}
    )


def _of_this_processor() -> list[str]:
    """Flags for what most processors have since 2015, if this one has it: bits are counted in one instruction."""
    try:
        told = set(Path("/proc/cpuinfo").read_text(encoding="utf-8").split())
    except OSError:
        return []
    return ["-march=x86-64-v3"] if {"avx2", "bmi1", "bmi2", "fma", "movbe", "f16c", "abm"} <= told else []
