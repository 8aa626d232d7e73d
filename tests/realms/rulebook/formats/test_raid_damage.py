"""Raid: damage on the boss's bases lasts until the boss's turn."""

import pytest

from tests.realms.table import a_seat, a_table


def test_one_raider_begins_and_another_finishes() -> None:
    """SR-M215, SR-M218, SR-M227."""
    at = {1: a_seat(in_play=["trading-post"]), 2: a_seat(combat=3), 3: a_seat(hand=["viper"])}
    table = a_table("raid", at, current=2)
    table.play("attack 1 trading-post")
    assert (table.me.damage, table.seat(2).combat, table.me.in_play) == ([("trading-post", 3)], 0, ["trading-post"])
    table.play("end-turn", "play viper", "attack 1 trading-post damaged-3")
    assert (table.me.in_play, table.me.discard, table.me.damage) == ([], ["trading-post"], [])
    assert table.happened("base-damaged") == [
        {"seat": 2, "target": 1, "card": "trading-post", "amount": 3},
        {"seat": 3, "target": 1, "card": "trading-post", "amount": 1},
    ]
    assert table.happened("base-destroyed") == [{"seat": 1, "card": "trading-post", "by": 3}]


def test_any_amount_up_to_what_is_left_of_the_defense() -> None:
    """SR-M216."""
    table = a_table("raid", {1: a_seat(in_play=["blob-wheel"]), 2: a_seat(combat=9)}, current=2)
    table.play("attack 1 blob-wheel")
    assert (table.asked, table.source) == ("damage", "blob-wheel")
    assert table.options == [f"amount {amount}" for amount in range(1, 6)]
    table.play("amount 2", "attack 1 blob-wheel damaged-2")
    assert table.options == ["amount 1", "amount 2", "amount 3"]
    table.play("amount 1")
    assert (table.me.damage, table.seat(2).combat) == ([("blob-wheel", 3)], 6)
    table.play("attack 1 blob-wheel damaged-3", "amount 2")
    assert (table.me.in_play, table.seat(2).combat) == ([], 4)


def test_less_combat_than_defense_is_all_that_can_be_spent() -> None:
    """SR-M216."""
    table = a_table("raid", {1: a_seat(in_play=["blob-wheel"]), 2: a_seat(combat=2)}, current=2)
    table.play("attack 1 blob-wheel")
    assert table.options == ["amount 1", "amount 2"]


@pytest.mark.parametrize(("combat", "damage", "left"), [(3, [("trading-post", 3)], 0), (6, [], 2)])
def test_no_amount_is_asked_where_there_is_nothing_else_to_attack(
    combat: int, damage: list[tuple[str, int]], left: int
) -> None:
    """SR-M217: a single outpost stands before everything."""
    at = {1: a_seat(in_play=["trading-post", "blob-wheel"]), 2: a_seat(combat=combat)}
    table = a_table("raid", at, current=2)
    table.play("attack 1 trading-post")
    assert (table.asked, table.me.damage, table.seat(2).combat) == ("action", damage, left)


def test_at_the_start_of_the_boss_turn_all_damage_is_gone() -> None:
    """SR-M219, SR-M227."""
    at = {1: a_seat(in_play=["blob-wheel"]), 2: a_seat(), 3: a_seat(combat=4, hand=["scout"])}
    table = a_table("raid", at, current=3)
    table.play("attack 1 blob-wheel", "amount 4")
    assert (table.me.damage, table.seat(3).combat) == ([("blob-wheel", 4)], 0)
    table.play("end-turn")
    assert (table.actor, table.me.damage, table.me.in_play) == (1, [], ["blob-wheel"])
    assert table.happened("bases-repaired") == [{"seat": 1}]


def test_damage_lasts_over_the_raiders_turns_and_no_longer() -> None:
    """SR-M215, SR-M219: whichever seat the boss has."""
    at = {3: a_seat(in_play=["the-hive"]), 4: a_seat(combat=1)}
    table = a_table("raid", at, seats=4, current=4, options={"boss": "3"})
    table.play("attack 3 the-hive")
    for raider in (1, 2):
        table.play("end-turn")
        assert (table.actor, table.seat(3).damage) == (raider, [("the-hive", 1)])
    table.play("end-turn")
    assert (table.actor, table.seat(3).damage) == (3, [])


def test_without_damage_nothing_is_repaired() -> None:
    """SR-M219."""
    table = a_table("raid", {1: a_seat(in_play=["blob-wheel"])}, current=3)
    table.play("end-turn")
    assert table.happened("bases-repaired") == []


def test_damage_is_gone_before_owed_discards() -> None:
    """SR-M220."""
    boss = a_seat(in_play=["blob-wheel"], hand=["scout", "viper"])
    at = {1: boss, 3: a_seat(combat=4, hand=["imperial-fighter"])}
    table = a_table("raid", at, current=3, options={"discards": "next-turn"})
    table.play("attack 1 blob-wheel", "amount 4", "play imperial-fighter", "end-turn")
    assert (table.actor, table.asked, table.me.damage) == (1, "discard", [])
    assert table.refuse("play scout").code == "answer-first"
    table.play("discard viper")
    assert (table.asked, table.me.hand) == ("action", ["scout"])
    names = [event.name for event in table.events]
    assert names.index("bases-repaired") < names.index("card-discarded")


