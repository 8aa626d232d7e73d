"""Conceding where several play: who is out, what lapses, what stays."""

import pytest

from starlode.core.errors import IllegalAction
from tests.realms.table import Table, a_seat, a_table


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ["free-for-all", "hunter"])
def test_whoever_concedes_is_out_and_the_others_play_on(name: str, seat: int) -> None:
    """SR-M49, SR-M50."""
    table = a_table(name, {seat: a_seat(hand=["scout"], deck=["ram"], in_play=["blob-wheel"])}, seats=4)
    assert table.refuse("resign").code == "unknown-action"
    table.resign(seat)
    gone = table.seat(seat)
    assert (gone.is_out, gone.authority, gone.hand, gone.in_play) == (True, 0, [], [])
    assert table.removed == ["scout", "ram", "blob-wheel"]
    assert (table.actor, table.winners) == (2 if seat == 1 else 1, ())
    assert table.happened("player-eliminated") == [{"seat": seat, "place": 4}]


@pytest.mark.parametrize(("name", "seats", "seat"), [("emperor", 6, 6), ("emperor", 6, 1), ("raid", 4, 3)])
def test_an_admiral_or_raider_who_concedes_is_out_without_a_gift(name: str, seats: int, seat: int) -> None:
    """SR-M50, SR-M51, SR-M190, SR-M214."""
    table = a_table(name, {seat: a_seat(hand=["mothership"])}, seats=seats)
    table.resign(seat)
    assert (table.seat(seat).is_out, table.removed) == (True, ["mothership"])
    assert (table.asked, table.happened("card-given"), table.winners) == ("action", [], ())


def test_the_active_players_turn_ends_at_once() -> None:
    """SR-M52."""
    mine = a_seat(hand=["scout"], deck=["ram"] * 2, trade=3, combat=2, markers=1)
    table = a_table("free-for-all", {1: mine, 2: a_seat(hand=["viper"])}, seats=4)
    table.resign(1)
    assert (table.actor, table.asked) == (2, "action")
    assert (table.me.trade, table.me.combat, table.me.markers) == (0, 0, 0)
    assert not table.happened("card-discarded", "card-drawn", "deck-shuffled")
    assert table.happened("turn-started") == [{"seat": 2, "turn": 8}]


def test_after_a_player_who_left_in_turn_the_next_living_one_begins() -> None:
    """SR-M52, SR-M33."""
    table = a_table("free-for-all", seats=4)
    table.resign(2)
    table.resign(1)
    assert (table.actor, table.happened("turn-started")[-1]["seat"]) == (3, 3)


def test_a_forced_discard_is_void_when_the_victim_leaves() -> None:
    """SR-M53."""
    table = a_demand()
    assert (table.actor, table.asked) == (3, "discard")
    table.resign(3)
    assert (table.actor, table.asked) == (1, "action")
    assert (table.seat(3).discard, table.happened("card-discarded")) == ([], [])
    assert table.removed == ["scout", "viper"]


@pytest.mark.parametrize("ship", ["trade-bot", "stealth-needle", "patrol-mech", "blob-destroyer"])
def test_an_own_question_lapses_with_the_player_who_leaves(ship: str) -> None:
    """SR-M53."""
    at = {1: a_seat(hand=["ram", ship, "viper"]), 2: a_seat(in_play=["blob-wheel"])}
    table = a_table("free-for-all", at, row=["cutter"])
    table.play("play ram", f"play {ship}")
    if ship == "blob-destroyer":
        table.play("ally blob-destroyer")
    assert table.asked != "action"
    table.resign(1)
    assert (table.actor, table.asked) == (2, "action")
    assert len(table.removed) == 3
    assert (table.seat(2).in_play, table.row) == (["blob-wheel"], ["cutter"])


def test_what_others_are_asked_stays_asked_when_the_active_player_leaves() -> None:
    """SR-M54: then the next turn begins."""
    table = a_demand()
    table.resign(1)
    assert (table.actor, table.asked) == (3, "discard")
    table.play("discard viper")
    assert (table.seat(3).discard, table.actor, table.asked) == (["viper"], 2, "action")


def test_what_others_are_asked_stays_asked_when_an_onlooker_leaves() -> None:
    """SR-M54: then the turn goes on."""
    table = a_demand()
    table.resign(2)
    assert (table.actor, table.asked) == (3, "discard")
    table.play("discard scout")
    assert (table.actor, table.asked, table.view(None)["current"]) == (1, "action", 1)


def test_the_turn_that_waits_goes_to_the_next_who_is_left() -> None:
    """SR-M54, SR-M33: the active player leaves, then the one who would have been next."""
    table = a_demand()
    table.resign(1)
    table.resign(2)
    assert (table.actor, table.asked) == (3, "discard")
    table.play("discard scout")
    assert (table.actor, table.asked, table.view(None)["current"]) == (3, "action", 3)


