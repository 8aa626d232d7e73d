"""Compile the engine with mypyc: `make build` does it in the checkout, hatch_build.py for a wheel.

The modules in the folders that pyproject.toml lists under [tool.starlode] become one group: one C file, one library
shared by all (starlode__mypyc), and a small library beside each module that leads there.
Needs mypy and setuptools, a C compiler and Python's headers; without them the engine runs interpreted.
"""

import argparse
import ast
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GROUP = "starlode"
MANIFEST = "starlode/_engine.json"
# Calls inside the group need not go through the dynamic linker: worth 12 to 15 % of speed.
C_FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition"]
# Piles are touched through many tiny functions; a compiler that can be told to inline them more freely gains 15 %.
INLINE_FLAGS = [
    *("--param", "max-inline-insns-auto=300"),
    *("--param", "inline-unit-growth=300"),
    *("--param", "early-inlining-insns=200"),
]


class CannotCompile(Exception):
    """Says in one line why there is no compiled engine; `output` is what the compilers printed."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.output = output


def compile_engine(root: Path, work: Path) -> dict[str, Path]:
    """Compile in `work` and return the products: path in the wheel → file."""
    modules = compiled_modules(root)  # first: a listed folder that is missing is a mistake, not a reason to fall back
    reason = no_compiler() or no_mypyc()
    if reason:
        raise CannotCompile(reason)
    shutil.rmtree(work / "lib", ignore_errors=True)
    manifest = wanted_manifest(root)
    # A process of its own, because mypyc exits on errors and prints from several places.
    done = subprocess.run(
        [sys.executable, __file__, "--inside", str(work.resolve()), *modules],
        cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        errors = [line for line in done.stdout.splitlines() if "error" in line.lower()]
        raise CannotCompile(errors[0].strip() if errors else "the compiler failed", done.stdout)
    written = work / "lib" / MANIFEST
    written.write_text(manifest, encoding="utf-8")
    return {path.relative_to(work / "lib").as_posix(): path for path in (work / "lib").rglob("*") if path.is_file()}


def compiled_modules(root: Path) -> list[str]:
    """The modules in the engine's folders, as paths from the root."""
    folders = _pyproject(root)["tool"]["starlode"]["engine"]
    found = {folder: sorted(root.glob(f"{folder}/*.py")) for folder in folders}
    missing = [folder for folder, files in found.items() if not files]
    if missing:
        raise SystemExit(f"starlode: pyproject.toml lists folders to compile that are missing: {', '.join(missing)}")
    files = (file for files in found.values() for file in files)
    return [file.relative_to(root).as_posix() for file in files if file.name != "__init__.py"]


def wanted_manifest(root: Path) -> str:
    """What the manifest says after a compilation of the sources as they are now."""
    package = root / "src" / "starlode"
    modules = [root / path for path in compiled_modules(root)]
    recipe = json.dumps([_pyproject(root)["build-system"]["requires"], sysconfig.get_config_var("EXT_SUFFIX")])
    content = {
        "modules": sorted(module.relative_to(package).as_posix() for module in modules),
        "sources": {s.relative_to(package).as_posix(): _digest(s.read_bytes()) for s in _with_imports(root, modules)},
        "recipe": _digest(recipe.encode() + Path(__file__).read_bytes()),
    }
    return json.dumps(content, indent=1) + "\n"


def no_compiler() -> str | None:
    """Why C cannot be compiled against this Python, or None if it can."""
    if os.environ.get("STARLODE_NO_COMPILE", "") not in ("", "0"):
        return "STARLODE_NO_COMPILE is set"
    if os.name == "nt":
        return None  # setuptools finds the compiler there, or says that there is none
    compiler = _compiler()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not _accepts([f"-I{sysconfig.get_path('include')}"], "#include <Python.h>"):
        return f"{compiler} cannot compile against Python's headers (Debian: apt-get install gcc python3-dev)"
    return None


def _compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def _accepts(flags: list[str], source: str) -> bool:
    """Whether the compiler takes these flags and this source without an error or a warning about the flags."""
    probe = [*_compiler(), "-Werror", *flags, "-x", "c", "-fsyntax-only", "-"]
    return subprocess.run(probe, input=source.encode(), capture_output=True, check=False).returncode == 0


def no_mypyc() -> str | None:
    """Why mypyc cannot run, or None if it can."""
    missing = [name for name in ("mypyc", "setuptools", "librt") if find_spec(name) is None]
    return f"not installed: {', '.join(missing)}" if missing else None


