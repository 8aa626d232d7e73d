"""`starlode try`: what a file holds, on the table, with moves played on it."""

import json
from pathlib import Path
from typing import Any

import pytest

from starlode.prompt import files
from tests.cavein.table import a_table
from tests.prompt.commands import Commands, a_match, bad_files, files_in, write
from tests.realms.table import a_duel


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Seat 1 with two Scouts and a Cutter in the row; the deck is stacked."""
    table = a_duel(
        hand=["scout", "scout"], row=["cutter"], deck=["viper", "corvette"], foe_hand=["battle-pod"], foe_deck=["scout"]
    )
    stacks = {"deck-1": ["corvette", "viper"]}
    return write(tmp_path / "position.json", {**table.match.position(), "stacks": stacks})


def test_a_position_is_shown_as_the_seat_to_act_sees_it(starlode: Commands, position: Path) -> None:
    shown = starlode.well("try", position).out
    assert "Scout ×2" in shown
    assert "Battle Pod" not in shown
    assert "play scout" in shown
    assert "Play Scout" in shown


def test_a_position_brings_its_game_and_its_options(starlode: Commands, tmp_path: Path) -> None:
    position = a_table(hand=["driller"], options={"edition": "pl2018", "surplus-cards": "no"}).match.position()
    shown = starlode.well("try", write(tmp_path / "cave.json", position), "--json").json
    assert (shown["game"], shown["options"]["edition"], shown["options"]["surplus-cards"]) == ("cavein", "pl2018", "no")
    raid = {
        "starlode-position": 1,
        "game": "realms",
        "options": {"format": "raid", "seats": "3"},
        "seats": [{}, {"place": 0}, {}],
    }
    assert starlode.well("try", write(tmp_path / "raid.json", raid), "--json").json["options"]["format"] == "raid"


def test_what_a_position_does_not_name_is_said_by_name(starlode: Commands, tmp_path: Path) -> None:
    position: dict[str, Any] = {"starlode-position": 1, "seats": [{}, {}, {}, {}]}
    assert '"game", which is realms or cavein' in starlode.refused("try", write(tmp_path / "file.json", position))
    position["game"] = "realms"
    assert "4 seats, but it does not say format and seats" in starlode.refused(
        "try", write(tmp_path / "f.json", position)
    )
    position["options"] = {"seats": "4"}
    assert "4 seats, but it does not say format:" in starlode.refused("try", write(tmp_path / "f.json", position))
    position["options"] = {"format": "free-for-all"}
    assert "4 seats, but it does not say seats" in starlode.refused("try", write(tmp_path / "f.json", position))
    assert starlode.well("try", tmp_path / "f.json", "--seats", "4", "--json").json["options"]["seats"] == "4"
    del position["seats"]
    assert 'expected 3 entries in "seats"' in starlode.refused("try", write(tmp_path / "f.json", position))


def test_moves_are_played(starlode: Commands, position: Path) -> None:
    ran = starlode.well("try", position, "play scout", "play  scout", "buy cutter", "--json").json
    me = ran["position"]["seats"][0]
    assert (me["trade"], me["discard"]) == (0, {"cutter": 1})
    assert [option["action"] for option in ran["decision"]["options"]] == ["end-turn"]
    assert ran["outcome"] is None


def test_another_seat_sees_its_own_hand_and_no_options(starlode: Commands, position: Path) -> None:
    shown = starlode.well("try", position, "--seat", 2).out
    assert "Battle Pod" in shown
    assert "play scout" not in shown
    assert "Scout ×2" not in shown


def test_all_hands_can_be_shown(starlode: Commands, position: Path) -> None:
    shown = starlode.well("try", position, "--all").out
    assert "Battle Pod" in shown
    assert "Scout ×2" in shown


def test_stacked_piles_come_as_they_lie_and_are_saved_with_the_position(
    starlode: Commands, position: Path, tmp_path: Path
) -> None:
    content: dict[str, Any] = json.loads(position.read_text(encoding="utf-8"))
    content["seats"][0]["hand"] = {"survey-ship": 1}
    write(position, content)
    saved = tmp_path / "saved.json"
    drawn = starlode.well("try", position, "play survey-ship", "--save", saved, "--json").json
    assert drawn["position"]["seats"][0]["hand"] == {"corvette": 1}
    assert json.loads(saved.read_text(encoding="utf-8"))["stacks"] == {"deck-1": ["viper"]}
    assert starlode.well("try", saved, "--json").json == drawn


def test_a_record_goes_on_with_the_chance_of_its_seed(starlode: Commands, tmp_path: Path) -> None:
    whole = a_match(seed=9, decisions=80).record
    part = a_match(seed=9, decisions=40).record
    file, saved = write(tmp_path / "record.json", part.dump()), tmp_path / "longer.json"
    moves = [row[2:] for row in whole.rows[len(part.rows) :] if row[0] != "*"]
    starlode.well("try", file, *moves, "--seed", 9, "--save", saved)
    assert saved.read_text(encoding="utf-8") == whole.dump()
    assert "follow from the seed 9" in starlode.well("verify", saved, "--seed", 9).out


def test_a_record_that_stops_within_a_draw_is_drawn_to_its_end(starlode: Commands, tmp_path: Path) -> None:
    content: dict[str, Any] = a_match(seed=9).record.to_json()
    content["rows"] = content["rows"][:7]
    saved = tmp_path / "dealt.json"
    starlode.well("try", write(tmp_path / "record.json", content), "--seed", 9, "--save", saved)
    assert json.loads(saved.read_text(encoding="utf-8"))["rows"] == a_match(seed=9, decisions=0).record.rows


def test_a_bug_report_brings_its_own_moves(starlode: Commands, tmp_path: Path, position: Path) -> None:
    record = a_match()
    move = record.decision.actions[0] if record.decision else ""
    report: dict[str, Any] = {"text": "It hangs.", "record": record.record.to_json(), "moves": [move], "seed": 4}
    record.play(move)
    ran = starlode.well("try", write(tmp_path / "report.json", report), "--json").json
    assert ran["position"] == record.position()
    report = {"position": json.loads(position.read_text(encoding="utf-8")), "moves": ["play scout"]}
    report["options"] = {"discards": "next-turn"}
    ran = starlode.well("try", write(tmp_path / "report.json", report), "play scout", "--json").json
    assert ran["position"]["seats"][0]["trade"] == 2
    assert ran["options"]["discards"] == "next-turn"


def test_people_may_also_resign_and_take_back(starlode: Commands, position: Path) -> None:
    ran = starlode.well("try", position, "play scout", "undo", "--json").json
    assert ran["position"]["seats"][0]["hand"] == {"scout": 2}
    ran = starlode.well("try", position, "resign", "--json").json
    outcome = {"winners": [2], "reason": "resigned", "places": [2, 1], "sides": [[1], [2]]}
    assert (ran["decision"], ran["outcome"]) == (None, outcome)
    assert "won by Seat 2 (by resignation)" in starlode.well("try", position, "resign").out


def test_a_saved_position_is_the_same_position(starlode: Commands, position: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    shown = starlode.well("try", position, "play scout", "--save", saved).out
    assert starlode.well("try", saved).out == shown


@pytest.mark.parametrize(("lang", "word"), [("en", "Trade row"), ("de", "Handelsreihe"), ("pl", "Rząd handlu")])
def test_the_table_is_told_in_every_language(starlode: Commands, position: Path, lang: str, word: str) -> None:
    assert word in starlode.well("try", position, "--lang", lang).out


# Bad input


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (["buy cutter"], "costs 2"), (["play viper"], "Viper is not in your hand."), (["dance"], "Not understood"),
        (["play scout", "play scout", "play scout"], "play scout: "), (["resign", "end-turn"], "The match is over."),
        (["claim-draw"], "Nobody can claim a draw"), (["undo"], "nothing to take back"), ([""], "Not understood"),
        (["--seat", "3"], "2 seats"), (["--seat", "0"], ""), (["--seed", "-1"], ""),
        (["--option", "x=1"], "unknown option"),
        (["--lang", "fr"], ""), (["--save", "no/such/file"], "no folder"), (["--save", "."], "folder"),
    ],
)  # fmt: skip
def test_a_move_or_word_that_cannot_be_is_refused_and_nothing_saved(
    starlode: Commands, position: Path, line: list[str], reason: str
) -> None:
    before = files_in(position.parent)
    save = [] if "--save" in line else ["--save", position.parent / "saved.json"]
    assert reason in starlode.refused("try", position, *line, *save)
    assert files_in(position.parent) == before


def test_what_cannot_be_read_is_refused(starlode: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in bad_files(tmp_path):
        starlode.refused("try", file)
    monkeypatch.setattr(files, "MOST_BYTES", 1000)
    assert "larger" in starlode.refused("try", write(tmp_path / "huge.json", a_match().record.dump()))


@pytest.mark.parametrize(
    ("lang", "reason"),
    [("en", "cannot be read (there is no such file)"), ("de", "kann nicht gelesen werden (die Datei gibt es nicht)"),
     ("pl", "nie można odczytać pliku (plik nie istnieje)")],
)  # fmt: skip
def test_trouble_with_a_file_is_told_in_every_language(starlode: Commands, lang: str, reason: str) -> None:
    assert reason in starlode.refused("try", "no-such-file", "--lang", lang)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"}, {"seats": []}, {"seats": [{}, {}, {}]}, {"turn": -1}, {"row": {"poker": 1}}, {"extra": 1},
        {"row": {"cutter": 9}}, {"stacks": {"deck-1": 5}}, {"pending": [{"ask": "what"}]}, {"current": 7},
        {"starlode-position": 2}, {"explorers": True},
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(starlode: Commands, position: Path, change: dict[str, Any]) -> None:
    content = {**json.loads(position.read_text(encoding="utf-8")), **change}
    starlode.refused("try", write(position, content))


@pytest.mark.parametrize(
    "report",
    [{"record": 5}, {"position": 5}, {"moves": ["end-turn"]}, {"record": {}, "moves": 5},
     {"position": {}, "moves": [5]}, {"position": {"starlode-position": 1}, "options": {"start": 1}}],
)  # fmt: skip
def test_a_report_that_holds_nothing_is_refused(starlode: Commands, tmp_path: Path, report: dict[str, Any]) -> None:
    starlode.refused("try", write(tmp_path / "report.json", report))


def test_a_record_keeps_its_options(starlode: Commands, tmp_path: Path) -> None:
    file = write(tmp_path / "record.json", a_match().record.dump())
    assert "--option" in starlode.refused("try", file, "--option", "discards=next-turn")
