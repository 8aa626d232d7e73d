"""`starlode replay`: a record at every row, as whoever looks may see it."""

import os
import re
from pathlib import Path
from typing import Any

import pytest

from starlode.core.match import Match
from starlode.core.rules import NATURE
from starlode.games import replay, rules
from starlode.prompt import files
from tests.prompt.commands import Commands, a_match, bad_files, finish, process, write


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return write(tmp_path / "record.json", a_match().record.dump())


def test_the_log_is_printed_where_nobody_can_answer(starlode: Commands, record: Path) -> None:
    log = starlode.well("replay", record).out
    assert "Seat 1: 5 cards drawn" in log
    assert "Seat 2: turn 1 begins" in log
    mine = starlode.well("replay", record, "--seat", 1).out
    assert re.search("You: .*, .* drawn\n", mine)
    assert "Opponent: 3 cards drawn" in mine
    assert re.search("Seat 1: .*, .* drawn\n", starlode.well("replay", record, "--seat", "all").out)


def test_the_number_of_a_line_leads_to_its_table(starlode: Commands, record: Path) -> None:
    line = next(line for line in starlode.well("replay", record).out.splitlines() if "bought" in line)
    shown = starlode.well("replay", record, "--at", line.split()[0]).out
    assert line.partition("  ")[2].strip() in shown
    assert f"Row {line.split()[0]} of " in shown


def test_every_row_has_a_table_for_everybody(starlode: Commands, record: Path) -> None:
    rows = starlode.well("replay", record, "--json").json["rows"]
    for at in [0, 1, 5, 13, 14, 15, 20, rows - 1, rows]:
        for seat in (["--seat", "1"], ["--seat", "2"], ["--seat", "all"], []):
            content = starlode.well("replay", record, "--at", at, "--json", *seat).json
            assert (content["at"], content["rows"]) == (at, rows)
            assert starlode.well("replay", record, "--at", at, *seat).out.startswith(f"Row {at} of {rows} ")


def differing_only_in(seat: int) -> tuple[Match[Any], Match[Any]]:
    """Two matches that stop with the same hidden draw of a seat, which differs."""
    record = a_match().record
    for rows in range(20, len(record.rows)):
        state = replay(record, rows).state
        lines = ["* " + rules("realms").write(action) for action in state.legal()]
        if state.actor == NATURE and rules("realms").stream(state) == f"deck-{seat}" and len(lines) > 1:
            one, other = replay(record, rows).record, replay(record, rows).record
            one.rows.append(lines[0])
            other.rows.append(lines[1])
            return replay(one), replay(other)
    raise AssertionError("nobody drew")


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("line", [[], ["--json"], ["--at"], ["--at", "--json"]], ids=" ".join)
def test_nobody_is_shown_what_another_seat_drew(starlode: Commands, tmp_path: Path, seat: int, line: list[str]) -> None:
    one, other = differing_only_in(seat)
    assert one.position() != other.position()
    texts = {}
    for viewer in ("1", "2", "all", "spectator"):
        told = [] if viewer == "spectator" else ["--seat", viewer]
        at = [part for word in line for part in ([word, str(len(one.record.rows))] if word == "--at" else [word])]
        texts[viewer] = [
            starlode.well("replay", write(tmp_path / "record.json", match.record.dump()), *told, *at).out
            for match in (one, other)
        ]
    same = {viewer for viewer, (first, second) in texts.items() if first == second}
    assert same == {str(3 - seat), "spectator"}


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a terminal of its own")
def test_on_a_terminal_one_steps_forwards_and_back(record: Path) -> None:
    ours, theirs = os.openpty()
    line = ["replay", record, "--lang", "en"]
    running = process(*line, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    os.write(ours, b"\nn\np\n41\ns\ns\nwhat\n9999\nq\n")
    shown = b""
    while True:
        try:
            part = os.read(ours, 10_000)
        except OSError:  # the other side is closed
            break
        if not part:
            break
        shown += part
    finish(running)
    assert running.returncode == 0
    os.close(ours)
    heads = [
        row.split(" · as seen by: ") for row in shown.decode().replace("\r", "").split("\n") if "as seen by" in row
    ]
    rows = [int(head[0].split()[1]) for head in heads]
    assert rows == [14, 15, 16, 15, 41, 41, 41]
    assert [head[1] for head in heads[3:]] == ["spectator", "spectator", "Seat 1", "Seat 2"]
    assert shown.decode().count("Expected Enter") == 2


@pytest.mark.parametrize(("lang", "word"), [("en", "Trade row"), ("de", "Handelsreihe"), ("pl", "Rząd handlu")])
def test_it_is_told_in_every_language(starlode: Commands, record: Path, lang: str, word: str) -> None:
    assert word in starlode.well("replay", record, "--lang", lang, "--at", 30).out
    assert starlode.well("replay", record, "--lang", lang, "--seat", 2).out


# Bad input


@pytest.mark.parametrize(
    "line",
    [["--at", "9999"], ["--at", "-1"], ["--at", "x"], ["--seat", "0"], ["--seat", "3"], ["--seat", "-1"],
     ["--seat", "me"], ["--seat", ""], ["--lang", "fr"]],
)  # fmt: skip
def test_a_row_or_seat_that_is_not_there_is_refused(starlode: Commands, record: Path, line: list[str]) -> None:
    starlode.refused("replay", record, *line)


def test_what_cannot_be_read_is_refused(starlode: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in bad_files(tmp_path):
        starlode.refused("replay", file)
    monkeypatch.setattr(files, "MOST_BYTES", 1000)
    assert "larger" in starlode.refused("replay", write(tmp_path / "huge.json", a_match().record.dump()))


def test_a_record_that_cannot_be_is_refused_by_its_row(starlode: Commands, tmp_path: Path) -> None:
    content: dict[str, Any] = a_match().record.to_json()
    content["rows"] = [*content["rows"][:14], "2 buy nothing"]
    assert "Row 15" in starlode.refused("replay", write(tmp_path / "record.json", content))
