"""Raid a Base."""

import pytest

from tests.cavein.table import a_player, a_table

SEVEN = ["driller"] * 4 + ["oddgrabber"] * 3


# Which Base


def test_any_base_may_be_raided_the_own_included() -> None:
    """CI-138."""
    table = a_table(
        base=["driller"], foe=a_player(base=["foreman"]), third=a_player(), fourth=a_player(base=["oddgrabber"])
    )
    assert table.offered("raid") == ["1", "2", "4"]


def test_an_empty_base_is_not_raided() -> None:
    """CI-139."""
    table = a_table(base=["driller"])
    assert table.refuse("raid 2") == "no-such-base"
    assert table.refuse("raid 3") == "no-such-target"


def test_where_all_bases_are_empty_nobody_raids() -> None:
    """CI-140."""
    table = a_table(hand=SEVEN, foe=a_player(hand=["foreman"]))
    assert table.offered("raid") == []


def test_a_base_of_a_leader_alone_is_raided_for_its_totem() -> None:
    """CI-141."""
    table = a_table(foe=a_player(base=["drollo"]), totems={"yellow": 2})
    table.play("raid 2")
    assert (table.foe.hand, table.foe.base, table.me.hand, table.me.totems) == (["drollo"], [], [], ["yellow"])


# Leader, totem, cards


def test_first_the_owner_takes_the_leader_back() -> None:
    """CI-142: even beyond the limit."""
    table = a_table(foe=a_player(hand=SEVEN, base=["foreman", "drollo"]))
    table.play("raid 2")
    assert (len(table.foe.hand), table.me.hand) == (8, ["foreman"])
    names = [event.name for event in table.events]
    assert names.index("leader-returned") < names.index("totem-taken") < names.index("taken-from-base")


@pytest.mark.parametrize("holder", [2, 3])
def test_then_the_raider_takes_the_leaders_totem_from_whoever_has_it(holder: int) -> None:
    """CI-143."""
    table = a_table(
        foe=a_player(base=["foreman", "drollo"]), third=a_player(), totems={"yellow": holder, "brown": 3, "blue": 1}
    )
    table.play("raid 2")
    assert table.totems == {"brown": 3, "blue": 1, "purple": None, "yellow": 1}


def test_a_raider_who_has_the_totem_keeps_it() -> None:
    """CI-144."""
    table = a_table(foe=a_player(base=["foreman", "drollo"]), totems={"yellow": 1})
    table.play("raid 2")
    assert table.me.totems == ["yellow"]
    assert table.happened("totem-taken") == []


def test_a_totem_that_nobody_has_is_taken_from_the_supply() -> None:
    """CI-145."""
    table = a_table(foe=a_player(base=["foreman", "drollo"]))
    table.play("raid 2")
    assert table.me.totems == ["yellow"]


def test_with_unowned_totems_no_it_stays_there() -> None:
    """CI-146: the rest of the raid goes on, and a totem that somebody has is taken as usual."""
    option = {"unowned-totems": "no"}
    table = a_table(foe=a_player(base=["foreman", "drollo"]), options=option)
    table.play("raid 2")
    assert (table.me.totems, table.me.hand, table.foe.hand) == ([], ["foreman"], ["drollo"])
    owned = a_table(foe=a_player(base=["foreman", "drollo"]), totems={"yellow": 2}, options=option)
    owned.play("raid 2")
    assert owned.me.totems == ["yellow"]


def test_the_printed_colour_of_the_leader_decides() -> None:
    """CI-147, CI-271: a Driller that was dyed blue to mine leads as a brown card."""
    table = a_table(hand=["robuster", "driller"], mine=["blue-1-plain"], foe=a_player(), totems={"blue": 1, "brown": 1})
    table.play("use robuster", "colour blue", "dye driller", "mine blue-1-plain", "pay driller dyed-blue", "end-turn")
    assert table.me.leader == "driller"
    table.play("raid 1")
    assert table.totems == {"brown": 2, "blue": 1, "purple": None, "yellow": None}


def test_last_the_raider_takes_cards_from_the_top_until_seven() -> None:
    """CI-148: one by one, so that the lowest stay."""
    base = ["colonel", "foreman", "drollo", "frogt-opus", "mineracoon"]
    table = a_table(hand=SEVEN[:5], foe=a_player(base=base))
    table.play("raid 2")
    assert table.foe.base == ["colonel", "foreman"]
    assert sorted(table.me.hand) == sorted([*SEVEN[:5], "drollo", "frogt-opus"])
    assert [each["card"] for each in table.happened("taken-from-base")] == ["frogt-opus", "drollo"]


