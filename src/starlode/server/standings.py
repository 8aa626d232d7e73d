"""Ratings and statistics: they follow from the finished matches alone, each added once, in the order of their ends."""

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from starlode.bots.ratings import Rating, Ratings
from starlode.server import store
from starlode.server.schema import places, tables
from starlode.server.wire import standings as wire
from starlode.server.wire.standings import Climb, Ending, Figures, Ladder, Standing, Standings, Week

A_WEEK = 7 * 24 * 3600 * 1000
MONDAY = 4 * 24 * 3600 * 1000  # the first one there was: the count of time begins with a Thursday
WEEKS = 12
MOST_LISTED = 100  # of a leaderboard; oneself is listed wherever one stands
Way = tuple[str, str]  # a game and a format


@dataclass(frozen=True)
class Player:
    """A person, or a bot, which is the same wherever it sits."""

    guest: str | None
    bot: str | None


@dataclass
class Result:
    """A finished match."""

    id: str
    game: str
    format: str
    at: int  # when it ended
    rated: bool
    outcome: dict[str, Any]
    players: list[Player] = field(default_factory=list)

    @property
    def way(self) -> Way:
        return self.game, self.format

    def won_by(self, player: Player) -> bool:
        return any(self.players[seat - 1] == player for seat in self.outcome["winners"])


def read(connection: Connection, only: Collection[str] | None = None) -> list[Result]:
    """All finished matches in the order in which they ended, but guided ones; or only some of them."""
    columns = (tables.c.id, tables.c.game, tables.c.format, tables.c.ended, tables.c.rated, tables.c.outcome)
    over = select(*columns).where(tables.c.phase == "over", store.NOT_GUIDED)
    sat = select(places.c.table_id, places.c.guest, places.c.bot).order_by(places.c.table_id, places.c.seat)
    if only is not None:
        over, sat = over.where(tables.c.id.in_(only)), sat.where(places.c.table_id.in_(only))
    found = {
        row.id: Result(row.id, row.game, row.format, row.ended, row.rated, json.loads(row.outcome))
        for row in connection.execute(over.order_by(tables.c.ended, tables.c.id))
        if row.outcome
    }
    for row in connection.execute(sat):
        if row.table_id in found:
            found[row.table_id].players.append(Player(row.guest, row.bot))
    return list(found.values())


class Tally:
    """What was played, by all or by one."""

    def __init__(self, whose: Player | None = None) -> None:
        self._whose, self._matches = whose, 0
        self._weeks: Counter[int] = Counter()
        self._ways: Counter[Way] = Counter()
        self._won: Counter[Way] = Counter()
        self._drawn: Counter[Way] = Counter()
        self._endings: Counter[tuple[str, str]] = Counter()

    def add(self, result: Result) -> None:
        self._matches += 1
        self._weeks[(result.at - MONDAY) // A_WEEK] += 1
        self._ways[result.way] += 1
        self._won[result.way] += self._whose is not None and result.won_by(self._whose)
        self._drawn[result.way] += not result.outcome["winners"]
        self._endings[result.game, str(result.outcome["reason"])] += 1

    def told(self, now: int) -> Figures:
        this_week = (now - MONDAY) // A_WEEK
        weeks = range(this_week - WEEKS + 1, this_week + 1)
        return Figures(
            matches=self._matches,
            weeks=[Week(MONDAY + week * A_WEEK, self._weeks[week]) for week in weeks],
            ways=[wire.Way(*way, count, self._won[way], self._drawn[way]) for way, count in self._ways.most_common()],
            endings=[Ending(*ending, count) for ending, count in self._endings.most_common()],
        )


class Records:
    """All that follows from the matches which were added, as anybody may ask for it."""

    def __init__(self, results: Iterable[Result] = ()) -> None:
        self._ratings: dict[Way, Ratings[Player]] = defaultdict(Ratings)
        self._played: Counter[tuple[Way, Player]] = Counter()
        self._won: Counter[tuple[Way, Player]] = Counter()
        self._climbs: dict[Player, dict[Way, Climb]] = defaultdict(dict)  # of people
        self._tallies: dict[Player, Tally] = {}  # of people
        self._all = Tally()
        self._order: dict[Way, list[Player]] = {}  # the best first; made when it is asked for
        for each in results:
            self.add(each)

    def add(self, result: Result) -> None:
        """A match that ended after all those before."""
        self._all.add(result)
        players = set(result.players)
        for player in players:
            if player.guest is not None:
                self._tallies.setdefault(player, Tally(player)).add(result)
        if not result.rated:
            return
        sides, ranks, ratings = result.outcome["sides"], result.outcome["places"], self._ratings[result.way]
        ratings.add(
            [[result.players[seat - 1] for seat in side] for side in sides],
            [min(ranks[seat - 1] for seat in side) for side in sides],
        )
        self._order.pop(result.way, None)
        for player in players:
            self._played[result.way, player] += 1
            self._won[result.way, player] += result.won_by(player)
            if player.guest is not None:
                climb = self._climbs[player].setdefault(result.way, Climb(*result.way, [], []))
                climb.at.append(result.at)
                climb.ratings.append(told(ratings[player]))

    def listed(self, guest: str | None, most: int | None = MOST_LISTED) -> dict[Way, list[tuple[int, Player]]]:
        """Who stands on each leaderboard, with his place: the best, and oneself wherever one stands."""
        me = Player(guest, None)
        found = {}
        for way, ratings in sorted(self._ratings.items()):
            if way not in self._order:
                self._order[way] = sorted(ratings, key=lambda player: -ratings[player].ordinal)
            placed = list(enumerate(self._order[way], 1))
            found[way] = placed[:most]
            if most is not None and me in ratings:
                found[way] += [each for each in placed[most:] if each[1] == me]
        return found

    def told(
        self, listed: Mapping[Way, list[tuple[int, Player]]], names: Mapping[str, str], guest: str | None, now: int
    ) -> Standings:
        """Everything as one guest sees it."""
        me = None if guest is None else Player(guest, None)
        ladders = [
            Ladder(*way, [self._standing(way, place, player, names, me) for place, player in placed])
            for way, placed in listed.items()
        ]
        climbs = {} if me is None else self._climbs.get(me, {})
        mine = None if me is None else self._tallies.get(me, Tally(me)).told(now)
        # A climb grows when the next match is added, so what is told of it is a copy.
        mine_so_far = [Climb(*way, list(climb.at), list(climb.ratings)) for way, climb in sorted(climbs.items())]
        return Standings(ladders, self._all.told(now), mine, mine_so_far)

    def _standing(self, way: Way, place: int, player: Player, names: Mapping[str, str], me: Player | None) -> Standing:
        rating = self._ratings[way][player]
        return Standing(
            place=place,
            name=player.bot or names.get(player.guest or "", ""),
            bot=player.bot,
            you=player == me,
            rating=told(rating),
            mean=round(100 * rating.mu),
            matches=self._played[way, player],
            won=self._won[way, player],
        )


def standings(
    connection: Connection, records: Records, guest: str | None, now: int, most: int | None = MOST_LISTED
) -> Standings:
    """Everything as one guest sees it, with the names of today."""
    listed = records.listed(guest, most)
    guests = {player.guest for placed in listed.values() for _, player in placed if player.guest}
    return records.told(listed, store.names(connection, guests), guest, now)


def told(rating: Rating) -> int:
    """A rating as people read it."""
    return round(100 * rating.ordinal)
