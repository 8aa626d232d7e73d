"""Whom a player may attack, make discard, or take a base from, in every format."""

import pytest

from starlode import rules
from tests.realms.table import Table, a_seat, a_table

# Format, seats, active seat → whose authority, whose bases, who can be made to discard.
TARGETS = [
    ("free-for-all", 4, 2, {1, 3, 4}, {1, 3, 4}, {1, 3, 4}),
    ("free-for-all", 6, 6, {1, 2, 3, 4, 5}, {1, 2, 3, 4, 5}, {1, 2, 3, 4, 5}),
    ("hunter", 3, 1, {2}, {2, 3}, {2}),
    ("hunter", 4, 1, {2}, {2, 4}, {2}),
    ("hunter", 6, 6, {1}, {1, 5}, {1}),
    ("hydra", 4, 2, {3}, {3, 4}, {3, 4}),
    ("hydra", 4, 3, {1}, {1, 2}, {1, 2}),
    ("hydra", 6, 1, {4}, {4, 5, 6}, {4, 5, 6}),
    ("emperor", 6, 1, {6}, {6}, {6}),
    ("emperor", 6, 2, {4, 5, 6}, {4, 5, 6}, {4, 5, 6}),
    ("emperor", 6, 3, {4}, {4}, {4}),
    ("emperor", 6, 4, {3}, {3}, {3}),
    ("emperor", 6, 5, {1, 2, 3}, {1, 2, 3}, {1, 2, 3}),
    ("emperor", 6, 6, {1}, {1}, {1}),
    ("raid", 4, 1, {2, 3, 4}, {2, 3, 4}, {2, 3, 4}),
    ("raid", 4, 3, {1}, {1}, {1}),
]
Row = tuple[str, int, int, set[int], set[int], set[int]]


@pytest.mark.parametrize("row", TARGETS)
def test_players_and_bases_in_reach_are_those_of_the_format(row: Row) -> None:
    """SR-M73, SR-M74, SR-M82, SR-M84, SR-M161, SR-M165, SR-M166, SR-M160.

    SR-M201, SR-M202.
    """
    name, seats, seat, players, owners, _ = row
    table = everybody(name, seats, seat, combat=9)
    lines = [line.split() for line in table.options if line.startswith("attack")]
    assert {int(words[1]) for words in lines if len(words) == 2} == players
    assert {int(words[1]) for words in lines if len(words) == 3} == owners
    reached = {
        other for side in rules("realms", format=name, seats=seats).company.sides for other in side if players & {*side}
    }
    closed = {*range(1, seats + 1)} - {seat} - (reached if name == "hydra" else players)  # any head stands for its team
    for other in closed:
        assert table.refuse(f"attack {other}").code == "out-of-reach"


@pytest.mark.parametrize("row", TARGETS)
def test_effects_destroy_the_bases_that_may_be_attacked(row: Row) -> None:
    """SR-M17, SR-M91, SR-M109."""
    name, seats, seat, _, owners, _ = row
    table = everybody(name, seats, seat, hand=["missile-mech"])
    table.play("play missile-mech")
    assert (table.asked, table.actor) == ("destroy-base", seat)
    assert table.options == [*(f"destroy {owner} blob-wheel" for owner in sorted(owners)), "decline"]


def test_without_a_base_in_reach_nothing_is_destroyed() -> None:
    """SR-M17: the ability is not offered."""
    at = {1: a_seat(in_play=["command-ship", "barter-world"]), 4: a_seat(in_play=["blob-wheel"])}
    table = a_table("emperor", {**at, 5: a_seat(in_play=["the-hive"])})
    assert table.refuse("ally command-ship").code == "nothing-to-gain"
    table = a_table("emperor", {**at, 6: a_seat(in_play=["the-hive"])})
    table.play("ally command-ship")
    assert table.options == ["destroy 6 the-hive", "decline"]


@pytest.mark.parametrize("row", TARGETS)
def test_who_can_be_made_to_discard_is_in_reach(row: Row) -> None:
    """SR-M15, SR-M75, SR-M90, SR-M110, SR-M168, SR-M204, SR-M20."""
    name, seats, seat, _, _, victims = row
    table = everybody(name, seats, seat, hand=["imperial-fighter"])
    table.play("play imperial-fighter")
    if len(victims) > 1:
        assert (table.asked, table.actor) == ("target", seat)
        assert table.options == [f"target {victim}" for victim in sorted(victims)]
        table.play(f"target {max(victims)}")
    assert (table.asked, table.actor) == ("discard", max(victims))


def everybody(name: str, seats: int, seat: int, hand: tuple[str, ...] | list[str] = (), combat: int = 0) -> Table:
    """A base and two cards before everybody; the seat has its turn."""
    others = {other: a_seat(hand=["scout", "viper"], in_play=["blob-wheel"]) for other in range(1, seats + 1)}
    return a_table(name, {**others, seat: a_seat(hand=hand, combat=combat)}, seats=seats, current=seat)


