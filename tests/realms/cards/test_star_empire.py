"""The ships of the Star Empire."""

import pytest

from tests.realms.table import a_duel, new_duel

NEXT_TURN = {"discards": "next-turn"}
OTHER_FACTIONS = ["ram", "cutter", "trade-bot", "explorer"]


@pytest.mark.parametrize(
    ("ship", "cost"),
    [
        ("imperial-fighter", 1),
        ("corvette", 2),
        ("imperial-frigate", 3),
        ("survey-ship", 3),
        ("battlecruiser", 6),
        ("dreadnaught", 7),
    ],
)
def test_a_star_empire_ship_costs_what_is_printed_on_it(ship: str, cost: int) -> None:
    """SR-117, SR-118, SR-119, SR-120, SR-121, SR-122."""
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
        ("imperial-fighter", 3),
        ("corvette", 2),
        ("imperial-frigate", 3),
        ("survey-ship", 3),
        ("battlecruiser", 1),
        ("dreadnaught", 1),
    ],
)
def test_a_star_empire_ship_is_dealt_in_its_number_of_copies(ship: str, copies: int) -> None:
    """SR-117, SR-118, SR-119, SR-120, SR-121, SR-122."""
    table = new_duel(seed=8)
    assert [*table.row, *table.trade_deck].count(ship) == copies


@pytest.mark.parametrize(
    ("ship", "trade", "combat", "drawn", "discarded"),
    [
        ("imperial-fighter", 0, 2, 0, 1),
        ("corvette", 0, 1, 1, 0),
        ("imperial-frigate", 0, 4, 0, 1),
        ("survey-ship", 1, 0, 1, 0),
        ("battlecruiser", 0, 5, 1, 0),
        ("dreadnaught", 0, 7, 1, 0),
    ],
)
def test_a_star_empire_ship_has_its_effect_at_once(
    ship: str, trade: int, combat: int, drawn: int, discarded: int
) -> None:
    """SR-117, SR-118, SR-119, SR-120, SR-121, SR-122: all of it, nothing else, and not a second time."""
    table = a_duel(hand=[ship], deck=["scout"] * 3, foe_hand=["viper"] * 3)
    table.play(f"play {ship}", *["discard viper"] * discarded)
    assert (table.me.trade, table.me.combat, table.me.authority) == (trade, combat, 50)
    assert (table.me.hand, table.foe.discard) == (["scout"] * drawn, ["viper"] * discarded)
    assert (table.asked, table.actor, table.foe.authority) == ("action", 1, 50)
    table.refuse(f"use {ship}")
    table.refuse(f"play {ship}")


@pytest.mark.parametrize("partner", ["survey-ship", "recycling-station"])
@pytest.mark.parametrize(
    ("ship", "combat", "discarded"),
    [
        ("imperial-fighter", 2, 0),
        ("corvette", 2, 0),
        ("imperial-frigate", 2, 0),
        ("battlecruiser", 0, 1),
    ],
)
def test_a_ships_ally_ability_needs_another_star_empire_card(
    ship: str, combat: int, discarded: int, partner: str
) -> None:
    """SR-117, SR-118, SR-119, SR-121: an own ship or base; other factions and the opponent's bases do not help."""
    table = a_duel(in_play=[ship, *OTHER_FACTIONS], hand=[partner], foe_hand=["viper"], foe_bases=["fleet-hq"])
    assert table.refuse(f"ally {ship}").code == "no-ally"
    table.play(f"play {partner}")
    trade = table.me.trade
    table.play(f"ally {ship}")
    assert (table.me.combat, table.me.trade, table.foe.discard) == (combat, trade, ["viper"] * discarded)
    assert table.refuse(f"ally {ship}").code == "already-used"


@pytest.mark.parametrize("ship", ["imperial-fighter", "corvette", "imperial-frigate"])
def test_two_copies_of_a_ship_are_partners_of_each_other(ship: str) -> None:
    """SR-117, SR-118, SR-119, SR-65, SR-165: each of the two uses its ally ability once."""
    table = a_duel(in_play=[ship, ship])
    table.play(f"ally {ship}", f"ally {ship}")
    assert table.me.combat == 4
    assert table.refuse(f"ally {ship}").code == "already-used"


