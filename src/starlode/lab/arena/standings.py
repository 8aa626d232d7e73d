"""What the games of a tournament add up to: whole deals only, so that nobody had the better seat."""

import csv
import io
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from starlode.bots.outside import is_program
from starlode.bots.ratings import Ratings
from starlode.core.company import Company
from starlode.lab.arena.tournament import Bout, Tournament
from starlode.lab.playing import Game
from starlode.lab.statistics.intervals import Estimate, estimate
from starlode.lab.statistics.sequential import Sprt, Verdict
from starlode.lab.statistics.times import Times


@dataclass
class Score:
    """How a bot fared: its points game by game, deal by deal; a won game is a point, a draw is shared."""

    deals: list[list[float]]
    fair: float  # what it would get if all were equal
    wins: int = 0
    draws: int = 0

    @property
    def estimate(self) -> Estimate:
        return estimate(self.deals)

    def to_json(self) -> dict[str, Any]:
        found = self.estimate
        low, high = found.interval
        counts = {"games": found.games, "wins": self.wins, "draws": self.draws}
        counts["losses"] = found.games - self.wins - self.draws
        rates = {"score": round(found.rate, 6), "interval": [round(low, 6), round(high, 6)]}
        return {**counts, **(rates if found.games else {}), "fair": round(self.fair, 6)}


