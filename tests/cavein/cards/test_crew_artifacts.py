"""Artifacts that work during play: cards in hand, recruits and actions."""

import pytest

from tests.cavein.table import a_table

SEVEN = ["driller"] * 4 + ["oddgrabber"] * 3


# Alien Species Agents


def test_alien_species_agents_bring_a_level_1_from_the_docks() -> None:
    """CI-332: in the starting phase, and no action is used."""
    table = a_table(artifacts=["alien-species-agents"], docks=["driller", "oddgrabber", "foreman"], starting=True)
    table.play("activate alien-species-agents")
    assert table.options == ["take driller", "take oddgrabber", "decline"]
    table.play("take oddgrabber", "recruit driller")
    assert table.me.hand == ["driller", "oddgrabber"]


def test_alien_species_agents_keep_to_the_hand_limit() -> None:
    """CI-332."""
    table = a_table(hand=SEVEN, artifacts=["alien-species-agents"], docks=["frogt-opus"], starting=True)
    assert table.asked == "action"
    none = a_table(artifacts=["alien-species-agents"], docks=["foreman"], starting=True)
    assert none.asked == "action", "no level 1 lies in the Docks"


# Third Cyber-arm


def test_third_cyber_arm_takes_the_bottom_card_of_the_own_base() -> None:
    """CI-335."""
    table = a_table(base=["colonel", "foreman", "oddgrabber"], artifacts=["third-cyber-arm"], starting=True)
    table.play("activate third-cyber-arm")
    assert (table.me.hand, table.me.base) == (["colonel"], ["foreman", "oddgrabber"])


def test_third_cyber_arm_is_of_no_use_at_the_hand_limit() -> None:
    """CI-336."""
    table = a_table(hand=SEVEN, base=["colonel", "foreman"], artifacts=["third-cyber-arm"], starting=True)
    assert table.offered("activate") == []


def test_third_cyber_arm_is_of_no_use_when_the_leader_is_alone() -> None:
    """CI-337."""
    table = a_table(base=["colonel"], artifacts=["third-cyber-arm"], starting=True)
    assert table.offered("activate") == []


def test_third_cyber_arm_comes_before_a_sergeant() -> None:
    """CI-338: over two cards each takes one, over one card the arm takes it."""
    two = a_table(base=["colonel", "foreman", "sergeant"], artifacts=["third-cyber-arm"], starting=True)
    two.play("activate third-cyber-arm", "lead", "take 1 foreman")
    assert (two.asked, two.me.hand, two.me.base) == ("action", ["foreman", "colonel"], ["sergeant"])
    one = a_table(base=["colonel", "sergeant"], artifacts=["third-cyber-arm"], starting=True)
    one.play("activate third-cyber-arm")
    assert (one.asked, one.me.hand, one.me.base) == ("action", ["colonel"], ["sergeant"])


def test_a_card_of_third_cyber_arm_is_there_for_robuster() -> None:
    """CI-339."""
    table = a_table(base=["driller", "robuster"], artifacts=["third-cyber-arm"], mine=["blue-1-plain"], starting=True)
    assert table.options == ["activate third-cyber-arm", "go-on"], "no card in hand to dye yet"
    table.play("activate third-cyber-arm", "lead", "colour blue", "dye driller")
    table.play("mine blue-1-plain", "pay driller dyed-blue")
    assert table.me.crystals == ["blue-1-plain"]


# Recruiter's Ledger


@pytest.mark.parametrize(
    ("wanted", "options"),
    [
        ("drollo", ["pay driller", "free"]),
        ("robuster", ["pay driller", "pay foreman"]),
        ("scrabber", ["pay foreman", "pay sergeant"]),
    ],
)
def test_with_recruiters_ledger_a_recruit_costs_a_level_less(wanted: str, options: list[str]) -> None:
    """CI-355: level 2 without a card, 3 with a level 1, 4 with a level 2; or as usual."""
    table = a_table(hand=["driller", "foreman", "sergeant"], artifacts=["recruiters-ledger"], docks=[wanted])
    table.play(f"recruit {wanted}")
    assert table.options == options
    table.play(options[0])
    assert wanted in table.me.hand


def test_recruiters_ledger_needs_no_card_for_a_level_2() -> None:
    """CI-355."""
    table = a_table(artifacts=["recruiters-ledger"], docks=["drollo"])
    table.play("recruit drollo")
    assert (table.me.hand, table.played) == (["drollo"], [])


