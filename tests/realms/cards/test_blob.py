"""The ships of the Blob."""

import pytest

from tests.realms.table import a_duel, new_duel

OTHER_FACTIONS = ["corvette", "cutter", "trade-bot", "explorer"]


@pytest.mark.parametrize(
    ("ship", "cost"),
    [
        ("blob-fighter", 1),
        ("battle-pod", 2),
        ("trade-pod", 2),
        ("ram", 3),
        ("blob-destroyer", 4),
        ("battle-blob", 6),
        ("blob-carrier", 6),
        ("mothership", 7),
    ],
)
def test_a_blob_ship_costs_what_is_printed_on_it(ship: str, cost: int) -> None:
    """SR-128, SR-129, SR-130, SR-131, SR-132, SR-133, SR-134, SR-135."""
    table = a_duel(trade=cost - 1, row=[ship])
    refusal = table.refuse(f"buy {ship}")
    assert (refusal.code, refusal.details["need"], refusal.details["have"]) == ("not-enough-trade", cost, cost - 1)
    table = a_duel(trade=cost + 1, row=[ship])
    table.play(f"buy {ship}")
    assert (table.me.trade, table.me.discard, table.row) == (1, [ship], [])
    assert table.refuse(f"buy {ship}").code == "not-in-row"


@pytest.mark.parametrize(
    ("ship", "copies"),
    [
        ("blob-fighter", 3),
        ("battle-pod", 2),
        ("trade-pod", 3),
        ("ram", 2),
        ("blob-destroyer", 2),
        ("battle-blob", 1),
        ("blob-carrier", 1),
        ("mothership", 1),
    ],
)
def test_a_blob_ship_is_dealt_in_its_number_of_copies(ship: str, copies: int) -> None:
    """SR-128, SR-129, SR-130, SR-131, SR-132, SR-133, SR-134, SR-135."""
    table = new_duel(seed=9)
    assert [*table.row, *table.trade_deck].count(ship) == copies


@pytest.mark.parametrize(
    ("ship", "trade", "combat", "drawn"),
    [
        ("blob-fighter", 0, 3, 0),
        ("battle-pod", 0, 4, 0),
        ("trade-pod", 3, 0, 0),
        ("ram", 0, 5, 0),
        ("blob-destroyer", 0, 6, 0),
        ("battle-blob", 0, 8, 0),
        ("blob-carrier", 0, 7, 0),
        ("mothership", 0, 6, 1),
    ],
)
def test_a_blob_ship_has_its_effect_at_once(ship: str, trade: int, combat: int, drawn: int) -> None:
    """SR-128, SR-129, SR-130, SR-131, SR-132, SR-133, SR-134, SR-135: all of it, nothing else, and only once."""
    table = a_duel(hand=[ship], deck=["scout"] * 3, foe_hand=["viper"], foe_bases=["barter-world"])
    table.play(f"play {ship}")
    assert (table.me.trade, table.me.combat, table.me.authority) == (trade, combat, 50)
    assert (table.me.hand, table.foe.hand, table.foe.in_play) == (["scout"] * drawn, ["viper"], ["barter-world"])
    assert (table.asked, table.actor) == ("action", 1)
    table.refuse(f"use {ship}")
    table.refuse(f"play {ship}")


@pytest.mark.parametrize("partner", ["blob-world", "battle-pod"])
@pytest.mark.parametrize(
    ("ship", "combat", "drawn"),
    [
        ("blob-fighter", 0, 1),
        ("battle-pod", 2, 0),
        ("trade-pod", 2, 0),
        ("ram", 2, 0),
        ("battle-blob", 0, 1),
        ("mothership", 0, 1),
    ],
)
def test_a_blob_ships_ally_ability_needs_another_blob_card(ship: str, combat: int, drawn: int, partner: str) -> None:
    """SR-128, SR-129, SR-130, SR-131, SR-133, SR-135: an own one; other factions and the opponent's do not help."""
    table = a_duel(in_play=[ship, *OTHER_FACTIONS], hand=[partner], deck=["scout"] * 2, foe_bases=["the-hive"])
    assert table.refuse(f"ally {ship}").code == "no-ally"
    table.play(f"play {partner}")
    before = table.me.combat
    table.play(f"ally {ship}")
    assert (table.me.combat - before, table.me.trade, table.me.hand) == (combat, 0, ["scout"] * drawn)
    assert table.asked == "action"


