"""Law: no card appears or vanishes, and what the table keeps beside its cards agrees with them."""

import pytest

from starlode.realms.cards import FACTIONS
from starlode.realms.codes import OVER
from starlode.realms.effects import AllyOfAllFactions, CombatPerShip
from starlode.realms.rules import RealmsRules
from starlode.realms.state import State
from starlode.realms.table import AUTHORITY, COMBAT, COMMON_PILES, CURRENT, DECK, DEPTH, HAND, IN_PLAY, KNOWN, MARKERS
from starlode.realms.table import MOST_FRAMES, PER_SHIP, PRESENCE, ROW, SEAT_PILES, SHIPS, TOP, TRADE, TRADE_DECK
from starlode.realms.table import TURN, UNLOCKED
from tests.laws import walks


def assert_piles_agree(rules: RealmsRules, state: State) -> None:
    """Masks and sizes say what the counts say, and what is known of a hand is in it."""
    kinds = range(len(rules.cards))
    tops = {state.pile(seat, TOP) for seat in range(state.seats)}
    for pile in set(range(COMMON_PILES + SEAT_PILES * state.seats)) - tops:
        counts = [state.count(pile, kind) for kind in kinds]
        assert state.size(pile) == sum(counts)
        assert state.mask(pile) == sum(2**kind for kind in kinds if counts[kind])
    for seat in range(state.seats):
        hand, known = state.pile(seat, HAND), state.pile(seat, KNOWN)
        assert all(state.count(known, kind) <= state.count(hand, kind) for kind in kinds)


def assert_derived_numbers_agree(rules: RealmsRules, state: State) -> None:
    """Factions present and combat per ship are those of the cards in play, told card by card."""
    cards = {card.id: card for card in rules.cards}
    seats = rules.position(state)["seats"]
    assert isinstance(seats, list)
    for seat, entry in enumerate(seats):
        assert isinstance(entry, dict)
        assert isinstance(entry["in-play"], list)
        present = dict.fromkeys(FACTIONS, 0)
        per_ship = 0
        for pile in entry["in-play"]:
            assert isinstance(pile, dict)
            card, count = cards[str(pile["card"])], int(str(pile["count"]))
            factions = {card.faction, cards[str(pile.get("as", card.id))].faction}
            if AllyOfAllFactions() in card.primary:
                factions = set(FACTIONS)
            for faction in factions - {"unaligned"}:
                present[faction] += count
            per_ship += count * sum(e.amount for e in card.primary if isinstance(e, CombatPerShip))
        presence = state.of(seat, PRESENCE)
        assert [presence >> 8 * n & 255 for n in range(4)] == list(present.values())
        assert state.of(seat, PER_SHIP) == per_ship
        if rules.options["ally-check"] == "unlocked":
            unlocked = {FACTIONS[n] for n in range(4) if state.of(seat, UNLOCKED) & 2**n}
            assert {faction for faction in FACTIONS if present[faction] > 1} <= unlocked
            assert unlocked <= {faction for faction in FACTIONS if present[faction]}


def assert_turn_agrees(rules: RealmsRules, state: State) -> None:
    """What only the seat in turn may have: ships in play, trade, combat, markers. Nobody has less than nothing."""
    for seat in range(state.seats):
        numbers = [state.of(seat, number) for number in (TRADE, COMBAT, MARKERS)]
        ships = 0
        for copy in range(4):
            ships |= state.mask(state.pile(seat, IN_PLAY) + copy) & state.tables.ships
        assert ships & ~state.of(seat, SHIPS) == 0, "a ship in play was played this turn"
        if seat == state.get(CURRENT):
            assert min(numbers) >= 0
        else:
            assert (ships, numbers) == (0, [0, 0, 0])
        assert state.of(seat, AUTHORITY) > 0 or state.actor == OVER
    for index in range(state.marked()):
        mark = state.mark_at(index)
        assert mark & 7 == state.get(CURRENT)
        assert state.of(mark & 7, SHIPS) & state.tables.bit(mark >> 3 & 63)
    needles = state.count(state.pile(state.get(CURRENT), IN_PLAY) + 1, state.tables.needle)
    assert state.marked() <= needles


@pytest.mark.parametrize("seed", walks.seeds(1, 4))
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


@pytest.mark.parametrize("seed", walks.seeds(1, 4))
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
