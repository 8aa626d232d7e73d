"""Bases and outposts."""

from tests.realms.table import a_duel


def test_a_base_stays_in_play_over_the_following_turns() -> None:
    """SR-43."""
    table = a_duel(hand=["blob-wheel"])
    table.play("play blob-wheel")
    for _ in range(4):
        table.play("end-turn")
        assert table.me.in_play == ["blob-wheel"]
    table.play("use blob-wheel")
    assert table.me.combat == 1


def test_a_base_leaves_play_by_being_destroyed_or_scrapped() -> None:
    """SR-44."""
    table = a_duel(combat=5, in_play=["blob-wheel"], foe_bases=["the-hive"])
    table.play("use blob-wheel", "scrap blob-wheel used-primary", "attack 2 the-hive")
    assert (table.me.in_play, table.foe.in_play) == ([], [])
    assert (table.scrap_heap, table.foe.discard) == (["blob-wheel"], ["the-hive"])


def test_the_owner_chooses_when_a_bases_primary_is_used() -> None:
    """SR-45."""
    before = a_duel(in_play=["the-hive"], hand=["viper"])
    before.play("use the-hive", "attack 2", "play viper", "attack 2")
    after = a_duel(in_play=["the-hive"], hand=["viper"])
    after.play("play viper", "attack 2", "use the-hive", "attack 2")
    assert before.foe.authority == after.foe.authority == 46


def test_a_base_falls_to_combat_equal_to_its_defense() -> None:
    """SR-46."""
    table = a_duel(combat=4, hand=["viper"], foe_bases=["blob-wheel"])
    assert table.refuse("attack 2 blob-wheel").code == "not-enough-combat"
    table.play("play viper", "attack 2 blob-wheel")
    assert (table.foe.in_play, table.me.combat) == ([], 0)


def test_a_destroyed_base_goes_to_its_owners_discard_pile() -> None:
    """SR-47."""
    table = a_duel(combat=5, foe_bases=["blob-wheel"])
    table.play("attack 2 blob-wheel")
    assert (table.foe.discard, table.me.discard, table.scrap_heap) == (["blob-wheel"], [], [])


def test_an_outpost_protects_its_owner() -> None:
    """SR-48, SR-90."""
    table = a_duel(combat=10, foe_bases=["trading-post"])
    assert table.refuse("attack 2").code == "outposts-first"
    assert "attack 2 trading-post" in table.options


def test_an_outpost_protects_bases_that_are_no_outposts() -> None:
    """SR-49, SR-90."""
    table = a_duel(combat=10, foe_bases=["trading-post", "blob-wheel"])
    assert table.refuse("attack 2 blob-wheel").code == "outposts-first"


def test_the_protection_lasts_until_the_last_outpost_is_gone() -> None:
    """SR-50."""
    table = a_duel(combat=20, foe_bases=["trading-post", "space-station", "blob-wheel"])
    table.play("attack 2 trading-post")
    assert table.refuse("attack 2").code == "outposts-first"
    assert table.refuse("attack 2 blob-wheel").code == "outposts-first"
    table.play("attack 2 space-station", "attack 2 blob-wheel", "attack 2")
    assert (table.foe.in_play, table.foe.authority) == ([], 43)


def test_without_outposts_player_and_bases_are_attacked_freely() -> None:
    """SR-51, SR-111: a base that is no outpost protects nobody."""
    table = a_duel(combat=10, foe_bases=["blob-wheel", "the-hive"])
    assert {"attack 2", "attack 2 blob-wheel", "attack 2 the-hive"} <= set(table.options)
    table.play("attack 2")
    assert (table.foe.authority, table.foe.in_play) == (40, ["blob-wheel", "the-hive"])
