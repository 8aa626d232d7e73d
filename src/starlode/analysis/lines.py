"""What a seat could have gone on with: the better option, and then the turn as the search would play it."""

from dataclasses import dataclass
from typing import Any

from starlode.analysis.looking import sensible
from starlode.bots.brain import policy_of
from starlode.bots.search.bot import new_search
from starlode.core.engine.packed import TURN
from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, Rules
from starlode.core.view import View
from starlode.i18n.phrase import Phrase
from starlode.i18n.voices import voice_of

MOST_STEPS = 16


@dataclass(frozen=True, slots=True)
class Deed:
    """A move: its line of notation, and what it is called."""

    action: str
    say: Phrase

    def to_json(self) -> dict[str, Any]:
        return {"action": self.action, "say": self.say.to_json()}


def deed_of(rules: Rules[Any], state: Any, seat: int, action: int) -> Deed:
    """A move of the seat that is asked, in its words; the seat counts from 0."""
    line = rules.write(action)
    decision = rules.decision(state).to_json()
    option: Any = next(each for each in rules.decision(state).options if each.action == line)
    return Deed(line, voice_of(rules).option(option.to_json(), decision, rules.view(state, seat).to_json()))


def line_from(rules: Rules[Any], view: View, action: int, ways: int) -> tuple[Deed, ...]:
    """An option and what follows from it in the same turn.

    It is played out only as far as it does not depend on what is drawn on the way: after a draw only what could have
    been done before it goes on.
    """
    assert view.seat is not None
    seat, seed = view.seat - 1, int(view.digest[:12], 16) + 7
    rng = Rng(seed)
    state: Any = rules.from_view(view, rng)
    turn = int(state.get(TURN))
    deeds: list[Deed] = []
    offered: set[int] | None = None  # before the last draw
    while state.actor == seat and state.get(TURN) == turn and len(deeds) < MOST_STEPS:
        chosen = action if not deeds else _best(rules, state, seat, Rng(seed + len(deeds)), ways)
        if offered is not None and chosen not in offered:
            break
        deeds.append(deed_of(rules, state, seat, chosen))
        before = {int(each) for each in state.legal()}
        state.apply(chosen)
        offered = offered & before if offered is not None else None
        if state.actor == NATURE:
            offered = before if offered is None else offered
            while state.actor == NATURE:
                state.sample(rng)
    return tuple(deeds)


def _best(rules: Rules[Any], state: Any, seat: int, rng: Rng, ways: int) -> int:
    actions = sensible(rules, state)
    if len(actions) == 1:
        return actions[0]
    search = new_search(state, seat, policy_of(rules), rng)
    search.think(ways)
    return max(actions, key=search.visits_of)
