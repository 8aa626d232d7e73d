"""The cards of the Trade Federation."""

import pytest

from tests.realms.table import Table, a_duel, new_duel

COSTS = {
    "federation-shuttle": 1, "cutter": 2, "embassy-yacht": 3, "freighter": 4, "trade-escort": 5, "flagship": 6,
    "command-ship": 8, "trading-post": 3, "barter-world": 4, "defense-center": 5, "port-of-call": 6,
    "central-office": 7,
}  # fmt: skip
COPIES = {
    "federation-shuttle": 3, "cutter": 3, "embassy-yacht": 2, "freighter": 2, "trade-escort": 1, "flagship": 1,
    "command-ship": 1, "trading-post": 2, "barter-world": 2, "defense-center": 1, "port-of-call": 1,
    "central-office": 1,
}  # fmt: skip
OUTPOSTS = {"trading-post": 4, "defense-center": 5, "port-of-call": 6}
OTHER_BASES = {"barter-world": 4, "central-office": 6}
SHIPS = [card for card in COSTS if card not in OUTPOSTS | OTHER_BASES]


def gained(table: Table) -> tuple[int, int, int]:
    """Trade, combat and authority beyond what every test starts with."""
    return table.me.trade, table.me.combat, table.me.authority - 50


# The printed figures


@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_a_card_is_acquired_for_exactly_its_cost(card: str, cost: int) -> None:
    """SR-81, SR-108, SR-139, SR-140, SR-141, SR-142, SR-143, SR-144, SR-145, SR-146, SR-147, SR-148, SR-149, SR-150."""
    table = a_duel(trade=cost - 1, row=[card])
    assert table.refuse(f"buy {card}").details == {"card": card, "need": cost, "have": cost - 1}
    table = a_duel(trade=cost, row=[card])
    table.play(f"buy {card}")
    assert (table.me.trade, table.me.discard, table.row) == (0, [card], [])


@pytest.mark.parametrize(("card", "copies"), COPIES.items())
def test_the_trade_deck_holds_all_copies_of_a_card(card: str, copies: int) -> None:
    """SR-139, SR-140, SR-141, SR-142, SR-143, SR-144, SR-145, SR-146, SR-147, SR-148, SR-149, SR-150."""
    table = new_duel()
    assert (table.row + table.trade_deck).count(card) == copies


@pytest.mark.parametrize("card", COSTS)
def test_every_card_is_a_partner_of_its_own_faction_only(card: str) -> None:
    """SR-61, SR-62, SR-104, SR-105, SR-139 to SR-150."""
    others = ["trade-pod", "imperial-fighter", "trade-bot"]
    table = a_duel(in_play=["cutter", *others], hand=[card])
    assert table.refuse("ally cutter").code == "no-ally"
    table.play(f"play {card}", "ally cutter")
    for other in others:
        assert table.refuse(f"ally {other}").code == "no-ally"


@pytest.mark.parametrize("card", ["embassy-yacht", "trading-post", "barter-world", "port-of-call"])
def test_these_cards_have_no_ally_ability(card: str) -> None:
    """SR-141, SR-146, SR-147, SR-149."""
    table = a_duel(in_play=[card, "cutter"], deck=["scout"])
    assert table.refuse(f"ally {card}").code == "no-such-ability"


@pytest.mark.parametrize("card", [*SHIPS, "defense-center", "central-office"])
def test_these_cards_have_no_scrap_ability(card: str) -> None:
    """SR-110, SR-139 to SR-145, SR-148, SR-150."""
    table = a_duel(in_play=[card], hand=["scout"])
    assert table.refuse(f"scrap {card}").code == "no-such-ability"


