"""Rulings K: further cases an engine meets."""

import random

import pytest

from tests.realms.table import a_duel, new_duel

UNLOCKED = {"ally-check": "unlocked"}


def test_nothing_else_is_done_while_a_question_is_open() -> None:
    """SR-290."""
    table = a_duel(hand=["trade-bot", "scout", "viper"], in_play=["blob-wheel"], trade=5, combat=5, row=["cutter"])
    table.play("play trade-bot")
    for line in ("play scout", "use blob-wheel", "scrap blob-wheel", "buy cutter", "attack 2", "end-turn"):
        assert table.refuse(line).code == "answer-first"
    table.play("scrap-hand scout", "play viper")
    assert table.me.combat == 6


def test_nothing_else_is_done_while_the_opponent_chooses() -> None:
    """SR-290."""
    table = a_duel(hand=["imperial-fighter", "scout"], foe_hand=["scout", "viper"])
    table.play("play imperial-fighter")
    assert table.actor == 2
    assert set(table.options) == {"discard scout", "discard viper"}


def test_resources_of_an_ability_are_not_spent_inside_it() -> None:
    """SR-291: Supply Bot's trade is there, but its question comes first."""
    table = a_duel(hand=["supply-bot", "scout", "viper"], row=["cutter"])
    table.play("play supply-bot")
    assert table.refuse("buy cutter").code == "answer-first"
    table.play("decline", "buy cutter")
    assert table.me.discard == ["cutter"]


def test_missile_mechs_destruction_is_now_or_never() -> None:
    """SR-292."""
    table = a_duel(hand=["missile-mech"], foe_bases=["blob-wheel", "the-hive"])
    table.play("play missile-mech", "decline")
    assert (table.asked, table.foe.in_play) == ("action", ["blob-wheel", "the-hive"])
    table.refuse("destroy 2 blob-wheel")
    assert not [line for line in table.options if line.startswith(("destroy", "use missile-mech"))]


def test_an_ability_that_could_change_nothing_is_not_offered_and_stays_unused() -> None:
    """SR-293, SR-294."""
    table = a_duel(in_play=["junkyard"], trade=2)
    assert "use junkyard" not in table.options
    assert table.refuse("use junkyard").code == "nothing-to-gain"
    table.play("buy explorer", "use junkyard", "scrap-discard explorer")
    assert table.me.discard == []


def test_brain_world_is_not_offered_with_hand_and_discard_pile_empty() -> None:
    """SR-294."""
    table = a_duel(in_play=["brain-world"], deck=["scout"])
    assert table.refuse("use brain-world").code == "nothing-to-gain"


def test_command_ship_without_a_base_to_destroy_is_not_offered() -> None:
    """SR-295."""
    table = a_duel(in_play=["command-ship", "cutter"])
    assert table.refuse("ally command-ship").code == "nothing-to-gain"
    table = a_duel(in_play=["command-ship", "cutter"], foe_bases=["blob-wheel"])
    assert "ally command-ship" in table.options


@pytest.mark.parametrize("row", [[], ["blob-wheel", "trading-post"]])
def test_blob_carrier_without_a_ship_to_take_is_not_offered(row: list[str]) -> None:
    """SR-296."""
    table = a_duel(in_play=["blob-carrier", "ram"], row=row, explorers=0)
    assert table.refuse("ally blob-carrier").code == "nothing-to-gain"
    table = a_duel(in_play=["blob-carrier", "ram"], row=row, explorers=1)
    assert "ally blob-carrier" in table.options


def test_a_lone_draw_is_not_offered_with_nothing_to_draw() -> None:
    """SR-297."""
    table = a_duel(in_play=["the-hive", "ram"])
    assert table.refuse("ally the-hive").code == "nothing-to-gain"
    assert "ally the-hive" in a_duel(in_play=["the-hive", "ram"], deck=["scout"]).options
    assert "ally the-hive" in a_duel(in_play=["the-hive", "ram"], discard=["scout"]).options


