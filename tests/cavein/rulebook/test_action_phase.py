"""The action phase: two different actions or a raid, the order of played cards, additional actions."""

import pytest

from tests.cavein.table import Table, a_player, a_table

ALL_KINDS = {
    "recruit": ["recruit driller"],
    "mine": ["mine blue-1-plain", "pay frogt-opus"],
    "collect": ["collect contract", "pay colonel", "done"],
    "use": ["use foreman"],
}


def a_rich_table(**more: object) -> Table:
    """Every kind of action can be taken, most of them twice."""
    return a_table(
        hand=["frogt-opus", "colonel", "foreman", "foreman", "scrabber"],
        docks=["driller", "driller"],
        mine=["blue-1-plain", "blue-1-red"],
        artifact_stacks=[["contract", "curator"], ["small-change"]],
        foe=a_player(base=["driller", "drollo"]),
        **more,  # type: ignore[arg-type]
    )


# Two different actions


@pytest.mark.parametrize("first", ALL_KINDS)
@pytest.mark.parametrize("second", ALL_KINDS)
def test_two_different_actions_of_the_four_kinds_are_taken(first: str, second: str) -> None:
    """CI-72, CI-73, CI-75."""
    table = a_rich_table()
    table.play(*ALL_KINDS[first])
    if first == second:
        assert table.offered(second) == []
        return
    table.play(*ALL_KINDS[second])
    assert table.options == ["end-turn"]


def test_the_four_kinds_and_the_raid_are_all_there_is() -> None:
    """CI-72, CI-73."""
    table = a_rich_table()
    assert {line.split()[0] for line in table.options} == {"recruit", "mine", "collect", "use", "raid", "end-turn"}


def test_a_second_action_of_the_same_kind_is_refused() -> None:
    """CI-75."""
    table = a_rich_table()
    table.play("recruit driller")
    assert table.refuse("recruit driller") == "action-used"
    table = a_rich_table()
    table.play("use foreman")
    assert table.refuse("use foreman") == "action-used"
    table = a_rich_table()
    table.play("mine blue-1-plain", "pay frogt-opus")
    assert table.refuse("mine blue-1-red") == "action-used"
    table = a_rich_table()
    table.play("collect contract", "pay colonel", "done")
    assert table.refuse("collect curator") == "action-used"


def test_a_raid_stands_instead_of_both_actions() -> None:
    """CI-72, CI-159."""
    table = a_rich_table()
    table.play("raid 2")
    assert table.options == ["end-turn"]
    assert table.refuse("recruit driller") == "raid-was-all"


@pytest.mark.parametrize("actions", [[], ["recruit driller"], ["recruit driller", "use foreman"]])
def test_nobody_has_to_act(actions: list[str]) -> None:
    """CI-74."""
    table = a_rich_table()
    table.play(*actions, "end-turn")
    assert table.actor == 2


@pytest.mark.parametrize(
    ("kind", "again"),
    [
        ("recruit", ["recruit driller", "recruit driller"]),
        ("mine", ["mine blue-1-plain", "pay frogt-opus", "done", "mine blue-1-red", "pay frogt-opus"]),
        (
            "collect",
            [
                "collect contract",
                "pay colonel",
                "done",
                "collect small-change",
                "pay mu-shell",
                "pay foreman",
                "done",
            ],
        ),
        ("use", ["use foreman", "use foreman"]),
    ],
)
def test_while_an_effect_allows_it_both_actions_are_of_one_kind(kind: str, again: list[str]) -> None:
    """CI-76, CI-234, CI-358: Fish'Bean as leader, and Shift Whistle, for every kind, twice and no third time."""
    hand = ["frogt-opus", "frogt-opus", "colonel", "foreman", "foreman", "mu-shell"]
    table_of = {
        "fish-bean": {"base": ["fish-bean"], "starting": True},
        "shift-whistle": {"artifacts": ["shift-whistle"]},
    }
    for cause, more in table_of.items():
        table = a_table(
            hand=hand if kind != "recruit" else hand[:5],
            docks=["driller", "driller"],
            mine=["blue-1-plain", "blue-1-red"],
            artifact_stacks=[["contract", "small-change"]],
            **more,  # type: ignore[arg-type]
        )
        if cause == "fish-bean":
            table.play("lead")
        table.play(*again)
        if table.asked != "action":
            table.play("done")
        assert table.options == ["end-turn"], cause


