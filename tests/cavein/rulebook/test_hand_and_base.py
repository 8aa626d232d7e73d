"""Hand, Base and leader."""

from tests.cavein.table import a_player, a_table

SEVEN = ["driller", "driller", "driller", "frogt-opus", "frogt-opus", "mineracoon", "oddgrabber"]


# The hand limit


def test_the_hand_limit_is_seven() -> None:
    """CI-41, CI-42: a raid brings cards up to the seventh."""
    table = a_table(hand=SEVEN[:5], foe=a_player(base=["foreman", "drollo", "drollo", "drollo"]))
    table.play("raid 2")
    assert len(table.me.hand) == 7
    assert table.foe.base == ["foreman"]


def test_a_sixth_card_leaves_room_for_one_more_and_no_second() -> None:
    """CI-42, CI-209: Mu'Shell, who takes up to two, played out of a hand of seven."""
    table = a_table(hand=[*SEVEN[:6], "mu-shell"], foe=a_player(base=["foreman", "drollo", "driller"]))
    table.play("use mu-shell", "take 2 drollo")
    assert (table.asked, len(table.me.hand)) == ("action", 7)


def test_only_a_leader_who_comes_back_goes_beyond_the_limit() -> None:
    """CI-43, CI-142: the owner of the raided Base holds eight."""
    table = a_table(foe=a_player(hand=SEVEN, base=["foreman", "drollo"]))
    table.play("raid 2")
    assert len(table.foe.hand) == 8
    assert "drollo" in table.foe.hand


def test_whoever_holds_more_than_seven_keeps_them() -> None:
    """CI-44."""
    table = a_table(hand=[*SEVEN, "drollo"])
    table.play("end-turn", "end-turn")
    assert len(table.me.hand) == 8
    assert table.actor == 1


def test_with_seven_or_more_in_hand_nothing_is_taken() -> None:
    """CI-45, CI-222: neither by a Recruit, nor by a leader, nor by a skill played out of eight."""
    table = a_table(hand=[*SEVEN, "colonel"], docks=["driller", "foreman"], foe=a_player(base=["foreman", "drollo"]))
    assert table.refuse("recruit driller") == "hand-full"
    table.play("use colonel")
    assert (table.asked, len(table.me.hand)) == ("action", 7)
    assert table.refuse("recruit driller") == "hand-full"

    led = a_table(hand=SEVEN, base=["shu-war"], foe=a_player(base=["foreman", "drollo"]), starting=True)
    assert led.asked == "action"

    raid = a_table(hand=SEVEN, foe=a_player(base=["foreman", "drollo"]))
    raid.play("raid 2")
    assert (len(raid.me.hand), raid.foe.base) == (7, ["foreman"])


def test_with_more_than_seven_in_hand_everything_else_goes_on() -> None:
    """CI-46: cards are played, Bases raided, crystals and artifacts gained."""
    hand = [*SEVEN, "colonel"]
    mine = a_table(hand=hand, mine=["brown-3-red", "brown-1-plain"], artifact_stacks=[["contract"]])
    mine.play("mine brown-3-red", "pay colonel", "done", "collect contract")
    mine.play("pay driller", "pay driller", "pay driller", "pay mineracoon", "done")
    assert (mine.me.crystals, mine.me.artifacts) == (["brown-3-red"], ["contract"])
    taken = a_table(hand=hand, mine=["brown-1-plain"])
    taken.play("use driller", "take brown-1-plain")
    assert taken.me.crystals == ["brown-1-plain"]
    raid = a_table(hand=hand, foe=a_player(base=["foreman", "drollo"]))
    raid.play("raid 2")
    assert raid.me.totems == ["yellow"]


def test_a_hand_can_hold_fifteen() -> None:
    """CI-47: and it pays and plays like any other."""
    hand = ["driller"] * 4 + ["frogt-opus"] * 4 + ["mineracoon"] * 3 + ["oddgrabber"] * 3
    table = a_table(hand=hand, base=["drollo"], artifact_stacks=[["motherlode-clause"]], starting=True)
    table.play("raid 1")
    assert (len(table.me.hand), table.me.base) == (15, [])
    table.play("end-turn", "end-turn", "collect motherlode-clause", *(["pay driller"] * 4), *(["pay frogt-opus"] * 4))
    table.play("pay drollo", "done")
    assert (len(table.me.hand), table.me.artifacts) == (6, ["motherlode-clause"])


# The Base and its leader


def test_everybody_sees_every_card_of_a_base_in_order() -> None:
    """CI-48."""
    table = a_table(base=["driller", "foreman", "drollo"], foe=a_player(base=["colonel", "driller"]))
    for viewer in (1, 2, None):
        seats = table.view(viewer)["seats"]
        assert [seat["base"] for seat in seats] == [["driller", "foreman", "drollo"], ["colonel", "driller"]]


