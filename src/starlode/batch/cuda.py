"""Batches on a GPU: the source compiled by NVRTC, by way of CuPy, a thread for each match."""

import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from starlode.batch.machine import CannotPlay, Progress
from starlode.batch.source import cache_folder, digest, keep, source_of

MOST_LOOKED_UP = 6144  # words, as translate/device_runtime.h has it


BLOCK = 32  # threads, as translate/device_kernels.h has it


class Cuda:
    """The GPU that CuPy uses now."""

    name = "cuda"

    def __init__(self, cupy: Any, contents: list[bytes], about: dict[str, Any]) -> None:
        self._cupy = cupy
        self._contents = contents  # all but playouts, and playouts
        self._modules = [cupy.cuda.function.Module() for _ in contents]
        for module, content in zip(self._modules, contents, strict=True):
            module.load(content)
        self._kernels: dict[str, Any] = {}
        self._rows: Any = None  # where matches lie while they are played out
        self.about = about

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        return self._cupy.zeros(shape, dtype=dtype)

    def array(self, values: Any, dtype: str) -> Any:
        return self._cupy.ascontiguousarray(self._cupy.asarray(values, dtype=dtype))

    def to_host(self, array: Any) -> Any:
        return self._cupy.asnumpy(array)

    def address(self, array: Any) -> int:
        return int(array.data.ptr)

    def shown(self, array: Any) -> Any:
        return array

    def places(self, matches: int, sizes: dict[str, int]) -> tuple[dict[str, Any], dict[str, int]]:
        """A word of a match lies beside the same word of its neighbours."""
        arrays = {name: self.zeros((words, matches), "int64").T for name, words in sizes.items()}
        return arrays | {"marked_at": self.zeros((matches,), "int64")}, {}

    def looking_up(self, words: list[int], of_all: list[int]) -> tuple["Cuda", Any]:
        """The same with these words in constant memory, and as an array; every batch has modules of its own.

        `of_all` are the numbers of a state that are the same in all matches: `rt_of_all` in translate/device_runtime.h.
        """
        if len(words) > MOST_LOOKED_UP:
            found = f"the rules look {len(words)} words up, and a GPU has room for {MOST_LOOKED_UP}"
            raise CannotPlay(f"{found}; device='native' has room for more")
        machine, tables = Cuda(self._cupy, self._contents, self.about), self.array(words, "int64")
        for module in machine._modules:
            machine._put(module, "rt_tables", tables)
            machine._put(module, "rt_tables_at", self.array([self.address(tables)], "int64"))
            machine._put(module, "rt_of_all", self.array(of_all, "int64"))
        self._cupy.cuda.runtime.deviceSynchronize()
        return machine, tables

    def _put(self, module: Any, name: str, words: Any) -> None:
        runtime = self._cupy.cuda.runtime
        runtime.memcpy(module.get_global_var(name), self.address(words), words.nbytes, runtime.memcpyDeviceToDevice)

    def kernel(self, name: str) -> Any:
        if name not in self._kernels:
            self._kernels[name] = self._modules[name in ("playout", "row_bytes")].get_function(name)
        return self._kernels[name]

    def needs(self, name: str) -> dict[str, int]:
        """What a kernel needs of a thread."""
        from cupy_backends.cuda.api import driver

        found = self.kernel(name).ptr
        return {"registers": driver.funcGetAttribute(4, found), "local_bytes": driver.funcGetAttribute(3, found)}

    def call(self, name: str, words: Any, matches: int, a: int, b: int, c: int) -> None:
        number = self._cupy.int64
        given = (words, number(a), number(b), number(c))
        if name == "playout":
            self._play_out(matches, given)
            return
        self.kernel(name)(((matches + BLOCK - 1) // BLOCK,), (BLOCK,), given, shared_mem=4 * BLOCK)

    def _play_out(self, matches: int, given: tuple[Any, ...]) -> None:
        """A block on every multiprocessor, with as many rows as it may need for its part of the matches."""
        threads, waiting = self.about["together"]
        blocks = min(matches, int(self._cupy.cuda.Device().attributes["MultiProcessorCount"]))
        rows = min(waiting, (matches + blocks - 1) // blocks)
        if self._rows is None:
            size = self.zeros((1,), "int64")
            self.kernel("row_bytes")((1,), (1,), (size,))
            self._rows = self._cupy.empty((blocks * rows, int(size[0])), dtype="uint8")
        given = (*given, self._rows, self._cupy.uint32(rows))
        self.kernel("playout")((blocks,), (threads,), given, shared_mem=4 * threads)


def why_not() -> str | None:
    """Why there is no GPU to play on, or None if there is one."""
    try:
        import cupy  # large, and not everywhere
    except ImportError:
        return "CuPy is not installed: pip install 'starlode[gpu]'"
    try:
        return None if cupy.cuda.runtime.getDeviceCount() > 0 else "there is no GPU"
    except cupy.cuda.runtime.CUDARuntimeError as error:
        return f"there is no GPU that works: {error}"


@cache
def cuda(game: str, options: tuple[str, ...] = (), progress: Progress = lambda line: None) -> Cuda:
    """The rules of a game on the GPU; compiled where they were not yet, in two parts at a time."""
    reason = why_not()
    if reason is not None:
        raise CannotPlay(reason)
    import cupy
    from cupy_backends.cuda.libs import nvrtc

    source = source_of(game)
    arch = f"sm_{cupy.cuda.Device().compute_capability}"
    threads, waiting = source.about["together"]
    both = (f"--gpu-architecture={arch}", "--std=c++17", *options)
    parts = (both, (*both, "-DPLAYOUTS", f"-DTHREADS={threads}", f"-DWAITING={waiting}"))
    version = repr(nvrtc.getVersion()).encode()
    paths = [
        cache_folder() / f"{game}-{arch}-{digest(source.text.encode(), ' '.join(part).encode(), version)}.cubin"
        for part in parts
    ]
    started = time.monotonic()
    missing = {path: part for path, part in zip(paths, parts, strict=True) if not path.is_file()}
    made: dict[Path, bytes] = {}
    if missing:
        progress(f"building the rules of {game} for {arch}, once …")
        with ThreadPoolExecutor() as pool:
            compiled = pool.map(lambda part: _compiled(nvrtc, source.text, f"{game}.cu", part), missing.values())
            made = dict(zip(missing, compiled, strict=True))
        for path, content in made.items():
            keep(path, content)
        progress(f"built in {time.monotonic() - started:.0f} s")
    contents = [made.get(path) or path.read_bytes() for path in paths]
    about = {"arch": arch, "together": (threads, waiting), "build_s": round(time.monotonic() - started, 1)}
    return Cuda(cupy, contents, about)


def _compiled(nvrtc: Any, text: str, name: str, options: tuple[str, ...]) -> bytes:
    program = nvrtc.createProgram(text, name, (), ())
    try:
        nvrtc.compileProgram(program, options)
        content: bytes = nvrtc.getCUBIN(program)
    except nvrtc.NVRTCError as error:
        log: str = nvrtc.getProgramLog(program)
        raise CannotPlay(f"NVRTC failed ({error}): {log[:2000]}") from error
    finally:
        nvrtc.destroyProgram(program)
    return content
