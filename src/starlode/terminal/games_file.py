"""The games of a simulation as lines of a file: a run that was stopped goes on where it stopped."""

import hashlib
import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

from starlode import __version__
from starlode.core.errors import BadInput
from starlode.core.rules import Rules
from starlode.i18n.company import Company, company
from starlode.terminal.counting import Counts, counts_of
from starlode.terminal.files import check_writable, trouble_with
from starlode.terminal.playing import Game, Settings

FORMAT = 2
LONGEST_LINE = 2**20


class GamesFile:
    """A header that says what is simulated, then a line for each finished game."""

    def __init__(self, path: Path, settings: Settings, rules: Rules[Any]) -> None:
        """Open a file, new or of an earlier run; one that is something else is refused and left as it is."""
        self.path = path
        self._company = company(rules.options)
        self._counts = counts_of(rules)
        # Another version may play, or let bots choose, differently: its games are another simulation.
        self._header: dict[str, Any] = {
            "starlode-simulation": FORMAT,
            "starlode": __version__,
            "rules": rules.version,
            "game": settings.game,
            "bots": list(settings.bots),
            "seed": settings.seed,
            "options": dict(rules.options),
        }
        if settings.components is not None:
            self._header["components"] = hashlib.sha256(settings.components.encode()).hexdigest()
        check_writable(path)
        try:
            self._file: BinaryIO = path.open("r+b" if path.exists() else "x+b")
            _lock(self._file, path)
        except OSError as trouble:
            raise trouble_with("file-unwritable", path, trouble) from None

    def finished(self) -> Iterator[Game]:
        """The games of earlier runs, once each; then the file is ready for more."""
        whole = 0  # bytes of whole lines; what follows was cut off when a run was killed
        seen: set[int] = set()
        for number, line in enumerate(self._lines(), 1):
            if not line.endswith(b"\n"):
                if number == 1 and not _json(self._header).startswith(line):
                    raise BadInput(f"{self.path}: not a file of simulated games")
                break
            content = self._parsed(line, number)
            if number == 1:
                self._check_header(content)
            else:
                game = _game(content, self._company, self._counts, len(self._header["bots"]))
                if game is None:
                    raise BadInput(f"{self.path}: line {number} is not a finished game")
                if game.number not in seen:
                    seen.add(game.number)
                    yield game
            whole += len(line)
        try:
            self._file.seek(whole)
            self._file.truncate()
        except OSError as trouble:  # a pipe, for example
            raise trouble_with("file-unwritable", self.path, trouble) from None
        if whole == 0:
            self._write([self._header])

    def append(self, games: Iterable[Game]) -> None:
        self._write([asdict(game) for game in games])

    def close(self) -> None:
        self._file.close()

    def _lines(self) -> Iterator[bytes]:
        while line := self._file.readline(LONGEST_LINE):
            if len(line) == LONGEST_LINE:
                raise BadInput(f"{self.path}: not a file of simulated games")
            yield line

    def _parsed(self, line: bytes, number: int) -> Any:
        with suppress(ValueError, RecursionError):
            return json.loads(line)
        what = "not a file of simulated games" if number == 1 else f"line {number} is not JSON"
        raise BadInput(f"{self.path}: {what}")

    def _check_header(self, content: Any) -> None:
        if not isinstance(content, dict) or "starlode-simulation" not in content:
            raise BadInput(f"{self.path}: not a file of simulated games")
        for name, value in self._header.items():
            if content.get(name) != value:
                there, here = (json.dumps(each, ensure_ascii=False) for each in (content.get(name), value))
                raise BadInput(f"{self.path}: games of another simulation ({name} is {there}, now {here})")

    def _write(self, lines: list[dict[str, Any]]) -> None:
        try:
            self._file.write(b"".join(_json(line) + b"\n" for line in lines))
            self._file.flush()
        except OSError as trouble:
            raise trouble_with("file-unwritable", self.path, trouble) from None


def _json(line: dict[str, Any]) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode()


def _lock(file: BinaryIO, path: Path) -> None:
    """Two runs that write to one file would spoil it; where the system has no such locks, nobody checks."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadInput(f"{path}: another run is writing to this file") from None


def _game(content: Any, company: Company, counted: Counts, bots: int) -> Game | None:
    """The game of a line, or None if that is not what it tells."""
    try:
        game = Game(
            content["number"],
            tuple(content["bots"]),
            content["first"],
            tuple(content["winners"]),
            content["reason"],
            content["turns"],
            content["decisions"],
            tuple(dict(cards) for cards in content["bought"]),
        )
        counts: list[Any] = [
            game.number,
            game.turns,
            game.decisions,
            *(n for cards in game.bought for n in cards.values()),
        ]
        right = (
            all(isinstance(count, int) and count >= 0 for count in counts)
            and all(type(bot) is int and 0 <= bot < bots for bot in game.bots)
            and len(game.bots) == len(game.bought) == company.seats
            and game.first in range(1, company.seats + 1)
            and (game.winners in ((), *company.sides) or _are_tied(game.winners, company))
            and game.reason in counted.reasons
            and all(set(cards) <= {card.id for card in counted.cards} for cards in game.bought)
        )
    except (KeyError, TypeError, ValueError):
        return None
    return game if right else None


def _are_tied(winners: tuple[int, ...], company: Company) -> bool:
    """Whether these are several who may win together, each for himself."""
    alone = company.has_places and not company.has_teams
    return alone and len(winners) > 1 and set(winners) <= set(range(1, company.seats + 1))