@pytest.mark.parametrize("ship", ["blob-fighter", "battle-pod", "trade-pod", "ram", "battle-blob", "mothership"])
def test_a_blob_ships_ally_ability_is_used_once_however_many_partners_there_are(ship: str) -> None:
    """SR-128, SR-129, SR-130, SR-131, SR-133, SR-135, SR-53, SR-188."""
    table = a_duel(in_play=[ship, "blob-wheel", "the-hive", "blob-world"], deck=["scout"] * 3)
    table.play(f"ally {ship}")
    assert table.refuse(f"ally {ship}").code == "already-used"


@pytest.mark.parametrize("ship", ["blob-fighter", "battle-blob", "mothership"])
def test_a_blob_ships_ally_draw_is_not_offered_with_nothing_to_draw(ship: str) -> None:
    """SR-128, SR-133, SR-135, SR-297."""
    table = a_duel(in_play=[ship, "blob-wheel"], trade=2)
    assert table.refuse(f"ally {ship}").code == "nothing-to-gain"
    table.play("buy explorer", f"ally {ship}")
    assert (table.me.hand, table.me.discard) == (["explorer"], [])


@pytest.mark.parametrize(("ship", "trade", "combat"), [("ram", 3, 0), ("battle-blob", 0, 4)])
def test_ram_and_battle_blob_are_scrapped_for_plain_resources(ship: str, trade: int, combat: int) -> None:
    """SR-131, SR-133, SR-269: only from play, and for good."""
    assert a_duel(hand=[ship], discard=[]).refuse(f"scrap {ship}").code == "not-in-play"
    assert a_duel(discard=[ship]).refuse(f"scrap {ship}").code == "not-in-play"
    table = a_duel(in_play=[ship], deck=["scout"])
    table.play(f"scrap {ship}")
    assert (table.me.trade, table.me.combat, table.me.hand, table.asked) == (trade, combat, [], "action")
    assert (table.me.in_play, table.me.discard, table.scrap_heap) == ([], [], [ship])
    assert table.refuse(f"scrap {ship}").code == "not-in-play"


@pytest.mark.parametrize(
    "ship", ["blob-fighter", "battle-pod", "trade-pod", "blob-destroyer", "blob-carrier", "mothership"]
)
def test_the_other_blob_ships_cannot_be_scrapped_from_play(ship: str) -> None:
    """SR-128, SR-129, SR-130, SR-132, SR-134, SR-135, SR-110."""
    assert a_duel(in_play=[ship]).refuse(f"scrap {ship}").code == "no-such-ability"


def test_ram_gives_combat_twice_and_trade_before_it_is_gone() -> None:
    """SR-131, SR-192: scrapped, it is neither a partner nor able to do anything more."""
    table = a_duel(hand=["ram", "trade-pod"])
    table.play("play ram", "play trade-pod", "ally ram", "scrap ram used-ally")
    assert (table.me.combat, table.me.trade) == (5 + 2, 3 + 3)
    assert table.refuse("ally trade-pod").code == "no-ally"
    assert table.refuse("ally ram").code == "not-in-play"


def test_two_blob_fighters_let_each_other_draw() -> None:
    """SR-128, SR-65, SR-165."""
    table = a_duel(hand=["blob-fighter", "blob-fighter"], deck=["ram", "viper", "scout"])
    table.play("play blob-fighter", "play blob-fighter", "ally blob-fighter", "ally blob-fighter")
    assert (table.me.combat, table.me.hand, table.me.deck) == (6, ["viper", "ram"], ["scout"])
    assert table.refuse("ally blob-fighter").code == "already-used"


