"""ARCHITECTURE.md says where each rule lives; it lives there."""

import importlib
import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "ARCHITECTURE.md").read_text(encoding="utf-8")
TABLE = PAGE.split("## Where does a rule live?")[1].split("\n## ")[0]
PLACES = sorted(set(re.findall(r"`([a-z_]+(?:\.\w+)+)`", TABLE)) - {"core/match.py"})


def test_the_table_names_places() -> None:
    assert len(PLACES) > 40


@pytest.mark.parametrize("place", PLACES)
def test_a_place_that_is_named_is_there(place: str) -> None:
    module, *names = place.split(".")
    found: object = importlib.import_module(f"starlode.realms.{module}")
    for name in names:
        found = getattr(found, name)


def test_every_clause_of_the_table_is_in_the_ledger() -> None:
    ledger = (Path(__file__).parents[2] / "docs" / "rules" / "realms.md").read_text(encoding="utf-8")
    for clause in re.findall(r"SR-\d+", TABLE):
        assert f"| {clause} |" in ledger