@pytest.mark.parametrize(("base", "defense"), (OUTPOSTS | OTHER_BASES).items())
def test_a_base_is_destroyed_with_its_full_defense(base: str, defense: int) -> None:
    """SR-46, SR-47, SR-91, SR-92, SR-146, SR-147, SR-148, SR-149, SR-150."""
    table = a_duel(combat=defense - 1, foe_bases=[base])
    refusal = table.refuse(f"attack 2 {base}")
    assert (refusal.code, refusal.details["need"]) == ("not-enough-combat", defense)
    table = a_duel(combat=defense + 1, foe_bases=[base])
    table.play(f"attack 2 {base}")
    assert (table.me.combat, table.foe.in_play, table.foe.discard) == (1, [], [base])


@pytest.mark.parametrize("base", OUTPOSTS)
def test_an_outpost_protects_its_owner_and_the_other_bases(base: str) -> None:
    """SR-48, SR-49, SR-50, SR-146, SR-148, SR-149."""
    table = a_duel(combat=20, foe_bases=["blob-wheel", base])
    assert table.refuse("attack 2").code == "outposts-first"
    assert table.refuse("attack 2 blob-wheel").code == "outposts-first"
    table.play(f"attack 2 {base}", "attack 2 blob-wheel", "attack 2")
    assert (table.foe.in_play, table.foe.authority < 50) == ([], True)


@pytest.mark.parametrize("base", OTHER_BASES)
def test_a_base_that_is_no_outpost_protects_nobody(base: str) -> None:
    """SR-111, SR-147, SR-150."""
    table = a_duel(combat=5, foe_bases=["blob-wheel", base])
    table.play("attack 2 blob-wheel")
    table = a_duel(combat=5, foe_bases=[base])
    table.play("attack 2")
    assert (table.foe.authority, table.foe.in_play) == (45, [base])


# The ships


def test_federation_shuttle_gives_2_trade_and_with_an_ally_4_authority() -> None:
    """SR-139."""
    table = a_duel(hand=["federation-shuttle", "barter-world"])
    table.play("play federation-shuttle")
    assert gained(table) == (2, 0, 0)
    assert table.refuse("ally federation-shuttle").code == "no-ally"
    table.play("play barter-world", "ally federation-shuttle")
    assert gained(table) == (2, 0, 4)
    assert table.refuse("ally federation-shuttle").code == "already-used"


def test_cutter_gives_4_authority_and_2_trade_and_with_an_ally_4_combat() -> None:
    """SR-140, SR-166: both resources, without a choice."""
    table = a_duel(hand=["cutter", "federation-shuttle"])
    table.play("play cutter")
    assert (gained(table), table.asked) == ((2, 0, 4), "action")
    assert table.refuse("ally cutter").code == "no-ally"
    table.play("play federation-shuttle", "ally cutter")
    assert gained(table) == (4, 4, 4)
    assert table.refuse("ally cutter").code == "already-used"


@pytest.mark.parametrize(
    ("bases", "drawn"),
    [
        ([], 0),
        (["barter-world"], 0),
        (["barter-world", "barter-world"], 2),
        (["trading-post", "blob-wheel"], 2),
        (["trading-post", "defense-center", "port-of-call"], 2),
    ],
)
def test_embassy_yacht_draws_2_with_two_own_bases_in_play(bases: list[str], drawn: int) -> None:
    """SR-141, SR-261: outposts and bases of any faction count; a third one draws nothing more."""
    table = a_duel(hand=["embassy-yacht"], in_play=[*bases, "scout", "cutter"], deck=["viper"] * 4)
    table.play("play embassy-yacht")
    assert gained(table) == (2, 0, 3)
    assert table.me.hand == ["viper"] * drawn


@pytest.mark.parametrize(
    "lines",
    [
        ["use defense-center", "choose 1"],
        ["ally defense-center"],
        ["use defense-center", "choose 1", "ally defense-center used-primary"],
    ],
)
def test_embassy_yacht_counts_used_bases_and_bases_played_before_it(lines: list[str]) -> None:
    """SR-261."""
    table = a_duel(hand=["embassy-yacht", "barter-world"], in_play=["defense-center", "cutter"], deck=["viper"] * 4)
    table.play(*lines, "play barter-world", "play embassy-yacht")
    assert table.me.hand == ["viper", "viper"]