def _pyproject(root: Path) -> dict[str, dict[str, dict[str, list[str]]]]:
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    content: dict[str, dict[str, dict[str, list[str]]]] = tomllib.loads(text)
    return content


def _with_imports(root: Path, modules: list[Path]) -> list[Path]:
    """The modules and all of ours that they import, since mypyc copies constants from those too."""
    found: set[Path] = set()
    todo = list(modules)
    while todo:
        source = todo.pop()
        if source not in found:
            found.add(source)
            todo += _imports(root / "src", source)
    return sorted(found)


def _imports(src: Path, source: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            file = src.joinpath(*name.split(".")).with_suffix(".py")
            if name.startswith("starlode.") and file.is_file():
                yield file


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


# In the checkout


def is_current(root: Path) -> bool:
    """Whether the libraries beside the sources were made from the sources as they are now, for this Python."""
    manifest = root / "src" / MANIFEST
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    libraries = [root / "src" / f"{GROUP}__mypyc{suffix}"]
    libraries += [(root / path).with_suffix(suffix) for path in compiled_modules(root)]
    return (
        manifest.is_file()
        and manifest.read_text(encoding="utf-8") == wanted_manifest(root)
        and all(library.is_file() for library in libraries)
    )


def install(root: Path, products: dict[str, Path]) -> None:
    """Put the products beside their sources, in place of all earlier ones."""
    remove(root)
    # The manifest comes last: whoever looks in between finds a stale engine rather than a wrong one.
    for name in sorted(products, key=lambda name: name == MANIFEST):
        shutil.copy2(products[name], root / "src" / name)


def remove(root: Path) -> None:
    """Remove what an earlier compilation left beside the sources, for whichever Python it was made."""
    src = root / "src"
    libraries = [*(src / "starlode").rglob("*.cpython-*.so"), *src.rglob("*.pyd")]
    for old in [src / MANIFEST, *src.glob(f"{GROUP}__mypyc.*"), *libraries]:
        old.unlink(missing_ok=True)


def build_in_place(root: Path, fall_back: bool) -> int:
    """Compile beside the sources if anything changed; the exit status is 1 for errors, unless it may fall back."""
    if is_current(root):
        return 0
    work = root / "build" / "engine"
    failed = work / "failed"
    wanted = wanted_manifest(root)
    if fall_back and not no_compiler() and failed.is_file() and failed.read_text(encoding="utf-8") == wanted:
        _say("the engine runs interpreted, because its sources do not compile (`make build` says why)")
        return 0
    work.mkdir(parents=True, exist_ok=True)
    failed.unlink(missing_ok=True)
    started = time.monotonic()
    if not no_compiler():
        _say("compiling the engine, about half a minute …")
    try:
        install(root, compile_engine(root, work))
    except CannotCompile as cannot:
        remove(root)  # what runs is what is written
        _say(f"the engine runs interpreted, because {cannot}")
        if not cannot.output:
            return 0
        failed.write_text(wanted, encoding="utf-8")
        if fall_back:
            return 0
        print(cannot.output, file=sys.stderr)
        return 1
    _say(f"compiled the engine in {time.monotonic() - started:.0f} s")
    return 0


def _say(line: str) -> None:
    print(f"starlode: {line}", file=sys.stderr, flush=True)


# In the process of its own


def _compile_here(work: Path, modules: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    extensions = mypycify(
        ["--config-file=pyproject.toml", f"--cache-dir={work / 'types'}", *modules],
        opt_level="3",
        separate=False,
        multi_file=False,
        group_name=GROUP,
        target_dir=str(work / "c"),
    )
    flags = C_FLAGS + (INLINE_FLAGS if os.name != "nt" and _accepts(INLINE_FLAGS, "int unused;") else [])
    for extension in extensions:
        extension.extra_compile_args += flags
    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count()
    command.force = True
    command.ensure_finalized()
    command.run()


def main() -> int:
    """Compile in place, or answer whether it could be done."""
    parser = argparse.ArgumentParser(description="Compile the engine beside its sources, if anything changed.")
    parser.add_argument("--fall-back", action="store_true", help="an engine that does not compile is no error")
    parser.add_argument("--can-compile", action="store_true", help="only tell whether there is a C compiler")
    parser.add_argument("--remove", action="store_true", help="only remove the compiled engine")
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("modules", nargs="*", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside:
        _compile_here(arguments.inside, arguments.modules)
        return 0
    if arguments.can_compile:
        return 1 if no_compiler() else 0
    if arguments.remove:
        remove(ROOT)
        return 0
    return build_in_place(ROOT, arguments.fall_back)


if __name__ == "__main__":
    sys.exit(main())
