"""Which bot sits where: every side sits everywhere on the same deal."""

import pytest

from starlode.core.company import Company
from starlode.core.errors import BadInput
from starlode.lab.lineup import line_up
from starlode.realms.rules import RealmsRules


def table(form: str, seats: int) -> Company:
    return RealmsRules({"format": form, "seats": str(seats)}).company


@pytest.mark.parametrize(
    ("form", "seats", "bots", "by_seat"),
    [
        ("duel", 2, "AB", ["01", "10", "01"]),
        ("free-for-all", 3, "AB", ["011", "110", "101"]),
        ("free-for-all", 3, "ABC", ["012", "120", "201"]),
        ("hydra", 4, "AB", ["0011", "1100", "0011"]),
        ("hydra", 4, "ABCD", ["0123", "2301", "0123"]),
        ("emperor", 6, "AB", ["000111", "111000"]),
        ("raid", 4, "AB", ["0111", "1000", "0111"]),
        ("raid", 4, "ABCD", ["0123", "0123"]),
        ("raid", 4, "A", ["0000", "0000"]),
    ],
)
def test_sides_change_places_from_game_to_game(form: str, seats: int, bots: str, by_seat: list[str]) -> None:
    lineup = line_up(table(form, seats), bots)
    assert ["".join(map(str, lineup.by_seat(game))) for game in range(len(by_seat))] == by_seat


def test_a_deal_is_played_until_every_side_has_sat_everywhere() -> None:
    assert [line_up(table("free-for-all", 3), "AB").deal(game) for game in range(7)] == [0, 0, 0, 1, 1, 1, 2]
    assert [line_up(table("hydra", 4), "AB").deal(game) for game in range(4)] == [0, 0, 1, 1]
    assert [line_up(table("raid", 4), "ABCD").deal(game) for game in range(3)] == [0, 1, 2]
    # Between equals an exchanged deal would be the same game.
    assert [line_up(table("hydra", 4), ("A", "A")).deal(game) for game in range(3)] == [0, 1, 2]


def test_other_numbers_of_bots_are_refused() -> None:
    with pytest.raises(BadInput, match="expected 1, 2 or 5 bots"):
        line_up(table("raid", 5), "ABC")
