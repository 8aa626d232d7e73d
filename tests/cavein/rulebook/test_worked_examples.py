"""The worked examples of the rulebooks, each played as it is told there."""

import pytest

from tests.cavein.table import a_player, a_table, new_game


def test_a_first_turn() -> None:
    """CI-361, CI-362: a game from the deal; red and green are wild, and the second turn follows the first."""
    table = new_game(
        1,
        stacks={
            "mercenaries-1": ["driller", "driller", "driller", "driller", "oddgrabber", "oddgrabber"],
            "mercenaries-2": ["drollo", "drollo", "foreman", "fish-bean"],
            "crystals-1": ["red-1-plain", "green-1-plain"],
            "crystals-3": ["yellow-3-red"],
            "commands": ["hydrans", "terrons"],
        },
        factions="first-game",
        start="1",
    )
    assert table.me.hand == ["fish-bean", "oddgrabber", "oddgrabber"]
    assert table.asked == "action", "no Base, no leader, no artifact: the starting phase is skipped"
    table.play("mine red-1-plain")
    if table.asked == "paying-colour":
        table.play("colour yellow")
    table.play("pay oddgrabber", "done", "use fish-bean", "take drollo", "end-turn")
    assert table.me.base == ["oddgrabber", "fish-bean"]
    assert table.me.leader == "fish-bean"
    assert (table.me.hand, table.me.crystals) == (["oddgrabber", "drollo"], ["red-1-plain"])

    table.play("end-turn", "lead", "take drollo")
    table.play("mine yellow-3-red", "pay drollo", "pay oddgrabber", "done", "mine green-1-plain")
    if table.asked == "paying-colour":
        table.play("colour yellow")
    table.play("pay drollo")
    assert table.me.crystals == ["yellow-3-red", "red-1-plain", "green-1-plain"]
    assert table.options == ["end-turn"]
    table.play("end-turn")
    assert table.me.base == ["oddgrabber", "fish-bean", "drollo", "oddgrabber", "drollo"]


def test_an_additional_mine_and_a_raid() -> None:
    """CI-363: a leader yellow 2, a brown crystal for a brown 2, then a raid on another player."""
    table = a_table(
        hand=["foreman"],
        base=["oddgrabber", "drollo"],
        mine=["brown-1-plain"],
        foe=a_player(base=["driller", "frogt-opus"]),
        third=a_player(base=["mineracoon"]),
        starting=True,
    )
    table.play("mine brown-1-plain", "pay foreman", "raid 2")
    assert table.options == ["end-turn"]
    assert (table.me.crystals, table.me.hand, table.me.totems) == (["brown-1-plain"], ["driller"], ["blue"])


@pytest.mark.parametrize("edition", ["en2021", "de2018", "pl2018"])
def test_foreman_and_a_level_4_for_a_level_1(edition: str) -> None:
    """CI-364."""
    table = a_table(hand=["foreman", "oddgrabber"], docks=["maccarat"], edition=edition)
    table.play("use foreman", "recruit maccarat", "pay oddgrabber", "end-turn")
    assert (table.me.hand, table.me.base) == (["maccarat"], ["foreman", "oddgrabber"])


def test_a_raid_on_a_base_of_seven() -> None:
    """CI-365."""
    base = ["driller", "frogt-opus", "frogt-opus", "foreman", "mineracoon", "mineracoon", "oddgrabber"]
    table = a_table(
        hand=["colonel", "sergeant"], foe=a_player(hand=["driller"], base=base), third=a_player(), totems={"yellow": 3}
    )
    table.play("raid 2")
    assert table.foe.hand == ["driller", "oddgrabber"]
    assert table.me.totems == ["yellow"]
    assert sorted(table.me.hand) == sorted(["colonel", "sergeant", *base[1:6]])
    assert (table.foe.base, table.foe.leader) == (["driller"], "driller")


def test_an_artifact_of_cost_8() -> None:
    """CI-366."""
    table = a_table(hand=["mu-shell", "foreman", "driller", "oddgrabber"], artifact_stacks=[["curator", "contract"]])
    table.play("collect curator", "pay mu-shell", "pay foreman", "pay driller", "pay oddgrabber")
    assert (table.me.artifacts, table.me.hand) == (["curator"], [])