def test_the_draws_of_mothership_cannot_be_declined() -> None:
    """SR-270, SR-135: at once when it is played, and again when its ally ability is used."""
    table = a_duel(hand=["mothership"], deck=["blob-fighter", "viper", "scout"])
    table.play("play mothership")
    assert (table.asked, table.me.hand) == ("action", ["blob-fighter"])
    assert table.refuse("decline").code == "not-asked"
    table.play("play blob-fighter", "ally mothership")
    assert (table.asked, table.me.hand, table.me.deck) == ("action", ["viper"], ["scout"])
    assert table.refuse("decline").code == "not-asked"


def test_mothership_with_nothing_to_draw_still_gives_its_combat() -> None:
    """SR-135, SR-168, SR-186."""
    table = a_duel(hand=["mothership"])
    table.play("play mothership")
    assert (table.me.combat, table.me.hand, table.me.in_play) == (6, [], ["mothership"])


# Battle Pod


def test_battle_pod_may_scrap_a_row_card_when_it_is_played() -> None:
    """SR-129, SR-255, SR-76, SR-174: without that card's own scrap ability; the slot is refilled at once."""
    table = a_duel(hand=["battle-pod"], row=["ram", "cutter"], trade_deck=["corvette", "freighter"])
    table.play("play battle-pod")
    assert table.options == ["scrap-row ram", "scrap-row cutter", "decline"]
    table.play("scrap-row ram")
    assert (table.scrap_heap, table.row, table.trade_deck) == (["ram"], ["corvette", "cutter"], ["freighter"])
    assert (table.me.combat, table.me.trade, table.asked) == (4, 0, "action")


def test_battle_pods_row_scrap_is_now_or_never() -> None:
    """SR-255, SR-291: declined it is gone, and before the answer nothing else is done."""
    table = a_duel(hand=["battle-pod"], row=["ram"], in_play=["trade-pod"])
    table.play("play battle-pod")
    assert table.refuse("attack 2").code == "answer-first"
    assert table.refuse("ally battle-pod").code == "answer-first"
    table.play("decline", "ally battle-pod")
    assert (table.row, table.scrap_heap, table.me.combat) == (["ram"], [], 4 + 2)
    assert table.refuse("scrap-row ram").code == "not-asked"


def test_battle_pod_with_an_empty_row_asks_nothing() -> None:
    """SR-129, SR-177, SR-186: the Explorer pile is no part of the row."""
    table = a_duel(hand=["battle-pod"])
    table.play("play battle-pod")
    assert (table.asked, table.me.combat, table.explorers) == ("action", 4, 10)


def test_a_second_battle_pod_may_scrap_the_card_that_has_just_come_up() -> None:
    """SR-129, SR-326."""
    table = a_duel(hand=["battle-pod", "battle-pod"], row=["ram"], trade_deck=["cutter", "corvette"], trade=2)
    table.play("play battle-pod", "scrap-row ram", "play battle-pod")
    assert table.options == ["scrap-row cutter", "decline"]
    table.play("scrap-row cutter", "buy corvette")
    assert (table.scrap_heap, table.me.discard, table.me.combat) == (["ram", "cutter"], ["corvette"], 8)


# Blob Destroyer


def test_blob_destroyers_ally_ability_needs_another_blob_card() -> None:
    """SR-132."""
    table = a_duel(in_play=["blob-destroyer", *OTHER_FACTIONS], hand=["trade-pod"], row=["ram"], foe_bases=["the-hive"])
    assert table.refuse("ally blob-destroyer").code == "no-ally"
    table.play("play trade-pod", "ally blob-destroyer", "destroy 2 the-hive", "scrap-row ram")
    assert table.refuse("ally blob-destroyer").code == "already-used"