def test_recruiters_ledger_works_once_a_turn() -> None:
    """CI-355, CI-315: and again in the next turn."""
    table = a_table(
        hand=["oddgrabber"], base=["fish-bean"], artifacts=["recruiters-ledger"],
        docks=["drollo", "drollo", "foreman"], starting=True,
    )  # fmt: skip
    table.play("lead", "decline", "recruit drollo", "free", "recruit drollo")
    assert table.options == ["pay oddgrabber"]
    table.play("pay oddgrabber", "end-turn", "end-turn", "recruit foreman")
    assert "foreman" in table.me.hand


def test_recruiters_ledger_and_foreman_do_not_add_up() -> None:
    """CI-356: a level 4 takes a level 1 by Foreman, a level 2 by the ledger, a level 3 as usual; never nothing."""
    table = a_table(
        hand=["driller", "drollo", "robuster"], base=["foreman"], artifacts=["recruiters-ledger"], docks=["scrabber"],
        starting=True,
    )  # fmt: skip
    table.play("recruit scrabber")
    assert table.options == ["pay driller", "pay drollo", "pay robuster"]
    bare = a_table(base=["foreman"], artifacts=["recruiters-ledger"], docks=["scrabber"], starting=True)
    assert bare.refuse("recruit scrabber") == "cannot-pay-recruit"


@pytest.mark.parametrize(
    ("wanted", "payer"), [("robuster", "sapling"), ("scrabber", "sapling"), ("scrabber", "stalkroot")]
)
def test_a_doubled_weedlock_may_be_used_with_the_ledger(wanted: str, payer: str) -> None:
    """CI-356, CI-300: a Sapling as 2 for a level 4, a Stalkroot as printed; as 4 it fits nothing."""
    table = a_table(
        hand=[payer], base=["seeder"], artifacts=["recruiters-ledger"], docks=[wanted], wild=["red", "blue"],
        starting=True,
    )  # fmt: skip
    table.play(f"recruit {wanted}", f"pay {payer}")
    assert table.me.hand == [wanted]


def test_a_doubled_weedlock_and_foreman() -> None:
    """CI-356, CI-300: for a level 4 a Sapling counts as printed."""
    table = a_table(
        hand=["foreman", "sapling", "stalkroot"],
        base=["seeder"],
        docks=["scrabber"],
        wild=["red", "blue"],
        starting=True,
    )
    table.play("use foreman", "recruit scrabber")
    assert table.options == ["pay sapling"]


@pytest.mark.parametrize(
    ("hand", "lines", "is_used"),
    [
        (["driller"], ["recruit drollo", "pay driller"], False),
        (["driller"], ["recruit drollo", "free"], True),
        (["driller"], ["recruit robuster", "pay driller"], True),
        (["foreman"], ["recruit robuster", "pay foreman"], False),
    ],
)
def test_the_card_that_is_played_decides_whether_the_ledger_is_used(
    hand: list[str], lines: list[str], is_used: bool
) -> None:
    """CI-357."""
    table = a_table(
        hand=hand, artifacts=["recruiters-ledger", "shift-whistle"], docks=["drollo", "fish-bean", "robuster"]
    )
    table.play(*lines)
    assert ("recruit fish-bean" in table.options) == (not is_used or "driller" in table.me.hand)


def test_where_foreman_fits_too_the_ledger_is_not_used_up() -> None:
    """CI-357: a free level 2 goes by Foreman; a doubled Sapling for a level 3 goes as usual."""
    foreman = a_table(
        base=["foreman"], artifacts=["recruiters-ledger", "shift-whistle"], docks=["drollo"], starting=True
    )
    foreman.play("recruit drollo")
    assert "ledger-used" not in foreman.position["effects"]  # type: ignore[operator]
    doubled = a_table(
        hand=["sapling"], base=["seeder"], artifacts=["recruiters-ledger"], docks=["robuster"], wild=["red", "blue"],
        starting=True,
    )  # fmt: skip
    doubled.play("recruit robuster", "pay sapling")
    assert "ledger-used" not in doubled.position["effects"]  # type: ignore[operator]


# Shift Whistle


def test_with_shift_whistle_both_actions_may_be_of_one_kind() -> None:
    """CI-358: for its owner."""
    table = a_table(artifacts=["shift-whistle"], docks=["driller"] * 4)
    table.play("recruit driller", "recruit driller")
    assert table.options == ["end-turn"]
    table.play("end-turn", "recruit driller")
    assert table.refuse("recruit driller") == "action-used"


def test_shift_whistle_collected_first_lets_the_second_be_a_collect() -> None:
    """CI-359, CI-131."""
    table = a_table(hand=["colonel", "mu-shell", "maccarat"], artifact_stacks=[["shift-whistle", "contract"]])
    table.play("collect shift-whistle", "pay colonel", "pay mu-shell", "done", "collect contract", "pay maccarat")
    assert (table.me.artifacts, table.options) == (["contract", "shift-whistle"], ["end-turn"])
