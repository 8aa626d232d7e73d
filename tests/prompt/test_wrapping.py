"""Lines are broken where a reader would break them."""

import click
import pytest

from starlode.prompt.wrapping import wrap


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("Blob Wheel", 20, ["Blob Wheel"]),
        ("", 20, [""]),
        ("one\n\ntwo", 20, ["one", "", "two"]),
        ("Scout, Viper ×2, Ram", 12, ["Scout,", "Viper ×2,", "Ram"]),
        ("you have 2 combat left", 10, ["you have", "2 combat", "left"]),
        ("noch 6 Autorität", 6, ["noch 6", "Autorität"]),
        ("das Blob-Rad dreht", 9, ["das", "Blob-Rad", "dreht"]),
        ("deck 3 · hand 5", 8, ["deck 3 ·", "hand 5"]),
        ("Verteidigungs-Zentrum", 15, ["Verteidigungs-", "Zentrum"]),
        ("Unbreakable", 5, ["Unbreakable"]),
    ],
)
def test_a_line_is_broken_between_what_belongs_together(text: str, width: int, lines: list[str]) -> None:
    assert wrap(text, width) == lines


def test_what_is_continued_is_indented_and_what_fits_stays_as_it_is() -> None:
    assert wrap("  1  Play the card", 14, indent=5) == ["  1  Play the", "     card"]
    assert wrap("a    b", 10) == ["a    b"]


def test_colours_take_no_room() -> None:
    bold = click.style("Trade row", bold=True)
    assert wrap(f"{bold} 12345", 15) == [f"{bold} 12345"]
    assert wrap(f"{bold} 123456", 15) == [bold, "123456"]
