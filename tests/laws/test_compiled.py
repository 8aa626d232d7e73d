"""Law: compiled and interpreted, on every platform and version of Python, the same seeds give the same matches."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import compile_engine
from tests.laws import checksums, subjects
from tests.laws.subject import Subject

ROOT = Path(__file__).parents[2]


def in_a_new_process(interpreted: bool, module: str = "tests.laws.checksums") -> Any:
    """The checksums that a module prints, and which engine it was that played them."""
    environment = {name: value for name, value in os.environ.items() if name != "STARLODE_INTERPRETED"}
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    if interpreted:
        environment["STARLODE_INTERPRETED"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", module],
        env=environment, cwd=ROOT, capture_output=True, text=True, check=True, timeout=900,
    )  # fmt: skip
    return json.loads(done.stdout)


def test_the_compiled_engine_plays_as_its_sources_do() -> None:
    compiled = in_a_new_process(interpreted=False)
    if compiled["engine"] != "compiled":
        if compile_engine.no_compiler() is None:
            pytest.fail(f"the engine is {compiled['engine']} although it could be compiled: run `make build`")
        pytest.skip(f"there is no compiled engine to compare: {compile_engine.no_compiler()}")
    interpreted = in_a_new_process(interpreted=True)
    assert interpreted["engine"] == "interpreted"
    assert compiled["checksums"] == interpreted["checksums"]


@subjects.of_every_game
def test_the_same_seeds_give_the_same_matches_everywhere(subject: Subject) -> None:
    """A change of the rules rewrites checksums.json with `python -m tests.laws.checksums --write`."""
    assert checksums.table(subject) == checksums.committed(subject)
