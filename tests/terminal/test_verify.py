"""`starlode verify`: what is right, which row is wrong, and what cannot be read."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from starlode.core.chance import KeyedChance
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.games import replay, rules
from starlode.prompt import files
from starlode.terminal.following import Follower, follow
from tests.prompt.commands import Commands, a_match, bad_files, finish, process, write
from tests.realms.table import a_duel

SEED = 4


def an_undone_match() -> Match[Any]:
    """A match in which a purchase, and the card turned up for it, were taken back."""
    match = a_match(SEED, 40)
    while (decision := match.decision) is not None:
        buys = [action for action in decision.actions if action.startswith("buy") and action != "buy explorer"]
        match.play(buys[0] if buys else decision.actions[0])
        if buys:
            match.undo(decision.seat, consent=True)
            match.play(buys[-1])
            break
    return match


def changed(record: Record, number: int, row: str) -> dict[str, Any]:
    """The record with another text in one row, counted from 1."""
    rows = list(record.rows)
    rows[number - 1] = row
    return {**record.to_json(), "rows": rows}


def another_draw(record: Record, number: int) -> str:
    """A draw that could have come in a row of nature's instead."""
    state = replay(record, number - 1).state
    lines = ["* " + rules("realms").write(action) for action in state.legal()]
    return next(line for line in lines if line != record.rows[number - 1])


def test_a_record_is_right(starlode: Commands, tmp_path: Path) -> None:
    match = an_undone_match()
    file = write(tmp_path / "record.json", match.record.dump())
    rows = len(match.record.rows)
    assert starlode.well("verify", file).out.startswith(f"{rows} rows: all legal.\nDraws not checked")
    draws = sum(row.startswith("*") for row in match.record.rows)
    by_seed = starlode.well("verify", file, "--seed", SEED)
    assert by_seed.out == (f"{rows} rows: all legal.\n{draws} draws follow from the seed {SEED} (undone later: 1).\n")
    key = KeyedChance.from_seed(SEED).key.hex()
    by_key = starlode.well("verify", file, "--key", key).out
    assert by_key == by_seed.out.replace(f"the seed {SEED}", "the given key")
    told = starlode.well("verify", file, "--seed", SEED, "--json").json
    assert told == {
        "right": True, "rows": rows, "draws": draws, "undone_draws": 1, "draws_checked": True, "wrong": None
    }  # fmt: skip


def test_a_record_that_stops_anywhere_is_right_so_far() -> None:
    record = an_undone_match().record
    key = KeyedChance.from_seed(SEED).key
    for length in range(len(record.rows) + 1):
        part = Record(record.game, record.rules_version, record.seats, record.options, record.rows[:length])
        *_, last = follow(part, Follower(part.rows, key))
        assert (last.rows, last.match.position()) == (length, replay(part).position())


def test_a_match_from_a_position_is_verified_too(starlode: Commands, tmp_path: Path) -> None:
    table = a_duel(hand=["corvette", "scout"], deck=["viper"], foe_deck=["scout"] * 8)
    table.play("play corvette", "play scout", "end-turn")
    file = write(tmp_path / "record.json", table.match.record.dump())
    assert "all legal" in starlode.well("verify", file).out


def test_a_saved_match_or_a_bug_report_holds_its_record(starlode: Commands, tmp_path: Path) -> None:
    file = write(tmp_path / "save.json", {"starlode-save": 1, "record": a_match().record.to_json()})
    assert "all legal" in starlode.well("verify", file).out


def test_messages_of_people_are_rows_too(starlode: Commands, tmp_path: Path) -> None:
    match = a_match()
    match.resign(2)
    assert "all legal" in starlode.well("verify", write(tmp_path / "record.json", match.record.dump())).out


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("2 buy brain-world", "Brain World is not in the trade row."),
        ("1 end-turn", "It is another player’s move."),
        ("* draw scout", "No card is to be drawn now."),
        ("7 end-turn", "There is no seat 7."),
        ("somebody plays", "Not understood: somebody plays (? for help)"),
        ("2 play poker", "There is no card called “poker”."),
        ("2 claim-draw", "Nobody can claim a draw here: the table did not choose the house rule stall-claim."),
        ("1 undo", "There is nothing to take back."),
        ("", "Not understood:  (? for help)"),
        ("2", "Not understood:  (? for help)"),
    ],
)
def test_a_row_that_cannot_be_is_named(starlode: Commands, tmp_path: Path, row: str, reason: str) -> None:
    record = a_match(SEED).record
    assert record.rows[14].startswith("2 play")
    ran = starlode("verify", write(tmp_path / "record.json", changed(record, 15, row)))
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.splitlines()[0].strip() == f"Row 15, “{row}”, is not possible: {reason}".strip()


