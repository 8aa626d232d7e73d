"""Games on all cores: short batches to processes of their own, so that stopping never takes long."""

import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Protocol, TypeVar

from starlode.bots.outside import kill_all

BATCH_SECONDS = 0.25
MOST_IN_A_BATCH = 500

G = TypeVar("G")
G_co = TypeVar("G_co", covariant=True)


class Player(Protocol[G_co]):
    """One who plays games by their numbers."""

    def play(self, number: int) -> G_co: ...
    def close(self) -> None: ...


class Work(Protocol[G_co]):
    """What games are played; it can be sent to another process."""

    def begin(self, stopped: Callable[[], bool]) -> Player[G_co]:
        """A player, who raises KeyboardInterrupt in the middle of a game once he is stopped."""
        ...


class Schedule(Protocol):
    """Which games are still to be given out."""

    def __len__(self) -> int: ...
    def take(self, most: int) -> list[int]: ...


class Numbers:
    """A schedule of games in their order."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = numbers
        self.given = 0

    def __len__(self) -> int:
        return len(self.numbers) - self.given

    def take(self, most: int) -> list[int]:
        numbers = list(self.numbers[self.given : self.given + most])
        self.given += len(numbers)
        return numbers


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(work: Work[G], schedule: Schedule, jobs: int) -> Generator[list[G], None, None]:
    """The games of a schedule as they finish, in whatever order; closing the iterator stops the work.

    Ctrl-C becomes a KeyboardInterrupt, at once where other processes play.
    """
    batches = Batches(schedule, jobs)
    with interrupts_wait() as interrupted:
        if jobs == 1:
            with closing(work.begin(interrupted.is_set)) as player:
                while batch := batches.next():
                    games, seconds = timed(player, batch)
                    batches.learn(len(games), seconds)
                    yield games
                    obey(interrupted)
            return
        with _pool(work, jobs) as pool:
            running: set[Future[tuple[list[G], float]]] = set()
            while True:
                with _no_interrupts():  # a new process must not meet Ctrl-C before it ignores it
                    while len(running) < 2 * jobs and (batch := batches.next()):
                        running.add(pool.submit(_play_batch, batch))
                if not running:
                    return
                finished, running = wait(running, timeout=BATCH_SECONDS, return_when=FIRST_COMPLETED)
                for future in finished:
                    games, seconds = future.result()
                    batches.learn(len(games), seconds)
                    yield games
                obey(interrupted)


@contextmanager
def interrupts_wait() -> Iterator[threading.Event]:
    """Remember Ctrl-C instead of raising it wherever the program happens to be: a lock taken then is never let go."""
    interrupted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield interrupted
        return
    before = signal.signal(signal.SIGINT, lambda number, frame: interrupted.set())
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)


def obey(interrupted: threading.Event) -> None:
    """Stop here, where nothing is half done, if Ctrl-C was pressed."""
    if interrupted.is_set():
        raise KeyboardInterrupt


class Batches:
    """Cuts a schedule into batches of about a quarter of a second, and smaller ones towards the end."""

    def __init__(self, schedule: Schedule, jobs: int) -> None:
        self.schedule = schedule
        self.jobs = jobs
        self.pace = BATCH_SECONDS  # seconds a game, at first unknown: single games

    def next(self) -> list[int]:
        size = min(int(BATCH_SECONDS / self.pace), MOST_IN_A_BATCH, len(self.schedule) // (2 * self.jobs))
        return self.schedule.take(max(size, 1))

    def learn(self, games: int, seconds: float) -> None:
        self.pace = max(seconds / games, 1e-6)


@contextmanager
def _pool(work: Work[Any], jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that start afresh everywhere, so that no platform differs; they leave when our end of a line closes."""
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, _begin, (work, theirs))
    try:
        yield pool
    except BaseException:
        ours.close()  # nobody waits for the games that are being played
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        ours.close()
        theirs.close()


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Hold Ctrl-C back for a moment; processes that are started meanwhile never get it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the processes

_player: Player[Any] | None = None


def _begin(work: Work[Any], line: Connection) -> None:
    global _player
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, args=(line,), daemon=True).start()
    _player = work.begin(lambda: False)


def _leave_with_parent(line: Connection) -> None:
    """A process whose parent was killed would wait for work forever, and programs for questions."""
    with suppress(OSError, EOFError):
        line.recv_bytes()
    kill_all()
    os._exit(1)


def _play_batch(numbers: list[int]) -> tuple[list[Any], float]:
    assert _player is not None
    return timed(_player, numbers)


def timed(player: Player[G], numbers: list[int]) -> tuple[list[G], float]:
    """The games of these numbers, and how many seconds they took."""
    begun = time.perf_counter()
    games = [player.play(number) for number in numbers]
    return games, time.perf_counter() - begun
