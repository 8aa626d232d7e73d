"""Games on all cores: short batches to processes of their own, so that stopping never takes long."""

import os
import signal
import threading
import time
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context, parent_process

from starlode.terminal.playing import Game, Playing, Settings

BATCH_SECONDS = 0.25
MOST_IN_A_BATCH = 500

Batch = tuple[list[Game], float]  # and how many seconds it took


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(settings: Settings, numbers: Sequence[int], jobs: int) -> Generator[list[Game], None, None]:
    """The games of these numbers as they finish, in whatever order; closing the iterator stops the work.

    Ctrl-C becomes a KeyboardInterrupt between two batches, never in the middle of anything.
    """
    batches = _Batches(numbers, jobs)
    with _interrupts_wait() as interrupted:
        if jobs == 1:
            playing = Playing(settings)
            while batch := batches.next():
                games, seconds = _timed(playing, batch)
                batches.learn(len(games), seconds)
                yield games
                _obey(interrupted)
            return
        with _pool(settings, jobs) as pool:
            running: set[Future[Batch]] = set()
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
                _obey(interrupted)


@contextmanager
def _interrupts_wait() -> Iterator[threading.Event]:
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


def _obey(interrupted: threading.Event) -> None:
    if interrupted.is_set():
        raise KeyboardInterrupt


class _Batches:
    """Cuts the numbers into batches of about a quarter of a second, and smaller ones towards the end."""

    def __init__(self, numbers: Sequence[int], jobs: int) -> None:
        self.numbers = numbers
        self.jobs = jobs
        self.given = 0
        self.pace = BATCH_SECONDS  # seconds a game, at first unknown: single games

    def next(self) -> list[int]:
        left = len(self.numbers) - self.given
        size = min(int(BATCH_SECONDS / self.pace), MOST_IN_A_BATCH, left // (2 * self.jobs))
        batch = list(self.numbers[self.given : self.given + max(size, 1)])
        self.given += len(batch)
        return batch

    def learn(self, games: int, seconds: float) -> None:
        self.pace = max(seconds / games, 1e-6)


@contextmanager
def _pool(settings: Settings, jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that start afresh everywhere, so that no platform differs."""
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (settings,))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


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

_playing: Playing | None = None


def _begin(settings: Settings) -> None:
    global _playing
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _playing = Playing(settings)


def _leave_with_parent() -> None:
    """A process whose parent was killed would wait for work forever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_batch(numbers: list[int]) -> Batch:
    assert _playing is not None
    return _timed(_playing, numbers)


def _timed(playing: Playing, numbers: list[int]) -> Batch:
    begun = time.perf_counter()
    games = [playing.play(number) for number in numbers]
    return games, time.perf_counter() - begun
