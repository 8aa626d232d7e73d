"""Law: no card appears or vanishes, and what the table keeps beside its cards agrees with them."""

import pytest

from starlode.realms.codes import OVER
from starlode.realms.table import DECK, DEPTH, MOST_FRAMES, ROW, TRADE_DECK, TURN
from tests.laws import walks
from tests.laws.sanity import assert_derived_numbers_agree, assert_piles_agree, assert_turn_agrees


@pytest.mark.parametrize("seed", walks.seeds(1, 1))
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_no_card_appears_or_vanishes_in_a_whole_match(case: walks.Case, seed: int) -> None:
    rules = case.rules
    total: dict[str, int] = {}
    for state in walks.walk(case, seed):
        total = total or rules.count_cards(state)
        assert rules.count_cards(state) == total
        if state.actor == OVER or state.get(DEPTH) == 0:  # no slot waits for its card
            assert state.size(ROW) == 5 or state.size(TRADE_DECK) == 0 or state.get(TURN) == 0
    if case.start == "deal":
        assert list(total.values()) == rules.supply


@pytest.mark.parametrize("seed", walks.seeds(1, 1))
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_every_number_beside_the_cards_agrees_with_them_in_a_whole_match(case: walks.Case, seed: int) -> None:
    for state in walks.walk(case, seed):
        assert_piles_agree(case.rules, state)
        assert_derived_numbers_agree(case.rules, state)
        assert_turn_agrees(case.rules, state)
        assert state.get(DEPTH) <= MOST_FRAMES


def test_one_set_is_the_box_and_two_sets_are_two_boxes() -> None:
    """Ruling A1: 80 trade cards and 10 Explorers a set, 8 Scouts and 2 Vipers a seat."""
    for sets in (1, 2):
        rules = walks.rules_of(sets=str(sets))
        counted = rules.count_cards(rules.new())
        own = {card: counted.pop(card) for card in ("scout", "viper", "explorer")}
        assert own == {"scout": 16, "viper": 4, "explorer": 10 * sets}
        assert sum(counted.values()) == 80 * sets
        assert rules.new().size(rules.new().pile(0, DECK)) == 10
