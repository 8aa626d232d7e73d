"""ARCHITECTURE.md says where each rule lives; it lives there."""

import importlib
import re
from pathlib import Path

import pytest

import ledger

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
    named: set[str] = set()
    for page, first, last in re.findall(r"(SR-M?)(\d+)(?: to SR-M?(\d+))?", TABLE):
        named |= {f"{page}{number}" for number in range(int(first), int(last or first) + 1)}
    clauses = {clause.number for text in ledger.texts().values() for clause in ledger.clauses(text)}
    assert named == {number for number in clauses if number.startswith("SR-")}  # Cave-In has no map of its own yet


def test_only_the_table_touches_the_packed_lists() -> None:
    """Contracts: the layout can change without anything else noticing."""
    realms = Path(__file__).parents[2] / "src" / "starlode" / "realms"
    lists = re.compile(r"(?<!starlode\.realms)\.(counts|numbers|marks)\b")  # marks.py says what a mark is
    touching = {path.name for path in realms.glob("*.py") if lists.search(path.read_text(encoding="utf-8"))}
    assert touching <= {"table.py"}
