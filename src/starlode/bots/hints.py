"""Hints: what a seat could do, how likely each option wins, and why; all of it from the view of that seat.

One search looks ahead, as the bots do, and is asked for what it found of each option. The same view gives the same
hint, as long as there is time for it.
"""

import time
from dataclasses import dataclass
from math import sqrt
from typing import Any

from starlode.bots.brain import brain_of, policy_of
from starlode.bots.levels import LEVELS
from starlode.bots.reasons import DECISIVE, Reason, by_weight
from starlode.bots.search.bot import STRIDE, Clock, new_search
from starlode.core.decision import Decision, Json, Option
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import TURN, WHOLE
from starlode.core.engine.policy import Policy
from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.rules import NATURE, OVER, Rules
from starlode.core.view import View

SECONDS = 0.9  # of the second that a hint may take; the rest is for what is not counted
MOST_WAYS = 4_000
LEAST_TRIED = 16  # ways through an option, before its chance is worth telling
DEALS = 16  # in all of which a turn has to be won, to say that it wins
CLEARLY = 50  # thousandths that an option has to win more often, to say that it is better
HARDLY = 15  # thousandths by which options may differ that are as good as each other
WELL_TRIED = 200  # ways through an option, before it is compared with another
LOST, WON = 50, 950  # thousandths; where all but everything is decided, nothing can be judged
SPREAD = 1000  # thousandths by which a single way may differ, two standard deviations


@dataclass(frozen=True, slots=True)
class Tip:
    """An option, how likely it wins in thousandths (None: it was hardly tried), how often it was tried, and why."""

    option: Option
    chance: int | None
    tried: int
    reasons: tuple[Reason, ...]

    def to_json(self) -> dict[str, Json]:
        reasons: list[Json] = [reason.to_json() for reason in self.reasons]
        return {"action": self.option.action, "chance": self.chance, "tried": self.tried, "reasons": reasons}


@dataclass(frozen=True, slots=True)
class Advice:
    """All options of a decision, the best first."""

    decision: Decision
    ways: int  # that were looked at
    tips: tuple[Tip, ...]

    def about(self, action: str) -> Tip | None:
        """What is said of an option, by its line."""
        return next((tip for tip in self.tips if tip.option.action == action), None)

    def to_json(self) -> dict[str, Json]:
        return {"seat": self.decision.seat, "ways": self.ways, "options": [tip.to_json() for tip in self.tips]}


def advise(rules: Rules[Any], view: View, ways: int | None = None, clock: Clock = time.perf_counter) -> Advice:
    """What the seat of a view could do; IllegalAction where it has nothing to decide."""
    seed = int(view.digest[:12], 16)
    state = _asked(rules, view, Rng(seed))
    seat = int(state.actor)
    decision = rules.decision(state)
    policy = policy_of(rules)
    search = new_search(state, seat, policy, Rng(seed + 1))
    most = min(MOST_WAYS, brain_of(rules.game).visits(LEVELS["relentless"], rules)) if ways is None else ways
    until = clock() + SECONDS
    done = 0
    while done < most and clock() < until:
        search.think(min(STRIDE, most - done))
        done += STRIDE
    actions = [int(action) for action in state.legal()]
    found = [_Found(int(search.visits_of(action)), int(search.worth_of(action))) for action in actions]
    told = brain_of(rules.game).reasons(rules).of(view, decision, state)
    for reasons, action in zip(told, actions, strict=True):
        reasons += _ending(state, seat, action, policy, Rng(seed + 2))
    wins = [any(reason.weight >= DECISIVE for reason in reasons) for reasons in told]
    order = sorted(range(len(actions)), key=lambda at: (not wins[at], -found[at].tried, -found[at].worth))
    tips = []
    for rank, at in enumerate(order):
        other = order[1 if rank == 0 else 0] if len(order) > 1 else None
        compared = _compared(found, order, done) if rank == 0 else []
        judges = rank == 0 and bears_judgement(found[at].chance, compared)
        reasons = [*(reason for reason in told[at] if judges or not reason.is_judgement), *compared]
        shared = [] if other is None else told[other]
        tips.append(Tip(decision.options[at], found[at].chance, found[at].tried, by_weight(reasons, shared)))
    return Advice(decision, sum(each.tried for each in found), tuple(tips))


@dataclass(frozen=True, slots=True)
class _Found:
    """What a search found of an option."""

    tried: int
    worth: int  # of WHOLE; less than nothing if it was never tried

    @property
    def chance(self) -> int | None:
        return 1000 * self.worth // WHOLE if self.tried >= LEAST_TRIED else None


def _asked(rules: Rules[Any], view: View, rng: Rng) -> Any:
    """A state behind the view in which its seat is asked, as in a team after a teammate has handed over."""
    if view.seat is None:
        raise IllegalAction("not-your-turn")
    state = rules.from_view(view, rng)
    seat = view.seat - 1
    if state.actor == OVER:
        raise IllegalAction("match-over")
    if state.actor != seat:
        line = rules.hand_over(state, seat) if state.actor != NATURE else None
        if line is None:
            raise IllegalAction("not-your-turn")
        state.apply(rules.read(state, line))
    return state


def _compared(found: list[_Found], order: list[int], ways: int) -> list[Reason]:
    """What looking ahead says of the best option."""
    if len(order) == 1:
        return [Reason("why-only", {}, 100)]
    best, next_best = found[order[0]], found[order[1]]
    if best.chance is not None and next_best.chance is not None and next_best.tried >= WELL_TRIED:
        more = best.chance - next_best.chance
        if more >= CLEARLY + SPREAD / sqrt(next_best.tried):
            return [Reason("why-better", {"more": (more + 5) // 10}, 20)]
        if abs(more) < HARDLY:
            return [Reason("why-hardly-matters", {}, 15)]
    return [Reason("why-looked-ahead", {"ways": ways}, 1)]


def bears_judgement(chance: int | None, compared: list[Reason]) -> bool:
    """Whether looking ahead says enough of the best option, for it to be called better than what is left undone."""
    if chance is None or not LOST < chance < WON:
        return False
    return all(reason.message != "why-hardly-matters" for reason in compared)


def _ending(state: Any, seat: int, action: int, policy: Policy, rng: Rng) -> list[Reason]:
    """Whether an option wins at once, or a turn that goes on by the policy is won whatever lies in the decks."""
    for deal in range(DEALS):
        after = state.imagine(seat, rng)
        after.apply(action)
        if deal == 0 and after.actor == OVER and _is_won(after, seat):
            return [Reason("why-wins", {}, DECISIVE + 1)]
        _finish_turn(after, int(state.get(TURN)), policy, rng)
        if after.actor != OVER or not _is_won(after, seat):
            return []
    return [Reason("why-wins-turn", {}, DECISIVE)]


def _finish_turn(state: Any, turn: int, policy: Policy, rng: Rng) -> None:
    options = Options()
    while (actor := int(state.actor)) != OVER and state.get(TURN) == turn:
        if actor == NATURE:
            state.sample(rng)
            continue
        state.list_into(options)
        state.apply(policy.pick(state, options, rng) if options.size > 1 else options.actions[0])


def _is_won(state: Any, seat: int) -> bool:
    return bool(state.share(state.side_of(seat)) == WHOLE)
