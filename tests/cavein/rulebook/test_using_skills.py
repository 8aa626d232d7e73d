"""Use a skill, and skills in general."""

import pytest

from tests.cavein.table import a_player, a_table

SIX = ["driller", "driller", "driller", "oddgrabber", "oddgrabber", "oddgrabber"]
NO_EMPTY = {"empty-skills": "no"}


def test_a_skill_is_used_by_playing_exactly_one_card_from_the_hand() -> None:
    """CI-132."""
    table = a_table(hand=["frogt-opus", "driller"], mine=["blue-1-plain"])
    assert table.refuse("use oddgrabber") == "not-in-hand"
    table.play("use frogt-opus", "take blue-1-plain")
    assert (table.me.hand, table.played, table.me.crystals) == (["driller"], ["frogt-opus"], ["blue-1-plain"])


def test_a_skill_works_only_by_this_action_or_through_the_leader() -> None:
    """CI-133: a card in hand or below the leader does nothing."""
    table = a_table(
        hand=["foreman", "driller"],
        base=["foreman", "oddgrabber"],
        docks=["drollo"],
        mine=["blue-1-plain"],
        starting=True,
    )
    assert table.asked == "action"
    table.play("recruit drollo")
    assert table.options == ["pay driller"], "no free Recruit by the Foreman in hand or in the Base"


def test_the_played_card_has_left_the_hand_before_its_skill_works() -> None:
    """CI-134: out of a hand of seven one card may be taken, by whatever skill."""
    foe = a_player(base=["foreman", "driller", "drollo"])
    for card in ("fish-bean", "shu-war", "mu-shell", "colonel", "sergeant"):
        table = a_table(
            hand=[*SIX, card], base=["frogt-opus", "frogt-opus", "drollo"], docks=["drollo", "frogt-opus"], foe=foe
        )
        table.play(
            f"use {card}",
            {"shu-war": "take 2 foreman", "mu-shell": "take 2 foreman"}.get(
                card, "take 1 frogt-opus" if card == "sergeant" else "take drollo"
            ),
        )
        assert (len(table.me.hand), table.asked) == (7, "action"), card


def test_a_card_may_be_played_for_a_skill_that_can_do_nothing() -> None:
    """CI-135, CI-137: it goes to the Base and leads."""
    for card in ("frogt-opus", "sergeant", "shu-war", "mu-shell", "colonel", "diggerhino", "robuster"):
        table = a_table(hand=[card])
        table.play(f"use {card}")
        assert (table.asked, table.played) == ("action", [card])
        table.play("end-turn")
        assert table.me.leader == card


def test_with_empty_skills_no_such_a_card_cannot_be_played_for_it() -> None:
    """CI-136."""
    for card in ("frogt-opus", "sergeant", "shu-war", "mu-shell", "colonel", "diggerhino", "robuster"):
        table = a_table(hand=[card], options=NO_EMPTY)
        assert table.refuse(f"use {card}") == "nothing-to-gain"
    table = a_table(hand=["frogt-opus", "foreman"], mine=["blue-1-plain"], options=NO_EMPTY)
    assert table.offered("use") == ["foreman", "frogt-opus"]


def test_with_empty_skills_no_the_room_that_the_played_card_leaves_counts() -> None:
    """CI-136, CI-134: out of seven cards Colonel takes one; out of eight nothing."""
    table = a_table(hand=[*SIX, "colonel"], docks=["foreman"], options=NO_EMPTY)
    table.play("use colonel", "take foreman")
    assert len(table.me.hand) == 7
    table = a_table(hand=[*SIX, "frogt-opus", "colonel"], docks=["foreman"], options=NO_EMPTY)
    assert table.refuse("use colonel") == "nothing-to-gain"


def test_with_empty_skills_no_robuster_needs_another_card_to_dye() -> None:
    """CI-136, CI-267: he himself has left the hand."""
    assert a_table(hand=["robuster"], options=NO_EMPTY).refuse("use robuster") == "nothing-to-gain"
    assert "use robuster" in a_table(hand=["robuster", "driller"], options=NO_EMPTY).options
    assert "use robuster" in a_table(hand=["robuster", "robuster"], options=NO_EMPTY).options


def test_with_empty_skills_no_lasting_skills_and_additional_actions_are_never_empty() -> None:
    """CI-136: what they are good for may come later in the turn."""
    hand = ["foreman", "ancientone", "maccarat", "drollo", "scrabber", "fish-bean"]
    table = a_table(hand=hand, options=NO_EMPTY)
    assert sorted(table.offered("use")) == sorted(hand)


def test_a_card_played_for_its_skill_may_become_the_leader() -> None:
    """CI-137."""
    table = a_table(hand=["foreman"], base=["driller"])
    table.play("use foreman", "end-turn")
    assert (table.me.base, table.me.leader) == (["driller", "foreman"], "foreman")


# Skills in general


