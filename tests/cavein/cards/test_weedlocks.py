"""Weedlocks, green: Sapling, Stalkroot, Seeder, Mandragore, as each edition has them."""

import pytest

from tests.cavein.table import Table, a_player, a_table

WILD = ["red", "blue"]
OLD = ["de2018", "pl2018"]
DOUBLERS = [("en2021", "seeder"), ("de2018", "stalkroot"), ("pl2018", "stalkroot")]
GATHERERS = [("en2021", "mandragore"), ("de2018", "seeder"), ("pl2018", "seeder")]

doublers = pytest.mark.parametrize(("edition", "doubler"), DOUBLERS)
gatherers = pytest.mark.parametrize(("edition", "gatherer"), GATHERERS)
old = pytest.mark.parametrize("edition", OLD)


# Sapling


@pytest.mark.parametrize("edition", ["en2021", *OLD])
def test_sapling_takes_a_green_crystal_of_cost_1(edition: str) -> None:
    """CI-293, CI-211."""
    table = a_table(
        hand=["sapling"], mine=["green-1-plain", "green-3-purple", "brown-1-plain"], wild=WILD, edition=edition
    )
    table.play("use sapling")
    assert table.options == ["take green-1-plain", "decline"]


# Matching: Stalkroot of 2021


def test_with_stalkroot_weedlocks_count_as_the_colour_of_the_crystal() -> None:
    """CI-294."""
    table = a_table(hand=["stalkroot", "sapling", "stalkroot"], mine=["brown-3-red"], wild=WILD)
    assert table.offered("mine") == []
    table.play("use stalkroot", "mine brown-3-red", "pay sapling", "pay stalkroot")
    assert table.me.crystals == ["brown-3-red"]


def test_with_stalkroot_weedlocks_and_cards_of_the_colour_pay_together() -> None:
    """CI-295: but no third colour."""
    table = a_table(
        hand=["sapling", "foreman", "drollo"], base=["stalkroot"], mine=["brown-3-red"], wild=WILD, starting=True
    )
    table.play("mine brown-3-red", "pay sapling")
    assert table.options == ["pay foreman"]
    table.play("pay foreman")
    assert table.me.crystals == ["brown-3-red"]


def test_with_stalkroot_weedlocks_join_any_single_colour_for_a_wild_crystal() -> None:
    """CI-296."""
    table = a_table(
        hand=["sapling", "foreman", "drollo"], base=["stalkroot"], mine=["red-3-plain"], wild=WILD, starting=True
    )
    table.play("mine red-3-plain")
    assert table.options == ["colour brown", "colour yellow"]
    table.play("colour yellow")
    assert table.options == ["pay drollo", "pay sapling"]
    table.play("pay drollo", "pay sapling")
    assert (table.me.crystals, table.me.hand) == (["red-3-plain"], ["foreman"])


def test_with_stalkroot_weedlocks_alone_pay_for_a_wild_crystal() -> None:
    """CI-296, CI-112."""
    table = a_table(
        hand=["sapling", "stalkroot", "drollo"], base=["stalkroot"], mine=["red-3-plain"], wild=WILD, starting=True
    )
    table.play("mine red-3-plain", "colour green", "pay stalkroot", "pay sapling")
    assert table.me.crystals == ["red-3-plain"]


def test_with_stalkroot_a_dyed_weedlock_still_counts_as_any_colour() -> None:
    """CI-294, CI-272: a Sapling dyed red pays for a green crystal, because it is a Weedlock."""
    table = a_table(hand=["sapling", "stalkroot"], base=["robuster"], mine=["green-1-plain"], wild=WILD, starting=True)
    table.play("lead", "colour red", "dye sapling", "done")
    assert table.offered("mine") == ["green-1-plain"], "the Stalkroot could pay for it"
    table.play("use stalkroot", "mine green-1-plain", "pay sapling dyed-red")
    assert table.me.crystals == ["green-1-plain"]


def test_without_stalkroot_a_dyed_weedlock_does_not_pay_for_a_green_crystal() -> None:
    """CI-269."""
    table = a_table(hand=["sapling"], base=["robuster"], mine=["green-1-plain"], wild=WILD, starting=True)
    table.play("lead", "colour red", "dye sapling")
    assert table.offered("mine") == []


def test_stalkroot_of_2021_doubles_nothing() -> None:
    """CI-294, CI-391."""
    table = a_table(
        hand=["sapling"], base=["stalkroot"], mine=["green-3-purple"], docks=["robuster"], wild=WILD, starting=True
    )
    assert (table.offered("mine"), table.offered("recruit")) == ([], [])


