"""Minegglers, purple: Mineracoon, Diggerhino, Ancientone, Maccarat."""

import pytest

from tests.cavein.table import a_table

# Mineracoon


def test_mineracoon_takes_a_purple_crystal_of_cost_1() -> None:
    """CI-244, CI-211."""
    table = a_table(hand=["mineracoon"], mine=["purple-1-plain", "purple-3-plain", "brown-1-plain"])
    table.play("use mineracoon")
    assert table.options == ["take purple-1-plain", "decline"]


# Diggerhino


def test_diggerhino_gives_a_crystal_another_colour_and_makes_it_cheaper() -> None:
    """CI-245."""
    table = a_table(hand=["diggerhino", "foreman"], mine=["blue-3-plain", "yellow-6-brown"])
    table.play("use diggerhino")
    assert table.options == ["recolour blue-3-plain", "recolour yellow-6-brown", "decline"]
    table.play("recolour blue-3-plain", "colour brown", "mine blue-3-plain as brown less-1", "pay foreman")
    assert table.me.crystals == ["blue-3-plain"]


def test_diggerhino_may_be_declined() -> None:
    """CI-71, CI-245."""
    table = a_table(hand=["diggerhino"], mine=["blue-3-plain"])
    table.play("use diggerhino", "decline")
    assert table.position["tints"] == []


def test_the_new_colour_differs_from_the_present_one() -> None:
    """CI-246."""
    table = a_table(hand=["diggerhino"], mine=["blue-3-plain"])
    table.play("use diggerhino", "recolour blue-3-plain")
    assert table.offered("colour") == ["brown", "purple", "yellow", "red", "green"]
    assert table.refuse("colour blue") == "answer-first"


def test_the_new_colour_may_be_wild() -> None:
    """CI-247, CI-249: the crystal is wild then; its old colour pays too, and the old totem is of no use."""
    table = a_table(hand=["diggerhino", "drollo", "fish-bean", "mineracoon"], mine=["blue-3-plain"], totems={"blue": 1})
    table.play("use diggerhino", "recolour blue-3-plain", "colour red", "mine blue-3-plain as red less-1")
    assert table.options == ["colour blue", "colour yellow"], "it costs 2, so a purple 1 does not do"
    table.play("colour blue", "pay fish-bean")
    assert table.me.crystals == ["blue-3-plain"]


def test_a_wild_crystal_that_gets_a_colour_is_wild_no_longer() -> None:
    """CI-248."""
    table = a_table(hand=["diggerhino", "drollo", "sergeant"], mine=["red-3-plain"])
    table.play("use diggerhino", "recolour red-3-plain", "colour blue")
    assert table.offered("mine") == []
    other = a_table(hand=["diggerhino", "drollo", "sergeant"], mine=["red-3-plain"])
    other.play("use diggerhino", "recolour red-3-plain", "colour yellow", "mine red-3-plain as yellow less-1")
    assert other.options == ["pay drollo"]


def test_a_wild_crystal_may_get_the_other_wild_colour() -> None:
    """CI-247: it stays wild and is cheaper."""
    table = a_table(hand=["diggerhino", "drollo"], mine=["red-3-plain"])
    table.play("use diggerhino", "recolour red-3-plain", "colour green", "mine red-3-plain as green less-1")
    table.play("pay drollo")
    assert table.me.crystals == ["red-3-plain"]


def test_a_crystal_of_cost_1_needs_no_card_after_diggerhino() -> None:
    """CI-250: and still a Mine."""
    table = a_table(hand=["diggerhino"], mine=["blue-1-plain"], base=["drollo"], starting=True)
    table.play("use diggerhino", "recolour blue-1-plain", "colour brown")
    assert table.me.crystals == []
    table.play("mine blue-1-plain as brown less-1")
    assert table.me.crystals == ["blue-1-plain"]


def test_two_diggerhinos_on_one_crystal() -> None:
    """CI-251: it is 2 cheaper, and the later colour counts, here the printed one again with its totem."""
    table = a_table(hand=["diggerhino"], base=["diggerhino"], mine=["blue-3-plain"], totems={"blue": 1}, starting=True)
    table.play("lead", "recolour blue-3-plain", "colour red")
    table.play("use diggerhino", "recolour blue-3-plain as red less-1", "colour blue")
    table.play("mine blue-3-plain as blue less-2")
    assert table.me.crystals == ["blue-3-plain"]


def test_the_second_colour_differs_from_the_first_change() -> None:
    """CI-246, CI-251: the present colour is the changed one."""
    table = a_table(hand=["diggerhino"], base=["diggerhino"], mine=["blue-3-plain"], starting=True)
    table.play("lead", "recolour blue-3-plain", "colour red", "use diggerhino", "recolour blue-3-plain as red less-1")
    assert table.offered("colour") == ["brown", "blue", "purple", "yellow", "green"]


def test_three_diggerhinos_on_one_crystal() -> None:
    """CI-251, CI-76: leader and two identical actions; 6 − 3 is 3."""
    table = a_table(
        hand=["diggerhino", "diggerhino", "sergeant"],
        base=["diggerhino", "drollo"],
        artifacts=["shift-whistle"],
        mine=["blue-6-brown"],
        starting=True,
    )
    table.play("use diggerhino", "recolour blue-6-brown", "colour red")
    table.play("use diggerhino", "recolour blue-6-brown as red less-1", "colour brown")
    assert table.offered("mine") == [], "6 − 2 is 4, and the Sergeant has level 3"
    led = a_table(
        hand=["diggerhino", "diggerhino", "sergeant"],
        base=["diggerhino"],
        artifacts=["shift-whistle"],
        mine=["blue-6-brown"],
        starting=True,
    )
    led.play("lead", "recolour blue-6-brown", "colour red")
    led.play("use diggerhino", "recolour blue-6-brown as red less-1", "colour green")
    led.play("use diggerhino", "recolour blue-6-brown as green less-2", "colour brown")
    assert led.position["tints"] == [{"crystal": "blue-6-brown", "colour": "brown", "less": 3}]


