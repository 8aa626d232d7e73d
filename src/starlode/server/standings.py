"""Ratings and statistics: they follow from the finished matches alone, so they are made anew whenever asked for."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from starlode.bots.ratings import Rating, Ratings
from starlode.server import store
from starlode.server.schema import places, tables
from starlode.server.wire.standings import Climb, Ending, Figures, Ladder, Standing, Standings, Way, Week

A_WEEK = 7 * 24 * 3600 * 1000
MONDAY = 4 * 24 * 3600 * 1000  # the first one there was: the count of time begins with a Thursday
WEEKS = 12
MOST_LISTED = 100  # of a leaderboard; oneself is listed wherever one stands


@dataclass(frozen=True)
class Player:
    """A person, or a bot, which is the same wherever it sits."""

    guest: str | None
    bot: str | None


@dataclass
class Result:
    """A finished match."""

    game: str
    format: str
    at: int
    rated: bool
    outcome: dict[str, Any]
    players: list[Player] = field(default_factory=list)

    @property
    def way(self) -> tuple[str, str]:
        return self.game, self.format

    def won_by(self, player: Player) -> bool:
        return any(self.players[seat - 1] == player for seat in self.outcome["winners"])


def read(connection: Connection) -> list[Result]:
    """All finished matches in the order in which they ended, but guided ones."""
    columns = (tables.c.id, tables.c.game, tables.c.format, tables.c.moved, tables.c.rated, tables.c.outcome)
    over = select(*columns).where(tables.c.phase == "over", store.NOT_GUIDED)
    found = {
        row.id: Result(row.game, row.format, row.moved, row.rated, json.loads(row.outcome))
        for row in connection.execute(over.order_by(tables.c.moved, tables.c.id))
        if row.outcome
    }
    sat = select(places.c.table_id, places.c.guest, places.c.bot).order_by(places.c.table_id, places.c.seat)
    for row in connection.execute(sat):
        if row.table_id in found:
            found[row.table_id].players.append(Player(row.guest, row.bot))
    return list(found.values())


def standings(results: list[Result], names: Mapping[str, str], guest: str | None, now: int) -> Standings:
    """Everything as one guest sees it."""
    me = None if guest is None else Player(guest, None)
    ladders, climbs = _rate([each for each in results if each.rated], names, me)
    mine = None if me is None else [each for each in results if me in each.players]
    figures = None if mine is None else _figures(mine, me, now)
    return Standings(ladders, _figures(results, None, now), figures, climbs)


def _rate(rated: Iterable[Result], names: Mapping[str, str], me: Player | None) -> tuple[list[Ladder], list[Climb]]:
    """The leaderboard of each format, and how my own rating went."""
    ratings: dict[tuple[str, str], Ratings[Player]] = defaultdict(Ratings)
    played: Counter[tuple[str, str, Player]] = Counter()
    won: Counter[tuple[str, str, Player]] = Counter()
    climbs: dict[tuple[str, str], Climb] = {}
    for each in rated:
        sides, ranks = each.outcome["sides"], each.outcome["places"]
        ratings[each.way].add(
            [[each.players[seat - 1] for seat in side] for side in sides],
            [min(ranks[seat - 1] for seat in side) for side in sides],
        )
        for player in set(each.players):
            played[*each.way, player] += 1
            won[*each.way, player] += each.won_by(player)
        if me in each.players and me is not None:
            climb = climbs.setdefault(each.way, Climb(*each.way, [], []))
            climb.at.append(each.at)
            climb.ratings.append(told(ratings[each.way][me]))
    ladders = []
    for way, known in sorted(ratings.items()):
        by_rating = sorted(known, key=lambda player: -known[player].ordinal)
        listed = [
            Standing(
                name=player.bot or names.get(player.guest or "", ""),
                bot=player.bot,
                you=player == me,
                rating=told(known[player]),
                mean=round(100 * known[player].mu),
                matches=played[*way, player],
                won=won[*way, player],
            )
            for place, player in enumerate(by_rating)
            if place < MOST_LISTED or player == me
        ]
        ladders.append(Ladder(*way, listed))
    return ladders, [climbs[way] for way in sorted(climbs)]


def told(rating: Rating) -> int:
    """A rating as people read it."""
    return round(100 * rating.ordinal)


def _figures(results: list[Result], me: Player | None, now: int) -> Figures:
    this_week = (now - MONDAY) // A_WEEK
    weeks = Counter((each.at - MONDAY) // A_WEEK for each in results)
    ways = Counter(each.way for each in results)
    won = Counter(each.way for each in results if me is not None and each.won_by(me))
    drawn = Counter(each.way for each in results if not each.outcome["winners"])
    endings = Counter((each.game, str(each.outcome["reason"])) for each in results)
    return Figures(
        matches=len(results),
        weeks=[Week(MONDAY + week * A_WEEK, weeks[week]) for week in range(this_week - WEEKS + 1, this_week + 1)],
        ways=[Way(*way, count, won[way], drawn[way]) for way, count in ways.most_common()],
        endings=[Ending(*ending, count) for ending, count in endings.most_common()],
    )
