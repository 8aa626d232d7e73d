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


def test_every_clause_of_the_ledger_is_on_the_map_and_no_other() -> None:
    ledger = (Path(__file__).parents[2] / "docs" / "rules" / "realms.md").read_text(encoding="utf-8")
    named: set[int] = set()
    for first, last in re.findall(r"SR-(\d+)(?: to SR-(\d+))?", TABLE):
        named |= set(range(int(first), int(last or first) + 1))
    assert named == {int(number) for number in re.findall(r"^\| SR-(\d+) \|", ledger, re.MULTILINE)}


def test_only_the_table_touches_the_packed_lists() -> None:
    """Contracts: the layout can change without anything else noticing."""
    realms = Path(__file__).parents[2] / "src" / "starlode" / "realms"
    touching = {path.name for path in realms.glob("*.py") if re.search(r"\.(counts|numbers|marks)\b", path.read_text())}
    assert touching <= {"table.py"}