def test_or_until_the_base_is_empty() -> None:
    """CI-148."""
    table = a_table(hand=["driller"], foe=a_player(base=["foreman", "drollo", "drollo"]))
    table.play("raid 2")
    assert (table.me.hand, table.foe.base) == (["driller", "foreman", "drollo"], [])


def test_neither_totem_nor_cards_can_be_declined() -> None:
    """CI-149: a raid asks nothing."""
    table = a_table(hand=["driller"], foe=a_player(base=["foreman", "drollo", "drollo"]))
    table.play("raid 2")
    assert table.options == ["end-turn"]


def test_a_raid_at_the_hand_limit_brings_the_totem_alone() -> None:
    """CI-150."""
    table = a_table(hand=SEVEN, foe=a_player(base=["foreman", "drollo"]), totems={"yellow": 2})
    table.play("raid 2")
    assert (len(table.me.hand), table.me.totems) == (7, ["yellow"])
    assert (table.foe.base, table.foe.hand) == (["foreman"], ["drollo"])


# The own Base


def test_a_raid_on_the_own_base_brings_the_leader_back_as_eighth_card() -> None:
    """CI-151, CI-152: and no further card."""
    table = a_table(hand=SEVEN, base=["foreman", "drollo"], totems={"yellow": 2})
    table.play("raid 1")
    assert len(table.me.hand) == 8
    assert (table.me.base, table.me.totems) == (["foreman"], ["yellow"])


@pytest.mark.parametrize(("size", "left"), [(6, 3), (5, 2), (4, 1), (3, 0)])
def test_in_a_raid_on_the_own_base_the_leader_counts_towards_the_seven(size: int, left: int) -> None:
    """CI-152."""
    table = a_table(hand=SEVEN[:size], base=["foreman", "colonel", "frogt-opus", "drollo"])
    table.play("raid 1")
    assert (len(table.me.hand), len(table.me.base)) == (7, left)


def test_whoever_raids_the_own_base_bare_and_plays_nothing_has_no_leader_next_turn() -> None:
    """CI-153."""
    table = a_table(base=["foreman", "frogt-opus"], mine=["blue-1-plain"])
    table.play("raid 1", "end-turn", "end-turn")
    assert (table.me.base, table.asked) == ([], "action")


def test_a_leader_of_another_is_never_captured() -> None:
    """CI-154: not even with an empty hand."""
    table = a_table(foe=a_player(base=["drollo"]), third=a_player(base=["foreman", "frogt-opus"]))
    table.play("raid 3")
    assert (table.me.hand, table.third.hand) == (["foreman"], ["frogt-opus"])


def test_what_is_left_keeps_its_order_and_its_top_card_leads() -> None:
    """CI-155: at once, so that the owner uses it in the next turn."""
    base = ["driller", "colonel", "frogt-opus", "drollo", "drollo"]
    table = a_table(hand=SEVEN[:6], foe=a_player(base=base), mine=["blue-1-plain"])
    table.play("raid 2", "end-turn")
    assert table.foe.base == ["driller", "colonel", "frogt-opus"]
    table.play("lead", "take blue-1-plain")
    assert table.foe.crystals == ["blue-1-plain"]


# When


@pytest.mark.parametrize(
    "action",
    [
        ["recruit oddgrabber"],
        ["mine blue-1-plain", "pay frogt-opus"],
        ["use foreman"],
        ["collect contract", "pay colonel", "done"],
    ],
)
def test_after_a_normal_action_nobody_raids(action: list[str]) -> None:
    """CI-156."""
    table = a_table(
        hand=["frogt-opus", "foreman", "colonel"],
        docks=["oddgrabber"],
        mine=["blue-1-plain"],
        artifact_stacks=[["contract"]],
        foe=a_player(base=["drollo"]),
    )
    assert "raid 2" in table.options
    table.play(*action)
    assert table.refuse("raid 2") == "no-raid-now"


def test_the_starting_phase_and_additional_mines_leave_the_raid_open() -> None:
    """CI-157."""
    table = a_table(
        hand=["frogt-opus"],
        base=["driller", "drollo"],
        artifacts=["third-cyber-arm"],
        mine=["blue-1-plain"],
        foe=a_player(base=["foreman"]),
        starting=True,
    )
    table.play("activate third-cyber-arm", "mine blue-1-plain", "pay frogt-opus", "raid 2")
    assert table.options == ["end-turn"]


