"""The rules ledger is complete: every clause is played, every citation exists, every ruling is in it."""

import re
from pathlib import Path

import pytest

import ledger

TEXTS = ledger.texts()
CITED = ledger.citations()
# How many rulings there are of each letter: those of the duel, and those of the formats for more players.
RULINGS = {
    "realms": {"A": 11, "B": 9, "C": 16, "D": 6, "F": 7, "K": 18},
    "realms-formats": {"G": 16, "H": 5, "Y": 13, "E": 13, "R": 14},
}
pages = pytest.mark.parametrize("page", TEXTS, ids=[page.stem for page in TEXTS])


@pages
def test_every_clause_is_played_by_a_test(page: Path) -> None:
    """A clause without a test is a promise that nobody checks."""
    assert ledger.unplayed(TEXTS[page], CITED) == []


def test_every_cited_clause_exists() -> None:
    """A citation of a clause that is not there is a slip of the pen."""
    assert ledger.unknown(TEXTS.values(), CITED) == {}


@pages
def test_the_ledger_names_the_tests_as_they_are_now(page: Path) -> None:
    """Otherwise: python tools/ledger.py --write."""
    assert ledger.filled(TEXTS[page], CITED) == TEXTS[page]


@pages
def test_clauses_are_numbered_upwards_without_gaps(page: Path) -> None:
    """Every row that looks like a clause is read as one, and they count from 1."""
    numbers = [clause.number for clause in ledger.clauses(TEXTS[page])]
    assert numbers == [f"{ledger.PAGES[page]}{number}" for number in range(1, len(numbers) + 1)]
    assert len(numbers) == sum(line.startswith("| SR-") for line in TEXTS[page].splitlines())


@pages
def test_every_clause_has_a_source_and_every_ruling_a_clause(page: Path) -> None:
    """Sources are sections of the book, rulings, or rules of our own; a page may cite rulings of another."""
    sources = [clause.source for clause in ledger.clauses(TEXTS[page])]
    letters = "".join(letter for of_page in RULINGS.values() for letter in of_page)
    assert all(re.match(rf"book: |rulings? [{letters}]\d|ours|contracts: ", source) for source in sources)
    found = {ruling for source in sources for ruling in re.findall(rf"\b[{letters}]\d+\b", source)}
    rulings = {
        stem: {f"{letter}{number}" for letter, last in of_page.items() for number in range(1, last + 1)}
        for stem, of_page in RULINGS.items()
    }
    assert rulings[page.stem] <= found
    assert found <= set.union(*rulings.values())
