"""The bases of the Blob."""

import pytest

from tests.realms.table import a_duel, new_duel

OTHER_FACTIONS = ["corvette", "cutter", "trade-bot", "explorer"]
DECK = ["scout"] * 6


@pytest.mark.parametrize(("base", "cost"), [("blob-wheel", 3), ("the-hive", 5), ("blob-world", 8)])
def test_a_blob_base_costs_what_is_printed_on_it(base: str, cost: int) -> None:
    """SR-136, SR-137, SR-138: bought, it is in the discard pile and not in play."""
    table = a_duel(trade=cost - 1, row=[base])
    refusal = table.refuse(f"buy {base}")
    assert (refusal.code, refusal.details["need"], refusal.details["have"]) == ("not-enough-trade", cost, cost - 1)
    table = a_duel(trade=cost + 1, row=[base])
    table.play(f"buy {base}")
    assert (table.me.trade, table.me.discard, table.row) == (1, [base], [])
    assert table.refuse(f"use {base}").code == "not-in-play"


@pytest.mark.parametrize(("base", "copies"), [("blob-wheel", 3), ("the-hive", 1), ("blob-world", 1)])
def test_a_blob_base_is_dealt_in_its_number_of_copies(base: str, copies: int) -> None:
    """SR-136, SR-137, SR-138."""
    table = new_duel(seed=9)
    assert [*table.row, *table.trade_deck].count(base) == copies


@pytest.mark.parametrize(("base", "defense"), [("blob-wheel", 5), ("the-hive", 5), ("blob-world", 7)])
def test_a_blob_base_falls_to_its_defense_and_not_to_less(base: str, defense: int) -> None:
    """SR-136, SR-137, SR-138, SR-46."""
    table = a_duel(combat=defense - 1, foe_bases=[base])
    refusal = table.refuse(f"attack 2 {base}")
    assert (refusal.code, refusal.details["need"]) == ("not-enough-combat", defense)
    table = a_duel(combat=defense + 1, foe_bases=[base])
    table.play(f"attack 2 {base}")
    assert (table.me.combat, table.foe.in_play, table.foe.discard) == (1, [], [base])


@pytest.mark.parametrize("base", ["blob-wheel", "the-hive", "blob-world"])
def test_a_blob_base_is_no_outpost(base: str) -> None:
    """SR-136, SR-137, SR-138, SR-111: it protects nobody, and an outpost protects it."""
    table = a_duel(combat=5, foe_bases=[base, "barter-world"])
    table.play("attack 2 barter-world", "attack 2")
    assert (table.foe.in_play, table.foe.authority) == ([base], 49)
    table = a_duel(combat=20, foe_bases=[base, "war-world"])
    assert table.refuse(f"attack 2 {base}").code == "outposts-first"


@pytest.mark.parametrize(("base", "combat"), [("blob-wheel", 1), ("the-hive", 3)])
def test_a_blob_bases_primary_is_used_once_in_each_turn(base: str, combat: int) -> None:
    """SR-136, SR-137: from the turn in which it is played, and only when its owner says so."""
    table = a_duel(hand=[base], deck=DECK)
    table.play(f"play {base}")
    assert (table.me.combat, table.me.in_play) == (0, [base])
    table.play(f"use {base}")
    assert (table.me.combat, table.me.trade, table.me.hand, table.asked) == (combat, 0, [], "action")
    assert table.refuse(f"use {base}").code == "already-used"
    table.play("end-turn", "end-turn", f"use {base}")
    assert (table.me.combat, table.me.in_play) == (combat, [base])


@pytest.mark.parametrize("base", ["blob-wheel", "blob-world"])
def test_blob_wheel_and_blob_world_have_no_ally_ability_but_are_partners(base: str) -> None:
    """SR-136, SR-138."""
    table = a_duel(in_play=[base, "trade-pod"])
    assert table.refuse(f"ally {base}").code == "no-such-ability"
    table.play("ally trade-pod")
    assert table.me.combat == 2


@pytest.mark.parametrize("base", ["the-hive", "blob-world"])
def test_the_hive_and_blob_world_cannot_be_scrapped_from_play(base: str) -> None:
    """SR-137, SR-138, SR-110."""
    assert a_duel(in_play=[base]).refuse(f"scrap {base}").code == "no-such-ability"


# Blob Wheel


