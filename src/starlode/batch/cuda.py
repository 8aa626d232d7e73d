"""Batches on a GPU: the source compiled by NVRTC, by way of CuPy, a thread for each match."""

import time
from functools import cache
from typing import Any

from starlode.batch.machine import CannotPlay, Progress
from starlode.batch.source import cache_folder, digest, keep, source_of

BLOCK = 128  # threads; with eight blocks at once on a multiprocessor a thread has 64 registers
BLOCKS = 8


class Cuda:
    """The GPU that CuPy uses now."""

    name = "cuda"
    is_interleaved = True

    def __init__(self, cupy: Any, module: Any, about: dict[str, Any]) -> None:
        self._cupy = cupy
        self._module = module
        self._kernels: dict[str, Any] = {}
        self.about = about

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        return self._cupy.zeros(shape, dtype=dtype)

    def array(self, values: Any, dtype: str) -> Any:
        return self._cupy.ascontiguousarray(self._cupy.asarray(values, dtype=dtype))

    def to_host(self, array: Any) -> Any:
        return self._cupy.asnumpy(array)

    def address(self, array: Any) -> int:
        return int(array.data.ptr)

    def kernel(self, name: str) -> Any:
        """A kernel by its name; its attributes tell registers and memory."""
        if name not in self._kernels:
            self._kernels[name] = self._module.get_function(name)
        return self._kernels[name]

    def call(self, name: str, words: Any, matches: int, a: int, b: int, c: int) -> None:
        number = self._cupy.int64
        given = (words, number(a), number(b), number(c))
        self.kernel(name)(((matches + BLOCK - 1) // BLOCK,), (BLOCK,), given, shared_mem=4 * BLOCK)


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
    all_options = (f"--gpu-architecture={arch}", "--std=c++17", f"-DBLOCK={BLOCK}", f"-DBLOCKS={BLOCKS}", *options)
    key = digest(source.text.encode(), " ".join(all_options).encode(), repr(nvrtc.getVersion()).encode())
    path = cache_folder() / f"{game}-{arch}-{key}.cubin"
    started = time.monotonic()
    if not path.is_file():
        progress(f"building the rules of {game} for {arch}, once …")
        content = _compiled(nvrtc, source.text, f"{game}.cu", all_options)
        keep(path, content)
        progress(f"built in {time.monotonic() - started:.0f} s")
        if not path.is_file():
            return _loaded(cupy, content, arch, started)
    return Cuda(cupy, cupy.RawModule(path=str(path)), _about(arch, started))


def _loaded(cupy: Any, content: bytes, arch: str, started: float) -> Cuda:
    """What could not be kept, loaded from memory."""
    module = cupy.cuda.function.Module()
    module.load(content)
    return Cuda(cupy, module, _about(arch, started))


def _about(arch: str, started: float) -> dict[str, Any]:
    return {"arch": arch, "block": BLOCK, "blocks": BLOCKS, "build_s": round(time.monotonic() - started, 1)}


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