def test_bases_played_after_embassy_yacht_do_not_help_it() -> None:
    """SR-262."""
    table = a_duel(hand=["embassy-yacht", "barter-world"], in_play=["trading-post"], deck=["viper"] * 4)
    table.play("play embassy-yacht", "play barter-world")
    assert (table.me.hand, len(table.me.deck)) == ([], 4)
    assert not [line for line in table.options if "embassy-yacht" in line]


def test_the_opponents_bases_do_not_count_for_embassy_yacht() -> None:
    """SR-199."""
    table = a_duel(hand=["embassy-yacht"], in_play=["trading-post"], deck=["viper"] * 2, foe_bases=["barter-world"] * 2)
    table.play("play embassy-yacht")
    assert table.me.hand == []


def test_trade_escort_gives_4_authority_and_4_combat_and_with_an_ally_a_card() -> None:
    """SR-143, SR-270: the draw happens without a question."""
    table = a_duel(hand=["trade-escort", "barter-world"], deck=["scout", "viper"])
    table.play("play trade-escort")
    assert gained(table) == (0, 4, 4)
    assert table.refuse("ally trade-escort").code == "no-ally"
    table.play("play barter-world", "ally trade-escort")
    assert (table.me.hand, table.me.deck, table.asked) == (["scout"], ["viper"], "action")
    assert gained(table) == (0, 4, 4)
    assert table.refuse("ally trade-escort").code == "already-used"


def test_flagship_gives_5_combat_and_a_card_and_with_an_ally_5_authority() -> None:
    """SR-144, SR-270: the draw happens without a question."""
    table = a_duel(hand=["flagship", "barter-world"], deck=["scout", "viper"])
    table.play("play flagship")
    assert (gained(table), table.asked) == ((0, 5, 0), "action")
    assert (table.me.hand, table.me.deck) == (["scout", "barter-world"], ["viper"])
    assert table.refuse("ally flagship").code == "no-ally"
    table.play("play barter-world", "ally flagship")
    assert (gained(table), table.me.hand) == ((0, 5, 5), ["scout"])
    assert table.refuse("ally flagship").code == "already-used"


def test_command_ship_gives_4_authority_and_5_combat_and_2_cards() -> None:
    """SR-145, SR-270: the draws happen without a question."""
    table = a_duel(hand=["command-ship"], deck=["scout", "viper", "explorer"], foe_bases=["blob-wheel"])
    table.play("play command-ship")
    assert (gained(table), table.asked) == ((0, 5, 4), "action")
    assert (table.me.hand, table.me.deck) == (["scout", "viper"], ["explorer"])
    assert table.refuse("ally command-ship").code == "no-ally"


def test_command_ship_with_an_ally_destroys_a_base_without_combat() -> None:
    """SR-93, SR-145, SR-259."""
    table = a_duel(hand=["command-ship", "barter-world"], foe_bases=["fleet-hq", "blob-wheel"])
    table.play("play command-ship", "play barter-world", "ally command-ship")
    assert set(table.options) == {"destroy 2 fleet-hq", "destroy 2 blob-wheel", "decline"}
    table.play("destroy 2 fleet-hq")
    assert (table.foe.in_play, table.foe.discard, table.scrap_heap) == (["blob-wheel"], ["fleet-hq"], [])
    assert table.me.combat == 5
    assert table.refuse("ally command-ship").code == "already-used"


def test_command_ships_destruction_may_be_declined_and_is_used_then() -> None:
    """SR-145, SR-184."""
    table = a_duel(in_play=["command-ship", "cutter"], foe_bases=["blob-wheel"])
    table.play("ally command-ship", "decline")
    assert table.foe.in_play == ["blob-wheel"]
    assert table.refuse("ally command-ship").code == "already-used"


