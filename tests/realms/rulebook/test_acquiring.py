"""Acquiring cards."""

from starlode.realms.cards import CARDS
from tests.realms.table import a_duel


def test_trade_acquires_cards_of_the_trade_row() -> None:
    """SR-79: ships and bases alike."""
    table = a_duel(trade=5, row=["cutter", "blob-wheel"])
    assert {"buy cutter", "buy blob-wheel"} <= set(table.options)
    table.play("buy blob-wheel")
    assert table.me.discard == ["blob-wheel"]
    assert table.refuse("buy ram").code == "not-in-row"


def test_trade_acquires_explorers_for_two_each() -> None:
    """SR-80."""
    table = a_duel(trade=5, explorers=10)
    table.play("buy explorer", "buy explorer")
    assert (table.me.discard, table.me.trade, table.explorers) == (["explorer", "explorer"], 1, 8)
    assert table.refuse("buy explorer").code == "not-enough-trade"


def test_every_trade_card_costs_what_stands_in_its_corner() -> None:
    """SR-81, SR-108."""
    for card in CARDS:
        if card.faction != "unaligned":
            poor = a_duel(trade=card.cost - 1, row=[card.id])
            assert poor.refuse(f"buy {card.id}").code == "not-enough-trade"
            rich = a_duel(trade=card.cost + 1, row=[card.id])
            rich.play(f"buy {card.id}")
            assert (rich.me.trade, rich.me.discard) == (1, [card.id])


def test_an_acquired_card_goes_face_up_to_the_buyers_discard_pile() -> None:
    """SR-82."""
    tables = [a_duel(trade=2, row=["cutter", "corvette"]) for _ in range(2)]
    for table, card in zip(tables, ("cutter", "corvette"), strict=True):
        table.play(f"buy {card}")
        assert table.me.discard == [card]
        assert card not in table.row + table.me.hand + table.me.deck + table.foe.discard
    assert tables[0].view(2) != tables[1].view(2)


def test_an_acquired_card_is_not_in_play_and_gives_nothing() -> None:
    """SR-83."""
    table = a_duel(trade=6, row=["ram", "blob-wheel"], in_play=["the-hive"])
    table.play("buy ram", "buy blob-wheel")
    assert (table.me.in_play, table.me.combat) == (["the-hive"], 0)
    assert table.refuse("play ram").code == "not-in-hand"
    assert table.refuse("scrap ram").code == "not-in-play"
    assert table.refuse("use blob-wheel").code == "not-in-play"
    assert table.refuse("ally the-hive").code == "no-ally"


def test_trade_that_is_left_acquires_further_cards() -> None:
    """SR-84."""
    table = a_duel(trade=7, row=["cutter", "ram"])
    table.play("buy cutter", "buy explorer", "buy ram")
    assert (table.me.trade, table.me.discard) == (0, ["explorer", "ram", "cutter"])


def test_acquiring_by_a_cards_text_is_free_and_at_once() -> None:
    """SR-85."""
    table = a_duel(in_play=["blob-carrier", "ram"], row=["command-ship", "cutter"])
    table.play("ally blob-carrier", "acquire command-ship")
    assert (table.me.deck, table.me.trade, table.row) == (["command-ship"], 0, ["cutter"])


def test_an_acquired_row_card_is_replaced_at_once() -> None:
    """SR-86."""
    table = a_duel(
        trade=4,
        row=["cutter", "ram", "corvette", "trade-bot", "blob-wheel"],
        trade_deck=["trade-pod", "freighter", "mothership"],
    )
    table.play("buy cutter")
    assert sorted(table.row) == sorted(["trade-pod", "ram", "corvette", "trade-bot", "blob-wheel"])
    table.play("buy trade-pod")
    assert sorted(table.row) == sorted(["freighter", "ram", "corvette", "trade-bot", "blob-wheel"])
    assert table.trade_deck == ["mothership"]


def test_buying_an_explorer_changes_nothing_in_the_row() -> None:
    """SR-80, SR-86."""
    table = a_duel(trade=2, row=["cutter", "ram"], trade_deck=["trade-pod"])
    table.play("buy explorer")
    assert (sorted(table.row), table.trade_deck) == (["cutter", "ram"], ["trade-pod"])
