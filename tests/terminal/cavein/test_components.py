"""A box of one's own: `--components my-box.toml`."""

from pathlib import Path

import pytest

from starlode.cavein.components import default_text
from tests.prompt.commands import Commands, write


def test_a_box_that_differs_is_said_on_the_side(starlode: Commands, tmp_path: Path) -> None:
    text = default_text().replace("copies = 6", "copies = 7", 1)
    ran = starlode("cards", "cavein", "driller", "--components", write(tmp_path / "my-box.toml", text))
    assert ran.status == 0
    assert "my-box.toml: the terrons have 14 mercenaries, in the box they have 13" in ran.err


@pytest.mark.parametrize("line", [("play", "cavein"), ("cards", "cavein"), ("simulate", "cavein")])
def test_a_box_that_is_not_there_is_refused_in_the_readers_language(starlode: Commands, line: tuple[str, ...]) -> None:
    told = starlode.refused(*line, "--components", "no/such/box.toml", "--lang", "de")
    assert "kann nicht gelesen werden (die Datei gibt es nicht)" in told


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("level = 1", "level = 9"), "my-box.toml, line 27: level is 9"),
        (("copies = 6", "copies = 1"), "my-box.toml: 4 factions may have only"),
        (("[[mercenaries]]", "[[mercenaries"), ": this is not TOML"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate", "cards"])
def test_a_box_that_is_wrong_is_refused_with_its_file_and_line(
    starlode: Commands, tmp_path: Path, command: str, change: tuple[str, str], told: str
) -> None:
    file = write(tmp_path / "my-box.toml", default_text().replace(*change))
    assert told in starlode.refused(command, "cavein", "--components", file)