def test_command_ship_is_not_offered_without_a_base_of_the_opponent() -> None:
    """SR-257, SR-295: own bases are no targets."""
    table = a_duel(in_play=["command-ship", "barter-world"])
    assert table.refuse("ally command-ship").code == "nothing-to-gain"


@pytest.mark.parametrize("line", ["ally command-ship", "scrap port-of-call"])
def test_a_destroying_effect_hits_only_outposts_while_one_stands(line: str) -> None:
    """SR-145, SR-149, SR-256, SR-257, SR-258, SR-259: when it is gone, the rest can be attacked in the same turn."""
    table = a_duel(
        in_play=["command-ship", "port-of-call", "barter-world"], foe_bases=["blob-wheel", "mech-world"], combat=6
    )
    table.play(line)
    assert set(table.options) == {"destroy 2 mech-world", "decline"}
    table.play("destroy 2 mech-world", "attack 2 blob-wheel", "attack 2")
    assert (table.foe.discard, table.foe.authority) == (["blob-wheel", "mech-world"], 49)
    assert "barter-world" in table.me.in_play


# The bases


@pytest.mark.parametrize(
    ("base", "first", "second"),
    [
        ("trading-post", (0, 0, 1), (1, 0, 0)),
        ("barter-world", (0, 0, 2), (2, 0, 0)),
        ("defense-center", (0, 0, 3), (0, 2, 0)),
    ],
)
def test_these_bases_choose_one_option_anew_in_each_turn(
    base: str, first: tuple[int, int, int], second: tuple[int, int, int]
) -> None:
    """SR-59, SR-146, SR-147, SR-148, SR-263."""
    table = a_duel(hand=[base])
    table.play(f"play {base}", f"use {base}")
    assert table.options == ["choose 1", "choose 2"]
    assert table.refuse("end-turn").code == "answer-first"
    table.play("choose 2")
    assert gained(table) == second
    assert table.refuse(f"use {base}").code == "already-used"
    table.play("end-turn", "end-turn", f"use {base}", "choose 1")
    assert gained(table) == first
    assert table.refuse(f"use {base}").code == "already-used"


@pytest.mark.parametrize(("base", "combat"), [("trading-post", 3), ("barter-world", 5)])
def test_these_bases_are_scrapped_for_combat(base: str, combat: int) -> None:
    """SR-146, SR-147, SR-195, SR-269: also unused, and in the turn in which they are played."""
    table = a_duel(hand=[base])
    assert table.refuse(f"scrap {base}").code == "not-in-play"
    table.play(f"play {base}", f"scrap {base}")
    assert gained(table) == (0, combat, 0)
    assert (table.me.in_play, table.me.discard, table.scrap_heap) == ([], [], [base])
    assert table.refuse(f"use {base}").code == "not-in-play"


@pytest.mark.parametrize(("base", "trade", "combat"), [("trading-post", 1, 3), ("barter-world", 2, 5)])
def test_these_bases_are_used_and_then_scrapped(base: str, trade: int, combat: int) -> None:
    """SR-146, SR-147, SR-287: what the base gave stays."""
    table = a_duel(in_play=[base])
    table.play(f"use {base}", "choose 2", f"scrap {base} used-primary")
    assert (gained(table), table.scrap_heap) == ((trade, combat, 0), [base])


@pytest.mark.parametrize(("choice", "total"), [("choose 1", (0, 2, 3)), ("choose 2", (0, 4, 0))])
def test_defense_centers_ally_combat_is_apart_from_its_choice(choice: str, total: tuple[int, int, int]) -> None:
    """SR-148, SR-264: whichever comes first."""
    choice_first = a_duel(in_play=["defense-center", "trading-post"])
    choice_first.play("use defense-center", choice, "ally defense-center used-primary")
    ally_first = a_duel(in_play=["defense-center", "trading-post"])
    ally_first.play("ally defense-center", "use defense-center used-ally", choice)
    assert gained(choice_first) == gained(ally_first) == total
    assert ally_first.refuse("ally defense-center").code == "already-used"


