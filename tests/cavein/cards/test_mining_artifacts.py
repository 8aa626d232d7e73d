"""Artifacts that work during play: what makes mining easier."""

import pytest

from tests.cavein.table import a_player, a_table

# Dyed Overalls


def test_dyed_overalls_let_one_card_of_a_mine_have_any_colour() -> None:
    """CI-330: in each Mine of the turn, and one only."""
    table = a_table(
        hand=["driller", "foreman", "drollo", "fish-bean"], artifacts=["dyed-overalls"], mine=["brown-3-red"]
    )
    table.play("mine brown-3-red", "pay drollo")
    assert table.options == ["pay driller", "pay foreman"]
    table.play("pay driller")
    assert table.options == ["pay foreman", "done"], "no second card of another colour"
    table.play("done")
    assert table.me.crystals == ["brown-3-red"]


def test_dyed_overalls_help_in_every_mine() -> None:
    """CI-330."""
    table = a_table(
        hand=["drollo", "foreman"], base=["drollo"], artifacts=["dyed-overalls"], mine=["blue-1-plain", "blue-1-red"],
        starting=True,
    )  # fmt: skip
    table.play("mine blue-1-plain", "pay drollo", "mine blue-1-red", "pay foreman")
    assert table.me.crystals == ["blue-1-plain", "blue-1-red"]


def test_dyed_overalls_do_not_let_two_cards_of_other_colours_pay() -> None:
    """CI-330: 2 and 2 of yellow are not enough for a brown 3."""
    table = a_table(hand=["drollo", "drollo"], artifacts=["dyed-overalls"], mine=["brown-3-red"])
    assert table.refuse("mine brown-3-red") == "cannot-pay"


def test_the_other_card_must_leave_a_payment_possible() -> None:
    """CI-330: with a yellow 1 the brown 1 would be too little."""
    table = a_table(hand=["driller", "oddgrabber", "drollo"], artifacts=["dyed-overalls"], mine=["brown-3-red"])
    table.play("mine brown-3-red")
    assert table.options == ["pay driller", "pay drollo"]


def test_with_dyed_overalls_a_wild_crystal_takes_one_colour_and_one_other_card() -> None:
    """CI-331."""
    table = a_table(hand=["foreman", "drollo", "frogt-opus"], artifacts=["dyed-overalls"], mine=["red-3-plain"])
    table.play("mine red-3-plain", "colour brown", "pay foreman")
    assert table.options == ["pay frogt-opus", "pay drollo"]
    table.play("pay frogt-opus")
    assert (table.me.crystals, table.me.hand) == (["red-3-plain"], ["drollo"])
    three = a_table(hand=["driller", "oddgrabber", "frogt-opus"], artifacts=["dyed-overalls"], mine=["red-3-plain"])
    assert three.refuse("mine red-3-plain") == "cannot-pay"


def test_dyed_overalls_and_surplus_cards() -> None:
    """CI-330, CI-105: with surplus-cards=no the other card is one that is needed."""
    table = a_table(
        hand=["foreman", "driller", "drollo"], artifacts=["dyed-overalls"], mine=["brown-3-red"],
        options={"surplus-cards": "no"},
    )  # fmt: skip
    table.play("mine brown-3-red", "pay foreman")
    assert table.options == ["pay driller", "pay drollo"]
    table.play("pay drollo")
    assert (table.asked, table.me.crystals) == ("action", ["brown-3-red"])


# Spare Totem Cast


def test_spare_totem_cast_makes_crystals_of_a_chosen_colour_cheaper() -> None:
    """CI-333, CI-314: the colour, any of the six, is chosen when it is collected."""
    table = a_table(
        hand=["colonel", "foreman", "fish-bean"], artifact_stacks=[["spare-totem-cast"]], mine=["blue-3-plain"]
    )
    table.play("collect spare-totem-cast", "pay colonel", "pay foreman", "done")
    assert table.options == [f"colour {colour}" for colour in ("brown", "blue", "purple", "yellow", "red", "green")]
    table.play("colour blue")
    assert table.me.cast == "blue"
    table.play("mine blue-3-plain", "pay fish-bean")
    assert table.me.crystals == ["blue-3-plain"]


def test_spare_totem_cast_works_for_its_owner_and_its_colour_only() -> None:
    """CI-333."""
    table = a_table(
        hand=["fish-bean", "foreman"], artifacts=["spare-totem-cast"], cast="blue", foe=a_player(hand=["fish-bean"]),
        mine=["blue-3-plain", "brown-3-red"],
    )  # fmt: skip
    assert table.offered("mine") == ["blue-3-plain"]
    table.play("end-turn")
    assert table.offered("mine") == []


def test_a_cast_of_a_wild_colour_makes_wild_crystals_of_that_colour_cheaper() -> None:
    """CI-314, CI-313: the present colour counts, and wildness does not take it away."""
    table = a_table(
        hand=["fish-bean"], artifacts=["spare-totem-cast"], cast="red", mine=["red-3-plain", "green-3-purple"]
    )
    assert table.offered("mine") == ["red-3-plain"]


