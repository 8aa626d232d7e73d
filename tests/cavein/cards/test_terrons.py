"""Terrons, brown: Driller, Foreman, Sergeant, Colonel."""

import pytest

from tests.cavein.table import a_player, a_table

# Driller


def test_driller_takes_a_brown_crystal_of_cost_1() -> None:
    """CI-218, CI-211."""
    table = a_table(hand=["driller"], mine=["brown-1-plain", "brown-1-blue", "brown-3-red", "blue-1-plain"])
    table.play("use driller")
    assert (table.source, table.options) == ("driller", ["take brown-1-plain", "take brown-1-blue", "decline"])
    table.play("take brown-1-blue")
    assert table.me.crystals == ["brown-1-blue"]


def test_driller_leads() -> None:
    """CI-218."""
    table = a_table(base=["driller"], mine=["brown-1-plain"], starting=True)
    table.play("lead", "take brown-1-plain")
    assert (table.me.crystals, table.me.base) == (["brown-1-plain"], ["driller"])


# Foreman


@pytest.mark.parametrize("edition", ["en2021", "de2018", "pl2018"])
@pytest.mark.parametrize("wanted", ["oddgrabber", "drollo", "robuster"])
def test_with_foreman_levels_1_to_3_take_no_card(wanted: str, edition: str) -> None:
    """CI-219, CI-220: in every edition."""
    table = a_table(hand=["foreman"], docks=[wanted], edition=edition)
    table.play("use foreman", f"recruit {wanted}")
    assert (table.me.hand, table.played) == ([wanted], ["foreman"])


@pytest.mark.parametrize("edition", ["en2021", "de2018", "pl2018"])
def test_with_foreman_level_4_takes_a_level_1(edition: str) -> None:
    """CI-219, CI-220, CI-221: or a level 3 as usual; a level 2 is nothing in between."""
    table = a_table(
        hand=["foreman", "oddgrabber", "drollo", "robuster", "mu-shell"], docks=["scrabber"], edition=edition
    )
    table.play("use foreman", "recruit scrabber")
    assert table.options == ["pay oddgrabber", "pay robuster"]
    table.play("pay oddgrabber")
    assert table.me.hand == ["mu-shell", "drollo", "robuster", "scrabber"]
    bare = a_table(hand=["foreman", "drollo"], docks=["scrabber"], edition=edition)
    bare.play("use foreman")
    assert bare.refuse("recruit scrabber") == "cannot-pay-recruit"


def test_with_foreman_a_recruit_may_be_paid_as_usual() -> None:
    """CI-221: for the Base and its leader; no card for level 1, and none of another level."""
    table = a_table(hand=["foreman", "driller", "drollo", "sergeant"], docks=["robuster"])
    table.play("use foreman", "recruit robuster")
    assert table.options == ["pay drollo", "free"]
    table.play("pay drollo", "end-turn")
    assert table.me.base == ["foreman", "drollo"]
    free = a_table(hand=["foreman", "driller", "drollo"], docks=["robuster"])
    free.play("use foreman", "recruit robuster", "free", "end-turn")
    assert (free.me.base, free.me.hand) == (["foreman"], ["driller", "drollo", "robuster"])
    lowest = a_table(hand=["foreman", "driller"], docks=["oddgrabber"])
    lowest.play("use foreman", "recruit oddgrabber")
    assert lowest.asked == "action"


def test_foreman_does_not_lift_the_hand_limit() -> None:
    """CI-222: as leader with seven in hand nothing is recruited."""
    table = a_table(
        hand=["driller"] * 4 + ["oddgrabber"] * 3, base=["foreman"], docks=["frogt-opus", "robuster"], starting=True
    )
    assert table.offered("recruit") == []
    assert table.refuse("recruit robuster") == "hand-full"


def test_foreman_out_of_seven_cards_leaves_room_for_one_recruit() -> None:
    """CI-223."""
    table = a_table(hand=["foreman", *["driller"] * 6], docks=["robuster", "ancientone"], artifacts=["shift-whistle"])
    table.play("use foreman", "recruit robuster")
    assert len(table.me.hand) == 7


def test_a_second_foreman_adds_nothing() -> None:
    """CI-224: level 4 still takes a level 1."""
    table = a_table(hand=["foreman", "drollo"], base=["foreman"], docks=["scrabber"], starting=True)
    table.play("use foreman")
    assert table.refuse("recruit scrabber") == "cannot-pay-recruit"


# Sergeant


