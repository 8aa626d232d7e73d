"""Collect an artifact."""

import pytest

from tests.cavein.table import a_player, a_table

NO_SURPLUS = {"surplus-cards": "no"}


def test_a_collect_takes_the_top_card_of_one_stack() -> None:
    """CI-120."""
    table = a_table(hand=["colonel"], artifact_stacks=[["contract", "curator"], ["wild-assay"], ["hazard-pay"]])
    table.play("collect contract", "pay colonel")
    assert (table.me.artifacts, table.played) == (["contract"], ["colonel"])
    assert table.artifacts == ["curator+shift-whistle", "wild-assay+loyalty-bonus", "hazard-pay+locked-bunkhouse"]


def test_it_is_paid_with_any_cards_of_any_colours() -> None:
    """CI-121."""
    table = a_table(hand=["driller", "fish-bean", "robuster"], artifact_stacks=[["full-spectrum"], ["wild-assay"]])
    assert table.refuse("collect wild-assay") == "cannot-pay"
    table.play("collect full-spectrum", "pay driller", "pay robuster")
    assert table.refuse("done") == "answer-first"
    table.play("pay fish-bean")
    assert table.me.artifacts == ["full-spectrum"]


def test_more_than_the_cost_and_cards_that_are_not_needed_are_allowed() -> None:
    """CI-122."""
    table = a_table(hand=["colonel", "mu-shell", "driller"], artifact_stacks=[["full-spectrum"]])
    table.play("collect full-spectrum", "pay colonel", "pay mu-shell")
    assert table.options == ["pay driller", "done"]
    table.play("pay driller", "end-turn")
    assert table.me.base == ["colonel", "mu-shell", "driller"]


def test_without_surplus_cards_an_artifact_takes_no_card_too_many() -> None:
    """CI-122, CI-105."""
    hand = ["colonel", "mu-shell", "driller"]
    table = a_table(hand=hand, artifact_stacks=[["full-spectrum"]], options=NO_SURPLUS)
    table.play("collect full-spectrum")
    assert table.options == ["pay colonel", "pay mu-shell"]
    table.play("pay mu-shell")
    assert table.options == ["pay colonel"], "with the Driller it would be 5, and then too much with the Colonel"
    table.play("pay colonel")
    assert (table.asked, table.me.hand, table.me.artifacts) == ("action", ["driller"], ["full-spectrum"])


def test_an_artifact_that_costs_nothing_takes_no_card_and_uses_the_action() -> None:
    """CI-123."""
    table = a_table(base=["ancientone"], artifact_stacks=[["contract", "curator"]], starting=True)
    table.play("collect dyed-overalls")
    assert (table.asked, table.me.artifacts) == ("action", ["dyed-overalls"])
    assert table.refuse("collect curator") == "action-used"


def test_cards_may_be_added_to_an_artifact_that_costs_nothing() -> None:
    """CI-123, CI-122: with surplus-cards=no they may not."""
    table = a_table(base=["ancientone"], hand=["driller"], artifact_stacks=[["contract"]], starting=True)
    table.play("collect contract")
    assert table.options == ["pay driller", "done"]
    table.play("done")
    assert (table.me.artifacts, table.me.hand) == (["contract"], ["driller"])
    strict = a_table(
        base=["ancientone"], hand=["driller"], artifact_stacks=[["contract"]], options=NO_SURPLUS, starting=True
    )
    strict.play("collect contract")
    assert (strict.asked, strict.me.artifacts) == ("action", ["contract"])


@pytest.mark.parametrize(("half", "other"), [("contract", "dyed-overalls"), ("dyed-overalls", "contract")])
def test_one_half_is_chosen_for_good_and_the_other_is_lost(half: str, other: str) -> None:
    """CI-124, CI-125."""
    table = a_table(
        hand=["colonel", "driller"],
        crystals=["brown-1-plain", "brown-1-blue"],
        artifact_stacks=[["contract"]],
        mine=["blue-1-plain"],
    )
    before = table.me.points
    table.play(f"collect {half}", "pay colonel", "done")
    assert table.me.artifacts == [half]
    assert table.me.points - before == (2 if half == "contract" else 0)
    assert table.offered("mine") == (["blue-1-plain"] if half == "dyed-overalls" else [])
    assert table.refuse(f"collect {other}") == "action-used"


def test_everybody_sees_which_half_a_player_owns() -> None:
    """CI-126."""
    table = a_table(hand=["colonel"], artifact_stacks=[["contract"]], foe=a_player(artifacts=["curator"]))
    table.play("collect dyed-overalls", "pay colonel")
    for viewer in (1, 2, None):
        assert [seat["artifacts"] for seat in table.view(viewer)["seats"]] == [["dyed-overalls"], ["curator"]]


