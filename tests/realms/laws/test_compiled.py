"""Law: compiled and interpreted, on every platform and version of Python, the same seeds give the same matches."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import compile_engine
from tests.realms.laws import checksums

ROOT = Path(__file__).parents[3]


def in_a_new_process(interpreted: bool, module: str = "tests.realms.laws.checksums") -> Any:
    """The checksums of a game, and which engine it was that played them."""
    environment = {name: value for name, value in os.environ.items() if name != "STARLODE_INTERPRETED"}
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    if interpreted:
        environment["STARLODE_INTERPRETED"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", module],
        env=environment, cwd=ROOT, capture_output=True, text=True, check=True, timeout=300,
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


def test_the_same_seeds_give_the_same_matches_everywhere() -> None:
    """A change of the rules rewrites checksums.json with `python -m tests.realms.laws.checksums --write`."""
    assert checksums.table() == json.loads(checksums.FILE.read_text(encoding="utf-8"))
