"""The page about options is the one that the code writes."""

from itertools import chain

import options_page
from starlode.games import games

OPTIONS = list(chain(*(game.options for game in games())))


def test_the_page_is_up_to_date() -> None:
    """Otherwise: python tools/options_page.py --write."""
    assert options_page.PAGE.read_text(encoding="utf-8") == options_page.page()


def test_every_option_has_a_row_with_its_values_and_its_default() -> None:
    rows = [line for line in options_page.page().splitlines() if line.startswith("| `")]
    assert len(rows) == len(OPTIONS)
    for option, row in zip(OPTIONS, rows, strict=True):
        assert row.startswith(f"| `{option.name}` |")
        assert option.default in row
        assert option.about in row
        assert all(f"`{value}`" in row for value in option.allowed if value not in ("N", "TEXT"))
