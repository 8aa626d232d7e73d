"""The table of strength in the docs is that of the results."""

import json

import strength


def test_the_page_tells_the_results() -> None:
    page = strength.PAGE.read_text(encoding="utf-8")
    results = json.loads(strength.RESULTS.read_text(encoding="utf-8"))
    assert strength.written(page, results) == page


def test_every_result_says_how_it_was_made() -> None:
    results = json.loads(strength.RESULTS.read_text(encoding="utf-8"))
    assert set(results) <= set(strength.CELLS)
    assert all(result["command"].startswith("starlode arena") and result["commit"] for result in results.values())


def test_a_cell_is_whole_with_all_its_games_or_a_sure_test() -> None:
    cell = ("realms", "--bots", "sharp,keen", "--games", "400")
    assert strength.is_whole(cell, {"games": 400, "sequential": None})
    assert strength.is_whole(cell, {"games": 28, "sequential": {"verdict": "high"}})
    assert not strength.is_whole(cell, {"games": 22, "sequential": None})
    assert not strength.is_whole(cell, {"games": 22, "sequential": {"verdict": None}})
