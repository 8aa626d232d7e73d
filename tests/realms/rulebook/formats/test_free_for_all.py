"""Free-for-all: everybody against everybody."""

import pytest

from tests.realms.table import a_seat, a_table, new_table


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("name", ["free-for-all", "hunter"])
def test_everybody_starts_with_fifty_authority(name: str, seats: int) -> None:
    """SR-M69, SR-M79."""
    table = new_table(name, seats)
    assert [table.seat(seat).authority for seat in range(1, seats + 1)] == [50] * seats


@pytest.mark.parametrize(
    ("seats", "start", "hands"),
    [(3, 1, [3, 4, 5]), (4, 3, [5, 5, 3, 4]), (5, 5, [4, 5, 5, 5, 3]), (6, 2, [5, 3, 4, 5, 5, 5])],
)
@pytest.mark.parametrize("name", ["free-for-all", "hunter"])
def test_first_hands_are_three_four_and_five_cards(name: str, seats: int, start: int, hands: list[int]) -> None:
    """SR-M71, SR-M81."""
    table = new_table(name, seats, start=str(start))
    assert [len(table.seat(seat).hand) for seat in range(1, seats + 1)] == hands


@pytest.mark.parametrize("name", ["free-for-all", "hunter"])
def test_turns_go_round_clockwise(name: str) -> None:
    """SR-M72, SR-M81, SR-M83: and everybody draws five."""
    table = new_table(name, 5, start="4")
    turns = []
    for _ in range(7):
        assert table.actor is not None
        turns.append(table.actor)
        seat = table.actor
        table.play("end-turn")
        assert len(table.seat(seat).hand) == 5
    assert turns == [4, 5, 1, 2, 3, 4, 5]


def test_players_and_bases_are_attacked_in_any_mix() -> None:
    """SR-M73, SR-M74."""
    at = {1: a_seat(combat=17), 2: a_seat(in_play=["trading-post", "blob-wheel"]), 3: a_seat(in_play=["the-hive"])}
    table = a_table("free-for-all", at, seats=4)
    table.play("attack 3 the-hive", "attack 4", "amount 2", "attack 2 trading-post", "attack 2", "amount 1")
    table.play("attack 2 blob-wheel")
    assert [table.seat(seat).authority for seat in (2, 3, 4)] == [49, 50, 48]
    assert (table.seat(2).in_play, table.seat(3).in_play, table.me.combat) == ([], [], 0)
    assert (table.seat(2).discard, table.seat(3).discard) == (["blob-wheel", "trading-post"], ["the-hive"])


def test_the_last_one_alive_wins() -> None:
    """SR-M76."""
    table = a_table("free-for-all", {1: a_seat(combat=6), 2: a_seat(authority=2), 3: a_seat(authority=4)})
    table.play("attack 2", "amount 2")
    assert (table.winners, table.actor) == ((), 1)
    table.play("attack 3")
    assert (table.winners, table.reason, table.actor) == ((1,), "defeat", None)


@pytest.mark.parametrize("name", ["free-for-all", "hunter"])
def test_hands_are_hidden_from_all_others(name: str) -> None:
    """SR-M77."""
    table = new_table(name, 4)
    for viewer in (1, 2, 3, 4, None):
        shown = [seat["hand"]["cards"] is not None for seat in table.view(viewer)["seats"]]
        assert shown == [seat == viewer for seat in (1, 2, 3, 4)]
