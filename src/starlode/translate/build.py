"""Builds the native engine: translates its sources, has the C compiler make a library of it, and lays it beside them.

Without a compiler for C the engine runs interpreted, and one line says so.
"""

import ctypes
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from starlode.translate.emit import emit
from starlode.translate.errors import Refused
from starlode.translate.reading import engine_sources, read

LIBRARY = "_native.abi3.so"  # fits every Python from 3.11 on
MANIFEST = "_native.json"
# Numbers wrap around, reals are rounded after every operation: as Python has it, on every machine.
FLAGS = ["-std=gnu11", "-O3", "-fwrapv", "-ffp-contract=off", "-fPIC", "-shared", "-fvisibility=hidden"]
# With these, whatever C leaves undefined or reaches outside its memory ends the process.
SANITIZED = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer", "-g1"]
HERE = Path(__file__).parent


class CannotBuild(Exception):
    """Says in one line why there is no native engine; `output` is what the compiler printed."""

    def __init__(self, reason: str, output: str = "", is_mistake: bool = False) -> None:
        super().__init__(reason)
        self.output = output
        self.is_mistake = is_mistake  # of the sources, and not for want of a compiler


def sources(package: Path) -> dict[str, Path]:
    """The engine: what lies in folders of this name, as modules."""
    return engine_sources(package, sorted(path for path in package.rglob("engine") if path.is_dir()))


def wanted_manifest(package: Path, flags: Sequence[str] = ()) -> str:
    """What the manifest says after a build of the sources as they are now."""
    paths = [path.relative_to(package).as_posix() for path in sources(package).values()]
    recipe = b"".join(path.read_bytes() for path in sorted(HERE.iterdir()) if path.suffix in (".py", ".h"))
    content = {
        "modules": paths,
        "sources": {path: _digest((package / path).read_bytes()) for path in paths},
        "recipe": _digest(recipe + json.dumps([compiler(), FLAGS, *flags]).encode()),
    }
    return json.dumps(content, indent=1) + "\n"


def is_current(package: Path, flags: Sequence[str] = ()) -> bool:
    """Whether the library that lies there fits the sources, the translator and this machine."""
    manifest = package / MANIFEST
    if not manifest.is_file() or not (package / LIBRARY).is_file():
        return False
    if manifest.read_text(encoding="utf-8") != wanted_manifest(package, flags):
        return False
    return bool(flags) or _can_be_loaded(package / LIBRARY)  # with sanitizers it loads only where those came first


def build(package: Path, work: Path, flags: Sequence[str] = ()) -> dict[str, Path]:
    """Build in `work` and return the products: name in the package → file."""
    manifest = wanted_manifest(package, flags)
    try:
        text = emit(read(sources(package)))
    except Refused as refused:
        raise CannotBuild(f"a source leaves the dialect: {refused}", is_mistake=True) from refused
    reason = no_compiler()
    if reason:
        raise CannotBuild(reason)
    source, library = work / "_native.c", work / LIBRARY
    source.write_text(text, encoding="utf-8")
    command = [
        *compiler(),
        *FLAGS,
        *flags,
        f"-I{sysconfig.get_path('include')}",
        str(source),
        "-o",
        str(library),
        "-lm",
    ]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        errors = [line for line in done.stdout.splitlines() if "error" in line]
        raise CannotBuild(errors[0].strip() if errors else "the compiler failed", done.stdout, is_mistake=True)
    (work / MANIFEST).write_text(manifest, encoding="utf-8")
    return {LIBRARY: library, MANIFEST: work / MANIFEST}


def build_in_place(package: Path, flags: Sequence[str] = ()) -> str:
    """Build beside the sources if anything changed, and say in a line what was done."""
    if is_current(package, flags):
        return "the native engine is up to date"
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="starlode-") as work:
        products = build(package, Path(work), flags)
        (package / MANIFEST).unlink(missing_ok=True)  # in between there is no native engine, rather than a wrong one
        for name, product in products.items():
            # A new file, since a process may be running the old one.
            shutil.copy2(product, package / f"{name}.new")
            os.replace(package / f"{name}.new", package / name)
    return f"built the engine in {round(time.monotonic() - started)} s"


def remove(package: Path) -> None:
    """Remove what was built beside the sources."""
    for name in (MANIFEST, LIBRARY):
        (package / name).unlink(missing_ok=True)


def no_compiler() -> str | None:
    """Why C cannot be compiled against this Python, or None if it can."""
    if os.environ.get("STARLODE_NO_COMPILE", "") not in ("", "0"):
        return "STARLODE_NO_COMPILE is set"
    if os.name == "nt":
        return "only gcc and clang can build it"
    name = compiler()[0]
    if shutil.which(name) is None:
        return f"there is no C compiler ({name})"
    probe = [*compiler(), f"-I{sysconfig.get_path('include')}", "-x", "c", "-fsyntax-only", "-"]
    if subprocess.run(probe, input=b"#include <Python.h>", capture_output=True, check=False).returncode:
        return f"{name} cannot compile against Python's headers (Debian: apt-get install gcc python3-dev)"
    return None


def compiler() -> list[str]:
    """The C compiler of this Python, or the one that CC names."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def _can_be_loaded(library: Path) -> bool:
    try:
        ctypes.CDLL(str(library))
    except OSError:
        return False
    return True


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
