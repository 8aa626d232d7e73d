"""Metanels, yellow: Oddgrabber, Drollo, Robuster, Scrabber."""

import pytest

from tests.cavein.table import a_player, a_table

# Oddgrabber


def test_oddgrabber_takes_a_yellow_crystal_of_cost_1() -> None:
    """CI-259, CI-211."""
    table = a_table(hand=["oddgrabber"], mine=["yellow-1-plain", "yellow-3-red", "brown-1-plain"])
    table.play("use oddgrabber")
    assert table.options == ["take yellow-1-plain", "decline"]


# Drollo


def test_drollo_gives_one_additional_mine() -> None:
    """CI-260."""
    table = a_table(hand=["drollo", "frogt-opus"], mine=["blue-1-plain"], docks=["driller"])
    table.play("use drollo", "recruit driller", "mine blue-1-plain", "pay frogt-opus")
    assert (table.me.crystals, table.options) == (["blue-1-plain"], ["end-turn"])


def test_drollo_as_first_action_leaves_the_second_free() -> None:
    """CI-261: a Mine as well, but no third one."""
    crystals = ["blue-1-plain", "blue-1-yellow", "blue-1-red"]
    table = a_table(hand=["drollo", *["frogt-opus"] * 3], mine=crystals)
    table.play("use drollo", "mine blue-1-plain", "pay frogt-opus", "done", "mine blue-1-red", "pay frogt-opus", "done")
    assert table.options == ["end-turn"]


def test_with_drollo_as_leader_three_actions_are_possible() -> None:
    """CI-262: one of them is the additional Mine; the two others differ."""
    crystals = ["blue-1-plain", "blue-1-yellow", "blue-1-red"]
    table = a_table(hand=["frogt-opus", "frogt-opus"], base=["drollo"], mine=crystals, docks=["driller"], starting=True)
    table.play("mine blue-1-plain", "pay frogt-opus", "done", "mine blue-1-red", "pay frogt-opus", "recruit driller")
    assert table.options == ["end-turn"]
    two = a_table(hand=["foreman"], base=["drollo"], docks=["driller"], mine=["blue-1-plain"], starting=True)
    two.play("recruit driller", "use foreman")
    assert two.options == ["end-turn"], "the third could only be a Mine, and nothing pays for one"


def test_two_drollos_give_two_additional_mines() -> None:
    """CI-263: and with a normal one there are three."""
    crystals = ["blue-1-plain", "blue-1-yellow", "blue-1-red"]
    table = a_table(hand=["drollo", *["frogt-opus"] * 3], base=["drollo"], mine=crystals, starting=True)
    table.play("use drollo", "mine blue-1-plain", "pay frogt-opus", "done", "mine blue-1-red", "pay frogt-opus", "done")
    assert table.offered("mine") == ["blue-1-yellow"]
    table.play("mine blue-1-yellow", "pay frogt-opus")
    assert table.options == ["end-turn"]


# Robuster


def test_robuster_changes_up_to_three_cards_of_the_hand() -> None:
    """CI-264, CI-210: one at a time, and the player may stop."""
    hand = ["robuster", "driller", "driller", "frogt-opus", "foreman"]
    table = a_table(hand=hand, mine=["purple-3-plain"])
    table.play("use robuster", "colour purple", "dye driller", "dye foreman")
    assert table.options == ["dye driller", "dye frogt-opus", "done"]
    table.play("dye frogt-opus")
    assert (table.asked, table.me.dyed) == ("action", {"purple": ["driller", "foreman", "frogt-opus"]})
    table.play("mine purple-3-plain", "pay foreman dyed-purple", "pay driller dyed-purple", "done")
    assert table.me.crystals == ["purple-3-plain"]
    few = a_table(hand=hand)
    few.play("use robuster", "colour purple", "dye driller", "done")
    assert few.me.dyed == {"purple": ["driller"]}
    none = a_table(hand=hand)
    none.play("use robuster", "decline")
    assert none.me.dyed == {}


@pytest.mark.parametrize("edition", ["en2021", "de2018"])
def test_all_changed_cards_get_one_colour(edition: str) -> None:
    """CI-265: English and German."""
    table = a_table(hand=["robuster", "driller", "foreman"], edition=edition)
    table.play("use robuster", "colour blue", "dye driller")
    assert (table.asked, table.options) == ("dye", ["dye foreman", "done"])
    table.play("dye foreman")
    assert table.me.dyed == {"blue": ["driller", "foreman"]}