def test_while_mining_the_present_colour_counts_for_the_cast() -> None:
    """CI-313: a crystal that was changed to its colour, and one that was changed away."""
    to = a_table(hand=["diggerhino", "driller"], artifacts=["spare-totem-cast"], cast="brown", mine=["blue-3-plain"])
    to.play("use diggerhino", "recolour blue-3-plain", "colour brown", "mine blue-3-plain as brown less-1")
    assert to.options == ["pay driller"]
    away = a_table(hand=["diggerhino", "driller"], artifacts=["spare-totem-cast"], cast="blue", mine=["blue-3-plain"])
    away.play("use diggerhino", "recolour blue-3-plain", "colour brown")
    assert away.offered("mine") == []


def test_spare_totem_cast_adds_to_the_totem_and_gives_no_points() -> None:
    """CI-334: nor is it a totem."""
    table = a_table(
        hand=["frogt-opus"], artifacts=["spare-totem-cast"], cast="blue", totems={"blue": 1}, mine=["blue-3-plain"]
    )
    assert (table.offered("mine"), table.me.points) == (["blue-3-plain"], 3)
    collector = a_table(artifacts=["spare-totem-cast", "totem-collector"], cast="blue")
    assert collector.me.points == 0


# Twin Shaft Lift


def test_twin_shaft_lift_brings_another_crystal_of_cost_1() -> None:
    """CI-346: after a Mine of cost 1, once a turn."""
    crystals = ["blue-1-plain", "blue-1-red", "red-1-plain", "red-1-green"]
    table = a_table(
        hand=["frogt-opus", "frogt-opus"], base=["drollo"], artifacts=["twin-shaft-lift"], mine=crystals, starting=True
    )
    table.play("mine blue-1-plain", "pay frogt-opus", "done", "take red-1-plain")
    table.play("mine blue-1-red", "pay frogt-opus")
    assert (table.asked, table.mine) == ("action", ["red-1-green"])


def test_twin_shaft_lift_that_was_declined_may_be_used_at_a_later_mine() -> None:
    """CI-346, CI-71."""
    table = a_table(
        hand=["frogt-opus", "frogt-opus"], base=["drollo"], artifacts=["twin-shaft-lift"],
        mine=["blue-1-plain", "blue-1-red", "red-1-plain"], starting=True,
    )  # fmt: skip
    table.play("mine blue-1-plain", "pay frogt-opus", "done", "decline", "mine blue-1-red", "pay frogt-opus")
    assert table.options == ["take red-1-plain", "decline"]


def test_twin_shaft_lift_does_nothing_for_other_costs() -> None:
    """CI-346, CI-116: a crystal of cost 3 that was mined for 1 is none of cost 1."""
    table = a_table(
        hand=["diggerhino", "driller"], artifacts=["twin-shaft-lift"], totems={"brown": 1},
        mine=["blue-3-plain", "red-3-plain", "red-1-plain"],
    )  # fmt: skip
    table.play("use diggerhino", "recolour blue-3-plain", "colour brown", "mine blue-3-plain as brown less-1")
    table.play("pay driller")
    assert (table.asked, table.mine) == ("action", ["red-1-plain", "red-3-plain"])


def test_twin_shaft_lift_is_fresh_in_the_next_turn() -> None:
    """CI-315, CI-346."""
    crystals = ["blue-1-plain", "blue-1-red", "red-1-plain", "red-1-green"]
    table = a_table(hand=["frogt-opus", "frogt-opus"], artifacts=["twin-shaft-lift"], mine=crystals)
    table.play("mine blue-1-plain", "pay frogt-opus", "done", "take red-1-plain", "end-turn", "end-turn")
    table.play(*(["go-on"] if table.asked == "starting" else []))
    table.play("mine blue-1-red", "pay frogt-opus", "take red-1-green")
    assert table.me.crystals == crystals


def test_scrabber_and_twin_shaft_lift_work_on_one_mine() -> None:
    """CI-347: two more crystals, and neither of them brings another."""
    crystals = ["blue-1-plain", "blue-1-red", "red-1-plain", "red-1-green"]
    table = a_table(hand=["frogt-opus"], base=["scrabber"], artifacts=["twin-shaft-lift"], mine=crystals, starting=True)
    table.play("mine blue-1-plain", "pay frogt-opus", "take red-1-plain", "take red-1-green")
    assert (table.asked, table.mine) == ("action", ["blue-1-red"])


# Prospector's Loupe


@pytest.mark.parametrize(
    ("crystal", "costs"), [("blue-6-brown", 4), ("blue-10-purple", 8), ("blue-3-plain", 3), ("blue-1-plain", 1)]
)
def test_with_prospectors_loupe_cost_6_and_10_are_2_less(crystal: str, costs: int) -> None:
    """CI-360: as printed, so that Maccarat does not take the discount away."""
    enough = {1: ["frogt-opus"], 3: ["shu-war"], 4: ["mu-shell"], 8: ["mu-shell", "shu-war", "frogt-opus"]}[costs]
    short = {1: [], 3: ["fish-bean"], 4: ["shu-war"], 8: ["mu-shell", "shu-war"]}[costs]
    assert a_table(hand=enough, artifacts=["prospectors-loupe"], mine=[crystal]).offered("mine") == [crystal]
    assert a_table(hand=short, artifacts=["prospectors-loupe"], mine=[crystal]).offered("mine") == []


def test_prospectors_loupe_and_maccarat() -> None:
    """CI-360, CI-116: 6 − 4 is 2, and the loupe still sees a 6."""
    table = a_table(base=["maccarat"], artifacts=["prospectors-loupe"], mine=["blue-6-brown"], starting=True)
    table.play("mine blue-6-brown")
    assert table.me.crystals == ["blue-6-brown"]
