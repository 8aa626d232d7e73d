"""What lies in the box, for every number of sets and seats, and in the row."""

import pytest

from starlode.realms.engine.codes import RESIGNED
from starlode.realms.engine.table import DECK, DEPTH, REASON, ROW, TRADE_DECK, TURN
from starlode.realms.rules import RealmsRules
from tests.realms.laws import walks


@pytest.mark.parametrize("case", walks.EVERYTHING, ids=str)
def test_the_row_is_full_whenever_nothing_is_asked(case: walks.Case) -> None:
    """Unless the trade deck has run out, or the end came while nature was filling it."""
    for state in walks.walk(case, 1, case.brief):
        if state.get(DEPTH) == 0 and state.get(REASON) != RESIGNED and state.get(TURN) > 0:
            assert state.size(ROW) == 5 or state.size(TRADE_DECK) == 0


def test_one_set_is_the_box_and_two_sets_are_two_boxes() -> None:
    """SR-1, SR-3, SR-11: 80 trade cards and 10 Explorers a set, 8 Scouts and 2 Vipers a seat."""
    for sets in (1, 2):
        assert_set_up(walks.rules_of(sets=str(sets)), sets)


@pytest.mark.parametrize(("name", "seats"), walks.SETTINGS)
def test_every_seat_has_its_starting_deck_and_every_pair_a_set(name: str, seats: int) -> None:
    """SR-M3, SR-M4."""
    assert_set_up(walks.rules_of(sets="auto", format=name, seats=seats), (seats + 1) // 2)
    assert_set_up(walks.rules_of(sets="1", format=name, seats=seats), 1)


def assert_set_up(rules: RealmsRules, sets: int) -> None:
    counted = rules.count_cards(rules.new())
    own = {card: counted.pop(card) for card in ("scout", "viper", "explorer")}
    assert own == {"scout": 8 * rules.seats, "viper": 2 * rules.seats, "explorer": 10 * sets}
    assert sum(counted.values()) == 80 * sets
    first = rules.new()
    assert {first.size(first.pile(seat, DECK)) for seat in range(rules.seats)} == {10}
