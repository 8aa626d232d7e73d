"""The bases of the Star Empire."""

import pytest

from tests.realms.table import a_duel, new_duel

TWO_SETS = {"sets": "2"}
NEXT_TURN = {"discards": "next-turn"}
OTHER_FACTIONS = ["ram", "cutter", "trade-bot", "explorer"]


@pytest.mark.parametrize(
    ("base", "cost"),
    [("recycling-station", 4), ("space-station", 4), ("war-world", 5), ("royal-redoubt", 6), ("fleet-hq", 8)],
)
def test_a_star_empire_base_costs_what_is_printed_on_it(base: str, cost: int) -> None:
    """SR-123, SR-124, SR-125, SR-126, SR-127: bought, it is in the discard pile and not in play."""
    table = a_duel(trade=cost - 1, row=[base])
    refusal = table.refuse(f"buy {base}")
    assert (refusal.code, refusal.details["need"], refusal.details["have"]) == ("not-enough-trade", cost, cost - 1)
    table = a_duel(trade=cost + 1, row=[base])
    table.play(f"buy {base}")
    assert (table.me.trade, table.me.discard, table.row) == (1, [base], [])
    assert table.refuse(f"use {base}").code == "not-in-play"


@pytest.mark.parametrize(
    ("base", "copies"),
    [("recycling-station", 2), ("space-station", 2), ("war-world", 1), ("royal-redoubt", 1), ("fleet-hq", 1)],
)
def test_a_star_empire_base_is_dealt_in_its_number_of_copies(base: str, copies: int) -> None:
    """SR-123, SR-124, SR-125, SR-126, SR-127."""
    table = new_duel(seed=8)
    assert [*table.row, *table.trade_deck].count(base) == copies


@pytest.mark.parametrize(
    ("base", "defense"),
    [("recycling-station", 4), ("space-station", 4), ("war-world", 4), ("royal-redoubt", 6), ("fleet-hq", 8)],
)
def test_a_star_empire_base_falls_to_its_defense_and_not_to_less(base: str, defense: int) -> None:
    """SR-123, SR-124, SR-125, SR-126, SR-127, SR-46."""
    table = a_duel(combat=defense - 1, foe_bases=[base])
    refusal = table.refuse(f"attack 2 {base}")
    assert (refusal.code, refusal.details["need"]) == ("not-enough-combat", defense)
    table = a_duel(combat=defense + 1, foe_bases=[base])
    table.play(f"attack 2 {base}")
    assert (table.me.combat, table.foe.in_play, table.foe.discard) == (1, [], [base])


@pytest.mark.parametrize(
    ("outpost", "authority"),
    [("recycling-station", 47), ("space-station", 47), ("war-world", 47), ("royal-redoubt", 49)],
)
def test_a_star_empire_outpost_protects_its_owner_and_other_bases(outpost: str, authority: int) -> None:
    """SR-123, SR-124, SR-125, SR-126, SR-48, SR-49: until it is destroyed."""
    table = a_duel(combat=11, foe_bases=[outpost, "barter-world"])
    assert table.refuse("attack 2").code == "outposts-first"
    assert table.refuse("attack 2 barter-world").code == "outposts-first"
    table.play(f"attack 2 {outpost}", "attack 2 barter-world", "attack 2")
    assert (table.foe.in_play, table.foe.authority) == ([], authority)


def test_fleet_hq_is_no_outpost() -> None:
    """SR-127, SR-111."""
    table = a_duel(combat=9, foe_bases=["fleet-hq", "barter-world"])
    table.play("attack 2 barter-world", "attack 2")
    assert (table.foe.in_play, table.foe.authority) == (["fleet-hq"], 45)
    table = a_duel(combat=20, foe_bases=["fleet-hq", "war-world"])
    assert table.refuse("attack 2 fleet-hq").code == "outposts-first"


@pytest.mark.parametrize(("base", "combat"), [("space-station", 2), ("war-world", 3), ("royal-redoubt", 3)])
def test_a_star_empire_bases_primary_is_used_once_in_each_turn(base: str, combat: int) -> None:
    """SR-124, SR-125, SR-126: from the turn in which it is played, and only when its owner says so."""
    table = a_duel(hand=[base], deck=["scout"] * 5, foe_hand=["viper"])
    table.play(f"play {base}")
    assert (table.me.combat, table.me.in_play) == (0, [base])
    table.play(f"use {base}")
    assert (table.me.combat, table.me.trade, table.foe.hand, table.asked) == (combat, 0, ["viper"], "action")
    assert table.refuse(f"use {base}").code == "already-used"
    table.play("end-turn", "end-turn", f"use {base}")
    assert (table.me.combat, table.me.in_play) == (combat, [base])


