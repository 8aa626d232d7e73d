"""The cards of the Machine Cult; the Stealth Needle has a file of its own."""

import pytest

from tests.realms.table import Table, a_duel, new_duel

COSTS = {
    "trade-bot": 1, "missile-bot": 2, "supply-bot": 3, "patrol-mech": 4, "battle-mech": 5, "missile-mech": 6,
    "battle-station": 3, "mech-world": 5, "junkyard": 6, "machine-base": 7, "brain-world": 8,
}  # fmt: skip
COPIES = {
    "trade-bot": 3, "missile-bot": 3, "supply-bot": 3, "patrol-mech": 2, "battle-mech": 1, "missile-mech": 1,
    "battle-station": 2, "mech-world": 1, "junkyard": 1, "machine-base": 1, "brain-world": 1,
}  # fmt: skip
OUTPOSTS = {"battle-station": 5, "mech-world": 6, "junkyard": 5, "machine-base": 6, "brain-world": 6}
# Trade and combat of the ships that may scrap a card when they are played.
SCRAPPERS = {"trade-bot": (1, 0), "missile-bot": (0, 2), "supply-bot": (2, 0), "battle-mech": (0, 4)}


def pools(table: Table) -> tuple[int, int]:
    """Trade and combat; no card of the faction gives authority."""
    assert table.me.authority == 50
    return table.me.trade, table.me.combat


# The printed figures


@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_a_card_is_acquired_for_exactly_its_cost(card: str, cost: int) -> None:
    """SR-81, SR-108, SR-151, SR-152, SR-153, SR-154, SR-156, SR-157, SR-158, SR-159, SR-160, SR-161, SR-162."""
    table = a_duel(trade=cost - 1, row=[card])
    assert table.refuse(f"buy {card}").details == {"card": card, "need": cost, "have": cost - 1}
    table = a_duel(trade=cost, row=[card])
    table.play(f"buy {card}")
    assert (table.me.trade, table.me.discard, table.row) == (0, [card], [])


@pytest.mark.parametrize(("card", "copies"), COPIES.items())
def test_the_trade_deck_holds_all_copies_of_a_card(card: str, copies: int) -> None:
    """SR-151, SR-152, SR-153, SR-154, SR-156, SR-157, SR-158, SR-159, SR-160, SR-161, SR-162."""
    table = new_duel()
    assert (table.row + table.trade_deck).count(card) == copies


@pytest.mark.parametrize("card", [card for card in COSTS if card not in ("mech-world", "patrol-mech")])
def test_every_card_is_a_partner_of_its_own_faction_only(card: str) -> None:
    """SR-61, SR-62, SR-104, SR-105, SR-151 to SR-162: Mech World is the exception, Patrol Mech has its own test."""
    others = ["trade-pod", "imperial-fighter", "cutter"]
    table = a_duel(in_play=["trade-bot", *others], hand=[card])
    assert table.refuse("ally trade-bot").code == "no-ally"
    table.play(f"play {card}", "ally trade-bot")
    for other in others:
        assert table.refuse(f"ally {other}").code == "no-ally"


@pytest.mark.parametrize("card", [card for card in COSTS if card != "battle-station"])
def test_these_cards_have_no_scrap_ability(card: str) -> None:
    """SR-110, SR-151 to SR-157, SR-159 to SR-162."""
    table = a_duel(in_play=[card], hand=["scout"])
    assert table.refuse(f"scrap {card}").code == "no-such-ability"


@pytest.mark.parametrize("base", OUTPOSTS)
def test_no_base_of_the_faction_has_an_ally_ability(base: str) -> None:
    """SR-158, SR-159, SR-160, SR-161, SR-162."""
    table = a_duel(in_play=[base, "trade-bot"], hand=["scout"], deck=["scout"])
    assert table.refuse(f"ally {base}").code == "no-such-ability"