def test_a_lone_discard_is_not_offered_while_the_opponents_hand_is_empty() -> None:
    """SR-298."""
    table = a_duel(in_play=["royal-redoubt", "war-world"])
    assert table.refuse("ally royal-redoubt").code == "nothing-to-gain"
    table = a_duel(in_play=["royal-redoubt", "war-world"], foe_hand=["scout"])
    assert "ally royal-redoubt" in table.options
    table = a_duel(in_play=["royal-redoubt", "war-world"], options={"discards": "next-turn"})
    assert "ally royal-redoubt" in table.options


def test_a_scrap_ability_is_always_offered() -> None:
    """SR-299: also when it draws nothing or nobody can discard."""
    table = a_duel(in_play=["imperial-frigate", "survey-ship"])
    table.play("scrap imperial-frigate", "scrap survey-ship")
    assert table.scrap_heap == ["imperial-frigate", "survey-ship"]
    assert (table.me.hand, table.asked) == ([], "action")


def test_every_branch_of_a_choice_is_offered() -> None:
    """SR-300: Blob World with no Blob card played."""
    table = a_duel(in_play=["blob-world"], deck=["scout"])
    table.play("use blob-world")
    assert table.options == ["choose 1", "choose 2"]
    table.play("choose 2")
    assert (table.me.hand, table.me.combat, table.asked) == ([], 0, "action")
    assert table.refuse("use blob-world").code == "already-used"


def test_what_is_offered_tells_nothing_about_hidden_cards() -> None:
    """SR-301."""
    options = []
    for held, other in (("scout", "viper"), ("viper", "scout")):
        table = a_duel(
            in_play=["royal-redoubt", "war-world", "the-hive", "ram"],
            hand=["survey-ship", "battle-pod"],
            deck=[held, other],
            trade_deck=["cutter", "corvette"] if held == "scout" else ["corvette", "cutter"],
            row=["trade-bot"],
            foe_hand=[held],
            foe_deck=[other],
            trade=4,
        )
        options.append(table.options)
    assert options[0] == options[1]


def test_an_explorer_that_comes_back_in_the_same_turn_is_a_new_card() -> None:
    """SR-302, SR-303: it is used again, and Fleet HQ pays for it again."""
    table = a_duel(hand=["explorer", "corvette"], in_play=["fleet-hq"], markers=1, explorers=0)
    table.play("play explorer", "scrap explorer", "buy explorer", "to-top")
    assert table.me.combat == 1 + 2
    table.play("play corvette")
    assert (table.me.combat, table.me.hand) == (3 + 2, ["explorer"])
    table.play("play explorer", "scrap explorer")
    assert (table.me.combat, table.me.trade, table.explorers) == (5 + 1 + 2, 2, 1)


def test_a_scrapped_card_has_left_play_before_its_effect() -> None:
    """SR-304: the reshuffle for its own draw does not find it."""
    table = a_duel(in_play=["imperial-frigate"])
    table.play("scrap imperial-frigate")
    assert (table.me.hand, table.me.deck, table.scrap_heap) == ([], [], ["imperial-frigate"])
    table = a_duel(in_play=["imperial-frigate"], discard=["scout"])
    table.play("scrap imperial-frigate")
    assert (table.me.hand, table.me.deck) == (["scout"], [])


def test_several_cards_are_named_one_at_a_time_with_the_option_to_stop() -> None:
    """SR-305, SR-306."""
    table = a_duel(in_play=["recycling-station"], hand=["scout", "viper", "explorer"], deck=["ram", "cutter"])
    table.play("use recycling-station", "choose 2")
    assert set(table.options) == {"discard scout", "discard viper", "discard explorer", "done"}
    table.play("discard scout")
    assert (table.me.hand, table.me.deck) == (["viper", "explorer"], ["ram", "cutter"])
    assert set(table.options) == {"discard viper", "discard explorer", "done"}
    table.play("done")
    assert (table.me.hand, table.me.deck) == (["viper", "explorer", "ram"], ["cutter"])


