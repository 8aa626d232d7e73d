"""A program that is talked to line by line; it can be slow, silent, noisy or gone, and never keeps us waiting."""

import atexit
import os
import selectors
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO

from starlode.bots.outside.terms import Fault
from starlode.core.errors import BadInput

MOST_ANSWER = 64 * 1024  # bytes of a line
MOST_KEPT = 2000  # bytes of what it last wrote to standard error
MOST_SAID = 200  # letters of the one line that is told
CHUNK = 64 * 1024
LEAVING_SECONDS = 0.5

_alive: set["Program"] = set()
_leaving = threading.Event()  # no program is wanted any more, not even by somebody who is just starting one


class Program:
    """A process in a group of its own, so that what it starts can be ended with it."""

    def __init__(self, arguments: Sequence[str], clock: Callable[[], float] = time.monotonic) -> None:
        """Start it, or raise the fault that it is missing."""
        if not hasattr(os, "killpg"):
            raise BadInput("bad-program-here")
        self._clock = clock
        self._heard = b""  # of its answer
        self._said = b""  # on standard error
        try:
            self._process = subprocess.Popen(
                arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},  # a print is an answer at once
            )
        except (OSError, ValueError) as trouble:
            raise Fault("missing", str(trouble)) from None
        _alive.add(self)
        if _leaving.is_set():
            self._kill_group()
        self._selector = selectors.DefaultSelector()
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    @property
    def group(self) -> int:
        """The number of its process group."""
        return self._process.pid

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Its next line after this one, or the fault that there is none in time."""
        if self._heard:
            raise Fault("garbage", self.said)  # an answer that nobody asked for
        until = self._clock() + seconds
        self._talk(line, until, wants_answer=True)
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    def tell(self, line: bytes, seconds: float) -> None:
        """Send a line that needs no answer."""
        self._talk(line, self._clock() + seconds, wants_answer=False)

    def leave(self, line: bytes) -> None:
        """Say goodbye, wait a moment, and end whatever is still there."""
        with suppress(Fault):
            self.tell(line, LEAVING_SECONDS)
        with suppress(OSError):
            self._stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVING_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it and everything in its group, at once."""
        if self not in _alive:
            return
        self._kill_group()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVING_SECONDS)
        _alive.discard(self)
        self._selector.close()
        for pipe in (self._stdin, self._stdout, self._stderr):
            with suppress(OSError):
                pipe.close()

    def _kill_group(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.group, signal.SIGKILL)

    @property
    def said(self) -> str:
        """The last line that it wrote to standard error."""
        lines = [line.strip() for line in self._said.decode(errors="replace").splitlines()]
        last = next((line for line in reversed(lines) if line), "")
        return "".join(letter if letter.isprintable() else "?" for letter in last)[:MOST_SAID]

    # Both directions at once: whoever only writes waits forever for one who writes, too.

    def _talk(self, line: bytes, until: float, wants_answer: bool) -> None:
        unsent = self._send(line)
        if unsent:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        try:
            while unsent or (wants_answer and b"\n" not in self._heard):
                left = until - self._clock()
                if left <= 0:
                    raise Fault("timeout", self.said)
                for key, _ in self._selector.select(left):
                    if key.fileobj is self._stdin:
                        unsent = self._send(unsent)
                        if not unsent:
                            self._selector.unregister(self._stdin)
                    elif key.fileobj is self._stdout:
                        self._hear()
                    else:
                        self._overhear()
        finally:
            if unsent:
                self._selector.unregister(self._stdin)

    def _send(self, line: bytes) -> bytes:
        """Send what fits; the rest."""
        try:
            return line[os.write(self._stdin.fileno(), line) :]
        except BlockingIOError:
            return line
        except OSError:
            raise self._crash() from None

    def _hear(self) -> None:
        chunk = _read(self._stdout)
        if not chunk:
            raise self._crash()
        self._heard += chunk
        if len(self._heard.partition(b"\n")[0]) > MOST_ANSWER:
            raise Fault("too-long", self.said)

    def _overhear(self) -> None:
        """What is said aside is let go, except for the end of it: somebody may have to find a mistake."""
        chunk = _read(self._stderr)
        if not chunk:
            self._selector.unregister(self._stderr)
        self._said = (self._said + chunk)[-MOST_KEPT:]

    def _crash(self) -> Fault:
        """It is gone; its last words may still be in the pipe."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVING_SECONDS)
        with suppress(OSError):
            while chunk := os.read(self._stderr.fileno(), CHUNK):
                self._said = (self._said + chunk)[-MOST_KEPT:]
                if self._process.poll() is None:
                    break  # it lives and talks on
        return Fault("crashed", self.said)

    @property
    def _stdin(self) -> IO[bytes]:
        return _there(self._process.stdin)

    @property
    def _stdout(self) -> IO[bytes]:
        return _there(self._process.stdout)

    @property
    def _stderr(self) -> IO[bytes]:
        return _there(self._process.stderr)


def _there(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _read(pipe: IO[bytes]) -> bytes:
    try:
        return os.read(pipe.fileno(), CHUNK)
    except OSError:
        return b""


def kill_all() -> None:
    """End every program that is still there or yet to come; for a process that leaves in a hurry."""
    _leaving.set()
    for program in list(_alive):
        program._kill_group()


atexit.register(kill_all)
