"""Law: no card appears or vanishes, and what the table keeps beside its cards agrees with them."""

import pytest

from starlode.realms.engine.codes import RESIGNED
from starlode.realms.engine.table import DECK, DEPTH, MOST_FRAMES, REASON, ROW, TRADE_DECK, TURN
from starlode.realms.rules import RealmsRules
from tests.realms.laws import walks
from tests.realms.laws.sanity import (
    assert_derived_numbers_agree,
    assert_piles_agree,
    assert_seats_agree,
    assert_turn_agrees,
)


@pytest.mark.parametrize("seed", walks.seeds(1, 1))
@pytest.mark.parametrize("case", walks.EVERYTHING, ids=str)
def test_no_card_appears_or_vanishes_in_a_whole_match(case: walks.Case, seed: int) -> None:
    rules = case.rules
    total: dict[str, int] = {}
    for state in walks.walk(case, seed, case.brief):
        total = total or rules.count_cards(state)
        assert rules.count_cards(state) == total
        has_slots = state.get(REASON) == RESIGNED  # the end came while nature was filling them
        if state.get(DEPTH) == 0 and not has_slots:
            assert state.size(ROW) == 5 or state.size(TRADE_DECK) == 0 or state.get(TURN) == 0
    if case.start == "deal":
        assert list(total.values()) == rules.supply


@pytest.mark.parametrize("seed", walks.seeds(1, 1))
@pytest.mark.parametrize("case", walks.EVERYTHING, ids=str)
def test_every_number_beside_the_cards_agrees_with_them_in_a_whole_match(case: walks.Case, seed: int) -> None:
    for state in walks.walk(case, seed, case.brief):
        assert_piles_agree(case.rules, state)
        assert_derived_numbers_agree(case.rules, state)
        assert_turn_agrees(case.rules, state)
        assert_seats_agree(case.rules, state)
        assert state.get(DEPTH) <= MOST_FRAMES


def test_one_set_is_the_box_and_two_sets_are_two_boxes() -> None:
    """Ruling A1: 80 trade cards and 10 Explorers a set, 8 Scouts and 2 Vipers a seat."""
    for sets in (1, 2):
        assert_set_up(walks.rules_of(sets=str(sets)), sets)


@pytest.mark.parametrize(("name", "seats"), walks.SETTINGS)
def test_every_seat_has_its_starting_deck_and_every_pair_a_set(name: str, seats: int) -> None:
    """Ruling G2."""
    assert_set_up(walks.rules_of(sets="auto", format=name, seats=seats), (seats + 1) // 2)
    assert_set_up(walks.rules_of(sets="1", format=name, seats=seats), 1)


def assert_set_up(rules: RealmsRules, sets: int) -> None:
    counted = rules.count_cards(rules.new())
    own = {card: counted.pop(card) for card in ("scout", "viper", "explorer")}
    assert own == {"scout": 8 * rules.seats, "viper": 2 * rules.seats, "explorer": 10 * sets}
    assert sum(counted.values()) == 80 * sets
    first = rules.new()
    assert {first.size(first.pile(seat, DECK)) for seat in range(rules.seats)} == {10}
