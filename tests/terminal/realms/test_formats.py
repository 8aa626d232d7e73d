"""Formats of three to six seats at the terminal: people and bots in any seats, and every command."""

import re
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from starlode.bots import make_bot
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.games import rules, table_rules
from starlode.i18n import LANGUAGES, Words
from starlode.terminal.session import Session
from starlode.terminal.teller import Teller
from tests.i18n.walks import TABLES
from tests.prompt.commands import Commands, write
from tests.realms.table import Table, a_seat, a_table
from tests.terminal.test_play import WON_OR_LOST, typed
from tests.words import realms_words

SCREEN_CLEARED = "\n" * 50
HUMAN = "human"


def played(table: Table, people: tuple[int, ...], *lines: str, lang: str = "en") -> str:
    """What the terminal shows these people at a table, the other seats random bots."""
    seats = range(1, table.match.rules.seats + 1)
    players = tuple(HUMAN if seat in people else "random" for seat in seats)

    @click.command()
    def run() -> None:
        bots = {seat: make_bot("random", "realms", seat) for seat in seats if seat not in people}
        Session(Teller(table.match, Words(lang, table.match.rules), players), bots, seed=0).run()

    result = CliRunner(env={"COLUMNS": "80"}).invoke(run, input="".join(f"{line}\n" for line in lines))
    if result.exception:
        raise result.exception
    return result.output


def one_line(text: str) -> str:
    return " ".join(text.split())


# Playing


@pytest.mark.parametrize(("form", "seats"), TABLES[1:])
def test_a_whole_match_of_every_format_is_played_by_typing_numbers(form: str, seats: int) -> None:
    lang = LANGUAGES[seats % 3]
    args = ("--format", form, "--seats", str(seats), "--bot", "random", "--option", "turn-limit=6")
    shown = typed(*["1"] * 1500, args=(*args, "--seed", "5", "--lang", lang)).output
    assert realms_words(lang).format_about(form)[:40] in one_line(shown)
    assert re.search(f"^({WON_OR_LOST[lang]}|A draw|Unentschieden|Remis)", shown, re.MULTILINE)
    assert max(map(len, shown.splitlines())) <= 80


def test_people_and_bots_sit_in_any_seats() -> None:
    args = ("--format", "emperor", "--seat", "2", "--seat", "6", "--bots", "random,random,random,random", "--seed", "1")
    shown = one_line(typed(args=args).output)
    assert "Admiral 1 (random), Emperor 2 (a person), Admiral 3 (random)" in shown
    assert "Admiral 6 (a person)" in shown


def test_an_amount_is_typed_as_a_number() -> None:
    table = a_table("free-for-all", {1: a_seat(combat=7)})
    shown = played(table, (1,), "attack 3", "9", "0", "5", "quit")
    assert shown.count("how much combat to spend? Target: Seat 3") == 3
    assert "Type a number from 1 to 7" in shown
    assert "You: attack for 5 combat (target: Seat 3)" in shown


def test_how_much_is_asked_only_where_there_is_a_choice_and_can_be_taken_back() -> None:
    raid = a_table("raid", {1: a_seat(in_play=["war-world"]), 2: a_seat(combat=7)}, current=2)
    assert "You: War World damaged by 4 (owner: Boss 1)" in played(raid, (2,), "attack 1 war-world", "quit")
    free = a_table("free-for-all", {1: a_seat(combat=7)})
    assert "1  Attack Seat 2 (up to 7 of 50 authority)" in played(free, (1,), "attack 3", "undo").split("> undo")[1]


def test_many_cards_that_may_be_passed_on_are_one_line() -> None:
    at = {2: a_seat(trade=2, discard=["scout", "viper", "cutter", "ram"]), 1: a_seat(), 3: a_seat()}
    table = a_table("emperor", at, current=2, explorers=0)
    shown = played(table, (2,), "1", "", "1", "4", "pass 1 Viper", "quit")
    assert "1  Pass on a card for 1 trade (4 to choose from, to: Admiral 1)" in shown
    assert shown.count("Which one?") == 2
    assert "You: Cutter passed on for 1 trade (to: Admiral 1)" in shown
    assert "You: Viper passed on for 1 trade (to: Admiral 1)" in shown


def test_a_typed_card_after_a_seat_is_understood_in_the_own_language() -> None:
    table = a_table("free-for-all", {1: a_seat(combat=7), 3: a_seat(in_play=["war-world"])})
    assert "Du: Kriegs-Welt zerstört (Besitzer: Spieler 3)" in played(table, (1,), "attack 3 kriegs-welt", lang="de")


