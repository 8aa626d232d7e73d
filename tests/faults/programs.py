"""Programs that are killed, stopped, filled up and told the wrong time."""

import asyncio
import http.client
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from tests.faults.clocks import Clock

PATIENCE = 180.0  # seconds until a program has started: only what fails takes so long


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Program:
    """One program; started again it is the next one of its name."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.starts = 0
        self.slowest = 0.0  # seconds that a start took: where they are many, the machine is too busy to tell of stalls
        self.folder = folder
        self.log = folder / f"{name}.log"
        self.clock = Clock(folder / f"{name}.clock")
        self._process: subprocess.Popen[bytes] | None = None
        self.busy = asyncio.Lock()  # held by the fault that it suffers

    def command(self) -> list[str]:
        raise NotImplementedError

    def is_ready(self) -> bool:
        """Whether it does its work."""
        return self.is_running

    async def start(self) -> None:
        self.starts += 1
        begun = time.monotonic()
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", **self.clock.environment}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *self.command()], stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment
            )
        end = begun + PATIENCE
        while not await asyncio.to_thread(self.is_ready):
            if not self.is_running:
                return  # it could not begin; somebody starts it again
            assert time.monotonic() < end, f"{self.name} does not begin: {self.last_words}"
            await asyncio.sleep(0.05)
        self.slowest = max(self.slowest, time.monotonic() - begun)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def last_words(self) -> str:
        return self.log.read_text(errors="replace")[-3000:]

    def notes(self) -> Counter[str]:
        """How often it noted what."""
        found: Counter[str] = Counter()
        for line in self.log.read_text(errors="replace").splitlines():
            try:
                note = json.loads(line)
                found[f"{note['what'].split(chr(10))[0]} ({note.get('error', note['level'])})"] += 1
            except (ValueError, KeyError, TypeError):
                continue  # where it serves
        return found

    async def kill(self) -> None:
        """kill -9, without a word."""
        self._signal(signal.SIGKILL)
        await self._gone()

    async def end(self) -> None:
        """As a system does that wants it gone."""
        self._signal(signal.SIGTERM)
        await self._gone()

    async def hold(self, seconds: float) -> None:
        """Not a step for a while, and then on as if nothing had been."""
        self._signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            self._signal(signal.SIGCONT)

    async def fill(self, seconds: float) -> None:
        """No file may grow for a while, as on a full disk."""
        assert self._process is not None
        limit_files([self._process.pid], 1)
        try:
            await asyncio.sleep(seconds)
        finally:
            limit_files([self._process.pid], resource.RLIM_INFINITY)

    def _signal(self, which: signal.Signals) -> None:
        if self._process is not None and self.is_running:
            self._process.send_signal(which)

    async def _gone(self) -> None:
        if self._process is not None:
            await asyncio.to_thread(self._process.wait, PATIENCE)


def limit_files(pids: list[int], size: int, user: str | None = None) -> None:
    """The size beyond which these processes, of that user, can write to no file; those that are gone need none."""
    limit = "unlimited" if size == resource.RLIM_INFINITY else str(size)
    for pid in pids:
        subprocess.run(["prlimit", f"--pid={pid}", f"--fsize={limit}:"], user=user, capture_output=True)


class Worker(Program):
    """Bots that think for all web processes."""

    def __init__(self, name: str, folder: Path, url: str) -> None:
        super().__init__(name, folder)
        self._url = url

    def command(self) -> list[str]:
        url = self._url.replace("PROCESS", f"{self.name}-{self.starts}")
        return ["-m", "starlode", "bots", "--database", url, "--workers", "1"]


class Web(Program):
    """A web process at an address that outlives it."""

    def __init__(self, name: str, folder: Path, data: Path, url: str | None) -> None:
        super().__init__(name, folder)
        self.port = free_port()
        self._data, self._url = data, url

    def command(self) -> list[str]:
        wanted = ["-m", "starlode.server.unlimited", str(self._data), "--port", str(self.port)]
        return wanted if self._url is None else [*wanted, "--database", self._url.replace("PROCESS", self.incarnation)]

    @property
    def incarnation(self) -> str:
        return f"{self.name}-{self.starts}"

    def is_ready(self) -> bool:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            line.request("GET", "/api/ready")
            line.getresponse().read()
        except (OSError, http.client.HTTPException):
            return False
        finally:
            line.close()
        return True