def test_sergeant_takes_up_to_two_cards_from_the_bottom() -> None:
    """CI-225, CI-226: as they lie, one after the other."""
    table = a_table(hand=["sergeant"], base=["colonel", "oddgrabber", "foreman", "driller"])
    table.play("use sergeant")
    assert table.options == ["take 1 colonel", "decline"]
    table.play("take 1 colonel")
    assert table.options == ["take 1 oddgrabber", "decline"]
    table.play("take 1 oddgrabber")
    assert (table.asked, table.me.hand) == ("action", ["colonel", "oddgrabber"])
    assert table.me.base == ["foreman", "driller"]


@pytest.mark.parametrize(("lines", "hand"), [(["decline"], []), (["take 1 colonel", "decline"], ["colonel"])])
def test_sergeant_may_take_one_or_none(lines: list[str], hand: list[str]) -> None:
    """CI-226, CI-71."""
    table = a_table(hand=["sergeant"], base=["colonel", "oddgrabber", "foreman"])
    table.play("use sergeant", *lines)
    assert (table.asked, table.me.hand) == ("action", hand)


def test_sergeant_never_takes_the_leader() -> None:
    """CI-227."""
    one = a_table(hand=["sergeant"], base=["colonel"])
    one.play("use sergeant")
    assert (one.asked, one.me.base) == ("action", ["colonel"])
    two = a_table(hand=["sergeant"], base=["colonel", "driller"])
    two.play("use sergeant", "take 1 colonel")
    assert (two.asked, two.me.base) == ("action", ["driller"])


def test_sergeant_as_leader_stays_where_he_is() -> None:
    """CI-225, CI-227."""
    table = a_table(base=["colonel", "driller", "sergeant"], starting=True)
    table.play("lead", "take 1 colonel", "take 1 driller")
    assert (table.asked, table.me.base, table.me.hand) == ("action", ["sergeant"], ["driller", "colonel"])


# Colonel


@pytest.mark.parametrize(
    "taken",
    [
        [],
        ["scrabber"],
        ["scrabber", "driller"],
        ["robuster", "drollo"],
        ["robuster", "driller", "driller"],
        ["drollo", "drollo", "driller"],
        ["driller", "driller", "driller", "driller"],
    ],
)
def test_colonel_takes_cards_whose_levels_add_up_to_five_at_most(taken: list[str]) -> None:
    """CI-228, CI-229: also several of one level."""
    docks = ["driller"] * 4 + ["drollo"] * 2 + ["robuster", "scrabber"]
    table = a_table(hand=["colonel"], docks=docks)
    table.play("use colonel", *(f"take {card}" for card in taken))
    if table.asked == "take-from-docks":
        table.play("decline")
    assert sorted(table.me.hand) == sorted(taken)


def test_colonel_never_goes_beyond_five() -> None:
    """CI-228."""
    table = a_table(hand=["colonel"], docks=["driller", "drollo", "robuster", "scrabber"])
    table.play("use colonel", "take robuster")
    assert table.options == ["take driller", "take drollo", "decline"]
    table.play("take drollo")
    assert table.asked == "action"


def test_no_place_of_the_docks_is_refilled_while_colonel_takes() -> None:
    """CI-229."""
    table = a_table(hand=["colonel"], docks=["driller"], stack=["oddgrabber", "oddgrabber"])
    table.play("use colonel", "take driller")
    assert (table.asked, table.docks) == ("action", [])


def test_colonel_counts_printed_levels() -> None:
    """CI-230, CI-303: Weedlocks are not doubled, neither for him nor against him."""
    table = a_table(
        hand=["colonel"],
        base=["seeder"],
        docks=["sapling", "stalkroot", "stalkroot", "seeder"],
        wild=["red", "blue"],
        starting=True,
    )
    table.play("use colonel", "take seeder", "take stalkroot")
    assert table.asked == "action"
    assert table.me.hand == ["stalkroot", "seeder"]


def test_the_hand_limit_decides_how_many_cards_colonel_brings() -> None:
    """CI-231: as leader with six in hand one, played out of six two."""
    led = a_table(hand=["oddgrabber"] * 6, base=["colonel"], docks=["driller", "driller", "driller"], starting=True)
    led.play("lead", "take driller")
    assert (led.asked, len(led.me.hand)) == ("action", 7)
    played = a_table(hand=["colonel", *["oddgrabber"] * 5], docks=["driller", "driller", "driller"])
    played.play("use colonel", "take driller", "take driller")
    assert (played.asked, len(played.me.hand)) == ("action", 7)


def test_colonel_is_no_recruit() -> None:
    """CI-231, CI-99: at the hand limit he is worth nothing, and below it he leaves the Recruit open."""
    table = a_table(hand=["colonel"], docks=["driller", "driller"], foe=a_player())
    table.play("use colonel", "take driller", "decline", "recruit driller")
    assert (table.me.hand, table.options) == (["driller", "driller"], ["end-turn"])
