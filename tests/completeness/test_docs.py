"""Every sample in the README and in docs/ that shows a prompt runs, and prints what it says."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCED = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


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
