"""Scout, Viper and Explorer: the cards without a faction."""

import pytest

from starlode.core.errors import BadInput
from tests.realms.table import a_duel, new_duel


def test_a_scout_gives_one_trade() -> None:
    """SR-114."""
    table = a_duel(hand=["scout"], deck=["ram"], foe_hand=["viper"])
    table.play("play scout")
    assert (table.me.trade, table.me.combat, table.me.authority) == (1, 0, 50)
    assert (table.me.hand, table.foe.hand, table.asked) == ([], ["viper"], "action")
    assert table.refuse("play scout").code == "not-in-hand"


def test_a_viper_gives_one_combat() -> None:
    """SR-115."""
    table = a_duel(hand=["viper"], deck=["ram"], foe_hand=["viper"])
    table.play("play viper")
    assert (table.me.trade, table.me.combat, table.me.authority) == (0, 1, 50)
    assert (table.me.hand, table.foe.hand, table.asked) == ([], ["viper"], "action")
    table.play("attack 2")
    assert (table.foe.authority, table.me.combat) == (49, 0)


def test_an_explorer_gives_two_trade() -> None:
    """SR-116."""
    table = a_duel(hand=["explorer"], deck=["ram"], foe_hand=["viper"])
    table.play("play explorer")
    assert (table.me.trade, table.me.combat, table.me.authority) == (2, 0, 50)
    assert (table.me.hand, table.foe.hand, table.asked) == ([], ["viper"], "action")
    assert table.refuse("attack 2").code == "not-enough-combat"


def test_an_explorer_is_scrapped_for_two_combat() -> None:
    """SR-116, SR-269, SR-38: at any later moment of the turn, on top of its trade."""
    table = a_duel(hand=["explorer", "scout"])
    assert table.refuse("scrap explorer").code == "not-in-play"
    table.play("play explorer", "play scout", "scrap explorer")
    assert (table.me.trade, table.me.combat, table.me.in_play) == (3, 2, ["scout"])
    assert table.refuse("scrap explorer").code == "not-in-play"


@pytest.mark.parametrize("card", ["scout", "viper"])
def test_scouts_and_vipers_are_not_for_sale(card: str) -> None:
    """SR-114, SR-115: not even one that lies on the scrap heap."""
    table = a_duel(trade=9, row=["cutter"], scrap_heap=[card])
    assert table.refuse(f"buy {card}").code == "not-in-row"
    assert table.options == ["buy cutter", "buy explorer", "end-turn"]


@pytest.mark.parametrize("card", ["scout", "viper"])
def test_scouts_and_vipers_have_neither_ally_nor_scrap_ability(card: str) -> None:
    """SR-114, SR-115, SR-110."""
    table = a_duel(in_play=[card, card, "mech-world"])
    assert table.refuse(f"ally {card}").code == "no-such-ability"
    assert table.refuse(f"scrap {card}").code == "no-such-ability"
    assert table.options == ["end-turn"]


def test_an_explorer_has_no_ally_ability() -> None:
    """SR-116."""
    table = a_duel(in_play=["explorer", "explorer", "mech-world"])
    assert table.refuse("ally explorer").code == "no-such-ability"
    assert table.options == ["scrap explorer", "end-turn"]


@pytest.mark.parametrize(("card", "copies"), [("scout", 16), ("viper", 4)])
def test_all_scouts_and_vipers_are_in_the_two_starting_decks(card: str, copies: int) -> None:
    """SR-114, SR-115."""
    table = new_duel(seed=5)
    everything = [*table.me.hand, *table.me.deck, *table.foe.hand, *table.foe.deck]
    assert everything.count(card) == copies
    assert card not in [*table.row, *table.trade_deck]


@pytest.mark.parametrize(("card", "copies"), [("scout", 16), ("viper", 4), ("explorer", 10)])
def test_there_is_no_position_with_more_of_a_card_than_the_box_holds(card: str, copies: int) -> None:
    """SR-114, SR-115, SR-116."""
    assert a_duel(deck=[card] * copies, explorers=0).me.deck == [card] * copies
    with pytest.raises(BadInput, match=f"{copies + 1} of {card}"):
        a_duel(deck=[card] * copies, foe_deck=[card], explorers=0)


def test_an_explorer_costs_two() -> None:
    """SR-116, SR-80."""
    table = a_duel(trade=1)
    refusal = table.refuse("buy explorer")
    assert (refusal.code, refusal.details["need"], refusal.details["have"]) == ("not-enough-trade", 2, 1)
    table = a_duel(trade=3)
    table.play("buy explorer")
    assert (table.me.trade, table.me.discard, table.explorers) == (1, ["explorer"], 9)


def test_ten_explorers_are_for_sale_and_no_more() -> None:
    """SR-116, SR-178."""
    table = new_duel(seed=5)
    assert table.explorers == 10
    table = a_duel(trade=30, explorers=table.explorers)
    table.play(*["buy explorer"] * 10)
    assert (table.me.trade, table.me.discard) == (10, ["explorer"] * 10)
    assert table.refuse("buy explorer").code == "no-explorers"


def test_two_scouts_buy_an_explorer_that_is_drawn_and_played_later() -> None:
    """SR-114, SR-116: a new Explorer gives nothing in the turn in which it is bought."""
    table = a_duel(hand=["scout", "scout"])
    table.play("play scout", "play scout", "buy explorer")
    assert table.refuse("play explorer").code == "not-in-hand"
    assert table.refuse("scrap explorer").code == "not-in-play"
    table.play("end-turn", "end-turn", "play explorer", "play scout")
    assert table.me.trade == 3


