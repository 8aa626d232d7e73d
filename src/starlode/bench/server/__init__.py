"""What the server costs: real clients in a process of their own, records on the disk, and a bare echo beside it."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from starlode import _compiled
from starlode.bench.server.hosts import Clients, Host, allow_many_files, two_sides
from starlode.core.errors import BadInput
from starlode.games import games

Progress = Callable[[str], None]
Figures = dict[str, Any]

# Of the first game, its first way, and the first for the most players.
_GAME = games()[0]
_TWO, _MOST = next(iter(_GAME.ways)), max(_GAME.ways, key=lambda way: max(_GAME.ways[way]))
DUEL: dict[str, Any] = {"game": _GAME.name, "format": _TWO, "places": [{"me": True}, {}]}
SIX: dict[str, Any] = {"game": _GAME.name, "format": _MOST, "seats": 6, "places": [{"me": True}, *[{}] * 5]}
KEEN: dict[str, Any] = {"game": _GAME.name, "format": _TWO, "places": [{"me": True}, {"bot": "keen"}]}
DUELS, SIXES, BOTS = 100, 30, 100  # tables that are played at together
ECHOES, ECHO_BYTES = 100, 60  # sockets, and about as much as a move takes
WEIGHED, WEIGHED_MOVES = 200, 60  # tables, and how far each is played before it is weighed
HELD = 1000  # tables with two open pages each
WARM_UP = 0.5  # seconds, not counted
THINKING = 5.0  # seconds of a person's turn against a bot


def measure(parts: tuple[str, ...], seconds: float, rounds: int, progress: Progress) -> Figures:
    """The figures of these parts; of several rounds the best counts, because other work only ever makes one worse."""
    if sys.platform != "linux":
        raise BadInput("bad-bench-linux")
    allow_many_files()
    figures: Figures = {"engine": _compiled.status(), "seconds": seconds, "rounds": rounds}
    for name in parts:
        about, part = PARTS[name]
        progress(f"bench: {about} …")
        with tempfile.TemporaryDirectory(prefix="starlode-bench-") as data:
            figures |= part(Path(data), seconds, rounds)
    if "echo" in parts and "duel" in parts:
        figures["times_echo"] = round(figures["server_cpu_us_per_move"] / figures["echo_cpu_us"], 1)
    return figures


def _echo(_: Path, seconds: float, rounds: int) -> Figures:
    server_core, client_cores = two_sides()
    with Host("bench.server.echo", cores=server_core) as host, Clients(host, client_cores) as crowd:
        costs = []
        for _round in range(rounds):
            before = host.cpu
            told = crowd.do("echo", sockets=ECHOES, seconds=seconds, size=ECHO_BYTES)
            costs.append((_us(host.cpu - before, told["echoes"]), _us(told["cpu"], told["echoes"])))
    return dict(zip(("echo_cpu_us", "echo_client_cpu_us"), min(costs), strict=True))


def _duel(data: Path, seconds: float, rounds: int) -> Figures:
    server_core, client_cores = two_sides()
    with Host("server.unlimited", str(data), cores=server_core) as host, Clients(host, client_cores) as crowd:
        figures = _moves(host, crowd, DUELS, 2, DUEL, seconds, rounds)
        rate = figures["moves_per_s"] / 2
        tries = []
        for _ in range(rounds):
            crowd.do("seat", tables=DUELS, people=2, wanted=DUEL)
            crowd.do("play", seconds=WARM_UP)
            tries.append(crowd.do("pace", seconds=seconds, rate=rate))
            crowd.do("leave")
    best = min(tries, key=lambda each: each["p99_ms"])
    return {**figures, "half_rate": {"moves_per_s": round(rate), **best}}


def _six_seats(data: Path, seconds: float, rounds: int) -> Figures:
    server_core, client_cores = two_sides()
    with Host("server.unlimited", str(data), cores=server_core) as host, Clients(host, client_cores) as crowd:
        return {"six_seats": _moves(host, crowd, SIXES, 6, SIX, seconds, rounds)}


def _moves(
    host: Host, crowd: Clients, tables: int, people: int, wanted: dict[str, Any], seconds: float, rounds: int
) -> Figures:
    """Everybody moves as soon as he is asked."""
    stretches = []
    for _ in range(rounds):
        crowd.do("seat", tables=tables, people=people, wanted=wanted)
        crowd.do("play", seconds=WARM_UP)
        before = host.cpu
        told = crowd.do("play", seconds=seconds)
        cost = _us(host.cpu - before, told["moves"]), _us(told["cpu"], told["moves"])
        stretches.append((*cost, round(told["moves"] / told["seconds"])))
        crowd.do("leave")
    server, clients, _ = min(stretches)
    return {
        "server_cpu_us_per_move": server,
        "client_cpu_us_per_move": clients,
        "moves_per_s": max(rate for *_, rate in stretches),
    }


def _memory(data: Path, seconds: float, rounds: int) -> Figures:
    """What one more running table takes, its pages closed: they are weighed apart."""
    with Host("server.unlimited", str(data)) as host, Clients(host) as crowd:
        weights = []
        for _ in range(2):  # the first ones fill what the process has free, so that the others must grow it
            crowd.do("seat", tables=WEIGHED, people=2, wanted=DUEL)
            crowd.do("play", seconds=600.0, most=WEIGHED_MOVES)
            crowd.do("leave")
            weights.append(host.memory)
    return {"table_bytes": round((weights[1] - weights[0]) / WEIGHED), "table_moves": WEIGHED_MOVES}


def _sockets(data: Path, seconds: float, rounds: int) -> Figures:
    """Many open pages, of which one at each table loses its line and comes back."""
    with Host("server.unlimited", str(data)) as host, Clients(host) as crowd:
        crowd.do("seat", tables=HELD, people=2, wanted=DUEL, opened=False)
        before = host.memory
        came = crowd.do("come")
        grown = host.memory - before
        back = []
        for _ in range(rounds):
            crowd.do("cut", each=1)
            back.append(crowd.do("come"))
    fastest = min(each["seconds"] for each in back)
    told = {"tables": HELD, "held": came["sockets"], "socket_bytes": round(grown / came["sockets"])}
    return {"sockets": {**told, "reconnects": back[0]["sockets"], "reconnects_s": round(fastest, 2)}}


def _bots(data: Path, seconds: float, rounds: int) -> Figures:
    """People who think for a few seconds a turn, each against a bot; all cores are everybody's."""
    with Host("server.unlimited", str(data)) as host, Clients(host) as crowd:
        crowd.do("seat", tables=BOTS, people=1, wanted=KEEN)
        told = crowd.do("against_bots", seconds=max(seconds, 4 * THINKING), thinking=THINKING)
    return {"bots": {"tables": BOTS, "bot": "keen", "thinking_s": THINKING, **told}}


def _us(seconds: float, times: int) -> float:
    return round(seconds / max(times, 1) * 1e6, 1)


PARTS: dict[str, tuple[str, Callable[[Path, float, int], Figures]]] = {
    "echo": ("a bare echo", _echo),
    "duel": ("duels", _duel),
    "six-seats": ("six seats", _six_seats),
    "memory": ("tables in memory", _memory),
    "sockets": ("open pages", _sockets),
    "bots": ("bots", _bots),
}