def test_after_the_last_of_several_cards_the_draws_follow() -> None:
    """SR-305, SR-306."""
    table = a_duel(in_play=["brain-world"], hand=["scout", "viper"], discard=["explorer"], deck=["ram", "cutter"])
    table.play("use brain-world", "scrap-hand scout")
    assert (table.me.hand, table.me.deck) == (["viper"], ["ram", "cutter"])
    table.play("scrap-hand viper")
    assert (table.me.hand, table.asked) == (["ram", "cutter"], "action")


def test_brain_worlds_scrapped_cards_are_gone_before_the_reshuffle() -> None:
    """SR-307."""
    table = a_duel(in_play=["brain-world"], discard=["scout", "viper"])
    table.play("use brain-world", "scrap-discard scout", "scrap-discard viper")
    assert (table.me.hand, table.me.deck, table.me.discard) == ([], [], [])
    assert table.scrap_heap == ["scout", "viper"]


def test_machine_base_with_nothing_to_draw_still_scraps() -> None:
    """SR-308."""
    table = a_duel(in_play=["machine-base"], hand=["scout", "viper"])
    table.play("use machine-base")
    assert set(table.options) == {"scrap-hand scout", "scrap-hand viper"}
    table.play("scrap-hand scout")
    assert (table.me.hand, table.scrap_heap) == (["viper"], ["scout"])


def test_machine_base_with_only_a_discard_pile_scraps_the_card_it_draws() -> None:
    """SR-309."""
    table = a_duel(in_play=["machine-base"], discard=["scout", "scout"])
    table.play("use machine-base", "scrap-hand scout")
    assert (table.me.hand, table.me.deck, table.me.discard) == ([], ["scout"], [])
    assert table.scrap_heap == ["scout"]


def test_machine_base_without_any_card_is_not_offered() -> None:
    """SR-310."""
    table = a_duel(in_play=["machine-base"])
    assert table.refuse("use machine-base").code == "nothing-to-gain"


def test_fleet_hq_pays_before_the_ships_primary() -> None:
    """SR-311: its combat is there while Patrol Mech still asks."""
    table = a_duel(in_play=["fleet-hq"], hand=["patrol-mech"])
    table.play("play patrol-mech")
    assert (table.asked != "action", table.me.combat) == (True, 1)
    table.play("choose 2")
    assert table.me.combat == 6


def test_needle_as_blob_carrier_acquires_a_ship_of_its_own() -> None:
    """SR-312."""
    table = a_duel(hand=["blob-carrier", "stealth-needle"], row=["trade-pod", "cutter"], trade_deck=["mothership"])
    table.play("play blob-carrier", "play stealth-needle", "copy blob-carrier")
    assert table.me.combat == 14
    table.play("ally blob-carrier", "acquire trade-pod")
    assert "mothership" in table.row
    table.play("ally stealth-needle as blob-carrier", "acquire mothership")
    assert (table.me.deck, table.row) == (["trade-pod", "mothership"], ["cutter"])


def test_needle_finds_no_partner_in_a_scrapped_original() -> None:
    """SR-313."""
    table = a_duel(hand=["ram", "stealth-needle", "blob-wheel"])
    table.play("play ram", "scrap ram", "play stealth-needle", "copy ram")
    assert table.refuse("ally stealth-needle as ram").code == "no-ally"
    table.play("play blob-wheel", "ally stealth-needle as ram")
    assert table.me.combat == 5 + 5 + 2


def test_needle_as_freighter_arms_a_marker_of_its_own() -> None:
    """SR-314."""
    table = a_duel(hand=["freighter", "stealth-needle"])
    table.play("play freighter", "play stealth-needle", "copy freighter")
    table.play("ally freighter")
    assert table.me.markers == 1
    table.play("ally stealth-needle as freighter")
    assert table.me.markers == 2


def test_needles_uses_are_counted_apart_from_the_originals() -> None:
    """SR-315."""
    table = a_duel(hand=["cutter", "stealth-needle"])
    table.play("play cutter", "play stealth-needle", "copy cutter", "ally cutter")
    assert table.refuse("ally cutter").code == "already-used"
    table.play("ally stealth-needle as cutter")
    assert table.me.combat == 8
    assert table.refuse("ally stealth-needle as cutter").code == "already-used"


