"""Star Scrappers: Cave-In, as the laws of every game meet it."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from starlode.cavein.components import COLOURS, FACTIONS, HALVES
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import ARTIFACTS, DEPTH, HAND, HIDDEN, LIVING, NO_CARD, ROUND, STACK, UNREVEALED
from starlode.cavein.engine.table import FACTIONS as FACTIONS_IN_PLAY
from starlode.cavein.rules import CaveinRules
from starlode.cavein.written.pending import QUESTIONS, STACKS
from starlode.core.engine import frames
from starlode.core.engine.bits import kinds
from starlode.core.errors import BadInput
from starlode.core.match import Match
from tests.cavein.laws import walks
from tests.cavein.laws.endings import assert_ended_well
from tests.cavein.laws.forms import FORMS
from tests.cavein.laws.observer import Observer
from tests.cavein.laws.sanity import assert_sane
from tests.cavein.table import BOX, a_player, a_table
from tests.laws.subject import Observer as AnyObserver
from tests.laws.subject import Subject
from tests.laws.walker import Case as AnyCase

# From each position of positions/, from depth 1 on; the last of each is counted deeply only.
WAYS = {
    "opening": [15, 88, 349, 1221, 5465, 25050, 120618, 541515],
    "three-in-the-middle": [22, 123, 505, 1807, 7043, 27024, 107530, 428415],
    "weedlocks-of-four": [18, 95, 309, 1142, 3127, 6766, 12845, 23935],
}
NONSENSE = (
    "", " ", "recruit", "recruit nobody", "mine sapling", "raid", "raid 0", "raid 7", "END-TURN", "pay 1", "use",
)  # fmt: skip
FROM_THE_DEAL = [case for case in walks.ALL_CASES if case.begins == "deal"]
BRIEFLY = [
    walks.Case(2, "pl2018", "turned", "eager", "deal"),
    walks.Case(3, "en2021", "bioss", "eager", "deal"),
    walks.Case(4, "de2018", "terrons", "eager", "deal"),
    walks.Case(4, "pl2018", "usual", "uniform", "deal"),
    FROM_THE_DEAL[walks.TODAY * 7 % len(FROM_THE_DEAL)],
]
OBSERVED = list(dict.fromkeys(FROM_THE_DEAL[walks.TODAY % 3 :: 3] if walks.DEEP else BRIEFLY))


def count(rules: CaveinRules, state: State) -> object:
    """Cards, crystals and artifacts, once it is settled which factions are in play; the others go back to the box."""
    if len(kinds(state.get(FACTIONS_IN_PLAY))) < 4:
        return None
    return rules.count_cards(state), artifact_cards(rules, state)


def artifact_cards(rules: CaveinRules, state: State) -> Counter[str]:
    """Where each artifact card is: face down, on top of a stack, or somebody's."""
    found = [int(card) for card in kinds(state.get(UNREVEALED))]
    found += [int(state.top_artifact(stack)) for stack in range(3) if state.top_artifact(stack) != NO_CARD]
    for seat in range(state.seats):
        found += [int(state.tables.card_of_half[half]) for half in kinds(state.of(seat, ARTIFACTS))]
    return Counter(rules.box.artifacts[card].id for card in found)


def swapped(case: AnyCase, state: State, viewer: int | None) -> Iterator[State]:
    """Every state in which a hidden card and one of the same level have changed places: in a stack or another hand."""
    seats = [seat for seat in range(state.seats) if viewer is None or seat != viewer - 1]
    for seat in seats:
        for mine in kinds(state.mask(state.pile(seat, HIDDEN))):
            for theirs in kinds(state.mask(STACK) & state.tables.by_level[(mine & 3) + 1] & ~(1 << mine)):
                other = state.clone()
                _exchange(other, seat, mine, theirs)
                other.move(STACK, other.pile(seat, HAND), theirs)
                other.take(other.pile(seat, HAND), mine)
                other.put(STACK, mine)
                yield other
            for partner in seats:
                for theirs in kinds(state.mask(state.pile(partner, HIDDEN))):
                    if partner > seat and theirs != mine and theirs & 3 == mine & 3:
                        other = state.clone()
                        _exchange(other, seat, mine, theirs)
                        _exchange(other, partner, theirs, mine)
                        other.move(other.pile(seat, HAND), other.pile(partner, HAND), mine)
                        other.move(other.pile(partner, HAND), other.pile(seat, HAND), theirs)
                        yield other