@pytest.mark.parametrize("size", [5, 6, 7])
def test_the_hand_limit_holds_for_all_skills(size: int) -> None:
    """CI-208: Mu'Shell leads and would take two."""
    table = a_table(
        hand=["driller", *["frogt-opus"] * (size - 1)],
        base=["mu-shell"],
        foe=a_player(base=["foreman", "drollo", "oddgrabber"]),
        starting=True,
    )
    if size < 7:
        table.play("lead", "take 2 foreman")
        if size < 6:
            table.play("take 2 drollo")
    assert (table.asked, len(table.me.hand)) == ("action", 7)


def test_a_skill_that_takes_several_cards_takes_up_to_that_number() -> None:
    """CI-209, CI-210: which and how many is chosen one at a time, and none has to be taken."""
    foe = a_player(base=["foreman", "drollo", "oddgrabber", "driller"])
    for lines, hand in (
        (["done"], []),
        (["take 2 drollo", "done"], ["drollo"]),
        (["take 2 oddgrabber", "take 2 foreman"], ["foreman", "oddgrabber"]),
    ):
        table = a_table(hand=["mu-shell"], foe=foe)
        table.play("use mu-shell", *lines)
        assert (table.asked, table.me.hand) == ("action", hand)


ONES = {
    "driller": "brown",
    "frogt-opus": "blue",
    "mineracoon": "purple",
    "oddgrabber": "yellow",
    "cyberwitch": "red",
    "sapling": "green",
}


@pytest.mark.parametrize("card", ONES)
def test_a_level_1_takes_a_crystal_of_its_colour_and_of_cost_1(card: str) -> None:
    """CI-211, CI-213: without payment; a cost of 3 is out of its reach."""
    colour = ONES[card]
    other = "blue" if colour == "brown" else "brown"
    wild = [each for each in ("yellow", "purple", "red") if each not in (colour, other)][:2]
    three = {"yellow": "red", "green": "purple", "red": "brown", "brown": "yellow", "blue": "green", "purple": "blue"}
    mine = [f"{colour}-1-plain", f"{colour}-3-{three[colour]}", f"{other}-1-plain"]
    table = a_table(hand=[card], mine=mine, wild=wild)
    table.play(f"use {card}")
    assert table.options == [f"take {colour}-1-plain", "decline"]
    table.play(f"take {colour}-1-plain")
    assert (table.me.crystals, table.played) == ([f"{colour}-1-plain"], [card])


def test_a_taken_crystal_is_not_mined() -> None:
    """CI-212: no second one by Scrabber or the lift, no Mine used up, no discount needed."""
    table = a_table(
        hand=["driller", "oddgrabber"],
        base=["scrabber"],
        artifacts=["twin-shaft-lift"],
        mine=["brown-1-plain", "brown-1-blue", "yellow-1-plain"],
        starting=True,
    )
    table.play("use driller", "take brown-1-plain")
    assert (table.asked, table.happened("crystal-mined")) == ("action", [])
    table.play("mine yellow-1-plain", "pay oddgrabber")
    assert (table.asked, table.source) == ("take-crystal", None), "that one was mined"


def test_a_level_1_never_takes_a_wild_crystal() -> None:
    """CI-214."""
    table = a_table(hand=["driller"], mine=["red-1-plain", "green-1-plain"])
    table.play("use driller")
    assert (table.asked, table.me.crystals) == ("action", [])


def test_a_level_1_takes_a_crystal_that_was_changed_to_its_colour() -> None:
    """CI-214, CI-215: a wild one too, if its printed cost is 1."""
    table = a_table(hand=["driller"], base=["diggerhino"], mine=["red-1-plain"], starting=True)
    table.play("lead", "recolour red-1-plain", "colour brown", "use driller", "take red-1-plain as brown less-1")
    assert table.me.crystals == ["red-1-plain"]
    three = a_table(hand=["driller"], base=["diggerhino"], mine=["blue-3-plain"], totems={"brown": 1}, starting=True)
    three.play("lead", "recolour blue-3-plain", "colour brown", "use driller")
    assert (three.asked, three.me.crystals) == ("action", [])


def test_a_crystal_that_was_changed_away_is_not_taken_by_its_own_faction() -> None:
    """CI-216."""
    table = a_table(hand=["driller"], base=["diggerhino"], mine=["brown-1-plain"], starting=True)
    table.play("lead", "recolour brown-1-plain", "colour blue", "use driller")
    assert (table.asked, table.me.crystals) == ("action", [])


def test_a_second_effect_of_the_same_sort_adds_nothing_to_doubling_and_identical_actions() -> None:
    """CI-217, CI-302: two Seeders double once; two Fish'Beans allow two actions, not three."""
    doubled = a_table(
        hand=["seeder", "sapling"],
        base=["seeder"],
        docks=["robuster"],
        mine=["green-3-purple"],
        wild=["red", "blue"],
        starting=True,
    )
    doubled.play("use seeder")
    assert doubled.offered("mine") == [], "a Sapling counts 2 and not 4"
    twice = a_table(hand=["fish-bean"], base=["fish-bean"], docks=["driller", "driller", "driller"], starting=True)
    twice.play("lead", "use fish-bean", "recruit driller")
    assert twice.options == ["end-turn"]
