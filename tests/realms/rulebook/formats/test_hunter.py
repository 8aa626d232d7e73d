"""Hunter: the player to the left, and the bases on both sides."""

import pytest

from tests.realms.table import a_seat, a_table, out


def test_only_the_player_to_the_left_is_attacked() -> None:
    """SR-M82, SR-M83."""
    table = a_table("hunter", {3: a_seat(combat=5)}, seats=4, current=3)
    assert table.options == ["attack 4", "end-turn"]
    for seat in (1, 2):
        assert table.refuse(f"attack {seat}").code == "out-of-reach"
    table.play("attack 4", "amount 5", "end-turn")
    assert (table.seat(4).authority, table.actor) == (45, 4)


def test_bases_are_attacked_on_both_sides_and_nowhere_else() -> None:
    """SR-M84."""
    base = a_seat(in_play=["blob-wheel"])
    table = a_table("hunter", {1: a_seat(combat=10), 2: base, 3: base, 4: base}, seats=4)
    assert table.options == ["attack 2 blob-wheel", "attack 2", "attack 4 blob-wheel", "end-turn"]
    assert table.refuse("attack 3 blob-wheel").code == "out-of-reach"
    table.play("attack 4 blob-wheel", "attack 2 blob-wheel")
    assert (table.seat(2).in_play, table.seat(4).in_play, table.me.combat) == ([], [], 0)


def test_to_the_right_outposts_come_first_and_the_player_never() -> None:
    """SR-M88."""
    right = a_seat(in_play=["trading-post", "blob-wheel"])
    table = a_table("hunter", {1: a_seat(combat=20), 2: a_seat(in_play=["war-world"]), 4: right}, seats=4)
    assert table.options == ["attack 2 war-world", "attack 4 trading-post", "end-turn"]
    table.play("attack 4 trading-post")
    assert "attack 4 blob-wheel" in table.options
    table.play("attack 4 blob-wheel")
    assert table.options == ["attack 2 war-world", "end-turn"]
    assert table.refuse("attack 4").code == "out-of-reach"


@pytest.mark.parametrize(
    ("gone", "left", "right"), [((2,), 3, 5), ((2, 3), 4, 5), ((5,), 2, 4), ((5, 4), 2, 3), ((2, 5), 3, 4)]
)
def test_neighbours_are_the_nearest_living_players(gone: tuple[int, ...], left: int, right: int) -> None:
    """SR-M85, SR-M86."""
    at = {seat: out(5 - before) for before, seat in enumerate(gone)}
    for seat in {2, 3, 4, 5} - {*gone}:
        at[seat] = a_seat(in_play=["blob-wheel"])
    table = a_table("hunter", {**at, 1: a_seat(combat=5)}, seats=5)
    expected = [f"attack {left} blob-wheel", f"attack {left}", f"attack {right} blob-wheel"]
    assert table.options == [*sorted(expected, key=lambda line: int(line.split()[1])), "end-turn"]


def test_with_the_left_neighbour_out_the_next_is_attacked_in_the_same_turn() -> None:
    """SR-M87, SR-M85, SR-M27."""
    at = {1: a_seat(combat=9), 2: a_seat(authority=2), 3: a_seat(in_play=["trading-post"], authority=2)}
    table = a_table("hunter", at, seats=4)
    table.play("attack 2", "amount 2")
    assert (table.me.combat, table.options) == (7, ["attack 3 trading-post", "end-turn"])
    table.play("attack 3 trading-post", "attack 3", "amount 2")
    assert (table.me.combat, table.options) == (1, ["attack 4", "end-turn"])


def test_two_who_are_left_are_each_others_neighbours_on_both_sides() -> None:
    """SR-M89."""
    at = {2: a_seat(combat=8), 4: a_seat(in_play=["blob-wheel"]), 1: out(4), 3: out(3)}
    table = a_table("hunter", at, seats=4, current=2)
    assert table.options == ["attack 4 blob-wheel", "attack 4", "end-turn"]
    table.play("attack 4")
    assert table.seat(4).authority == 42


def test_the_left_neighbour_discards_without_being_named() -> None:
    """SR-M90, SR-M20: and the next one when the left neighbour is out."""
    hand = a_seat(hand=["scout", "viper"])
    for gone, victim in (({}, 2), ({2: out(4)}, 3)):
        at = {2: hand, 3: hand, 4: hand, 1: a_seat(hand=["imperial-fighter"]), **gone}
        table = a_table("hunter", at, seats=4)
        table.play("play imperial-fighter")
        assert (table.actor, table.asked) == (victim, "discard")


def test_effects_destroy_bases_on_both_sides() -> None:
    """SR-M91: outposts first on each."""
    at = {1: a_seat(hand=["missile-mech"]), 2: a_seat(in_play=["trading-post", "blob-wheel"])}
    more = {3: a_seat(in_play=["blob-wheel"]), 4: a_seat(in_play=["the-hive"])}
    table = a_table("hunter", {**at, **more}, seats=4)
    table.play("play missile-mech")
    assert table.options == ["destroy 2 trading-post", "destroy 4 the-hive", "decline"]
    table.play("destroy 4 the-hive")
    assert (table.seat(4).in_play, table.seat(4).discard) == ([], ["the-hive"])


def test_the_last_hunter_wins() -> None:
    """SR-M92."""
    table = a_table("hunter", {1: a_seat(combat=6), 2: a_seat(authority=2), 3: a_seat(authority=4)})
    table.play("attack 2", "amount 2", "attack 3")
    assert (table.winners, table.places, table.reason) == ((1,), (1, 3, 2), "defeat")