@pytest.mark.parametrize(
    "row", ["2 play scout", "* draw brain-world", "* reveal scout", "* start 1", "*", "draw scout"]
)
def test_nature_draws_what_it_is_asked_for(starlode: Commands, tmp_path: Path, row: str) -> None:
    record = a_match(SEED).record
    assert record.rows[9].startswith("* draw")
    for rows in (record.rows, record.rows[:12]):  # the second stops within the deal
        content = changed(record, 10, row)
        content["rows"] = content["rows"][: len(rows)]
        ran = starlode("verify", write(tmp_path / "record.json", content))
        assert (ran.status, ran.err) == (1, "")
        assert ran.out.startswith(f"Row 10, “{row}”, is not possible: ")


def test_a_draw_that_the_key_does_not_give_is_named(starlode: Commands, tmp_path: Path) -> None:
    record = a_match(SEED).record
    last = max(number for number, row in enumerate(record.rows, 1) if row.startswith("* reveal"))
    content = changed(record, last, another_draw(record, last))
    content["rows"] = content["rows"][:last]
    file = write(tmp_path / "record.json", content)
    starlode.well("verify", file)
    expected = record.rows[last - 1].split()[-1]
    ran = starlode("verify", file, "--seed", SEED)
    assert ran.status == 1
    assert ran.out.startswith(f"Row {last}, “{content['rows'][-1]}”, does not follow from the seed {SEED}.")
    assert f"Expected: {expected}." in ran.out
    wrong = starlode("verify", file, "--seed", SEED, "--json").json["wrong"]
    assert (wrong["row"], wrong["code"], wrong["details"]) == (last, "other-draw", {"expected": expected})
    assert starlode("verify", file, "--seed", SEED + 1).status == 1


def test_an_undone_draw_is_checked_too(starlode: Commands, tmp_path: Path) -> None:
    record = an_undone_match().record
    undo = next(number for number, row in enumerate(record.rows, 1) if row.endswith("undo"))
    file = write(tmp_path / "record.json", changed(record, undo - 1, another_draw(record, undo - 1)))
    starlode.well("verify", file)
    ran = starlode("verify", file, "--seed", SEED, "--lang", "de")
    assert (ran.status, ran.out.startswith(f"Zeile {undo - 1}, ")) == (1, True)


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_it_is_said_in_every_language(starlode: Commands, tmp_path: Path, lang: str) -> None:
    record = a_match(SEED).record
    file = write(tmp_path / "record.json", record.dump())
    assert starlode.well("verify", file, "--seed", SEED, "--lang", lang).out
    assert starlode("verify", file, "--seed", SEED + 1, "--lang", lang).status == 1


def test_the_exit_status_is_the_answer(tmp_path: Path) -> None:
    record = a_match(SEED).record
    right = write(tmp_path / "right.json", record.dump())
    wrong = write(tmp_path / "wrong.json", changed(record, 15, "1 buy cutter"))
    statuses = {}
    for name, line in (("right", [right]), ("wrong", [wrong]), ("unreadable", [tmp_path])):
        with process("verify", *line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
            finish(running)
        statuses[name] = running.returncode
    assert statuses == {"right": 0, "wrong": 1, "unreadable": 2}


# Bad input


def test_what_cannot_be_read_is_refused(starlode: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in bad_files(tmp_path):
        assert str(file) in starlode.refused("verify", file)
    monkeypatch.setattr(files, "MOST_BYTES", 1000)
    assert "larger" in starlode.refused("verify", write(tmp_path / "huge.json", a_match().record.dump()))


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"}, {"rules": 99}, {"seats": 5}, {"options": {"unheard": "1"}}, {"options": {"start": "9"}},
        {"options": [1]}, {"rows": "all"}, {"rows": [1, 2]}, {"start": {"starlode-position": 1}}, {"start": []},
    ],
)  # fmt: skip
def test_a_record_of_something_else_is_refused(starlode: Commands, tmp_path: Path, change: dict[str, Any]) -> None:
    file = write(tmp_path / "record.json", {**a_match().record.to_json(), **change})
    assert str(file) in starlode.refused("verify", file)


@pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
def test_a_position_is_told_from_a_record(starlode: Commands, tmp_path: Path, command: str) -> None:
    file = write(tmp_path / "position.json", a_match().position())
    assert starlode.refused(command, file) == f"starlode: {file}: a position, not a record: starlode try sets it up\n"


@pytest.mark.parametrize(
    "line", [["--key", "xyz"], ["--key", "ab"], ["--key", "0" * 64, "--seed", "1"], ["--seed", "-1"], ["--seed", "x"]]
)
def test_a_bad_key_is_refused(starlode: Commands, tmp_path: Path, line: list[str]) -> None:
    starlode.refused("verify", write(tmp_path / "record.json", json.dumps(a_match().record.to_json())), *line)
