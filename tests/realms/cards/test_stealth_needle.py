"""The Stealth Needle."""

import pytest

from starlode.core.match import Match
from starlode.realms.cards import CARDS
from starlode.realms.rules import RealmsRules
from tests.realms.table import Table, a_duel, new_duel

TWO_SETS = {"sets": "2"}
WATCHERS = ["ram", "imperial-fighter", "cutter", "trade-bot"]  # one of each faction
# Patrol Mech's choice has a test of its own.
PLAIN_SHIPS = [card.id for card in CARDS if not card.is_base and card.id not in ("stealth-needle", "patrol-mech")]


def gained(table: Table) -> tuple[int, int, int]:
    """Trade, combat and authority beyond what every test starts with."""
    return table.me.trade, table.me.combat, table.me.authority - 50


# The card


def test_the_needle_costs_4_and_there_is_one_in_a_set() -> None:
    """SR-81, SR-108, SR-155."""
    table = a_duel(trade=7, row=["stealth-needle"])
    table.play("buy stealth-needle")
    assert (table.me.trade, table.me.discard) == (3, ["stealth-needle"])
    assert a_duel(trade=3, row=["stealth-needle"]).refuse("buy stealth-needle").details["need"] == 4
    for sets in (1, 2):
        deal = new_duel(sets=str(sets))
        assert (deal.row + deal.trade_deck).count("stealth-needle") == sets


def test_the_needle_copies_a_ship_and_carries_out_its_primary_at_once() -> None:
    """SR-155, SR-208: of several ships the one that is named."""
    table = a_duel(hand=["cutter", "viper", "stealth-needle"])
    table.play("play cutter", "play viper", "play stealth-needle")
    assert set(table.options) == {"copy cutter", "copy viper"}
    assert gained(table) == (2, 1, 4)
    table.play("copy cutter")
    assert gained(table) == (4, 1, 8)


@pytest.mark.parametrize("ship", PLAIN_SHIPS)
def test_the_needle_gives_again_what_the_ship_gave(ship: str) -> None:
    """SR-208."""
    table = a_duel(hand=[ship, "stealth-needle"], deck=["explorer"] * 4)
    play_and_decline(table, f"play {ship}")
    once, drawn = gained(table), 4 - len(table.me.deck)
    play_and_decline(table, "play stealth-needle", f"copy {ship}")
    assert gained(table) == tuple(2 * figure for figure in once)
    assert 4 - len(table.me.deck) == 2 * drawn


def play_and_decline(table: Table, *lines: str) -> None:
    table.play(*lines)
    if "decline" in table.options:
        table.play("decline")


def test_only_own_ships_of_this_turn_can_be_copied() -> None:
    """SR-208: neither the opponent's of the turn before nor own ones of an earlier turn."""
    table = a_duel(hand=["cutter"], foe_hand=["stealth-needle", "ram"])
    table.play("play cutter", "end-turn", "play stealth-needle")
    assert (table.asked, table.foe.trade) == ("action", 0)
    table = a_duel(hand=["cutter"], deck=["stealth-needle"])
    table.play("play cutter", "end-turn", "end-turn", "play stealth-needle")
    assert (table.asked, table.me.trade) == ("action", 0)


def test_with_no_other_ship_played_the_needle_is_a_plain_machine_cult_ship() -> None:
    """SR-155, SR-216: it is a partner, but has no abilities."""
    table = a_duel(hand=["stealth-needle", "trade-bot"])
    table.play("play stealth-needle")
    assert (table.asked, gained(table)) == ("action", (0, 0, 0))
    assert table.refuse("ally stealth-needle").code == "no-such-ability"
    assert table.refuse("scrap stealth-needle").code == "no-such-ability"
    table.play("play trade-bot", "ally trade-bot")
    assert table.me.combat == 2


def test_a_needle_played_first_gets_no_later_chance_to_copy() -> None:
    """SR-217."""
    table = a_duel(hand=["stealth-needle", "ram"])
    table.play("play stealth-needle", "play ram")
    assert (table.asked, gained(table)) == ("action", (0, 5, 0))
    assert table.refuse("copy ram").code == "not-asked"
    assert table.refuse("scrap stealth-needle as ram").code == "not-in-play"
    assert table.refuse("ally ram").code == "no-ally"


