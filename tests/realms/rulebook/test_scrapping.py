"""Scrap abilities, and scrapping cards by other cards' effects."""

from tests.realms.table import a_duel


def test_a_scrap_ability_is_used_at_any_time_of_the_action_phase() -> None:
    """SR-67."""
    first = a_duel(hand=["ram", "scout", "viper"])
    first.play("play ram", "scrap ram", "play scout", "play viper", "attack 2")
    last = a_duel(hand=["ram", "scout", "viper"])
    last.play("play ram", "play scout", "play viper", "attack 2", "scrap ram")
    assert first.me.trade == last.me.trade == 4


def test_a_scrap_ability_puts_the_card_on_the_scrap_heap() -> None:
    """SR-68."""
    table = a_duel(hand=["ram"], in_play=["blob-wheel"])
    table.play("play ram", "scrap ram", "scrap blob-wheel")
    assert (table.me.in_play, table.me.discard) == ([], [])
    assert table.scrap_heap == ["ram", "blob-wheel"]
    assert table.me.trade == 6


def test_a_card_on_the_scrap_heap_never_comes_back() -> None:
    """SR-69."""
    table = a_duel(hand=["ram", "scout"], foe_hand=["viper"])
    table.play("play ram", "scrap ram")
    for _ in range(6):
        table.play("end-turn")
        assert table.scrap_heap == ["ram"]
        assert "ram" not in table.me.hand + table.me.deck + table.me.discard
        assert "ram" not in table.foe.hand + table.foe.deck + table.foe.discard


def test_an_ability_scraps_a_card_from_the_own_hand() -> None:
    """SR-70."""
    table = a_duel(hand=["trade-bot", "scout", "viper"])
    table.play("play trade-bot", "scrap-hand scout")
    assert (table.me.hand, table.scrap_heap) == (["viper"], ["scout"])


def test_an_ability_scraps_a_card_from_the_own_discard_pile() -> None:
    """SR-71."""
    table = a_duel(hand=["trade-bot"], discard=["scout", "viper"], foe_discard=["ram"])
    table.play("play trade-bot")
    assert set(table.options) == {"scrap-discard scout", "scrap-discard viper", "decline"}
    table.play("scrap-discard scout")
    assert (table.me.discard, table.scrap_heap) == (["viper"], ["scout"])


def test_an_ability_scraps_a_card_from_the_trade_row() -> None:
    """SR-72."""
    table = a_duel(hand=["battle-pod"], row=["ram", "cutter"])
    table.play("play battle-pod", "scrap-row cutter")
    assert (table.row, table.scrap_heap) == (["ram"], ["cutter"])


def test_a_scrapped_card_lies_face_up() -> None:
    """SR-73: everybody sees which card it was."""
    tables = [a_duel(hand=["trade-bot", "scout", "viper"]) for _ in range(2)]
    tables[0].play("play trade-bot", "scrap-hand scout")
    tables[1].play("play trade-bot", "scrap-hand viper")
    for seat in (1, 2, None):
        assert tables[0].view(seat) != tables[1].view(seat)


def test_a_card_scrapped_from_the_hand_does_not_use_its_scrap_ability() -> None:
    """SR-74."""
    table = a_duel(hand=["trade-bot", "ram"])
    table.play("play trade-bot", "scrap-hand ram")
    assert (table.me.trade, table.scrap_heap) == (1, ["ram"])


def test_a_card_scrapped_from_the_discard_pile_does_not_use_its_scrap_ability() -> None:
    """SR-75."""
    table = a_duel(hand=["trade-bot"], discard=["ram"])
    table.play("play trade-bot", "scrap-discard ram")
    assert (table.me.trade, table.scrap_heap) == (1, ["ram"])


def test_a_card_scrapped_from_the_trade_row_does_not_use_its_scrap_ability() -> None:
    """SR-76."""
    table = a_duel(hand=["battle-pod"], row=["ram"])
    table.play("play battle-pod", "scrap-row ram")
    assert (table.me.trade, table.scrap_heap) == (0, ["ram"])


def test_an_explorer_that_scraps_itself_goes_back_to_its_pile() -> None:
    """SR-77."""
    table = a_duel(hand=["explorer"], explorers=4)
    table.play("play explorer", "scrap explorer")
    assert (table.explorers, table.scrap_heap, table.me.in_play) == (5, [], [])
    assert table.me.combat == 2


def test_an_explorer_scrapped_by_an_effect_goes_back_to_its_pile() -> None:
    """SR-78: from hand and from the discard pile."""
    table = a_duel(hand=["trade-bot", "supply-bot", "explorer"], discard=["explorer"], explorers=4)
    table.play("play trade-bot", "scrap-hand explorer", "play supply-bot", "scrap-discard explorer")
    assert (table.explorers, table.scrap_heap) == (6, [])
    assert (table.me.hand, table.me.discard, table.me.combat) == ([], [], 0)
