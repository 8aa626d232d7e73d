"""`starlode analyse`: a match judged, as text, JSON and a picture."""

from pathlib import Path

import pytest

from starlode.i18n import LANGUAGES
from tests.prompt.commands import Commands, a_match, bad_files, write
from tests.realms.table import a_duel


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A win that was missed."""
    table = a_duel(combat=5, foe_authority=5, row=["cutter"])
    record = table.match.record
    table.play("end-turn")
    return write(tmp_path / "record.json", record.dump())


def test_the_turning_point_is_told_with_what_was_better(starlode: Commands, record: Path) -> None:
    told = starlode.well("analyse", record, "--ways", 200, "--jobs", 1, "--lang", "en").out
    assert "Turning points: Seat 1" in told
    assert "Better: Attack" in told
    assert "Played: End the turn" in told
    assert "Wins the match." in told
    assert "accuracy of 100" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(starlode: Commands, record: Path, language: str) -> None:
    told = starlode.well("analyse", record, "--ways", 16, "--jobs", 1, "--lang", language).out
    assert {"en": "Chance to win", "de": "Gewinnaussicht", "pl": "Szansa na wygraną"}[language] in told


def test_any_number_of_processes_finds_the_same(starlode: Commands, record: Path) -> None:
    one, two = (starlode.well("analyse", record, "--ways", 32, "--jobs", jobs, "--json").json for jobs in (1, 2))
    assert one == two
    assert one["complete"]


def test_the_picture_is_drawn(starlode: Commands, record: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    starlode.well("analyse", record, "--ways", 16, "--jobs", 1, "--plot", tmp_path / "match.png")
    assert (tmp_path / "match.png").read_bytes().startswith(b"\x89PNG")


def test_what_is_no_record_is_refused_with_one_line(starlode: Commands, tmp_path: Path) -> None:
    for file in bad_files(tmp_path):
        starlode.refused("analyse", file)
    wrong = a_match().record
    wrong.rows[20] = "1 fly"
    assert "row 21" in starlode.refused("analyse", write(tmp_path / "wrong.json", wrong.dump()))
