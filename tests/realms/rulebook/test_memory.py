"""What everybody knows who watched and counted; docs/secrets.md says it at length."""

from typing import Any

import starlode
from starlode.core.record import Record
from tests.realms.table import Table, a_duel, new_duel


def seen(table: Table, viewer: int, seat: int) -> dict[str, Any]:
    """A seat as another one sees it."""
    entry: dict[str, Any] = table.view(viewer)["seats"][seat - 1]
    return entry


def test_a_ship_put_on_top_and_drawn_is_known_to_be_in_that_hand() -> None:
    """SR-354."""
    table = a_duel(markers=1, trade=2, row=["cutter"], deck=["scout"] * 9, foe_hand=["scout"])
    table.play("buy cutter", "to-top")
    assert seen(table, 2, 1)["deck"]["top"] == ["cutter"]
    table.play("end-turn")
    assert seen(table, 2, 1)["hand"] == {"size": 5, "cards": None, "known": {"cutter": 1}}


def test_a_hand_drawn_while_the_deck_ran_out_is_known() -> None:
    """SR-355: three cards were left; they are in the hand, and two more of the new deck."""
    table = a_duel(hand=["ram"], deck=["cutter", "viper", "viper"], discard=["scout"] * 6, foe_hand=["scout"])
    table.play("end-turn")
    assert seen(table, 2, 1)["hand"]["known"] == {"viper": 2, "cutter": 1}
    assert seen(table, 2, 1)["unseen"] == {"scout": 6, "ram": 1}


def test_whoever_counts_knows_what_is_left_but_not_where() -> None:
    """SR-356."""
    table = new_duel(seed=4)
    assert seen(table, 1, 2)["unseen"] == {"scout": 8, "viper": 2}
    trade_deck = table.view(1)["trade-deck"]
    assert sum(trade_deck.values()) == 75
    assert sorted([*table.row, *(card for card, count in trade_deck.items() for _ in range(count))]) == sorted(
        [*table.row, *table.trade_deck]
    )


def test_what_was_taken_back_stays_in_the_record() -> None:
    """SR-353."""
    table = new_duel(seed=4)
    first = table.actor
    assert first is not None
    table.play("play scout")
    table.undo(first)
    table.play("play scout", "end-turn")
    assert table.match.record.rows.count(f"{first} play scout") == 2
    assert f"{first} undo" in table.match.record.rows
    again = starlode.replay(Record.load(table.match.record.dump()))
    assert again.position() == table.match.position()