@pytest.mark.parametrize(
    ("name", "seats", "seat", "behind", "other"),
    [("free-for-all", 3, 1, 2, 3), ("hunter", 3, 1, 3, 2), ("emperor", 6, 2, 4, 5), ("raid", 3, 1, 2, 3)],
)
def test_outposts_protect_their_owner_and_nobody_else(
    name: str, seats: int, seat: int, behind: int, other: int
) -> None:
    """SR-M10, SR-M74, SR-M167, SR-M203."""
    bases = ["trading-post", "blob-wheel"]
    at = {seat: a_seat(combat=10), behind: a_seat(in_play=bases), other: a_seat(in_play=["blob-wheel"])}
    table = a_table(name, at, seats=seats, current=seat)
    attacks = [line for line in table.options if line.startswith("attack")]
    assert f"attack {behind} trading-post" in attacks
    assert not {f"attack {behind}", f"attack {behind} blob-wheel"} & {*attacks}
    assert {f"attack {other}", f"attack {other} blob-wheel"} <= {*attacks}
    assert table.refuse(f"attack {behind} blob-wheel").code == "outposts-first"


def test_an_outpost_comes_before_its_owners_bases_for_an_effect_too() -> None:
    """SR-M18: and before nobody else's."""
    at = {1: a_seat(hand=["missile-mech"]), 2: a_seat(in_play=["trading-post", "blob-wheel"])}
    table = a_table("free-for-all", {**at, 3: a_seat(in_play=["the-hive"])})
    table.play("play missile-mech")
    assert table.options == ["destroy 2 trading-post", "destroy 3 the-hive", "decline"]
    table.play("destroy 3 the-hive")
    assert (table.seat(3).in_play, table.seat(3).discard) == ([], ["the-hive"])


# How hard


def test_the_amount_is_asked_where_several_players_are_open() -> None:
    """SR-M11, SR-M73: from 1 to the pool, but no more than the player has left."""
    table = a_table("free-for-all", {1: a_seat(combat=7), 2: a_seat(authority=5)})
    table.play("attack 3")
    assert (table.asked, table.options) == ("amount", [f"amount {amount}" for amount in range(1, 8)])
    table.play("amount 1", "attack 2")
    assert (table.asked, table.options) == ("amount", [f"amount {amount}" for amount in range(1, 6)])


def test_what_is_not_spent_on_one_player_is_spent_on_another() -> None:
    """SR-M12, SR-M73."""
    table = a_table("free-for-all", {1: a_seat(combat=7)})
    table.play("attack 2", "amount 3")
    assert (table.me.combat, table.seat(2).authority, table.seat(3).authority) == (4, 47, 50)
    table.play("attack 3", "amount 4")
    assert (table.me.combat, table.seat(2).authority, table.seat(3).authority) == (0, 47, 46)


@pytest.mark.parametrize(
    ("name", "target", "options"),
    [("free-for-all", 2, {}), ("hunter", 2, {}), ("emperor", 6, {}), ("raid", 2, {"boss": "1"})],
)
def test_a_part_of_the_combat_may_be_spent_on_the_only_one_who_is_open(
    name: str, target: int, options: dict[str, str]
) -> None:
    """SR-M11, SR-M229: where others stand behind outposts, are out of reach, or come after the prey."""
    at = {1: a_seat(combat=7), target: a_seat(authority=5)}
    if name in ("free-for-all", "raid"):
        at[3] = a_seat(in_play=["trading-post"])
    table = a_table(name, at, options=options)
    table.play(f"attack {target}")
    assert (table.asked, table.options) == ("amount", [f"amount {amount}" for amount in range(1, 6)])
    table.play("amount 4")
    assert (table.asked, table.me.combat, table.seat(target).authority) == ("action", 3, 1)


@pytest.mark.parametrize(("name", "target", "options"), [("hydra", 3, {}), ("raid", 2, {"boss": "2"})])
def test_no_amount_is_asked_where_there_is_one_enemy_only(name: str, target: int, options: dict[str, str]) -> None:
    """SR-M13: a team of a hydra, or a boss: nobody gains by sparing it."""
    table = a_table(name, {1: a_seat(combat=7)}, options=options)
    before = table.seat(target).authority
    table.play(f"attack {target}")
    assert (table.asked, table.me.combat, table.seat(target).authority) == ("action", 0, before - 7)


def test_no_amount_is_asked_of_an_admiral_who_reaches_the_emperor() -> None:
    """SR-M13: with the emperor his side falls; the emperor, who reaches admirals too, is asked."""
    table = a_table("emperor", {1: a_seat(combat=7), 6: a_seat(authority=2)})
    table.play("attack 6", "amount 2", "attack 5")
    assert (table.asked, table.me.combat, table.seat(5).authority) == ("action", 0, 55)
    table = a_table("emperor", {2: a_seat(combat=7)}, current=2)
    table.play("attack 5")
    assert table.asked == "amount"


