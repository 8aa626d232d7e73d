"""The rules ledgers are complete: every clause is kept and played, every citation and every decision has its clause."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import ledger

TEXTS = ledger.texts()
# How many rulings there are of each letter: those of the duel, and those of the formats for more players.
RULINGS = {
    "realms": {"A": 11, "B": 9, "C": 16, "D": 6, "F": 7, "K": 18},
    "realms-formats": {"G": 16, "H": 5, "Y": 13, "E": 13, "R": 14},
}
LETTERS = "".join(letter for of_page in RULINGS.values() for letter in of_page)
DECISIONS = 93
EDITION_DIFFERENCES = 21
REALMS_SOURCE = rf"book: |rulings? [{LETTERS}]\d|ours"
SOURCES = {
    "realms": REALMS_SOURCE,
    "realms-formats": REALMS_SOURCE,
    "cavein": r"(?:all|(?:EN|DE|PL)(?:, (?:DE|PL))*): \w|FAQ$|FAQ;|public\b|decisions? \d|editions \d|ours",
}
pages = pytest.mark.parametrize("page", TEXTS, ids=[page.stem for page in TEXTS])


@pages
def test_every_clause_is_played_by_a_test(page: Path) -> None:
    """A clause without a test is a promise that nobody checks."""
    assert ledger.unplayed(TEXTS[page], ledger.citations()) == []


@pages
def test_every_clause_is_kept_by_code_that_says_so(page: Path) -> None:
    """In a docstring: so the map of clauses writes itself."""
    assert ledger.unplayed(TEXTS[page], ledger.homes()) == []


@pytest.mark.parametrize("citations", [ledger.citations, ledger.homes], ids=["played", "kept"])
def test_every_cited_clause_exists(citations: Callable[[], ledger.Citations]) -> None:
    """A citation of a clause that is not there is a slip of the pen."""
    assert ledger.unknown(TEXTS.values(), citations()) == {}


def test_the_map_of_clauses_is_the_code_s() -> None:
    """Otherwise: python tools/ledger.py --write."""
    assert ledger.HOMES.read_text(encoding="utf-8") == ledger.homes_page(TEXTS, ledger.homes())


@pages
def test_the_ledger_names_the_tests_as_they_are_now(page: Path) -> None:
    """Otherwise: python tools/ledger.py --write."""
    assert ledger.filled(TEXTS[page], ledger.citations()) == TEXTS[page]


@pages
def test_clauses_are_numbered_upwards_without_gaps(page: Path) -> None:
    """Every row that looks like a clause is read as one, and they count from 1."""
    numbers = [clause.number for clause in ledger.clauses(TEXTS[page])]
    prefix = numbers[0].removesuffix("1")
    assert numbers == [f"{prefix}{number}" for number in range(1, len(numbers) + 1)]
    assert len(numbers) == sum(line.startswith(f"| {prefix}") for line in TEXTS[page].splitlines())


@pages
def test_every_clause_has_a_source(page: Path) -> None:
    """Sources are sections of the books, rulings or decisions, or rules of our own."""
    for clause in ledger.clauses(TEXTS[page]):
        for source in clause.source.split("; ") if page.stem == "cavein" else [clause.source]:
            assert re.match(f"contracts: |docs/|{SOURCES[page.stem]}", source), clause.number


@pytest.mark.parametrize("stem", RULINGS)
def test_every_ruling_on_star_realms_has_a_clause(stem: str) -> None:
    """A page may cite rulings of the other one."""
    text = next(text for page, text in TEXTS.items() if page.stem == stem)
    sources = [clause.source for clause in ledger.clauses(text)]
    found = {ruling for source in sources for ruling in re.findall(rf"\b[{LETTERS}]\d+\b", source)}
    rulings = {
        page: {f"{letter}{number}" for letter, last in of_page.items() for number in range(1, last + 1)}
        for page, of_page in RULINGS.items()
    }
    assert rulings[stem] <= found
    assert found <= set.union(*rulings.values())


@pytest.mark.parametrize(("word", "last"), [("decision", DECISIONS), ("edition", EDITION_DIFFERENCES)])
def test_every_decision_on_cave_in_and_every_difference_of_its_editions_has_a_clause(word: str, last: int) -> None:
    text = next(text for page, text in TEXTS.items() if page.stem == "cavein")
    sources = [part for clause in ledger.clauses(text) for part in clause.source.split("; ")]
    found = {int(number) for part in sources if part.startswith(word) for number in re.findall(r"\d+", part)}
    assert found == set(range(1, last + 1))
