"""Hydra: a team's turn, in which its members act by turns until all are done."""

import pytest

from tests.realms.table import a_seat, a_table


def test_a_team_has_one_turn() -> None:
    """SR-M117, SR-M121: all act, then all discard and draw, then the other team."""
    at = {1: a_seat(hand=["scout", "viper"], deck=["ram"] * 2), 2: a_seat(hand=["scout"], deck=["cutter"])}
    table = a_table("hydra", at)
    table.play("play scout", "end-turn")
    assert (table.actor, table.me.in_play, table.me.hand) == (2, ["scout"], ["viper"])
    assert (table.me.trade, table.happened("turn-ended")) == (1, [])
    table.play("play scout", "end-turn")
    assert (table.actor, table.view(None)["turn"]) == (3, 8)
    assert (table.me.hand, table.me.trade) == (["scout", "viper", "ram", "ram"], 0)
    assert (table.seat(2).hand, table.seat(2).trade) == (["scout", "cutter"], 0)
    table.play("end-turn", "end-turn")
    assert table.actor == 1


def test_members_act_by_turns() -> None:
    """SR-M118, SR-M119."""
    at = {1: a_seat(hand=["scout", "scout"]), 2: a_seat(hand=["viper", "viper"])}
    table = a_table("hydra", at)
    assert "hand-over 2" in table.options
    table.play("play scout", "hand-over 2", "play viper", "hand-over 1", "play scout", "hand-over 2", "play viper")
    assert (table.me.trade, table.seat(2).combat, table.actor) == (2, 2, 2)
    assert table.refuse("play scout").code == "not-in-hand"
    assert table.happened("turn-handed-over")[0] == {"seat": 1, "target": 2}


def test_nothing_is_handed_over_while_a_question_is_open() -> None:
    """SR-M120."""
    table = a_table("hydra", {1: a_seat(hand=["trade-bot", "viper"]), 2: a_seat(hand=["scout"])})
    table.play("play trade-bot")
    assert table.asked == "scrap"
    assert table.refuse("hand-over 2").code == "answer-first"
    assert table.refuse("play scout", seat=2).code == "not-your-turn"
    assert table.match.decision_of(2) is None


def test_nothing_is_handed_over_to_anybody_else() -> None:
    """SR-M119."""
    table = a_table("hydra")
    for seat in (1, 3, 4):
        assert table.refuse(f"hand-over {seat}").code == "no-handing-over"
    assert table.refuse("end-turn", seat=3).code == "not-your-turn"


@pytest.mark.parametrize(("first", "rest"), [(1, [2, 3]), (2, [3, 1]), (3, [1, 2])])
def test_after_one_who_is_done_the_next_in_seat_order_goes_on(first: int, rest: list[int]) -> None:
    """SR-M122, SR-M121."""
    table = a_table("hydra", current=first, seats=6)
    order = []
    for _ in range(3):
        order.append(table.actor)
        table.play("end-turn")
    assert (order, table.actor) == ([first, *rest], 4)
    assert [told["seat"] for told in table.happened("member-done")] == [first, rest[0]]


def test_who_is_done_is_skipped() -> None:
    """SR-M122."""
    table = a_table("hydra", {3: a_seat(hand=["scout"])}, seats=6)
    table.play("hand-over 2", "end-turn")
    assert table.actor == 3
    table.play("play scout", "hand-over 1", "end-turn")
    assert table.actor == 3
    table.play("end-turn")
    assert table.actor == 4


def test_handing_over_to_one_who_is_done_takes_that_back() -> None:
    """SR-M123."""
    table = a_table("hydra", {2: a_seat(hand=["scout"])})
    table.play("end-turn", "play scout", "hand-over 1", "hand-over 2", "end-turn")
    assert (table.actor, table.happened("turn-ended")) == (1, [])
    table.play("end-turn")
    assert table.actor == 3


def test_who_comes_back_has_everything_still() -> None:
    """SR-M124."""
    at = {1: a_seat(hand=["scout"], in_play=["blob-wheel"], trade=2, combat=3, markers=1), 2: a_seat(hand=["viper"])}
    table = a_table("hydra", at)
    before = table.options
    table.play("end-turn", "play viper", "hand-over 1")
    assert (table.me.hand, table.me.trade, table.me.combat, table.me.markers) == (["scout"], 2, 3, 1)
    assert table.options == before
    table.play("play scout", "use blob-wheel")
    assert (table.me.trade, table.me.combat) == (3, 4)


