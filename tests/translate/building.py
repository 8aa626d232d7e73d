"""Builds small engines for the tests of the translator, and loads them beside their sources."""

import importlib
import subprocess
import sysconfig
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from starlode.translate.build import FLAGS, compiler
from starlode.translate.emit import emit
from starlode.translate.program import Program
from starlode.translate.reading import read

SAMPLES = Path(__file__).parent / "samples"
HEAD = "from typing import Final\n"


def program_of(folder: Path, text: str) -> Program:
    """The program that one module makes."""
    path = folder / "piece.py"
    path.write_text(HEAD + text, encoding="utf-8")
    return read({"piece": path})


def build(folder: Path, names: list[str], flags: tuple[str, ...] = ()) -> dict[str, Any]:
    """The samples of these names as native code: module → what is in it."""
    program = read({f"tests.translate.samples.{name}": SAMPLES / f"{name}.py" for name in names})
    written, library = folder / "_native.c", folder / "_native.abi3.so"
    written.write_text(emit(program), encoding="utf-8")
    include = f"-I{sysconfig.get_path('include')}"
    warnings = [
        "-Wall",
        "-Wextra",
        "-Werror",
        "-Wno-unused-parameter",
        "-Wno-unused-but-set-variable",
        "-Wno-clobbered",
    ]
    command = [*compiler(), *FLAGS, "-O1", *warnings, *flags, include, str(written)]
    done = subprocess.run([*command, "-o", str(library), "-lm"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    loader = ExtensionFileLoader("_native", str(library))
    spec = spec_from_loader("_native", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    contents: dict[str, dict[str, object]] = module.contents
    return {name: SimpleNamespace(**contents[f"tests.translate.samples.{name}"]) for name in names}


def source(name: str) -> ModuleType:
    """A sample as Python runs it."""
    return importlib.import_module(f"tests.translate.samples.{name}")