def _exchange(state: State, seat: int, mine: int, theirs: int) -> None:
    """What is noted as hidden in a hand."""
    state.take(state.pile(seat, HIDDEN), mine)
    state.put(state.pile(seat, HIDDEN), theirs)


def observers(case: AnyCase, match: Match[Any]) -> list[AnyObserver]:
    assert isinstance(case, walks.Case)
    start = case.rules.options["start"]
    first = None if start == "random" else int(start)
    found: list[AnyObserver] = []
    for viewer in case.viewers:
        observer = Observer(viewer, case.rules.box, case.seats, case.rules.factions, first)
        observer.read(match.seen_by(viewer))
        found.append(observer)
    return found


SHORT = {"round-limit": "8", "seats": "3"}
SHORT_RULES = [
    CaveinRules({**SHORT, "edition": "de2018"}),
    CaveinRules({**SHORT, "surplus-cards": "no", "empty-skills": "no", "robuster-one-colour": "no", "start": "2"}),
    CaveinRules({**SHORT, "edition": "pl2018"}),
]


@cache
def good_positions() -> list[tuple[Any, Any]]:
    """Positions of three seats with every kind of open question, and a few without any; each with its rules."""
    found: dict[str, Any] = {}
    for number in range(70):
        cases = [case for case in walks.ALL_CASES if case.seats == 3]
        case = cases[number * 7 % len(cases)]
        for state in walks.walk(case, number, 400):
            asked = [frames.what(state.frame_at(depth)) for depth in range(state.get(DEPTH))]
            name = f"{asked} {min(state.marked(), 1)} {state.get(DEPTH) == 0 and state.actor}"
            if name not in found and state.get(ROUND) < int(SHORT["round-limit"]):
                found[name] = json.loads(json.dumps(case.rules.position(state)))
    table = a_table(
        base=["scrabber"], hand=["driller"], artifacts=["twin-shaft-lift"], third=a_player(hand=["drollo"]),
        mine=["brown-1-plain", "blue-1-plain", "blue-1-red"], starting=True,
    )  # fmt: skip
    table.play("mine brown-1-plain", "pay driller")
    found["lift"] = json.loads(json.dumps(table.match.position()))
    return [(rules, position) for position in found.values() if (rules := _fitting(position)) is not None]


def _fitting(position: Any) -> CaveinRules | None:
    """The short rules by which a position can be; a deal, a skill or a payment may be of another edition."""
    for rules in SHORT_RULES:
        try:
            rules.from_position(position)
        except BadInput:
            continue
        return rules
    return None


CAVEIN = Subject(
    "cavein",
    few=walks.FEW_CASES,
    cases=walks.CASES,
    every=st.sampled_from(walks.ALL_CASES),
    count=count,
    nonsense=NONSENSE,
    choose=walks.choose,
    assert_sane=assert_sane,
    assert_ended_well=assert_ended_well,
    is_in=lambda state, seat: bool(state.get(LIVING) >> seat & 1),
    most_in_a_turn=150,
    swapped=swapped,
    dealt=45,
    observers=observers,
    observed=OBSERVED,
    folder=Path(__file__).parent,
    ways=WAYS,
    checksummed=walks.ALL_CASES[3::17],
    points=lambda state: sum(int(state.score(seat)) << 8 * seat for seat in range(state.seats)),
    good_positions=good_positions,
    forms=FORMS,
    words=[
        "driller",
        "sapling",
        "blue-1-plain",
        "brown-10-cavein",
        BOX.artifacts[0].id,
        *HALVES[:2],
        *HALVES[12:],
        *COLOURS,
        *FACTIONS,
        *STACKS,
        *QUESTIONS.values(),
        "brown less-1",
        "each-or-some",
        "starting",
        "collapse",
    ],
)
