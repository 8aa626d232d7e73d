"""What all formats share before the first turn: seats, cards, first hands, and who may begin."""

from collections import Counter

import pytest

from starlode.core.errors import BadInput
from starlode.realms.rules import RealmsRules
from tests.realms.table import a_seat, a_table, new_table

SEATS = {
    "free-for-all": (3, 4, 5, 6),
    "hunter": (3, 4, 5, 6),
    "hydra": (4, 6),
    "emperor": (6,),
    "raid": (3, 4, 5, 6),
}
EVERY = [(name, seats) for name, allowed in SEATS.items() for seats in allowed]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_where_a_format_says_nothing_else_the_duels_rules_hold(name: str, seats: int) -> None:
    """SR-M1: playing, using, scrapping and buying in a turn."""
    mine = a_seat(hand=["scout", "explorer"], in_play=["barter-world"])
    table = a_table(name, {1: mine}, seats=seats, row=["cutter"], trade_deck=["ram"])
    explorers = table.explorers
    table.play("play scout", "play explorer", "buy cutter", "use barter-world", "choose 2")
    assert (table.me.trade, table.me.discard, table.row) == (3, ["cutter"], ["ram"])
    assert table.refuse("use barter-world").code == "already-used"
    table.play("scrap explorer")
    assert (table.me.combat, table.explorers, table.scrap_heap) == (2, explorers + 1, [])


@pytest.mark.parametrize("name", SEATS)
def test_a_format_is_played_by_as_many_as_it_allows(name: str) -> None:
    """SR-M2, SR-M68, SR-M78, SR-M93, SR-M154, SR-M191."""
    assert RealmsRules({"format": name}).seats == min(SEATS[name])
    for seats in range(2, 7):
        if seats in SEATS[name]:
            assert new_table(name, seats).match.rules.seats == seats
        else:
            with pytest.raises(BadInput):
                RealmsRules({"format": name, "seats": str(seats)})


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_everybody_starts_with_eight_scouts_and_two_vipers(name: str, seats: int) -> None:
    """SR-M3, SR-M197."""
    table = new_table(name, seats)
    for seat in range(1, seats + 1):
        cards = [*table.seat(seat).hand, *table.seat(seat).deck]
        assert Counter(cards) == {"scout": 8, "viper": 2}


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_there_is_a_set_of_cards_for_each_started_pair(name: str, seats: int) -> None:
    """SR-M4."""
    table = new_table(name, seats)
    trade_cards = len(table.row) + len(table.trade_deck)
    assert (trade_cards, table.explorers) == {3: (160, 20), 4: (160, 20), 5: (240, 30), 6: (240, 30)}[seats]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_the_trade_row_is_five_cards(name: str, seats: int) -> None:
    """SR-M5."""
    assert len(new_table(name, seats).row) == 5


@pytest.mark.parametrize("sets", [1, 2, 3])
def test_the_sets_option_changes_what_is_for_sale_and_nothing_else(sets: int) -> None:
    """SR-M6."""
    table = new_table("free-for-all", 5, sets=str(sets))
    assert (len(table.row) + len(table.trade_deck), table.explorers) == (80 * sets, 10 * sets)
    for seat in range(1, 6):
        assert Counter([*table.seat(seat).hand, *table.seat(seat).deck]) == {"scout": 8, "viper": 2}
    rules = RealmsRules(table.match.rules.options)
    counted = rules.count_cards(rules.from_position(table.match.position()))
    assert (counted["scout"], counted["viper"], counted["mothership"]) == (40, 10, sets)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_four_cards_are_dealt_in_free_for_all_and_hunter_only(name: str, seats: int) -> None:
    """SR-M7."""
    table = new_table(name, seats)
    hands = [len(table.seat(seat).hand) for seat in range(1, seats + 1)]
    assert (4 in hands) == (name in ("free-for-all", "hunter"))


STARTERS = [
    *((name, seats, [*range(1, seats + 1)]) for name in ("free-for-all", "hunter") for seats in SEATS[name]),
    ("hydra", 4, [1, 3]),
    ("hydra", 6, [1, 4]),
    ("emperor", 6, [1, 4]),
]


@pytest.mark.parametrize(("name", "seats", "starters"), STARTERS)
def test_all_who_may_begin_are_equally_likely(name: str, seats: int, starters: list[int]) -> None:
    """SR-M8, SR-M70, SR-M80, SR-M101, SR-M158."""
    rules = RealmsRules({"format": name, "seats": str(seats)})
    state = rules.new()
    assert [rules.write(int(action)) for action in state.legal()] == [f"start {seat}" for seat in starters]
    assert len({int(weight) for weight in state.weights()}) == 1
    begun = {new_table(name, seats, seed).happened("start-chosen")[0]["seat"] for seed in range(60)}
    assert begun == {*starters}


@pytest.mark.parametrize(("name", "seats", "starters"), [*STARTERS, ("raid", 4, [1])])
def test_the_start_option_names_a_seat_that_may_begin(name: str, seats: int, starters: list[int]) -> None:
    """SR-M9."""
    for seat in range(1, 7):
        if seat in starters:
            assert new_table(name, seats, start=str(seat)).actor == seat
        else:
            with pytest.raises(BadInput):
                new_table(name, seats, start=str(seat))
