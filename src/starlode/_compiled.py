"""Whether the engine in use is native, interpreted, or stale: built from sources that have changed since.

The native build is one library for all modules of the engine (starlode.translate writes it), with a manifest that holds
a hash of every source that went in; it is used only while it fits them.
"""

import hashlib
import json
import os
from pathlib import Path
from typing import Literal

Status = Literal["native", "interpreted", "stale"]

PACKAGE = Path(__file__).parent
NATIVE = "_native.abi3.so"
NATIVE_MANIFEST = "_native.json"
REMEDY = "its sources changed since; `make build` (or `starlode build`) compiles it anew"
NOT_OURS = "its library cannot be loaded here; `make build` (or `starlode build`) compiles it anew"


_broken: set[Path] = set()  # packages whose library this process could not load: cut short, or of another machine


def status(package: Path = PACKAGE) -> Status:
    """Which engine this process runs, or would run, out of a package folder."""
    if sources_wanted() or not (package / NATIVE).is_file():
        return "interpreted"
    return "native" if native_modules(package) else "stale"


def is_fast() -> bool:
    """Whether the engine runs as machine code."""
    return status() == "native"


def native_modules(package: Path = PACKAGE) -> list[str]:
    """The modules that the native library has, if it fits its sources and this machine; else none."""
    if package in _broken:
        return []
    try:
        manifest = json.loads((package / NATIVE_MANIFEST).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return []  # a library without a manifest that can be read is of unknown age
    fresh = all(_digest(package / source) == digest for source, digest in manifest["sources"].items())
    return list(manifest["modules"]) if fresh else []


def describe(package: Path = PACKAGE) -> str:
    """The status as a person should read it, with what to do about a stale engine."""
    now = status(package)
    return f"{now}: {NOT_OURS if package in _broken else REMEDY}" if now == "stale" else now


def slow(package: Path = PACKAGE) -> str | None:
    """What to tell whoever runs an engine that could be much faster; nothing if the sources were asked for."""
    if sources_wanted():
        return None
    now = status(package)
    if now == "interpreted":
        return "the engine runs interpreted, which is slow; `starlode build` compiles it where there is a C compiler"
    return f"the engine is {describe(package)}" if now == "stale" else None


def sources_wanted() -> bool:
    """Whether STARLODE_INTERPRETED asks for the sources even where there is a library."""
    return os.environ.get("STARLODE_INTERPRETED", "") not in ("", "0")


def choose() -> None:
    """Decide for everything of ours that is imported from now on: what was built while it is fresh, else sources."""
    if status() == "native":
        from starlode import _native_loader  # not needed where there is no library

        if not _native_loader.install(PACKAGE, native_modules()):
            _broken.add(PACKAGE)


def _digest(source: Path) -> str | None:
    return hashlib.sha256(source.read_bytes()).hexdigest() if source.exists() else None
