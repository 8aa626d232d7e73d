"""The compiled search looks at the same things as its sources do."""

import pytest

import compile_engine
from tests.laws.test_compiled import in_a_new_process


def test_the_compiled_search_thinks_as_its_sources_do() -> None:
    compiled = in_a_new_process(interpreted=False, module="tests.bots.search.choices")
    if compiled["engine"] != "compiled":
        if compile_engine.no_compiler() is None:
            pytest.fail(f"the engine is {compiled['engine']} although it could be compiled: run `make build`")
        pytest.skip(f"there is no compiled engine to compare: {compile_engine.no_compiler()}")
    interpreted = in_a_new_process(interpreted=True, module="tests.bots.search.choices")
    assert interpreted["engine"] == "interpreted"
    assert compiled["checksums"] == interpreted["checksums"]