def test_the_changed_cards_may_get_different_colours_in_the_polish_book() -> None:
    """CI-266."""
    table = a_table(
        hand=["robuster", "driller", "foreman", "sergeant", "colonel"],
        mine=["blue-1-plain", "purple-3-plain"],
        artifacts=["shift-whistle"],
        edition="pl2018",
    )
    table.play("use robuster", "colour blue", "dye driller", "colour purple", "dye sergeant", "colour yellow")
    table.play("dye foreman")
    assert table.asked == "action"
    assert table.me.dyed == {"blue": ["driller"], "purple": ["sergeant"], "yellow": ["foreman"]}
    table.play("mine purple-3-plain", "pay sergeant dyed-purple")
    assert table.me.crystals == ["purple-3-plain"]


@pytest.mark.parametrize(
    ("edition", "option", "asked"),
    [("pl2018", "yes", "dye"), ("en2021", "no", "dye-colour"), ("de2018", "no", "dye-colour")],
)
def test_the_number_of_colours_can_be_set_apart_from_the_edition(edition: str, option: str, asked: str) -> None:
    """CI-392, CI-265, CI-266."""
    table = a_table(hand=["robuster", "driller", "foreman"], edition=edition, options={"robuster-one-colour": option})
    table.play("use robuster", "colour blue", "dye driller")
    assert table.asked == asked


def test_only_cards_in_hand_when_robuster_is_used_are_changed() -> None:
    """CI-267: a card recruited later is as printed."""
    table = a_table(
        hand=["robuster", "driller"], docks=["driller"], mine=["blue-1-plain"], base=["drollo"], starting=True
    )
    table.play("use robuster", "colour blue", "dye driller", "recruit driller")
    assert table.me.hand == ["driller", "driller"]
    table.play("mine blue-1-plain")
    assert table.options == ["pay driller dyed-blue"]


def test_robuster_himself_is_played_and_not_changed() -> None:
    """CI-267: as leader he is in the Base."""
    table = a_table(hand=["robuster", "robuster", "driller"])
    table.play("use robuster", "colour blue")
    assert table.options == ["dye driller", "dye robuster", "done"]
    led = a_table(hand=["driller"], base=["robuster"], mine=["blue-1-plain"], starting=True)
    led.play("lead", "colour blue", "dye driller", "mine blue-1-plain", "pay driller dyed-blue")
    assert led.me.crystals == ["blue-1-plain"]


@pytest.mark.parametrize("colour", ["blue", "purple", "yellow", "red", "green"])
def test_the_new_colour_may_be_any_of_the_six(colour: str) -> None:
    """CI-268: a wild one too; brown for a card that is not brown."""
    table = a_table(hand=["robuster", "driller"])
    table.play("use robuster", f"colour {colour}", "dye driller")
    assert table.me.dyed == {colour: ["driller"]}
    brown = a_table(hand=["robuster", "frogt-opus"])
    brown.play("use robuster", "colour brown", "dye frogt-opus")
    assert brown.me.dyed == {"brown": ["frogt-opus"]}


def test_a_changed_card_mines_as_its_new_colour_only() -> None:
    """CI-269: for a coloured crystal and for a wild one."""
    table = a_table(hand=["robuster", "driller", "frogt-opus"], mine=["brown-1-plain", "blue-1-plain", "red-3-plain"])
    table.play("use robuster", "colour blue", "dye driller")
    table.play(*(["done"] if table.asked == "dye" else []))
    assert table.offered("mine") == ["blue-1-plain"]
    wild = a_table(hand=["robuster", "foreman", "frogt-opus"], mine=["red-3-plain"])
    assert wild.offered("mine") == ["red-3-plain"], "the yellow 3 pays for it"
    wild.play("use robuster", "colour blue", "dye foreman", "mine red-3-plain")
    wild.play("pay foreman dyed-blue", "pay frogt-opus")
    assert wild.me.crystals == ["red-3-plain"]


def test_a_card_dyed_with_a_wild_colour_pays_for_crystals_of_that_colour() -> None:
    """CI-268, CI-269: a wild crystal takes cards of any one colour, that one too."""
    table = a_table(hand=["robuster", "driller", "foreman", "fish-bean"], mine=["red-3-plain", "brown-1-plain"])
    table.play("use robuster", "colour green", "dye driller", "dye fish-bean", "done")
    assert table.offered("mine") == ["brown-1-plain", "red-3-plain"]
    table.play("mine red-3-plain", "pay driller dyed-green", "pay fish-bean dyed-green")
    assert table.me.crystals == ["red-3-plain"]