# Played cards


def test_played_cards_lie_on_each_other_in_the_order_of_play() -> None:
    """CI-77, CI-166."""
    table = a_table(hand=["driller", "foreman", "drollo"], mine=["brown-3-red"], base=["oddgrabber"])
    table.play("mine brown-3-red", "pay foreman", "pay driller", "use drollo", "end-turn")
    assert table.me.base == ["oddgrabber", "foreman", "driller", "drollo"]


@pytest.mark.parametrize("order", [["driller", "foreman"], ["foreman", "driller"]])
def test_cards_of_one_action_are_played_in_any_order(order: list[str]) -> None:
    """CI-78, CI-80: the order in which they are named is the order of play."""
    table = a_table(hand=["driller", "foreman"], mine=["brown-3-red"])
    table.play("mine brown-3-red", *(f"pay {card}" for card in order), "end-turn")
    assert table.me.base == order


@pytest.mark.parametrize("order", [["colonel", "driller", "drollo"], ["drollo", "colonel", "driller"]])
def test_the_cards_for_an_artifact_are_played_in_any_order_too(order: list[str]) -> None:
    """CI-78, CI-80."""
    table = a_table(hand=["driller", "colonel", "drollo"], artifact_stacks=[["wild-assay"]])
    table.play("collect wild-assay", *(f"pay {card}" for card in order), "end-turn")
    assert table.me.base == order


def test_cards_of_a_later_action_lie_above_those_of_an_earlier_one() -> None:
    """CI-79: nothing is offered that could change it."""
    table = a_table(hand=["driller", "drollo"], docks=["foreman"], mine=["yellow-1-plain"])
    table.play("recruit foreman", "pay driller", "mine yellow-1-plain", "pay drollo")
    assert table.options == ["end-turn"]
    table.play("end-turn")
    assert table.me.base == ["driller", "drollo"]


def test_cards_of_a_payment_are_named_one_by_one() -> None:
    """CI-80, CI-210."""
    table = a_table(hand=["driller", "driller", "foreman", "drollo"], mine=["brown-3-red"])
    table.play("mine brown-3-red")
    assert (table.asked, table.source, table.options) == ("pay-crystal", "brown-3-red", ["pay driller", "pay foreman"])
    assert table.refuse("pay drollo") == "answer-first"
    table.play("pay driller")
    assert table.options == ["pay driller", "pay foreman"]


def test_a_payment_may_be_ended_once_the_sum_suffices() -> None:
    """CI-81: not before, and by itself when no card is left that could be added."""
    table = a_table(hand=["driller", "driller", "foreman", "drollo"], mine=["brown-3-red"])
    table.play("mine brown-3-red", "pay driller")
    assert table.refuse("done") == "answer-first"
    table.play("pay foreman")
    assert table.options == ["pay driller", "done"]
    table.play("pay driller")
    assert (table.asked, table.me.crystals) == ("action", ["brown-3-red"])


