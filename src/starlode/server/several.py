"""`starlode serve --processes N`: processes that answer at the same address, and one that looks after them."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FrameType

SECONDS_TO_STOP = 20.0
PAUSE_SECONDS = 1.0  # before one that has ended is replaced: one that cannot start shall not be started without end
WATCH_SECONDS = 0.5
MOST = 64


class Several:
    """Starts so many processes, replaces one that ends, and ends with all of them."""

    def __init__(self, count: int, command: Sequence[str], listening: socket.socket, ready: Callable[[], None]) -> None:
        self._count, self._listening, self._ready = count, listening, ready
        self._command = [*command, "--socket", str(listening.fileno())]
        self._running: list[subprocess.Popen[str]] = []
        self._is_over = threading.Event()

    def run(self) -> int:
        """Until somebody stops us; the exit status, which is that of the first if they cannot even start."""
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._stop)
        self._running = [self._start() for _ in range(self._count)]
        if not all(map(_is_ready, self._running)):
            self._end()
            return next((process.returncode for process in self._running if process.returncode), 1)
        self._ready()
        while not self._is_over.wait(0.1):
            for n, process in enumerate(self._running):
                if process.poll() is not None and not self._is_over.wait(PAUSE_SECONDS):
                    self._running[n] = self._start()
        self._end()
        return 0

    def _start(self) -> subprocess.Popen[str]:
        handle = self._listening.fileno()
        # A group of its own: what is pressed at the keyboard is ours to hear.
        return subprocess.Popen(
            self._command, stdout=subprocess.PIPE, text=True, pass_fds=(handle,), start_new_session=True
        )

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._is_over.set()

    def _end(self) -> None:
        for process in self._running:
            with suppress(ProcessLookupError):
                process.terminate()
        end = time.monotonic() + SECONDS_TO_STOP
        for process in self._running:
            try:
                process.wait(max(end - time.monotonic(), 0.1))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def end_with(parent: int) -> None:
    """For one of several: whoever looks after us may be killed, and then nobody would."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH_SECONDS)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def _is_ready(process: subprocess.Popen[str]) -> bool:
    """Whether it says that it serves; else it has ended."""
    assert process.stdout is not None
    if process.stdout.readline():
        return True
    process.wait()
    return False


def command() -> list[str]:
    """What we were started with, for one of several."""
    rest, skip = list[str](), False
    for word in sys.argv[1:]:
        if skip or word == "--processes":
            skip = not skip
        elif word != "--open" and not word.startswith("--processes="):
            rest.append(word)
    return [sys.executable, "-m", "starlode", *rest]