@pytest.mark.parametrize(("base", "defense"), OUTPOSTS.items())
def test_a_base_is_destroyed_with_its_full_defense(base: str, defense: int) -> None:
    """SR-46, SR-47, SR-91, SR-92, SR-158, SR-159, SR-160, SR-161, SR-162."""
    table = a_duel(combat=defense - 1, foe_bases=[base])
    refusal = table.refuse(f"attack 2 {base}")
    assert (refusal.code, refusal.details["need"]) == ("not-enough-combat", defense)
    table = a_duel(combat=defense + 1, foe_bases=[base])
    table.play(f"attack 2 {base}")
    assert (table.me.combat, table.foe.in_play, table.foe.discard) == (1, [], [base])


@pytest.mark.parametrize("base", OUTPOSTS)
def test_every_base_of_the_faction_is_an_outpost(base: str) -> None:
    """SR-48, SR-49, SR-50, SR-158, SR-159, SR-160, SR-161, SR-162."""
    table = a_duel(combat=20, foe_bases=["blob-wheel", base])
    assert table.refuse("attack 2").code == "outposts-first"
    assert table.refuse("attack 2 blob-wheel").code == "outposts-first"
    table.play(f"attack 2 {base}", "attack 2 blob-wheel", "attack 2")
    assert (table.foe.in_play, table.foe.authority < 50) == ([], True)


# The ships that scrap


@pytest.mark.parametrize(("ship", "figures"), SCRAPPERS.items())
def test_a_scrapping_ship_gives_its_resources_and_may_scrap_one_card(ship: str, figures: tuple[int, int]) -> None:
    """SR-151, SR-152, SR-153, SR-156: from the hand, from the discard pile, or none."""
    lines = {"scrap-hand scout", "scrap-hand viper", "scrap-discard explorer", "scrap-discard ram", "decline"}
    for line, heap in (("scrap-hand scout", ["scout"]), ("scrap-discard ram", ["ram"]), ("decline", [])):
        table = a_duel(hand=[ship, "scout", "viper"], discard=["explorer", "ram"], foe_discard=["corvette"])
        table.play(f"play {ship}")
        assert (pools(table), set(table.options)) == (figures, lines)
        table.play(line)
        assert (table.scrap_heap, table.asked) == (heap, "action")
        assert len(table.me.hand + table.me.discard) == 4 - len(heap)


@pytest.mark.parametrize(("ship", "figures"), SCRAPPERS.items())
def test_a_scrapping_ship_without_anything_to_scrap_asks_nothing(ship: str, figures: tuple[int, int]) -> None:
    """SR-186, SR-265."""
    table = a_duel(hand=[ship], deck=["scout"])
    table.play(f"play {ship}")
    assert (pools(table), table.asked) == (figures, "action")


@pytest.mark.parametrize("ship", SCRAPPERS)
def test_the_scrapping_cannot_be_saved_for_later(ship: str) -> None:
    """SR-265: declined is declined, and a card that comes to the discard pile afterwards is out of reach."""
    table = a_duel(hand=[ship, "scout"], trade=2)
    table.play(f"play {ship}", "decline", "buy explorer")
    assert table.refuse("scrap-hand scout").code == "not-asked"
    assert table.refuse("scrap-discard explorer").code == "not-asked"
    table.refuse(f"use {ship}")
    assert not [line for line in table.options if line.startswith(("scrap", "use"))]


@pytest.mark.parametrize("ship", SCRAPPERS)
def test_a_scrapping_ship_reaches_no_card_in_play(ship: str) -> None:
    """SR-266: neither itself nor another ship, nor a base."""
    table = a_duel(hand=[ship, "scout"], in_play=["corvette", "blob-wheel"])
    table.play(f"play {ship}")
    assert set(table.options) == {"scrap-hand scout", "decline"}
    for card in (ship, "corvette", "blob-wheel"):
        assert table.refuse(f"scrap-hand {card}").code == "answer-first"
        assert table.refuse(f"scrap-discard {card}").code == "answer-first"


