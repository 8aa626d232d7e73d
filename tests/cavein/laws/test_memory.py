"""Law: a view says exactly what an onlooker with a perfect memory knows; what nobody saw, nobody is told."""

from typing import Any

import pytest

from tests.cavein.laws import walks
from tests.cavein.laws.observer import Worlds, hands_of_view
from tests.cavein.laws.subject import OBSERVED
from tests.cavein.table import a_table, new_game
from tests.depth import seeds


@pytest.mark.parametrize("seed", seeds(1, 2))
@pytest.mark.parametrize("case", OBSERVED, ids=str)
def test_the_hands_that_a_view_leaves_open_are_exactly_those_that_can_be(case: walks.Case, seed: int) -> None:
    """By trying all first cards that could have been dealt, without any rule about what is remembered."""
    match, rng = walks.new_match(case, seed)
    worlds = Worlds(case.rules.box, case.seats)
    worlds.factions |= set(case.rules.factions)
    read, steps = 0, 0
    while match.actor is not None:
        for event in match.seen_by(None, after=read):
            worlds.read(event)
        read = len(match.events)
        view: Any = match.view(None).to_json()
        if steps % (2 if walks.DEEP else 6) == 0:
            for seat in range(1, case.seats + 1):
                assert worlds.hands(seat) == hands_of_view(view, seat, case.rules.box)
        steps += 1
        walks.play_one(match, rng, case.player)
    assert steps > 20


def hand(table: Any, seat: int, viewer: int | None = None) -> Any:
    return table.view(viewer)["seats"][seat - 1]["hand"]


def test_of_the_first_three_cards_only_the_levels_are_known() -> None:
    """CI-384."""
    table = new_game(seed=4, seats="3", start="1")
    told = hand(table, 2, viewer=1)
    assert told == {"size": 3, "cards": None, "known": {}, "hidden": None, "levels": [2, 1, 0, 0]}
    own = hand(table, 1, viewer=1)
    assert own["cards"] == own["hidden"]
    assert sum(own["cards"].values()) == 3


def test_a_recruit_is_known_and_goes_before_an_equal_hidden_card() -> None:
    """CI-386: of two equal cards the known one is as good as played."""
    table = a_table(hand=["driller", "driller"], hidden=["driller"], docks=["foreman"], stack=["drollo"] * 4)
    assert hand(table, 1)["known"] == {"driller": 1}
    assert hand(table, 1)["levels"] == [1, 0, 0, 0]
    table.play("recruit foreman", "pay driller")
    assert hand(table, 1)["known"] == {"foreman": 1}
    assert hand(table, 1)["levels"] == [1, 0, 0, 0]
    table.play("use driller")
    assert hand(table, 1)["levels"] == [0, 0, 0, 0]
    assert hand(table, 1)["known"] == {"foreman": 1}


def test_a_leader_that_comes_home_is_known() -> None:
    table = a_table(base=["driller", "drollo"])
    table.play("raid 1")
    assert hand(table, 1) == {
        "size": 2, "cards": None, "known": {"driller": 1, "drollo": 1}, "hidden": None, "levels": [0, 0, 0, 0],
    }  # fmt: skip


def test_dyed_cards_are_named_openly_and_known_from_then_on() -> None:
    """CI-390."""
    table = a_table(hand=["robuster", "driller", "drollo"], hidden=["driller", "drollo"])
    table.play("use robuster", "colour blue", "dye driller", "done")
    assert table.view(None)["dyed"] == {"blue": {"driller": 1}}
    assert hand(table, 1)["levels"] == [0, 1, 0, 0]
    table.play("end-turn")
    assert hand(table, 1)["known"] == {"driller": 1}
    assert hand(table, 1)["levels"] == [0, 1, 0, 0]


def test_collected_crystals_are_known_to_everybody() -> None:
    """CI-389: face down is a matter of display."""
    table = a_table(crystals=["blue-1-plain", "blue-1-yellow"])
    for viewer in (1, 2, None):
        assert table.view(viewer)["seats"][0]["crystals"] == {"blue-1-plain": 1, "blue-1-yellow": 1}
        assert table.view(viewer)["seats"][0]["points"] == table.me.points