def test_blob_wheel_is_scrapped_for_three_trade() -> None:
    """SR-136, SR-269, SR-195, SR-287: in the turn it is played, after its primary; its combat stays."""
    table = a_duel(hand=["blob-wheel"])
    assert table.refuse("scrap blob-wheel").code == "not-in-play"
    table.play("play blob-wheel", "use blob-wheel", "scrap blob-wheel used-primary")
    assert (table.me.trade, table.me.combat) == (3, 1)
    assert (table.me.in_play, table.me.discard, table.scrap_heap) == ([], [], ["blob-wheel"])
    assert table.refuse("use blob-wheel").code == "not-in-play"


def test_blob_wheel_may_be_scrapped_in_a_later_own_turn_but_not_in_the_opponents() -> None:
    """SR-136, SR-196."""
    table = a_duel(hand=["blob-wheel"])
    table.play("play blob-wheel", "end-turn")
    assert table.refuse("scrap blob-wheel").code == "not-in-play"
    table.play("end-turn", "scrap blob-wheel")
    assert (table.me.trade, table.me.combat, table.me.in_play) == (3, 0, [])


def test_three_blob_wheels_are_used_and_scrapped_each_for_itself() -> None:
    """SR-136, SR-165."""
    table = a_duel(in_play=["blob-wheel"] * 3)
    table.play("use blob-wheel", "use blob-wheel", "scrap blob-wheel used-primary", "use blob-wheel")
    assert (table.me.combat, table.me.trade, table.me.in_play) == (3, 3, ["blob-wheel"] * 2)
    assert table.refuse("use blob-wheel").code == "already-used"
    assert table.refuse("scrap blob-wheel").code == "no-such-copy"


# The Hive


@pytest.mark.parametrize("partner", ["trade-pod", "blob-wheel"])
def test_the_hives_ally_ability_draws_a_card_with_another_blob_card(partner: str) -> None:
    """SR-137: an own ship or base; other factions and the opponent's bases do not help."""
    table = a_duel(in_play=["the-hive", *OTHER_FACTIONS], hand=[partner], deck=DECK, foe_bases=["blob-world"])
    assert table.refuse("ally the-hive").code == "no-ally"
    table.play(f"play {partner}", "ally the-hive")
    assert (table.me.hand, table.me.combat, table.asked) == (["scout"], 0, "action")
    assert table.refuse("ally the-hive").code == "already-used"


def test_the_hives_two_abilities_are_used_in_either_order_and_anew_each_turn() -> None:
    """SR-137, SR-189."""
    table = a_duel(in_play=["the-hive", "blob-wheel"], deck=["scout"] * 8)
    table.play("use the-hive", "ally the-hive used-primary")
    assert (table.me.combat, table.me.hand) == (3, ["scout"])
    table.play("end-turn", "end-turn", "ally the-hive", "use the-hive used-ally")
    assert (table.me.combat, table.me.hand) == (3, ["scout"] * 6)


def test_the_hives_ally_draw_is_not_offered_with_nothing_to_draw() -> None:
    """SR-137, SR-297."""
    table = a_duel(in_play=["the-hive", "blob-wheel"], trade=2)
    assert table.refuse("ally the-hive").code == "nothing-to-gain"
    table.play("buy explorer", "ally the-hive")
    assert table.me.hand == ["explorer"]


# Blob World


def test_blob_world_offers_five_combat_or_a_draw_for_each_blob_card_played() -> None:
    """SR-138, SR-201, SR-59: one of the two, once a turn."""
    lines = ["play ram", "play trade-pod", "play scout", "use blob-world"]
    table = a_duel(in_play=["blob-world"], hand=["ram", "trade-pod", "scout"], deck=DECK)
    table.play(*lines)
    assert table.options == ["choose 1", "choose 2"]
    table.play("choose 1")
    assert (table.me.combat, table.me.trade, table.me.hand) == (5 + 5, 3 + 1, [])
    table = a_duel(in_play=["blob-world"], hand=["ram", "trade-pod", "scout"], deck=DECK)
    table.play(*lines, "choose 2")
    assert (table.me.combat, table.me.trade, table.me.hand) == (5, 3 + 1, ["scout"] * 2)
    assert table.refuse("use blob-world").code == "already-used"