class TableScore:
    """The games of one table, and where the sequential test stands after its deals in their order."""

    def __init__(self, bots: tuple[int, ...], arrangements: int, company: Company, sprt: Sprt | None) -> None:
        self.bots = bots
        self.arrangements = arrangements
        self.company = company
        self.sprt = sprt
        self.ratio = 0.0  # logarithm of the likelihoods'
        self.verdict: Verdict | None = None
        self._deals: dict[int, dict[int, Bout]] = {}
        self._tested = 0  # deals that the test has seen

    def rounded(self, games: int) -> int:
        """So many games, as whole deals."""
        return -(-games // self.arrangements) * self.arrangements

    def add(self, bout: Bout) -> None:
        self._deals.setdefault(bout.game.number // self.arrangements, {})[bout.game.number] = bout
        # In their order, so that the answer does not depend on which process was the quickest.
        while self.sprt is not None and self.verdict is None and self._is_whole(self._tested):
            for each in self._bouts_of(self._tested):
                self.ratio += self.sprt.step(self.points(each.game)[0])
            self.verdict = self.sprt.verdict(self.ratio)
            self._tested += 1

    def counted(self) -> Iterator[tuple[int, list[Bout]]]:
        """The deals that count, in their order: whole ones, and none after the answer was sure."""
        for deal in sorted(self._deals):
            if self._is_whole(deal) and (self.verdict is None or deal < self._tested):
                yield deal, self._bouts_of(deal)

    def points(self, game: Game) -> list[float]:
        """How the one point of a game is shared among the bots of the table."""
        winning = [side for side in self.company.sides if side[0] in game.winners] or self.company.sides
        points = [0.0] * len(self.bots)
        for side in winning:
            points[game.bots[side[0] - 1]] += 1 / len(winning)
        return points

    def scores(self) -> list[Score]:
        """By bot of the table."""
        sides = self.company.sides
        seated = Counter(next(iter(self._all())).game.bots[side[0] - 1] for side in sides) if self._deals else Counter()
        found = [Score([], seated[bot] / len(sides) if seated else 1 / len(sides)) for bot in range(len(self.bots))]
        for _, bouts in self.counted():
            shares = [self.points(bout.game) for bout in bouts]
            for bot, score in enumerate(found):
                score.deals.append([share[bot] for share in shares])
                score.wins += sum(share[bot] == 1 for share in shares)
                score.draws += sum(0 < share[bot] < 1 for share in shares)
        return found

    def _all(self) -> Iterator[Bout]:
        return (bout for deal in self._deals.values() for bout in deal.values())

    def _is_whole(self, deal: int) -> bool:
        return len(self._deals.get(deal, ())) == self.arrangements

    def _bouts_of(self, deal: int) -> list[Bout]:
        return [bout for _, bout in sorted(self._deals[deal].items())]


class Standings:
    """Adds up bouts in any order, with the same result."""

    def __init__(self, tournament: Tournament, company: Company, sprt: Sprt | None = None) -> None:
        self.tournament = tournament
        self.company = company
        self.bots = tournament.settings.bots
        self.tables = [
            TableScore(bots, tournament.lineup(table, company).arrangements, company, sprt)
            for table, bots in enumerate(tournament.tables)
        ]
        self.sprt = sprt
        self.done = 0
        self.times = [Times() for _ in self.bots]
        self.faults: list[Counter[str]] = [Counter() for _ in self.bots]
        self.said = [""] * len(self.bots)  # by a program that failed

    def add(self, bout: Bout) -> None:
        self.done += 1
        table = self.tables[bout.table]
        table.add(bout)
        for seat, seated in enumerate(bout.game.bots):
            bot = table.bots[seated]
            self.times[bot].add(bout.watched.seconds[seat])
            if bout.game.faults:
                self.faults[bot].update(bout.game.faults[seat])
            self.said[bot] = self.said[bot] or bout.watched.said[seat]

    @property
    def games(self) -> int:
        """How many count."""
        return sum(len(bouts) for table in self.tables for _, bouts in table.counted())

    def scores(self) -> list[Score]:
        """By bot, over all tables."""
        found = [Score([], 0.0) for _ in self.bots]
        fair = [0.0] * len(self.bots)
        for table in self.tables:
            for bot, score in zip(table.bots, table.scores(), strict=True):
                found[bot].deals += score.deals
                found[bot].wins += score.wins
                found[bot].draws += score.draws
                fair[bot] += score.fair * score.estimate.games
        for bot, score in enumerate(found):
            score.fair = fair[bot] / score.estimate.games if score.estimate.games else 1 / len(self.company.sides)
        return found

    def ratings(self) -> Ratings[int]:
        """From the games that count, in the order of their deals."""
        ratings = Ratings[int]()
        ordered = [(deal, n, bouts) for n, table in enumerate(self.tables) for deal, bouts in table.counted()]
        for _, n, bouts in sorted(ordered, key=lambda entry: entry[:2]):
            for bout in bouts:
                sides = [[self.tables[n].bots[bout.game.bots[side[0] - 1]]] for side in self.company.sides]
                ratings.add(sides, self._places(bout))
        return ratings

    def _places(self, bout: Bout) -> list[int]:
        if self.company.has_places and bout.game.winners:
            return [bout.watched.places[side[0] - 1] for side in self.company.sides]
        return [2 - (side[0] in bout.game.winners) for side in self.company.sides]

    def to_json(self) -> dict[str, Any]:
        ratings = self.ratings()
        bots = []
        for bot, (name, score) in enumerate(zip(self.bots, self.scores(), strict=True)):
            rating = ratings[bot]
            figures = {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal}
            entry: dict[str, Any] = {"bot": name, **score.to_json()}
            entry["rating"] = {figure: round(value, 4) for figure, value in figures.items()}
            entry["turn_seconds"] = self.times[bot].to_json()
            if is_program(name):
                entry["faults"] = dict(sorted(self.faults[bot].items()))
            bots.append(entry)
        return {"games": self.games, "played": self.done, "bots": bots, "tables": [*map(self._table, self.tables)]}

    def _table(self, table: TableScore) -> dict[str, Any]:
        bots = [
            {"bot": self.bots[bot], **score.to_json()} for bot, score in zip(table.bots, table.scores(), strict=True)
        ]
        content: dict[str, Any] = {"bots": bots}
        if self.sprt is not None:
            test = {"low": self.sprt.low, "high": self.sprt.high, "alpha": self.sprt.alpha, "beta": self.sprt.beta}
            content["sprt"] = {**test, "llr": round(table.ratio, 4), "verdict": table.verdict}
        return content

    def to_csv(self) -> str:
        """A line for each bot at each table, for spreadsheets and data frames."""
        text = io.StringIO()
        lines = csv.writer(text, lineterminator="\n")
        names = ["games", "wins", "draws", "losses", "score", "low", "high", "fair", "llr", "verdict"]
        lines.writerow(["table", "bot", *names])
        for table in self.tables:
            content = self._table(table)
            who = " – ".join(self.bots[bot] for bot in table.bots)
            for entry in content["bots"]:
                test = content.get("sprt", {"llr": "", "verdict": ""})
                low, high = entry.get("interval", ("", ""))
                entry |= {"low": low, "high": high, "llr": test["llr"], "verdict": test["verdict"]}
                lines.writerow([who, *(entry.get(name, "") for name in ("bot", *names))])
        return text.getvalue()


class Schedule:
    """The games that are still to be given out: the tables take turns, and one whose answer is sure gets no more."""

    def __init__(self, standings: Standings, games: int, done: set[int]) -> None:
        self._standings = standings
        self._tournament = standings.tournament
        self._left: list[deque[int]] = []
        for table, score in enumerate(standings.tables):
            numbers = (self._tournament.number(table, game) for game in range(score.rounded(games)))
            self._left.append(deque(number for number in numbers if number not in done))

    def __len__(self) -> int:
        return sum(map(len, self._open()))

    def take(self, most: int) -> list[int]:
        taken: list[int] = []
        while len(taken) < most and (tables := self._open()):
            taken.append(min(tables, key=lambda numbers: numbers[0]).popleft())
        return taken

    def _open(self) -> list[deque[int]]:
        tables = zip(self._left, self._standings.tables, strict=True)
        return [numbers for numbers, table in tables if numbers and table.verdict is None]