@pytest.mark.parametrize("unaligned", ["scout", "viper", "explorer"])
@pytest.mark.parametrize("ally", ["corvette", "trade-pod", "cutter", "trade-bot"])
def test_an_unaligned_card_is_nobodys_partner(unaligned: str, ally: str) -> None:
    """SR-197, SR-114, SR-115, SR-116."""
    table = a_duel(hand=[unaligned], in_play=[ally, unaligned])
    table.play(f"play {unaligned}")
    assert table.refuse(f"ally {ally}").code == "no-ally"


def test_an_explorer_that_scraps_itself_goes_back_to_its_pile() -> None:
    """SR-77, SR-179: and is for sale again at once."""
    table = a_duel(hand=["explorer"], explorers=0)
    table.play("play explorer", "scrap explorer")
    assert (table.explorers, table.scrap_heap, table.me.discard) == (1, [], [])
    table.play("buy explorer")
    assert (table.explorers, table.me.discard, table.me.trade) == (0, ["explorer"], 0)


@pytest.mark.parametrize("line", ["scrap-hand explorer", "scrap-discard explorer"])
def test_an_explorer_scrapped_by_another_card_goes_back_to_its_pile(line: str) -> None:
    """SR-78, SR-74, SR-75: without its combat."""
    table = a_duel(hand=["trade-bot", "explorer"], discard=["explorer"])
    table.play("play trade-bot", line)
    assert (table.explorers, table.scrap_heap, table.me.combat) == (9, [], 0)
    assert len(table.me.hand) + len(table.me.discard) == 1


def test_an_explorer_counts_for_brain_worlds_draw_and_goes_back_to_its_pile() -> None:
    """SR-236."""
    table = a_duel(in_play=["brain-world"], hand=["explorer"], discard=["explorer"], deck=["ram", "cutter", "viper"])
    table.play("use brain-world", "scrap-hand explorer", "scrap-discard explorer")
    assert (table.me.hand, table.explorers, table.scrap_heap) == (["ram", "cutter"], 10, [])


@pytest.mark.parametrize(("card", "place"), [("scout", "hand"), ("viper", "discard")])
def test_a_scrapped_scout_or_viper_lies_on_the_scrap_heap(card: str, place: str) -> None:
    """SR-114, SR-115, SR-73: only Explorers have a pile to go back to."""
    table = a_duel(hand=["trade-bot", card], discard=[card])
    table.play("play trade-bot", f"scrap-{place} {card}")
    assert (table.scrap_heap, table.explorers) == ([card], 10)


def test_row_scrapping_cannot_touch_the_explorer_pile() -> None:
    """SR-177."""
    table = a_duel(hand=["battle-pod"], row=["cutter"])
    table.play("play battle-pod")
    assert table.options == ["scrap-row cutter", "decline"]
    assert table.refuse("scrap-row explorer").code == "answer-first"


def test_an_explorer_is_a_ship_and_uses_a_marker() -> None:
    """SR-243."""
    table = a_duel(trade=4, markers=1, deck=["scout"])
    table.play("buy explorer")
    assert table.options == ["to-top", "to-discard"]
    table.play("to-top")
    assert (table.me.top, table.me.discard, table.me.markers) == (["explorer"], [], 0)
    table.play("buy explorer")
    assert (table.asked, table.me.discard) == ("action", ["explorer"])


def test_an_explorer_scrapped_acquired_and_drawn_again_is_a_new_card() -> None:
    """SR-302, SR-303: the reshuffle for Corvette's draw brings it back, and Fleet HQ pays for both."""
    table = a_duel(hand=["explorer", "corvette"], in_play=["fleet-hq"])
    table.play("play explorer", "scrap explorer", "buy explorer", "play corvette")
    assert (table.me.hand, table.me.trade, table.me.combat) == (["explorer"], 0, 1 + 2 + 1 + 1)
    table.play("play explorer", "scrap explorer")
    assert (table.me.trade, table.me.combat, table.explorers) == (2, 5 + 1 + 2, 10)


def test_a_needle_scrapped_as_an_explorer_lies_on_the_scrap_heap() -> None:
    """SR-213."""
    table = a_duel(hand=["explorer", "stealth-needle"])
    table.play("play explorer", "play stealth-needle", "copy explorer", "scrap stealth-needle as explorer")
    assert (table.me.trade, table.me.combat) == (4, 2)
    assert (table.scrap_heap, table.explorers, table.me.in_play) == (["stealth-needle"], 9, ["explorer"])


def test_an_explorer_back_on_its_pile_can_still_be_copied() -> None:
    """SR-219."""
    table = a_duel(hand=["explorer", "stealth-needle"])
    table.play("play explorer", "scrap explorer", "play stealth-needle", "copy explorer")
    assert (table.me.trade, table.me.combat, table.explorers) == (4, 2, 10)
    table.play("scrap stealth-needle as explorer")
    assert (table.me.combat, table.explorers) == (4, 10)


@pytest.mark.parametrize("unaligned", ["scout", "viper", "explorer"])
def test_a_needle_as_an_unaligned_ship_is_machine_cult_alone(unaligned: str) -> None:
    """SR-214."""
    table = a_duel(hand=[unaligned, "stealth-needle"], in_play=["corvette", "trade-pod", "cutter", "trade-bot"])
    table.play(f"play {unaligned}", "play stealth-needle", f"copy {unaligned}")
    for ally in ("corvette", "trade-pod", "cutter"):
        assert table.refuse(f"ally {ally}").code == "no-ally"
    assert "ally trade-bot" in table.options
