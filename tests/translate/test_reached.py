"""Every function of the native engine is reached by what is played here, but those that leave all to a game."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from starlode.translate.build import build, no_compiler, sources
from starlode.translate.program import Function
from starlode.translate.reading import read
from tests.depth import DEEP

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "starlode"
COUNTED = ("--coverage", "-O0")

pytestmark = [
    pytest.mark.once,  # it starts every engine itself
    pytest.mark.skipif(not DEEP, reason="minutes: only deeply"),
]


def is_left_open(function: Function) -> bool:
    """Whether a game says what is to be done here, and nothing is done where it does not."""
    return any(isinstance(each, ast.Raise) and "NotImplementedError" in ast.dump(each) for each in function.node.body)


def engine() -> dict[tuple[str, int], list[Function]]:
    """The functions by where they stand; methods that were made anew for a class stand where they were."""
    found: dict[tuple[str, int], list[Function]] = {}
    for function in read(sources(PACKAGE)).functions:
        if not is_left_open(function):
            found.setdefault((function.module.name, function.node.lineno), []).append(function)
    return found


@pytest.mark.skipif(no_compiler() is not None or shutil.which("gcov") is None, reason="needs gcc and its gcov")
def test_every_function_is_reached_natively(tmp_path: Path) -> None:
    """The engine is built beside a copy of its sources, so that each function counts how often it was called."""
    copy, work = tmp_path / "src" / "starlode", tmp_path / "work"
    work.mkdir()
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "_native.*", "static"))
    for name, product in build(copy, work, COUNTED).items():
        shutil.copy2(product, copy / name)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("STARLODE_")}
    environment["PYTHONPATH"] = os.pathsep.join((str(copy.parent), str(ROOT)))
    subprocess.run([sys.executable, "-m", "tests.translate.reach"], env=environment, cwd=ROOT, check=True, timeout=900)
    told = subprocess.run(
        ["gcov", "--json-format", "--stdout", *(str(path) for path in work.glob("*.gcda"))],
        cwd=work, capture_output=True, text=True, check=True,
    )  # fmt: skip
    counts = {
        each["name"]: each["execution_count"]
        for line in told.stdout.splitlines()
        for file in json.loads(line)["files"]
        for each in file["functions"]
    }
    missed = [alike[0].short for alike in engine().values() if not any(counts.get(each.short) for each in alike)]
    assert missed == []