def test_defense_center_needs_a_partner_for_its_ally_combat() -> None:
    """SR-148."""
    table = a_duel(in_play=["defense-center"])
    assert table.refuse("ally defense-center").code == "no-ally"


def test_port_of_call_gives_3_trade_once_a_turn() -> None:
    """SR-149."""
    table = a_duel(in_play=["port-of-call"])
    table.play("use port-of-call")
    assert gained(table) == (3, 0, 0)
    assert table.refuse("use port-of-call").code == "already-used"


def test_port_of_call_scrapped_draws_first_and_then_may_destroy_a_base() -> None:
    """SR-149, SR-260: the card is drawn without a question; the destruction can be declined."""
    table = a_duel(in_play=["port-of-call"], deck=["scout", "viper"], foe_bases=["blob-wheel", "the-hive"])
    table.play("use port-of-call", "scrap port-of-call used-primary")
    assert (table.me.hand, table.scrap_heap) == (["scout"], ["port-of-call"])
    assert set(table.options) == {"destroy 2 blob-wheel", "destroy 2 the-hive", "decline"}
    table.play("decline")
    assert (table.foe.in_play, table.asked) == (["blob-wheel", "the-hive"], "action")
    table.refuse("destroy 2 the-hive")


def test_port_of_call_scrapped_destroys_a_base_without_combat() -> None:
    """SR-93, SR-149, SR-259."""
    table = a_duel(in_play=["port-of-call"], foe_bases=["blob-wheel", "the-hive"])
    table.play("scrap port-of-call", "destroy 2 the-hive")
    assert (table.foe.in_play, table.foe.discard, table.me.combat) == (["blob-wheel"], ["the-hive"], 0)


def test_port_of_call_may_be_scrapped_with_nothing_to_draw_or_destroy() -> None:
    """SR-257, SR-299, SR-304: own bases are no targets, and it is not in the pile that would be reshuffled."""
    table = a_duel(in_play=["port-of-call", "barter-world"])
    table.play("scrap port-of-call")
    assert (table.me.hand, table.asked, table.scrap_heap) == ([], "action", ["port-of-call"])


def test_central_office_with_an_ally_draws_a_card_in_each_turn() -> None:
    """SR-150, SR-189: its primary and its ally ability are apart from each other."""
    table = a_duel(in_play=["central-office"], hand=["trading-post"], deck=["scout", "viper", *["scout"] * 5])
    assert table.refuse("ally central-office").code == "no-ally"
    table.play("play trading-post", "ally central-office")
    assert (table.me.hand, gained(table), table.me.markers) == (["scout"], (0, 0, 0), 0)
    assert table.refuse("ally central-office").code == "already-used"
    table.play("use central-office used-ally", "end-turn", "end-turn", "ally central-office")
    assert len(table.me.hand) == 6


# The next ship on top of the deck


def test_freighter_gives_4_trade_and_with_an_ally_a_ship_on_top() -> None:
    """SR-142, SR-240."""
    table = a_duel(hand=["freighter", "barter-world"], deck=["scout"], row=["cutter", "flagship"])
    table.play("play freighter")
    assert (gained(table), table.me.markers) == ((4, 0, 0), 0)
    assert table.refuse("ally freighter").code == "no-ally"
    table.play("play barter-world", "ally freighter")
    assert (gained(table), table.asked) == ((4, 0, 0), "action")
    assert table.refuse("ally freighter").code == "already-used"
    table.play("buy cutter")
    assert table.options == ["to-top", "to-discard"]
    table.play("to-top")
    assert (table.me.top, table.me.deck, table.me.discard) == (["cutter"], ["scout", "cutter"], [])


