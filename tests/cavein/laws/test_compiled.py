"""Law: compiled and interpreted, on every platform and version of Python, the same seeds give the same matches."""

import json

import pytest

import compile_engine
from tests.cavein.laws import checksums
from tests.realms.laws.test_compiled import in_a_new_process

MODULE = "tests.cavein.laws.checksums"


def test_the_compiled_engine_plays_as_its_sources_do() -> None:
    compiled = in_a_new_process(interpreted=False, module=MODULE)
    if compiled["engine"] != "compiled":
        if compile_engine.no_compiler() is None:
            pytest.fail(f"the engine is {compiled['engine']} although it could be compiled: run `make build`")
        pytest.skip(f"there is no compiled engine to compare: {compile_engine.no_compiler()}")
    interpreted = in_a_new_process(interpreted=True, module=MODULE)
    assert interpreted["engine"] == "interpreted"
    assert compiled["checksums"] == interpreted["checksums"]


def test_the_same_seeds_give_the_same_matches_everywhere() -> None:
    """checksums.json; a change of the rules rewrites it with `python -m tests.cavein.laws.checksums --write`."""
    assert checksums.table() == json.loads(checksums.FILE.read_text(encoding="utf-8"))


def test_everything_is_among_the_cases() -> None:
    for values in zip(*(tuple(vars(case).values()) for case in checksums.CASES), strict=True):
        assert len(set(values)) in (2, 3, 5)
    assert {case.options for case in checksums.CASES} == {"usual", "turned", "bioss", "terrons", "first"}