def test_for_recruit_collect_and_its_own_skill_a_changed_card_is_as_printed() -> None:
    """CI-270."""
    skill = a_table(hand=["driller"], base=["robuster"], mine=["brown-1-plain", "blue-1-plain"], starting=True)
    skill.play("lead", "colour blue", "dye driller", "use driller dyed-blue")
    assert skill.options == ["take brown-1-plain", "decline"]
    recruit = a_table(hand=["driller"], base=["robuster"], docks=["drollo"], starting=True)
    recruit.play("lead", "colour blue", "dye driller", "recruit drollo", "pay driller dyed-blue")
    assert recruit.me.hand == ["drollo"]
    artifact = a_table(hand=["colonel"], base=["robuster"], artifact_stacks=[["contract"]], starting=True)
    artifact.play("lead", "colour blue", "dye colonel", "collect contract", "pay colonel dyed-blue")
    assert artifact.me.artifacts == ["contract"]


def test_the_change_ends_with_the_turn_or_in_a_base() -> None:
    """CI-271: Mandragore, Custodian and a raid find printed cards, and the next turn finds them in hand."""
    table = a_table(hand=["robuster", "driller", "foreman"], mine=["blue-1-plain", "brown-1-plain"])
    table.play("use robuster", "colour blue", "dye driller", "dye foreman")
    table.play("mine blue-1-plain", "pay driller dyed-blue", "done", "end-turn", "raid 1")
    assert table.foe.totems == ["brown"], "the Driller that paid as a blue card"
    table.play("end-turn")
    table.play(*(["go-on"] if table.asked == "starting" else []))
    assert table.me.dyed == {}
    assert table.offered("mine") == ["brown-1-plain"]


def test_a_changed_card_keeps_its_faction() -> None:
    """CI-272: a dyed Sapling is doubled, and a dyed Driller is not."""
    table = a_table(
        hand=["seeder", "sapling", "driller"],
        base=["robuster"],
        mine=["purple-3-plain"],
        wild=["red", "blue"],
        starting=True,
    )
    table.play("lead", "colour purple", "dye sapling", "dye driller", "done", "use seeder", "mine purple-3-plain")
    table.play("pay driller dyed-purple")
    assert table.options == ["pay sapling dyed-purple"], "1 is not enough, a doubled Driller would have needed 1 more"
    table.play("pay sapling dyed-purple")
    assert table.me.crystals == ["purple-3-plain"]
    green = a_table(
        hand=["seeder", "driller"], base=["robuster"], mine=["green-3-purple"], docks=["ancientone"],
        wild=["red", "blue"], starting=True,
    )  # fmt: skip
    green.play("lead", "colour green", "dye driller", "use seeder")
    assert (green.offered("mine"), green.offered("recruit")) == ([], [])


def test_changed_cards_count_towards_the_hand_limit() -> None:
    """CI-41, CI-264: seven cards are seven, dyed or not."""
    table = a_table(
        hand=["driller"] * 5 + ["foreman", "foreman"], base=["robuster"], docks=["frogt-opus"], starting=True
    )
    table.play("lead", "colour blue", "dye driller", "dye driller", "dye foreman")
    assert table.refuse("recruit frogt-opus") == "hand-full"


def test_two_robusters_change_six_cards() -> None:
    """CI-264, CI-90: and the second may change what the first has changed."""
    table = a_table(hand=["robuster", "driller", "driller"], base=["robuster"], starting=True)
    table.play("lead", "colour blue", "dye driller", "done", "use robuster", "colour purple")
    assert table.options == ["dye driller", "dye driller dyed-blue", "done"]
    table.play("dye driller dyed-blue", "done")
    assert table.me.dyed == {"purple": ["driller"]}


# Scrabber


@pytest.mark.parametrize(
    ("mined", "payer", "other"),
    [
        ("blue-1-plain", "frogt-opus", "red-1-plain"),
        ("blue-3-plain", "shu-war", "yellow-3-red"),
        ("blue-6-brown", "mu-shell", "green-6-red"),
    ],
)
def test_scrabber_brings_a_second_crystal_of_the_same_cost(mined: str, payer: str, other: str) -> None:
    """CI-273: any that is liked, wild ones too."""
    table = a_table(
        hand=["frogt-opus", "shu-war", "mu-shell", "fish-bean"],
        base=["scrabber"],
        mine=["blue-1-plain", "red-1-plain", "blue-3-plain", "yellow-3-red", "blue-6-brown", "green-6-red"],
        starting=True,
    )
    table.play(f"mine {mined}", f"pay {payer}", *(["pay fish-bean"] if payer == "mu-shell" else []), "done")
    assert (table.asked, table.options) == ("take-crystal", [f"take {other}", "decline"])
    table.play(f"take {other}")
    assert sorted(table.me.crystals) == sorted([mined, other])


