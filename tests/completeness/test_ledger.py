"""The rules ledgers are complete: every clause is played, every citation exists, every decision has its clause."""

import re

import pytest

import ledger

TEXTS = {letters: page.read_text(encoding="utf-8") for letters, page in ledger.LEDGERS.items()}
CITED = ledger.citations()
RULINGS = {"A": 11, "B": 9, "C": 16, "D": 6, "F": 7, "K": 18}
DECISIONS = 93
EDITION_DIFFERENCES = 21
BOOKS = r"(?:all|(?:EN|DE|PL)(?:, (?:DE|PL))*): "
SOURCES = {
    "SR": r"book: |rulings? [A-DFK]\d|ours",
    "CI": rf"{BOOKS}\w|FAQ$|FAQ;|public\b|decisions? \d|editions \d|contracts: |ours",
}

each_ledger = pytest.mark.parametrize("letters", sorted(ledger.LEDGERS))


@each_ledger
def test_every_clause_is_played_by_a_test(letters: str) -> None:
    """A clause without a test is a promise that nobody checks."""
    assert ledger.unplayed(TEXTS[letters], CITED) == []


@each_ledger
def test_every_cited_clause_exists(letters: str) -> None:
    """A citation of a clause that is not there is a slip of the pen."""
    assert ledger.unknown(letters, TEXTS[letters], CITED) == {}


@each_ledger
def test_the_ledger_names_the_tests_as_they_are_now(letters: str) -> None:
    """Otherwise: python tools/ledger.py --write."""
    assert ledger.filled(TEXTS[letters], CITED) == TEXTS[letters]


@each_ledger
def test_clauses_are_numbered_upwards_without_gaps(letters: str) -> None:
    """Every row that looks like a clause is read as one, and they count from 1."""
    numbers = [clause.number for clause in ledger.clauses(TEXTS[letters])]
    assert numbers == [f"{letters}-{number}" for number in range(1, len(numbers) + 1)]
    assert len(numbers) == sum(line.startswith(f"| {letters}-") for line in TEXTS[letters].splitlines())


@each_ledger
def test_every_clause_has_a_source(letters: str) -> None:
    """Sources are sections of the books, rulings or decisions, or rules of our own."""
    for clause in ledger.clauses(TEXTS[letters]):
        for source in clause.source.split("; "):
            assert re.match(f"contracts: |docs/|{SOURCES[letters]}", source), clause.number


def test_every_ruling_on_star_realms_has_a_clause() -> None:
    sources = [clause.source for clause in ledger.clauses(TEXTS["SR"])]
    found = {ruling for source in sources for ruling in re.findall(r"\b[A-DFK]\d+\b", source)}
    expected = {f"{letter}{number}" for letter, last in RULINGS.items() for number in range(1, last + 1)}
    assert found == expected


@pytest.mark.parametrize(("word", "last"), [("decision", DECISIONS), ("edition", EDITION_DIFFERENCES)])
def test_every_decision_on_cave_in_and_every_difference_of_its_editions_has_a_clause(word: str, last: int) -> None:
    sources = [part for clause in ledger.clauses(TEXTS["CI"]) for part in clause.source.split("; ")]
    found = {int(number) for part in sources if part.startswith(word) for number in re.findall(r"\d+", part)}
    assert found == set(range(1, last + 1))