def test_blob_world_counts_only_what_was_played_up_to_that_moment() -> None:
    """SR-201: a Blob card played later brings nothing more."""
    table = a_duel(in_play=["blob-world"], hand=["ram", "trade-pod"], deck=["viper"] * 3)
    table.play("play ram", "use blob-world", "choose 2")
    assert table.me.hand == ["viper", "trade-pod"]
    table.play("play trade-pod")
    assert table.me.hand == ["viper"]


def test_blob_world_counts_itself_and_other_blob_bases_played_this_turn() -> None:
    """SR-202."""
    table = a_duel(hand=["blob-world"], deck=DECK)
    table.play("play blob-world", "use blob-world", "choose 2")
    assert table.me.hand == ["scout"]
    table = a_duel(hand=["blob-world", "blob-wheel", "the-hive"], deck=DECK)
    table.play("play blob-wheel", "play blob-world", "play the-hive", "use blob-world", "choose 2")
    assert table.me.hand == ["scout"] * 3


def test_blob_world_does_not_count_cards_from_earlier_turns() -> None:
    """SR-203: neither itself nor other bases, nor the Blob ships of the last turn."""
    table = a_duel(hand=["blob-world", "blob-wheel", "ram"], deck=["viper"] * 4 + ["trade-pod"] + DECK)
    table.play("play blob-world", "play blob-wheel", "play ram", "end-turn", "end-turn", "play trade-pod")
    assert table.me.in_play == ["trade-pod", "blob-wheel", "blob-world"]
    table.play("use blob-world", "choose 2")
    assert table.me.hand == ["scout"] + ["viper"] * 4


def test_blob_world_with_no_blob_card_played_may_still_choose_to_draw() -> None:
    """SR-138, SR-300: it draws nothing and is used."""
    table = a_duel(in_play=["blob-world", "blob-wheel"], deck=DECK)
    table.play("use blob-world", "choose 2")
    assert (table.me.hand, table.me.combat) == ([], 0)
    assert table.refuse("use blob-world").code == "already-used"


@pytest.mark.parametrize("scrapped", ["ram", "blob-wheel"])
def test_blob_world_counts_a_blob_card_that_was_played_and_scrapped(scrapped: str) -> None:
    """SR-204."""
    table = a_duel(in_play=["blob-world"], hand=[scrapped], deck=DECK)
    table.play(f"play {scrapped}", f"scrap {scrapped}", "use blob-world", "choose 2")
    assert (table.me.hand, table.me.in_play) == (["scout"], ["blob-world"])


def test_blob_world_does_not_count_mech_world() -> None:
    """SR-205."""
    table = a_duel(in_play=["blob-world"], hand=["mech-world", "trade-pod"], deck=DECK)
    table.play("play mech-world", "play trade-pod", "use blob-world", "choose 2")
    assert table.me.hand == ["scout"]


def test_blob_world_counts_a_needle_that_copied_a_blob_ship() -> None:
    """SR-206."""
    table = a_duel(in_play=["blob-world"], hand=["trade-pod", "stealth-needle"], deck=DECK)
    table.play("play trade-pod", "play stealth-needle", "copy trade-pod", "use blob-world", "choose 2")
    assert table.me.hand == ["scout"] * 2


def test_blob_world_does_not_count_a_needle_that_copied_another_ship() -> None:
    """SR-206."""
    table = a_duel(in_play=["blob-world"], hand=["trade-pod", "cutter", "stealth-needle"], deck=DECK)
    table.play("play trade-pod", "play cutter", "play stealth-needle", "copy cutter", "use blob-world", "choose 2")
    assert table.me.hand == ["scout"]


def test_blob_worlds_number_of_draws_is_fixed_before_the_first() -> None:
    """SR-207: Blob cards that it draws, from the reshuffled discard pile too, bring no further draw."""
    table = a_duel(
        in_play=["blob-world"], hand=["ram", "trade-pod"], deck=["blob-fighter"], discard=["blob-fighter"] * 2
    )
    table.play("play ram", "play trade-pod", "use blob-world", "choose 2")
    assert (table.me.hand, table.me.deck) == (["blob-fighter"] * 2, ["blob-fighter"])


def test_blob_world_chooses_anew_each_turn() -> None:
    """SR-138."""
    table = a_duel(in_play=["blob-world"], deck=DECK)
    table.play("use blob-world", "choose 2", "end-turn", "end-turn", "use blob-world", "choose 1")
    assert table.me.combat == 5
    assert table.refuse("use blob-world").code == "already-used"