# Who sees the screen


def test_raiders_look_at_each_others_cards_and_the_boss_does_not() -> None:
    at = {1: a_seat(hand=["viper"]), 2: a_seat(deck=["scout"] * 5), 3: a_seat(hand=["brain-world"])}
    table = a_table("raid", at, seats=3, current=2)
    shown = played(table, (1, 2, 3), "", "end-turn", "end-turn", "end-turn", "", "", "table", "quit")
    raiders, boss = shown.split(SCREEN_CLEARED)
    assert "Next to decide: Raider 3.\n" in raiders
    assert raiders.count("Brain World") >= 2
    assert "Next to decide: Boss 1. Hand over the keyboard" in boss
    assert "Hand     Brain World" not in boss


def test_admirals_do_not_see_their_emperors_cards() -> None:
    table = a_table("emperor", {1: a_seat(deck=["scout"] * 5), 2: a_seat(hand=["brain-world"])})
    shown = played(table, (1, 2), "", "end-turn", "", "", "quit")
    first, second = shown.split(SCREEN_CLEARED)
    assert "Brain World" not in first
    assert "Hand     Brain World" in second


def a_hydra() -> Table:
    at = {
        1: a_seat(hand=["cutter"], trade=1), 2: a_seat(hand=["scout"], trade=2, deck=["viper"] * 5),
        3: a_seat(deck=["scout"] * 5), 4: a_seat(deck=["scout"] * 5),
    }  # fmt: skip
    return a_table("hydra", at, row=["ram"], explorers=0)


def test_a_teammates_move_hands_over_and_nothing_is_hidden() -> None:
    shown = played(a_hydra(), (1, 2), "", "play scout", "1 play cutter", "2: end-turn", "quit")
    assert SCREEN_CLEARED not in shown
    assert "Also in this turn: Teammate 2." in one_line(shown)
    told = [line.strip() for line in shown.splitlines() if line.startswith("  You:")]
    assert told == [
        "You: turn handed over (to: Teammate 2)",  # only Teammate 2 has a Scout
        "You: turn handed over (to: Teammate 1)",
        "You: turn handed over (to: Teammate 2)",
    ]
    assert "Teammate 2: Scout played (+1 trade)" in shown
    assert "Teammate 1: Cutter played (+2 trade, +4 authority)" in shown
    assert "Teammate 2: done for this turn" in shown
    assert shown.count("Trade row") == 1  # one table for those who share the screen


def test_what_only_a_team_can_pay_is_asked_of_the_teammate() -> None:
    shown = played(a_hydra(), (1, 2), "", "buy ram", "1", "quit")
    assert "Buy Ram (cost 3, 2 of it from teammates)" in shown
    assert "You: add 2 of your trade to buy Ram? Asked by: Teammate 1" in shown
    assert "Teammate 1: Ram bought" in shown


def test_combat_that_a_teammate_can_still_use_is_not_warned_of() -> None:
    at = {1: a_seat(combat=2), 2: a_seat(), 4: a_seat(deck=["scout"] * 5)}
    shown = played(a_table("hydra", at), (1, 2), "", "end-turn", "1 end-turn", "end-turn", "quit")
    before, after = shown.split("> end-turn", 1)
    assert "Done for now" in before
    assert "You: done for this turn" in after
    assert "Choose it again" not in after.split("> 1 end-turn")[0]


def test_of_others_turns_the_routine_is_left_out_and_the_log_has_it() -> None:
    args = ("--format", "hunter", "--seats", "4", "--bot", "random", "--seed", "3")
    shown = typed("1", "end-turn", "end-turn", "end-turn", "log", args=args).output
    news, log = shown.split("> log")
    assert not re.search(r"^  Seat \d: (\d cards|a card) drawn", news, re.MULTILINE)
    assert "Trade row: " not in news.split("choose an action")[2]
    assert re.search(r"^  Seat \d: (\d cards|a card) drawn", log, re.MULTILINE)


# Giving up, and the end


