"""Artifacts that work during play: raiders, and protection from others."""

import pytest

from tests.cavein.table import a_player, a_table

SEVEN = ["driller"] * 4 + ["oddgrabber"] * 3


# Locked Bunkhouse


def test_locked_bunkhouse_lets_a_raider_take_two_cards_at_most() -> None:
    """CI-340: leader and totem go as usual."""
    base = ["colonel", "foreman", "frogt-opus", "mineracoon", "drollo"]
    table = a_table(foe=a_player(base=base, artifacts=["locked-bunkhouse"]), totems={"yellow": 2})
    table.play("raid 2")
    assert (table.me.hand, table.me.totems) == (["frogt-opus", "mineracoon"], ["yellow"])
    assert (table.foe.hand, table.foe.base) == (["drollo"], ["colonel", "foreman"])


def test_locked_bunkhouse_and_a_hand_with_room_for_one() -> None:
    """CI-340, CI-148."""
    table = a_table(hand=SEVEN[:6], foe=a_player(base=["colonel", "foreman", "drollo"], artifacts=["locked-bunkhouse"]))
    table.play("raid 2")
    assert (len(table.me.hand), table.foe.base) == (7, ["colonel"])


def test_locked_bunkhouse_does_not_bind_its_owner() -> None:
    """CI-341: neither in a raid on the own Base nor on another."""
    base = ["colonel", "foreman", "frogt-opus", "mineracoon", "drollo"]
    own = a_table(base=base, artifacts=["locked-bunkhouse"])
    own.play("raid 1")
    assert len(own.me.hand) == 5
    other = a_table(artifacts=["locked-bunkhouse"], foe=a_player(base=base))
    other.play("raid 2")
    assert len(other.me.hand) == 4


def test_locked_bunkhouse_does_not_stop_skills() -> None:
    """CI-340: they are the business of Loyalty Bonus."""
    table = a_table(
        hand=["mu-shell"], foe=a_player(base=["colonel", "foreman", "drollo"], artifacts=["locked-bunkhouse"])
    )
    table.play("use mu-shell", "take 2 colonel", "take 2 foreman")
    assert table.foe.base == ["drollo"]


# Baton of Coaxing


def test_baton_of_coaxing_brings_a_crystal_for_a_raid() -> None:
    """CI-342, CI-343: of printed cost 1 and any colour."""
    table = a_table(
        artifacts=["baton-of-coaxing"],
        mine=["red-1-plain", "brown-1-plain", "blue-3-plain"],
        foe=a_player(base=["driller", "drollo"]),
    )
    table.play("raid 2")
    assert table.options == ["take brown-1-plain", "take red-1-plain", "decline"]
    table.play("take red-1-plain")
    assert (table.me.crystals, table.options) == (["red-1-plain"], ["end-turn"])


def test_where_no_crystal_of_cost_1_lies_baton_of_coaxing_brings_nothing() -> None:
    """CI-343."""
    table = a_table(artifacts=["baton-of-coaxing"], mine=["blue-3-plain"], foe=a_player(base=["drollo"]))
    table.play("raid 2")
    assert table.options == ["end-turn"]


def test_the_crystal_of_baton_of_coaxing_is_taken_and_not_mined() -> None:
    """CI-344, CI-212: Scrabber and the lift do nothing for it; it may be declined."""
    table = a_table(
        base=["scrabber"],
        artifacts=["baton-of-coaxing", "twin-shaft-lift"],
        mine=["red-1-plain", "brown-1-plain"],
        foe=a_player(base=["drollo"]),
        starting=True,
    )
    table.play("raid 2", "take red-1-plain")
    assert (table.options, table.happened("crystal-mined")) == (["end-turn"], [])
    declined = a_table(artifacts=["baton-of-coaxing"], mine=["red-1-plain"], foe=a_player(base=["drollo"]))
    declined.play("raid 2", "decline")
    assert declined.me.crystals == []


