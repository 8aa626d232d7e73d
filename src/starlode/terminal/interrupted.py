"""A match that was cut off, by Ctrl-C, Ctrl-D or a closed window: kept in one file, and offered at the next start."""

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from starlode.core.errors import BadInput
from starlode.terminal import saves
from starlode.terminal.saves import Save
from starlode.terminal.session import Session

FOLDER = "STARLODE_STATE"  # the variable that names another folder
# Signals that a window sends when it is closed, and a system that shuts down; not all systems have both.
CUT_OFF = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


def place() -> Path:
    """The file of the match that was cut off last."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(os.environ.get(FOLDER) or Path(state) / "starlode") / "interrupted.json"


def set_aside() -> Path:
    """The file of one that was offered and not wanted."""
    return place().with_name("interrupted-before.json")


def is_somebody_there() -> bool:
    """Whether a person types: the end of a pipe or a file cuts nobody off."""
    return sys.stdin.isatty()


def keep(session: Session) -> Path | None:
    """Write down a match that goes on, if it was played and is not saved; where it lies, or None."""
    match = session.match
    if match.outcome is not None or session.saved_rows == len(match.record.rows):
        return None
    if not any(row.split(" ")[0] in map(str, session.people) for row in match.record.rows):
        return None  # nothing of anybody's would be lost
    path = place()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_file() and not _is_earlier(found(), session):
            put_aside()
        saves.save(path, match, session.seed, session.teller.players, session.components)
    except (OSError, BadInput):
        return None
    return path


def _is_earlier(kept: Save | None, session: Session) -> bool:
    """Whether what was kept is the same match, less far along."""
    if kept is None or kept.seed != session.seed:
        return False
    rows = kept.match.record.rows
    return rows == session.match.record.rows[: len(rows)]


def found() -> Save | None:
    """The match that was cut off last, if it can go on."""
    try:
        return saves.resume(place()) if place().is_file() else None
    except BadInput:  # of other rules, or damaged: there is nothing to offer
        return None


def put_aside() -> Path:
    """Offer it no more, and keep it all the same."""
    place().replace(set_aside())
    return set_aside()


def forget() -> None:
    """It goes on now."""
    place().unlink(missing_ok=True)


@contextlib.contextmanager
def like_ctrl_c() -> Iterator[None]:
    """While somebody plays, a closed window is as good as Ctrl-C."""

    def cut_off(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = {number: signal.signal(number, cut_off) for number in CUT_OFF}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