def test_without_a_partner_freighter_sends_ships_to_the_discard_pile() -> None:
    """SR-82, SR-142."""
    table = a_duel(hand=["freighter"], row=["cutter"])
    table.play("play freighter", "buy cutter")
    assert (table.asked, table.me.discard, table.me.deck) == ("action", ["cutter"], [])


def test_central_office_gives_2_trade_and_a_ship_on_top() -> None:
    """SR-150, SR-240: it arms its marker without a question and without a partner."""
    table = a_duel(in_play=["central-office"], row=["cutter"])
    table.play("use central-office")
    assert (gained(table), table.asked) == ((2, 0, 0), "action")
    assert table.refuse("use central-office").code == "already-used"
    table.play("buy cutter", "to-top")
    assert (table.me.top, table.me.discard) == (["cutter"], [])


def test_a_marker_is_used_up_also_by_a_ship_sent_to_the_discard_pile() -> None:
    """SR-245."""
    table = a_duel(in_play=["central-office"], trade=2, row=["cutter", "corvette"])
    table.play("use central-office", "buy cutter", "to-discard", "buy corvette")
    assert (table.asked, table.me.discard, table.me.top) == ("action", ["corvette", "cutter"], [])


def test_an_unused_marker_lapses_at_the_end_of_the_turn() -> None:
    """SR-241."""
    table = a_duel(in_play=["central-office"], deck=["explorer"] + ["scout"] * 4, row=["cutter"])
    table.play("use central-office", "end-turn", "end-turn", "play explorer", "buy cutter")
    assert (table.asked, table.me.discard, table.me.top) == ("action", ["cutter"], [])


def test_a_base_does_not_use_up_a_marker() -> None:
    """SR-242."""
    table = a_duel(in_play=["central-office"], trade=3, row=["trading-post", "cutter"])
    table.play("use central-office", "buy trading-post")
    assert (table.asked, table.me.discard) == ("action", ["trading-post"])
    table.play("buy cutter", "to-top")
    assert table.me.top == ["cutter"]


def test_an_explorer_may_use_a_marker() -> None:
    """SR-243."""
    table = a_duel(in_play=["central-office"], explorers=3)
    table.play("use central-office", "buy explorer", "to-top")
    assert (table.me.top, table.explorers) == (["explorer"], 2)


def test_several_markers_add_up_one_for_each_ship() -> None:
    """SR-142, SR-150, SR-244: two Freighters and a Central Office; the fourth ship goes to the discard pile."""
    row = ["cutter", "corvette", "trade-pod", "missile-bot"]
    table = a_duel(in_play=["central-office", "freighter", "freighter"], trade=6, row=row)
    table.play("ally freighter", "use central-office", "ally freighter")
    table.play("buy cutter", "to-top", "buy corvette", "to-discard", "buy trade-pod", "to-top", "buy missile-bot")
    assert (table.asked, table.me.top) == ("action", ["trade-pod", "cutter"])
    assert table.me.discard == ["corvette", "missile-bot"]


def test_a_ship_taken_by_blob_carrier_uses_no_marker() -> None:
    """SR-246."""
    table = a_duel(in_play=["central-office", "blob-carrier", "ram"], row=["mothership", "cutter"])
    table.play("use central-office", "ally blob-carrier", "acquire mothership")
    assert (table.asked, table.me.top) == ("action", ["mothership"])
    table.play("buy cutter", "to-top")
    assert table.me.top == ["cutter", "mothership"]


def test_a_ship_on_top_may_be_drawn_in_the_same_turn() -> None:
    """SR-247: Central Office's own ally ability draws the ship that it put there."""
    table = a_duel(in_play=["central-office", "trading-post"], deck=["scout"], row=["cutter"])
    table.play("use central-office", "buy cutter", "to-top", "ally central-office used-primary", "play cutter")
    assert gained(table) == (2, 0, 4)
