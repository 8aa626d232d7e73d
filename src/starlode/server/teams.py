"""Where several play together: who may act, whom a bot stands in for, and what giving up means for a team."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from starlode.bots import PROPOSED
from starlode.core.decision import Decision
from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.server.bots import LAST_RESORT
from starlode.server.ids import keeper_of
from starlode.server.stored import Sitting

PEOPLE_FIRST = 2.0  # seconds without a person's action, after which a bot of the team acts
STAND_IN = PROPOSED  # the bot that plays for somebody who has gone
LAST_WORD = 30.0  # seconds that a defeated player who is there has for a question

Resigning: TypeAlias = Literal["ends", "leaves", "proposes", "proposed"]


def team_of(match: Match[Any], seat: int) -> tuple[int, ...]:
    """The seats that have their turn together with a seat, itself among them."""
    return match.rules.company.sharing(seat)


def who_agrees(match: Match[Any], places: Collection[Sitting], seat: int) -> set[int]:
    """The people who have to agree when a seat takes back: those who are still in the match. SR-352.

    Whoever sits at the same device does so by word of mouth.
    """
    keepers = {place.seat: keeper_of(place.guest) for place in places if place.guest is not None}
    people = {each for each, keeper in keepers.items() if keeper != keepers.get(seat)}
    return {each for each in people if not match.is_out(each)}


# Who acts


def people_asked(match: Match[Any], places: Collection[Sitting], bots: Collection[int] = ()) -> set[int]:
    """The people who may act now: who is asked, or where a team has its turn together all who have not ended it."""
    decision = match.decision
    if decision is None:
        return set()
    asked = {decision.seat}
    if decision.asked == "action":
        asked = set(team_of(match, decision.seat)) - set(match.finished)
    people = {place.seat for place in places if place.guest is not None}
    return {seat for seat in (asked & people) - set(bots) if not match.is_out(seat)}


@dataclass(frozen=True, slots=True)
class Part:
    """A bot that is to act, and how long people are waited for first, since one of their team last did something."""

    seat: int
    bot: str
    decision: Decision
    patience: float


def bots_part(
    match: Match[Any], places: Collection[Sitting], here: Collection[str], played_for: Collection[int] = ()
) -> Part | None:
    """The bot that is to act now, if one is; `here` are the guests whose page is open.

    At the seats of `played_for` a bot stands in for somebody who has gone.
    """
    decision = match.decision
    if decision is None:
        return None
    bots = {place.seat: place.bot for place in places if place.bot is not None}
    bots |= dict.fromkeys(played_for, STAND_IN)
    if not bots and not match.is_out(decision.seat):
        return None
    team = team_of(match, decision.seat)
    done = match.finished
    waits = decision.asked == "action" and any(seat not in bots and seat not in done for seat in team)
    patience = PEOPLE_FIRST if waits else 0.0
    if decision.seat in bots:
        return Part(decision.seat, bots[decision.seat], decision, patience)
    if match.is_out(decision.seat):  # nobody waits for one who has left
        guest = next(place.guest for place in places if place.seat == decision.seat)
        return Part(decision.seat, LAST_RESORT, decision, LAST_WORD if guest in here else PEOPLE_FIRST)
    for seat in team:
        if decision.asked == "action" and seat in bots and seat not in done:
            takes_over = match.decision_of(seat)
            if takes_over is not None:
                return Part(seat, bots[seat], takes_over, patience)
    return None


def still_meant(match: Match[Any], seat: int, v: int, action: str) -> bool:
    """Whether an action that was chosen on an older version counts all the same.

    Teammates act at the same time: it does if the turn is still the same, no question is open, and it is still offered.
    """
    decision = match.decision
    if decision is None or decision.asked != "action" or not 0 <= v <= len(match.events):
        return False
    team = team_of(match, seat)
    if len(team) == 1 or decision.seat not in team:
        return False
    if any(event.name == "turn-started" for event in match.events[v:]):
        return False
    mine = match.decision_of(seat)
    return mine is not None and action in mine.actions


# Giving up


def resign(match: Match[Any], seat: int, bots: Collection[int]) -> None:
    """Give up; the bots of a team agree as soon as all its people would."""
    for each in _giving_up(match, seat, bots):
        match.resign(each)


def settle(match: Match[Any], seats: Iterable[int], why: str) -> None:
    """Have seats lose for a reason that is not theirs to choose, each with its team."""
    for seat in sorted({each for one in seats for each in team_of(match, one)}):
        if match.outcome is None and not match.is_out(seat):
            match.settle(seat, why)


def resigning(match: Match[Any], seat: int, bots: Collection[int]) -> Resigning | None:
    """What it would mean if a seat gave up now, or that it has said so already; None where it cannot."""
    if match.actor is None:
        return None
    if not (seats := _giving_up(match, seat, bots)):
        return "proposed"
    after = match.state.clone()
    try:
        for each in seats:
            match.rules.resign(after, each - 1)
    except IllegalAction:
        return None
    if match.rules.outcome(after) is not None:
        return "ends"
    return "leaves" if len(team_of(match, seat)) == 1 else "proposes"


def _giving_up(match: Match[Any], seat: int, bots: Collection[int]) -> list[int]:
    """Who gives up when a seat does; nobody where it has said so before."""
    team, before = team_of(match, seat), match.conceding
    if match.actor is not None and seat in before:
        return []
    others = [each for each in team if each != seat and each not in before]
    return [seat, *others] if all(each in bots for each in others) else [seat]
