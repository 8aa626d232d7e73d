"""The clean-up phase."""

import pytest

from tests.cavein.table import a_player, a_table


def test_base_grows_is_trimmed_and_then_the_places_are_refilled() -> None:
    """CI-165."""
    base = ["colonel", *["oddgrabber"] * 6]
    table = a_table(hand=["driller"], base=base, mine=["brown-1-plain"], crystal_stack=["blue-1-plain", "blue-1-red"])
    table.play("mine brown-1-plain", "pay driller", "end-turn")
    names = [event.name for event in table.events]
    steps = ["turn-ended", "leader-changed", "mercenary-removed", "crystal-uncovered", "turn-started"]
    assert [name for name in names if name in steps] == [
        "turn-ended",
        "leader-changed",
        "mercenary-removed",
        "crystal-uncovered",
        "crystal-uncovered",
        "turn-started",
    ]


def test_played_cards_go_onto_the_base_in_their_order() -> None:
    """CI-166."""
    table = a_table(hand=["driller", "foreman", "drollo"], base=["oddgrabber"], mine=["brown-3-red"])
    table.play("mine brown-3-red", "pay foreman", "pay driller", "use drollo", "end-turn")
    assert (table.me.base, table.me.leader) == (["oddgrabber", "foreman", "driller", "drollo"], "drollo")
    assert table.happened("leader-changed") == [{"seat": 1, "card": "drollo"}]


def test_a_base_keeps_its_upper_seven() -> None:
    """CI-167, CI-168: the lowest leave the game one by one."""
    base = ["colonel", "sergeant", "oddgrabber", "oddgrabber", "oddgrabber", "oddgrabber"]
    table = a_table(hand=["driller", "driller", "driller"], base=base, mine=["brown-3-red"])
    table.play("mine brown-3-red", *["pay driller"] * 3, "end-turn")
    assert table.me.base == ["oddgrabber"] * 4 + ["driller"] * 3
    assert [each["card"] for each in table.happened("mercenary-removed")] == ["colonel", "sergeant"]


def test_what_a_base_loses_leaves_the_game() -> None:
    """CI-168: it is in nobody's hand, in no stack and worth nothing."""
    table = a_table(hand=["driller"], base=["colonel", *["oddgrabber"] * 6], mine=["brown-1-plain"])
    table.play("mine brown-1-plain", "pay driller", "end-turn")
    assert table.removed == ["colonel"]
    assert "colonel" not in [*table.me.hand, *table.me.base, *table.me.subjugated, *table.stack, *table.docks]
    assert table.me.points == 1


def test_more_than_seven_cards_of_one_turn_all_go_onto_the_base_first() -> None:
    """CI-169: cards of this very turn are trimmed with those below."""
    hand = ["driller"] * 4 + ["frogt-opus"] * 2 + ["mineracoon", "oddgrabber", "foreman"]
    table = a_table(hand=hand, base=["colonel"], artifact_stacks=[["motherlode-clause"]])
    order = ["frogt-opus", "mineracoon", *["driller"] * 4, "frogt-opus", "oddgrabber", "foreman"]
    table.play("collect motherlode-clause", *(f"pay {card}" for card in order), "end-turn")
    assert table.me.base == ["driller"] * 4 + ["frogt-opus", "oddgrabber", "foreman"]
    assert table.removed == ["colonel", "frogt-opus", "mineracoon"]


def test_only_the_base_of_the_active_player_is_trimmed() -> None:
    """CI-170: the others' Bases never grow out of their turn."""
    full = ["colonel", *["oddgrabber"] * 6]
    table = a_table(hand=["driller"], foe=a_player(base=full), mine=["brown-1-plain"])
    table.play("mine brown-1-plain", "pay driller", "end-turn")
    assert (table.foe.base, table.removed) == (full, [])


def test_empty_places_are_filled_from_the_stacks_of_their_level_and_cost() -> None:
    """CI-171."""
    table = a_table(
        hand=["driller", "oddgrabber"],
        docks=["driller", "foreman", "sergeant", "shu-war", "colonel"],
        mine=[
            "yellow-1-plain",
            "brown-3-red",
            "blue-3-plain",
            "red-3-plain",
            "blue-6-brown",
            "red-6-blue",
            "red-10-purple",
        ],
        stack=["drollo", "drollo", "fish-bean", "frogt-opus", "driller", "mineracoon", "oddgrabber", "robuster"],
        crystal_stack=["red-1-plain", "red-1-plain", "blue-1-plain", "blue-1-plain", "green-3-purple"],
    )
    table.play("recruit foreman", "pay driller", "mine yellow-1-plain", "pay oddgrabber", "end-turn")
    assert table.docks == [
        "driller",
        "driller",
        "sergeant",
        "colonel",
        "frogt-opus",
        "fish-bean",
        "shu-war",
        "mineracoon",
        "drollo",
        "drollo",
    ]
    assert [crystal for crystal in table.mine if "-1-" in crystal] == ["blue-1-plain"] * 2 + ["red-1-plain"] * 2
    assert table.stack == ["oddgrabber", "robuster"]
    assert table.crystal_stack == ["green-3-purple"]


