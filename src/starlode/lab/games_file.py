"""The games of a long run as lines of a file: a run that was stopped goes on where it stopped."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO, Generic, TypeVar

from starlode import __version__
from starlode.bots.outside import FAULTS, is_program
from starlode.core.company import Company
from starlode.core.errors import BadInput
from starlode.core.rules import Rules
from starlode.lab.counting import Counts, counts_of
from starlode.lab.playing import Game, Settings
from starlode.prompt.files import check_writable, trouble_with

FORMAT = 2
LONGEST_LINE = 2**20

G = TypeVar("G")
Header = dict[str, Any]


def simulation(path: Path, settings: Settings, rules: Rules[Any]) -> "GamesFile[Game]":
    """The file of a simulation."""
    reader = GameReader(rules, len(settings.bots))
    return GamesFile(
        path, header("simulation", FORMAT, settings, rules), reader.read, written, lambda game: game.number
    )


def header(what: str, form: int, settings: Settings, rules: Rules[Any]) -> Header:
    """What determines the games of a file, in its first line."""
    # Another version may play, or let bots choose, differently: its games are another run.
    content: Header = {
        f"starlode-{what}": form,
        "starlode": __version__,
        "rules": rules.version,
        "game": settings.game,
        "bots": list(settings.bots),
        "seed": settings.seed,
        "options": dict(rules.options),
    }
    if settings.components is not None:
        content["components"] = hashlib.sha256(settings.components.encode()).hexdigest()
    if any(map(is_program, settings.bots)):
        content["terms"] = asdict(settings.terms)
    return content


def written(game: Game) -> dict[str, Any]:
    """A game as a line tells it; faults only where there were any."""
    content = asdict(game)
    if not game.faults:
        del content["faults"]
    return content


class GamesFile(Generic[G]):
    """A header that says what is played, then a line for each finished game."""

    def __init__(
        self,
        path: Path,
        header: Header,
        read: Callable[[Any], G | None],
        write: Callable[[G], dict[str, Any]],
        number: Callable[[G], int],
    ) -> None:
        """Open a file, new or of an earlier run; one that is something else is refused and left as it is."""
        self.path = path
        self._header = header
        self._what = next(iter(header)).removeprefix("starlode-")
        self._read, self._written, self._number = read, write, number
        check_writable(path)
        try:
            self._file: BinaryIO = path.open("r+b" if path.exists() else "x+b")
            _lock(self._file, path)
        except OSError as trouble:
            raise trouble_with("file-unwritable", path, trouble) from None

    def finished(self) -> Iterator[G]:
        """The games of earlier runs, once each; then the file is ready for more."""
        whole = 0  # bytes of whole lines; what follows was cut off when a run was killed
        seen: set[int] = set()
        for number, line in enumerate(self._lines(), 1):
            if not line.endswith(b"\n"):
                if number == 1 and not _json(self._header).startswith(line):
                    raise self._foreign()
                break
            content = self._parsed(line, number)
            if number == 1:
                self._check_header(content)
            else:
                game = self._read(content)
                if game is None:
                    raise BadInput("bad-games-line", path=self.path, number=number)
                if self._number(game) not in seen:
                    seen.add(self._number(game))
                    yield game
            whole += len(line)
        try:
            self._file.seek(whole)
            self._file.truncate()
        except OSError as trouble:  # a pipe, for example
            raise trouble_with("file-unwritable", self.path, trouble) from None
        if whole == 0:
            self._write([self._header])

    def append(self, games: Iterable[G]) -> None:
        self._write([self._written(game) for game in games])

    def close(self) -> None:
        self._file.close()

    def _lines(self) -> Iterator[bytes]:
        while line := self._file.readline(LONGEST_LINE):
            if len(line) == LONGEST_LINE:
                raise self._foreign()
            yield line

    def _parsed(self, line: bytes, number: int) -> Any:
        with suppress(ValueError, RecursionError):
            return json.loads(line)
        raise self._foreign() if number == 1 else BadInput("bad-games-json", path=self.path, number=number)

    def _check_header(self, content: Any) -> None:
        if not isinstance(content, dict) or f"starlode-{self._what}" not in content:
            raise self._foreign()
        for name, value in self._header.items():
            if content.get(name) != value:
                there, here = (json.dumps(each, ensure_ascii=False) for each in (content.get(name), value))
                raise BadInput("bad-games-other", path=self.path, name=name, there=there, here=here)

    def _foreign(self) -> BadInput:
        return BadInput("bad-games-file", path=self.path, what=self._what)

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
        raise BadInput("bad-games-busy", path=path) from None


class GameReader:
    """Reads the games of one set of rules out of lines."""

    def __init__(self, rules: Rules[Any], bots: int) -> None:
        self.company: Company = rules.company
        self.bots = bots
        counts: Counts = counts_of(rules)
        self.reasons = set(counts.reasons)
        self.cards = {card.id for card in counts.cards}

    def read(self, content: Any) -> Game | None:
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
                tuple(dict(faults) for faults in content.get("faults", ())),
            )
            return game if self._is_right(game) else None
        except (AttributeError, KeyError, TypeError, ValueError):
            return None

    def _is_right(self, game: Game) -> bool:
        counts: list[Any] = [
            game.number,
            game.turns,
            game.decisions,
            *(n for each in (*game.bought, *game.faults) for n in each.values()),
        ]
        return (
            all(isinstance(count, int) and count >= 0 for count in counts)
            and all(type(bot) is int and 0 <= bot < self.bots for bot in game.bots)
            and len(game.bots) == len(game.bought) == self.company.seats
            and len(game.faults) in (0, self.company.seats)
            and game.first in range(1, self.company.seats + 1)
            and (game.winners in ((), *self.company.sides) or _are_tied(game.winners, self.company))
            and game.reason in self.reasons
            and all(set(cards) <= self.cards for cards in game.bought)
            and all(set(faults) <= set(FAULTS) for faults in game.faults)
        )


def _are_tied(winners: tuple[int, ...], company: Company) -> bool:
    """Whether these are several who may win together, each for himself."""
    alone = company.has_places and not company.has_teams
    return alone and len(winners) > 1 and set(winners) <= set(range(1, company.seats + 1))
