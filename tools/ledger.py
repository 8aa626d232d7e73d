"""The rules ledgers, one for each game: which test plays which clause.

Tests cite clauses in their docstrings (`SR-41, CI-42.`); this tool writes their names into the ledgers' last column
(`python tools/ledger.py --write`) or says what is missing or out of date (`--check`).
"""

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
RULES = ROOT / "docs" / "rules"
LEDGERS = {"SR": RULES / "realms.md", "CI": RULES / "cavein.md"}  # by the letters before a clause's number
NAMES_SHOWN = 2

_NUMBER = rf"(?:{'|'.join(LEDGERS)})-\d+"
_ROW = re.compile(rf"^\| ({_NUMBER}) \| (.+) \| ([^|]+) \| ?([^|]*) ?\|$")
_CITATION = re.compile(rf"\b{_NUMBER}\b")

Citations = dict[str, list[str]]


@dataclass(frozen=True)
class Clause:
    """One row of a ledger."""

    number: str
    rule: str
    source: str
    played_by: str

    def __str__(self) -> str:
        return f"| {self.number} | {self.rule} | {self.source} | {self.played_by} |"


def parse_row(line: str) -> Clause | None:
    """The clause on this line of a ledger, or None for any other line."""
    row = _ROW.match(line)
    return Clause(row[1], row[2], row[3], row[4].strip()) if row else None


def clauses(text: str) -> list[Clause]:
    """All clauses of a ledger, in its order."""
    return [clause for line in text.splitlines() if (clause := parse_row(line))]


def citations(folder: Path = TESTS) -> Citations:
    """For each cited clause the tests that cite it, as `file::test_name` in order of file and line."""
    cited: Citations = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        for test in _tests(file):
            for number in dict.fromkeys(_CITATION.findall(ast.get_docstring(test) or "")):
                cited[number].append(f"{file.relative_to(folder).as_posix()}::{test.name}")
    return dict(cited)


def filled(text: str, cited: Citations) -> str:
    """A ledger with its last column as the tests now have it."""
    lines = []
    for line in text.splitlines():
        clause = parse_row(line)
        lines.append(str(replace(clause, played_by=_names(cited.get(clause.number, [])))) if clause else line)
    return "\n".join(lines) + "\n"


def unplayed(text: str, cited: Citations) -> list[str]:
    """Clauses of a ledger that no test cites."""
    return [clause.number for clause in clauses(text) if clause.number not in cited]


def unknown(letters: str, text: str, cited: Citations) -> dict[str, list[str]]:
    """Cited numbers with these letters that their ledger does not have, with the tests that cite them."""
    known = {clause.number for clause in clauses(text)}
    return {
        number: tests for number, tests in cited.items() if number.startswith(f"{letters}-") and number not in known
    }


def complaints(letters: str, cited: Citations) -> Iterator[str]:
    """One line for everything that is wrong with the ledger of these letters."""
    text = LEDGERS[letters].read_text(encoding="utf-8")
    for number in unplayed(text, cited):
        yield f"{number}: no test plays it"
    for number, tests in unknown(letters, text, cited).items():
        yield f"{number}: no such clause, cited by {', '.join(tests)}"
    if filled(text, cited) != text:
        yield f"{LEDGERS[letters].relative_to(ROOT)}: out of date, run python tools/ledger.py --write"


def main() -> int:
    """Write or check the ledgers; the exit status is 1 when a check fails."""
    parser = argparse.ArgumentParser(description="Keep docs/rules in step with the tests.")
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--write", action="store_true", help="fill in which tests play which clause")
    mode.add_argument("--check", action="store_true", help="say what is missing or out of date")
    write: bool = parser.parse_args().write
    cited = citations()
    if write:
        for page in LEDGERS.values():
            page.write_text(filled(page.read_text(encoding="utf-8"), cited), encoding="utf-8")
        return 0
    wrong = [line for letters in LEDGERS for line in complaints(letters, cited)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


def _tests(file: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node


def _names(tests: list[str]) -> str:
    more = len(tests) - NAMES_SHOWN
    shown = [f"`{test}`" for test in tests[:NAMES_SHOWN]]
    return ", ".join([*shown, f"+{more}"] if more > 0 else shown)


if __name__ == "__main__":
    sys.exit(main())