@old
def test_stalkroot_of_2018_matches_nothing(edition: str) -> None:
    """CI-297, CI-391: a brown crystal takes no Weedlocks."""
    table = a_table(
        hand=["sapling"], base=["stalkroot"], mine=["brown-1-plain"], wild=WILD, edition=edition, starting=True
    )
    assert table.offered("mine") == []


# Doubling: Seeder of 2021, Stalkroot of 2018


@doublers
def test_doubled_weedlocks_pay_double_for_crystals(edition: str, doubler: str) -> None:
    """CI-297, CI-298, CI-301: also the one that leads is a card like others; other factions are not doubled."""
    table = a_table(hand=[doubler, "sapling", "sapling"], mine=["green-3-purple"], wild=WILD, edition=edition)
    table.play(f"use {doubler}", "mine green-3-purple", "pay sapling")
    assert table.options == ["pay sapling"]
    table.play("pay sapling")
    assert table.me.crystals == ["green-3-purple"]


@doublers
def test_doubled_weedlocks_pay_double_for_artifacts(edition: str, doubler: str) -> None:
    """CI-298, CI-297: 2 and 2 for a cost of 4, and a Driller counts 1."""
    table = a_table(hand=[doubler, "sapling", "sapling"], artifact_stacks=[["contract"]], wild=WILD, edition=edition)
    table.play(f"use {doubler}", "collect contract", "pay sapling", "pay sapling")
    assert table.me.artifacts == ["contract"]
    plain = a_table(hand=[doubler, "sapling", "driller"], artifact_stacks=[["contract"]], wild=WILD, edition=edition)
    plain.play(f"use {doubler}")
    assert plain.offered("collect") == []


@doublers
def test_doubled_weedlocks_pay_for_a_recruit(edition: str, doubler: str) -> None:
    """CI-298, CI-300, CI-375."""
    table = a_table(hand=[doubler, "sapling"], docks=["robuster"], wild=WILD, edition=edition)
    table.play(f"use {doubler}", "recruit robuster", "pay sapling")
    assert table.me.hand == ["robuster"]


@doublers
def test_in_hand_a_doubled_weedlock_keeps_its_printed_level(edition: str, doubler: str) -> None:
    """CI-299: Domina subjugates a Sapling as a level 1."""
    table = a_table(
        hand=["domina", "sapling"], base=[doubler], mine=["green-1-plain"], wild=["yellow", "blue"], edition=edition,
        starting=True,
    )  # fmt: skip
    table.play("use domina", "subjugate sapling", "take green-1-plain")
    assert (table.me.subjugated, table.me.points) == (["sapling"], 1 + 1)


@doublers
def test_for_a_recruit_a_weedlock_counts_as_printed_or_doubled_and_must_fit(edition: str, doubler: str) -> None:
    """CI-300: a level 2 as 2 recruits a level 3 and as 4 nothing; a Sapling a level 2 or a level 3, never a level 4."""
    docks = ["drollo", "robuster", "scrabber"]
    sapling = a_table(hand=["sapling"], base=[doubler], docks=docks, wild=WILD, edition=edition, starting=True)
    assert sapling.offered("recruit") == ["drollo", "robuster"]
    stalkroot = a_table(hand=["stalkroot"], base=[doubler], docks=docks, wild=WILD, edition=edition, starting=True)
    assert stalkroot.offered("recruit") == (["robuster"])


@doublers
def test_a_seeder_in_hand_recruits_a_level_4_as_printed(edition: str, doubler: str) -> None:
    """CI-300: doubled it would be a level 6."""
    table = a_table(
        hand=["seeder"], base=[doubler], docks=["scrabber"], wild=WILD, edition=edition,
        copies={"seeder": 3}, starting=True,
    )  # fmt: skip
    if table.asked == "starting":
        table.play("go-on")
    table.play("recruit scrabber", "pay seeder")
    assert table.me.hand == ["scrabber"]


@doublers
def test_in_a_sum_a_doubled_weedlock_counts_double(edition: str, doubler: str) -> None:
    """CI-301: with surplus-cards=no a payment that fits only as printed is not needed either."""
    table = a_table(
        hand=["sapling", "stalkroot"], base=[doubler], mine=["green-3-purple"], wild=WILD, edition=edition,
        options={"surplus-cards": "no"}, starting=True,
    )  # fmt: skip
    table.play("mine green-3-purple")
    assert table.options == ["pay stalkroot"], "4 suffice, and the Sapling could be left out"
    table.play("pay stalkroot")
    assert (table.me.crystals, table.me.hand) == (["green-3-purple"], ["sapling"])