@pytest.mark.parametrize("destroys", [True, False])
@pytest.mark.parametrize("scraps", [True, False])
def test_blob_destroyer_may_do_one_part_both_or_none(destroys: bool, scraps: bool) -> None:
    """SR-132, SR-254, SR-259, SR-93: the base goes to its owner's discard pile, and no combat is spent."""
    table = a_duel(in_play=["blob-destroyer", "blob-wheel"], row=["ram"], foe_bases=["fleet-hq"], combat=1)
    table.play("ally blob-destroyer")
    assert table.options == ["destroy 2 fleet-hq", "decline"]
    table.play("destroy 2 fleet-hq" if destroys else "decline")
    assert table.options == ["scrap-row ram", "decline"]
    table.play("scrap-row ram" if scraps else "decline")
    assert (table.foe.in_play, table.foe.discard) == (([], ["fleet-hq"]) if destroys else (["fleet-hq"], []))
    assert (table.row, table.scrap_heap) == (([], ["ram"]) if scraps else (["ram"], []))
    assert (table.me.combat, table.asked) == (1, "action")
    assert table.refuse("ally blob-destroyer").code == "already-used"


def test_blob_destroyer_without_a_base_to_destroy_asks_for_the_row_alone() -> None:
    """SR-254, SR-186."""
    table = a_duel(in_play=["blob-destroyer", "blob-wheel"], row=["ram"], trade_deck=["cutter"])
    table.play("ally blob-destroyer")
    assert table.options == ["scrap-row ram", "decline"]
    table.play("scrap-row ram")
    assert (table.row, table.me.in_play) == (["cutter"], ["blob-destroyer", "blob-wheel"])


def test_blob_destroyer_with_an_empty_row_asks_for_the_base_alone() -> None:
    """SR-254, SR-186."""
    table = a_duel(in_play=["blob-destroyer", "blob-wheel"], foe_bases=["fleet-hq"])
    table.play("ally blob-destroyer", "destroy 2 fleet-hq")
    assert (table.asked, table.foe.discard) == ("action", ["fleet-hq"])


def test_blob_destroyer_with_neither_base_nor_row_card_is_not_offered() -> None:
    """SR-132, SR-293."""
    table = a_duel(in_play=["blob-destroyer", "blob-wheel"])
    assert table.refuse("ally blob-destroyer").code == "nothing-to-gain"


def test_blob_destroyer_destroys_outposts_before_other_bases_and_never_own_ones() -> None:
    """SR-256, SR-257, SR-258: with the last outpost gone, the rest can be attacked in the same turn."""
    table = a_duel(in_play=["blob-wheel"], hand=["blob-destroyer"], foe_bases=["war-world", "barter-world"])
    table.play("play blob-destroyer")
    assert table.refuse("attack 2 barter-world").code == "outposts-first"
    table.play("ally blob-destroyer")
    assert table.options == ["destroy 2 war-world", "decline"]
    table.refuse("destroy 2 barter-world")
    table.refuse("destroy 1 blob-wheel")
    table.play("destroy 2 war-world", "attack 2 barter-world", "attack 2")
    assert (table.foe.in_play, table.foe.authority, table.me.in_play) == ([], 48, ["blob-destroyer", "blob-wheel"])


# Blob Carrier


def test_blob_carrier_takes_any_ship_of_the_row_whatever_it_costs() -> None:
    """SR-134, SR-249, SR-251, SR-253: without paying, on top of the deck; the slot is refilled at once."""
    table = a_duel(
        in_play=["blob-carrier", "blob-wheel"], deck=["scout"], row=["command-ship", "corvette"], trade_deck=["cutter"]
    )
    table.play("ally blob-carrier")
    assert table.options == ["acquire corvette", "acquire command-ship", "acquire explorer"]
    table.play("acquire command-ship")
    assert (table.me.top, table.me.discard, table.row) == (["command-ship"], [], ["corvette", "cutter"])
    assert (table.me.trade, table.asked) == (0, "action")
    assert table.refuse("ally blob-carrier").code == "already-used"