def test_a_card_that_was_played_for_its_skill_closes_the_way_to_a_raid() -> None:
    """CI-158: Drollo was an action, his Mine is none."""
    table = a_table(hand=["drollo", "frogt-opus"], mine=["blue-1-plain"], foe=a_player(base=["foreman"]))
    table.play("use drollo")
    assert table.refuse("raid 2") == "no-raid-now"
    table.play("mine blue-1-plain", "pay frogt-opus")
    assert table.refuse("raid 2") == "no-raid-now"


def test_after_a_raid_no_normal_action_is_taken() -> None:
    """CI-159, CI-164: not even where identical actions are allowed."""
    table = a_table(
        hand=["frogt-opus"],
        base=["fish-bean"],
        artifacts=["shift-whistle"],
        docks=["driller"],
        mine=["blue-1-plain"],
        foe=a_player(base=["foreman", "drollo"]),
        third=a_player(base=["drollo"]),
        starting=True,
    )
    table.play("lead", "raid 2")
    assert table.options == ["end-turn"]
    assert table.refuse("raid 3") == "raid-was-all"
    assert table.refuse("mine blue-1-plain") == "raid-was-all"


@pytest.mark.parametrize("order", ["before", "after"])
def test_an_additional_mine_of_the_leader_comes_before_or_after_the_raid(order: str) -> None:
    """CI-160."""
    table = a_table(
        hand=["frogt-opus"], base=["drollo"], mine=["blue-1-plain"], foe=a_player(base=["foreman"]), starting=True
    )
    mine = ["mine blue-1-plain", "pay frogt-opus"]
    table.play(*([*mine, "raid 2"] if order == "before" else ["raid 2", *mine]))
    assert (table.me.crystals, table.me.totems, table.options) == (["blue-1-plain"], ["brown"], ["end-turn"])


def test_after_raid_and_additional_mine_there_is_no_other_mine() -> None:
    """CI-159, CI-160."""
    table = a_table(
        hand=["frogt-opus", "frogt-opus"],
        base=["drollo"],
        mine=["blue-1-plain", "blue-1-red"],
        foe=a_player(base=["foreman"]),
        starting=True,
    )
    table.play("raid 2", "mine blue-1-plain", "pay frogt-opus", "done")
    assert table.refuse("mine blue-1-red") == "raid-was-all"


def test_a_mine_before_the_raid_makes_room_for_more_cards() -> None:
    """CI-161: the two cards that paid are out of the hand, so the raid brings two."""
    table = a_table(
        hand=["frogt-opus", "fish-bean", *SEVEN[:5]],
        base=["drollo"],
        mine=["blue-3-plain"],
        foe=a_player(base=["foreman", "colonel", "sergeant", "drollo"]),
        starting=True,
    )
    table.play("mine blue-3-plain", "pay frogt-opus", "pay fish-bean", "raid 2")
    assert (len(table.me.hand), table.foe.base) == (7, ["foreman"])


def test_after_the_raid_its_cards_pay_and_its_totem_counts() -> None:
    """CI-162: a brown crystal of cost 3 for the raided Foreman, with the raided brown totem."""
    table = a_table(
        base=["drollo"],
        mine=["brown-3-red"],
        foe=a_player(base=["foreman", "driller"]),
        totems={"brown": 2},
        starting=True,
    )
    assert table.offered("mine") == []
    table.play("raid 2", "mine brown-3-red", "pay foreman")
    assert table.me.crystals == ["brown-3-red"]


def test_the_leader_that_came_home_pays_for_the_mine_it_gave() -> None:
    """CI-163."""
    table = a_table(base=["drollo"], mine=["yellow-1-plain"], starting=True)
    table.play("raid 1", "mine yellow-1-plain", "pay drollo", "end-turn")
    assert (table.me.crystals, table.me.base) == (["yellow-1-plain"], ["drollo"])


def test_identical_actions_allow_no_second_raid() -> None:
    """CI-164."""
    for more in ({"base": ["fish-bean"], "starting": True}, {"base": ["driller"], "artifacts": ["shift-whistle"]}):
        table = a_table(foe=a_player(base=["foreman"]), third=a_player(base=["drollo"]), **more)
        if table.asked == "starting":
            table.play("lead")
        table.play("raid 2")
        assert table.refuse("raid 3") == "raid-was-all"
