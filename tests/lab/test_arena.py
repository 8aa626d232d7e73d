"""`starlode arena`: everybody meets everybody on mirrored deals, and nothing stops it."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from starlode.bots.outside import arguments_of
from starlode.core.company import Company
from starlode.core.errors import BadInput
from starlode.lab.arena.standings import Schedule, Standings
from starlode.lab.arena.tournament import Bout, Contest, Tournament, meetings
from starlode.lab.playing import Game, Settings, Watched
from starlode.lab.statistics.sequential import Sprt
from starlode.realms.rules import RealmsRules
from tests.bots.programs import FIRST_BOT, MISBEHAVING, command, of_file
from tests.depth import one_a_day
from tests.lab.test_simulate import group_lives
from tests.prompt.commands import Commands, files_in, finish, process, wait_for

QUICK = ("arena", "realms", "--option", "turn-limit=40", "--jobs", "1", "--json")


def untimed(results: Any) -> Any:
    """The results without what a clock tells."""
    for bot in results["bots"]:
        del bot["turn_seconds"]["mean"], bot["turn_seconds"]["p95"], bot["turn_seconds"]["max"]
    return results


def table(form: str, seats: int) -> Company:
    return RealmsRules({"format": form, "seats": str(seats)}).company


# Who meets whom


@pytest.mark.parametrize(
    ("form", "seats", "bots", "tables"),
    [
        ("duel", 2, "ABC", ["AB", "AC", "BC"]),
        ("hydra", 4, "ABC", ["AB", "AC", "BC"]),
        ("raid", 5, "AB", ["AB"]),
        ("free-for-all", 3, "ABC", ["ABC"]),
        ("free-for-all", 3, "ABCD", ["ABC", "ABD", "ACD", "BCD"]),
        ("free-for-all", 4, "AB", ["AB", "BA"]),
        ("free-for-all", 4, "ABC", ["AB", "AC", "BA", "BC", "CA", "CB"]),
    ],
)
def test_everybody_meets_everybody(form: str, seats: int, bots: str, tables: list[str]) -> None:
    found = meetings(table(form, seats), tuple(bots))
    assert ["".join(bots[bot] for bot in each) for each in found] == tables


def test_in_a_gauntlet_only_the_first_meets_the_others() -> None:
    assert meetings(table("duel", 2), ("a", "b", "c"), gauntlet=True) == ((0, 1), (0, 2))
    assert meetings(table("free-for-all", 4), ("a", "b"), gauntlet=True) == ((0, 1),)


@pytest.mark.parametrize("bots", [(), ("A",), ("A", "A"), ("A", "B", "A")])
def test_bots_that_do_not_differ_are_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadInput, match="two or more that differ"):
        meetings(table("duel", 2), bots)


def a_tournament(*bots: str, seed: int = 1) -> Tournament:
    settings = Settings("realms", bots, seed, (("turn-limit", "40"),))
    return Tournament(settings, meetings(table("duel", 2), bots))


def test_a_deal_is_played_twice_with_the_sides_exchanged_and_is_the_same_at_all_tables() -> None:
    tournament = a_tournament("greedy", "random", "first")
    tournament = replace(tournament, settings=replace(tournament.settings, bots=("greedy", "random", "greedy")))
    contest = Contest(tournament)
    bouts = [contest.play(number) for number in range(6)]
    assert [(bout.table, bout.game.number, bout.game.bots) for bout in bouts] == [
        (0, 0, (0, 1)), (1, 0, (0, 1)), (2, 0, (0, 1)), (0, 1, (1, 0)), (1, 1, (1, 0)), (2, 1, (1, 0))
    ]  # fmt: skip
    assert len({bout.game.first for bout in bouts}) == 1
    contest.close()


# What it adds up to


def test_the_results_add_up(starlode: Commands) -> None:
    results = starlode.well(*QUICK, "--bots", "greedy,random", "--games", 7).json
    greedy, random = results["bots"]
    assert (results["complete"], results["games"], results["played"]) == (True, 8, 8)  # whole deals
    assert greedy["score"] + random["score"] == 1
    assert greedy["wins"] == random["losses"]
    assert greedy["interval"][0] <= greedy["score"] <= greedy["interval"][1]
    assert greedy["rating"]["mu"] > random["rating"]["mu"]
    assert greedy["turn_seconds"]["turns"] > 0
    assert 0 < greedy["turn_seconds"]["mean"] <= greedy["turn_seconds"]["max"]
    (duel,) = results["tables"]
    assert [entry["bot"] for entry in duel["bots"]] == ["greedy", "random"]
    assert duel["bots"][0]["fair"] == 0.5


def test_the_same_seed_gives_the_same_results_with_any_number_of_processes(starlode: Commands) -> None:
    line = (*QUICK, "--bots", "greedy,random", "--games", 40, "--sprt", "0.5,0.6", "--jobs")
    assert untimed(starlode.well(*line, 1).json)["tables"] == untimed(starlode.well(*line, 2).json)["tables"]


@pytest.mark.parametrize(
    ("line", "fair"),
    [
        (("--format", "free-for-all", "--seats", "4"), 0.25),
        (("--format", "hydra", "--seats", "4"), 0.5),
        (("--format", "hunter", "--seats", "3"), 1 / 3),
        (("--format", "emperor"), 0.5),
        (("--format", "raid", "--seats", "3"), 0.5),
    ],
)
def test_every_format_has_its_fair_share(starlode: Commands, line: tuple[str, ...], fair: float) -> None:
    results = starlode.well(*QUICK, *line, "--bots", "greedy,random", "--games", 2).json
    for entry in results["tables"]:
        assert sum(bot["score"] for bot in entry["bots"]) == pytest.approx(1)
        assert entry["bots"][0]["fair"] == pytest.approx(fair, abs=1e-5)


def test_cave_in_has_an_arena_too(starlode: Commands) -> None:
    results = starlode.well("arena", "cavein", "--bots", "greedy,random", "--games", 2, "--jobs", 1, "--json").json
    assert results["games"] == 2
    assert "Tisch" in starlode.well("arena", "cavein", "--seats", 3, "--games", 1, "--jobs", 1, "--lang", "de").out


def bout(number: int, winner: int, bots: tuple[int, int]) -> Bout:
    game = Game(number, bots, 1, (winner,) if winner else (), "defeat", 9, 99, ({}, {}))
    return Bout(number, 0, Watched(game, (1, 2), ((0.1,), (0.2,)), ("", "")))


def test_only_whole_deals_count() -> None:
    standings = Standings(a_tournament("A", "B"), table("duel", 2))
    for each in (bout(0, 1, (0, 1)), bout(1, 1, (1, 0)), bout(2, 1, (0, 1))):
        standings.add(each)
    assert (standings.done, standings.games) == (3, 2)
    assert [score.estimate.rate for score in standings.scores()] == [0.5, 0.5]


def test_a_draw_is_shared() -> None:
    standings = Standings(a_tournament("A", "B"), table("duel", 2))
    standings.add(bout(0, 0, (0, 1)))
    standings.add(bout(1, 2, (1, 0)))
    first, second = standings.scores()
    assert (first.estimate.rate, first.wins, first.draws) == (0.75, 1, 1)
    assert (second.estimate.rate, second.wins, second.draws) == (0.25, 0, 1)


def test_a_table_stops_when_the_answer_is_sure_and_nothing_later_counts() -> None:
    standings = Standings(a_tournament("A", "B"), table("duel", 2), Sprt())
    schedule = Schedule(standings, 400, set())
    assert (len(schedule), schedule.take(4)) == (400, [0, 1, 2, 3])
    for number in reversed(range(60)):  # whichever is finished first
        standings.add(bout(number, 1 + number % 2, (0, 1) if number % 2 == 0 else (1, 0)))
    assert standings.tables[0].verdict == "high"
    assert (standings.games, standings.done) == (18, 60)
    assert (len(schedule), schedule.take(9)) == (0, [])


def test_the_tables_take_turns() -> None:
    standings = Standings(a_tournament("A", "B", "C"), table("duel", 2))
    schedule = Schedule(standings, 2, {0, 4})
    assert (len(schedule), schedule.take(3), schedule.take(9)) == (4, [1, 2, 3], [5])


def test_people_read_the_results_in_their_language(starlode: Commands) -> None:
    line = ("arena", "--bots", "greedy,random", "--games", 40, "--sprt", "--jobs", 1)
    for lang, words in (("en", ("mean turn", "60.0% or more")), ("de", ("mittlerer Zug", "60,0 % oder mehr")),
                        ("pl", ("średnia tura", "60,0% lub więcej"))):  # fmt: skip
        out = starlode.well(*line, "--lang", lang).out
        assert all(word in out for word in words)


def test_the_results_go_to_a_table_and_a_picture(starlode: Commands, tmp_path: Path) -> None:
    line = (*QUICK, "--bots", f"greedy,random,{of_file(FIRST_BOT)}", "--games", 2)
    starlode.well(*line, "--csv", tmp_path / "all.csv", "--plot", tmp_path / "all.png", "--sprt")
    head, *rows = (tmp_path / "all.csv").read_text(encoding="utf-8").splitlines()
    assert head == "table,bot,games,wins,draws,losses,score,low,high,fair,llr,verdict"
    assert len(rows) == 6
    assert (tmp_path / "all.png").read_bytes().startswith(b"\x89PNG")


# Programs


def test_a_program_that_fails_loses_and_the_others_play_on(starlode: Commands, tmp_path: Path) -> None:
    bad = command(tmp_path, "say('my mistake')", begin="print('I am not well', file=sys.stderr)")
    bots = f"{bad},greedy,{of_file(FIRST_BOT)}"
    results = starlode.well(*QUICK, "--bots", bots, "--games", 2, "--jobs", 2).json
    failing, _, example = results["bots"]
    assert (failing["faults"], failing["wins"], example["faults"]) == ({"garbage": 4}, 0, {})
    out = " ".join(starlode.well(*QUICK[:-1], "--bots", bots, "--games", 2).out.split())
    assert "unreadable 4" in out
    assert "It said: I am not well" in out


@pytest.mark.parametrize("how", ["silent", "noisy", "endless-line", "closes", "crashes"])
def test_no_program_stops_the_arena(starlode: Commands, tmp_path: Path, how: str) -> None:
    bots = f"{command(tmp_path, MISBEHAVING[how])},random"
    results = starlode.well(*QUICK, "--bots", bots, "--games", 2, "--turn-seconds", 0.3).json
    assert (results["complete"], results["bots"][0]["losses"]) == (True, 2)


def test_a_program_may_be_replaced_instead(starlode: Commands, tmp_path: Path) -> None:
    bots = f"{command(tmp_path, MISBEHAVING['crashes'])},random"
    results = starlode.well(*QUICK, "--bots", bots, "--games", 2, "--on-fault", "default").json
    assert results["bots"][0]["faults"] == {"crashed": 6}
    assert results["bots"][0]["losses"] == 0


def noted(folder: Path, note: Path, asked: str) -> str:
    """A program that notes the numbers of its processes, and does not leave by itself."""
    bot = command(folder, asked, begin=f"open({str(note)!r}, 'a').write(f'{{os.getpid()}}\\n')")
    with Path(arguments_of(bot)[1]).open("a", encoding="utf-8") as file:
        file.write("time.sleep(600)\n")
    return bot


def pids_in(note: Path) -> list[int]:
    return [int(line) for line in note.read_text(encoding="utf-8").split()]


def test_the_programs_are_gone_at_the_end(starlode: Commands, tmp_path: Path) -> None:
    note = tmp_path / "pids"
    bot = noted(tmp_path, note, "say('{\"index\": 0}')")
    starlode.well(*QUICK, "--bots", f"{bot},random", "--games", 6, "--jobs", 2)
    assert 1 <= len(pids_in(note)) <= 2  # each process of ours keeps one
    wait_for(lambda: not any(map(group_lives, pids_in(note))))


# Stopping and going on


def bouts_in(file: Path) -> int:
    return max(file.read_bytes().count(b"\n") - 1, 0) if file.exists() else 0


ENDLESS = ("arena", "realms", "--games", 10**6, "--bots", "greedy,random", "--option", "turn-limit=30", "--json")


def test_a_second_run_goes_on_where_the_first_stopped(starlode: Commands, tmp_path: Path) -> None:
    file = tmp_path / "bouts.jsonl"
    line = (*QUICK, "--bots", "greedy,random")
    starlode.well(*line, "--games", 4, "--resume", file)
    before = file.read_bytes()
    results = starlode.well(*line, "--games", 8, "--resume", file, "--sprt").json
    assert file.read_bytes().startswith(before)
    assert bouts_in(file) == 8
    fresh = starlode.well(*line, "--games", 8, "--sprt").json
    assert untimed(results) == untimed(fresh)
    file.write_bytes(before[:-20])  # cut off when a run was killed
    assert untimed(starlode.well(*line, "--games", 4, "--resume", file).json)["games"] == 4
    assert bouts_in(file) == 4


@pytest.mark.parametrize("other", [("--seed", 1), ("--bots", "random,greedy"), ("--option", "discards=next-turn")])
def test_a_file_of_another_tournament_is_refused(starlode: Commands, tmp_path: Path, other: tuple[object, ...]) -> None:
    file = tmp_path / "bouts.jsonl"
    starlode.well(*QUICK, "--bots", "greedy,random", "--games", 1, "--resume", file)
    before = files_in(tmp_path)
    line = (*QUICK, *(() if other[0] == "--bots" else ("--bots", "greedy,random")), *other)
    assert "games of another run" in starlode.refused(*line, "--resume", file)
    assert files_in(tmp_path) == before


@pytest.mark.parametrize("content", [b"my poems\n", b'{"starlode-simulation":2}\n'])
def test_a_file_of_something_else_is_refused_and_kept(starlode: Commands, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "poems"
    file.write_bytes(content)
    told = starlode.refused(*QUICK, "--bots", "greedy,random", "--resume", file)
    assert "not a file of such games (expected starlode-arena)" in told
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "damage", ['{}', '{"number": 0}', "[]", '"x"', '{"number":0,"game":{},"places":[],"seconds":[],"said":[]}']
)  # fmt: skip
def test_a_damaged_line_is_named(starlode: Commands, tmp_path: Path, damage: str) -> None:
    file = tmp_path / "bouts.jsonl"
    line = (*QUICK, "--bots", "greedy,random", "--games", 2, "--resume", file)
    starlode.well(*line)
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([lines[0], damage, *lines[2:]]) + "\n", encoding="utf-8")
    assert "line 2" in starlode.refused(*line)


def test_a_program_that_cannot_be_started_is_refused(starlode: Commands) -> None:
    told = starlode.refused(*QUICK, "--bots", "cmd:./no-such-program --fast,greedy", "--games", 2)
    assert "no-such-program" in told


def test_ctrl_c_prints_what_is_known(tmp_path: Path) -> None:
    file = tmp_path / "bouts.jsonl"
    running = process(*ENDLESS, "--jobs", 2, "--resume", file)
    wait_for(lambda: bouts_in(file) > 5, running)
    os.killpg(running.pid, signal.SIGINT)
    out, err = finish(running)
    assert running.returncode == 1
    results = json.loads(out)
    assert err.splitlines() == [f"Stopped; games that count: {results['games']}."]
    assert (results["complete"], results["played"]) == (False, bouts_in(file))
    assert results["bots"][0]["games"] == results["games"] > 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_does_not_wait_for_a_program_that_thinks(tmp_path: Path, jobs: int) -> None:
    note = tmp_path / "thinks"
    bot = command(tmp_path, f"open({str(note)!r}, 'w').close(); time.sleep(0.5); say('{{\"index\": 0}}')")
    running = process("arena", "realms", "--bots", f"{bot},random", "--games", 50, "--jobs", jobs, "--json")
    wait_for(note.exists, running)
    os.killpg(running.pid, signal.SIGINT)
    out, _ = finish(running)
    assert (running.returncode, json.loads(out)["complete"]) == (1, False)


def test_a_run_that_was_killed_goes_on(starlode: Commands, tmp_path: Path) -> None:
    file = tmp_path / "bouts.jsonl"
    running = process(*ENDLESS, "--jobs", 2, "--resume", file)
    wait_for(lambda: bouts_in(file) > 5, running)
    running.kill()
    finish(running)
    wait_for(lambda: not group_lives(running.pid))
    games = bouts_in(file) // 2 * 2 + 4
    line = (*ENDLESS[:2], "--games", games, *ENDLESS[4:], "--jobs", 1)
    assert untimed(starlode.well(*line, "--resume", file).json)["bots"] == untimed(starlode.well(*line).json)["bots"]


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a terminal of its own")
def test_progress_is_shown_on_a_terminal_only(starlode: Commands) -> None:
    ours, theirs = os.openpty()
    running = process(*QUICK, "--bots", "greedy,random", "--games", 4, stderr=theirs)
    os.close(theirs)
    out, _ = finish(running)
    shown = os.read(ours, 100_000).decode()
    os.close(ours)
    assert json.loads(out)["games"] == 4
    assert "4/4" in shown


# On a cluster


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A local Ray of two workers, for a command in another process to find."""
    ray = pytest.importorskip("ray")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # a test tells nobody
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        yield ray.get_runtime_context().gcs_address
    finally:
        ray.shutdown()


