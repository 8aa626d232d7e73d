"""The box and the set-up, as the rulebook tells them."""

from collections import Counter

from starlode.realms.cards import CARDS, FACTIONS
from tests.realms.table import a_duel, new_duel

STARTING_DECK = Counter({"scout": 8, "viper": 2})
SEATS_AND_SPECTATOR = (1, 2, None)


def test_the_box_holds_eighty_trade_cards() -> None:
    """SR-1, SR-113."""
    table = new_duel(seed=1)
    trade_cards = Counter(table.row) + Counter(table.trade_deck)
    assert trade_cards.total() == 80
    assert trade_cards == Counter({card.id: card.copies for card in CARDS if card.faction != "unaligned"})
    assert len(trade_cards) == 46


def test_scouts_and_vipers_make_two_starting_decks_and_are_not_for_sale() -> None:
    """SR-2."""
    copies = {card.id: card.copies for card in CARDS}
    assert (copies["scout"], copies["viper"]) == (16, 4)
    table = new_duel(seed=1)
    assert not {"scout", "viper"} & {*table.row, *table.trade_deck}


def test_ten_explorers_form_a_pile_of_their_own() -> None:
    """SR-3, SR-13."""
    table = new_duel(seed=1)
    assert table.explorers == 10
    assert "explorer" not in {*table.row, *table.trade_deck}


def test_each_faction_has_twenty_trade_cards() -> None:
    """SR-104, SR-112."""
    for faction in FACTIONS:
        assert sum(card.copies for card in CARDS if card.faction == faction) == 20


def test_authority_is_a_plain_number_that_no_score_cards_limit() -> None:
    """SR-4: twelve cards of 5 and six of 20 would end at 180."""
    table = a_duel(authority=200, hand=["cutter"])
    table.play("play cutter")
    assert table.me.authority == 204


def test_each_player_starts_with_eight_scouts_and_two_vipers() -> None:
    """SR-11."""
    table = new_duel(seed=1)
    for player in (table.me, table.foe):
        assert Counter(player.hand) + Counter(player.deck) == STARTING_DECK


def test_each_player_starts_with_fifty_authority() -> None:
    """SR-12."""
    table = new_duel(seed=1)
    assert (table.me.authority, table.foe.authority) == (50, 50)


def test_the_trade_cards_are_shuffled() -> None:
    """SR-14."""
    assert len({tuple(new_duel(seed=seed).row) for seed in range(1, 11)}) > 5


def test_the_trade_deck_lies_face_down() -> None:
    """SR-10, SR-14: which card comes next makes no difference that anybody could see."""
    tables = [a_duel(row=["cutter"], trade_deck=order) for order in (["ram", "corvette"], ["corvette", "ram"])]
    for seat in SEATS_AND_SPECTATOR:
        assert tables[0].view(seat) == tables[1].view(seat)


def test_the_trade_row_lies_face_up() -> None:
    """SR-10."""
    tables = [a_duel(row=[shown], trade_deck=[hidden]) for shown, hidden in (("ram", "cutter"), ("cutter", "ram"))]
    for seat in SEATS_AND_SPECTATOR:
        assert tables[0].view(seat) != tables[1].view(seat)


def test_the_scrap_heap_and_both_discard_piles_start_empty() -> None:
    """SR-15, SR-18."""
    table = new_duel(seed=1)
    assert table.scrap_heap == []
    assert (table.me.discard, table.foe.discard) == ([], [])


def test_five_cards_of_the_trade_deck_are_turned_up_as_the_row() -> None:
    """SR-16."""
    table = new_duel(seed=1)
    assert (len(table.row), len(table.trade_deck)) == (5, 75)


def test_both_players_shuffle_their_own_deck() -> None:
    """SR-17: opening hands differ from match to match."""
    tables = [new_duel(seed=seed, start="1") for seed in range(1, 31)]
    assert len({tuple(table.me.hand) for table in tables}) > 1
    assert len({tuple(table.foe.hand) for table in tables}) > 1


def test_the_starting_player_is_drawn_at_random() -> None:
    """SR-19."""
    starts = Counter(new_duel(seed=seed).actor for seed in range(1, 201))
    assert set(starts) == {1, 2}
    assert 60 <= starts[1] <= 140


def test_the_starting_player_opens_with_three_cards_and_the_second_with_five() -> None:
    """SR-20, SR-21."""
    for seed in range(1, 7):
        table = new_duel(seed=seed)
        starter, second = (table.me, table.foe) if table.actor == 1 else (table.foe, table.me)
        assert (len(starter.hand), len(second.hand)) == (3, 5)


def test_a_player_draws_from_the_own_deck() -> None:
    """SR-22."""
    table = a_duel(deck=["scout"] * 5, foe_deck=["viper"] * 4)
    table.play("end-turn")
    assert table.me.hand == ["scout"] * 5
    table.play("end-turn")
    assert table.foe.hand == ["viper"] * 4


def test_the_start_option_names_the_starting_player() -> None:
    """SR-341."""
    for seat in (1, 2):
        for seed in range(1, 6):
            table = new_duel(seed=seed, start=str(seat))
            assert table.actor == seat
            assert len((table.me if seat == 1 else table.foe).hand) == 3


def test_two_sets_double_what_is_for_sale_and_nothing_else() -> None:
    """SR-342."""
    table = new_duel(seed=1, sets="2")
    assert (len(table.row), len(table.trade_deck), table.explorers) == (5, 155, 20)
    for player in (table.me, table.foe):
        assert Counter(player.hand) + Counter(player.deck) == STARTING_DECK


def test_three_sets_triple_what_is_for_sale() -> None:
    """SR-342."""
    table = new_duel(sets="3")
    assert (len(table.trade_deck) + len(table.row), table.explorers) == (240, 30)
    assert len(table.row) == 5
    assert len(table.me.deck) + len(table.me.hand) == 10