@pytest.mark.parametrize("ship", ["survey-ship", "dreadnaught"])
def test_survey_ship_and_dreadnaught_have_no_ally_ability_but_are_partners(ship: str) -> None:
    """SR-120, SR-122."""
    table = a_duel(in_play=[ship, "war-world"])
    assert table.refuse(f"ally {ship}").code == "no-such-ability"
    table.play("ally war-world")
    assert table.me.combat == 4


@pytest.mark.parametrize(
    ("ship", "combat", "drawn", "discarded"),
    [
        ("imperial-frigate", 0, 1, 0),
        ("survey-ship", 0, 0, 1),
        ("battlecruiser", 0, 1, 0),
        ("dreadnaught", 5, 0, 0),
    ],
)
def test_a_star_empire_ship_is_scrapped_for_its_scrap_ability(
    ship: str, combat: int, drawn: int, discarded: int
) -> None:
    """SR-119, SR-120, SR-121, SR-122: it leaves play for good."""
    table = a_duel(in_play=[ship], deck=["scout"] * 3, foe_hand=["viper"] * 3)
    table.play(f"scrap {ship}", *["discard viper"] * discarded)
    assert (table.me.trade, table.me.combat) == (0, combat)
    assert (table.me.hand, table.foe.discard) == (["scout"] * drawn, ["viper"] * discarded)
    assert (table.me.in_play, table.scrap_heap, table.asked) == ([], [ship], "action")
    assert table.refuse(f"scrap {ship}").code == "not-in-play"


@pytest.mark.parametrize("ship", ["imperial-frigate", "survey-ship", "battlecruiser", "dreadnaught"])
def test_a_ships_scrap_ability_does_not_work_from_hand_or_discard_pile(ship: str) -> None:
    """SR-119, SR-120, SR-121, SR-122, SR-194."""
    assert a_duel(hand=[ship]).refuse(f"scrap {ship}").code == "not-in-play"
    assert a_duel(discard=[ship]).refuse(f"scrap {ship}").code == "not-in-play"


@pytest.mark.parametrize("ship", ["imperial-fighter", "corvette"])
def test_imperial_fighter_and_corvette_cannot_be_scrapped_from_play(ship: str) -> None:
    """SR-117, SR-118, SR-110."""
    table = a_duel(in_play=[ship])
    assert table.refuse(f"scrap {ship}").code == "no-such-ability"


# Forced discards


@pytest.mark.parametrize("ship", ["imperial-fighter", "imperial-frigate"])
def test_the_opponent_chooses_what_to_discard_for_a_played_ship(ship: str) -> None:
    """SR-117, SR-119, SR-271, SR-279: at once, also behind an outpost."""
    table = a_duel(hand=[ship], foe_hand=["scout", "viper", "ram"], foe_bases=["war-world"])
    table.play(f"play {ship}")
    assert (table.actor, table.source) == (2, ship)
    assert table.options == ["discard scout", "discard viper", "discard ram"]
    table.refuse("decline")
    table.play("discard viper")
    assert (table.foe.hand, table.foe.discard, table.actor) == (["scout", "ram"], ["viper"], 1)


@pytest.mark.parametrize(("ship", "combat"), [("imperial-fighter", 2), ("imperial-frigate", 4)])
def test_the_ships_combat_counts_also_when_the_opponent_has_nothing_to_discard(ship: str, combat: int) -> None:
    """SR-117, SR-119, SR-276, SR-186."""
    table = a_duel(hand=[ship], foe_deck=["scout"] * 5)
    table.play(f"play {ship}")
    assert (table.me.combat, table.asked, table.actor) == (combat, "action", 1)
    table.play("end-turn")
    assert (table.asked, table.foe.discard) == ("action", [])


