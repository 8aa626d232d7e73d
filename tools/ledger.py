"""The rules ledgers, one for each game: which test plays which clause, and which code keeps it.

Tests and code cite clauses in their docstrings (`SR-41, SR-M42.`, in code also `SR-41 to SR-43`). This tool writes the
tests' names into the last column of the ledger's pages, and where the code lives into a page of its own (`--write`), or
says what is missing or out of date (`--check`).
"""

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
CODE = ROOT / "src" / "starlode"
RULES = ROOT / "docs" / "rules"
HOMES = RULES / "generated" / "where-it-lives.md"
NAMES_SHOWN = 2

_ROW = re.compile(r"^\| ([A-Z]+-[A-Z]?\d+) \| (.+) \| ([^|]+) \| ?([^|]*) ?\|$")
# How the clauses of the pages are numbered: `SR-`, `SR-M`, …
PREFIXES = sorted({row[1].rstrip("0123456789") for page in RULES.glob("*.md")
                   for line in page.read_text(encoding="utf-8").splitlines() if (row := _ROW.match(line))})  # fmt: skip
_CITATION = re.compile(rf"\b(?:{'|'.join(PREFIXES)})\d+\b")
_RANGE = re.compile(rf"\b({'|'.join(PREFIXES)})(\d+)(?:\s+to\s+\1(\d+))?\b")

Citations = dict[str, list[str]]


@dataclass(frozen=True)
class Clause:
    """One row of a page of the ledger."""

    number: str
    rule: str
    source: str
    played_by: str

    def __str__(self) -> str:
        return f"| {self.number} | {self.rule} | {self.source} | {self.played_by} |"


def parse_row(line: str) -> Clause | None:
    """The clause on this line of a page, or None for any other line."""
    row = _ROW.match(line)
    return Clause(row[1], row[2], row[3], row[4].strip()) if row else None


def texts() -> dict[Path, str]:
    """The pages of the ledger."""
    return {page: page.read_text(encoding="utf-8") for page in sorted(RULES.glob("*.md"))}


def clauses(text: str) -> list[Clause]:
    """All clauses of a page, in its order."""
    return [clause for line in text.splitlines() if (clause := parse_row(line))]


@cache
def citations(folder: Path = TESTS) -> Citations:
    """For each cited clause the tests that cite it, as `file::test_name` in order of file and line."""
    cited: Citations = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        for test in _tests(file):
            for number in dict.fromkeys(_CITATION.findall(ast.get_docstring(test) or "")):
                cited[number].append(f"{file.relative_to(folder).as_posix()}::{test.name}")
    return dict(cited)


@cache
def homes(folder: Path = CODE) -> Citations:
    """For each clause the code whose docstring cites it, as `room/module.name` in order of file and line."""
    kept: Citations = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        module = file.relative_to(folder).with_suffix("").as_posix()
        for place, docstring in _docstrings(ast.parse(file.read_text(encoding="utf-8"), str(file)), module):
            for number in dict.fromkeys(spelled_out(docstring)):
                kept[number].append(place)
    return dict(kept)


def homes_page(pages: Mapping[Path, str], kept: Citations) -> str:
    """The page that says where the code of each clause lives; neighbours that live together share a row."""
    lines = [
        "# Where each rule lives", "",
        "<!-- Written by `python tools/ledger.py --write` from the docstrings in src/starlode. Change those. -->", "",
        "The numbers are those of the ledgers in [docs/rules](..); modules are named from `src/starlode` on.",
    ]  # fmt: skip
    for page, text in pages.items():
        title = text.partition("\n")[0].removeprefix("# ").removesuffix(": rules ledger")
        lines += ["", f"## [{title}](../{page.name})", "", "| clauses | code |", "|---|---|"]
        runs: list[tuple[str, str, str]] = []
        for clause in clauses(text):
            code = ", ".join(f"`{place}`" for place in kept.get(clause.number, []))
            if runs and runs[-1][2] == code:
                runs[-1] = (runs[-1][0], clause.number, code)
            else:
                runs.append((clause.number, clause.number, code))
        lines += [f"| {first if first == last else f'{first} to {last}'} | {code} |" for first, last, code in runs]
    return "\n".join(lines) + "\n"


def filled(text: str, cited: Citations) -> str:
    """A page with its last column as the tests now have it."""
    lines = []
    for line in text.splitlines():
        clause = parse_row(line)
        lines.append(str(replace(clause, played_by=_names(cited.get(clause.number, [])))) if clause else line)
    return "\n".join(lines) + "\n"


def unplayed(text: str, cited: Citations) -> list[str]:
    """Clauses of a ledger that nothing cites."""
    return [clause.number for clause in clauses(text) if clause.number not in cited]


def unknown(pages: Iterable[str], cited: Citations) -> dict[str, list[str]]:
    """Cited numbers that no page has, with what cites them."""
    known = {clause.number for text in pages for clause in clauses(text)}
    return {number: tests for number, tests in cited.items() if number not in known}


def complaints(pages: Mapping[Path, str], cited: Citations, kept: Citations) -> Iterator[str]:
    """One line for everything that is wrong with the ledger."""
    for text in pages.values():
        for number in unplayed(text, cited):
            yield f"{number}: no test plays it"
        for number in unplayed(text, kept):
            yield f"{number}: no docstring in src/starlode says that it is kept there"
    for number, places in [*unknown(pages.values(), cited).items(), *unknown(pages.values(), kept).items()]:
        yield f"{number}: no such clause, cited by {', '.join(places)}"
    if not HOMES.is_file() or HOMES.read_text(encoding="utf-8") != homes_page(pages, kept):
        yield f"{HOMES.relative_to(ROOT)}: out of date, run python tools/ledger.py --write"
    for page, text in pages.items():
        if filled(text, cited) != text:
            yield f"{page.relative_to(ROOT)}: out of date, run python tools/ledger.py --write"


def main() -> int:
    """Write or check the ledger; the exit status is 1 when a check fails."""
    parser = argparse.ArgumentParser(description="Keep docs/rules in step with tests and code.")
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--write", action="store_true", help="fill in which tests play which clause")
    mode.add_argument("--check", action="store_true", help="say what is missing or out of date")
    write: bool = parser.parse_args().write
    pages, cited, kept = texts(), citations(), homes()
    if write:
        for page, text in pages.items():
            page.write_text(filled(text, cited), encoding="utf-8")
        HOMES.parent.mkdir(exist_ok=True)
        HOMES.write_text(homes_page(pages, kept), encoding="utf-8")
        return 0
    wrong = list(complaints(pages, cited, kept))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


def _tests(file: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node


def _docstrings(node: ast.Module | ast.ClassDef | ast.FunctionDef, place: str) -> Iterator[tuple[str, str]]:
    yield place, ast.get_docstring(node) or ""
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            yield from _docstrings(child, f"{place}.{child.name}")


def spelled_out(text: str) -> Iterator[str]:
    """Every clause that a text cites, also those between the ends of `SR-41 to SR-43`."""
    for prefix, first, last in _RANGE.findall(text):
        yield from (f"{prefix}{number}" for number in range(int(first), int(last or first) + 1))


def _names(tests: list[str]) -> str:
    more = len(tests) - NAMES_SHOWN
    shown = [f"`{test}`" for test in tests[:NAMES_SHOWN]]
    return ", ".join([*shown, f"+{more}"] if more > 0 else shown)


if __name__ == "__main__":
    sys.exit(main())