def test_with_a_candidate_the_needle_must_copy() -> None:
    """SR-218."""
    table = a_duel(hand=["corvette", "stealth-needle"], deck=["scout", "viper"])
    table.play("play corvette", "play stealth-needle")
    assert table.options == ["copy corvette"]
    for line in ("decline", "done", "end-turn", "play scout", "copy stealth-needle", "copy cutter"):
        assert table.refuse(line).code == "answer-first"
    table.play("copy corvette")
    assert table.me.hand == ["scout", "viper"]


def test_bases_cannot_be_copied() -> None:
    """SR-220."""
    table = a_duel(hand=["blob-wheel", "viper", "stealth-needle"])
    table.play("play blob-wheel", "play viper", "play stealth-needle")
    assert table.options == ["copy viper"]
    table = a_duel(hand=["blob-wheel", "stealth-needle"])
    table.play("play blob-wheel", "play stealth-needle")
    assert table.asked == "action"


@pytest.mark.parametrize(("ship", "combat"), [("ram", 10), ("explorer", 2)])
def test_a_ship_that_was_scrapped_this_turn_can_still_be_copied(ship: str, combat: int) -> None:
    """SR-219: an Explorer back on its pile included."""
    table = a_duel(hand=[ship, "stealth-needle"], explorers=5)
    table.play(f"play {ship}", f"scrap {ship}", "play stealth-needle", f"copy {ship}")
    assert table.me.combat == combat
    assert (table.me.in_play, table.me.trade) == (["stealth-needle"], 3 if ship == "ram" else 4)


# Its abilities


def test_the_needle_has_the_copied_ally_ability() -> None:
    """SR-209, SR-212: Needle and original open each other's, once each."""
    table = a_duel(hand=["cutter", "stealth-needle"])
    table.play("play cutter")
    assert table.refuse("ally cutter").code == "no-ally"
    table.play("play stealth-needle", "copy cutter", "ally stealth-needle as cutter")
    assert table.me.combat == 4
    table.play("ally cutter")
    assert table.me.combat == 8


def test_the_uses_of_needle_and_original_are_counted_apart() -> None:
    """SR-315: whichever is used first, each is used once."""
    for first, second in (("cutter", "stealth-needle as cutter"), ("stealth-needle as cutter", "cutter")):
        table = a_duel(hand=["cutter", "stealth-needle"])
        table.play("play cutter", "play stealth-needle", "copy cutter", f"ally {first}")
        assert table.refuse(f"ally {first}").code == "already-used"
        table.play(f"ally {second}")
        assert table.refuse(f"ally {second}").code == "already-used"
        assert table.me.combat == 8


def test_the_needle_has_no_ability_that_the_copied_ship_has_not() -> None:
    """SR-209, SR-210: nor those of a ship that it did not copy."""
    table = a_duel(hand=["ram", "viper", "stealth-needle"])
    table.play("play ram", "play viper", "play stealth-needle", "copy viper")
    assert table.refuse("ally stealth-needle as viper").code == "no-such-ability"
    assert table.refuse("scrap stealth-needle as viper").code == "no-such-ability"
    assert table.refuse("ally stealth-needle as ram").code == "not-in-play"
    assert table.refuse("scrap stealth-needle as ram").code == "not-in-play"


def test_the_copied_scrap_ability_scraps_the_needle_itself() -> None:
    """SR-210, SR-315: the original keeps its own."""
    table = a_duel(hand=["ram", "stealth-needle"])
    table.play("play ram", "play stealth-needle", "copy ram", "ally stealth-needle as ram")
    table.play("scrap stealth-needle as ram used-ally")
    assert (gained(table), table.me.in_play, table.scrap_heap) == ((3, 12, 0), ["ram"], ["stealth-needle"])
    assert table.refuse("scrap stealth-needle as ram").code == "not-in-play"
    table.play("scrap ram")
    assert (gained(table), table.scrap_heap) == ((6, 12, 0), ["ram", "stealth-needle"])


def test_scrapped_as_an_explorer_the_needle_lies_on_the_scrap_heap() -> None:
    """SR-213."""
    table = a_duel(hand=["explorer", "stealth-needle"], explorers=5)
    table.play("play explorer", "play stealth-needle", "copy explorer", "scrap stealth-needle as explorer")
    assert (gained(table), table.explorers, table.scrap_heap) == ((4, 2, 0), 5, ["stealth-needle"])
    assert table.me.in_play == ["explorer"]


# Its factions


