"""Hy'drans, blue: Frogt'Opus, Fish'Bean, Shu'War, Mu'Shell."""

import pytest

from tests.cavein.table import a_player, a_table

# Frogt'Opus


def test_frogt_opus_takes_a_blue_crystal_of_cost_1() -> None:
    """CI-232, CI-211."""
    table = a_table(hand=["frogt-opus"], mine=["blue-1-plain", "blue-1-red", "blue-3-plain", "brown-1-plain"])
    table.play("use frogt-opus")
    assert table.options == ["take blue-1-plain", "take blue-1-red", "decline"]
    table.play("take blue-1-red")
    assert table.me.crystals == ["blue-1-red"]


# Fish'Bean


def test_fish_bean_takes_a_level_2_from_the_docks() -> None:
    """CI-233."""
    table = a_table(hand=["fish-bean"], docks=["driller", "foreman", "drollo", "sergeant"])
    table.play("use fish-bean")
    assert table.options == ["take foreman", "take drollo", "decline"]
    table.play("take drollo")
    assert (table.asked, table.me.hand) == ("action", ["drollo"])


def test_while_fish_bean_holds_the_two_actions_may_be_of_one_kind() -> None:
    """CI-234: two Recruits, and no third."""
    table = a_table(base=["fish-bean"], docks=["driller", "driller", "driller"], starting=True)
    table.play("lead", "recruit driller", "recruit driller")
    assert table.options == ["end-turn"]


def test_identical_actions_need_no_level_2_in_the_docks() -> None:
    """CI-235."""
    table = a_table(base=["fish-bean"], docks=["driller", "driller"], starting=True)
    assert table.options == ["lead", "go-on"]
    table.play("lead")
    assert table.asked == "action"
    table.play("recruit driller", "recruit driller")
    assert table.me.hand == ["driller", "driller"]


def test_identical_actions_need_no_room_in_the_hand() -> None:
    """CI-235."""
    table = a_table(
        hand=["oddgrabber"] * 4 + ["frogt-opus"] * 3, base=["fish-bean"], docks=["foreman"],
        mine=["blue-1-plain", "blue-1-red"], starting=True,
    )  # fmt: skip
    table.play("lead")
    assert table.asked == "action"
    table.play("mine blue-1-plain", "pay frogt-opus", "done", "mine blue-1-red", "pay frogt-opus", "done")
    assert len(table.me.crystals) == 2


def test_the_card_of_fish_bean_may_be_declined_and_identical_actions_kept() -> None:
    """CI-236."""
    table = a_table(base=["fish-bean"], docks=["foreman", "driller", "driller"], starting=True)
    table.play("lead", "decline", "recruit driller", "recruit driller")
    assert table.me.hand == ["driller", "driller"]


def test_without_fish_bean_used_actions_differ() -> None:
    """CI-234, CI-67: a leader that was passed over allows nothing."""
    table = a_table(base=["fish-bean"], docks=["driller", "driller"], starting=True)
    table.play("go-on", "recruit driller")
    assert table.refuse("recruit driller") == "action-used"


def test_fish_bean_as_first_action_lets_the_second_be_a_skill_again() -> None:
    """CI-237."""
    table = a_table(hand=["fish-bean", "foreman"])
    table.play("use fish-bean", "use foreman")
    assert (table.played, table.options) == (["fish-bean", "foreman"], ["end-turn"])


def test_fish_bean_is_not_played_after_another_skill() -> None:
    """CI-238: when it is chosen its effect does not hold yet."""
    table = a_table(hand=["foreman", "fish-bean"])
    table.play("use foreman")
    assert table.refuse("use fish-bean") == "action-used"


def test_fish_bean_as_second_action_brings_its_card() -> None:
    """CI-239: and no third action."""
    table = a_table(hand=["fish-bean"], docks=["driller", "driller", "drollo"])
    table.play("recruit driller", "use fish-bean", "take drollo")
    assert (table.me.hand, table.options) == (["driller", "drollo"], ["end-turn"])


# Shu'War


def test_shu_war_takes_a_card_from_any_base() -> None:
    """CI-240: the own one included."""
    table = a_table(
        hand=["shu-war"],
        base=["colonel", "driller"],
        foe=a_player(base=["foreman", "drollo"]),
        third=a_player(base=["maccarat", "mineracoon", "drollo"]),
    )
    table.play("use shu-war")
    assert table.offered("take") == ["1 colonel", "2 foreman", "3 maccarat", "3 mineracoon"]
    table.play("take 3 maccarat")
    assert (table.asked, table.me.hand) == ("action", ["maccarat"])
    assert table.third.base == ["mineracoon", "drollo"]


def test_shu_war_takes_from_the_own_base() -> None:
    """CI-240."""
    table = a_table(hand=["shu-war"], base=["colonel", "driller"])
    table.play("use shu-war", "take 1 colonel")
    assert (table.me.hand, table.me.base) == (["colonel"], ["driller"])


def test_shu_war_never_takes_a_leader() -> None:
    """CI-241."""
    table = a_table(base=["shu-war"], foe=a_player(base=["drollo"]), third=a_player(base=["colonel"]), starting=True)
    assert table.asked == "action"
    assert table.refuse("take 2 drollo") == "not-asked"


# Mu'Shell


def test_mu_shell_takes_up_to_two_cards_from_one_base() -> None:
    """CI-242: after the first the second comes from the same Base."""
    table = a_table(
        hand=["mu-shell"],
        base=["colonel", "foreman", "driller"],
        foe=a_player(base=["foreman", "drollo", "driller"]),
    )
    table.play("use mu-shell")
    assert table.offered("take") == ["1 colonel", "1 foreman", "2 foreman", "2 drollo"]
    table.play("take 2 drollo")
    assert table.options == ["take 2 foreman", "done"]
    table.play("take 2 foreman")
    assert (table.asked, table.me.hand, table.foe.base) == ("action", ["foreman", "drollo"], ["driller"])


@pytest.mark.parametrize("edition", ["en2021", "de2018", "pl2018"])
def test_mu_shell_may_take_one_from_the_own_base(edition: str) -> None:
    """CI-242: the Polish book says two, and no skill is compulsory."""
    table = a_table(hand=["mu-shell"], base=["colonel", "foreman", "driller"], edition=edition)
    table.play("use mu-shell", "take 1 foreman", "done")
    assert (table.me.hand, table.me.base) == (["foreman"], ["colonel", "driller"])


def test_mu_shell_never_takes_a_leader() -> None:
    """CI-243: out of a Base of two comes one."""
    table = a_table(hand=["mu-shell"], base=["drollo"], foe=a_player(base=["foreman", "colonel"]))
    table.play("use mu-shell", "take 2 foreman")
    assert (table.asked, table.foe.base, table.me.base) == ("action", ["colonel"], ["drollo"])
