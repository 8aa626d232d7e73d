"""Rulings F: combat and bases."""

from starlode.realms.cards import CARDS
from tests.realms.table import a_duel


def test_combat_is_split_among_several_targets() -> None:
    """SR-281."""
    table = a_duel(combat=12, foe_bases=["trading-post", "blob-wheel"])
    table.play("attack 2 trading-post", "attack 2 blob-wheel", "attack 2")
    assert (table.foe.in_play, table.foe.authority, table.me.combat) == ([], 47, 0)


def test_nothing_spills_over() -> None:
    """SR-282."""
    table = a_duel(combat=9, foe_bases=["blob-wheel"])
    table.play("attack 2 blob-wheel")
    assert (table.me.combat, table.foe.authority) == (4, 50)


def test_a_base_is_whole_again_whatever_was_spent_before() -> None:
    """SR-283: combat that was not enough leaves no trace."""
    table = a_duel(combat=4, foe_bases=["blob-wheel"], hand=["viper"])
    assert table.refuse("attack 2 blob-wheel").code == "not-enough-combat"
    table.play("end-turn", "end-turn", "play viper")
    assert table.refuse("attack 2 blob-wheel").code == "not-enough-combat"
    table = a_duel(combat=4, foe_bases=["blob-wheel"], hand=["viper"])
    table.play("attack 2", "play viper")
    assert table.refuse("attack 2 blob-wheel").code == "not-enough-combat"


def test_the_attacker_chooses_the_order_among_outposts() -> None:
    """SR-284."""
    for first, second in (("trading-post", "battle-station"), ("battle-station", "trading-post")):
        table = a_duel(combat=9, foe_bases=["trading-post", "battle-station"])
        table.play(f"attack 2 {first}", f"attack 2 {second}")
        assert (table.foe.in_play, table.me.combat) == ([], 0)


def test_a_destroyed_base_is_drawn_and_played_again() -> None:
    """SR-285."""
    table = a_duel(combat=5, foe_bases=["the-hive"])
    table.play("attack 2 the-hive", "end-turn", "end-turn", "end-turn")
    assert table.foe.hand == ["the-hive"]
    table.play("play the-hive", "use the-hive")
    assert (table.foe.in_play, table.foe.combat) == (["the-hive"], 3)


def test_a_destroyed_bases_permanent_ability_ends_at_once() -> None:
    """SR-286."""
    table = a_duel(combat=8, foe_bases=["fleet-hq"], foe_hand=["scout"])
    table.play("attack 2 fleet-hq", "end-turn", "play scout")
    assert table.foe.combat == 0


def test_what_a_base_gave_stays_when_it_leaves() -> None:
    """SR-287."""
    table = a_duel(in_play=["space-station", "war-world"])
    table.play("use space-station", "ally space-station used-primary", "scrap space-station used-both")
    assert (table.me.combat, table.me.trade) == (4, 4)


def test_no_card_lowers_its_players_own_authority() -> None:
    """SR-288: and nobody can attack the own seat."""
    for card in CARDS:
        table = a_duel(hand=[card.id], authority=1, deck=["scout"] * 3, foe_hand=["scout"], row=[])
        table.play(f"play {card.id}")
        assert table.me.authority >= 1
    table = a_duel(combat=50)
    table.refuse("attack 1")


def test_left_over_combat_attacks_nobody() -> None:
    """SR-289."""
    table = a_duel(combat=10, foe_bases=["blob-wheel"])
    table.play("end-turn")
    assert (table.foe.authority, table.foe.in_play) == (50, ["blob-wheel"])