def test_the_boss_needs_the_full_defense_in_one_turn() -> None:
    """SR-M221."""
    at = {1: a_seat(combat=4, hand=["viper"]), 2: a_seat(in_play=["blob-wheel"])}
    table = a_table("raid", at)
    assert table.refuse("attack 2 blob-wheel").code == "not-enough-combat"
    table.play("play viper", "attack 2 blob-wheel")
    assert (table.asked, table.me.combat, table.seat(2).discard) == ("action", 0, ["blob-wheel"])
    assert table.happened("base-damaged") == []


def test_a_damaged_outpost_still_protects() -> None:
    """SR-M222."""
    boss = a_seat(damaged=[("trading-post", 3)], in_play=["blob-wheel"])
    table = a_table("raid", {1: boss, 2: a_seat(combat=9)}, current=2)
    assert table.options == ["attack 1 trading-post damaged-3", "end-turn"]
    assert table.refuse("attack 1").code == "outposts-first"
    assert table.refuse("attack 1 blob-wheel").code == "outposts-first"
    table.play("attack 1 trading-post damaged-3")
    assert table.options == ["attack 1 blob-wheel", "attack 1", "end-turn"]


def test_copies_are_counted_apart() -> None:
    """SR-M223."""
    at = {1: a_seat(in_play=["trading-post", "trading-post"]), 2: a_seat(combat=7)}
    table = a_table("raid", at, current=2)
    table.play("attack 1 trading-post", "amount 2", "attack 1 trading-post", "amount 3")
    assert table.me.damage == [("trading-post", 2), ("trading-post", 3)]
    attacks = ["attack 1 trading-post damaged-2", "attack 1 trading-post damaged-3"]
    assert table.options == [*attacks, "end-turn"]
    assert table.refuse("attack 1 trading-post").code == "no-such-copy"
    table.play("attack 1 trading-post damaged-2", "amount 2")
    assert (table.me.in_play, table.me.damage) == (["trading-post"], [("trading-post", 3)])


def test_equal_damage_makes_equal_copies() -> None:
    """SR-M223."""
    at = {1: a_seat(damaged=[("trading-post", 2), ("trading-post", 2)]), 2: a_seat(combat=3)}
    table = a_table("raid", at, current=2)
    assert table.options == ["attack 1 trading-post damaged-2", "end-turn"]
    table.play("attack 1 trading-post damaged-2", "amount 1")
    assert table.me.damage == [("trading-post", 2), ("trading-post", 3)]
    table.play("attack 1 trading-post damaged-2", "amount 2")
    assert (table.me.damage, table.me.discard) == ([("trading-post", 3)], ["trading-post"])


@pytest.mark.parametrize(
    ("line", "damage"),
    [("destroy 1 trading-post", [("trading-post", 3)]), ("destroy 1 trading-post damaged-3", [])],
)
def test_an_effect_destroys_the_copy_that_its_user_means(line: str, damage: list[tuple[str, int]]) -> None:
    """SR-M224, SR-M225."""
    boss = a_seat(damaged=[("trading-post", 3)], in_play=["trading-post", "blob-wheel"])
    table = a_table("raid", {1: boss, 2: a_seat(hand=["missile-mech"])}, current=2)
    table.play("play missile-mech")
    assert table.options == ["destroy 1 trading-post", "destroy 1 trading-post damaged-3", "decline"]
    table.play(line)
    assert (table.me.in_play, table.me.damage) == (["blob-wheel", "trading-post"], damage)
    assert (table.me.discard, table.seat(2).combat) == (["trading-post"], 6)


def test_a_base_that_is_played_again_is_whole() -> None:
    """SR-M225."""
    at = {1: a_seat(damaged=[("blob-wheel", 4)]), 3: a_seat(combat=1, hand=["ram"])}
    table = a_table("raid", at, current=3)
    table.play("attack 1 blob-wheel damaged-4", "end-turn", "end-turn")
    assert table.me.hand == ["blob-wheel"]
    table.play("end-turn", "end-turn", "play blob-wheel", "end-turn", "end-turn", "play ram")
    assert (table.actor, table.me.in_play, table.me.damage) == (3, ["blob-wheel"], [])
    table.play("attack 1 blob-wheel")
    assert table.options[-1] == "amount 5"


def test_damage_is_open_to_all() -> None:
    """SR-M226."""
    table = a_table("raid", {1: a_seat(in_play=["blob-wheel"]), 2: a_seat(combat=2)}, current=2)
    table.play("attack 1 blob-wheel", "amount 2")
    for viewer in (1, 2, 3, None):
        (entry,) = table.view(viewer)["seats"][0]["in-play"]
        assert (entry["card"], entry["damage"]) == ("blob-wheel", 2)
        told = [event for event in table.match.seen_by(viewer) if event["event"] == "base-damaged"]
        assert [event["amount"] for event in told] == [2]


def test_damage_stays_when_the_raider_who_did_it_is_out() -> None:
    """SR-M228."""
    at = {1: a_seat(in_play=["blob-wheel"]), 2: a_seat(combat=2), 3: a_seat(hand=["ram"])}
    table = a_table("raid", at, current=2, seats=4)
    table.play("attack 1 blob-wheel", "amount 2")
    table.resign(2)
    assert (table.actor, table.me.damage) == (3, [("blob-wheel", 2)])
    table.play("play ram", "attack 1 blob-wheel damaged-2", "amount 3")
    assert table.me.discard == ["blob-wheel"]
