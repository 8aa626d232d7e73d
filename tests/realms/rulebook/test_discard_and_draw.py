"""The discard phase and the draw phase, with the rulebook's worked example."""

from collections import Counter

from tests.realms.table import a_duel, new_duel


def test_a_discarded_card_goes_to_its_owners_discard_pile() -> None:
    """SR-95."""
    table = a_duel(hand=["imperial-fighter"], foe_hand=["scout", "viper"])
    table.play("play imperial-fighter", "discard viper")
    assert (table.foe.hand, table.foe.discard, table.me.discard) == (["scout"], ["viper"], [])


def test_discard_piles_are_open_to_everybody() -> None:
    """SR-95, SR-96: own and foreign ones, also for spectators."""
    own = [a_duel(discard=[card], deck=[other]) for card, other in (("ram", "cutter"), ("cutter", "ram"))]
    foreign = [a_duel(foe_discard=[card], foe_deck=[other]) for card, other in (("ram", "cutter"), ("cutter", "ram"))]
    for one, other in (own, foreign):
        for seat in (1, 2, None):
            assert one.view(seat) != other.view(seat)


def test_unspent_trade_and_combat_are_lost() -> None:
    """SR-97, SR-98."""
    table = a_duel(trade=4, combat=5)
    table.play("end-turn")
    assert (table.me.trade, table.me.combat) == (0, 0)
    assert (table.foe.trade, table.foe.combat, table.foe.authority) == (0, 0, 50)
    table.play("end-turn")
    assert (table.me.trade, table.me.combat) == (0, 0)


def test_ships_in_play_and_cards_left_in_hand_are_discarded() -> None:
    """SR-99, SR-100."""
    table = a_duel(hand=["ram", "cutter", "blob-wheel"], in_play=["the-hive"], deck=["scout"] * 5)
    table.play("play ram", "end-turn")
    assert table.me.discard == ["ram", "blob-wheel", "cutter"]
    assert table.me.in_play == ["the-hive"]


def test_the_draw_phase_gives_five_cards_and_ends_the_turn() -> None:
    """SR-101."""
    table = a_duel(hand=["ram"], deck=["scout", "viper", "scout", "scout", "viper", "cutter"], foe_hand=["scout"])
    table.play("end-turn")
    assert table.me.hand == ["scout", "scout", "scout", "viper", "viper"]
    assert table.me.deck == ["cutter"]
    assert (table.actor, table.asked) == (2, "action")


def test_the_starting_player_draws_five_at_the_end_of_the_first_turn() -> None:
    """SR-101."""
    table = a_duel(hand=["scout"] * 3, deck=["scout"] * 5 + ["viper"] * 2, turn=1)
    table.play("end-turn")
    assert len(table.me.hand) == 5


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    """SR-102."""
    table = a_duel(hand=["corvette"], discard=["ram"])
    table.play("play corvette")
    assert (table.me.hand, table.me.discard, table.me.deck) == (["ram"], [], [])


def test_the_new_deck_is_shuffled() -> None:
    """SR-102: the third hand of a match holds reshuffled cards, and not always the same ones."""
    third_hands = set()
    for seed in range(1, 31):
        table = new_duel(seed=seed, start="1")
        table.play("end-turn", "end-turn", "end-turn")
        assert Counter(table.me.hand + table.me.deck) == Counter({"scout": 8, "viper": 2})
        third_hands.add(tuple(table.me.hand))
    assert len(third_hands) > 1


def test_the_new_deck_lies_face_down() -> None:
    """SR-102: everybody knows what is in it, nobody which card was drawn from it but the one who drew."""
    table = a_duel(hand=["corvette"], discard=["ram", "cutter"])
    table.play("play corvette")
    assert table.me.discard == []
    for viewer in (2, None):
        seen = table.view(viewer)["seats"][0]
        assert (seen["hand"]["cards"], seen["hand"]["known"]) == (None, {})
        assert seen["unseen"] == {"ram": 1, "cutter": 1}


def test_the_rulebooks_example_of_a_reshuffle_while_drawing() -> None:
    """SR-103: three cards in the deck are drawn, the discard pile becomes the deck, two more are drawn from it."""
    table = a_duel(deck=["ram", "cutter", "blob-wheel"], discard=["scout"] * 4)
    table.play("end-turn")
    assert table.me.hand == ["scout", "scout", "ram", "blob-wheel", "cutter"]
    assert (table.me.deck, table.me.discard) == (["scout", "scout"], [])
