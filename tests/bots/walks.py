"""Matches of bots in every format, for the tests of this folder."""

from collections.abc import Iterator, Sequence

from starlode.bots import Bot
from starlode.bots.quick import QuickTable
from starlode.core.decision import Decision
from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from starlode.core.view import View
from starlode.realms.engine.state import State
from starlode.realms.rules import RealmsRules

TABLES = [
    ("duel", 2),
    *(("free-for-all", seats) for seats in (3, 4, 5, 6)),
    *(("hunter", seats) for seats in (3, 4, 5, 6)),
    ("hydra", 4), ("hydra", 6), ("emperor", 6),
    *(("raid", seats) for seats in (3, 4, 5, 6)),
]  # fmt: skip


def rules_of(name: str, seats: int, **options: str) -> RealmsRules:
    given = {option.replace("_", "-"): value for option, value in options.items()}
    return RealmsRules({"format": name, "seats": str(seats), **given})


def walk(rules: RealmsRules, bots: Sequence[Bot], seed: int) -> Iterator[tuple[View, Decision, str]]:
    """A whole match by its careful face: what each bot was shown, what it was asked, and what it chose."""
    match: Match[State] = Match(rules, seed=seed)
    while (decision := match.decision) is not None:
        view = match.view(decision.seat)
        line = bots[decision.seat - 1].choose(view, decision)
        yield view, decision, line
        match.play(line, seat=decision.seat)


def wins(name: str, seats: int, side: int, games: int) -> int:
    """How many games a greedy side wins against random ones; the side is counted from 0."""
    rules = rules_of(name, seats)
    table = QuickTable(rules)
    members = rules.party.sides[side]
    won = 0
    for game in range(games):
        players = [table.player("greedy" if seat in members else "random", 100 * game + seat) for seat in range(seats)]
        outcome = rules.outcome(table.play(players, Rng(game)))
        assert outcome is not None
        won += members[0] + 1 in outcome.winners
    return won