@pytest.mark.parametrize(
    ("form", "seat", "told"),
    [
        ("free-for-all", 1, "You are out of the match if you resign"),
        ("emperor", 1, "You are out of the match if you resign"),
        ("emperor", 2, "The other side wins if you resign"),
        ("raid", 1, "The other side wins if you resign"),
        ("raid", 2, "You are out of the match if you resign"),
        ("hydra", 1, "Your team gives up only when all its members do"),
    ],
)
def test_what_resigning_means_depends_on_the_format(form: str, seat: int, told: str) -> None:
    assert told in one_line(played(a_table(form, current=seat), (seat,), "resign", "quit"))


def test_a_hydra_gives_up_when_all_its_people_do_and_bots_agree() -> None:
    table = a_hydra()
    shown = played(table, (1, 2), "", "resign", "resign", "2 resign", "2 resign", "quit")
    assert "You: giving up proposed to the team" in shown
    assert "The match goes to Seat 3 and Seat 4 (by resignation)." in shown
    assert "You lose (by resignation)." in played(a_hydra(), (1,), "resign", "resign", "quit")


def test_the_others_play_on_when_nobody_at_the_screen_is_left() -> None:
    at = {1: a_seat(authority=3), 2: a_seat(hand=["viper"] * 3), 3: a_seat(hand=["viper"] * 3, authority=5)}
    table = a_table("free-for-all", at, options={"turn-limit": "40"})
    shown = one_line(played(table, (1,), "resign", "resign", "quit"))
    assert "You: out of the match (place 3)" in shown
    assert "Nobody at this screen is left in the match; the others play it to the end." in shown
    assert re.search(r"You lose|A draw", shown)
    assert re.search(r"Places: 1\. Seat [23] · [12]\. Seat [23] · 3\. You", shown)


def test_the_defeated_choose_what_they_leave_behind() -> None:
    at = {1: a_seat(combat=9), 2: a_seat(authority=2, hand=["cutter", "ram"]), 3: a_seat(), 4: a_seat()}
    table = a_table("raid", at, seats=4)
    shown = played(table, (1, 2), "", "attack 2", "2", "", "", "give ram", "target 4", "", "", "quit")
    assert "You: you are out – choose a card to leave to a teammate, or decline" in shown
    assert "You: choose who gets the card you leave behind (Ram)" in shown
    assert "You: Ram left behind (for: Raider 4)" in shown