def test_a_payment_does_not_end_by_itself_while_that_would_tell_a_secret() -> None:
    """CI-81, CI-384: with starting cards in hand nobody knows whether another one has the colour."""
    hand = ["driller", "oddgrabber"]
    hidden = a_table(hand=hand, hidden=["oddgrabber"], mine=["brown-1-plain", "red-1-plain"])
    hidden.play("mine brown-1-plain", "pay driller")
    assert hidden.options == ["done"]
    seen = a_table(hand=hand, mine=["brown-1-plain"])
    seen.play("mine brown-1-plain", "pay driller")
    assert seen.asked == "action"
    wild = a_table(hand=["driller"], hidden=["driller"], mine=["red-1-plain"])
    wild.play("mine red-1-plain")
    assert wild.options == ["colour brown"]
    artifact = a_table(hand=["colonel", "driller"], hidden=["driller"], artifact_stacks=[["contract"]])
    artifact.play("collect contract", "pay colonel", "pay driller")
    assert artifact.asked == "action", "any card pays for an artifact, so nothing is told by ending it"


def test_a_card_that_pays_does_not_use_its_skill() -> None:
    """CI-82, CI-133: neither for a Recruit, nor for a Mine, nor for an artifact."""
    recruit = a_table(hand=["foreman", "driller"], docks=["sergeant", "drollo"], artifacts=["shift-whistle"])
    recruit.play("recruit sergeant", "pay foreman", "recruit drollo")
    assert recruit.options == ["pay driller"]
    mine = a_table(hand=["drollo", "oddgrabber"], mine=["yellow-1-plain", "yellow-1-blue"])
    mine.play("mine yellow-1-plain", "pay drollo", "done")
    assert mine.offered("mine") == []
    artifact = a_table(
        hand=["ancientone", "ancientone"],
        artifacts=["shift-whistle"],
        artifact_stacks=[["contract"], ["small-change"]],
    )
    artifact.play("collect contract", "pay ancientone", "pay ancientone")
    assert artifact.offered("collect") == []


def test_docks_and_mine_are_not_refilled_during_the_actions() -> None:
    """CI-83, CI-165."""
    table = a_table(
        hand=["frogt-opus"],
        docks=["driller"],
        mine=["blue-1-plain"],
        stack=["oddgrabber"],
        crystal_stack=["blue-1-red"],
    )
    table.play("recruit driller", "mine blue-1-plain", "pay frogt-opus")
    assert (table.docks, table.mine) == ([], [])
    table.play("end-turn")
    assert (table.docks, table.mine) == (["oddgrabber"], ["blue-1-red"])


# Additional actions


def a_table_led_by_drollo() -> Table:
    return a_table(
        hand=["frogt-opus", "frogt-opus", "foreman"],
        base=["drollo"],
        docks=["driller"],
        mine=["blue-1-plain", "blue-1-red"],
        starting=True,
    )


MINE_ONE = ["mine blue-1-plain", "pay frogt-opus", "done"]


@pytest.mark.parametrize(
    "lines",
    [
        [*MINE_ONE, "recruit driller", "use foreman"],
        ["recruit driller", *MINE_ONE, "use foreman"],
        ["recruit driller", "use foreman", *MINE_ONE],
    ],
)
def test_an_additional_mine_is_taken_before_between_or_after_the_others(lines: list[str]) -> None:
    """CI-84, CI-85."""
    table = a_table_led_by_drollo()
    table.play(*lines)
    assert (table.me.crystals, table.options) == (["blue-1-plain"], ["end-turn"])


def test_an_additional_action_does_not_count_for_the_rule_that_the_two_differ() -> None:
    """CI-84, CI-262: a Mine beside the additional one, and a third action of another kind."""
    table = a_table_led_by_drollo()
    table.play(*MINE_ONE, "mine blue-1-red", "pay frogt-opus", "recruit driller")
    assert (len(table.me.crystals), table.options) == (2, ["end-turn"])
    third = a_table_led_by_drollo()
    third.play(*MINE_ONE, "mine blue-1-red", "pay frogt-opus")
    assert third.offered("mine") == []


def test_an_additional_mine_is_there_only_when_it_has_been_gained() -> None:
    """CI-85: a Mine before Drollo is played is a normal one."""
    table = a_table(hand=["frogt-opus", "frogt-opus", "drollo"], mine=["blue-1-plain", "blue-1-red"])
    table.play(*MINE_ONE)
    assert table.refuse("mine blue-1-red") == "action-used"
    table.play("use drollo", "mine blue-1-red", "pay frogt-opus")
    assert table.options == ["end-turn"]


