"""The rules ledger is complete: every clause is played, every citation exists, every ruling is in it."""

import re

import ledger

TEXT = ledger.LEDGER.read_text(encoding="utf-8")
CITED = ledger.citations()
RULINGS = {"A": 11, "B": 9, "C": 16, "D": 6, "F": 7, "K": 18}


def test_every_clause_is_played_by_a_test() -> None:
    """A clause without a test is a promise that nobody checks."""
    assert ledger.unplayed(TEXT, CITED) == []


def test_every_cited_clause_exists() -> None:
    """A citation of a clause that is not there is a slip of the pen."""
    assert ledger.unknown(TEXT, CITED) == {}


def test_the_ledger_names_the_tests_as_they_are_now() -> None:
    """Otherwise: python tools/ledger.py --write."""
    assert ledger.filled(TEXT, CITED) == TEXT


def test_clauses_are_numbered_upwards_without_gaps() -> None:
    """Every row that looks like a clause is read as one, and they count from 1."""
    numbers = [clause.number for clause in ledger.clauses(TEXT)]
    assert numbers == [f"SR-{number}" for number in range(1, len(numbers) + 1)]
    assert len(numbers) == sum(line.startswith("| SR-") for line in TEXT.splitlines())


def test_every_clause_has_a_source_and_every_ruling_a_clause() -> None:
    """Sources are sections of the book, rulings, or rules of our own."""
    sources = [clause.source for clause in ledger.clauses(TEXT)]
    assert all(re.match(r"book: |rulings? [A-DFK]\d|ours", source) for source in sources)
    found = {ruling for source in sources for ruling in re.findall(r"\b[A-DFK]\d+\b", source)}
    expected = {f"{letter}{number}" for letter, last in RULINGS.items() for number in range(1, last + 1)}
    assert found == expected