def test_a_match_of_a_format_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    args = ("--format", "hydra", "--seats", "4", "--seat", "1", "--seat", "2", "--bot", "random", "--seed", "4")
    typed("", "1", f"save {file}", "quit", args=args)
    resumed = one_line(typed("", "quit", args=("--resume", str(file))).output)
    assert "Hydra: Two teams" in resumed
    assert "You and Teammate 2 to play" in resumed


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--format", "chess"), "expected duel, free-for-all"),
        (("--format", "hydra", "--seats", "5"), "hydra is played by 4 or 6"),
        (("--format", "raid", "--option", "format=hydra"), "expected one of them"),
        (("--format", "raid", "--seat", "4"), "3 seats"),
        (("--format", "raid", "--bots", "random"), "expected 2 bots"),
        (("--format", "raid", "--bots", "random,nobody"), "there is no bot nobody: there are random, calm, greedy"),
        (("--bot", "random", "--bots", "random"), "expected one of them"),
        (("--hot-seat", "--bots", "random"), "no --seat and no --bot"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(args: tuple[str, ...], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        typed(args=args)


# Records of formats


def a_record(form: str, seats: int, decisions: int = 120) -> Match[Any]:
    """A match between random players, stopped after so many decisions."""
    match: Match[Any] = Match(table_rules("realms", form, seats, {"turn-limit": "10"}), seed=seats)
    rng = Rng(seats)
    for _ in range(decisions):
        decision = match.decision
        if decision is None:
            break
        match.play(decision.actions[rng.below(len(decision.actions))])
    return match


@pytest.mark.parametrize(("form", "seats"), TABLES[1:])
def test_a_record_of_every_format_is_replayed_verified_and_tried(
    starlode: Commands, tmp_path: Path, form: str, seats: int
) -> None:
    match = a_record(form, seats)
    file = write(tmp_path / "record.json", match.record.dump())
    assert starlode.well("verify", file, "--seed", seats, "--json").json["right"]
    for seat in (*range(1, seats + 1), "all"):
        shown = starlode.well("replay", file, "--at", len(match.record.rows), "--seat", seat, "--lang", "pl").out
        assert max(map(len, shown.splitlines())) <= 80
    assert len(starlode.well("replay", file).out.splitlines()) > 50
    tried = starlode.well("try", file, "--json").json
    assert tried["position"] == match.position()
    position = write(tmp_path / "position.json", match.position())
    again = starlode.well(
        "try", position, "--format", form, "--seats", seats, "--option", "turn-limit=10", "--json"
    ).json
    assert (again["position"], again["decision"]) == (tried["position"], tried["decision"])
    shown = starlode.well("try", file, "--all", "--lang", "de").out
    assert match.decision is None or f"\n  {match.decision.options[0].action} " in shown


def test_a_row_of_a_teammate_without_a_row_that_hands_over_is_wrong(starlode: Commands, tmp_path: Path) -> None:
    match: Match[Any] = Match(rules("realms", format="hydra", start=1), seed=1)
    match.play("end-turn", seat=2)
    rows = match.record.rows
    assert rows[-2:] == ["1 hand-over 2", "2 end-turn"]
    wrong = Record("realms", match.rules.version, 4, match.record.options, [*rows[:-2], rows[-1]])
    ran = starlode("verify", write(tmp_path / "wrong.json", wrong.dump()))
    assert (ran.status, "It is another player’s move." in ran.out) == (1, True)
    assert starlode.well("verify", write(tmp_path / "right.json", match.record.dump())).status == 0


def test_tried_moves_may_be_anybodys(starlode: Commands, tmp_path: Path) -> None:
    match: Match[Any] = Match(rules("realms", format="hydra", start=1), seed=1)
    file = write(tmp_path / "record.json", match.record.dump())
    tried = starlode.well("try", file, "2 end-turn", "3 resign", "--json").json["position"]
    assert (tried["finished"], tried["conceded"]) == ([2], [3])
    assert "no seat 9" in starlode.refused("try", file, "9 resign")
    shown = starlode.well("try", file, "--all").out
    assert re.search(r"^Team 1 +authority 75$", shown, re.MULTILINE)
    assert "hand-over 2" in shown


# Simulating


@pytest.mark.parametrize(
    ("form", "seats", "sides"),
    [("free-for-all", 3, 3), ("hunter", 4, 4), ("hydra", 4, 2), ("emperor", 6, 2), ("raid", 5, 2)],
)
def test_wins_are_counted_by_side_and_by_seat(
    starlode: Commands, tmp_path: Path, form: str, seats: int, sides: int
) -> None:
    line = (
        "simulate",
        "--format",
        form,
        "--seats",
        seats,
        "--bots",
        "random",
        "--games",
        3,
        "--option",
        "turn-limit=60",
    )
    results = starlode.well(
        *line, "--jobs", 1, "--json", "--csv", tmp_path / "cards.csv", "--plot", tmp_path / "all.svg"
    ).json
    assert len(results["sides"]) == sides
    assert sum(side["wins"] for side in results["sides"]) + results["draws"] == 3
    for side in results["sides"]:
        assert {results["seats"][seat - 1]["wins"] for seat in side["seats"]} == {side["wins"]}
        assert side["interval"][0] <= side["win_rate"] <= side["interval"][1]
    assert sum(share["wins"] for share in results["turn_order"]) == sum(seat["wins"] for seat in results["seats"])
    assert results["options"]["format"] == form
    assert (tmp_path / "cards.csv").stat().st_size > 1000
    assert b"<svg" in (tmp_path / "all.svg").read_bytes()
    for lang in LANGUAGES:
        told = starlode.well(*line, "--jobs", 1, "--lang", lang).out
        assert realms_words(lang).format_name(form) in told.splitlines()[0]


def test_a_simulation_of_a_format_goes_on_where_it_stopped(starlode: Commands, tmp_path: Path) -> None:
    line = ("simulate", "--format", "raid", "--bots", "random,random,random", "--json", "--option", "turn-limit=20")
    file = tmp_path / "games.jsonl"
    starlode.well(*line, "--games", 1, "--resume", file)
    assert starlode.well(*line, "--games", 3, "--resume", file).json == starlode.well(*line, "--games", 3).json
    assert "games of another run" in starlode.refused(*line, "--seats", 4, "--bots", "random", "--resume", file)


def test_the_engine_is_measured_in_every_format(starlode: Commands) -> None:
    ran = starlode("bench", "engine", "--format", "hydra", "--seats", 6, "--seconds", 0.05, "--json")
    assert (ran.status, ran.json["format"], ran.json["seats"]) == (0, "hydra", 6)
    assert "hydra is played by 4 or 6" in starlode.refused("bench", "engine", "--format", "hydra", "--seats", 3)