def test_blob_carriers_ally_ability_needs_another_blob_card() -> None:
    """SR-134."""
    table = a_duel(in_play=["blob-carrier", *OTHER_FACTIONS], hand=["ram"], row=["mothership"], foe_bases=["the-hive"])
    assert table.refuse("ally blob-carrier").code == "no-ally"
    table.play("play ram", "ally blob-carrier", "acquire mothership")
    assert table.me.top == ["mothership"]


def test_blob_carrier_must_take_a_ship_once_its_ability_is_used() -> None:
    """SR-134, SR-183."""
    table = a_duel(in_play=["blob-carrier", "ram"], row=["corvette"])
    table.play("ally blob-carrier")
    table.refuse("decline")
    table.refuse("end-turn")
    assert table.options == ["acquire corvette", "acquire explorer"]


def test_blob_carrier_may_take_an_explorer_from_its_pile() -> None:
    """SR-250, SR-251."""
    table = a_duel(in_play=["blob-carrier", "ram"], row=["corvette"], deck=["scout"], explorers=1)
    table.play("ally blob-carrier", "acquire explorer")
    assert (table.explorers, table.me.top, table.row) == (0, ["explorer"], ["corvette"])


def test_blob_carrier_cannot_take_a_base() -> None:
    """SR-252."""
    table = a_duel(in_play=["blob-carrier", "ram"], row=["blob-world", "trading-post", "corvette"])
    table.play("ally blob-carrier")
    table.refuse("acquire blob-world")
    table.refuse("acquire trading-post")
    assert table.options == ["acquire corvette", "acquire explorer"]


def test_blob_carrier_with_no_ship_in_row_or_pile_is_not_offered() -> None:
    """SR-296."""
    table = a_duel(in_play=["blob-carrier", "ram"], row=["blob-world", "trading-post"], explorers=0)
    assert table.refuse("ally blob-carrier").code == "nothing-to-gain"


def test_blob_carriers_ship_uses_no_marker() -> None:
    """SR-246: the marker is still there for the next ship that is bought."""
    table = a_duel(in_play=["blob-carrier", "ram"], row=["corvette", "cutter"], markers=1, trade=2)
    table.play("ally blob-carrier", "acquire corvette")
    assert (table.me.top, table.me.markers, table.asked) == (["corvette"], 1, "action")
    table.play("buy cutter")
    assert table.options == ["to-top", "to-discard"]


def test_blob_carriers_ship_may_be_drawn_and_played_in_the_same_turn() -> None:
    """SR-134, SR-251, SR-323: from an empty deck too, before any reshuffle."""
    table = a_duel(hand=["blob-carrier", "blob-fighter"], discard=["scout"] * 3, row=["dreadnaught"])
    table.play("play blob-carrier", "play blob-fighter", "ally blob-carrier", "acquire dreadnaught")
    table.play("ally blob-fighter")
    assert (table.me.hand, table.me.discard) == (["dreadnaught"], ["scout"] * 3)
    table.play("play dreadnaught")
    assert (table.me.combat, table.me.hand) == (7 + 3 + 7, ["scout"])


def test_a_needle_as_blob_carrier_takes_a_second_ship_from_the_refilled_row() -> None:
    """SR-312, SR-322: the ship put on top last is drawn first."""
    table = a_duel(hand=["blob-carrier", "stealth-needle"], row=["corvette"], trade_deck=["dreadnaught"])
    table.play("play blob-carrier", "play stealth-needle", "copy blob-carrier", "ally blob-carrier", "acquire corvette")
    table.play("ally stealth-needle as blob-carrier", "acquire dreadnaught")
    assert (table.me.combat, table.me.top, table.row) == (14, ["dreadnaught", "corvette"], [])