def test_baton_of_coaxing_comes_right_after_its_raid_and_before_a_second_one() -> None:
    """CI-344, CI-350, CI-352: raid, crystal, raid, crystal."""
    table = a_table(
        artifacts=["baton-of-coaxing", "enhanced-vision"],
        mine=["red-1-plain", "brown-1-plain"],
        foe=a_player(base=["driller", "drollo"]),
        third=a_player(base=["foreman"]),
    )
    table.play("raid 2")
    assert table.asked == "take-crystal"
    table.play("take red-1-plain")
    assert (table.asked, table.options) == ("second-raid", ["raid 3", "decline"])
    table.play("raid 3")
    assert table.options == ["take brown-1-plain", "decline"]
    table.play("take brown-1-plain")
    assert (table.me.crystals, table.options) == (["brown-1-plain", "red-1-plain"], ["end-turn"])


def test_raiding_the_own_base_counts_for_baton_of_coaxing() -> None:
    """CI-345."""
    table = a_table(base=["driller"], artifacts=["baton-of-coaxing"], mine=["red-1-plain"])
    table.play("raid 1", "take red-1-plain")
    assert (table.me.hand, table.me.crystals) == (["driller"], ["red-1-plain"])


# Enhanced Vision


def test_enhanced_vision_allows_a_second_raid_on_a_different_base() -> None:
    """CI-348, CI-351: chosen when the first is over; it may be declined."""
    table = a_table(
        artifacts=["enhanced-vision"],
        foe=a_player(base=["driller", "foreman", "drollo"]),
        third=a_player(base=["colonel", "frogt-opus"]),
    )
    table.play("raid 2")
    assert (table.me.hand, table.options) == (["driller", "foreman"], ["raid 3", "decline"])
    table.play("raid 3")
    assert (table.me.hand, table.me.totems) == (["driller", "foreman", "colonel"], ["blue", "yellow"])
    assert table.options == ["end-turn"]
    declined = a_table(artifacts=["enhanced-vision"], foe=a_player(base=["drollo"]), third=a_player(base=["colonel"]))
    declined.play("raid 2", "decline")
    assert (declined.options, declined.third.base) == (["end-turn"], ["colonel"])


def test_the_same_base_is_not_raided_twice() -> None:
    """CI-348: even if cards are left in it."""
    table = a_table(hand=SEVEN[:6], artifacts=["enhanced-vision"], foe=a_player(base=["driller", "foreman", "drollo"]))
    table.play("raid 2")
    assert (table.foe.base, table.options) == (["driller"], ["end-turn"])


def test_the_second_raid_is_allowed_at_the_hand_limit() -> None:
    """CI-349: totem, but no cards."""
    table = a_table(
        hand=SEVEN[:6],
        artifacts=["enhanced-vision"],
        foe=a_player(base=["driller", "drollo"]),
        third=a_player(base=["colonel", "frogt-opus"]),
    )
    table.play("raid 2", "raid 3")
    assert (len(table.me.hand), table.me.totems) == (7, ["blue", "yellow"])
    assert (table.third.base, table.third.hand) == (["colonel"], ["frogt-opus"])


def test_the_limit_holds_for_the_second_raid() -> None:
    """CI-349: five in hand, one by the first raid, one by the second."""
    table = a_table(
        hand=SEVEN[:5],
        artifacts=["enhanced-vision"],
        foe=a_player(base=["driller", "drollo"]),
        third=a_player(base=["colonel", "foreman", "frogt-opus"]),
    )
    table.play("raid 2", "raid 3")
    assert (len(table.me.hand), table.third.base) == (7, ["colonel"])


def test_whatever_concerns_raids_holds_for_the_second_one() -> None:
    """CI-350: leader, totem, Baton of Coaxing and Locked Bunkhouse."""
    table = a_table(
        artifacts=["enhanced-vision", "baton-of-coaxing"],
        mine=["red-1-plain"],
        foe=a_player(base=["drollo"]),
        third=a_player(base=["colonel", "foreman", "driller", "frogt-opus"], artifacts=["locked-bunkhouse"]),
        totems={"blue": 2},
    )
    table.play("raid 2", "decline", "raid 3", "take red-1-plain")
    assert (table.me.hand, table.me.totems, table.me.crystals) == (
        ["driller", "foreman"],
        ["blue", "yellow"],
        ["red-1-plain"],
    )
    assert (table.third.hand, table.third.base) == (["frogt-opus"], ["colonel"])


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_one_of_the_two_bases_may_be_the_own(order: tuple[int, int]) -> None:
    """CI-351."""
    table = a_table(
        base=["colonel", "oddgrabber"], artifacts=["enhanced-vision"], foe=a_player(base=["driller", "drollo"])
    )
    table.play(*(f"raid {seat}" for seat in order))
    assert table.me.hand == ["driller", "colonel", "oddgrabber"]
    assert table.me.base == table.foe.base == []


