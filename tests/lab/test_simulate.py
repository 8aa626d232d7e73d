"""`starlode simulate`: the same games however many processes play them, and nothing lost when one is stopped."""

import json
import os
import signal
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from starlode.bots import make_bot
from starlode.bots.outside import Terms, arguments_of
from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, OVER
from starlode.lab.playing import Game, Playing, Settings, seed_of
from starlode.lab.realms.counts import RealmsCounts
from starlode.lab.tally import Share, Tally
from starlode.realms.rules import RealmsRules
from tests.bots.programs import FIRST_BOT, MISBEHAVING, command, of_file
from tests.prompt.commands import Commands, files_in, finish, process, wait_for

QUICK = ("simulate", "realms", "--bots", "greedy,random", "--jobs", "1", "--json")


def lines_of(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_the_results_add_up(starlode: Commands) -> None:
    results = starlode.well(*QUICK, "--games", 6).json
    greedy, random = results["bots"]
    assert [greedy["bot"], random["bot"]] == ["greedy", "random"]
    assert greedy["wins"] + random["wins"] + results["draws"] == results["games"] == 6
    assert greedy["games"] == greedy["first"]["games"] + greedy["second"]["games"] == 6
    assert results["first_player"]["wins"] + results["second_player"]["wins"] == 6 - results["draws"]
    assert greedy["interval"][0] <= greedy["win_rate"] <= greedy["interval"][1]
    assert len(results["cards"]) == 47
    assert all(card["wins"] <= card["decks"] <= card["bought"] for card in results["cards"].values())


def test_the_same_seed_gives_the_same_results_with_any_number_of_processes(starlode: Commands) -> None:
    line = ("simulate", "realms", "--games", 7, "--seed", 5, "--json", "--jobs")
    assert starlode.well(*line, 1).json == starlode.well(*line, 2).json
    assert starlode.well(*line, 1).json != starlode.well("simulate", "--games", 7, "--seed", 6, "--json").json


def test_the_seats_are_exchanged_on_the_same_deal() -> None:
    playing = Playing(Settings("realms", ("greedy", "random"), 3))
    games = [playing.play(number) for number in range(6)]
    assert [game.bots for game in games] == [(0, 1), (1, 0)] * 3
    assert all(game.first == other.first for game, other in zip(games[::2], games[1::2], strict=True))


@pytest.mark.parametrize("bots", [("greedy", "random"), ("greedy", "greedy"), ("random", "random")])
@pytest.mark.parametrize("number", [0, 3])
def test_a_game_is_what_the_bots_would_play_by_their_whole_views(bots: tuple[str, str], number: int) -> None:
    settings = Settings("realms", bots, 11, (("turn-limit", "60"),))
    assert Playing(settings).play(number) == played_carefully(settings, number)


def played_carefully(settings: Settings, number: int) -> Game:
    """The same game by the slow way: every bot is shown all that its seat sees, and everything it may choose."""
    rules = RealmsRules(dict(settings.options))
    seats = (1, 0) if number % 2 else (0, 1)
    bots = [make_bot(settings.bots[bot], "realms", seed_of(settings.seed, "bot", number, bot)) for bot in seats]
    deal = number if len(set(settings.bots)) == 1 else number // 2
    nature = Rng(seed_of(settings.seed, "deal", deal))
    bought: list[Counter[str]] = [Counter() for _ in seats]
    state = rules.new()
    state.sample(nature)
    first = int(state.actor) + 1
    decisions = 0
    while (actor := state.actor) != OVER:
        if actor == NATURE:
            state.sample(nature)
            continue
        line = bots[actor].choose(rules.view(state, actor), rules.decision(state))
        verb, _, card = line.partition(" ")
        if verb in ("buy", "acquire"):
            bought[actor][card] += 1
        state.apply(rules.read(state, line))
        decisions += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    turns = rules.position(state)["turn"]
    assert isinstance(turns, int)
    cards = tuple(dict(counted) for counted in bought)
    return Game(number, seats, first, outcome.winners, outcome.reason, turns, decisions, cards)


@pytest.mark.parametrize(
    ("share", "interval"),
    [(Share(8, 10), (0.4902, 0.9433)), (Share(0, 10), (0.0, 0.2775)), (Share(500, 1000), (0.4691, 0.5309))],
)
def test_intervals_are_wilsons(share: Share, interval: tuple[float, float]) -> None:
    assert share.interval == pytest.approx(interval, abs=5e-5)


def test_lengths_are_told_by_their_quartiles() -> None:
    tally = Tally(("greedy", "random"), RealmsRules().company, RealmsCounts(RealmsRules()))
    for number, turns in enumerate([10, 20, 30, 40, 50]):
        tally.add(Game(number, (0, 1), 1, (1,), "defeat", turns, 100, ({"cutter": 2}, {})))
    assert (tally.quartiles(), tally.mean_turns) == ([20, 30, 40], 30)
    assert (tally.cards["cutter"].bought, tally.cards["cutter"].decks) == (10, Share(5, 5))


def test_people_read_the_results_in_their_language(starlode: Commands) -> None:
    for lang, word in (("en", "Starting player"), ("de", "Startspieler"), ("pl", "Gracz rozpoczynający")):
        assert word in starlode.well(*QUICK[:-1], "--games", 2, "--lang", lang).out


def test_the_cards_go_to_a_table_and_the_results_to_a_picture(starlode: Commands, tmp_path: Path) -> None:
    starlode.well(*QUICK, "--games", 4, "--csv", tmp_path / "cards.csv", "--plot", tmp_path / "all.png")
    head, *rows = (tmp_path / "cards.csv").read_text(encoding="utf-8").splitlines()
    assert head == "card,faction,cost,bought,decks,wins,win_rate,low,high"
    assert len(rows) == 47
    assert (tmp_path / "all.png").read_bytes().startswith(b"\x89PNG")
    starlode.well(*QUICK, "--games", 1, "--plot", tmp_path / "all.svg", "--bots", "random,random", "--lang", "pl")
    assert b"<svg" in (tmp_path / "all.svg").read_bytes()


def test_without_matplotlib_a_picture_is_refused_before_anything_is_played(
    starlode: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "starlode[plot]" in starlode.refused("simulate", "--games", 10**7, "--plot", tmp_path / "all.png")


# Stopping and going on


def test_a_second_run_goes_on_where_the_first_stopped(starlode: Commands, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    starlode.well(*QUICK, "--games", 3, "--resume", file)
    before = file.read_bytes()
    results = starlode.well(*QUICK, "--games", 5, "--resume", file).json
    assert file.read_bytes().startswith(before)
    assert [line["number"] for line in lines_of(file)[1:]] == [0, 1, 2, 3, 4]
    assert results == starlode.well(*QUICK, "--games", 5).json
    # Nothing is left to play, and fewer games are the first ones.
    assert starlode.well(*QUICK, "--games", 5, "--resume", file).json == results
    assert starlode.well(*QUICK, "--games", 2, "--resume", file).json == starlode.well(*QUICK, "--games", 2).json
    assert len(lines_of(file)) == 6


@pytest.mark.parametrize("kept", [0.0, 0.02, 0.5, 0.9])
def test_a_line_that_was_cut_off_is_played_again(starlode: Commands, tmp_path: Path, kept: float) -> None:
    file = tmp_path / "games.jsonl"
    whole = starlode.well(*QUICK, "--games", 3, "--resume", file).json
    content = file.read_bytes()
    file.write_bytes(content[: int(len(content) * kept)])
    assert starlode.well(*QUICK, "--games", 3, "--resume", file).json == whole
    assert sorted(file.read_bytes().splitlines()) == sorted(content.splitlines())


@pytest.mark.parametrize("other", [("--seed", 1), ("--bots", "random,greedy"), ("--option", "discards=next-turn")])
def test_a_file_of_other_games_is_refused(starlode: Commands, tmp_path: Path, other: tuple[object, ...]) -> None:
    file = tmp_path / "games.jsonl"
    starlode.well(*QUICK, "--games", 1, "--resume", file)
    before = files_in(tmp_path)
    assert "games of another run" in starlode.refused(*QUICK, "--games", 2, "--resume", file, *other)
    assert files_in(tmp_path) == before


@pytest.mark.parametrize("content", [b"my poems\n", b"my poems", b"{}\n", b"[1]\n", bytes(range(256)), b"x" * 2**21])
def test_a_file_of_something_else_is_refused_and_kept(starlode: Commands, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "poems"
    file.write_bytes(content)
    assert "not a file of such games (expected starlode-simulation)" in starlode.refused(*QUICK, "--resume", file)
    assert file.read_bytes() == content


@pytest.mark.parametrize("damage", ["no JSON", "{}", '{"number": 0}', "[]", "7"])
def test_a_damaged_line_is_named(starlode: Commands, tmp_path: Path, damage: str) -> None:
    file = tmp_path / "games.jsonl"
    starlode.well(*QUICK, "--games", 3, "--resume", file)
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines[:2], damage, *lines[3:]]) + "\n", encoding="utf-8")
    before = files_in(tmp_path)
    assert "line 3" in starlode.refused(*QUICK, "--games", 4, "--resume", file)
    assert files_in(tmp_path) == before


def games_in(file: Path) -> int:
    return max(file.read_bytes().count(b"\n") - 1, 0) if file.exists() else 0


ENDLESS = ("simulate", "realms", "--games", 10**6, "--bots", "random,random", "--option", "turn-limit=30", "--json")


def test_ctrl_c_ends_cleanly_and_keeps_what_is_done(starlode: Commands, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    running = process(*ENDLESS, "--jobs", 2, "--resume", file)
    wait_for(lambda: games_in(file) > 3, running)
    os.killpg(running.pid, signal.SIGINT)
    out, err = finish(running)
    assert running.returncode == 1
    assert err.splitlines() == [f"Stopped after {games_in(file):,} of 1,000,000 games."]
    results = json.loads(out)
    assert (results["complete"], results["games"]) == (False, games_in(file))


def test_a_run_that_was_killed_goes_on(starlode: Commands, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    running = process(*ENDLESS, "--jobs", 2, "--resume", file)
    wait_for(lambda: games_in(file) > 3, running)
    running.kill()
    finish(running)
    # Its processes leave by themselves: the file is free again, and nobody is left in the group.
    wait_for(lambda: not group_lives(running.pid))
    games = games_in(file) + 3
    line = (*ENDLESS[:2], "--games", games, *ENDLESS[4:], "--jobs", 1)
    assert starlode.well(*line, "--resume", file).json == starlode.well(*line).json


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_two_runs_do_not_share_a_file(starlode: Commands, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    running = process(*ENDLESS, "--jobs", 1, "--resume", file)
    try:
        wait_for(lambda: games_in(file) > 0)
        assert "another run" in starlode.refused(*ENDLESS, "--resume", file)
    finally:
        running.kill()
        finish(running)


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a terminal of its own")
def test_progress_is_shown_on_a_terminal_only(starlode: Commands) -> None:
    ours, theirs = os.openpty()
    running = process(*QUICK, "--games", 4, stderr=theirs)
    os.close(theirs)
    out, _ = finish(running)
    shown = os.read(ours, 100_000).decode()
    os.close(ours)
    assert json.loads(out)["games"] == 4
    assert "4/4" in shown
    assert "games/s" in shown


# Bad input


@pytest.mark.parametrize(
    "line",
    [
        ["--games", "0"], ["--games", "-5"], ["--games", "many"], ["--games", "99999999999"],
        ["--bots", "nobody,random"], ["--bots", "greedy,random,greedy"], ["--bots", ""], ["--format", "chess"],
        ["--seed", "-1"], ["--seed", "x"], ["--jobs", "0"], ["--jobs", "-2"], ["--jobs", "some"], ["--jobs", "1000"],
        ["--option", "unheard=1"], ["--option", "turn-limit"], ["--option", "turn-limit=-4"], ["--lang", "fr"],
        ["--csv", "no/such/folder.csv"], ["--csv", "."], ["--resume", "."], ["--resume", "no/such/games"],
        ["--plot", "picture.txt"], ["--plot", "no/such/picture.png"], ["--csv", "same", "--resume", "same"], ["what"],
    ],
)  # fmt: skip
def test_bad_input_is_refused_and_nothing_written(
    starlode: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    starlode.refused("simulate", *([] if line == ["what"] else ["realms"]), *line)
    assert files_in(tmp_path) == {}


def test_a_number_is_expected_in_plain_words(starlode: Commands) -> None:
    assert "'many'; expected a whole number." in starlode.refused("simulate", "--games", "many")


def test_a_place_without_permission_is_refused(starlode: Commands, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    if os.access(tmp_path, os.W_OK):
        pytest.skip("this user may write everywhere")
    assert "no permission" in starlode.refused(*QUICK, "--csv", tmp_path / "cards.csv")


# Programs


def test_programs_play_and_their_faults_are_told(starlode: Commands, tmp_path: Path) -> None:
    line = ("simulate", "realms", "--games", 4, "--jobs", 2, "--option", "turn-limit=60", "--bots")
    bad = command(tmp_path, MISBEHAVING["crashes"])
    results = starlode.well(*line, f"{of_file(FIRST_BOT)},{bad}", "--json").json
    good, worse = results["bots"]
    assert (good["wins"], good["faults"]) == (4, {})
    assert (worse["wins"], worse["faults"]) == (0, {"crashed": 4})
    assert results["reasons"] == {"resigned": 4}
    assert f"Faults of {bad}: crashed 4" in starlode.well(*line, f"random,{bad}").out.replace("\n", "")


def test_where_greedy_takes_over_a_broken_program_plays_as_greedy(starlode: Commands, tmp_path: Path) -> None:
    line = ("simulate", "realms", "--games", 2, "--jobs", 1, "--json", "--on-fault", "default", "--bots")
    bad = command(tmp_path, MISBEHAVING["crashes"])
    broken, whole = (starlode.well(*line, f"{bot},random").json for bot in (bad, "greedy"))
    assert (broken["reasons"], broken["turns"], broken["cards"]) == (whole["reasons"], whole["turns"], whole["cards"])


@pytest.mark.parametrize(("form", "seats"), [("free-for-all", 3), ("hydra", 4), ("emperor", 6), ("raid", 3)])
def test_who_forfeits_loses_in_every_format(form: str, seats: int, tmp_path: Path) -> None:
    bad = command(tmp_path, MISBEHAVING["garbage"])
    options = (("format", form), ("seats", str(seats)), ("turn-limit", "60"))
    with closing(Playing(Settings("realms", (bad, "greedy"), 1, options, terms=Terms(forfeits=True)))) as playing:
        game = playing.play(0)
    assert {game.bots[seat - 1] for seat in game.winners} <= {1}
    assert all(faults in ({}, {"garbage": 1}) for faults in game.faults)


def test_programs_of_a_killed_run_are_gone(starlode: Commands, tmp_path: Path) -> None:
    file, note = tmp_path / "games.jsonl", tmp_path / "pids"
    begin = f"open({str(note)!r}, 'a').write(f'{{os.getpid()}}\\n')"
    bot = command(tmp_path, "say('{\"index\": 0}')", begin=begin)
    Path(arguments_of(bot)[1]).write_text(
        Path(arguments_of(bot)[1]).read_text(encoding="utf-8") + "time.sleep(600)\n", encoding="utf-8"
    )  # it does not leave by itself
    running = process(*ENDLESS[:4], "--bots", f"{bot},random", "--jobs", 2, "--resume", file)
    wait_for(lambda: games_in(file) > 3, running)
    running.kill()
    finish(running)
    pids = [int(line) for line in note.read_text(encoding="utf-8").split()]
    assert pids
    wait_for(lambda: not any(map(group_lives, pids)))