def test_when_the_one_who_is_asked_leaves_too_the_next_turn_begins() -> None:
    """SR-M53, SR-M54: the active player has left before."""
    table = a_demand()
    table.resign(1)
    table.resign(3)
    assert (table.actor, table.asked, table.view(None)["current"]) == (2, "action", 2)


def test_a_gift_is_still_made_when_the_attacker_or_an_heir_leaves() -> None:
    """SR-M54."""
    at = {1: a_seat(combat=3), 2: a_seat(authority=3, hand=["ram"])}
    table = a_table("raid", at, seats=4)
    table.play("attack 2", "amount 3", "give ram")
    assert (table.asked, table.options) == ("receiver", ["target 3", "target 4"])
    table.resign(3)
    assert (table.actor, table.asked, table.options) == (2, "receiver", ["target 4"])
    table.play("target 4")
    assert (table.seat(4).discard, table.actor) == (["ram"], 1)
    at = {1: a_seat(combat=3), 6: a_seat(authority=3, hand=["ram"])}
    table = a_table("emperor", at)
    table.play("attack 6", "amount 3")
    table.resign(1)
    assert (table.actor, table.asked) == (6, "gift")
    table.play("give ram")
    assert (table.seat(5).discard, table.actor, table.asked) == (["ram"], 2, "action")


def a_demand() -> Table:
    """Player 1 of four makes player 3 discard, who is asked."""
    at = {1: a_seat(hand=["imperial-fighter"]), 3: a_seat(hand=["scout", "viper"])}
    table = a_table("free-for-all", at, seats=4)
    table.play("play imperial-fighter", "target 3")
    return table


def test_how_hard_to_attack_somebody_who_left_is_no_question() -> None:
    """SR-M55."""
    table = a_table("free-for-all", {1: a_seat(combat=6)}, seats=4)
    table.play("attack 2")
    assert table.asked == "amount"
    table.resign(2)
    assert (table.actor, table.asked, table.me.combat) == (1, "action", 6)
    table.play("attack 3")
    table.resign(4)
    assert (table.asked, table.options[-1]) == ("amount", "amount 6")
    table.play("amount 2")
    assert (table.me.combat, table.seat(3).authority) == (4, 48)


def test_a_base_of_somebody_who_left_cannot_be_destroyed() -> None:
    """SR-M55: the question lapses if no base is left to choose."""
    base = a_seat(in_play=["blob-wheel"])
    table = a_table("free-for-all", {1: a_seat(hand=["missile-mech"]), 2: base, 3: base})
    table.play("play missile-mech")
    table.resign(2)
    assert (table.actor, table.asked, table.options) == (1, "destroy-base", ["destroy 3 blob-wheel", "decline"])
    table = a_table("free-for-all", {1: a_seat(hand=["missile-mech"]), 2: base})
    table.play("play missile-mech")
    table.resign(2)
    assert (table.actor, table.asked) == (1, "action")


def test_who_left_cannot_be_named_to_discard() -> None:
    """SR-M54, SR-M28."""
    hand = a_seat(hand=["scout", "viper"])
    table = a_table("free-for-all", {1: a_seat(hand=["imperial-fighter"]), 2: hand, 3: hand, 4: hand}, seats=4)
    table.play("play imperial-fighter")
    table.resign(2)
    assert (table.asked, table.options) == ("target", ["target 3", "target 4"])


def test_a_ship_that_is_paid_for_and_lies_nowhere_leaves_with_its_buyer() -> None:
    """SR-M56: and its place in the row is refilled."""
    table = a_table("free-for-all", {1: a_seat(trade=2, markers=1)}, row=["cutter"], trade_deck=["ram"])
    table.play("buy cutter")
    assert table.asked == "destination"
    table.resign(1)
    assert (table.removed, table.row, table.actor) == (["cutter"], ["ram"], 2)


def test_the_last_one_left_wins_because_the_others_resigned() -> None:
    """SR-M57."""
    table = a_table("hunter")
    table.resign(2)
    assert table.options
    table.resign(1)
    assert (table.winners, table.reason, table.actor) == ((3,), "resigned", None)
    assert table.happened("match-ended") == [{"winners": [3], "reason": "resigned"}]


def test_who_is_out_can_neither_concede_nor_claim_a_draw() -> None:
    """SR-M58."""
    table = a_table("free-for-all", options={"stall-claim": "1"}, seats=4)
    table.resign(3)
    for _ in range(4):
        table.play("end-turn")
    before = table.match.position()
    for message in (table.resign, table.claim_draw):
        with pytest.raises(IllegalAction) as refusal:
            message(3)
        assert (refusal.value.code, refusal.value.details) == ("eliminated", {"seat": 3})
    assert table.match.position() == before
    table.claim_draw(1)