@pytest.mark.parametrize(
    ("ship", "partners"),
    [
        ("trade-pod", {"ally trade-bot", "ally ram"}),
        ("corvette", {"ally trade-bot", "ally imperial-fighter"}),
        ("freighter", {"ally trade-bot", "ally cutter"}),
        ("viper", {"ally trade-bot"}),
    ],
)
def test_the_needle_is_machine_cult_and_of_the_copied_faction(ship: str, partners: set[str]) -> None:
    """SR-211, SR-214: with and without the copied ship beside it; of an unaligned ship no faction comes along."""
    table = a_duel(in_play=WATCHERS, hand=[ship, "stealth-needle"])
    table.play(f"play {ship}", "play stealth-needle", f"copy {ship}")
    for now in (table, without(ship, table)):
        assert {line for line in now.options if line.startswith("ally") and line.split()[1] in WATCHERS} == partners


def test_a_needle_that_copied_a_scrapped_ship_finds_no_partner_in_it() -> None:
    """SR-211, SR-313: another card of the copied faction is one, and has one in the Needle."""
    table = a_duel(hand=["ram", "stealth-needle", "trade-pod"])
    table.play("play ram", "scrap ram", "play stealth-needle", "copy ram")
    assert table.refuse("ally stealth-needle as ram").code == "no-ally"
    table.play("play trade-pod", "ally trade-pod", "ally stealth-needle as ram")
    assert table.me.combat == 5 + 5 + 2 + 2


def test_as_a_copy_of_a_machine_cult_ship_the_needle_is_no_partner_for_itself() -> None:
    """SR-215: the Missile Bot that it copied is taken away, which no card does, to see the Needle alone."""
    table = a_duel(hand=["missile-bot", "stealth-needle"])
    table.play("play missile-bot", "decline", "play stealth-needle", "copy missile-bot")
    assert {"ally missile-bot", "ally stealth-needle as missile-bot"} <= set(table.options)
    alone = without("missile-bot", table)
    assert alone.refuse("ally stealth-needle as missile-bot").code == "no-ally"


def without(card: str, table: Table) -> Table:
    """The same position, but for one card in play of the first seat."""
    position = table.match.position()
    match position["seats"]:
        case [{"in-play": list(in_play)}, _]:
            in_play[:] = [entry for entry in in_play if not (isinstance(entry, dict) and entry["card"] == card)]
    return Table(Match(RealmsRules(), position=position))


def test_a_needle_among_three_blob_cards_multiplies_nothing() -> None:
    """SR-188, SR-212."""
    table = a_duel(hand=["trade-pod", "stealth-needle"], in_play=["ram"])
    table.play("play trade-pod", "play stealth-needle", "copy trade-pod")
    table.play("ally ram", "ally trade-pod", "ally stealth-needle as trade-pod")
    assert gained(table) == (6, 6, 0)
    assert not [line for line in table.options if line.startswith("ally")]


def test_blob_world_counts_a_needle_that_copied_a_blob_ship() -> None:
    """SR-206: Trade Pod, the Needle and Blob World itself; as a copy of a Viper it does not count."""
    for copied, drawn in (("trade-pod", 3), ("viper", 2)):
        table = a_duel(hand=["trade-pod", "viper", "stealth-needle", "blob-world"], deck=["scout"] * 5)
        table.play("play trade-pod", "play viper", "play stealth-needle", f"copy {copied}", "play blob-world")
        table.play("use blob-world", "choose 2")
        assert table.me.hand == ["scout"] * drawn


# What single copies do


def test_a_copy_of_embassy_yacht_checks_the_bases_anew() -> None:
    """SR-221."""
    table = a_duel(in_play=["blob-wheel"], hand=["embassy-yacht", "barter-world", "stealth-needle"], deck=["scout"] * 4)
    table.play("play embassy-yacht")
    assert len(table.me.deck) == 4
    table.play("play barter-world", "play stealth-needle", "copy embassy-yacht")
    assert (table.me.hand, gained(table)) == (["scout", "scout"], (4, 0, 6))
    table = a_duel(in_play=["blob-wheel", "barter-world"], hand=["embassy-yacht", "stealth-needle"], deck=["scout"] * 4)
    table.play("play embassy-yacht", "scrap blob-wheel", "play stealth-needle", "copy embassy-yacht")
    assert len(table.me.deck) == 2


