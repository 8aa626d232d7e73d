"""Every function of the engine is reached by what is played here, in every build, but those that leave all to a game.

And so is every card.
"""

import ast
import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from starlode.translate.build import build, no_compiler, sources
from starlode.translate.program import Function
from starlode.translate.reading import read
from tests.depth import DEEP
from tests.translate.reach import DEEDS, deeds_left

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "starlode"
COUNTED = ("--coverage", "-O0")

pytestmark = pytest.mark.once  # it starts every engine itself
deeply = pytest.mark.skipif(not DEEP, reason="minutes: only deeply")
with_gcov = pytest.mark.skipif(
    no_compiler() is not None or shutil.which("gcov") is None, reason="needs gcc and its gcov"
)


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


def play(*arguments: str, **wishes: str) -> str:
    """What is printed by a process that plays."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("STARLODE_")}
    done = subprocess.run(
        [sys.executable, "-m", "tests.translate.reach", *arguments],
        env={**environment, "PYTHONPATH": str(ROOT), "STARLODE_DEPTH": "deep", **wishes}, cwd=ROOT,
        stdout=subprocess.PIPE, text=True, check=True, timeout=3000,
    )  # fmt: skip
    return done.stdout


def counted(work: Path) -> Counter[str]:
    """How often each function was called, as gcov tells it from what lies in a folder."""
    told = subprocess.run(
        ["gcov", "--json-format", "--stdout", *(str(path) for path in work.glob("*.gcda"))],
        cwd=work, capture_output=True, text=True, check=True,
    )  # fmt: skip
    counts: Counter[str] = Counter()
    for line in told.stdout.splitlines():
        for file in json.loads(line)["files"]:
            for each in file["functions"]:
                counts[each["demangled_name"].partition("(")[0]] += each["execution_count"]
    return counts


@deeply
def test_every_function_is_reached_interpreted() -> None:
    called = set(json.loads(play(STARLODE_INTERPRETED="1")))
    names = {alike[0].short: {_in_python(each) for each in alike} for alike in engine().values()}
    assert [short for short, alike in names.items() if not alike & called] == []


def _in_python(function: Function) -> str:
    return f"{function.owner.qualified if function.owner else function.module.name}.{function.name}"


@deeply
@with_gcov
def test_every_function_is_reached_natively(tmp_path: Path) -> None:
    """The engine is built beside a copy of its sources, so that each function counts how often it was called."""
    copy, work = tmp_path / "src" / "starlode", tmp_path / "work"
    work.mkdir()
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "_native.*", "static"))
    for name, product in build(copy, work, COUNTED).items():
        shutil.copy2(product, copy / name)
    play(PYTHONPATH=os.pathsep.join((str(copy.parent), str(ROOT))))
    counts = counted(work)
    missed = [alike[0].short for alike in engine().values() if not any(counts[each.short] for each in alike)]
    assert missed == []


@deeply
@with_gcov
@pytest.mark.skipif(shutil.which("c++") is None, reason="needs a compiler for C++")
def test_every_function_of_a_device_is_reached_as_c_plus_plus(tmp_path: Path) -> None:
    """What a device is given, compiled as C++, by a compiler that counts."""
    compiler, work = tmp_path / "c++", tmp_path / "work"
    work.mkdir()
    compiler.write_text(f'#!/bin/sh\nexec c++ "$@" {" ".join(COUNTED)} -dumpdir {work}/\n', encoding="utf-8")
    compiler.chmod(0o755)
    play("batches", CXX=str(compiler), STARLODE_CACHE=str(tmp_path / "cache"))
    counts = {name: times for name, times in counted(work).items() if "_engine_" in name}
    assert len(counts) > len(engine()) // 2
    assert [name for name, times in counts.items() if times == 0] == []


@pytest.mark.parametrize("game", DEEDS)
def test_every_card_is_reached(game: str) -> None:
    """In the matches that are counted, whatever the rules have one do with each card is done."""
    assert deeds_left(game) == set()
