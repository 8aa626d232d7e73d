"""The card that a defeated admiral or raider may leave to the own side."""

from collections.abc import Callable

import pytest

from starlode.bots import make_bot
from tests.realms.table import Setting, Table, a_seat, a_table

RICH = a_seat(
    hand=["cutter"], deck=["scout", "ram"], top=["freighter"], discard=["viper"], in_play=["blob-wheel"], authority=3
)


def a_raider_falls(fallen: Setting, heir: Setting | None = None) -> Table:
    """The boss has just brought raider 2 of two to 0, and has a combat left."""
    table = a_table("raid", {1: a_seat(combat=4), 2: fallen, 3: heir or a_seat()})
    table.play("attack 2", "amount 3")
    return table


def an_admiral_falls(fallen: Setting) -> Table:
    """Admiral 1 has just brought admiral 6 to 0."""
    table = a_table("emperor", {1: a_seat(combat=4), 6: fallen})
    table.play("attack 6", "amount 3")
    return table


@pytest.mark.parametrize("fall", [a_raider_falls, an_admiral_falls])
def test_any_card_may_be_given_wherever_it_lies(fall: Callable[[Setting], Table]) -> None:
    """SR-M37, SR-M209, SR-M183: deck, hand, discard pile, base in play."""
    table = fall(RICH)
    assert table.asked == "gift"
    cards = ["scout", "viper", "ram", "blob-wheel", "cutter", "freighter"]
    assert table.options == [*(f"give {card}" for card in cards), "decline"]


@pytest.mark.parametrize("card", ["ram", "freighter", "cutter", "viper", "blob-wheel"])
def test_the_given_card_goes_to_the_receivers_discard_pile(card: str) -> None:
    """SR-M39: all others leave the game."""
    table = a_raider_falls(RICH, a_seat(discard=["scout"]))
    table.play(f"give {card}")
    assert sorted(table.seat(3).discard) == sorted(["scout", card])
    rest = ["scout", "viper", "ram", "blob-wheel", "cutter", "freighter"]
    rest.remove(card)
    assert (table.removed, table.seat(2).deck, table.seat(2).in_play) == (rest, [], [])


def test_the_defeated_may_give_nothing() -> None:
    """SR-M38."""
    table = a_raider_falls(RICH)
    table.play("decline")
    assert (table.seat(3).discard, table.happened("card-given")) == ([], [])
    assert len(table.removed) == 6
    assert (table.actor, table.asked) == (1, "action")


def test_the_attacker_waits_for_the_gift() -> None:
    """SR-M40."""
    table = a_raider_falls(RICH)
    assert (table.actor, table.view(None)["current"]) == (2, 1)
    assert table.refuse("end-turn", seat=1).code == "not-your-turn"
    table.play("give cutter", seat=2)
    assert (table.actor, table.asked, table.me.combat) == (1, "action", 1)


def test_who_owns_no_card_is_not_asked() -> None:
    """SR-M41."""
    for table in (a_raider_falls(a_seat(authority=3)), an_admiral_falls(a_seat(authority=3))):
        assert (table.actor, table.asked, table.me.combat) == (1, "action", 1)


def test_nobody_is_asked_when_no_receiver_is_alive() -> None:
    """SR-M42, SR-M211."""
    table = a_table("raid", {1: a_seat(combat=4), 2: RICH, 3: a_seat(authority=1, hand=["ram"])})
    table.play("attack 3")
    assert table.asked == "gift"
    table.play("decline", "attack 2")
    assert (table.actor, table.winners, table.happened("card-given")) == (None, (1,), [])


@pytest.mark.parametrize("where", ["deck", "discard", "in_play"])
def test_an_empty_hand_does_not_matter(where: str) -> None:
    """SR-M43."""
    places = {"deck": a_seat(authority=3, deck=["the-hive"]), "discard": a_seat(authority=3, discard=["the-hive"])}
    places["in_play"] = a_seat(authority=3, in_play=["the-hive"])
    table = a_raider_falls(places[where])
    table.play("give the-hive")
    assert (table.seat(3).discard, table.removed) == (["the-hive"], [])


def test_a_given_ship_uses_no_marker() -> None:
    """SR-M44: the boss's own marker is not meant either."""
    table = a_table("raid", {1: a_seat(combat=3, markers=1), 2: RICH})
    table.play("attack 2", "amount 3", "give cutter")
    assert (table.asked, table.me.markers, table.seat(3).discard) == ("action", 1, ["cutter"])
    assert not table.happened("card-bought", "card-acquired")


def test_a_given_base_is_whole() -> None:
    """SR-M45: its new owner's enemies need its full defense."""
    at = {1: a_seat(combat=7, deck=["viper"] * 4), 2: RICH}
    table = a_table("raid", at)
    table.play("attack 2", "amount 3", "give blob-wheel", "end-turn", "end-turn", "end-turn")
    assert (table.actor, table.seat(3).hand) == (3, ["blob-wheel"])
    table.play("play blob-wheel", "use blob-wheel", "end-turn", *["play viper"] * 4)
    assert (table.seat(3).in_play, table.seat(3).damage) == (["blob-wheel"], [])
    assert table.refuse("attack 3 blob-wheel").details == {"need": 5, "have": 4}


def test_the_defeated_sees_the_own_draw_pile_but_not_its_order() -> None:
    """SR-M46."""
    views = []
    for deck in (["scout", "ram"], ["ram", "scout"]):
        table = a_raider_falls(a_seat(authority=3, deck=deck))
        views.append(table.view(2))
    assert views[0] == views[1]
    assert views[0]["seats"][1]["unseen"] == {"scout": 1, "ram": 1}


def test_everybody_sees_the_given_card() -> None:
    """SR-M47."""
    table = a_raider_falls(RICH)
    table.play("give ram")
    for viewer in (1, 2, 3, None):
        told = [event for event in table.match.seen_by(viewer) if event["event"] == "card-given"]
        assert [(event["seat"], event["target"], event["card"]) for event in told] == [(2, 3, "ram")]
        assert table.view(viewer)["seats"][2]["discard"] == {"ram": 1}


@pytest.mark.parametrize(
    ("cards", "given"),
    [(["scout", "mothership", "ram"], "mothership"), (["the-hive", "trade-escort", "war-world"], "war-world")],
)
def test_a_bot_gives_the_dearest_card(cards: list[str], given: str) -> None:
    """SR-M48: of equally dear ones the first in the list of cards."""
    table = a_raider_falls(a_seat(authority=3, hand=cards[:1], deck=cards[1:2], discard=cards[2:]))
    decision = table.match.decision
    assert decision is not None
    assert make_bot("greedy", "realms").choose(table.match.view(2), decision) == f"give {given}"
