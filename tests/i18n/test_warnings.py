"""What would be lost by ending the turn."""

from typing import Any

from starlode.core.match import Match
from starlode.i18n import Words
from tests.cavein import table as cavein
from tests.realms.table import a_duel


def warnings(**position: Any) -> list[str]:
    return lost_in(a_duel(**position).match)


def lost_in(match: Match[Any]) -> list[str]:
    assert match.decision is not None
    words = Words("en", match.rules)
    lost = words.voice.lost_by_ending(match.view(match.decision.seat).to_json(), match.decision.to_json())
    return [words.phrase(phrase) for phrase in lost]


def test_nothing_is_lost_where_nothing_is_left() -> None:
    assert warnings(hand=[]) == []


def test_cards_points_and_abilities_that_are_left_are_named() -> None:
    found = warnings(hand=["scout", "viper"], in_play=["barter-world"], combat=3, trade=2)
    assert found == [
        "2 cards in your hand not played",
        "3 combat not spent",
        "2 trade not spent",
        "Barter World: ability not used",
    ]


def test_points_that_buy_nothing_are_not_mentioned() -> None:
    assert warnings(hand=["scout"], trade=1) == ["One card in your hand not played"]


def cavein_warnings(**position: Any) -> list[str]:
    return lost_in(cavein.a_table(**position).match)


def test_in_cave_in_actions_that_could_be_taken_are_named() -> None:
    assert cavein_warnings(hand=["driller"]) == ["2 actions not taken"]


def test_in_cave_in_nothing_is_lost_where_nothing_can_be_done() -> None:
    assert cavein_warnings(hand=[]) == []


def test_in_cave_in_what_can_only_be_used_before_the_actions_is_named() -> None:
    found = cavein_warnings(starting=True, base=["driller"], mine=["brown-1-plain"])
    assert found == ["The skill of your leader not used"]


def test_in_cave_in_an_extra_mine_lapses_with_the_turn() -> None:
    found = cavein_warnings(starting=True, base=["drollo"], hand=["driller"], mine=["brown-1-plain"])
    assert found == ["2 actions not taken", "An extra Mine not used"]
