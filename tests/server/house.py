"""A server for tests: in a thread, where a test can reach into it, or as a process that can be killed."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starlode.server.app import Settings, make_app
from starlode.server.database import VARIABLE
from starlode.server.limits import Limits
from starlode.server.lobby import Lobby
from starlode.server.serve import Server
from tests.server import storage
from tests.server.run_server import patient

# Nobody waits in a test.
FAST = Limits.none()
PATIENCE = 120.0  # seconds: a busy machine is slow, and only what fails waits so long


def hold_port() -> socket.socket:
    """A port of this machine that nobody else is given, as long as this is open; a server can take it all the same."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


class House:
    """A server in a thread."""

    def __init__(self, data: Path, *, apart: bool = False, **settings: Any) -> None:
        """Where it is `apart`, other processes reach it at an address of its own, as they do outside of tests."""
        data.mkdir(parents=True, exist_ok=True)
        self.data = data
        usual = {"limits": FAST, "bot_workers": 1, "bot_timer": patient, "database": storage.url_of(data)}
        chosen: dict[str, Any] = {**usual, **settings}
        listening = socket.create_server(("127.0.0.1", 0))
        among = socket.create_server(("127.0.0.1", 0)) if apart else None
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        address = f"127.0.0.1:{(among or listening).getsockname()[1]}"
        self.app = make_app(Settings(data, **{"address": address, **chosen}))
        self._server = Server(self.app, listening, lambda address: None, among)
        served = [listening] if among is None else [listening, among]
        self._trouble: BaseException | None = None
        self._thread = threading.Thread(target=self._run, args=(served,), daemon=True)
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, f"the server did not start: {self._trouble!r}"

    def _run(self, served: list[socket.socket]) -> None:
        try:
            self._server.run(served)
        except BaseException as trouble:
            self._trouble = trouble
            raise

    @property
    def lobby(self) -> Lobby:
        lobby = self.app.state.lobby
        assert isinstance(lobby, Lobby)
        return lobby

    def sweep(self) -> None:
        """Forget, where it has to be done, the tables that nobody looks at."""
        tables, done = self.lobby.tables, threading.Event()
        loop = tables._sweeper.get_loop()
        loop.call_soon_threadsafe(tables.sweep, 0)
        loop.call_soon_threadsafe(done.set)
        assert done.wait(PATIENCE)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"


class Process:
    """A server as a process of its own, on a port and with data that outlive it."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data = data
        self._held = hold_port()  # also while it is down
        self.port = self._held.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data.with_suffix(".log")
        self.arguments = arguments
        self.start()

    def start(self) -> None:
        script = Path(__file__).with_name("run_server.py")
        command = [sys.executable, str(script), str(self.data), str(self.port), *self.arguments]
        environment = {**os.environ, VARIABLE: storage.url_of(self.data) or ""}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self._process.stdout is not None
        self.first_line = self._process.stdout.readline()
        assert self.url in self.first_line, self.log.read_text()

    def kill(self) -> None:
        """kill -9, without a word."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Ctrl-C, or what a system sends; the exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def end(self) -> None:
        if self._process.poll() is None:
            self.kill()
        self._held.close()


class Hands:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def clock(self) -> float:
        return self.now

    async def pause(self, seconds: float) -> None:
        end = self.now + seconds
        while self.now < end:
            await asyncio.sleep(0.001)


def until(condition: Any, seconds: float = PATIENCE) -> None:
    """Wait for something that happens soon."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.005)


@contextlib.contextmanager
def a_house(data: Path, **settings: Any) -> Iterator[House]:
    """A server that is gone afterwards."""
    house = House(data, **settings)
    try:
        yield house
    finally:
        house.stop()


@contextlib.contextmanager
def a_process(data: Path, *arguments: str) -> Iterator[Process]:
    """A server process that is gone afterwards."""
    process = Process(data, *arguments)
    try:
        yield process
    finally:
        process.end()