@pytest.mark.parametrize("partner", ["survey-ship", "recycling-station"])
@pytest.mark.parametrize(
    ("base", "combat", "discarded"), [("space-station", 2, 0), ("war-world", 4, 0), ("royal-redoubt", 0, 1)]
)
def test_a_bases_ally_ability_needs_another_star_empire_card(
    base: str, combat: int, discarded: int, partner: str
) -> None:
    """SR-124, SR-125, SR-126: an own ship or base; other factions and the opponent's bases do not help."""
    table = a_duel(in_play=[base, *OTHER_FACTIONS], hand=[partner], foe_hand=["viper"], foe_bases=["fleet-hq"])
    assert table.refuse(f"ally {base}").code == "no-ally"
    table.play(f"play {partner}")
    trade = table.me.trade
    table.play(f"ally {base}")
    assert (table.me.combat, table.me.trade, table.foe.discard) == (combat, trade, ["viper"] * discarded)
    assert table.refuse(f"ally {base}").code == "already-used"


@pytest.mark.parametrize(("base", "both"), [("space-station", 4), ("war-world", 7)])
def test_a_bases_two_abilities_are_used_in_either_order_and_anew_each_turn(base: str, both: int) -> None:
    """SR-124, SR-125, SR-189."""
    table = a_duel(in_play=[base, "recycling-station"])
    table.play(f"use {base}", f"ally {base} used-primary")
    assert table.me.combat == both
    table.play("end-turn", "end-turn", f"ally {base}", f"use {base} used-ally")
    assert table.me.combat == both


@pytest.mark.parametrize("base", ["recycling-station", "fleet-hq"])
def test_recycling_station_and_fleet_hq_have_no_ally_ability_but_are_partners(base: str) -> None:
    """SR-123, SR-127."""
    table = a_duel(in_play=[base, "war-world"])
    assert table.refuse(f"ally {base}").code == "no-such-ability"
    table.play("ally war-world")
    assert table.me.combat == 4


@pytest.mark.parametrize("base", ["recycling-station", "war-world", "royal-redoubt", "fleet-hq"])
def test_only_space_station_among_star_empire_bases_can_be_scrapped_from_play(base: str) -> None:
    """SR-123, SR-125, SR-126, SR-127, SR-110."""
    assert a_duel(in_play=[base]).refuse(f"scrap {base}").code == "no-such-ability"
    assert "scrap space-station" in a_duel(in_play=["space-station"]).options


# Recycling Station


def test_recycling_station_gives_one_trade() -> None:
    """SR-123, SR-233."""
    table = a_duel(hand=["recycling-station", "scout"], deck=["ram"])
    table.play("play recycling-station", "use recycling-station", "choose 1")
    assert (table.me.trade, table.me.combat, table.me.hand, table.asked) == (1, 0, ["scout"], "action")
    assert table.refuse("use recycling-station").code == "already-used"


@pytest.mark.parametrize(
    ("discarded", "hand"),
    [
        ([], ["scout", "viper", "explorer"]),
        (["scout"], ["viper", "explorer", "ram"]),
        (["scout", "explorer"], ["viper", "ram", "cutter"]),
    ],
)
def test_recycling_station_discards_up_to_two_and_draws_as_many(discarded: list[str], hand: list[str]) -> None:
    """SR-123, SR-233, SR-185, SR-305, SR-306."""
    table = a_duel(
        in_play=["recycling-station"], hand=["scout", "viper", "explorer"], deck=["ram", "cutter", "corvette"]
    )
    table.play("use recycling-station", "choose 2")
    for card in discarded:
        assert "done" in table.options
        table.play(f"discard {card}")
    if len(discarded) < 2:
        table.play("done")
    assert (table.me.hand, table.me.discard, table.asked) == (hand, discarded, "action")
    assert (table.me.trade, table.me.combat) == (0, 0)


