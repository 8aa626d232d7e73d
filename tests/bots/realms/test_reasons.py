"""What hints say of Star Realms is true of the table they say it about."""

from typing import Any

from starlode.bots.realms.reasons import RealmsReasons
from tests.realms.table import Table, a_duel, a_seat, a_table


def told(table: Table, action: str, seat: int = 1) -> dict[str, dict[str, Any]]:
    """What speaks for an option, by the messages."""
    decision = table.match.decision
    assert decision is not None
    found = RealmsReasons().of(table.match.view(seat), decision, table.match.state)
    return {reason.message: dict(reason.details) for reason in found[decision.actions.index(action)]}


def test_a_card_that_scraps_thins_a_deck_of_starters() -> None:
    table = a_duel(trade=3, row=["supply-bot", "ram"], deck=["scout"] * 5, discard=["viper"])
    assert told(table, "buy supply-bot")["why-will-thin"] == {"count": 6}
    assert "why-will-thin" not in told(table, "buy ram")
    thin = a_duel(trade=3, row=["supply-bot"], deck=["ram", "cutter", "freighter"])
    assert "why-will-thin" not in told(thin, "buy supply-bot")


def test_the_most_combat_for_the_trade_there_is() -> None:
    table = a_duel(trade=3, row=["ram", "blob-fighter", "dreadnaught"])
    assert told(table, "buy ram")["why-most-combat"] == {"combat": 5}
    assert "why-most-combat" not in told(table, "buy blob-fighter")


def test_a_card_of_their_main_faction_is_denied() -> None:
    collected = ["ram", "blob-fighter", "trade-pod", "cutter"]
    table = a_duel(trade=3, row=["battle-pod", "cutter"], foe_deck=collected)
    assert told(table, "buy battle-pod")["why-denies"] == {"seat": 2, "faction": "blob", "count": 3}
    assert "why-denies" not in told(table, "buy cutter")


def test_bases_in_play_count_to_what_somebody_collects() -> None:
    table = a_duel(trade=3, row=["battle-pod"], foe_deck=["ram", "ram"], foe_bases=["the-hive"])
    assert told(table, "buy battle-pod")["why-denies"]["count"] == 3


def test_allies_in_the_own_deck_speak_for_a_card() -> None:
    table = a_duel(trade=3, row=["battle-pod"], deck=["ram", "trade-pod"])
    assert told(table, "buy battle-pod")["why-allies"] == {"faction": "blob", "count": 2}


def test_trade_that_makes_a_card_payable() -> None:
    table = a_duel(hand=["explorer"], trade=2, row=["ram", "freighter", "dreadnaught"])
    assert told(table, "play explorer")["why-within-reach"] == {"card": "freighter", "cost": 4}
    assert "why-within-reach" not in told(a_duel(hand=["explorer"], trade=4, row=["ram"]), "play explorer")


def test_combat_that_is_enough_for_an_outpost() -> None:
    table = a_duel(hand=["ram"], foe_bases=["war-world"])
    assert told(table, "play ram")["why-breaks-outpost"] == {"card": "war-world"}
    assert "why-breaks-outpost" not in told(a_duel(hand=["ram"], foe_bases=["royal-redoubt"]), "play ram")


def test_an_ally_ability_is_switched_on_only_where_it_was_off() -> None:
    alone = a_duel(hand=["trade-pod"], in_play=["the-hive"])
    assert told(alone, "play trade-pod")["why-turns-on"] == {"card": "the-hive"}
    both = a_duel(hand=["trade-pod"], in_play=["the-hive", "blob-wheel"])
    assert "why-turns-on" not in told(both, "play trade-pod")
    assert "why-ally-works" in told(both, "play trade-pod")


def test_mech_world_is_an_ally_of_every_faction() -> None:
    table = a_duel(hand=["trade-pod", "ram"], in_play=["mech-world"])
    assert "why-ally-works" in told(table, "play ram")
    assert "why-turns-on" not in told(table, "play ram")
    foe = a_duel(combat=6, foe_bases=["mech-world"])
    assert told(foe, "attack 2 mech-world")["why-stands-for-all"] == {"card": "mech-world"}


def test_an_outpost_stands_in_the_way() -> None:
    assert "why-opens-way" in told(a_duel(combat=5, foe_bases=["war-world"]), "attack 2 war-world")
    two = a_duel(combat=5, foe_bases=["war-world", "junkyard"])
    assert told(two, "attack 2 war-world")["why-one-outpost-less"] == {"card": "war-world"}


def test_an_attack_says_what_is_left() -> None:
    assert told(a_duel(combat=5, foe_authority=12), "attack 2")["why-hits"] == {"seat": 2, "left": 7}


def test_an_opponent_without_cards_discards_none() -> None:
    assert "why-makes-discard" in told(a_duel(hand=["imperial-fighter"], foe_hand=["scout"]), "play imperial-fighter")
    assert "why-makes-discard" not in told(a_duel(hand=["imperial-fighter"]), "play imperial-fighter")


def test_a_scout_of_the_discard_pile_is_scrapped_before_one_in_hand() -> None:
    table = a_duel(hand=["trade-bot", "scout"], discard=["scout"])
    table.play("play trade-bot")
    assert told(table, "scrap-discard scout")["why-thins"] == {"card": "scout", "count": 2}
    assert "why-hand-stays" in told(table, "scrap-discard scout")
    assert "why-hand-stays" not in told(table, "scrap-hand scout")


def test_of_two_equally_dear_cards_none_is_the_dearest() -> None:
    table = a_duel(hand=["battle-pod"], row=["fleet-hq", "blob-world", "ram"])
    table.play("play battle-pod")
    assert "why-dearest-of-row" not in told(table, "scrap-row fleet-hq")
    table = a_duel(hand=["battle-pod"], row=["fleet-hq", "ram"])
    table.play("play battle-pod")
    assert "why-dearest-of-row" in told(table, "scrap-row fleet-hq")