def test_scrabber_may_take_a_crystal_that_was_recoloured() -> None:
    """CI-273, CI-275: by its printed cost."""
    table = a_table(
        hand=["diggerhino", "frogt-opus"], base=["scrabber"], mine=["blue-1-plain", "red-1-plain"], starting=True
    )
    table.play("use diggerhino", "recolour red-1-plain", "colour brown", "mine blue-1-plain", "pay frogt-opus")
    assert table.options == ["take red-1-plain as brown less-1", "decline"]
    table.play("take red-1-plain as brown less-1")
    assert (table.me.crystals, table.position["tints"]) == (["blue-1-plain", "red-1-plain"], [])


def test_the_second_crystal_of_scrabber_may_be_declined() -> None:
    """CI-71, CI-273."""
    table = a_table(hand=["frogt-opus"], base=["scrabber"], mine=["blue-1-plain", "red-1-plain"], starting=True)
    table.play("mine blue-1-plain", "pay frogt-opus", "decline")
    assert table.me.crystals == ["blue-1-plain"]


def test_scrabber_does_nothing_for_cost_10_or_where_no_other_crystal_lies() -> None:
    """CI-274, CI-273: a second crystal of cost 10 is only there with a box of its own; the display has one place."""
    table = a_table(
        hand=["mu-shell", "shu-war", "shu-war"],
        base=["scrabber"],
        mine=["blue-10-purple", "red-1-plain"],
        starting=True,
    )
    table.play("mine blue-10-purple", "pay mu-shell", "pay shu-war", "pay shu-war")
    assert (table.asked, table.me.crystals) == ("action", ["blue-10-purple"])
    alone = a_table(hand=["frogt-opus"], base=["scrabber"], mine=["blue-1-plain", "red-3-plain"], starting=True)
    alone.play("mine blue-1-plain", "pay frogt-opus")
    assert alone.asked == "action"


def test_scrabber_goes_by_printed_costs() -> None:
    """CI-275: 6 that was mined for 1 brings another 6."""
    table = a_table(
        hand=["frogt-opus"],
        base=["scrabber"],
        artifacts=["prospectors-loupe", "spare-totem-cast"],
        cast="blue",
        totems={"blue": 1},
        mine=["blue-6-brown", "red-1-plain", "red-6-blue"],
        starting=True,
    )
    assert table.offered("mine") == ["red-1-plain"], "6 − 2 − 1 − 1 is 2"
    table = a_table(
        hand=["fish-bean"],
        base=["scrabber"],
        artifacts=["prospectors-loupe", "spare-totem-cast"],
        cast="blue",
        totems={"blue": 1},
        mine=["blue-6-brown", "red-1-plain", "red-6-blue"],
        starting=True,
    )
    table.play("mine blue-6-brown", "pay fish-bean")
    assert table.offered("take") == ["red-6-blue"]


def test_scrabber_works_at_each_mine_of_the_turn() -> None:
    """CI-276: two Mines bring four crystals."""
    crystals = ["blue-1-plain", "blue-1-red", "red-1-plain", "red-1-green"]
    table = a_table(hand=["drollo", "frogt-opus", "frogt-opus"], base=["scrabber"], mine=crystals, starting=True)
    table.play("use drollo", "mine blue-1-plain", "pay frogt-opus", "done", "take red-1-plain")
    table.play("mine blue-1-red", "pay frogt-opus", "take red-1-green")
    assert table.me.crystals == crystals


def test_scrabber_does_not_reach_back() -> None:
    """CI-277."""
    table = a_table(hand=["frogt-opus", "scrabber"], mine=["blue-1-plain", "red-1-plain"])
    table.play("mine blue-1-plain", "pay frogt-opus", "use scrabber")
    assert (table.asked, table.mine) == ("action", ["red-1-plain"])


def test_two_scrabbers_bring_two_more_crystals() -> None:
    """CI-278: the box has one."""
    crystals = ["blue-1-plain", "blue-1-red", "red-1-plain", "red-1-green"]
    table = a_table(
        hand=["scrabber", "frogt-opus"], base=["scrabber"], mine=crystals, copies={"scrabber": 2},
        foe=a_player(), starting=True,
    )  # fmt: skip
    table.play("use scrabber", "mine blue-1-plain", "pay frogt-opus", "take red-1-plain", "take blue-1-red")
    assert (table.asked, table.mine) == ("action", ["red-1-green"])