@pytest.mark.parametrize("ship", ["imperial-fighter", "imperial-frigate"])
def test_a_played_ships_discard_can_wait_for_the_opponents_turn(ship: str) -> None:
    """SR-117, SR-119, SR-274, SR-275."""
    table = a_duel(hand=[ship], foe_hand=["scout", "viper"], options=NEXT_TURN)
    table.play(f"play {ship}")
    assert (table.actor, table.foe.hand) == (1, ["scout", "viper"])
    table.play("end-turn")
    assert table.options == ["discard scout", "discard viper"]


def test_a_needle_as_imperial_fighter_demands_a_discard_of_its_own() -> None:
    """SR-222."""
    table = a_duel(hand=["imperial-fighter", "stealth-needle"], foe_hand=["scout", "viper", "ram"])
    table.play("play imperial-fighter", "discard scout", "play stealth-needle", "copy imperial-fighter")
    assert (table.actor, table.options) == (2, ["discard viper", "discard ram"])
    table.play("discard ram")
    assert (table.foe.hand, table.me.combat) == (["viper"], 4)


def test_survey_ship_scrapped_makes_the_opponent_choose_a_discard() -> None:
    """SR-120, SR-271."""
    table = a_duel(in_play=["survey-ship"], foe_hand=["scout", "viper"])
    table.play("scrap survey-ship")
    assert (table.actor, table.options) == (2, ["discard scout", "discard viper"])
    table.play("discard scout")
    assert (table.foe.hand, table.scrap_heap) == (["viper"], ["survey-ship"])


def test_survey_ship_may_be_scrapped_also_when_nobody_can_discard() -> None:
    """SR-120, SR-299."""
    table = a_duel(in_play=["survey-ship"])
    table.play("scrap survey-ship")
    assert (table.scrap_heap, table.asked, table.actor) == (["survey-ship"], "action", 1)


def test_battlecruisers_ally_ability_makes_the_opponent_choose_a_discard() -> None:
    """SR-121, SR-271."""
    table = a_duel(in_play=["battlecruiser", "survey-ship"], foe_hand=["scout", "viper"])
    table.play("ally battlecruiser")
    assert (table.actor, table.options) == (2, ["discard scout", "discard viper"])
    table.play("discard viper")
    assert (table.foe.hand, table.actor) == (["scout"], 1)


def test_battlecruisers_ally_ability_waits_until_the_opponent_has_a_card() -> None:
    """SR-121, SR-298: a discard in the next turn can always be demanded."""
    table = a_duel(in_play=["battlecruiser", "survey-ship"])
    assert table.refuse("ally battlecruiser").code == "nothing-to-gain"
    table = a_duel(in_play=["battlecruiser", "survey-ship"], options=NEXT_TURN)
    table.play("ally battlecruiser")
    assert table.refuse("ally battlecruiser").code == "already-used"


# Draws


@pytest.mark.parametrize("ship", ["corvette", "survey-ship", "battlecruiser", "dreadnaught"])
def test_the_draw_of_a_played_ship_cannot_be_declined(ship: str) -> None:
    """SR-270, SR-118, SR-120, SR-121, SR-122: nobody is asked; the card is there and can be played at once."""
    table = a_duel(hand=[ship], deck=["viper", "scout"])
    table.play(f"play {ship}")
    assert (table.asked, table.me.hand, table.me.deck) == ("action", ["viper"], ["scout"])
    assert table.refuse("decline").code == "not-asked"
    before = table.me.combat
    table.play("play viper")
    assert table.me.combat == before + 1


@pytest.mark.parametrize(
    ("ship", "trade", "combat"), [("corvette", 0, 1), ("survey-ship", 1, 0), ("dreadnaught", 0, 7)]
)
def test_with_nothing_to_draw_a_ship_still_gives_the_rest(ship: str, trade: int, combat: int) -> None:
    """SR-118, SR-120, SR-122, SR-168, SR-169: the ship itself is in play and not reshuffled."""
    table = a_duel(hand=[ship])
    table.play(f"play {ship}")
    assert (table.me.trade, table.me.combat, table.me.hand) == (trade, combat, [])
    assert table.me.in_play == [ship]


