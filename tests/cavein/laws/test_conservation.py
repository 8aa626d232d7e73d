"""Law: no card, crystal or artifact appears or vanishes, and what the table keeps beside them agrees with them."""

from collections import Counter

import pytest

from starlode.cavein.engine import codes
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import ARTIFACTS, DEPTH, FACTIONS, MOST_FRAMES, NO_CARD, TURN, UNREVEALED
from starlode.cavein.rules import CaveinRules
from starlode.core.engine.bits import kinds
from tests.cavein.laws import walks
from tests.cavein.laws.sanity import assert_limits_hold, assert_piles_agree, assert_refilled, assert_turn_agrees
from tests.realms.laws.walks import seeds


def artifact_cards(rules: CaveinRules, state: State) -> Counter[str]:
    """Where each artifact card is: face down, on top of a stack, or somebody's."""
    found = [int(card) for card in kinds(state.get(UNREVEALED))]
    found += [int(state.top_artifact(stack)) for stack in range(3) if state.top_artifact(stack) != NO_CARD]
    for seat in range(state.seats):
        found += [int(state.tables.card_of_half[half]) for half in kinds(state.of(seat, ARTIFACTS))]
    return Counter(rules.box.artifacts[card].id for card in found)


@pytest.mark.parametrize("seed", seeds(1, 2))
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_nothing_appears_or_vanishes_in_a_whole_match(case: walks.Case, seed: int) -> None:
    rules = case.rules
    total: dict[str, int] = {}
    artifacts: Counter[str] = Counter()
    for number, state in enumerate(walks.walk(case, seed)):
        if state.get(TURN) == 0 and len(kinds(state.get(FACTIONS))) < 4:
            continue  # the absent factions are put back into the box when all four are drawn
        if not total or number % 3 == 0 or state.actor == codes.OVER:
            total = total or rules.count_cards(state)
            artifacts = artifacts or artifact_cards(rules, state)
            assert rules.count_cards(state) == total
            assert artifact_cards(rules, state) == artifacts
    assert max(artifacts.values()) == 1
    if case.begins == "deal":
        assert sum(total.values()) == 4 * 13 + 60
        assert len(artifacts) == 12


@pytest.mark.parametrize("seed", seeds(1, 1))
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_every_number_beside_the_cards_agrees_with_them_in_a_whole_match(case: walks.Case, seed: int) -> None:
    turn = 0
    for number, state in enumerate(walks.walk(case, seed)):
        if number % 4 == 0:
            assert_piles_agree(case.rules, state)
        assert_limits_hold(state)
        assert_turn_agrees(state)
        assert state.get(DEPTH) <= MOST_FRAMES
        if state.actor >= 0 and state.get(TURN) != turn:
            turn = int(state.get(TURN))
            assert_refilled(state)
