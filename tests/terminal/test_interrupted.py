"""A match that is cut off is kept, and offered at the next start; played at a real terminal."""

import fcntl
import os
import pty
import select
import subprocess
import sys
import termios
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

from starlode import Match, rules
from starlode.i18n import LANGUAGES, Words
from starlode.terminal import interrupted, saves
from starlode.terminal.session import Session
from starlode.terminal.teller import Teller

STARLODE = (sys.executable, "-m", "starlode", "play")
MOST_IDLE = 300  # seconds without a word: it hangs. A busy machine is slow, and says something now and then.
HAS_READLINE = find_spec("readline") is not None  # then keys are taken one by one


class Terminal:
    """Somebody at a terminal of his own, who reads on until he sees what he waits for."""

    def __init__(self, state: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        env = {**os.environ, "STARLODE_STATE": str(state), "NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "200"}
        self.process = subprocess.Popen(
            [*STARLODE, *arguments], stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C and a hang-up reach it
        )  # fmt: skip
        os.close(slave)
        self.seen = ""

    def wait_for(self, text: str) -> None:
        while text not in self.seen:
            assert select.select([self.master], [], [], MOST_IDLE)[0], self.seen
            try:
                got = os.read(self.master, 4096)
            except OSError:  # the other side has closed
                got = b""
            assert got, self.seen
            self.seen += got.decode(errors="replace").replace("\r\n", "\n")

    def type(self, text: str) -> None:
        self.seen = ""
        os.write(self.master, text.encode())

    def press(self, key: str) -> None:
        """A key alone, once the prompt waits for keys: Ctrl-C that comes while it is being made ready is lost."""
        since = time.monotonic()
        while HAS_READLINE and (termios.tcgetattr(self.master)[3] & termios.ICANON or not self._sleeps()):
            if select.select([self.master], [], [], 0.01)[0]:  # it may not get on until somebody reads
                os.read(self.master, 4096)
                since = time.monotonic()
            assert time.monotonic() < since + MOST_IDLE, "no prompt takes keys"
        os.write(self.master, key.encode())

    def _sleeps(self) -> bool:
        """Whether the program waits for something; on a busy machine it may be stopped anywhere."""
        status = Path(f"/proc/{self.process.pid}/stat")
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] == "S"

    def close(self) -> None:
        """Wait for the end; reading keeps it from waiting for us."""
        with suppress(OSError):  # the other side has closed
            while select.select([self.master], [], [], MOST_IDLE)[0] and os.read(self.master, 4096):
                pass
        self.process.wait(MOST_IDLE)
        os.close(self.master)

    def close_window(self) -> None:
        os.close(self.master)
        self.process.wait(MOST_IDLE)


def began(state: Path) -> Terminal:
    """A duel in which something was played."""
    terminal = Terminal(state, "--seed", "1", "--bot", "random", "--option", "start=1", "--lang", "en")
    terminal.wait_for("\n> ")
    terminal.type("1\n")
    terminal.wait_for("\n> ")
    return terminal


@pytest.mark.parametrize("way", ["ctrl-c", "ctrl-d", "closed window"])
def test_a_match_that_is_cut_off_is_kept_and_offered(way: str, tmp_path: Path) -> None:
    terminal = began(tmp_path)
    if way == "closed window":
        terminal.close_window()
    else:
        terminal.press({"ctrl-c": "\x03", "ctrl-d": "\x04"}[way])
        terminal.close()
    kept = saves.resume(tmp_path / "interrupted.json")
    assert any(row.startswith("1 ") for row in kept.match.record.rows)
    again = Terminal(tmp_path, "--lang", "en")
    again.wait_for("was interrupted after")
    again.type("\n")
    again.wait_for(Words("en").say("session-resumed", seed="1"))
    again.wait_for("\n> ")
    again.type("quit\n")
    again.close()


def test_one_that_is_not_wanted_is_put_aside(tmp_path: Path) -> None:
    terminal = began(tmp_path)
    terminal.press("\x04")
    terminal.close()
    again = Terminal(tmp_path, "--lang", "en")
    again.wait_for("was interrupted after")
    again.type("no\n")
    again.wait_for("put aside")
    again.wait_for("\n> ")
    again.press("\x04")
    again.close()
    assert not (tmp_path / "interrupted.json").exists()  # nothing was played in the new one
    assert (tmp_path / "interrupted-before.json").is_file()


def test_what_was_left_on_purpose_is_not_kept(tmp_path: Path) -> None:
    terminal = began(tmp_path)
    terminal.type("quit\n")
    terminal.wait_for("\n> ")
    terminal.type("q\n")
    terminal.close()
    assert not (tmp_path / "interrupted.json").exists()


def test_one_that_was_cut_off_before_is_put_aside_and_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARLODE_STATE", str(tmp_path))
    sessions = []
    for seed in (1, 2):
        match = Match(rules("realms"), seed=seed)
        sessions.append(Session(Teller(match, Words("en", match.rules), ("human", "human")), {}, seed))
        match.play("play scout")
        assert interrupted.keep(sessions[-1])
    sessions[-1].match.play("end-turn")  # it went on, and is cut off again
    assert interrupted.keep(sessions[-1])
    assert (saves.resume(interrupted.place()).seed, saves.resume(interrupted.set_aside()).seed) == (2, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_it_is_one_line(language: str) -> None:
    words = Words(language)
    assert "\n" not in words.say("session-interrupted", game="Star Realms", rows=12)