def test_a_bot_may_scrap_another_copy_of_itself_from_the_hand() -> None:
    """SR-266: only the one in play is safe."""
    table = a_duel(hand=["trade-bot", "trade-bot"])
    table.play("play trade-bot", "scrap-hand trade-bot")
    assert (table.me.in_play, table.me.hand, table.scrap_heap) == (["trade-bot"], [], ["trade-bot"])


@pytest.mark.parametrize("ship", ["trade-bot", "missile-bot", "supply-bot"])
def test_a_bot_gives_2_combat_with_an_ally(ship: str) -> None:
    """SR-151, SR-152, SR-153."""
    table = a_duel(hand=[ship, "battle-station"])
    table.play(f"play {ship}", "decline")
    trade, combat = SCRAPPERS[ship]
    assert table.refuse(f"ally {ship}").code == "no-ally"
    table.play("play battle-station", f"ally {ship}")
    assert pools(table) == (trade, combat + 2)
    assert table.refuse(f"ally {ship}").code == "already-used"


@pytest.mark.parametrize(("ship", "combat"), [("battle-mech", 4), ("missile-mech", 6)])
def test_these_mechs_draw_a_card_with_an_ally(ship: str, combat: int) -> None:
    """SR-156, SR-157."""
    table = a_duel(hand=[ship], in_play=["junkyard"], deck=["scout", "viper"])
    assert table.refuse(f"ally {ship}").code == "not-in-play"
    table.play(f"play {ship}", f"ally {ship}")
    assert (pools(table), table.me.hand, table.me.deck) == ((0, combat), ["scout"], ["viper"])
    assert table.refuse(f"ally {ship}").code == "already-used"
    table = a_duel(hand=[ship], deck=["scout"])
    table.play(f"play {ship}")
    assert table.refuse(f"ally {ship}").code == "no-ally"


# Patrol Mech


@pytest.mark.parametrize(("choice", "figures"), [("choose 1", (3, 0)), ("choose 2", (0, 5))])
def test_patrol_mech_gives_either_3_trade_or_5_combat(choice: str, figures: tuple[int, int]) -> None:
    """SR-59, SR-60, SR-154."""
    table = a_duel(hand=["patrol-mech", "scout"])
    table.play("play patrol-mech")
    assert (pools(table), table.options) == ((0, 0), ["choose 1", "choose 2"])
    assert table.refuse("play scout").code == "answer-first"
    table.play(choice)
    assert (pools(table), table.asked) == (figures, "action")


@pytest.mark.parametrize(("line", "heap"), [("scrap-hand scout", ["scout"]), ("scrap-discard ram", ["ram"])])
def test_patrol_mech_with_an_ally_may_scrap_a_card(line: str, heap: list[str]) -> None:
    """SR-154, SR-266: from hand or discard pile, but no card in play."""
    table = a_duel(hand=["patrol-mech", "battle-station", "scout"], in_play=["viper"], discard=["ram"])
    table.play("play patrol-mech", "choose 1")
    assert table.refuse("ally patrol-mech").code == "no-ally"
    table.play("play battle-station", "ally patrol-mech")
    assert set(table.options) == {"scrap-hand scout", "scrap-discard ram", "decline"}
    table.play(line)
    assert (table.scrap_heap, pools(table)) == (heap, (3, 0))
    assert table.refuse("ally patrol-mech").code == "already-used"


def test_patrol_mechs_scrapping_may_be_timed_freely() -> None:
    """SR-267: it waits for a card that is acquired later in the turn."""
    table = a_duel(hand=["patrol-mech"], in_play=["battle-station"], row=["cutter"])
    table.play("play patrol-mech", "choose 1")
    assert table.refuse("ally patrol-mech").code == "nothing-to-gain"
    table.play("buy cutter", "ally patrol-mech", "scrap-discard cutter")
    assert (table.me.discard, table.scrap_heap) == ([], ["cutter"])


def test_patrol_mechs_scrapping_may_be_declined_and_is_used_then() -> None:
    """SR-154, SR-184."""
    table = a_duel(hand=["scout"], in_play=["patrol-mech", "battle-station"])
    table.play("ally patrol-mech", "decline")
    assert (table.me.hand, table.scrap_heap) == (["scout"], [])
    assert table.refuse("ally patrol-mech").code == "already-used"