def test_the_card_below_is_available_at_once() -> None:
    """CI-127, CI-128: two cards of one stack in one turn, where identical actions are allowed."""
    table = a_table(
        hand=["colonel", "mu-shell", "maccarat"],
        base=["fish-bean"],
        artifact_stacks=[["contract", "curator", "wild-assay"]],
        starting=True,
    )
    table.play("lead", "collect contract", "pay colonel", "done")
    assert table.artifacts[0] == "curator+shift-whistle"
    table.play("collect curator", "pay mu-shell", "pay maccarat")
    assert (table.me.artifacts, table.artifacts[0]) == (["contract", "curator"], "wild-assay+loyalty-bonus")


def test_the_card_below_is_there_for_the_next_player_too() -> None:
    """CI-127."""
    table = a_table(
        hand=["colonel"], artifact_stacks=[["contract", "full-spectrum"]], foe=a_player(hand=["mu-shell", "foreman"])
    )
    table.play("collect contract", "pay colonel", "end-turn")
    assert table.offered("collect") == ["full-spectrum", "baton-of-coaxing"]


def test_the_fourth_card_of_a_stack_moves_the_token_at_once() -> None:
    """CI-129, CI-179: the three before it do not."""
    for below, track in ((3, 0), (2, 0), (1, 0), (0, 1)):
        stack = ["contract", "curator", "hazard-pay", "wild-assay"][: below + 1]
        table = a_table(hand=["colonel"], artifact_stacks=[stack])
        table.play("collect contract", "pay colonel")
        assert (table.asked, table.track) == ("action", track)
        assert (table.artifacts[0] is None) == (track == 1)
        assert [each["why"] for each in table.happened("cave-in")] == ["artifact-stack"] * track


@pytest.mark.parametrize("half", ["third-cyber-arm", "alien-species-agents"])
def test_a_half_of_the_starting_phase_works_from_the_next_turn_on(half: str) -> None:
    """CI-130."""
    table = a_table(
        hand=["colonel", "foreman"],
        base=["driller", "drollo"],
        docks=["oddgrabber"],
        artifact_stacks=[["third-cyber-arm"], ["alien-species-agents"]],
    )
    table.play(f"collect {half}", "pay colonel", "pay foreman")
    assert table.offered("activate") == []
    table.play("end-turn", "end-turn")
    assert (table.asked, table.offered("activate")) == ("starting", [half])


def test_every_other_half_works_at_once() -> None:
    """CI-131, CI-359: the overalls, the loupe, the whistle and the ledger in the turn in which they are collected."""
    overalls = a_table(hand=["colonel", "driller"], mine=["blue-1-plain"], artifact_stacks=[["dyed-overalls"]])
    overalls.play("collect dyed-overalls", "pay colonel", "done", "mine blue-1-plain", "pay driller")
    assert overalls.me.crystals == ["blue-1-plain"]
    loupe = a_table(
        hand=["colonel", "mu-shell", "frogt-opus", "maccarat"],
        mine=["purple-6-yellow"],
        artifact_stacks=[["prospectors-loupe"]],
    )
    loupe.play("collect prospectors-loupe", "pay colonel", "pay mu-shell", "pay frogt-opus", "done")
    loupe.play("mine purple-6-yellow", "pay maccarat")
    assert loupe.me.crystals == ["purple-6-yellow"]
    whistle = a_table(hand=["colonel", "mu-shell", "maccarat"], artifact_stacks=[["shift-whistle"], ["contract"]])
    whistle.play("collect shift-whistle", "pay colonel", "pay mu-shell", "done", "collect contract", "pay maccarat")
    assert whistle.me.artifacts == ["contract", "shift-whistle"]
    ledger = a_table(hand=["colonel", "foreman"], docks=["drollo"], artifact_stacks=[["recruiters-ledger"]])
    ledger.play("collect recruiters-ledger", "pay colonel", "pay foreman", "recruit drollo")
    assert ledger.me.hand == ["drollo"]


def test_nobody_takes_an_artifact_from_its_owner() -> None:
    """CI-316: a raid takes the totem and cards, and a collected half is in no stack any more."""
    table = a_table(
        hand=["colonel"],
        artifact_stacks=[["curator"]],
        foe=a_player(artifacts=["contract"], base=["driller", "drollo"]),
    )
    assert table.refuse("collect contract") == "not-on-top"
    table.play("raid 2")
    assert (table.me.artifacts, table.foe.artifacts) == ([], ["contract"])
