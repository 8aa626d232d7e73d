"""Which bots meet at which tables, and the games that they play there, by their numbers."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from starlode.bots.outside import Programs
from starlode.core.company import Company
from starlode.core.errors import BadInput
from starlode.core.rules import Rules
from starlode.lab.games_file import GameReader, GamesFile, header, written
from starlode.lab.lineup import Lineup, line_up
from starlode.lab.playing import Game, Playing, Settings, Watched

FORMAT = 1
MICROSECONDS = 6  # digits


@dataclass(frozen=True)
class Bout:
    """One game of a tournament: its number in all of it, the table, and how it went there."""

    number: int
    table: int
    watched: Watched

    @property
    def game(self) -> Game:
        return self.watched.game


def meetings(company: Company, bots: tuple[str, ...], gauntlet: bool = False) -> tuple[tuple[int, ...], ...]:
    """The bots that meet at each table, as numbers into their list.

    Two sides: every two bots. More sides: everybody against everybody, as many at a time as there are sides; with
    fewer bots than sides, each alone against any other in all the remaining seats. In a gauntlet only the tables at
    which the first bot comes first.
    """
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadInput("bad-bots-differ", bots=",".join(bots))
    sides = len(company.sides)
    if sides == 2 or len(bots) >= sides:
        found = tuple(combinations(range(len(bots)), sides))
    else:
        found = tuple(permutations(range(len(bots)), 2))
    return tuple(table for table in found if table[0] == 0) if gauntlet else found


@dataclass(frozen=True)
class Tournament:
    """What determines every game: the bots of all tables, and who meets at which."""

    settings: Settings
    tables: tuple[tuple[int, ...], ...]

    def begin(self, stopped: Callable[[], bool]) -> "Contest":
        """Somebody who plays these games, in whichever process."""
        return Contest(self, stopped)

    def bots_at(self, table: int) -> tuple[str, ...]:
        return tuple(self.settings.bots[bot] for bot in self.tables[table])

    def lineup(self, table: int, company: Company) -> Lineup:
        return line_up(company, self.bots_at(table))

    def number(self, table: int, game: int) -> int:
        """The number of a table's game in the whole tournament; the tables take turns."""
        return game * len(self.tables) + table

    def place(self, number: int) -> tuple[int, int]:
        """The table of a game, and its number there."""
        game, table = divmod(number, len(self.tables))
        return table, game


class Contest:
    """Plays the games of a tournament by their numbers. All tables have the same deals."""

    def __init__(self, tournament: Tournament, stopped: Callable[[], bool] = lambda: False) -> None:
        self._tournament = tournament
        self._stopped = stopped
        self._programs = Programs(tournament.settings.terms)
        self._tables: dict[int, Playing] = {}

    def play(self, number: int) -> Bout:
        table, game = self._tournament.place(number)
        if table not in self._tables:
            settings = replace(self._tournament.settings, bots=self._tournament.bots_at(table))
            self._tables[table] = Playing(settings, self._stopped, programs=self._programs)
        return Bout(number, table, self._tables[table].watch(game))

    def close(self) -> None:
        self._programs.close()


# Files


def bouts_file(path: Path, tournament: Tournament, rules: Rules[Any]) -> GamesFile[Bout]:
    """The file of a tournament."""
    reader = GameReader(rules, max(map(len, tournament.tables)))
    seats = rules.company.seats

    def read(content: Any) -> Bout | None:
        try:
            game = reader.read(content["game"])
            places, said = tuple(content["places"]), tuple(content["said"])
            seconds = tuple(tuple(map(float, turns)) for turns in content["seconds"])
            table, number = tournament.place(content["number"])
        except (KeyError, TypeError, ValueError):
            return None
        right = (
            game is not None
            and game.number == number
            and len(places) == len(said) == len(seconds) == seats
            and all(type(place) is int and 0 < place <= seats for place in places)
            and all(isinstance(words, str) for words in said)
            and all(0 <= each < 10**6 for turns in seconds for each in turns)
        )
        if not right or game is None:
            return None
        return Bout(content["number"], table, Watched(game, places, seconds, said))

    return GamesFile(
        path, header("arena", FORMAT, tournament.settings, rules), read, _written, lambda bout: bout.number
    )


def _written(bout: Bout) -> dict[str, Any]:
    watched = bout.watched
    return {
        "number": bout.number,
        "game": written(watched.game),
        "places": watched.places,
        "seconds": [[round(each, MICROSECONDS) for each in turns] for turns in watched.seconds],
        "said": watched.said,
    }