def test_patrol_mech_is_a_partner_of_the_machine_cult_only() -> None:
    """SR-104, SR-154."""
    table = a_duel(hand=["patrol-mech"], in_play=["trade-bot", "cutter"])
    table.play("play patrol-mech", "choose 1", "ally trade-bot")
    assert table.refuse("ally cutter").code == "no-ally"


# Missile Mech


def test_missile_mech_gives_6_combat_and_may_destroy_a_base() -> None:
    """SR-93, SR-157, SR-257, SR-259: one of the opponent's, without spending combat."""
    table = a_duel(hand=["missile-mech"], in_play=["the-hive"], foe_bases=["fleet-hq", "blob-wheel"])
    table.play("play missile-mech")
    assert set(table.options) == {"destroy 2 fleet-hq", "destroy 2 blob-wheel", "decline"}
    table.play("destroy 2 fleet-hq")
    assert (pools(table), table.asked) == ((0, 6), "action")
    assert (table.foe.in_play, table.foe.discard, table.scrap_heap) == (["blob-wheel"], ["fleet-hq"], [])
    assert "the-hive" in table.me.in_play


def test_missile_mech_hits_only_outposts_while_one_stands() -> None:
    """SR-256, SR-258: when the outpost is gone, the rest can be attacked in the same turn."""
    table = a_duel(hand=["missile-mech"], foe_bases=["blob-wheel", "mech-world"])
    table.play("play missile-mech")
    assert set(table.options) == {"destroy 2 mech-world", "decline"}
    assert table.refuse("destroy 2 blob-wheel").code == "answer-first"
    table.play("destroy 2 mech-world", "attack 2 blob-wheel", "attack 2")
    assert (table.foe.discard, table.foe.authority) == (["blob-wheel", "mech-world"], 49)


def test_missile_mechs_destruction_is_now_or_never() -> None:
    """SR-157, SR-292."""
    table = a_duel(hand=["missile-mech"], foe_bases=["blob-wheel"])
    table.play("play missile-mech", "decline")
    assert (pools(table), table.foe.in_play) == ((0, 6), ["blob-wheel"])
    assert table.refuse("destroy 2 blob-wheel").code == "not-asked"


def test_missile_mech_without_a_base_to_destroy_asks_nothing() -> None:
    """SR-157, SR-186, SR-257: own bases are no targets."""
    table = a_duel(hand=["missile-mech"], in_play=["the-hive"])
    table.play("play missile-mech")
    assert (pools(table), table.asked, table.me.in_play) == ((0, 6), "action", ["the-hive", "missile-mech"])


# Battle Station and Mech World


def test_battle_station_can_only_be_scrapped_for_5_combat() -> None:
    """SR-158, SR-195, SR-268."""
    table = a_duel(hand=["battle-station"])
    assert table.refuse("scrap battle-station").code == "not-in-play"
    table.play("play battle-station")
    assert table.refuse("use battle-station").code == "no-such-ability"
    table.play("scrap battle-station")
    assert pools(table) == (0, 5)
    assert (table.me.in_play, table.me.discard, table.scrap_heap) == ([], [], ["battle-station"])


@pytest.mark.parametrize("ship", ["trade-pod", "imperial-fighter", "cutter", "trade-bot"])
def test_mech_world_is_an_ally_of_every_faction(ship: str) -> None:
    """SR-55, SR-159: also of its own, and whichever is played first."""
    table = a_duel(hand=["mech-world", ship])
    table.play(f"play {ship}", *(["decline"] if ship == "trade-bot" else []))
    assert table.refuse(f"ally {ship}").code == "no-ally"
    before = table.me.combat
    table.play("play mech-world", f"ally {ship}")
    assert table.me.combat > before
    assert f"ally {ship}" in a_duel(in_play=[ship, "mech-world"]).options


