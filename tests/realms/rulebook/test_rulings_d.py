"""Rulings D: forced discards."""

from tests.realms.table import a_duel

NEXT_TURN = {"discards": "next-turn"}


def test_the_victim_chooses_the_card() -> None:
    """SR-271, SR-272: at once, in the other player's turn."""
    table = a_duel(hand=["imperial-fighter"], foe_hand=["scout", "viper"])
    table.play("play imperial-fighter")
    assert (table.actor, table.source) == (2, "imperial-fighter")
    assert set(table.options) == {"discard scout", "discard viper"}
    table.play("discard scout")
    assert (table.foe.hand, table.foe.discard) == (["viper"], ["scout"])


def test_after_the_discard_the_active_players_turn_goes_on() -> None:
    """SR-273."""
    table = a_duel(hand=["imperial-fighter", "viper"], foe_hand=["scout", "viper"])
    table.play("play imperial-fighter", "discard viper")
    assert (table.actor, table.asked, table.me.combat) == (1, "action", 2)
    table.play("play viper", "attack 2")
    assert table.foe.authority == 47


def test_a_deferred_discard_leaves_the_hand_alone_for_now() -> None:
    """SR-274."""
    table = a_duel(hand=["imperial-fighter"], foe_hand=["scout", "viper"], options=NEXT_TURN)
    table.play("play imperial-fighter")
    assert (table.actor, table.asked) == (1, "action")
    assert (table.foe.hand, table.foe.discard) == (["scout", "viper"], [])


def test_deferred_discards_come_first_in_the_victims_action_phase() -> None:
    """SR-271, SR-275."""
    table = a_duel(hand=["imperial-fighter"], foe_hand=["scout", "viper"], foe_bases=["blob-wheel"], options=NEXT_TURN)
    table.play("play imperial-fighter", "end-turn")
    assert table.actor == 2
    assert set(table.options) == {"discard scout", "discard viper"}
    assert table.refuse("use blob-wheel").code == "answer-first"
    table.play("discard viper", "use blob-wheel", "play scout")
    assert (table.foe.discard, table.foe.combat, table.foe.trade) == (["viper"], 1, 1)


def test_what_a_victim_cannot_discard_lapses() -> None:
    """SR-276, SR-298: an empty hand owes nothing later."""
    table = a_duel(hand=["imperial-fighter", "imperial-fighter"], foe_hand=["scout"], foe_deck=["viper"] * 4)
    table.play("play imperial-fighter", "play imperial-fighter")
    assert (table.foe.hand, table.foe.discard, table.me.combat) == ([], ["scout"], 4)
    table.play("end-turn")
    assert (table.actor, table.asked) == (2, "action")
    table.play("end-turn")
    assert len(table.foe.hand) == 5


def test_several_discards_add_up() -> None:
    """SR-277."""
    table = a_duel(hand=["imperial-fighter", "imperial-frigate"], foe_hand=["scout", "viper", "ram"])
    table.play("play imperial-fighter", "discard ram", "play imperial-frigate", "discard viper")
    assert (table.foe.hand, table.foe.discard) == (["scout"], ["viper", "ram"])


def test_several_deferred_discards_add_up() -> None:
    """SR-277."""
    table = a_duel(hand=["imperial-fighter", "imperial-frigate"], foe_hand=["scout", "viper", "ram"], options=NEXT_TURN)
    table.play("play imperial-fighter", "play imperial-frigate", "end-turn", "discard ram", "discard scout")
    assert (table.foe.hand, table.foe.discard, table.asked) == (["viper"], ["scout", "ram"], "action")


def test_a_victim_owes_no_more_than_the_hand_and_nothing_afterwards() -> None:
    """SR-276, SR-278."""
    table = a_duel(
        hand=["imperial-fighter", "imperial-frigate"], foe_hand=["scout"], foe_deck=["viper"] * 4, options=NEXT_TURN
    )
    table.play("play imperial-fighter", "play imperial-frigate", "end-turn")
    assert (table.actor, table.asked, table.foe.hand, table.foe.discard) == (2, "action", [], ["scout"])
    table.play("end-turn", "end-turn")
    assert (table.actor, table.asked, len(table.foe.hand)) == (2, "action", 5)


def test_outposts_do_not_protect_against_discards() -> None:
    """SR-279."""
    table = a_duel(hand=["imperial-fighter"], foe_hand=["scout", "viper"], foe_bases=["trading-post"])
    table.play("play imperial-fighter", "discard scout")
    assert table.foe.discard == ["scout"]


def test_in_a_duel_the_target_is_not_asked_for() -> None:
    """SR-280."""
    table = a_duel(hand=["imperial-fighter"], foe_hand=["scout", "viper"])
    table.play("play imperial-fighter")
    assert table.actor == 2
