"""Using abilities: when, how often, and what they give."""

from starlode.realms.cards import CARDS
from tests.realms.table import a_duel


def test_abilities_of_cards_in_play_are_used_at_any_time_of_the_action_phase() -> None:
    """SR-52."""
    table = a_duel(hand=["space-station", "scout", "viper"], in_play=["war-world"])
    table.play("play scout", "play space-station", "ally war-world", "play viper", "use space-station", "attack 2")
    table.play("use war-world used-ally", "ally space-station used-primary", "scrap space-station used-both")
    assert (table.foe.authority, table.me.combat, table.me.trade) == (50 - 4 - 1 - 2, 3 + 2, 1 + 4)


def test_each_ability_is_used_once_per_turn() -> None:
    """SR-53."""
    table = a_duel(in_play=["space-station", "war-world"])
    table.play("use space-station", "ally space-station used-primary")
    assert table.refuse("use space-station").code == "already-used"
    assert table.refuse("ally space-station").code == "already-used"
    assert table.me.combat == 4


def test_used_abilities_are_fresh_again_in_the_next_turn() -> None:
    """SR-53."""
    table = a_duel(in_play=["blob-wheel"])
    table.play("use blob-wheel", "end-turn", "end-turn", "use blob-wheel")
    assert table.me.combat == 1


def test_a_permanent_ability_is_always_in_force_and_never_activated() -> None:
    """SR-54."""
    table = a_duel(in_play=["fleet-hq", "mech-world"], hand=["scout", "trade-pod"])
    assert not {"use fleet-hq", "use mech-world"} & set(table.options)
    assert table.refuse("use fleet-hq").code == "no-such-ability"
    table.play("play scout", "play trade-pod", "ally trade-pod")
    assert table.me.combat == 1 + 1 + 2


def test_mech_world_is_an_ally_of_every_faction() -> None:
    """SR-55."""
    table = a_duel(in_play=["mech-world"], hand=["corvette", "trade-pod", "cutter", "missile-bot"], deck=["scout"])
    table.play("play corvette", "ally corvette")
    table.play("play trade-pod", "ally trade-pod")
    table.play("play cutter", "ally cutter")
    table.play("play missile-bot", "decline", "ally missile-bot")
    assert table.me.combat == (1 + 2) + 2 + 4 + (2 + 2)


def test_trade_goes_into_the_pool_and_is_spent_at_any_time() -> None:
    """SR-56, SR-109."""
    table = a_duel(hand=["scout", "trade-pod", "viper"], row=["cutter"])
    table.play("play scout", "play trade-pod")
    assert table.me.trade == 4
    table.play("play viper", "attack 2", "buy cutter")
    assert table.me.trade == 2


def test_combat_goes_into_the_pool_and_is_spent_at_any_time() -> None:
    """SR-57, SR-107."""
    table = a_duel(hand=["viper", "ram", "scout"])
    table.play("play viper", "play ram")
    assert table.me.combat == 6
    table.play("play scout", "attack 2")
    assert (table.me.combat, table.foe.authority) == (0, 44)


def test_authority_is_added_at_once() -> None:
    """SR-8, SR-58, SR-106: it is the score, and it has no pool."""
    table = a_duel(hand=["cutter"], authority=7)
    table.play("play cutter")
    assert table.me.authority == 11
    table.play("end-turn")
    assert table.me.authority == 11


def test_the_player_says_which_effect_is_chosen_and_gets_only_that_one() -> None:
    """SR-59."""
    for branch, authority, trade in ((1, 52, 0), (2, 50, 2)):
        table = a_duel(in_play=["barter-world"])
        table.play("use barter-world")
        assert table.options == ["choose 1", "choose 2"]
        table.play(f"choose {branch}")
        assert (table.me.authority, table.me.trade) == (authority, trade)
        assert table.asked == "action"


def test_patrol_mech_is_three_trade_or_five_combat() -> None:
    """SR-60."""
    for branch, trade, combat in ((1, 3, 0), (2, 0, 5)):
        table = a_duel(hand=["patrol-mech"])
        table.play("play patrol-mech", f"choose {branch}")
        assert (table.me.trade, table.me.combat) == (trade, combat)


def test_a_card_without_a_scrap_ability_is_not_scrapped_from_play() -> None:
    """SR-110."""
    table = a_duel(hand=[], in_play=["war-world", "space-station", "cutter", "ram"])
    assert [line for line in table.options if line.startswith("scrap")] == ["scrap space-station", "scrap ram"]
    assert table.refuse("scrap war-world").code == "no-such-ability"
    assert table.refuse("scrap cutter").code == "no-such-ability"


def test_exactly_the_cards_with_an_outpost_mark_are_outposts() -> None:
    """SR-111."""
    for card in CARDS:
        if card.is_base:
            table = a_duel(combat=20, foe_bases=[card.id])
            assert ("attack 2" in table.options) is not card.outpost
