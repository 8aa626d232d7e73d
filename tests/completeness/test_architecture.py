"""The layout of the packed lists can change without anything else noticing."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["realms", "cavein"])
def test_only_the_table_touches_the_packed_lists(game: str) -> None:
    lists = re.compile(
        rf"(?<!starlode\.{game}\.engine)(?<!starlode\.lab\.{game})\.(counts|numbers|marks)\b"
    )  # marks.py says what a mark is
    modules = (ROOT / "src" / "starlode" / game).rglob("*.py")
    touching = {path.name for path in modules if lists.search(path.read_text(encoding="utf-8"))}
    assert touching <= {"table.py"}