def test_at_the_end_of_the_turn_the_needle_is_a_plain_needle() -> None:
    """SR-316."""
    table = a_duel(hand=["trade-pod", "stealth-needle"])
    table.play("play trade-pod", "play stealth-needle", "copy trade-pod", "end-turn", "end-turn")
    assert table.me.hand == ["trade-pod", "stealth-needle"]
    table.play("play stealth-needle", "play trade-pod")
    table.refuse("ally stealth-needle as trade-pod")
    assert table.refuse("ally trade-pod").code == "no-ally"
    assert (table.me.trade, table.me.combat) == (3, 0)


def test_a_scrapped_needle_is_a_plain_needle() -> None:
    """SR-316: on the scrap heap nothing of the copy is left, and it is no partner any more."""
    table = a_duel(hand=["ram", "stealth-needle"])
    table.play("play ram", "play stealth-needle", "copy ram", "scrap stealth-needle as ram")
    assert (table.scrap_heap, table.me.in_play, table.me.trade) == (["stealth-needle"], ["ram"], 3)
    assert table.refuse("ally ram").code == "no-ally"


def test_a_destroyed_mech_world_is_no_partner_in_its_owners_next_turn() -> None:
    """SR-317."""
    table = a_duel(combat=6, foe_bases=["mech-world"], foe_hand=["trade-pod"])
    table.play("attack 2 mech-world", "end-turn", "play trade-pod")
    assert table.refuse("ally trade-pod").code == "no-ally"


def test_a_mech_world_played_again_works_at_once() -> None:
    """SR-318."""
    table = a_duel(combat=6, foe_bases=["mech-world"], foe_discard=["trade-pod"])
    table.play("attack 2 mech-world", "end-turn", "end-turn", "end-turn")
    assert table.foe.hand == ["trade-pod", "mech-world"]
    table.play("play trade-pod", "play mech-world", "ally trade-pod")
    assert table.foe.combat == 2


def test_a_closed_ally_ability_opens_again_with_a_new_partner() -> None:
    """SR-319."""
    table = a_duel(hand=["trade-pod", "ram", "blob-fighter"])
    table.play("play trade-pod", "play ram", "scrap ram")
    assert table.refuse("ally trade-pod").code == "no-ally"
    table.play("play blob-fighter", "ally trade-pod")
    assert table.me.combat == 5 + 3 + 2


def test_a_used_ally_ability_stays_used_when_a_new_partner_comes() -> None:
    """SR-320."""
    table = a_duel(hand=["trade-pod", "ram", "blob-fighter"])
    table.play("play trade-pod", "play ram", "ally trade-pod", "scrap ram", "play blob-fighter")
    assert table.refuse("ally trade-pod").code == "already-used"


def test_an_unlocked_ally_ability_is_open_for_that_turn_only() -> None:
    """SR-321."""
    table = a_duel(in_play=["war-world"], hand=["survey-ship"], deck=["scout"] * 6, options=UNLOCKED)
    table.play("play survey-ship", "scrap survey-ship")
    assert "ally war-world" in table.options
    table.play("end-turn", "end-turn")
    assert table.refuse("ally war-world").code == "no-ally"


def test_the_card_put_on_top_last_is_drawn_first() -> None:
    """SR-322."""
    table = a_duel(hand=["corvette", "corvette"], deck=["scout"], trade=5, markers=2, row=["cutter", "ram"])
    table.play("buy cutter", "to-top", "buy ram", "to-top")
    table.play("play corvette")
    assert table.me.hand == ["corvette", "ram"]
    table.play("play corvette")
    assert (table.me.hand, table.me.deck) == (["ram", "cutter"], ["scout"])


def test_a_card_put_on_an_empty_deck_is_drawn_before_any_reshuffle() -> None:
    """SR-323."""
    table = a_duel(hand=["corvette"], discard=["scout", "viper"], trade=2, markers=1, row=["cutter"])
    table.play("buy cutter", "to-top")
    assert table.me.deck == ["cutter"]
    table.play("play corvette")
    assert (table.me.hand, table.me.deck, table.me.discard) == (["cutter"], [], ["scout", "viper"])


