"""Whether the engine in use is native, compiled, interpreted, or built from sources that have changed since.

The native build is one library for all modules of the engine (starlode.translate writes it); it is used only while it
fits its sources. Compiling with mypyc leaves a library beside each module, and Python prefers it to the source.
The manifest that either leaves holds a hash of every source that went in.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Literal

Status = Literal["native", "compiled", "interpreted", "stale"]

PACKAGE = Path(__file__).parent
MANIFEST = "_engine.json"
NATIVE = "_native.abi3.so"
NATIVE_MANIFEST = "_native.json"
REMEDY = "its sources changed since; `make build` (or `starlode build`) compiles it anew"


def status(package: Path = PACKAGE) -> Status:
    """Which engine this process runs, or would run, out of a package folder."""
    if sources_wanted():
        return "interpreted"
    if native_modules(package):
        return "native"
    try:
        manifest = json.loads((package / MANIFEST).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        # A library without a manifest that can be read is of unknown age.
        return "stale" if any(_libraries(package)) else "interpreted"
    present = [_is_compiled(package / module) for module in manifest["modules"]]
    if not any(present):
        return "interpreted"  # for example compiled for another version of Python
    fresh = all(_digest(package / source) == digest for source, digest in manifest["sources"].items())
    return "compiled" if fresh and all(present) else "stale"


def is_fast() -> bool:
    """Whether the engine runs as machine code, in whichever build."""
    return status() in ("native", "compiled")


def native_modules(package: Path = PACKAGE) -> list[str]:
    """The modules that the native library has, if it is wanted and fits its sources; else none."""
    if os.environ.get("STARLODE_ENGINE", "native") != "native" or not (package / NATIVE).is_file():
        return []
    try:
        manifest = json.loads((package / NATIVE_MANIFEST).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return []
    fresh = all(_digest(package / source) == digest for source, digest in manifest["sources"].items())
    return list(manifest["modules"]) if fresh else []


def describe(package: Path = PACKAGE) -> str:
    """The status as a person should read it, with what to do about a stale engine."""
    now = status(package)
    return f"{now}: {REMEDY}" if now == "stale" else now


def slow(package: Path = PACKAGE) -> str | None:
    """What to tell whoever runs an engine that could be much faster; nothing if the sources were asked for."""
    if sources_wanted():
        return None
    now = status(package)
    if now == "interpreted":
        return "the engine runs interpreted, which is slow; `starlode build` compiles it where there is a C compiler"
    return f"the engine is {describe(package)}" if now == "stale" else None


def sources_wanted() -> bool:
    """Whether STARLODE_INTERPRETED asks for the sources even where libraries lie beside them."""
    return os.environ.get("STARLODE_INTERPRETED", "") not in ("", "0")


def choose() -> None:
    """Decide for everything of ours that is imported from now on: what was built while it is fresh, else sources."""
    modules = [] if sources_wanted() else native_modules()
    if modules:
        from starlode import _native_loader  # not needed where there is no library

        _native_loader.install(PACKAGE, modules)
    elif (sources_wanted() or status() == "stale") and not any(
        isinstance(each, _SourcesOnly) for each in sys.meta_path
    ):
        sys.meta_path.insert(0, _SourcesOnly())


class _SourcesOnly(MetaPathFinder):
    """Finds our modules as Python's own finder does, but is blind to shared libraries."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.startswith("starlode."):
            for folder in path or ():
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
                if spec is not None:
                    return spec
        return None


def _libraries(package: Path) -> list[Path]:
    return [path for suffix in EXTENSION_SUFFIXES for path in package.rglob(f"*{suffix}")]


def _is_compiled(source: Path) -> bool:
    return any(source.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)


def _digest(source: Path) -> str | None:
    return hashlib.sha256(source.read_bytes()).hexdigest() if source.exists() else None