@doublers
def test_doubling_is_not_done_twice(edition: str, doubler: str) -> None:
    """CI-302."""
    table = a_table(
        hand=[doubler, "sapling"], base=[doubler], mine=["green-3-purple"], docks=["scrabber"], wild=WILD,
        edition=edition, starting=True,
    )  # fmt: skip
    table.play(f"use {doubler}")
    assert (table.offered("mine"), table.offered("recruit")) == ([], [])


@doublers
def test_colonel_subjugation_and_scoring_go_by_printed_levels(edition: str, doubler: str) -> None:
    """CI-303, CI-198, CI-230: Colonel takes 3 and 2, Custodian a level 2, worth 2 points."""
    table = a_table(
        hand=["colonel"], base=[doubler], docks=["seeder", "stalkroot", "sapling"], wild=WILD, edition=edition,
        starting=True,
    )  # fmt: skip
    table.play("use colonel", "take stalkroot", "take seeder")
    assert (table.asked, table.me.hand) == ("action", ["stalkroot", "seeder"])
    bioss = a_table(
        hand=["custodian"], base=["stalkroot", "driller", doubler], wild=["yellow", "blue"], edition=edition,
        starting=True,
    )  # fmt: skip
    bioss.play("use custodian", "subjugate 1 stalkroot")
    assert bioss.me.points == 2


# One from each Base, or two from one: Mandragore of 2021, Seeder of 2018


def a_weedy_table(edition: str, gatherer: str, **more: object) -> Table:
    return a_table(
        hand=[gatherer, *more.pop("hand", [])],  # type: ignore[misc]
        base=["stalkroot", "sapling", "driller"],
        foe=a_player(base=["driller", "sapling", "stalkroot", "sapling"]),
        third=a_player(base=["sapling", "driller"]),
        wild=WILD,
        edition=edition,
        **more,  # type: ignore[arg-type]
    )


@gatherers
def test_one_weedlock_from_each_base(edition: str, gatherer: str) -> None:
    """CI-304, CI-305: the own Base included; which card is the player's choice."""
    table = a_weedy_table(edition, gatherer)
    table.play(f"use {gatherer}")
    assert table.offered("take") == ["1 stalkroot", "1 sapling", "2 sapling", "2 stalkroot", "3 sapling"]
    table.play("take 1 stalkroot", "take 2 sapling")
    assert table.options == ["take 3 sapling", "done"], "with two Bases used no second card comes from either"
    table.play("take 3 sapling")
    assert (table.asked, table.me.hand) == ("action", ["sapling", "sapling", "stalkroot"])
    assert (table.me.base, table.foe.base) == (["sapling", "driller"], ["driller", "stalkroot", "sapling"])


@gatherers
def test_two_weedlocks_from_one_base(edition: str, gatherer: str) -> None:
    """CI-304, CI-305: and then none from another."""
    table = a_weedy_table(edition, gatherer)
    table.play(f"use {gatherer}", "take 2 sapling", "take 2 stalkroot")
    assert (table.asked, table.me.hand) == ("action", ["sapling", "stalkroot"])
    assert table.foe.base == ["driller", "sapling"]


@gatherers
def test_two_weedlocks_from_the_own_base(edition: str, gatherer: str) -> None:
    """CI-305, CI-304: in whatever order."""
    table = a_weedy_table(edition, gatherer)
    table.play(f"use {gatherer}", "take 1 sapling", "take 1 stalkroot")
    assert (table.asked, table.me.base) == ("action", ["driller"])


@gatherers
def test_any_base_may_be_left_out(edition: str, gatherer: str) -> None:
    """CI-306, CI-307: one from one Base, none at all, two out of three."""
    for taken in ([], ["1 sapling"], ["3 sapling", "1 stalkroot"]):
        table = a_weedy_table(edition, gatherer)
        table.play(f"use {gatherer}", *(f"take {each}" for each in taken), "done")
        assert (table.asked, len(table.me.hand)) == ("action", len(taken))


@gatherers
def test_the_hand_limit_holds_for_gathered_weedlocks(edition: str, gatherer: str) -> None:
    """CI-208, CI-304, CI-305: out of a hand of six there is room for two."""
    table = a_weedy_table(edition, gatherer, hand=["oddgrabber"] * 5)
    table.play(f"use {gatherer}", "take 1 sapling", "take 2 sapling")
    assert (table.asked, len(table.me.hand)) == ("action", 7)


@gatherers
def test_a_base_whose_only_weedlock_leads_gives_none(edition: str, gatherer: str) -> None:
    """CI-308."""
    table = a_table(hand=[gatherer], foe=a_player(base=["driller", "sapling"]), wild=WILD, edition=edition)
    table.play(f"use {gatherer}")
    assert (table.asked, table.foe.base) == ("action", ["driller", "sapling"])


