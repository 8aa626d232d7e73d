"""Samples in the README and in docs/ run and print what they say, and the files that a page names are there."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
OF_TODAY = [page for page in PAGES if page.parent.name != "decisions"]  # a decision tells of its day
FENCED = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`((?:[a-z_]+/)+[a-z_]+\.(?:py|toml|json|ts))`")
TEN_MINUTES = 2100  # words, those of the tree of folders among them


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_samples_of_a_page_run(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    names: dict[str, object] = {}  # the blocks of a page continue each other, as a reader types them
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for block in FENCED.finditer(text):
        if ">>>" in block[1]:
            line = text.count("\n", 0, block.start(1))
            sample = doctest.DocTestParser().get_doctest(block[1], names, page.name, str(page), line)
            report: list[str] = []
            runner.run(sample, out=report.append, clear_globs=False)
            names = sample.globs
            assert not report, "".join(report)


@pytest.mark.parametrize("page", OF_TODAY, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    """Named from the repository on, from the package, from a room of it, or from the client's sources."""
    package = ROOT / "src" / "starlode"
    rooms = [ROOT, package, *package.iterdir(), ROOT / "web" / "src"]
    named = set(NAMED.findall(page.read_text(encoding="utf-8")))
    assert {name for name in named if not any((room / name).exists() for room in rooms)} == set()


def test_the_architecture_is_read_in_ten_minutes() -> None:
    assert len((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").split()) <= TEN_MINUTES