def test_recycling_station_never_discards_a_third_card() -> None:
    """SR-233: after the second the draws follow at once."""
    table = a_duel(in_play=["recycling-station"], hand=["scout"] * 4, deck=["viper"] * 4)
    table.play("use recycling-station", "choose 2", "discard scout", "discard scout")
    assert table.refuse("discard scout").code == "not-asked"
    assert table.me.hand == ["scout"] * 2 + ["viper"] * 2


def test_recycling_stations_discards_may_come_back_by_a_reshuffle() -> None:
    """SR-234: with an empty deck exactly the two discarded cards are drawn."""
    table = a_duel(in_play=["recycling-station"], hand=["scout", "viper"])
    table.play("use recycling-station", "choose 2", "discard scout")
    assert (table.me.hand, table.me.discard) == (["viper"], ["scout"])
    table.play("discard viper")
    assert (table.me.hand, table.me.discard, table.me.deck) == (["scout", "viper"], [], [])


def test_recycling_station_with_an_empty_hand_may_choose_to_do_nothing() -> None:
    """SR-300: and is used for this turn; in the next it chooses anew."""
    table = a_duel(in_play=["recycling-station"], deck=["scout"] * 5)
    table.play("use recycling-station")
    assert table.options == ["choose 1", "choose 2"]
    table.play("choose 2")
    assert (table.me.hand, table.me.trade) == ([], 0)
    assert table.refuse("use recycling-station").code == "already-used"
    table.play("end-turn", "end-turn", "use recycling-station", "choose 1")
    assert table.me.trade == 1


# Space Station, War World, Royal Redoubt


def test_space_station_is_scrapped_for_four_trade() -> None:
    """SR-124, SR-269, SR-195, SR-287: in the turn it is played, after its primary; its combat stays."""
    table = a_duel(hand=["space-station"], row=["war-world"])
    assert table.refuse("scrap space-station").code == "not-in-play"
    table.play("play space-station", "use space-station", "scrap space-station used-primary")
    assert (table.me.trade, table.me.combat, table.scrap_heap) == (4, 2, ["space-station"])
    assert table.refuse("use space-station").code == "not-in-play"
    assert table.refuse("buy war-world").code == "not-enough-trade"


def test_space_station_may_be_scrapped_in_a_later_own_turn_but_not_in_the_opponents() -> None:
    """SR-124, SR-196."""
    table = a_duel(hand=["space-station"])
    table.play("play space-station", "end-turn")
    assert table.refuse("scrap space-station").code == "not-in-play"
    table.play("end-turn", "scrap space-station")
    assert (table.me.trade, table.me.in_play) == (4, [])


def test_two_space_stations_are_partners_until_one_is_scrapped() -> None:
    """SR-124, SR-190."""
    table = a_duel(in_play=["space-station", "space-station"])
    table.play("ally space-station", "scrap space-station used-ally")
    assert (table.me.combat, table.me.trade) == (2, 4)
    assert table.refuse("ally space-station").code == "no-ally"


def test_war_world_has_nothing_to_do_with_markers() -> None:
    """SR-248, SR-125: a ship bought after its abilities goes to the discard pile without a question."""
    table = a_duel(in_play=["war-world", "recycling-station"], trade=2, row=["corvette"])
    table.play("use war-world", "ally war-world used-primary", "buy corvette")
    assert (table.me.markers, table.me.top, table.me.discard) == (0, [], ["corvette"])
    assert (table.asked, table.me.combat) == ("action", 7)


def test_royal_redoubts_ally_ability_makes_the_opponent_choose_a_discard() -> None:
    """SR-126, SR-271, SR-279: apart from its combat, and whatever outposts there are."""
    table = a_duel(in_play=["royal-redoubt", "fleet-hq"], foe_hand=["scout", "viper"], foe_bases=["war-world"])
    table.play("ally royal-redoubt")
    assert (table.actor, table.options) == (2, ["discard scout", "discard viper"])
    table.play("discard scout")
    assert (table.foe.hand, table.foe.discard, table.me.combat) == (["viper"], ["scout"], 0)
    table.play("use royal-redoubt used-ally")
    assert table.me.combat == 3