def test_an_additional_action_that_is_not_taken_lapses() -> None:
    """CI-86."""
    table = a_table(hand=["drollo", "frogt-opus", "frogt-opus"], mine=["blue-1-plain", "blue-1-red"], docks=["driller"])
    table.play("use drollo", "recruit driller", "end-turn")
    table.play("end-turn", *MINE_ONE, "mine blue-1-red", "pay frogt-opus")
    assert table.offered("mine") == [], "one as leader and a normal one, none left of the last turn"


def test_a_mine_uses_the_additional_one_first() -> None:
    """CI-87, CI-157: two different actions or a raid are open after it."""
    table = a_table_led_by_drollo()
    table.play(*MINE_ONE)
    assert "raid 1" in table.options
    assert table.happened("action-taken") == [{"seat": 1, "action": "mine", "extra": True}]
    table.play("mine blue-1-red", "pay frogt-opus")
    assert table.happened("action-taken")[-1] == {"seat": 1, "action": "mine", "extra": False}
    assert "raid 1" not in table.options


def test_a_lasting_effect_never_works_backwards() -> None:
    """CI-88, CI-277: Scrabber, played after a Mine, brings no second crystal for it."""
    table = a_table(hand=["frogt-opus", "scrabber"], mine=["blue-1-plain", "blue-1-red"])
    table.play("mine blue-1-plain", "pay frogt-opus", "use scrabber")
    assert (table.asked, table.me.crystals) == ("action", ["blue-1-plain"])


def test_a_lasting_effect_reaches_an_additional_mine_that_comes_later() -> None:
    """CI-89: Maccarat as second action, then the Mine of the leader."""
    table = a_table(hand=["maccarat"], base=["drollo"], docks=["driller"], mine=["blue-3-plain"], starting=True)
    table.play("recruit driller", "use maccarat", "mine blue-3-plain")
    assert table.me.crystals == ["blue-3-plain"]


def test_effects_of_leader_cards_and_artifacts_work_side_by_side() -> None:
    """CI-90, CI-110: Maccarat leads, the loupe and the totem help, and cost 10 is left with 3."""
    table = a_table(
        base=["maccarat"],
        hand=["frogt-opus", "fish-bean"],
        artifacts=["prospectors-loupe"],
        totems={"blue": 1},
        mine=["blue-10-purple"],
        starting=True,
    )
    table.play("mine blue-10-purple", "pay frogt-opus")
    assert table.options == ["pay fish-bean"]
    table.play("pay fish-bean")
    assert table.me.crystals == ["blue-10-purple"]


def test_additional_actions_of_two_identical_skills_add_up() -> None:
    """CI-90, CI-263: Shift Whistle lets two Drollos be played, and both give a Mine."""
    table = a_table(
        hand=["drollo", "drollo", "frogt-opus", "frogt-opus"],
        artifacts=["shift-whistle"],
        mine=["blue-1-plain", "blue-1-red"],
    )
    table.play("use drollo", "use drollo", "mine blue-1-plain", "pay frogt-opus", "done")
    table.play("mine blue-1-red", "pay frogt-opus")
    assert (len(table.me.crystals), table.options) == (2, ["end-turn"])


def test_additional_actions_add_up() -> None:
    """CI-90, CI-263: Drollo leads and another is played."""
    crystals = ["blue-1-plain", "blue-1-yellow", "blue-1-red"]
    table = a_table(hand=["drollo", *["frogt-opus"] * 3], base=["drollo"], mine=crystals, starting=True)
    table.play("use drollo")
    for crystal in crystals:
        table.play(f"mine {crystal}", "pay frogt-opus")
        if table.asked == "pay-crystal":
            table.play("done")
    assert (table.me.crystals, table.options) == (crystals, ["end-turn"])