def test_a_ray_cluster_plays_the_same_games(starlode: Commands, cluster: str, tmp_path: Path) -> None:
    bots = f"greedy,random,{of_file(FIRST_BOT)}"
    line = ("arena", "realms", "--option", "turn-limit=40", "--bots", bots, "--games", 6, "--json")
    running = process(*line, "--ray", cluster, "--resume", tmp_path / "bouts.jsonl")
    out, err = finish(running)
    assert (running.returncode, err) == (0, "")
    assert untimed(json.loads(out)) == untimed(starlode.well(*line, "--jobs", 1).json)
    assert bouts_in(tmp_path / "bouts.jsonl") == 18


def test_a_cluster_plays_a_game_that_is_registered_by_the_environment(
    starlode: Commands, cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cluster was started before, without it: its workers have the games of whoever asks."""
    monkeypatch.setenv("STARLODE_GAMES", "tests.third.pearls")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    line = ("arena", "pearls", "--bots", "greedy,random", "--games", 4, "--json")
    running = process(*line, "--ray", cluster)
    out, err = finish(running)
    assert (running.returncode, err) == (0, "")
    assert untimed(json.loads(out)) == untimed(starlode.well(*line, "--jobs", 1).json)


def test_ctrl_c_stops_a_cluster_too_and_its_programs(cluster: str, tmp_path: Path) -> None:
    file, note = tmp_path / "bouts.jsonl", tmp_path / "pids"
    bot = noted(tmp_path, note, "time.sleep(0.01); say('{\"index\": 0}')")
    running = process(
        *ENDLESS[:4], "--json", "--bots", f"{bot},random", "--ray", cluster, "--jobs", 2, "--resume", file
    )
    wait_for(lambda: bouts_in(file) > 2, running)
    os.killpg(running.pid, signal.SIGINT)
    out, err = finish(running)
    results = json.loads(out)
    assert (running.returncode, results["complete"]) == (1, False)
    assert err.splitlines()[-1] == f"Stopped; games that count: {results['games']}."
    wait_for(lambda: not any(map(group_lives, pids_in(note))))


def test_a_worker_that_is_lost_costs_no_game(cluster: str, tmp_path: Path) -> None:
    file, note = tmp_path / "bouts.jsonl", tmp_path / "pids"
    asked = "say('{\"index\": 0}')"
    bot = command(tmp_path, asked, begin=f"open({str(note)!r}, 'a').write(f'{{os.getppid()}}\\n')")
    line = ("arena", "realms", "--option", "turn-limit=20", "--bots", f"{bot},random", "--games", 40, "--json")
    running = process(*line, "--ray", cluster, "--jobs", 2, "--resume", file)
    wait_for(lambda: bouts_in(file) > 2, running)
    os.kill(pids_in(note)[0], signal.SIGKILL)
    out, _ = finish(running)
    assert (running.returncode, json.loads(out)["games"]) == (0, 40)
    assert len(pids_in(note)) > 2


def test_without_ray_a_cluster_is_refused(starlode: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "starlode[ray]" in starlode.refused(*QUICK, "--bots", "greedy,random", "--ray", "auto")


@pytest.mark.parametrize("address", one_a_day("no:such:address", "127.0.0.1:1", "127.0.0.1:99999"))
def test_a_cluster_that_is_not_there_is_refused(address: str) -> None:
    pytest.importorskip("ray")
    running = process(*QUICK, "--bots", "greedy,random", "--ray", address)
    out, err = finish(running)
    assert (running.returncode, out) == (2, "")
    assert err.splitlines()[-1].startswith(f"starlode: --ray {address}: there is no such cluster")


# Bad input


@pytest.mark.parametrize(
    "line",
    [
        ["--games", "0"], ["--games", "2000000"], ["--bots", "greedy"], ["--bots", "greedy,greedy"], ["--bots", ""],
        ["--bots", "nobody,random"], ["--bots", "cmd:,random"], ["--bots", 'cmd:"x,random'], ["--seed", "-1"],
        ["--jobs", "0"], ["--sprt", "0.6,0.5"], ["--turn-seconds", "0"], ["--on-fault", "cry"], ["--lang", "fr"],
        ["--csv", "."], ["--plot", "picture.txt"], ["--csv", "same", "--resume", "same"], ["--format", "chess"],
        ["--format", "free-for-all", "--seats", "3", "--bots", "greedy,random,cmd:true", "--sprt", "0.4,0.5"],
    ],
)  # fmt: skip
def test_bad_input_is_refused_and_nothing_written(
    starlode: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    starlode.refused("arena", "realms", *line)
    assert files_in(tmp_path) == {}
