"""Processes that are measured from outside: what they cost, and on which core they run."""

import json
import os
import resource
import subprocess
import sys
import time
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit


class Process:
    """A module of ours as a program; it is gone at the end."""

    def __init__(self, module: str, *arguments: str, cores: set[int] | None = None) -> None:
        command = [sys.executable, "-m", f"starlode.{module}", *arguments]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        if cores:
            os.sched_setaffinity(self._process.pid, cores)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def kill(self) -> None:
        """Gone without a word, as when the machine fails."""
        self._process.kill()
        self._process.wait()

    def read(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"a process of the benchmark ended with status {self._process.wait()}")
        return line

    @property
    def cpu(self) -> float:
        """Seconds of CPU that the process has used so far, all its threads together, the system's part included."""
        return time.clock_gettime((~self._process.pid << 3) | 2)  # the clock of another process, as Linux numbers it

    @property
    def memory(self) -> int:
        """Bytes that it has in memory."""
        with open(f"/proc/{self._process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")


class Host(Process):
    """A server, or the echo; it says where it is once it is ready."""

    def __init__(self, module: str, *arguments: str, cores: set[int] | None = None) -> None:
        super().__init__(module, *arguments, cores=cores)
        place = urlsplit(self.read().strip())
        self.host, self.port = str(place.hostname), int(place.port or 0)


class Clients(Process):
    """The crowd at a host."""

    def __init__(self, host: Host, cores: set[int] | None = None) -> None:
        super().__init__("bench.server.crowd", host.host, str(host.port), cores=cores)

    def do(self, what: str, **how: Any) -> dict[str, Any]:
        """Have the crowd do something, and wait for what it tells."""
        self.ask(what, **how)
        return self.answer()

    def ask(self, what: str, **how: Any) -> None:
        """Have it begin; what it tells is to be waited for."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"do": what, **how}) + "\n")
        self._process.stdin.flush()

    def answer(self) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.read())
        return answer


def allow_many_files() -> None:
    """Let this process, and those that it starts, hold as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def two_sides() -> tuple[set[int] | None, set[int] | None]:
    """A core for the server and others for its clients; where there is only one, nobody is pinned."""
    cores = sorted(os.sched_getaffinity(0))
    return ({cores[0]}, set(cores[1:])) if len(cores) > 1 else (None, None)
