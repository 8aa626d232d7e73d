"""Raid: a boss against two to five raiders."""

import pytest

from starlode.core.errors import BadInput
from tests.realms.table import a_seat, a_table, new_table, out

# Raiders → the boss's authority, cards of a draw phase, first hand.
BOSS = [(2, 50, 7, 5), (3, 70, 7, 5), (4, 70, 8, 6), (5, 90, 8, 6)]


@pytest.mark.parametrize("boss", [1, 3])
@pytest.mark.parametrize(("raiders", "authority", "hand", "opening"), BOSS)
def test_the_boss_starts_as_the_number_of_raiders_says(
    raiders: int, authority: int, hand: int, opening: int, boss: int
) -> None:
    """SR-M191, SR-M192, SR-M193, SR-M194, SR-M195, SR-M198, SR-M200."""
    seats = raiders + 1
    table = new_table("raid", seats, boss=str(boss))
    others = [seat for seat in range(1, seats + 1) if seat != boss]
    assert table.actor == boss
    assert (table.seat(boss).authority, len(table.seat(boss).hand)) == (authority, opening)
    assert [table.seat(seat).authority for seat in others] == [50] * raiders
    assert [len(table.seat(seat).hand) for seat in others] == [5] * raiders
    table.play("end-turn")
    assert len(table.seat(boss).hand) == hand
    assert table.happened("deck-shuffled") == [{"seat": boss}]
    turns = []
    for _ in range(raiders):
        assert table.actor is not None
        seat = table.actor
        turns.append(seat)
        table.play("end-turn")
        assert len(table.seat(seat).hand) == 5
    assert turns == [(boss + step) % seats + 1 for step in range(raiders)]
    assert table.actor == boss


def test_the_boss_sits_at_the_first_seat_unless_it_is_said() -> None:
    """SR-M191."""
    assert new_table("raid", 5).actor == 1
    with pytest.raises(BadInput):
        new_table("raid", 3, boss="4")


@pytest.mark.parametrize(("raiders", "authority", "hand", "opening"), BOSS)
def test_the_boss_is_the_same_when_raiders_drop_out(raiders: int, authority: int, hand: int, opening: int) -> None:
    """SR-M196."""
    table = new_table("raid", raiders + 1)
    for seat in range(3, raiders + 2):
        table.resign(seat)
    table.play("end-turn")
    assert (table.me.authority, len(table.me.hand)) == (authority, hand)
    table.play("end-turn", "end-turn")
    assert len(table.me.hand) == hand


def test_a_boss_with_too_few_cards_draws_them_all() -> None:
    """SR-M199."""
    table = a_table("raid", {1: a_seat(hand=["scout"], deck=["ram"], discard=["viper"])})
    table.play("end-turn")
    assert (table.me.hand, table.me.deck, table.me.discard) == (["scout", "viper", "ram"], [], [])


def test_a_raider_attacks_the_boss_and_nobody_else() -> None:
    """SR-M201."""
    base = a_seat(in_play=["blob-wheel"])
    table = a_table("raid", {2: a_seat(combat=9), 1: base, 3: base, 4: base}, seats=4, current=2)
    assert table.options == ["attack 1 blob-wheel", "attack 1", "end-turn"]
    assert table.refuse("attack 3").code == "out-of-reach"
    assert table.refuse("attack 3 blob-wheel").code == "out-of-reach"


def test_the_boss_attacks_raiders_and_their_bases_in_any_mix() -> None:
    """SR-M202, SR-M203."""
    at = {1: a_seat(combat=12), 2: a_seat(in_play=["trading-post"]), 3: a_seat(in_play=["blob-wheel"])}
    table = a_table("raid", at, seats=4)
    table.play("attack 3 blob-wheel", "attack 3", "amount 1", "attack 4", "amount 2", "attack 2 trading-post")
    assert [table.seat(seat).authority for seat in (2, 3, 4)] == [50, 49, 48]
    assert (table.seat(2).in_play, table.seat(3).in_play, table.me.combat) == ([], [], 0)


def test_the_boss_names_a_raider_to_discard_and_raiders_make_the_boss_discard() -> None:
    """SR-M204."""
    hand = a_seat(hand=["scout", "viper"])
    table = a_table("raid", {1: a_seat(hand=["imperial-fighter"]), 2: hand, 3: hand})
    table.play("play imperial-fighter")
    assert (table.asked, table.options) == ("target", ["target 2", "target 3"])
    table.play("target 3", "discard scout")
    assert table.seat(3).discard == ["scout"]
    table = a_table("raid", {2: a_seat(hand=["imperial-fighter"]), 1: hand, 3: hand}, current=2)
    table.play("play imperial-fighter")
    assert (table.actor, table.asked) == (1, "discard")


@pytest.mark.parametrize("discards", ["immediate", "next-turn"])
def test_the_discards_that_raiders_demand_add_up(discards: str) -> None:
    """SR-M205."""
    fighter = a_seat(hand=["imperial-fighter"])
    at = {1: a_seat(hand=["scout", "scout", "viper"]), 2: fighter, 3: fighter}
    table = a_table("raid", at, current=2, options={"discards": discards})
    for _ in range(2):
        table.play("play imperial-fighter")
        if discards == "immediate":
            assert (table.actor, table.asked) == (1, "discard")
            table.play("discard scout")
        table.play("end-turn")
    if discards == "next-turn":
        assert (table.actor, table.asked, table.me.owes) == (1, "discard", 0)
        table.play("discard scout", "discard scout")
    assert (table.actor, table.asked, table.me.hand) == (1, "action", ["viper"])