def test_mech_world_has_nothing_to_activate() -> None:
    """SR-54, SR-159, SR-226."""
    table = a_duel(in_play=["mech-world", "trade-bot"], hand=["scout"], deck=["scout"])
    assert table.refuse("use mech-world").code == "no-such-ability"
    assert not [line for line in table.options if "mech-world" in line]


def test_the_opponents_mech_world_is_no_partner() -> None:
    """SR-159, SR-198."""
    table = a_duel(in_play=["cutter"], foe_bases=["mech-world"])
    assert table.refuse("ally cutter").code == "no-ally"


def test_mech_world_is_itself_no_blob_card() -> None:
    """SR-205, SR-227: Blob World counts itself and Trade Pod, but not Mech World."""
    table = a_duel(hand=["mech-world", "trade-pod", "blob-world"], deck=["viper"] * 4)
    table.play("play mech-world", "play trade-pod", "play blob-world", "use blob-world", "choose 2")
    assert table.me.hand == ["viper"] * 2


def test_a_destroyed_mech_world_is_no_partner_until_it_is_played_again() -> None:
    """SR-286, SR-317, SR-318."""
    table = a_duel(combat=6, foe_bases=["mech-world"], foe_hand=["cutter"])
    table.play("attack 2 mech-world", "end-turn", "play cutter")
    assert table.refuse("ally cutter").code == "no-ally"
    table.play("end-turn", "end-turn", "play cutter", "play mech-world", "ally cutter")
    assert table.foe.combat == 4


# Junkyard


def test_junkyard_scraps_exactly_one_card_from_hand_or_discard_pile() -> None:
    """SR-160, SR-239, SR-266: once used it cannot be declined, and no card in play is a choice."""
    for line, heap in (("scrap-hand scout", ["scout"]), ("scrap-discard ram", ["ram"])):
        table = a_duel(in_play=["junkyard", "trade-bot"], hand=["scout", "viper"], discard=["ram"], deck=["cutter"])
        table.play("use junkyard")
        assert set(table.options) == {"scrap-hand scout", "scrap-hand viper", "scrap-discard ram"}
        assert table.refuse("decline").code == "answer-first"
        table.play(line)
        assert (table.scrap_heap, table.asked, table.me.deck) == (heap, "action", ["cutter"])
        assert table.refuse("use junkyard").code == "already-used"


def test_junkyard_need_not_be_used_and_is_ready_again_in_the_next_turn() -> None:
    """SR-160, SR-180, SR-239."""
    table = a_duel(in_play=["junkyard"], hand=["scout", "viper"])
    table.play("end-turn", "end-turn", "use junkyard", "scrap-hand viper", "end-turn", "end-turn")
    table.play("use junkyard", "scrap-hand scout")
    assert (table.scrap_heap, table.me.hand) == (["scout", "viper"], [])


@pytest.mark.parametrize("base", ["junkyard", "brain-world"])
def test_with_hand_and_discard_pile_empty_these_bases_are_not_offered(base: str) -> None:
    """SR-294: the deck is no help, and the base stays unused."""
    table = a_duel(in_play=[base], deck=["scout"], trade=2)
    assert table.refuse(f"use {base}").code == "nothing-to-gain"
    table.play("buy explorer", f"use {base}", "scrap-discard explorer")
    assert table.me.discard == []


# Machine Base


def test_machine_base_draws_first_and_then_scraps_a_hand_card() -> None:
    """SR-161, SR-237, SR-238: exactly one, which may be the drawn one but none of the discard pile."""
    for line, hand in (("scrap-hand viper", ["scout"]), ("scrap-hand scout", ["viper"])):
        table = a_duel(in_play=["machine-base", "trade-bot"], hand=["scout"], discard=["ram"], deck=["viper", "cutter"])
        table.play("use machine-base")
        assert (table.me.hand, set(table.options)) == (["scout", "viper"], {"scrap-hand scout", "scrap-hand viper"})
        assert table.refuse("scrap-discard ram").code == "answer-first"
        assert table.refuse("decline").code == "answer-first"
        table.play(line)
        assert (table.me.hand, table.me.deck, table.me.discard) == (hand, ["cutter"], ["ram"])
        assert table.refuse("use machine-base").code == "already-used"