def test_no_amount_is_asked_when_the_others_are_out() -> None:
    """SR-M13, SR-M28."""
    table = a_table("free-for-all", {1: a_seat(combat=7), 2: a_seat(authority=2)})
    table.play("attack 2", "amount 2", "attack 3")
    assert (table.asked, table.me.combat, table.seat(3).authority) == ("action", 0, 45)


@pytest.mark.parametrize(("combat", "authority", "left"), [(1, 50, 0), (5, 1, 4)])
def test_no_amount_is_asked_where_it_can_only_be_one(combat: int, authority: int, left: int) -> None:
    """SR-M14."""
    table = a_table("free-for-all", {1: a_seat(combat=combat), 2: a_seat(authority=authority)}, seats=4)
    table.play("attack 2")
    assert (table.asked, table.me.combat, table.seat(2).authority) == ("action", left, authority - 1)


# Who discards


def test_the_target_is_named_when_that_part_is_carried_out() -> None:
    """SR-M19: the combat before it is gained by then."""
    table = a_table("free-for-all", {1: a_seat(hand=["imperial-frigate"]), 3: a_seat(hand=["scout", "viper"])})
    table.play("play imperial-frigate")
    assert (table.asked, table.source, table.me.combat) == ("target", "imperial-frigate", 4)
    assert table.options == ["target 2", "target 3"]


def test_outposts_do_not_keep_anybody_from_discarding() -> None:
    """SR-M16."""
    guarded = a_seat(hand=["scout", "viper"], in_play=["trading-post"])
    table = a_table("free-for-all", {1: a_seat(hand=["imperial-fighter"]), 2: guarded})
    table.play("play imperial-fighter", "target 2", "discard viper")
    assert (table.seat(2).hand, table.seat(2).discard) == (["scout"], ["viper"])


def test_an_empty_hand_may_be_named() -> None:
    """SR-M21."""
    table = a_table("free-for-all", {1: a_seat(hand=["imperial-fighter"]), 3: a_seat(hand=["scout", "viper"])})
    table.play("play imperial-fighter", "target 2")
    assert (table.asked, table.actor, table.seat(3).hand) == ("action", 1, ["scout", "viper"])


def test_with_every_hand_empty_nobody_is_asked_and_nothing_offered() -> None:
    """SR-M22."""
    mine = a_seat(hand=["imperial-fighter"], in_play=["royal-redoubt"])
    for table in (a_table("hunter", {1: mine, 3: a_seat(hand=["scout"])}), a_table("free-for-all", {1: mine})):
        table.play("play imperial-fighter")
        assert (table.asked, table.actor) == ("action", 1)
        assert table.refuse("ally royal-redoubt").code == "nothing-to-gain"
    table = a_table("free-for-all", {1: mine, 3: a_seat(hand=["scout"])})
    table.play("play imperial-fighter", "target 2")
    assert "ally royal-redoubt" in table.options


def test_the_named_player_chooses_and_everybody_waits() -> None:
    """SR-M23."""
    at = {1: a_seat(hand=["imperial-fighter", "scout"]), 3: a_seat(hand=["scout", "viper"])}
    table = a_table("free-for-all", at)
    table.play("play imperial-fighter", "target 3")
    assert (table.asked, table.actor, table.source) == ("discard", 3, "imperial-fighter")
    assert table.options == ["discard scout", "discard viper"]
    assert table.refuse("play scout", seat=1).code == "not-your-turn"
    assert table.refuse("discard scout", seat=2).code == "not-your-turn"
    table.play("discard viper", seat=3)
    assert (table.asked, table.actor) == ("action", 1)
    assert table.happened("discard-demanded") == [{"seat": 1, "target": 3, "cards": 1}]


def test_several_players_hit_the_same_hand_down_to_nothing() -> None:
    """SR-M24."""
    fighter = a_seat(hand=["imperial-fighter"])
    table = a_table("free-for-all", {1: fighter, 2: fighter, 3: a_seat(hand=["scout", "viper"], deck=["scout"] * 9)})
    table.play("play imperial-fighter", "target 3", "discard viper", "end-turn")
    table.play("play imperial-fighter", "target 3", "end-turn")
    assert (table.actor, table.seat(3).hand, table.seat(3).discard) == (3, [], ["scout", "viper"])
    assert table.options == ["end-turn"]


def test_owed_discards_of_several_players_add_up() -> None:
    """SR-M25."""
    fighter = a_seat(hand=["imperial-fighter"])
    at = {1: fighter, 2: fighter, 3: a_seat(hand=["scout", "scout", "viper"])}
    table = a_table("free-for-all", at, options={"discards": "next-turn"})
    table.play("play imperial-fighter", "target 3", "end-turn")
    assert (table.seat(3).owes, table.actor) == (1, 2)
    table.play("play imperial-fighter", "target 3", "end-turn")
    assert (table.asked, table.actor) == ("discard", 3)
    table.play("discard scout", "discard viper")
    assert (table.asked, table.seat(3).hand, table.seat(3).owes) == ("action", ["scout"], 0)