def test_the_top_card_of_a_base_leads() -> None:
    """CI-49: Frogt'Opus lies on Driller and takes a blue crystal."""
    table = a_table(base=["driller", "frogt-opus"], mine=["blue-1-plain", "brown-1-plain"], starting=True)
    table.play("lead")
    assert (table.source, table.offered("take")) == ("frogt-opus", ["blue-1-plain"])


def test_a_leader_stays_over_turns_in_which_nothing_is_played_on_it() -> None:
    """CI-50, CI-70."""
    table = a_table(base=["frogt-opus"], docks=["driller"], mine=["blue-1-plain", "blue-1-red"], starting=True)
    table.play("lead", "take blue-1-plain", "recruit driller", "end-turn", "end-turn")
    assert (table.me.leader, table.asked) == ("frogt-opus", "starting")
    table.play("lead", "take blue-1-red")
    assert table.me.crystals == ["blue-1-plain", "blue-1-red"]


def test_played_cards_are_no_part_of_the_base_before_clean_up() -> None:
    """CI-51."""
    table = a_table(hand=["driller", "foreman"], base=["drollo"], mine=["brown-1-plain"])
    table.play("mine brown-1-plain", "pay driller", "done", "use foreman")
    assert (table.played, table.me.base) == (["driller", "foreman"], ["drollo"])
    table.play("end-turn")
    assert (table.played, table.me.base) == ([], ["drollo", "driller", "foreman"])


def test_cards_of_the_play_area_are_out_of_reach_of_skills() -> None:
    """CI-51: Shu'War as second action finds no Driller that paid as the first."""
    table = a_table(hand=["driller", "shu-war"], base=["foreman", "drollo"], mine=["brown-1-plain"])
    table.play("mine brown-1-plain", "pay driller", "use shu-war")
    assert table.options == ["take 1 foreman", "done"]


def test_a_card_played_this_turn_does_not_lead_yet() -> None:
    """CI-52: a raid on the own Base after an additional Mine brings back the old leader."""
    table = a_table(hand=["driller"], base=["foreman", "drollo"], mine=["brown-1-plain"], starting=True)
    table.play("mine brown-1-plain", "pay driller", "raid 1")
    assert (table.me.hand, table.played, table.me.base) == (["foreman", "drollo"], ["driller"], [])
    assert table.happened("leader-returned") == [{"seat": 1, "card": "drollo"}]
    table.play("end-turn")
    assert table.me.base == ["driller"]


def test_nobody_else_takes_a_leader() -> None:
    """CI-53, CI-154: not by a skill that takes, not by one that subjugates, not by a raid."""
    taken = a_table(hand=["shu-war", "mu-shell"], foe=a_player(base=["driller"]))
    taken.play("use shu-war")
    assert (taken.asked, taken.foe.base) == ("action", ["driller"])
    subjugated = a_table(hand=["custodian"], foe=a_player(base=["driller", "drollo"]), wild=["green", "blue"])
    subjugated.play("use custodian")
    assert (subjugated.asked, subjugated.foe.base) == ("action", ["driller", "drollo"])
    raided = a_table(foe=a_player(base=["driller", "drollo"]))
    raided.play("raid 2")
    assert (raided.me.hand, raided.foe.hand) == (["driller"], ["drollo"])


def test_the_own_leader_is_immune_to_the_own_skills() -> None:
    """CI-54, CI-241, CI-243, CI-227."""
    for card in ("shu-war", "mu-shell", "sergeant"):
        table = a_table(hand=[card], base=["drollo"])
        table.play(f"use {card}")
        assert (table.asked, table.me.base, table.me.hand) == ("action", ["drollo"], [])


def test_cards_taken_from_the_middle_leave_the_others_in_order() -> None:
    """CI-55."""
    base = ["driller", "foreman", "drollo", "frogt-opus", "oddgrabber"]
    table = a_table(hand=["mu-shell"], foe=a_player(base=base))
    table.play("use mu-shell", "take 2 drollo", "take 2 foreman")
    assert table.foe.base == ["driller", "frogt-opus", "oddgrabber"]


def test_of_two_equal_cards_the_one_that_is_named_is_taken() -> None:
    """CI-55: copies in a Base are told apart, counted from the bottom."""
    base = ["driller", "foreman", "driller", "drollo"]
    table = a_table(hand=["shu-war"], foe=a_player(base=base))
    table.play("use shu-war")
    assert table.offered("take") == ["2 driller", "2 foreman", "2 driller copy-2"]
    table.play("take 2 driller copy-2")
    assert table.foe.base == ["driller", "foreman", "drollo"]