def test_outposts_of_the_whole_hydra_team_stand_in_the_way() -> None:
    """SR-M108: a teammate's outpost protects as well as an own one."""
    two = a_table("hydra", {1: a_seat(combat=5), 3: a_seat(in_play=["war-world"]), 4: a_seat(in_play=["junkyard"])})
    assert "why-opens-way" not in told(two, "attack 3 war-world")
    assert told(two, "attack 3 war-world")["why-one-outpost-less"] == {"card": "war-world"}
    one = a_table("hydra", {1: a_seat(combat=5), 3: a_seat(in_play=["war-world"]), 4: a_seat(in_play=["the-hive"])})
    assert "why-opens-way" in told(one, "attack 3 war-world")


def test_a_boss_s_base_that_is_only_damaged_stays_in_the_way() -> None:
    raid = a_table("raid", {1: a_seat(in_play=["war-world"]), 2: a_seat(combat=2)}, current=2, options={"boss": "1"})
    said = told(raid, "attack 1 war-world", 2)
    assert "why-damage-stays" in said
    assert not {"why-opens-way", "why-one-outpost-less"} & said.keys()
    worn = a_table(
        "raid", {1: a_seat(damaged=[("war-world", 3)]), 2: a_seat(combat=2)}, current=2, options={"boss": "1"}
    )
    assert "why-opens-way" in told(worn, "attack 1 war-world damaged-3", 2)


def test_only_bases_and_hands_in_reach_speak_for_a_card() -> None:
    """In a hunt nobody but the left neighbour is made to discard, and only neighbours' bases are in reach."""
    hands = {1: a_seat(hand=["imperial-fighter"]), 3: a_seat(hand=["scout"])}
    assert "why-makes-discard" not in told(a_table("hunter", hands, seats=4), "play imperial-fighter")
    bases = {1: a_seat(in_play=["port-of-call"]), 3: a_seat(in_play=["the-hive"])}
    assert "why-destroys-base" not in told(a_table("hunter", bases, seats=4), "scrap port-of-call")
    bases[4] = a_seat(in_play=["the-hive"])
    assert "why-destroys-base" in told(a_table("hunter", bases, seats=4), "scrap port-of-call")


def test_nothing_speaks_for_the_loss_of_an_own_base() -> None:
    table = a_duel(hand=["ram"], in_play=["port-of-call", "war-world"], options={"own-bases": "yes"})
    table.play("scrap port-of-call")
    assert not told(table, "destroy 1 war-world").keys() - {"why-no-combat-spent"}


def test_only_a_viper_gives_nothing_but_one_combat() -> None:
    """A Corvette draws as well, and a Blob Wheel stays."""
    table = a_duel(hand=["trade-bot", "viper", "corvette", "blob-wheel"])
    table.play("play trade-bot")
    assert "why-only-one-combat" in told(table, "scrap-hand viper")
    assert "why-only-one-combat" not in told(table, "scrap-hand corvette")
    assert "why-only-one-combat" not in told(table, "scrap-hand blob-wheel")


def test_fleet_hq_makes_more_of_every_ship_that_is_played() -> None:
    """SR-228: beside it a Viper gives 2 combat."""
    table = a_duel(hand=["trade-bot", "viper"], in_play=["fleet-hq"])
    assert told(table, "play viper")["why-gains"] == {"combat": 2}
    table.play("play trade-bot")
    assert "why-only-one-combat" not in told(table, "scrap-hand viper")


def test_fleet_hq_waits_for_no_bases() -> None:
    assert "why-before-ships" in told(a_duel(hand=["fleet-hq", "ram"]), "play fleet-hq")
    assert "why-before-ships" not in told(a_duel(hand=["fleet-hq", "the-hive"]), "play fleet-hq")


def test_machine_base_scraps_nothing_from_the_discard_pile() -> None:
    lying = a_duel(in_play=["machine-base", "junkyard"], deck=["ram"], discard=["scout"])
    assert "why-scraps-now" not in told(lying, "use machine-base")
    assert "why-scraps-now" in told(lying, "use junkyard")
    held = a_duel(hand=["scout"], in_play=["machine-base"], deck=["ram"])
    assert "why-scraps-now" in told(held, "use machine-base")


def test_only_what_is_left_can_be_drawn() -> None:
    both = a_duel(hand=["command-ship"], deck=["scout"], discard=["viper"])
    assert told(both, "play command-ship")["why-draws"] == {"cards": 2}
    assert told(a_duel(hand=["command-ship"], deck=["scout"]), "play command-ship")["why-draws"] == {"cards": 1}
    assert "why-draws" not in told(a_duel(hand=["command-ship"]), "play command-ship")


def test_without_a_trade_deck_no_card_comes_into_the_row() -> None:
    table = a_duel(hand=["battle-pod"], row=["fleet-hq", "ram"])
    table.play("play battle-pod")
    assert "why-new-card" not in told(table, "scrap-row ram")
    more = a_duel(hand=["battle-pod"], row=["fleet-hq", "ram"], trade_deck=["cutter"])
    more.play("play battle-pod")
    assert "why-new-card" in told(more, "scrap-row ram")


def test_what_a_card_gives_when_it_is_scrapped_is_had_as_well() -> None:
    """A Blob Wheel gives 1 combat a turn, an Explorer 2 once; a scrapped Blob Wheel gives 3 trade."""
    table = a_duel(trade=3, row=["blob-wheel"])
    assert "why-most-combat" not in told(table, "buy blob-wheel")
    assert "why-most-trade" not in told(table, "buy explorer")
