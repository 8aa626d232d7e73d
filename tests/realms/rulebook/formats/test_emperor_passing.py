"""Emperor: for one trade a card goes from one discard pile to a neighbouring teammate's."""

import pytest

from tests.realms.table import Table, a_seat, a_table, out


def passes(table: Table) -> list[str]:
    return [line for line in table.options if line.startswith("pass")]


def test_one_trade_moves_one_card_to_the_neighbours_discard_pile() -> None:
    """SR-M169, SR-M174."""
    table = a_table("emperor", {1: a_seat(trade=2, discard=["ram", "scout"]), 2: a_seat(discard=["viper"])})
    table.play("pass 2 ram")
    assert (table.me.trade, table.me.discard, table.seat(2).discard) == (1, ["scout"], ["viper", "ram"])
    assert (table.actor, table.asked) == (1, "action")


@pytest.mark.parametrize(("seat", "neighbours"), [(1, [2]), (2, [1, 3]), (3, [2]), (4, [5]), (5, [4, 6]), (6, [5])])
def test_admirals_are_neighbours_of_the_emperor_and_not_of_each_other(seat: int, neighbours: list[int]) -> None:
    """SR-M173."""
    table = a_table("emperor", {seat: a_seat(trade=1, discard=["ram"])}, current=seat)
    assert passes(table) == [f"pass {neighbour} ram" for neighbour in neighbours]
    for other in {*range(1, 7)} - {*neighbours}:
        assert table.refuse(f"pass {other} ram").code == "no-neighbour"


def test_cards_are_passed_as_often_as_there_is_trade_at_any_moment() -> None:
    """SR-M170."""
    at = {2: a_seat(hand=["explorer", "scout"], trade=1, discard=["ram", "ram", "cutter", "viper"])}
    table = a_table("emperor", at, current=2)
    table.play("pass 1 ram", "play explorer", "pass 3 ram", "pass 1 cutter")
    assert (table.seat(1).discard, table.seat(3).discard, passes(table)) == (["ram", "cutter"], ["ram"], [])
    table.play("play scout", "pass 3 viper")
    assert (table.seat(2).discard, table.seat(2).trade) == ([], 0)


def test_a_card_bought_in_this_turn_is_passed() -> None:
    """SR-M171."""
    table = a_table("emperor", {1: a_seat(trade=3)}, row=["cutter"])
    table.play("buy cutter", "pass 2 cutter")
    assert (table.me.discard, table.seat(2).discard) == ([], ["cutter"])


def test_a_destroyed_base_is_passed() -> None:
    """SR-M171."""
    table = a_table("emperor", {1: a_seat(combat=5), 6: a_seat(in_play=["blob-wheel"], hand=["scout"])})
    table.play("attack 6 blob-wheel", *["end-turn"] * 5, "play scout", "pass 5 blob-wheel")
    assert (table.seat(6).discard, table.seat(5).discard) == ([], ["blob-wheel"])


def test_weak_cards_are_passed_too() -> None:
    """SR-M172."""
    table = a_table("emperor", {1: a_seat(trade=2, discard=["scout", "viper"])})
    assert passes(table) == ["pass 2 scout", "pass 2 viper"]


def test_cards_of_hand_or_in_play_are_not_passed() -> None:
    """SR-M176, SR-M169."""
    table = a_table("emperor", {1: a_seat(trade=2, hand=["ram"], in_play=["blob-wheel"], deck=["cutter"])})
    assert passes(table) == []
    for card in ("ram", "blob-wheel", "cutter"):
        assert table.refuse(f"pass 2 {card}").code == "not-in-discard-pile"


def test_passing_needs_a_trade_of_the_own_pool() -> None:
    """SR-M176."""
    table = a_table("emperor", {1: a_seat(discard=["ram"], combat=3)})
    assert passes(table) == []
    assert table.refuse("pass 2 ram").code == "not-enough-trade"


def test_nothing_is_passed_out_of_turn() -> None:
    """SR-M175."""
    table = a_table("emperor", {1: a_seat(trade=1), 2: a_seat(discard=["ram"])})
    assert table.refuse("pass 1 ram", seat=2).code == "not-your-turn"


def test_nothing_is_passed_while_a_question_is_open() -> None:
    """SR-290: nor inside an ability."""
    table = a_table("emperor", {1: a_seat(trade=1, hand=["patrol-mech"], discard=["ram"])})
    table.play("play patrol-mech")
    assert table.refuse("pass 2 ram").code == "answer-first"


def test_who_is_out_cannot_receive() -> None:
    """SR-M177."""
    emperor = a_seat(trade=3, discard=["ram"])
    table = a_table("emperor", {1: out(6), 2: emperor}, current=2)
    assert passes(table) == ["pass 3 ram"]
    assert table.refuse("pass 1 ram").code == "no-neighbour"
    table = a_table("emperor", {1: out(6), 3: out(5), 2: emperor}, current=2)
    assert passes(table) == []


def test_a_living_admiral_can_always_pass_to_the_emperor() -> None:
    """SR-M178."""
    table = a_table("emperor", {3: a_seat(trade=1, discard=["ram"]), 1: out(6)}, current=3)
    assert passes(table) == ["pass 2 ram"]


def test_passing_is_not_acquiring() -> None:
    """SR-M179."""
    at = {1: a_seat(trade=1, markers=1, discard=["explorer"]), 2: a_seat()}
    table = a_table("emperor", at)
    explorers = table.explorers
    table.play("pass 2 explorer")
    assert (table.asked, table.me.markers, table.explorers) == ("action", 1, explorers)
    assert (table.seat(2).discard, table.happened("card-bought", "card-acquired")) == (["explorer"], [])


def test_a_passed_card_belongs_to_the_receiver() -> None:
    """SR-M180: who draws it, plays it, and discards it."""
    table = a_table("emperor", {1: a_seat(trade=1, discard=["ram"])})
    table.play("pass 2 ram", *["end-turn"] * 7)
    assert (table.actor, table.seat(2).hand, table.me.hand) == (2, ["ram"], [])
    table.play("play ram")
    assert table.seat(2).combat == 5
    table.play("end-turn")
    assert (table.seat(2).hand, table.me.discard) == (["ram"], [])


def test_a_passed_card_stays_when_its_giver_is_out() -> None:
    """SR-M181."""
    table = a_table("emperor", {1: a_seat(trade=1, discard=["ram", "scout"])})
    table.play("pass 2 ram")
    table.resign(1)
    assert (table.seat(2).discard, table.removed) == (["ram"], ["scout"])


def test_everybody_sees_what_is_passed() -> None:
    """SR-M182."""
    table = a_table("emperor", {1: a_seat(trade=1, discard=["ram"])})
    table.play("pass 2 ram")
    for viewer in (1, 2, 3, 4, 5, 6, None):
        told = [event for event in table.match.seen_by(viewer) if event["event"] == "card-passed"]
        assert [(event["seat"], event["target"], event["card"]) for event in told] == [(1, 2, "ram")]
        assert table.view(viewer)["seats"][1]["discard"] == {"ram": 1}


def test_cards_are_passed_in_no_other_format() -> None:
    """SR-M206."""
    for name, seats in (("free-for-all", 3), ("hunter", 3), ("hydra", 4), ("raid", 4)):
        table = a_table(name, {3: a_seat(trade=1, discard=["ram"])}, seats=seats, current=3)
        assert passes(table) == []