def test_a_copy_of_imperial_fighter_demands_a_discard_of_its_own() -> None:
    """SR-222."""
    table = a_duel(hand=["imperial-fighter", "stealth-needle"], foe_hand=["scout", "viper", "ram"])
    table.play("play imperial-fighter", "discard scout", "play stealth-needle", "copy imperial-fighter")
    assert (table.actor, set(table.options)) == (2, {"discard viper", "discard ram"})
    table.play("discard ram")
    assert (table.actor, table.foe.hand, table.me.combat) == (1, ["viper"], 4)


def test_a_copy_of_patrol_mech_makes_a_choice_of_its_own() -> None:
    """SR-223: and its copied ally ability scraps a card of its own."""
    table = a_duel(hand=["patrol-mech", "stealth-needle", "scout", "viper"])
    table.play("play patrol-mech", "choose 1", "play stealth-needle", "copy patrol-mech")
    assert table.options == ["choose 1", "choose 2"]
    table.play("choose 2")
    assert gained(table) == (3, 5, 0)
    table.play("ally patrol-mech", "scrap-hand scout", "ally stealth-needle as patrol-mech", "scrap-hand viper")
    assert table.scrap_heap == ["scout", "viper"]


def test_a_copy_of_a_bot_may_scrap_a_card_but_not_the_needle() -> None:
    """SR-208, SR-266."""
    table = a_duel(hand=["supply-bot", "stealth-needle", "scout"], discard=["viper"])
    table.play("play supply-bot", "decline", "play stealth-needle", "copy supply-bot")
    assert set(table.options) == {"scrap-hand scout", "scrap-discard viper", "decline"}


def test_a_copy_of_missile_mech_destroys_a_base_of_its_own() -> None:
    """SR-208, SR-256."""
    table = a_duel(hand=["missile-mech", "stealth-needle"], foe_bases=["blob-wheel", "war-world"])
    table.play("play missile-mech", "destroy 2 war-world", "play stealth-needle", "copy missile-mech")
    assert table.options == ["destroy 2 blob-wheel", "decline"]
    table.play("destroy 2 blob-wheel")
    assert (table.foe.in_play, table.me.combat) == ([], 12)


def test_a_copy_of_battle_pod_sees_the_refilled_row() -> None:
    """SR-208, SR-326."""
    table = a_duel(hand=["battle-pod", "stealth-needle"], row=["ram"], trade_deck=["cutter", "corvette"])
    table.play("play battle-pod", "scrap-row ram", "play stealth-needle", "copy battle-pod", "scrap-row cutter")
    assert (table.row, table.scrap_heap) == (["corvette"], ["ram", "cutter"])


def test_a_copy_of_blob_carrier_acquires_a_ship_of_its_own_from_the_refilled_row() -> None:
    """SR-312."""
    table = a_duel(hand=["blob-carrier", "stealth-needle"], row=["flagship"], trade_deck=["mothership"])
    table.play("play blob-carrier", "play stealth-needle", "copy blob-carrier")
    table.play("ally stealth-needle as blob-carrier", "acquire flagship", "ally blob-carrier", "acquire mothership")
    assert (table.me.top, table.row) == (["mothership", "flagship"], [])


def test_a_copy_of_freighter_arms_a_marker_of_its_own() -> None:
    """SR-314: two ships may go on top, the third goes to the discard pile."""
    row = ["cutter", "corvette", "trade-pod"]
    table = a_duel(hand=["freighter", "stealth-needle"], row=row)
    table.play("play freighter", "play stealth-needle", "copy freighter")
    table.play("ally freighter", "ally stealth-needle as freighter")
    table.play("buy cutter", "to-top", "buy corvette", "to-top", "buy trade-pod")
    assert (table.asked, table.me.top, table.me.discard) == ("action", ["corvette", "cutter"], ["trade-pod"])


def test_fleet_hq_pays_once_for_a_needle() -> None:
    """SR-225, SR-311: before it copies, and not again for the copy."""
    table = a_duel(in_play=["fleet-hq"], hand=["scout", "stealth-needle"])
    table.play("play scout", "play stealth-needle")
    assert table.me.combat == 2
    table.play("copy scout")
    assert table.me.combat == 2


# Leaving play