def test_imperial_frigate_is_no_part_of_the_reshuffle_for_its_draw() -> None:
    """SR-119, SR-304."""
    table = a_duel(in_play=["imperial-frigate"], discard=["viper"])
    table.play("scrap imperial-frigate")
    assert (table.me.hand, table.me.deck, table.scrap_heap) == (["viper"], [], ["imperial-frigate"])


def test_imperial_frigate_uses_all_three_abilities_in_one_turn() -> None:
    """SR-119, SR-39, SR-192: the scrap ability last, for then the ally ability is gone."""
    table = a_duel(hand=["imperial-frigate", "imperial-frigate"], in_play=["recycling-station"], deck=["scout"] * 2)
    table.play("play imperial-frigate", "ally imperial-frigate", "scrap imperial-frigate used-ally")
    assert (table.me.combat, table.me.hand) == (4 + 2, ["scout", "imperial-frigate"])
    table.play("play imperial-frigate", "scrap imperial-frigate")
    assert table.refuse("ally imperial-frigate").code == "not-in-play"
    assert table.me.combat == 6 + 4


def test_dreadnaught_gives_twelve_combat_when_it_is_played_and_scrapped() -> None:
    """SR-122, SR-269."""
    table = a_duel(hand=["dreadnaught"], foe_authority=12)
    table.play("play dreadnaught", "scrap dreadnaught", "attack 2")
    assert (table.winner, table.foe.authority) == (1, 0)


# Battlecruiser's destruction


def test_battlecruiser_scrapped_draws_first_and_then_may_destroy_a_base() -> None:
    """SR-121, SR-260, SR-93, SR-259: without combat; the base goes to its owner's discard pile."""
    table = a_duel(in_play=["battlecruiser"], deck=["viper", "scout"], foe_bases=["fleet-hq", "barter-world"], combat=1)
    table.play("scrap battlecruiser")
    assert (table.me.hand, table.scrap_heap) == (["viper"], ["battlecruiser"])
    assert table.options == ["destroy 2 fleet-hq", "destroy 2 barter-world", "decline"]
    table.play("destroy 2 fleet-hq")
    assert (table.foe.in_play, table.foe.discard, table.me.combat) == (["barter-world"], ["fleet-hq"], 1)


def test_battlecruisers_destruction_is_optional_but_its_draw_is_not() -> None:
    """SR-260."""
    table = a_duel(in_play=["battlecruiser"], deck=["viper"], foe_bases=["barter-world"])
    table.play("scrap battlecruiser", "decline")
    assert (table.me.hand, table.foe.in_play, table.asked) == (["viper"], ["barter-world"], "action")
    table.refuse("destroy 2 barter-world")


def test_battlecruiser_with_nothing_to_draw_still_destroys() -> None:
    """SR-121, SR-186, SR-304."""
    table = a_duel(in_play=["battlecruiser"], foe_bases=["barter-world"])
    table.play("scrap battlecruiser", "destroy 2 barter-world")
    assert (table.me.hand, table.foe.discard, table.scrap_heap) == ([], ["barter-world"], ["battlecruiser"])


def test_battlecruiser_destroys_outposts_before_other_bases_and_never_own_ones() -> None:
    """SR-256, SR-257, SR-258: with the last outpost gone, the rest can be attacked in the same turn."""
    table = a_duel(
        in_play=["battlecruiser", "blob-wheel"], foe_bases=["royal-redoubt", "barter-world"], combat=5, deck=["scout"]
    )
    assert table.refuse("attack 2").code == "outposts-first"
    table.play("scrap battlecruiser")
    assert table.options == ["destroy 2 royal-redoubt", "decline"]
    table.refuse("destroy 2 barter-world")
    table.refuse("destroy 1 blob-wheel")
    table.play("destroy 2 royal-redoubt", "attack 2 barter-world", "attack 2")
    assert (table.foe.in_play, table.foe.authority, table.me.in_play) == ([], 49, ["blob-wheel"])