def test_royal_redoubts_ally_ability_waits_until_the_opponent_has_a_card() -> None:
    """SR-126, SR-298: a discard in the next turn can always be demanded."""
    table = a_duel(in_play=["royal-redoubt", "fleet-hq"])
    assert table.refuse("ally royal-redoubt").code == "nothing-to-gain"
    table = a_duel(in_play=["royal-redoubt", "fleet-hq"], options=NEXT_TURN)
    table.play("ally royal-redoubt")
    assert table.refuse("ally royal-redoubt").code == "already-used"


# Fleet HQ


def test_fleet_hq_gives_one_combat_for_each_ship_played() -> None:
    """SR-127, SR-228: of any faction, in the turn it is played and in later ones."""
    table = a_duel(hand=["fleet-hq", "scout", "trade-pod"])
    table.play("play fleet-hq", "play scout")
    assert table.me.combat == 1
    table.play("play trade-pod")
    assert table.me.combat == 2
    table.play("end-turn", "end-turn")
    assert table.me.combat == 0
    table.play("play scout", "play trade-pod")
    assert table.me.combat == 2


def test_fleet_hq_has_nothing_to_activate() -> None:
    """SR-127, SR-54."""
    table = a_duel(in_play=["fleet-hq"])
    assert table.refuse("use fleet-hq").code == "no-such-ability"
    assert (table.options, table.me.combat) == (["end-turn"], 0)


def test_fleet_hq_gives_nothing_for_ships_played_before_it() -> None:
    """SR-229."""
    table = a_duel(hand=["scout", "fleet-hq", "trade-pod"])
    table.play("play scout", "play fleet-hq")
    assert table.me.combat == 0
    table.play("play trade-pod")
    assert table.me.combat == 1


def test_fleet_hq_gives_nothing_for_bases() -> None:
    """SR-230: itself included."""
    table = a_duel(hand=["fleet-hq", "blob-wheel", "war-world"])
    table.play("play fleet-hq", "play blob-wheel", "play war-world")
    assert table.me.combat == 0


def test_combat_from_fleet_hq_stays_when_the_ship_is_scrapped() -> None:
    """SR-231."""
    table = a_duel(in_play=["fleet-hq"], hand=["explorer", "ram"])
    table.play("play explorer", "scrap explorer", "play ram", "scrap ram")
    assert table.me.combat == (1 + 2) + (1 + 5)


def test_two_fleet_hqs_give_two_combat_for_each_ship() -> None:
    """SR-232."""
    table = a_duel(in_play=["fleet-hq"], hand=["fleet-hq", "scout", "explorer"], options=TWO_SETS)
    table.play("play scout", "play fleet-hq", "play explorer")
    assert table.me.combat == 1 + 2


def test_fleet_hq_pays_once_for_a_needle() -> None:
    """SR-225, SR-311: when it enters play, and nothing more for the copy."""
    table = a_duel(in_play=["fleet-hq"], hand=["trade-pod", "stealth-needle"])
    table.play("play trade-pod", "play stealth-needle")
    assert (table.me.combat, table.asked == "action") == (2, False)
    table.play("copy trade-pod")
    assert (table.me.combat, table.me.trade) == (2, 6)


def test_fleet_hq_pays_before_the_ships_primary() -> None:
    """SR-311, SR-291: neither combat is spent before Battle Pod's question is answered."""
    table = a_duel(in_play=["fleet-hq"], hand=["battle-pod"], row=["cutter"])
    table.play("play battle-pod")
    assert [event.name for event in table.events[-3:]] == ["card-played", "fleet-bonus-gained", "points-gained"]
    assert table.me.combat == 1 + 4
    assert table.refuse("attack 2").code == "answer-first"


def test_the_opponents_fleet_hq_pays_nothing() -> None:
    """SR-200."""
    table = a_duel(hand=["scout", "explorer"], foe_bases=["fleet-hq"])
    table.play("play scout", "play explorer")
    assert (table.me.combat, table.foe.combat) == (0, 0)


def test_a_destroyed_fleet_hq_stops_paying_at_once() -> None:
    """SR-127, SR-286: until it is played again."""
    table = a_duel(combat=8, foe_bases=["fleet-hq"], foe_hand=["scout", "viper"])
    table.play("attack 2 fleet-hq", "end-turn", "play scout", "end-turn")
    assert table.foe.hand == ["scout", "viper", "fleet-hq"]
    table.play("end-turn", "play scout")
    assert table.foe.combat == 0
    table.play("play fleet-hq", "play viper")
    assert table.foe.combat == 1 + 1