def test_at_the_end_of_the_turn_the_needle_is_a_plain_needle_again() -> None:
    """SR-316: drawn anew it copies anew, and nothing of the first copy remains."""
    table = a_duel(hand=["ram", "stealth-needle", "cutter"])
    table.play("play ram", "play stealth-needle", "copy ram", "ally stealth-needle as ram", "end-turn", "end-turn")
    table.play("play cutter", "play stealth-needle", "copy cutter", "play ram")
    assert table.refuse("ally ram").code == "no-ally"
    assert table.refuse("scrap stealth-needle as ram").code == "not-in-play"
    table.play("ally stealth-needle as cutter", "end-turn")
    assert sorted(table.me.hand) == ["cutter", "ram", "stealth-needle"]


def test_a_scrapped_needle_is_a_plain_needle_again() -> None:
    """SR-211, SR-316: it is no partner any more, in either faction."""
    table = a_duel(in_play=["trade-bot"], hand=["ram", "stealth-needle"])
    table.play("play ram", "play stealth-needle", "copy ram")
    assert {"ally ram", "ally trade-bot"} <= set(table.options)
    table.play("scrap stealth-needle as ram")
    for card in ("ram", "trade-bot"):
        assert table.refuse(f"ally {card}").code == "no-ally"


# Two Needles, from two sets


def test_a_needle_that_copies_a_needle_becomes_what_that_one_is() -> None:
    """SR-224: both are Cutters, and each of the three is a partner of the others with a use of its own."""
    table = a_duel(hand=["cutter", "stealth-needle", "stealth-needle"], options=TWO_SETS)
    table.play("play cutter", "play stealth-needle", "copy cutter", "play stealth-needle")
    assert table.options == ["copy cutter"]
    table.play("copy cutter")
    assert gained(table) == (6, 0, 12)
    table.play("ally stealth-needle as cutter", "ally cutter", "ally stealth-needle as cutter")
    assert table.me.combat == 12
    assert table.refuse("ally stealth-needle as cutter").code == "already-used"


def test_a_needle_may_copy_a_plain_needle_and_stays_plain() -> None:
    """SR-208, SR-224: a Needle played first is another ship played this turn, and without abilities at the moment."""
    table = a_duel(hand=["stealth-needle", "corvette", "stealth-needle"], deck=["scout"] * 2, options=TWO_SETS)
    table.play("play stealth-needle", "play corvette", "play stealth-needle")
    assert set(table.options) == {"copy corvette", "copy stealth-needle"}
    table.play("copy stealth-needle")
    assert (table.asked, gained(table), table.me.hand) == ("action", (0, 1, 0), ["scout"])
    assert table.refuse("ally corvette").code == "no-ally"


def test_with_nothing_but_needles_played_both_are_plain() -> None:
    """SR-216, SR-224."""
    table = a_duel(hand=["stealth-needle", "stealth-needle"], options=TWO_SETS)
    table.play("play stealth-needle", "play stealth-needle")
    table.play(*(line for line in table.options if line.startswith("copy")))
    assert (table.asked, gained(table), table.options) == ("action", (0, 0, 0), ["end-turn"])


def test_two_needles_are_partners_of_each_other_in_the_copied_faction() -> None:
    """SR-211, SR-224: also when the ship that they copied is gone."""
    table = a_duel(hand=["ram", "stealth-needle", "stealth-needle"], options=TWO_SETS)
    table.play("play ram", "scrap ram", "play stealth-needle", "copy ram")
    assert table.refuse("ally stealth-needle as ram").code == "no-ally"
    table.play("play stealth-needle", "copy ram", "ally stealth-needle as ram")
    assert table.me.combat == 15 + 2
    table.play("scrap stealth-needle as ram used-ally")
    assert table.refuse("ally stealth-needle as ram").code == "no-ally"
    table.play("scrap stealth-needle as ram")
    assert (table.scrap_heap, table.me.trade) == (["ram", "stealth-needle", "stealth-needle"], 9)


def test_two_needles_may_copy_different_ships() -> None:
    """SR-211, SR-224, SR-315: each has the faction and the uses of its own copy."""
    table = a_duel(hand=["ram", "cutter", "stealth-needle", "stealth-needle"], options=TWO_SETS)
    table.play("play ram", "play cutter", "play stealth-needle", "copy ram", "play stealth-needle")
    assert table.refuse("ally cutter").code == "answer-first"
    assert set(table.options) == {"copy ram", "copy cutter"}
    table.play("copy cutter", "scrap stealth-needle as ram")
    assert table.refuse("ally ram").code == "no-ally"
    table.play("ally cutter", "ally stealth-needle as cutter")
    assert gained(table) == (2 + 2 + 3, 5 + 5 + 4 + 4, 8)
