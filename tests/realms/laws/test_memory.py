"""Law: the hands that a view leaves open are exactly those that can be; what nobody saw, nobody is told."""

from collections import Counter
from typing import Any

import pytest

from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from starlode.realms.engine.state import State
from tests.realms.laws import walks
from tests.realms.laws.observer import Worlds, hands_of_view, how_many_hands
from tests.realms.table import Table, a_duel

MOST_HANDS = 2500


@pytest.mark.parametrize("seed", walks.seeds(3, 4))
@pytest.mark.parametrize("case", [case for case in walks.CASES if case.begins == "rich"], ids=str)
def test_the_hands_that_a_view_leaves_open_are_exactly_those_that_can_be(case: walks.Case, seed: int) -> None:
    """By trying every draw that could have been, without any rule about what is remembered."""
    rng = Rng(seed)
    match = Match(case.rules, seed=seed, position=walks.rich_position(case.rules, rng, bought=5))
    worlds = {}
    for number, seat in enumerate(seats_seen(match), 1):
        worlds[number] = Worlds(Counter(seat["unseen"]), hands_of_view(seat), [], seat["discard"])
        worlds[number].in_play.update({entry["card"]: entry["count"] for entry in seat["in-play"]})
    read = 0
    while match.actor is not None and all(len(world.hands) < MOST_HANDS for world in worlds.values()):
        walks.play_one(match, rng, case.player)
        for event in match.seen_by(None, after=read):
            if "seat" in event:
                worlds[int(str(event["seat"]))].read(event)
        read = len(match.events)
        for number, seat in enumerate(seats_seen(match), 1):
            if how_many_hands(seat) < MOST_HANDS:
                assert worlds[number].hands == hands_of_view(seat)
    assert read > 20


def seats_seen(match: Match[State]) -> list[Any]:
    """The seats of a spectator's view."""
    content: Any = match.view(None).to_json()
    return list(content["seats"])


def known_hand(table: Table, seat: int) -> dict[str, int]:
    """What everybody knows of a hand."""
    return dict(table.view(None)["seats"][seat - 1]["hand"]["known"])


def test_a_ship_put_openly_on_the_deck_is_known_to_be_in_the_hand_that_draws_it() -> None:
    table = a_duel(
        hand=["blob-carrier", "blob-fighter"],
        row=["cutter"],
        deck=["scout"] * 8,
        trade_deck=["ram"],
        foe_hand=["scout"],
    )
    table.play("play blob-carrier", "play blob-fighter", "ally blob-carrier", "acquire cutter")
    assert table.view(2)["seats"][0]["deck"] == {"size": 9, "top": ["cutter"]}
    table.play("ally blob-fighter")
    assert table.view(2)["seats"][0]["deck"] == {"size": 8, "top": []}
    assert known_hand(table, 1) == {"cutter": 1}
    drawn = [event for event in table.match.seen_by(2) if event["event"] == "card-drawn"]
    assert [event["card"] for event in drawn] == ["cutter"]
    table.play("play cutter")
    assert known_hand(table, 1) == {}


def test_a_hand_is_known_when_the_deck_ran_out_while_it_was_drawn() -> None:
    table = a_duel(hand=["ram"], deck=["cutter", "viper"], discard=["scout"] * 6, foe_hand=["scout"])
    table.play("end-turn")
    assert Counter(table.me.hand) >= Counter(["cutter", "viper"])
    assert known_hand(table, 1) == {"cutter": 1, "viper": 1}
    assert table.view(2)["seats"][0]["unseen"] == {"scout": 6, "ram": 1}
    assert all(event["card"] is None for event in table.match.seen_by(2) if event["event"] == "card-drawn")


def test_of_two_equal_cards_the_known_one_is_as_good_as_played() -> None:
    """One Viper is known to be in the hand, another may be: after one was played, nothing is known."""
    table = a_duel(hand=["scout"], deck=["viper"], discard=["viper"] + ["scout"] * 5, foe_hand=["scout"])
    table.play("end-turn")
    assert known_hand(table, 1) == {"viper": 1}
    table.play("end-turn", "play viper")
    assert known_hand(table, 1) == {}
    assert table.view(2)["seats"][0]["unseen"] == {"scout": 6, "viper": 1}


def test_what_nobody_saw_is_not_known() -> None:
    table = a_duel(hand=["scout"], deck=["cutter", "viper", "ram", "scout", "scout", "viper"], foe_hand=["scout"])
    table.play("end-turn")
    assert (known_hand(table, 1), known_hand(table, 2)) == ({}, {})
    assert table.view(2)["seats"][0]["unseen"] == {"scout": 2, "viper": 2, "ram": 1, "cutter": 1}
    assert table.view(1)["seats"][0]["hand"]["cards"] == {"scout": 2, "viper": 1, "ram": 1, "cutter": 1}
    assert table.view(1)["seats"][0]["unseen"] == {"viper": 1}
