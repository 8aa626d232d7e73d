"""Command lines for tests: run inside this process, or as a process of their own that can be interrupted."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from starlode import cli
from starlode.bots import make_bot
from starlode.core.match import Match
from starlode.games import rules


@dataclass(frozen=True)
class Ran:
    """What came of a command line."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@dataclass(frozen=True)
class Commands:
    """Runs `starlode …` inside this process."""

    capsys: pytest.CaptureFixture[str]

    def __call__(self, *arguments: object) -> Ran:
        with pytest.raises(SystemExit) as leaving:
            cli.main([str(argument) for argument in arguments])
        shown = self.capsys.readouterr()
        assert isinstance(leaving.value.code, int)
        return Ran(leaving.value.code, shown.out, shown.err)

    def well(self, *arguments: object) -> Ran:
        """A command line that works."""
        ran = self(*arguments)
        assert (ran.status, ran.err) == (0, "")
        return ran

    def refused(self, *arguments: object) -> str:
        """The one line by which bad input is refused."""
        ran = self(*arguments)
        assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)
        assert ran.err.startswith("starlode: ")
        return ran.err


def process(*arguments: object, **pipes: Any) -> "subprocess.Popen[str]":
    """`starlode …` as a process in a group of its own, which a signal can be sent to."""
    command = [sys.executable, "-m", "starlode", *map(str, arguments)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **pipes}
    return subprocess.Popen(command, text=True, start_new_session=True, **pipes)


class Work:
    """Whether a session of processes still does something, however slowly: a busy machine is no fault of theirs."""

    MOST = 3600  # seconds in all, so that nothing can go on for ever
    MOST_IDLE = 300  # seconds in which none of them uses the processor, though everybody gets some of it

    def __init__(self, session: int) -> None:
        self.session = session
        self.used, self.since = -1, time.monotonic()
        self.begun = self.since

    def goes_on(self) -> bool:
        used = self._used()
        if used != self.used:
            self.used, self.since = used, time.monotonic()
        now = time.monotonic()
        return now - self.since < self.MOST_IDLE and now - self.begun < self.MOST

    def _used(self) -> int:
        """The processor time of the session, in ticks; 0 on a system that does not tell."""
        total = 0
        for file in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = file.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
                if int(fields[3]) == self.session:
                    total += sum(map(int, fields[11:15]))
        return total


def finish(running: "subprocess.Popen[str]") -> tuple[str, str]:
    """What a command printed when it has ended; it may take as long as it works."""
    work = Work(running.pid)
    while True:
        try:
            return running.communicate(timeout=2)
        except subprocess.TimeoutExpired:
            assert work.goes_on(), "it is stuck"


def wait_for(what: Callable[[], bool], running: "subprocess.Popen[str] | None" = None) -> None:
    """Wait until something is so: as long as a command works for it, or long enough for any machine."""
    work = Work(running.pid if running is not None else -1)
    while not what():
        assert work.goes_on(), "it never came"
        time.sleep(0.02)


def a_match(seed: int = 4, decisions: int = 60) -> Match[Any]:
    """A match between two greedy bots, stopped after so many decisions."""
    match: Match[Any] = Match(rules("realms"), seed=seed)
    bot = make_bot("greedy", "realms")
    for _ in range(decisions):
        decision = match.decision
        if decision is None:
            break
        match.play(bot.choose(match.view(decision.seat), decision))
    return match


def write(path: Path, content: object) -> Path:
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def bad_files(folder: Path) -> list[Path]:
    """Files that no command can use, each for another reason."""
    (folder / "folder").mkdir()
    (folder / "binary").write_bytes(bytes(range(256)) * 10)
    files = [folder / "missing", folder / "folder", folder / "binary"]
    texts = ["", "{", "no JSON", "[1, 2]", "7", "{}", "[" * 100_000, "9" * 10_000, '{"starlode-record": 99}']
    return files + [write(folder / f"bad-{number}.json", text) for number, text in enumerate(texts)]


def files_in(folder: Path) -> dict[str, bytes]:
    """Everything in a folder: what a refused command must leave as it was."""
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
