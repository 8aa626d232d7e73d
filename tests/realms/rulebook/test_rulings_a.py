"""Rulings A: turn and piles, where the rulebook leaves something open."""

from tests.realms.table import a_duel

SEATS_AND_SPECTATOR = (1, 2, None)


def test_the_action_phase_may_end_with_everything_left_undone() -> None:
    """SR-163."""
    table = a_duel(hand=["scout", "ram"], in_play=["blob-wheel", "the-hive"], trade=3, combat=4, row=["cutter"])
    assert "end-turn" in table.options
    table.play("end-turn")
    assert table.actor == 2


def test_a_base_is_used_in_the_turn_in_which_it_is_played() -> None:
    """SR-164."""
    table = a_duel(hand=["the-hive"])
    table.play("play the-hive", "use the-hive")
    assert table.me.combat == 3


def test_two_copies_of_a_base_each_have_their_own_uses() -> None:
    """SR-165."""
    table = a_duel(in_play=["space-station", "space-station"])
    table.play("use space-station", "use space-station")
    assert table.me.combat == 4
    assert table.refuse("use space-station").code == "already-used"


def test_copies_that_differ_are_told_apart() -> None:
    """SR-165: one Space Station used, one not; the player says which of them is scrapped."""
    table = a_duel(in_play=["space-station", "space-station"])
    table.play("use space-station")
    assert {"scrap space-station", "scrap space-station used-primary"} <= set(table.options)
    table.play("scrap space-station used-primary", "use space-station")
    assert (table.me.combat, table.me.trade) == (4, 4)


def test_a_card_gives_all_the_resources_it_shows() -> None:
    """SR-166."""
    table = a_duel(hand=["cutter", "trade-escort"])
    table.play("play cutter")
    assert table.asked == "action"
    table.play("play trade-escort")
    assert table.asked == "action"
    assert (table.me.authority, table.me.trade, table.me.combat) == (58, 2, 4)


def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    """SR-167: the fifth and last card of the deck leaves it empty, through the opponent's turn too."""
    table = a_duel(deck=["scout"] * 5, discard=["ram"])
    table.play("end-turn")
    assert (table.me.deck, table.me.discard) == ([], ["ram"])
    table.play("end-turn")
    assert (table.me.deck, table.me.discard) == ([], ["ram"])


def test_with_nothing_left_to_draw_a_player_draws_fewer_cards() -> None:
    """SR-168."""
    table = a_duel(hand=["scout"], deck=["viper"])
    table.play("end-turn")
    assert (table.me.hand, table.me.authority, table.actor) == (["scout", "viper"], 50, 2)


def test_ships_in_play_are_left_out_of_a_reshuffle() -> None:
    """SR-169."""
    table = a_duel(hand=["scout", "corvette", "survey-ship"], discard=["ram"])
    table.play("play scout", "play corvette")
    assert table.me.hand == ["survey-ship", "ram"]
    table.play("play survey-ship")
    assert (table.me.hand, table.me.deck) == (["ram"], [])
    assert table.me.in_play == ["scout", "corvette", "survey-ship"]


def test_authority_has_no_upper_limit() -> None:
    """SR-170."""
    table = a_duel(authority=998, hand=["cutter"])
    table.play("play cutter")
    assert table.me.authority == 1002


def test_a_hand_is_hidden_from_the_opponent_and_from_spectators() -> None:
    """SR-10, SR-171."""
    tables = [a_duel(hand=[held], deck=[other]) for held, other in (("ram", "cutter"), ("cutter", "ram"))]
    assert tables[0].view(1) != tables[1].view(1)
    assert tables[0].view(2) == tables[1].view(2)
    assert tables[0].view(None) == tables[1].view(None)


def test_the_order_of_a_deck_is_hidden_from_everybody() -> None:
    """SR-17, SR-172."""
    tables = [a_duel(deck=order, foe_deck=order[::-1]) for order in (["scout", "viper"], ["viper", "scout"])]
    for seat in SEATS_AND_SPECTATOR:
        assert tables[0].view(seat) == tables[1].view(seat)


def test_the_number_of_cards_in_each_hand_and_pile_is_open() -> None:
    """SR-173."""
    table = a_duel(hand=["scout"] * 2, deck=["scout"] * 3, foe_hand=["viper"], foe_deck=["viper"] * 2)
    for seat in SEATS_AND_SPECTATOR:
        me, foe = table.view(seat)["seats"]
        assert (me["hand"]["size"], me["deck"]["size"]) == (2, 3)
        assert (foe["hand"]["size"], foe["deck"]["size"]) == (1, 2)


def test_a_scrapped_row_card_is_replaced_at_once() -> None:
    """SR-174."""
    table = a_duel(hand=["battle-pod"], row=["cutter", "corvette"], trade_deck=["trade-bot"])
    table.play("play battle-pod", "scrap-row cutter")
    assert sorted(table.row) == ["corvette", "trade-bot"]


def test_with_an_empty_trade_deck_the_slot_stays_empty() -> None:
    """SR-175, SR-176."""
    table = a_duel(trade=6, row=["cutter", "corvette"], scrap_heap=["mothership", "ram"])
    table.play("buy cutter")
    assert (table.row, table.asked, table.actor) == (["corvette"], "action", 1)
    table.play("buy corvette", "buy explorer", "end-turn", "end-turn")
    assert (table.row, table.trade_deck) == ([], [])
    assert table.scrap_heap == ["ram", "mothership"]


def test_the_explorer_pile_cannot_be_scrapped_from() -> None:
    """SR-177."""
    table = a_duel(hand=["battle-pod"], row=["cutter"], explorers=10)
    table.play("play battle-pod")
    assert set(table.options) == {"scrap-row cutter", "decline"}
    table.refuse("scrap-row explorer")


def test_an_empty_explorer_pile_sells_nothing() -> None:
    """SR-178."""
    table = a_duel(trade=4, explorers=0)
    assert table.refuse("buy explorer").code == "no-explorers"
    assert "buy explorer" not in table.options


def test_a_returned_explorer_is_for_sale_at_once() -> None:
    """SR-179."""
    table = a_duel(hand=["explorer"], explorers=0)
    table.play("play explorer", "scrap explorer", "buy explorer")
    assert (table.explorers, table.me.discard) == (0, ["explorer"])