def test_an_empty_base_is_no_target_of_the_second_raid() -> None:
    """CI-351."""
    table = a_table(artifacts=["enhanced-vision"], foe=a_player(base=["drollo"]), third=a_player())
    table.play("raid 2")
    assert table.options == ["end-turn"]


def test_nothing_comes_between_the_two_raids() -> None:
    """CI-352: the additional Mine of the leader comes before the first or after the second."""
    table = a_table(
        hand=["frogt-opus"],
        base=["drollo"],
        artifacts=["enhanced-vision"],
        mine=["blue-1-plain"],
        foe=a_player(base=["driller"]),
        third=a_player(base=["colonel"]),
        starting=True,
    )
    table.play("raid 2")
    assert table.refuse("mine blue-1-plain") == "answer-first"
    table.play("raid 3", "mine blue-1-plain", "pay frogt-opus")
    assert (table.me.crystals, table.options) == (["blue-1-plain"], ["end-turn"])


def test_when_the_second_raid_was_declined_it_is_gone() -> None:
    """CI-348, CI-352: it follows right after the first or not at all."""
    table = a_table(
        hand=["frogt-opus"],
        base=["drollo"],
        artifacts=["enhanced-vision"],
        mine=["blue-1-plain"],
        foe=a_player(base=["driller"]),
        third=a_player(base=["colonel"]),
        starting=True,
    )
    table.play("raid 2", "decline", "mine blue-1-plain", "pay frogt-opus")
    assert table.refuse("raid 3") == "raid-was-all"


# Loyalty Bonus


def test_loyalty_bonus_keeps_a_base_from_the_skills_of_others() -> None:
    """CI-353: Shu'War, Mu'Shell, Custodian and Mandragore find nothing there."""
    loyal = a_player(base=["foreman", "drollo", "driller"], artifacts=["loyalty-bonus"])
    for card in ("shu-war", "mu-shell"):
        table = a_table(hand=[card], foe=loyal, third=a_player(base=["colonel", "driller"]))
        table.play(f"use {card}")
        assert table.options == ["take 3 colonel", "done"]
    custodian = a_table(hand=["custodian"], foe=loyal, wild=["green", "blue"])
    custodian.play("use custodian")
    assert (custodian.asked, custodian.foe.base) == ("action", ["foreman", "drollo", "driller"])
    weeds = a_player(base=["sapling", "driller"], artifacts=["loyalty-bonus"])
    for edition in ("en2021", "de2018"):
        mandragore = a_table(hand=["mandragore"], foe=weeds, wild=["red", "blue"], edition=edition)
        mandragore.play("use mandragore")
        assert mandragore.asked == "action"


def test_loyalty_bonus_keeps_a_base_from_leaders_of_others_too() -> None:
    """CI-353, CI-61."""
    table = a_table(
        base=["shu-war"], foe=a_player(base=["foreman", "drollo"], artifacts=["loyalty-bonus"]), starting=True
    )
    assert table.asked == "action"


def test_loyalty_bonus_stops_neither_raids_nor_the_skills_of_its_owner() -> None:
    """CI-354."""
    raided = a_table(foe=a_player(base=["foreman", "drollo"], artifacts=["loyalty-bonus"]))
    raided.play("raid 2")
    assert (raided.me.hand, raided.me.totems) == (["foreman"], ["yellow"])
    own = a_table(hand=["shu-war"], base=["colonel", "driller"], artifacts=["loyalty-bonus"])
    own.play("use shu-war", "take 1 colonel")
    assert own.me.hand == ["colonel"]
    bioss = a_table(
        hand=["custodian"], base=["foreman", "driller"], artifacts=["loyalty-bonus"], wild=["green", "blue"]
    )
    bioss.play("use custodian", "subjugate 1 foreman")
    assert bioss.me.subjugated == ["foreman"]
