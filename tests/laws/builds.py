"""The same code run by every build of the engine that is here, each in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starlode.translate.build import no_compiler

ROOT = Path(__file__).parents[2]
WISHES = {"interpreted": {"STARLODE_INTERPRETED": "1"}, "native": {}}


def in_a_new_process(build: str, module: str, given: str = "") -> Any:
    """What a module prints about itself: the engine that it ran with, and its figures."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("STARLODE_")}
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-m", module], env=environment | WISHES[build],
        cwd=ROOT, input=given, capture_output=True, text=True, check=True, timeout=600,
    )  # fmt: skip
    return json.loads(done.stdout)


def assert_all_agree(module: str) -> None:
    """Every build that is here, and at least one that is not interpreted, gives the figures of the sources."""
    found = {build: in_a_new_process(build, module) for build in WISHES}
    there = [build for build, told in found.items() if told["engine"] == build]
    if there == ["interpreted"]:
        if no_compiler() is None:
            pytest.fail("the engine is only interpreted, although it could be built: run `make build`")
        pytest.skip(f"there is no other build to compare: {no_compiler()}")
    assert "interpreted" in there
    for build in there:
        assert found[build]["checksums"] == found["interpreted"]["checksums"], build
