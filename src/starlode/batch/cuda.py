"""Batches on a GPU: the source compiled by NVRTC, by way of CuPy, a thread for each match."""

import time
from functools import cache
from typing import Any

from starlode.batch.machine import CannotPlay, Progress
from starlode.batch.source import cache_folder, digest, keep, source_of

MOST_LOOKED_UP = 6144  # words, as translate/device_runtime.h has it


class Cuda:
    """The GPU that CuPy uses now."""

    name = "cuda"
    is_interleaved = True

    def __init__(self, cupy: Any, content: bytes, about: dict[str, Any]) -> None:
        self._cupy = cupy
        self._content = content
        self._module = cupy.cuda.function.Module()
        self._module.load(content)
        self._kernels: dict[str, Any] = {}
        self._block: int = about["block"]
        self._threads = self._block * about["blocks"] * int(cupy.cuda.Device().attributes["MultiProcessorCount"])
        self.about = about

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        return self._cupy.zeros(shape, dtype=dtype)

    def array(self, values: Any, dtype: str) -> Any:
        return self._cupy.ascontiguousarray(self._cupy.asarray(values, dtype=dtype))

    def to_host(self, array: Any) -> Any:
        return self._cupy.asnumpy(array)

    def address(self, array: Any) -> int:
        return int(array.data.ptr)

    def looking_up(self, tables: Any) -> "Cuda":
        """The same with these words in constant memory; every batch has a module, and such a memory, of its own."""
        if len(tables) > MOST_LOOKED_UP:
            found = f"the rules look {len(tables)} words up, and a GPU has room for {MOST_LOOKED_UP}"
            raise CannotPlay(f"{found}; device='native' has room for more")
        machine = Cuda(self._cupy, self._content, self.about)
        runtime, where = self._cupy.cuda.runtime, self.address(tables)
        runtime.memcpy(machine._module.get_global_var("rt_tables"), where, tables.nbytes, runtime.memcpyDeviceToDevice)
        place = self.array([where], "int64")
        there = machine._module.get_global_var("rt_tables_at")
        runtime.memcpy(there, self.address(place), 8, runtime.memcpyDeviceToDevice)
        runtime.deviceSynchronize()
        return machine

    def kernel(self, name: str) -> Any:
        if name not in self._kernels:
            self._kernels[name] = self._module.get_function(name)
        return self._kernels[name]

    def needs(self, name: str) -> dict[str, int]:
        """What a kernel needs of a thread."""
        from cupy_backends.cuda.api import driver

        found = self.kernel(name).ptr
        return {"registers": driver.funcGetAttribute(4, found), "local_bytes": driver.funcGetAttribute(3, found)}

    def call(self, name: str, words: Any, matches: int, a: int, b: int, c: int) -> None:
        number = self._cupy.int64
        threads = min(matches, self._threads) if name == "playout" else matches
        given = (words, number(a), number(b), number(c))
        blocks = (threads + self._block - 1) // self._block
        self.kernel(name)((blocks,), (self._block,), given, shared_mem=4 * self._block)


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
    """The rules of a game on the GPU; compiled where they were not yet."""
    reason = why_not()
    if reason is not None:
        raise CannotPlay(reason)
    import cupy
    from cupy_backends.cuda.libs import nvrtc

    source = source_of(game)
    arch = f"sm_{cupy.cuda.Device().compute_capability}"
    block, blocks = source.about["together"]
    all_options = (f"--gpu-architecture={arch}", "--std=c++17", f"-DBLOCK={block}", f"-DBLOCKS={blocks}", *options)
    key = digest(source.text.encode(), " ".join(all_options).encode(), repr(nvrtc.getVersion()).encode())
    path = cache_folder() / f"{game}-{arch}-{key}.cubin"
    started = time.monotonic()
    if not path.is_file():
        progress(f"building the rules of {game} for {arch}, once …")
        content = _compiled(nvrtc, source.text, f"{game}.cu", all_options)
        keep(path, content)
        progress(f"built in {time.monotonic() - started:.0f} s")
    else:
        content = path.read_bytes()
    about = {"arch": arch, "block": block, "blocks": blocks, "build_s": round(time.monotonic() - started, 1)}
    return Cuda(cupy, content, about)


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