def test_between_two_real_actions_each_receives_the_turn_once() -> None:
    """SR-M125."""
    table = a_table("hydra", {1: a_seat(hand=["scout"])}, seats=6)
    table.play("hand-over 2", "hand-over 1")
    assert [line for line in table.options if line.startswith("hand-over")] == ["hand-over 3"]
    table.play("hand-over 3")
    assert table.options == ["end-turn"]
    assert table.refuse("hand-over 1").code == "no-handing-over"


def test_receiving_the_turn_from_one_who_is_done_counts_too() -> None:
    """SR-M125: so that the turn ends."""
    table = a_table("hydra")
    table.play("end-turn", "hand-over 1")
    assert table.options == ["end-turn"]
    table.play("end-turn")
    assert (table.actor, table.options) == (2, ["end-turn"])
    table.play("end-turn")
    assert table.actor == 3


def test_after_a_real_action_everybody_may_receive_the_turn_again() -> None:
    """SR-M126."""
    table = a_table("hydra", {1: a_seat(hand=["scout"]), 2: a_seat(hand=["scout"])})
    table.play("hand-over 2", "hand-over 1")
    assert "hand-over 2" not in table.options
    table.play("play scout")
    assert "hand-over 2" in table.options


def test_a_common_purchase_is_a_real_action_and_a_refused_one_is_not() -> None:
    """SR-M126, SR-M149."""
    at = {1: a_seat(trade=1), 2: a_seat(trade=2)}
    table = a_table("hydra", at, row=["cutter", "corvette"])
    table.play("hand-over 2", "hand-over 1", "buy cutter", "refuse")
    assert table.options == ["buy corvette", "buy explorer", "end-turn"]
    table.play("buy corvette", "consent")
    assert "hand-over 2" in table.options


def test_in_the_next_turn_everybody_may_receive_the_turn_again() -> None:
    """SR-M126."""
    table = a_table("hydra")
    table.play("hand-over 2", "end-turn", "end-turn")
    assert (table.actor, table.options) == (3, ["hand-over 4", "end-turn"])
    table.play("end-turn", "end-turn")
    assert (table.actor, table.options) == (1, ["hand-over 2", "end-turn"])


def test_the_team_discards_and_then_draws_in_seat_order() -> None:
    """SR-M127."""
    hand = a_seat(hand=["scout"], deck=["viper"])
    table = a_table("hydra", {1: hand, 2: hand, 3: hand}, seats=6)
    table.play("hand-over 3", "end-turn", "end-turn", "end-turn")
    done = [(event.name, event.details["seat"]) for event in table.events if event.name.startswith("card-d")]
    discarded = [("card-discarded", seat) for seat in (1, 2, 3)]
    assert done == [*discarded, *(("card-drawn", seat) for seat in (1, 1, 2, 2, 3, 3))]


def test_the_first_to_act_has_the_card() -> None:
    """SR-M128."""
    at = {1: a_seat(trade=3), 2: a_seat(trade=3)}
    table = a_table("hydra", at, row=["cutter"], trade_deck=["ram"])
    table.play("buy cutter", seat=2)
    assert (table.seat(2).discard, table.row) == (["cutter"], ["ram"])
    assert table.refuse("buy cutter", seat=1).code == "not-in-row"
    table.play("buy ram", seat=1)
    assert table.me.discard == ["ram"]


def test_a_teammate_is_shown_what_could_be_done_and_does_it() -> None:
    """SR-M129."""
    table = a_table("hydra", {1: a_seat(hand=["scout"]), 2: a_seat(hand=["viper"])})
    offered = table.match.decision_of(2)
    assert offered is not None
    assert (offered.seat, offered.asked, offered.actions) == (2, "action", ["play viper", "hand-over 1", "end-turn"])
    assert table.match.decision_of(3) is None
    table.play("play viper", seat=2)
    assert (table.actor, table.seat(2).combat) == (2, 1)
    assert table.match.record.rows == ["1 hand-over 2", "2 play viper"]


def test_a_refused_line_of_a_teammate_hands_nothing_over() -> None:
    """SR-M130."""
    table = a_table("hydra", {1: a_seat(hand=["scout"]), 2: a_seat(hand=["viper"])})
    assert table.refuse("play scout", seat=2).code == "not-in-hand"
    assert (table.actor, table.happened("turn-handed-over")) == (1, [])
