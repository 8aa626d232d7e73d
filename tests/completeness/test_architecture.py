"""ARCHITECTURE.md says where each rule lives; it lives there."""

import importlib
import importlib.util
import re
from pathlib import Path

import pytest

import ledger

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
MAPS = dict(
    zip(
        ("realms", "cavein"),
        PAGE.split("## Where does a rule live?")[1].split("\n## ")[0].split("\n### ")[1:],
        strict=True,
    )
)
FILES = {"core/match.py", "components.toml"}
PLACES = [
    (game, place)
    for game, table in MAPS.items()
    for place in sorted(set(re.findall(r"`([a-z_]+(?:\.\w+)+)`", table)) - FILES)
]
games = pytest.mark.parametrize("game", MAPS)


@games
def test_the_map_names_places(game: str) -> None:
    assert sum(place[0] == game for place in PLACES) > 40


@pytest.mark.parametrize(("game", "place"), PLACES)
def test_a_place_that_is_named_is_there(game: str, place: str) -> None:
    module, *names = place.split(".")
    rooms = [f"starlode.{game}{room}.{module}" for room in ("", ".engine", ".written")]
    found: object = importlib.import_module(next(name for name in rooms if importlib.util.find_spec(name)))
    for name in names:
        found = getattr(found, name)


@pytest.mark.parametrize(("game", "prefix"), [("realms", "SR-M?"), ("cavein", "CI-")])
def test_every_clause_of_the_ledger_is_on_the_map_and_no_other(game: str, prefix: str) -> None:
    named: set[str] = set()
    for page, first, last in re.findall(rf"({prefix})(\d+)(?: to {prefix}(\d+))?", MAPS[game]):
        named |= {f"{page}{number}" for number in range(int(first), int(last or first) + 1)}
    clauses = {clause.number for text in ledger.texts().values() for clause in ledger.clauses(text)}
    assert named == {number for number in clauses if number.startswith(prefix[:2])}


@games
def test_only_the_table_touches_the_packed_lists(game: str) -> None:
    """Contracts: the layout can change without anything else noticing."""
    lists = re.compile(rf"(?<!starlode\.{game}\.engine)\.(counts|numbers|marks)\b")  # marks.py says what a mark is
    modules = (ROOT / "src" / "starlode" / game).rglob("*.py")
    touching = {path.name for path in modules if lists.search(path.read_text(encoding="utf-8"))}
    assert touching <= {"table.py"}
