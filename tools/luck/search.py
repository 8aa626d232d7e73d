"""What the search tells: tables of the arena and simulations, at least 400 games a point, kept game by game."""

import json
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from luck.policy import mirrored
from starlode.games import find, names
from starlode.lab.workers import cores as cores

SEED = "2026"
BUDGETS = (10, 30, 100, 300, 1000, 3000)
MEASURE = "relentless-1@100"  # whom every budget meets
GAMES = 400


@dataclass(frozen=True)
class Point:
    """One run of the arena or of a simulation, and about how many seconds of one core a game takes."""

    name: str
    command: tuple[str, ...]
    seconds: float


def points() -> list[Point]:
    """All of them, the most important first: what is long comes last."""
    found = []
    for game in names():
        for first, kind in (("relentless-1", "plain"), ("relentless", "advised")):
            for budget in BUDGETS:
                if f"{first}@{budget}" != MEASURE:
                    found.append(_arena(f"{game} budget {kind} {budget}", game, f"{first}@{budget}", 0.002 * budget))
        for level in ("novice", "calm", "keen", "sharp"):
            found.append(_arena(f"{game} level {level}", game, f"fierce,{level}", 0.5))
        found.append(_simulation(f"{game} first search", game, "fierce", 1.0, "--option", "start=1"))
    for game in names():
        for way, all_seats in find(game).ways.items():
            for seats in all_seats:
                if seats > 2:
                    where = (f"--{find(game).way}", way, "--seats", str(seats))
                    found.append(_simulation(f"{game} {way} {seats} search", game, "fierce@50", 0.4 * seats, *where))
    return sorted(found, key=lambda point: point.seconds)


def _arena(name: str, game: str, bots: str, seconds: float) -> Point:
    pair = bots if "," in bots else f"{bots},{MEASURE}"
    return Point(name, ("arena", game, "--bots", pair, "--games", str(GAMES), "--seed", SEED), 0.1 + seconds)


def _simulation(name: str, game: str, bot: str, seconds: float, *where: str) -> Point:
    return Point(name, ("simulate", game, "--bots", bot, *where, "--games", str(GAMES), "--seed", SEED), seconds)


def kept(folder: Path, name: str, sources: str) -> Path:
    """The file of a point's games; games of other sources are other games."""
    return folder / f"{name.replace(' ', '-')}-{sources}.jsonl"


def games_in(file: Path) -> int:
    return max(file.read_bytes().count(b"\n") - 1, 0) if file.exists() else 0


def play(folder: Path, wanted: list[Point], sources: str, jobs: int, until: float) -> None:
    """Play what is missing into its files until time is up; the next point begins where one leaves cores idle."""
    waiting = [point for point in wanted if games_in(kept(folder, point.name, sources)) < GAMES]
    running: list[tuple[Point, subprocess.Popen[bytes]]] = []
    while (waiting or running) and time.monotonic() < until:
        for point, process in [each for each in running if each[1].poll() is not None]:
            running.remove((point, process))
            _tell(f"{point.name}: {games_in(kept(folder, point.name, sources))} games")
        few = all(_left(folder, point, sources) * point.seconds < 3 * jobs for point, _ in running)
        if waiting and len(running) < 3 and few:
            point = waiting.pop(0)
            running.append((point, _started(folder, point, sources, jobs)))
        time.sleep(0.2)
    for _, process in running:
        process.send_signal(signal.SIGINT)  # ends its own processes; what was played is kept
    for _, process in running:
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


def _left(folder: Path, point: Point, sources: str) -> int:
    return GAMES - games_in(kept(folder, point.name, sources))


def _started(folder: Path, point: Point, sources: str, jobs: int) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "starlode", *_whole(point), "--jobs", str(jobs), "--json"]
    command += ["--resume", str(kept(folder, point.name, sources))]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)


def _whole(point: Point) -> tuple[str, ...]:
    return (*point.command, "--gauntlet") if point.command[0] == "arena" else point.command


def told(folder: Path, point: Point, sources: str) -> dict[str, Any]:
    """What came of a point that has all its games."""
    command = [sys.executable, "-m", "starlode", *_whole(point), "--json", "--jobs", "1"]
    file = kept(folder, point.name, sources)
    run = subprocess.run([*command, "--resume", str(file)], stdout=subprocess.PIPE, text=True, check=True)
    found, about = json.loads(run.stdout), {"command": " ".join(["starlode", *_whole(point), "--json"])}
    if point.command[0] == "simulate":
        return {**about, **{name: found[name] for name in ("games", "draws", "turns", "sides", "turn_order")}}
    first = found["tables"][0]["bots"][0]
    seconds = found["bots"][0]["turn_seconds"]["mean"]
    with file.open(encoding="utf-8") as lines:
        own, other = pairs([json.loads(line) for line in list(lines)[1:]])
    kept_figures = {key: first[key] for key in ("bot", "games", "wins", "draws", "losses", "score", "interval")}
    return {**about, **kept_figures, "turn_seconds": seconds, "mirrored": mirrored(own, other)}


def pairs(bouts: list[dict[str, Any]]) -> tuple[Any, Any]:
    """What the first bot got in both games of each deal."""
    got: dict[int, float] = {}
    for bout in bouts:
        game = bout["game"]
        seat = game["bots"].index(0) + 1
        got[game["number"]] = (seat in game["winners"]) / len(game["winners"]) if game["winners"] else 0.5
    deals = [number for number in sorted(got) if number % 2 == 0 and number + 1 in got]
    return np.array([got[deal] for deal in deals]), np.array([got[deal + 1] for deal in deals])


def _tell(line: str) -> None:
    print(f"luck: {line}", file=sys.stderr, flush=True)