def test_raiders_pay_alone() -> None:
    """SR-M206."""
    at = {2: a_seat(trade=2, combat=4), 3: a_seat()}
    table = a_table("raid", at, current=2, row=["freighter"])
    assert table.options == ["buy explorer", "attack 1", "end-turn"]
    assert table.refuse("hand-over 3").code == "no-handing-over"


def test_raiders_see_each_others_hands_and_the_boss_none() -> None:
    """SR-M207: a raider who is out sees them too."""
    hand = a_seat(hand=["scout"], deck=["ram", "viper"])
    table = a_table("raid", {1: hand, 2: hand, 3: hand, 4: out(4)}, seats=4)
    shown = {
        viewer: {seat for seat in (1, 2, 3) if table.view(viewer)["seats"][seat - 1]["hand"]["cards"] is not None}
        for viewer in (1, 2, 3, 4, None)
    }
    assert shown == {1: {1}, 2: {2, 3}, 3: {2, 3}, 4: {2, 3}, None: set()}
    table.play("end-turn", "end-turn")
    for viewer, seen in ((1, {1}), (2, {2}), (3, {2}), (4, {2})):
        drawn = [event for event in table.match.seen_by(viewer) if event["event"] == "card-drawn"]
        assert {event["seat"] for event in drawn if event["card"]} == seen


def test_raiders_see_the_hand_of_one_who_is_just_defeated() -> None:
    """SR-M207."""
    at = {1: a_seat(combat=3), 2: a_seat(authority=3, hand=["ram"], deck=["scout"])}
    table = a_table("raid", at)
    table.play("attack 2", "amount 3")
    assert table.asked == "gift"
    hands = {viewer: table.view(viewer)["seats"][1]["hand"]["cards"] for viewer in (1, 2, 3, None)}
    assert hands == {1: None, 2: {"ram": 1}, 3: {"ram": 1}, None: None}


def test_in_which_order_a_raiders_deck_lies_is_hidden_from_all() -> None:
    """SR-M208."""
    for viewer in (1, 2, 3, None):
        views = [
            a_table("raid", {2: a_seat(hand=["scout"], deck=deck)}).view(viewer)
            for deck in (["ram", "viper"], ["viper", "ram"])
        ]
        assert views[0] == views[1]
    assert a_table("raid", {2: a_seat(deck=["ram", "viper"])}).view(3)["seats"][1]["unseen"] == {"viper": 1, "ram": 1}


def test_a_defeated_raider_gives_a_card_to_a_living_raider_of_choice() -> None:
    """SR-M209, SR-M210."""
    at = {1: a_seat(combat=3), 2: a_seat(authority=3, hand=["ram"]), 4: out(5)}
    table = a_table("raid", at, seats=5)
    table.play("attack 2", "amount 3", "give ram")
    assert (table.actor, table.asked, table.options) == (2, "receiver", ["target 3", "target 5"])
    table.play("target 5")
    assert (table.seat(5).discard, table.seat(3).discard, table.actor) == (["ram"], [], 1)


def test_where_one_raider_is_left_nobody_has_to_be_named() -> None:
    """SR-M210."""
    table = a_table("raid", {1: a_seat(combat=3), 2: a_seat(authority=3, hand=["ram"])})
    table.play("attack 2", "amount 3", "give ram")
    assert (table.seat(3).discard, table.actor, table.asked) == (["ram"], 1, "action")


def test_with_the_last_raider_out_the_boss_has_won() -> None:
    """SR-M211."""
    table = a_table("raid", {1: a_seat(combat=3), 2: a_seat(authority=3, hand=["ram"]), 3: out(3)})
    table.play("attack 2")
    assert (table.winners, table.places, table.reason) == ((1,), (1, 2, 2), "defeat")
    assert (table.actor, table.happened("card-given")) == (None, [])


def test_the_raiders_win_when_the_boss_has_nothing_left() -> None:
    """SR-M212, SR-M213: those who are out as well."""
    table = a_table("raid", {1: a_seat(authority=4), 2: out(4), 3: a_seat(combat=5)}, seats=4, current=3)
    table.play("attack 1")
    assert (table.winners, table.places, table.reason) == ((2, 3, 4), (2, 1, 1, 1), "defeat")
    assert table.match.state.returns() == [-1.0, 1.0, 1.0, 1.0]


def test_a_boss_who_concedes_loses_to_the_raiders() -> None:
    """SR-M214."""
    table = a_table("raid", {2: out(4)}, seats=4, current=3)
    table.resign(1)
    assert (table.winners, table.reason) == ((2, 3, 4), "resigned")


def test_the_last_raider_who_concedes_gives_the_boss_the_win() -> None:
    """SR-M214, SR-M57."""
    table = a_table("raid")
    table.resign(2)
    assert (table.winners, table.actor) == ((), 1)
    table.resign(3)
    assert (table.winners, table.reason) == ((1,), "resigned")