@gatherers
def test_one_that_leads_stays_where_it_is(edition: str, gatherer: str) -> None:
    """CI-309."""
    table = a_table(base=["sapling", gatherer], wild=WILD, edition=edition, starting=True)
    table.play("lead")
    assert table.offered("take") == ["1 sapling"]
    table.play("take 1 sapling")
    assert (table.me.hand, table.me.base) == (["sapling"], [gatherer])


def test_with_two_players_mandragore_takes_one_from_each_or_two_from_one() -> None:
    """CI-305."""
    foe = a_player(base=["sapling", "stalkroot", "sapling", "driller"])
    each = a_table(hand=["mandragore"], base=["sapling", "driller"], foe=foe, wild=WILD)
    each.play("use mandragore", "take 1 sapling", "take 2 stalkroot")
    assert each.asked == "action"
    one = a_table(hand=["mandragore"], base=["sapling", "driller"], foe=foe, wild=WILD)
    one.play("use mandragore", "take 2 sapling copy-2", "take 2 stalkroot")
    assert (one.asked, one.foe.base) == ("action", ["sapling", "driller"])


def test_with_four_players_mandragore_takes_four() -> None:
    """CI-305."""
    base = ["sapling", "driller"]
    table = a_table(
        hand=["mandragore"], base=base, foe=a_player(base=base), third=a_player(base=base), fourth=a_player(base=base),
        wild=WILD,
    )  # fmt: skip
    table.play("use mandragore", *(f"take {seat} sapling" for seat in (4, 2, 1, 3)))
    assert (table.asked, len(table.me.hand)) == ("action", 4)


# All of one Base: Mandragore of 2018


@old
def test_mandragore_of_2018_takes_all_weedlocks_of_one_base(edition: str) -> None:
    """CI-310: never a leader."""
    table = a_table(
        hand=["mandragore"],
        base=["stalkroot", "sapling", "driller"],
        foe=a_player(base=["sapling", "driller", "stalkroot", "sapling", "seeder", "sapling"]),
        wild=WILD,
        edition=edition,
    )
    table.play("use mandragore", "take 2 sapling")
    assert table.offered("take") == ["2 stalkroot", "2 sapling", "2 seeder"], "all from the Base of the first"
    table.play("take 2 sapling", "take 2 stalkroot", "take 2 seeder")
    assert (table.asked, table.me.hand) == ("action", ["sapling", "sapling", "stalkroot", "seeder"])
    assert table.foe.base == ["driller", "sapling"]


@old
def test_mandragore_of_2018_takes_from_the_own_base_too(edition: str) -> None:
    """CI-310, CI-309."""
    table = a_table(base=["stalkroot", "driller", "sapling", "mandragore"], wild=WILD, edition=edition, starting=True)
    table.play("lead", "take 1 sapling", "take 1 stalkroot")
    assert (table.asked, table.me.base, table.me.hand) == (
        "action",
        ["driller", "mandragore"],
        ["sapling", "stalkroot"],
    )


@old
def test_where_the_hand_has_no_room_for_all_the_player_picks(edition: str) -> None:
    """CI-311."""
    table = a_table(
        hand=["mandragore", *["oddgrabber"] * 5],
        foe=a_player(base=["sapling", "stalkroot", "seeder", "driller"]),
        wild=WILD,
        edition=edition,
    )
    table.play("use mandragore", "take 2 seeder", "take 2 sapling")
    assert (table.asked, len(table.me.hand), table.foe.base) == ("action", 7, ["stalkroot", "driller"])


@old
def test_mandragore_of_2018_may_take_fewer(edition: str) -> None:
    """CI-209, CI-310: no skill is compulsory."""
    table = a_table(
        hand=["mandragore"], foe=a_player(base=["sapling", "stalkroot", "driller"]), wild=WILD, edition=edition
    )
    table.play("use mandragore", "take 2 stalkroot", "done")
    assert (table.me.hand, table.foe.base) == (["stalkroot"], ["sapling", "driller"])


def test_the_weedlocks_may_be_played_as_the_cards_show_them() -> None:
    """CI-401: all else goes by the edition."""
    table = a_table(
        hand=["stalkroot", "sapling"], mine=["brown-1-plain"], wild=("red", "yellow"), edition="pl2018",
        options={"weedlocks": "cards"},
    )  # fmt: skip
    table.play("use stalkroot", "mine brown-1-plain", "pay sapling")
    assert table.me.crystals == ["brown-1-plain"]
    by_the_book = a_table(
        hand=["stalkroot", "sapling"], mine=["brown-1-plain"], wild=("red", "yellow"), edition="pl2018"
    )
    by_the_book.play("use stalkroot")
    assert by_the_book.refuse("mine brown-1-plain") == "cannot-pay"