def test_places_are_filled_level_by_level_and_then_cost_by_cost() -> None:
    """CI-172."""
    stack = ["scrabber", "robuster", "drollo", "oddgrabber", "oddgrabber", "robuster", "drollo", "mu-shell"]
    crystals = [
        "red-10-purple",
        "red-6-blue",
        "red-3-plain",
        "red-1-plain",
        "red-1-plain",
        "blue-3-plain",
        "blue-10-purple",
    ]
    table = a_table(stack=stack, crystal_stack=crystals)
    table.play("end-turn")
    drawn = [str(row) for row in table.match.record.rows if row.startswith("*")]
    assert drawn == [
        "* show oddgrabber",
        "* show oddgrabber",
        "* show drollo",
        "* show drollo",
        "* show robuster",
        "* show robuster",
        "* show scrabber",
        "* uncover red-1-plain",
        "* uncover red-1-plain",
        "* uncover red-3-plain",
        "* uncover blue-3-plain",
        "* uncover red-6-blue",
        "* uncover red-10-purple",
    ]


def test_a_place_whose_stack_is_empty_stays_empty() -> None:
    """CI-173: the display shrinks, and the game goes on."""
    table = a_table(hand=["driller"], docks=["driller", "driller"], mine=["brown-1-plain"])
    table.play("recruit driller", "mine brown-1-plain", "pay driller", "done", "end-turn")
    assert (table.docks, table.mine, table.track) == (["driller"], [], 0)
    table.play("end-turn")
    assert (table.docks, table.mine, table.track) == (["driller"], [], 0)


def test_each_stack_that_runs_out_moves_the_token() -> None:
    """CI-174, CI-177: of mercenaries and of crystals, and several at once."""
    stack = ["drollo", "drollo", "oddgrabber"]
    table = a_table(stack=stack, crystal_stack=["red-6-blue", "red-3-plain"])
    table.play("end-turn")
    assert table.track == 4
    assert [each["why"] for each in table.happened("cave-in")] == ["mercenary-stack"] * 2 + ["crystal-stack"] * 2


def test_the_last_card_that_is_drawn_counts_even_if_the_display_is_full() -> None:
    """CI-175."""
    table = a_table(docks=["driller", "driller"], stack=["oddgrabber", "oddgrabber"])
    table.play("end-turn")
    assert (len(table.docks), table.track) == (4, 1)


def test_a_stack_with_a_card_left_does_not_count() -> None:
    """CI-175."""
    table = a_table(docks=["driller", "driller"], stack=["oddgrabber", "oddgrabber", "oddgrabber"])
    table.play("end-turn")
    assert (table.stack, table.track) == (["oddgrabber"], 0)


def test_a_stack_that_ran_out_counts_once() -> None:
    """CI-176: neither in the next clean-ups nor when its display shrinks."""
    table = a_table(docks=["driller", "driller"], stack=["oddgrabber", "oddgrabber"])
    table.play("end-turn", "recruit driller", "end-turn")
    assert table.track == 1
    table.play("recruit driller", "end-turn", "end-turn")
    assert (table.track, len(table.docks)) == (1, 2)


def test_a_stack_runs_out_only_in_the_clean_up() -> None:
    """CI-174, CI-179: nothing moves while the Docks are emptied."""
    table = a_table(docks=["driller"], stack=["oddgrabber"])
    table.play("recruit driller")
    assert table.track == 0
    table.play("end-turn")
    assert table.track == 1


def test_the_places_of_all_eight_displays_are_refilled_in_one_clean_up() -> None:
    """CI-171, CI-177: eight stacks run out at once."""
    stack = ["oddgrabber", "drollo", "robuster", "scrabber"]
    crystals = ["red-1-plain", "red-3-plain", "red-6-blue", "red-10-purple"]
    table = a_table(stack=stack, crystal_stack=crystals, foe=a_player(hand=["driller"]))
    table.play("end-turn")
    assert (table.docks, table.mine, table.track) == (stack, crystals, 8)


@pytest.mark.parametrize(
    ("leader", "line"),
    [
        ("maccarat", "mine blue-3-plain"),
        ("foreman", "recruit sergeant"),
        ("ancientone", "collect contract"),
    ],
)
def test_effects_end_with_the_turn(leader: str, line: str) -> None:
    """CI-178: discounts of mine are none of the next player's."""
    table = a_table(
        base=[leader], docks=["sergeant"], mine=["blue-3-plain"], artifact_stacks=[["contract"]], starting=True
    )
    assert line in table.options
    table.play("end-turn")
    assert line not in table.options


def test_changed_colours_and_levels_end_with_the_turn() -> None:
    """CI-178, CI-271: crystals and cards are as printed again."""
    crystal = a_table(hand=["diggerhino"], mine=["blue-1-plain"], foe=a_player(hand=["driller", "frogt-opus"]))
    crystal.play("use diggerhino", "recolour blue-1-plain", "colour brown", "end-turn")
    assert (crystal.position["tints"], crystal.offered("mine")) == ([], ["blue-1-plain"])
    crystal.play("mine blue-1-plain")
    assert crystal.options == ["pay frogt-opus"]
    card = a_table(hand=["robuster", "driller"], mine=["blue-1-plain", "brown-1-plain"])
    card.play("use robuster", "colour blue", "dye driller", "end-turn", "end-turn", "go-on")
    assert (card.me.dyed, card.offered("mine")) == ({}, ["brown-1-plain"])
    level = a_table(hand=["seeder", "sapling", "sapling"], docks=["robuster", "ancientone"], wild=["red", "blue"])
    level.play("use seeder", "recruit robuster", "pay sapling", "end-turn", "end-turn")
    assert level.me.leader == "sapling"
    assert level.refuse("recruit ancientone") == "cannot-pay-recruit", "a Sapling is of level 1 again"