def test_machine_base_with_nothing_to_draw_still_scraps_a_hand_card() -> None:
    """SR-308."""
    table = a_duel(in_play=["machine-base"], hand=["scout", "viper"])
    table.play("use machine-base", "scrap-hand viper")
    assert (table.me.hand, table.scrap_heap) == (["scout"], ["viper"])


def test_machine_base_with_only_a_discard_pile_scraps_what_it_draws() -> None:
    """SR-309."""
    table = a_duel(in_play=["machine-base"], discard=["viper", "viper", "viper"])
    table.play("use machine-base")
    assert (table.me.hand, table.options) == (["viper"], ["scrap-hand viper"])
    table.play("scrap-hand viper")
    assert (table.me.deck, table.me.discard, table.scrap_heap) == (["viper", "viper"], [], ["viper"])


def test_machine_base_without_any_card_is_not_offered() -> None:
    """SR-310."""
    table = a_duel(in_play=["machine-base"])
    assert table.refuse("use machine-base").code == "nothing-to-gain"


# Brain World


@pytest.mark.parametrize(
    ("lines", "drawn"),
    [
        (["done"], []),
        (["scrap-hand scout", "done"], ["ram"]),
        (["scrap-discard trade-pod", "done"], ["ram"]),
        (["scrap-hand scout", "scrap-hand viper"], ["ram", "cutter"]),
        (["scrap-discard trade-pod", "scrap-discard corvette"], ["ram", "cutter"]),
        (["scrap-discard trade-pod", "scrap-hand viper"], ["ram", "cutter"]),
    ],
)
def test_brain_world_scraps_up_to_2_and_then_draws_as_many(lines: list[str], drawn: list[str]) -> None:
    """SR-162, SR-235, SR-305, SR-306."""
    hand, discard = ["scout", "viper"], ["corvette", "trade-pod"]
    table = a_duel(in_play=["brain-world", "fleet-hq"], hand=hand, discard=discard, deck=["ram", "cutter", "flagship"])
    table.play("use brain-world")
    for line in lines:
        assert {"done", line} <= set(table.options)
        assert len(table.me.deck) == 3
        table.play(line)
    named = [line.split()[1] for line in lines if line != "done"]
    assert (sorted(table.scrap_heap), table.asked) == (sorted(named), "action")
    assert sorted(table.me.hand) == sorted([card for card in hand if card not in named] + drawn)
    assert table.me.discard == [card for card in discard if card not in named]
    assert table.refuse("use brain-world").code == "already-used"


def test_brain_world_reaches_no_card_in_play() -> None:
    """SR-266."""
    table = a_duel(in_play=["brain-world", "trade-bot", "blob-wheel"], hand=["scout"], deck=["ram"])
    table.play("use brain-world")
    assert set(table.options) == {"scrap-hand scout", "done"}


def test_an_explorer_scrapped_by_brain_world_counts_and_goes_back_to_its_pile() -> None:
    """SR-236: from hand and from the discard pile."""
    table = a_duel(
        in_play=["brain-world"], hand=["explorer"], discard=["explorer"], explorers=5, deck=["ram", "cutter"]
    )
    table.play("use brain-world", "scrap-hand explorer", "scrap-discard explorer")
    assert (table.explorers, table.scrap_heap, table.me.combat) == (7, [], 0)
    assert table.me.hand == ["ram", "cutter"]


def test_cards_scrapped_by_brain_world_are_gone_before_the_reshuffle() -> None:
    """SR-307: of three cards in the discard pile two are scrapped, and the third is all there is to draw."""
    table = a_duel(in_play=["brain-world"], discard=["scout", "viper", "ram"])
    table.play("use brain-world", "scrap-discard scout", "scrap-discard viper")
    assert (table.me.hand, table.me.deck, table.me.discard) == (["ram"], [], [])
    assert table.scrap_heap == ["scout", "viper"]