def test_everybody_knows_the_card_on_top_until_it_is_drawn() -> None:
    """SR-324: also the order of several, and after the draw that it is in the hand."""
    table = a_duel(hand=["survey-ship"], deck=["scout"], trade=4, markers=2, row=["cutter", "corvette"])
    table.play("buy cutter", "to-top", "buy corvette", "to-top")
    for viewer in (1, 2, None):
        assert table.view(viewer)["seats"][0]["deck"] == {"size": 3, "top": ["corvette", "cutter"]}
    table.play("play survey-ship")
    for viewer in (1, 2, None):
        assert table.view(viewer)["seats"][0]["deck"] == {"size": 2, "top": ["cutter"]}
        assert table.view(viewer)["seats"][0]["hand"]["known"] == {"corvette": 1}


def test_the_destination_is_asked_after_paying_and_before_the_refill() -> None:
    """SR-325."""
    table = a_duel(trade=3, markers=1, row=["cutter"], trade_deck=["ram"])
    table.play("buy cutter")
    assert table.options == ["to-top", "to-discard"]
    assert (table.me.trade, table.row) == (1, [])
    table.play("to-discard")
    assert (table.row, table.me.discard, table.me.markers) == (["ram"], ["cutter"], 0)


def test_after_a_row_scrap_the_new_card_may_be_scrapped_or_acquired() -> None:
    """SR-326."""
    table = a_duel(hand=["battle-pod", "battle-pod"], trade=2, row=["cutter"], trade_deck=["ram", "corvette"])
    table.play("play battle-pod", "scrap-row cutter")
    assert table.row == ["ram"]
    table.play("play battle-pod", "scrap-row ram", "buy corvette")
    assert (table.scrap_heap, table.me.discard) == (["ram", "cutter"], ["corvette"])


def test_an_attack_on_the_opponent_asks_for_no_amount() -> None:
    """SR-329."""
    table = a_duel(combat=7)
    table.play("attack 2")
    assert (table.asked, table.me.combat, table.foe.authority) == ("action", 0, 43)


@pytest.mark.parametrize("seed", range(1, 6))
def test_a_single_turn_always_ends_by_itself(seed: int) -> None:
    """SR-336: whoever never wants to end the turn runs out of things to do."""
    chance = random.Random(seed)
    table = new_duel(seed=seed)
    for _ in range(40):
        for _decision in range(400):
            others = [line for line in table.options if line != "end-turn"]
            if not others:
                break
            table.play(chance.choice(others))
        else:
            pytest.fail("a turn of 400 decisions that is not over")
        if table.actor is None:
            break
        table.play("end-turn")


def test_there_is_no_hand_limit() -> None:
    """SR-337."""
    table = a_duel(hand=["scout"] * 8 + ["command-ship", "mothership"], deck=["scout"] * 5)
    table.play("play command-ship", "play mothership")
    assert len(table.me.hand) == 11
    assert "play scout" in table.options


def test_a_hand_is_never_kept_over_the_end_of_the_own_turn() -> None:
    """SR-338."""
    table = a_duel(hand=["ram", "cutter"], deck=["scout"] * 5)
    table.play("end-turn")
    assert (table.me.hand, table.me.discard) == (["scout"] * 5, ["ram", "cutter"])


def test_a_victim_without_a_choice_is_not_asked() -> None:
    """SR-339."""
    table = a_duel(hand=["imperial-fighter"], foe_hand=["viper"])
    table.play("play imperial-fighter")
    assert (table.actor, table.asked) == (1, "action")
    assert (table.foe.hand, table.foe.discard) == ([], ["viper"])


def test_everybody_sees_which_card_was_discarded() -> None:
    """SR-340."""
    tables = [a_duel(hand=["imperial-fighter"], foe_hand=["scout", "viper"]) for _ in range(2)]
    tables[0].play("play imperial-fighter", "discard scout")
    tables[1].play("play imperial-fighter", "discard viper")
    for seat in (1, 2, None):
        assert tables[0].view(seat) != tables[1].view(seat)
