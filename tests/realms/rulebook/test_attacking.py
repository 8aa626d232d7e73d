"""Attacks on the opponent and on bases."""

from tests.realms.table import a_duel


def test_any_number_of_attacks_is_made_in_one_action_phase() -> None:
    """SR-87."""
    table = a_duel(hand=["viper", "viper", "ram"], foe_bases=["blob-wheel"])
    table.play("play viper", "attack 2", "play viper", "attack 2", "play ram", "attack 2 blob-wheel")
    assert (table.foe.authority, table.foe.in_play) == (48, [])


def test_an_attack_lowers_authority_by_the_combat_spent() -> None:
    """SR-88, SR-89."""
    table = a_duel(combat=7)
    table.play("attack 2")
    assert (table.foe.authority, table.me.combat, table.me.authority) == (43, 0, 50)
    assert table.refuse("attack 2").code == "not-enough-combat"


def test_outposts_come_first() -> None:
    """SR-90."""
    table = a_duel(combat=12, foe_bases=["battle-station", "barter-world"])
    assert [line for line in table.options if line.startswith("attack")] == ["attack 2 battle-station"]
    table.play("attack 2 battle-station", "attack 2 barter-world", "attack 2")
    assert (table.foe.authority, table.foe.in_play) == (47, [])


def test_a_base_costs_exactly_its_defense() -> None:
    """SR-89, SR-91."""
    table = a_duel(combat=10, foe_bases=["blob-world"])
    table.play("attack 2 blob-world")
    assert (table.me.combat, table.foe.in_play, table.foe.discard) == (3, [], ["blob-world"])
    assert table.foe.authority == 50


def test_less_combat_than_its_defense_does_nothing_to_a_base() -> None:
    """SR-92."""
    table = a_duel(combat=6, foe_bases=["blob-world"])
    assert table.refuse("attack 2 blob-world").code == "not-enough-combat"
    assert "attack 2 blob-world" not in table.options
    assert (table.me.combat, table.foe.in_play) == (6, ["blob-world"])


def test_a_base_that_is_not_there_cannot_be_attacked() -> None:
    """SR-29, SR-91."""
    table = a_duel(combat=20, in_play=["the-hive"], foe_bases=["blob-wheel"], foe_hand=["barter-world"])
    assert table.refuse("attack 2 the-hive").code == "no-such-base"
    assert table.refuse("attack 2 barter-world").code == "no-such-base"


def test_destroying_by_a_cards_text_costs_no_combat() -> None:
    """SR-93."""
    table = a_duel(hand=["missile-mech"], foe_bases=["fleet-hq"])
    table.play("play missile-mech", "destroy 2 fleet-hq")
    assert (table.me.combat, table.foe.in_play, table.foe.discard) == (6, [], ["fleet-hq"])


def test_a_player_at_zero_authority_has_lost_at_once() -> None:
    """SR-94."""
    table = a_duel(combat=3, foe_authority=3, hand=["scout"])
    table.play("attack 2")
    assert (table.actor, table.winner, table.foe.authority) == (None, 1, 0)
