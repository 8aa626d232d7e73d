"""Recruit."""

import pytest

from tests.cavein.table import a_player, a_table


def test_a_recruit_goes_from_the_docks_to_the_hand() -> None:
    """CI-91."""
    table = a_table(hand=["driller"], docks=["foreman", "drollo"])
    table.play("recruit foreman", "pay driller")
    assert (table.me.hand, table.docks) == (["foreman"], ["drollo"])
    assert table.refuse("recruit sergeant") == "action-used"


def test_only_a_mercenary_of_the_docks_is_recruited() -> None:
    """CI-91."""
    table = a_table(hand=["driller"], docks=["foreman"])
    assert table.refuse("recruit drollo") == "not-in-docks"


def test_level_1_is_free_and_uses_the_action() -> None:
    """CI-92, CI-95: no card may be played for it either."""
    table = a_table(hand=["driller", "foreman"], docks=["oddgrabber", "frogt-opus"])
    table.play("recruit oddgrabber")
    assert (table.asked, table.played) == ("action", [])
    assert table.me.hand == ["driller", "foreman", "oddgrabber"]
    assert table.refuse("recruit frogt-opus") == "action-used"


@pytest.mark.parametrize(
    ("wanted", "payer"), [("foreman", "oddgrabber"), ("sergeant", "drollo"), ("colonel", "robuster")]
)
def test_a_higher_level_takes_one_card_exactly_one_level_lower(wanted: str, payer: str) -> None:
    """CI-93, CI-94: of any colour."""
    hand = ["oddgrabber", "drollo", "robuster", "scrabber"]
    table = a_table(hand=hand, docks=[wanted])
    table.play(f"recruit {wanted}")
    assert table.options == [f"pay {payer}"]
    table.play(f"pay {payer}")
    assert wanted in table.me.hand
    assert table.played == [payer]


@pytest.mark.parametrize("hand", [["foreman"], ["sergeant", "colonel"], ["driller", "driller", "driller", "driller"]])
def test_a_recruit_is_not_paid_with_a_higher_level_or_with_several_cards(hand: list[str]) -> None:
    """CI-95: a level 4 takes a level 3."""
    table = a_table(hand=[card for card in hand if card != "sergeant"], docks=["mu-shell"])
    assert table.refuse("recruit mu-shell") == "cannot-pay-recruit"


def test_the_card_that_was_played_stays_in_the_play_area() -> None:
    """CI-96."""
    table = a_table(hand=["drollo"], docks=["sergeant"], base=["driller"])
    table.play("recruit sergeant", "pay drollo")
    assert (table.played, table.docks, table.me.base) == (["drollo"], [], ["driller"])
    table.play("end-turn")
    assert table.me.base == ["driller", "drollo"]


@pytest.mark.parametrize("size", [7, 8])
def test_with_seven_cards_in_hand_nobody_recruits(size: int) -> None:
    """CI-97: counted before the payment, which would leave room."""
    table = a_table(hand=["driller"] * 4 + ["oddgrabber"] * (size - 4), docks=["foreman", "frogt-opus"])
    assert table.refuse("recruit frogt-opus") == "hand-full"
    assert table.refuse("recruit foreman") == "hand-full"


def test_with_six_cards_in_hand_one_recruits() -> None:
    """CI-97."""
    table = a_table(hand=["driller"] * 6, docks=["frogt-opus"])
    table.play("recruit frogt-opus")
    assert len(table.me.hand) == 7


def test_a_recruited_card_may_be_played_in_the_same_turn() -> None:
    """CI-98."""
    table = a_table(hand=["driller"], docks=["drollo"], mine=["yellow-1-plain"])
    table.play("recruit drollo", "pay driller", "mine yellow-1-plain", "pay drollo", "end-turn")
    assert (table.me.base, table.me.crystals) == (["driller", "drollo"], ["yellow-1-plain"])


def test_taking_a_card_from_the_docks_is_no_recruit() -> None:
    """CI-99, CI-231: Colonel takes without payment, and a Recruit follows."""
    table = a_table(hand=["colonel", "driller"], docks=["sergeant", "foreman", "oddgrabber"])
    table.play("use colonel", "take sergeant", "take foreman")
    assert (table.asked, table.played) == ("action", ["colonel"])
    table.play("recruit oddgrabber")
    assert table.me.hand == ["driller", "foreman", "sergeant", "oddgrabber"]


def test_taking_a_card_from_the_docks_uses_no_recruit_of_the_leader_either() -> None:
    """CI-99: Fish'Bean leads; both actions are still there."""
    table = a_table(base=["fish-bean"], docks=["drollo", "driller"], foe=a_player(), starting=True)
    table.play("lead", "take drollo", "recruit driller", "use drollo")
    assert (table.me.hand, table.options) == (["driller"], ["end-turn"])