@pytest.mark.parametrize("mine", [["blue-1-plain"], ["blue-3-plain", "brown-1-plain"]])
def test_a_leader_blue_1(mine: list[str]) -> None:
    """CI-367: in the starting phase, if there is such a crystal, and without an action."""
    table = a_table(base=["driller", "frogt-opus"], mine=mine, docks=["driller"], starting=True)
    if mine == ["blue-1-plain"]:
        table.play("lead", "take blue-1-plain")
        assert table.me.crystals == ["blue-1-plain"]
    assert table.asked == "action"
    assert {"recruit driller", "raid 1"} <= set(table.options)


def test_fish_bean_recruits_twice() -> None:
    """CI-368."""
    table = a_table(base=["driller", "fish-bean"], docks=["drollo", "ancientone", "colonel"], starting=True)
    table.play("lead", "take drollo", "recruit ancientone", "pay drollo", "recruit colonel", "pay ancientone")
    assert table.me.hand == ["colonel"]
    table.play("end-turn")
    assert table.me.base == ["driller", "fish-bean", "drollo", "ancientone"]


def test_a_yellow_crystal_of_cost_6() -> None:
    """CI-369: with yellow 1, 2 and 3; were yellow wild, with any one colour."""
    table = a_table(hand=["oddgrabber", "drollo", "robuster", "colonel"], mine=["yellow-6-brown"])
    table.play("mine yellow-6-brown", "pay oddgrabber", "pay drollo", "pay robuster")
    assert (table.me.crystals, table.me.hand) == (["yellow-6-brown"], ["colonel"])
    wild = a_table(
        hand=["driller", "foreman", "sergeant", "mu-shell", "frogt-opus"],
        mine=["yellow-6-brown"],
        wild=["yellow", "green"],
    )
    wild.play("mine yellow-6-brown", "pay driller", "pay foreman", "pay sergeant")
    assert (wild.me.crystals, wild.me.hand) == (["yellow-6-brown"], ["frogt-opus", "mu-shell"])


def test_two_ancientones() -> None:
    """CI-370: the artifact of cost 8 takes the action and no card."""
    table = a_table(hand=["ancientone"], base=["ancientone"], artifact_stacks=[["curator", "contract"]], starting=True)
    table.play("use ancientone", "collect shift-whistle")
    assert (table.me.artifacts, table.played) == (["shift-whistle"], ["ancientone"])
    assert table.options == ["end-turn"]


@pytest.mark.parametrize("crystal", ["blue-1-plain", "blue-3-plain"])
def test_maccarat_makes_small_crystals_free(crystal: str) -> None:
    """CI-371: they take a Mine and no card."""
    table = a_table(hand=["maccarat"], mine=[crystal, "blue-1-red"])
    table.play("use maccarat", f"mine {crystal}")
    assert (table.me.crystals, table.options) == ([crystal], ["end-turn"])


def test_diggerhino_makes_a_crystal_of_cost_1_free() -> None:
    """CI-371: it takes a Mine and no card."""
    table = a_table(hand=["diggerhino"], mine=["blue-1-plain"])
    table.play("use diggerhino", "recolour blue-1-plain", "colour yellow", "mine blue-1-plain as yellow less-1")
    assert (table.me.crystals, table.options) == (["blue-1-plain"], ["end-turn"])


def test_a_sergeant_with_six_cards_in_hand() -> None:
    """CI-372."""
    table = a_table(hand=["driller"] * 6, base=["foreman", "oddgrabber", "sergeant"], starting=True)
    table.play("lead", "take 1 foreman")
    assert (table.asked, len(table.me.hand)) == ("action", 7)
    assert table.me.base == ["oddgrabber", "sergeant"]


def test_mindwasp_takes_the_level_3_below_a_leader_of_level_1() -> None:
    """CI-373."""
    table = a_table(hand=["mindwasp"], base=["custodian", "cyberwitch"], wild=["green", "blue"])
    table.play("use mindwasp", "subjugate 1 custodian")
    assert (table.me.subjugated, table.me.base, table.me.points) == (["custodian"], ["cyberwitch"], 3)