def test_on_a_taken_crystal_only_the_changed_colour_matters() -> None:
    """CI-252: a crystal of cost 3 that costs 1 after two Diggerhinos is still none of cost 1."""
    table = a_table(
        hand=["diggerhino", "driller"],
        base=["diggerhino"],
        mine=["blue-3-plain"],
        artifacts=["shift-whistle"],
        starting=True,
    )
    table.play("lead", "recolour blue-3-plain", "colour red")
    table.play("use diggerhino", "recolour blue-3-plain as red less-1", "colour brown", "use driller")
    assert (table.asked, table.me.crystals) == ("action", [])
    one = a_table(hand=["driller"], base=["diggerhino"], mine=["blue-1-plain"], starting=True)
    one.play("lead", "recolour blue-1-plain", "colour brown", "use driller", "take blue-1-plain as brown less-1")
    assert one.me.crystals == ["blue-1-plain"]


def test_diggerhino_changes_one_token() -> None:
    """CI-253: the other of the same kind stays as it is."""
    table = a_table(
        hand=["diggerhino", "frogt-opus"], mine=["blue-1-plain", "blue-1-plain"], base=["drollo"], starting=True
    )
    table.play("use diggerhino", "recolour blue-1-plain", "colour brown")
    assert table.offered("mine") == ["blue-1-plain", "blue-1-plain as brown less-1"]
    table.play("mine blue-1-plain", "pay frogt-opus", "mine blue-1-plain as brown less-1")
    assert (table.me.crystals, table.mine) == (["blue-1-plain", "blue-1-plain"], [])


def test_both_tokens_of_a_kind_can_be_changed_differently() -> None:
    """CI-253."""
    table = a_table(
        hand=["diggerhino", "driller"], base=["diggerhino"], mine=["blue-1-plain", "blue-1-plain"], starting=True
    )
    table.play("lead", "recolour blue-1-plain", "colour brown")
    table.play("use diggerhino")
    assert table.offered("recolour") == ["blue-1-plain", "blue-1-plain as brown less-1"]
    table.play("recolour blue-1-plain", "colour yellow")
    assert table.offered("mine") == ["blue-1-plain as brown less-1", "blue-1-plain as yellow less-1"]
    table.play("mine blue-1-plain as yellow less-1")
    assert table.position["tints"] == [{"crystal": "blue-1-plain", "colour": "brown", "less": 1}]


# Ancientone


def test_with_ancientone_artifacts_cost_4_less() -> None:
    """CI-254: all of them, for the turn."""
    table = a_table(hand=["ancientone", "sergeant"], artifact_stacks=[["wild-assay"], ["curator"], ["contract"]])
    assert table.offered("collect") == ["contract", "dyed-overalls"]
    table.play("use ancientone")
    assert table.offered("collect") == ["wild-assay", "loyalty-bonus", "contract", "dyed-overalls"]
    table.play("collect wild-assay", "pay sergeant")
    assert table.me.artifacts == ["wild-assay"]


def test_ancientone_adds_up() -> None:
    """CI-255: two make 8 less, and nothing is left of a cost of 8."""
    table = a_table(
        hand=["ancientone", "driller"], base=["ancientone"], artifact_stacks=[["motherlode-clause"]], starting=True
    )
    table.play("use ancientone", "collect motherlode-clause")
    assert table.options == ["pay driller", "done"]


def test_ancientone_does_not_touch_crystals() -> None:
    """CI-254."""
    table = a_table(base=["ancientone"], mine=["blue-3-plain"], starting=True)
    assert table.offered("mine") == []


# Maccarat


@pytest.mark.parametrize(("crystal", "payer"), [("blue-6-brown", "fish-bean"), ("blue-10-purple", "mu-shell")])
def test_with_maccarat_every_crystal_costs_4_less(crystal: str, payer: str) -> None:
    """CI-256."""
    table = a_table(hand=["maccarat", "fish-bean", "mu-shell"], mine=[crystal])
    table.play("use maccarat", f"mine {crystal}", "pay fish-bean")
    assert table.options[-1] == ("done" if crystal == "blue-6-brown" else "pay mu-shell")


@pytest.mark.parametrize("crystal", ["blue-1-plain", "red-3-plain"])
def test_with_maccarat_cost_1_and_3_need_no_card(crystal: str) -> None:
    """CI-257: wild ones too."""
    table = a_table(hand=["maccarat"], mine=[crystal])
    table.play("use maccarat", f"mine {crystal}")
    assert (table.me.crystals, table.options) == ([crystal], ["end-turn"])


def test_two_maccarats_make_8_less() -> None:
    """CI-258: the box has one; with a second one cost 10 is left with 2."""
    table = a_table(
        hand=["maccarat", "fish-bean"],
        base=["maccarat"],
        mine=["blue-10-purple"],
        copies={"maccarat": 2},
        starting=True,
    )
    table.play("use maccarat", "mine blue-10-purple", "pay fish-bean")
    assert table.me.crystals == ["blue-10-purple"]
