"""Random matches of every format and number of seats, in which everything happens that formats have of their own."""

from collections.abc import Iterator
from typing import Any

from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.games import find
from starlode.realms.rules import RealmsRules
from tests.realms.laws.walks import rich_position

TABLES = [(form, seats) for form, numbers in find("realms").ways.items() for seats in numbers]
# So many more lots a kind of action has: what formats have of their own is rare among all that may be done.
LOTS = {"end-turn": 1, "hand-over": 3, "pass": 2, "attack": 20, "buy": 20}
USUAL = 6
AUTHORITY = 25


def walk(form: str, seats: int, seed: int) -> Iterator[Match[Any]]:
    """A match in its middle, with little authority left, then after each decision; it is one object that moves on."""
    rules = RealmsRules({"format": form, "seats": str(seats), "turn-limit": "40"})
    rng = Rng(seed)
    position: Any = rich_position(rules, rng)
    position["current"] = 1
    for role, seat in zip(rules.company.roles, position["seats"], strict=True):
        seat["authority"] = AUTHORITY * (3 if role == "boss" else 1)
    match: Match[Any] = Match(rules, seed=seed, position=position)
    yield match
    while (decision := match.decision) is not None:
        seat = 1 + rng.below(seats)
        if rng.below(200) == 0 and _may_leave(match, seat):
            match.resign(seat)
        else:
            lots = [LOTS.get(option.verb, USUAL) for option in decision.options]
            drawn = rng.below(sum(lots))
            chosen = next(n for n in range(len(lots)) if drawn < sum(lots[: n + 1]))
            match.play(decision.options[chosen].action)
        yield match


def _may_leave(match: Match[Any], seat: int) -> bool:
    """Whether the match goes on without a player who is still in it."""
    after = match.state.clone()
    try:
        match.rules.resign(after, seat - 1)
    except IllegalAction:
        return False
    return match.rules.outcome(after) is None


def viewers(match: Match[Any]) -> list[int | None]:
    """A seat of every side, and somebody who watches."""
    return [*(side[0] for side in match.rules.company.sides), None]