def test_a_raid_of_four_and_three() -> None:
    """CI-374: the next card of the raided Base leads, and is used in the turn that follows."""
    table = a_table(
        hand=["driller", "driller", "driller", "driller"],
        foe=a_player(
            hand=["foreman"], base=["oddgrabber", "drollo", "oddgrabber", "frogt-opus", "oddgrabber", "drollo"]
        ),
        third=a_player(base=["mineracoon"]),
        mine=["brown-1-plain"],
    )
    table.play("raid 2")
    assert sorted(table.me.hand) == ["driller"] * 4 + ["frogt-opus", "oddgrabber", "oddgrabber"]
    assert table.foe.hand == ["foreman", "drollo"]
    assert table.foe.base == ["oddgrabber", "drollo"]
    table.play("end-turn", "mine brown-1-plain", "pay foreman")
    assert table.offered("raid") == ["2", "3"], "Drollo gave the Mine, so a raid may follow"
    table.play("raid 3")
    assert (table.foe.crystals, table.foe.totems) == (["brown-1-plain"], ["purple"])


@pytest.mark.parametrize(
    ("edition", "doubler"), [("en2021", "seeder"), ("de2018", "stalkroot"), ("pl2018", "stalkroot")]
)
def test_a_doubled_sapling_recruits_a_level_3(edition: str, doubler: str) -> None:
    """CI-375."""
    table = a_table(hand=[doubler, "sapling"], docks=["robuster"], wild=["red", "blue"], edition=edition)
    table.play(f"use {doubler}", "recruit robuster", "pay sapling")
    assert table.me.hand == ["robuster"]


def test_drollo_as_first_action() -> None:
    """CI-376: the additional Mine and a second action that is a Mine too."""
    table = a_table(hand=["drollo", "frogt-opus", "frogt-opus"], mine=["blue-1-plain", "blue-1-red"], docks=["driller"])
    table.play("use drollo", "mine blue-1-plain", "pay frogt-opus", "done", "mine blue-1-red", "pay frogt-opus")
    assert table.me.crystals == ["blue-1-plain", "blue-1-red"]
    assert table.options == ["end-turn"]


def test_a_level_3_is_recruited_with_a_level_2() -> None:
    """CI-377."""
    table = a_table(hand=["drollo"], docks=["sergeant"])
    table.play("recruit sergeant", "pay drollo")
    assert (table.played, table.me.hand) == (["drollo"], ["sergeant"])


def test_three_artifacts_of_either_side() -> None:
    """CI-378: two first halves and a second one."""
    table = a_table(
        hand=["colonel", "mu-shell", "foreman", "foreman"],
        artifacts=["mass-production"],
        base=["fish-bean"],
        artifact_stacks=[["contract", "full-spectrum"]],
        starting=True,
    )
    table.play("lead", "collect contract", "pay colonel", "done")
    table.play("collect baton-of-coaxing", "pay mu-shell", "pay foreman", "done")
    assert table.me.artifacts == ["contract", "mass-production", "baton-of-coaxing"]


def test_with_fish_bean_as_leader_both_actions_may_be_mine() -> None:
    """CI-379."""
    table = a_table(
        hand=["frogt-opus", "frogt-opus"], base=["fish-bean"], mine=["blue-1-plain", "blue-1-red"], starting=True
    )
    table.play("lead", "mine blue-1-plain", "pay frogt-opus", "done", "mine blue-1-red", "pay frogt-opus")
    assert table.me.crystals == ["blue-1-plain", "blue-1-red"]


def test_six_symbols_make_13_points() -> None:
    """CI-380: two yellow, two blue, one green, one red; the crystals themselves give nothing here."""
    crystals = ["blue-1-yellow", "red-1-yellow", "brown-1-blue", "yellow-1-blue", "purple-1-green", "blue-1-red"]
    assert a_table(crystals=crystals).me.points == 10 + 3


def test_the_scoring_example_makes_36_points() -> None:
    """CI-381, CI-317, CI-319: without artifacts it is 30."""
    crystals = [
        "brown-6-cavein",
        "green-6-red",
        "green-1-plain",
        "blue-10-purple",
        "red-3-plain",
        "yellow-1-purple",
        "green-3-purple",
        "blue-3-green",
    ]
    table = a_table(crystals=crystals)
    assert table.me.points == (6 + 4 + 1 + 6 + 3 + 0 + 1 + 1) + (6 + 1 + 1)
    table = a_table(crystals=crystals, artifacts=["barking-up-the-right-three", "contract"])
    assert table.me.points == 22 + 8 + 3 + 3 == 36
