"""How a match ends: defeat, conceding, the turn limit, a stalled match."""

from typing import Any

import pytest

from starlode.core.errors import IllegalAction
from tests.realms.table import Table, a_duel, new_duel


def pass_turns(table: Table, turns: int) -> None:
    for _ in range(turns):
        table.play("end-turn")


def test_bringing_the_opponent_to_zero_wins() -> None:
    """SR-9, SR-94."""
    table = a_duel(combat=5, foe_authority=6, hand=["viper"])
    table.play("attack 2")
    assert (table.winner, table.foe.authority) == (None, 1)
    table.play("play viper", "attack 2")
    assert (table.winner, table.reason, table.actor) == (1, "defeat", None)


def test_the_second_seat_wins_in_the_same_way() -> None:
    """SR-9."""
    table = a_duel(authority=1, foe_hand=["viper"])
    table.play("end-turn", "play viper", "attack 1")
    assert (table.winner, table.me.authority) == (2, 0)


def test_the_match_ends_at_once_on_the_deciding_hit() -> None:
    """SR-330: no discard phase, no draw phase, nothing more to do."""
    table = a_duel(hand=["ram", "scout"], deck=["scout"] * 5, foe_authority=5, foe_hand=["viper"])
    table.play("play ram", "attack 2")
    assert (table.me.hand, table.me.in_play, table.me.discard) == (["scout"], ["ram"], [])
    assert table.options == []
    assert table.refuse("end-turn").code == "match-over"
    assert table.refuse("play scout").code == "match-over"


def test_an_attack_takes_no_more_than_the_authority_left() -> None:
    """SR-327, SR-328."""
    table = a_duel(combat=8, foe_authority=5)
    table.play("attack 2")
    assert (table.foe.authority, table.me.combat) == (0, 3)


def test_conceding_gives_the_opponent_the_win() -> None:
    """SR-331."""
    for seat, winner in ((1, 2), (2, 1)):
        table = new_duel(seed=1)
        table.resign(seat)
        assert (table.winner, table.reason, table.actor) == (winner, "resigned", None)


def test_conceding_is_a_message_at_any_time_and_no_offered_action() -> None:
    """SR-332."""
    table = a_duel(hand=["scout"])
    assert not [line for line in table.options if "resign" in line or "concede" in line]
    assert table.refuse("resign").code == "unknown-action"
    assert table.actor == 1
    table.resign(2)
    assert table.winner == 1


def test_an_open_question_lapses_when_somebody_concedes() -> None:
    """SR-333."""
    table = a_duel(hand=["trade-bot", "scout", "viper"])
    table.play("play trade-bot")
    assert table.asked != "action"
    table.resign(1)
    assert (table.winner, table.actor, table.options) == (2, None, [])
    assert (table.me.hand, table.scrap_heap) == (["scout", "viper"], [])


def test_a_match_that_reaches_the_turn_limit_is_a_draw() -> None:
    """SR-334."""
    table = new_duel(seed=1, turn_limit="3")
    pass_turns(table, 5)
    assert table.options != []
    table.play("end-turn")
    assert (table.actor, table.winner, table.reason) == (None, None, "turn-limit")


def test_the_turn_limit_is_a_thousand_turns_per_seat() -> None:
    """SR-335."""
    table = new_duel(seed=1)
    pass_turns(table, 1999)
    assert table.options != []
    table.play("end-turn")
    assert (table.actor, table.reason) == (None, "turn-limit")


@pytest.mark.parametrize("seat", [1, 2])
def test_a_draw_is_claimed_after_twenty_idle_turns_a_seat(seat: int) -> None:
    """SR-343: by either player."""
    table = a_duel(options={"stall-claim": "20"})
    pass_turns(table, 40)
    table.claim_draw(seat)
    assert (table.actor, table.winner, table.reason) == (None, None, "stalled")


def test_an_early_claim_is_refused_and_changes_nothing() -> None:
    """SR-344."""
    table = a_duel(options={"stall-claim": "20"})
    pass_turns(table, 39)
    before = table.view(1)
    with pytest.raises(IllegalAction):
        table.claim_draw(1)
    assert (table.view(1), table.winner, table.reason) == (before, None, None)
    table.play("end-turn")
    table.claim_draw(1)
    assert table.actor is None


@pytest.mark.parametrize(
    ("hand", "lines"), [(["viper"], ["play viper"]), (["explorer"], ["play explorer", "buy explorer"])]
)
def test_gained_combat_or_an_acquired_card_starts_the_count_anew(hand: list[str], lines: list[str]) -> None:
    """SR-345."""
    table = a_duel(hand=hand, options={"stall-claim": "20"})
    pass_turns(table, 38)
    table.play(*lines)
    pass_turns(table, 2)
    with pytest.raises(IllegalAction):
        table.claim_draw(1)
    pass_turns(table, 40)
    table.claim_draw(1)
    assert table.reason == "stalled"


def test_without_the_house_rule_no_draw_is_claimed() -> None:
    """SR-346: however long nothing happens."""
    table = a_duel()
    pass_turns(table, 60)
    with pytest.raises(IllegalAction) as refused:
        table.claim_draw(1)
    assert (refused.value.code, table.actor) == ("no-stall-claims", 1)


def test_the_number_of_idle_turns_is_an_option() -> None:
    """SR-346."""
    table = a_duel(options={"stall-claim": "2"})
    pass_turns(table, 3)
    with pytest.raises(IllegalAction):
        table.claim_draw(1)
    table.play("end-turn")
    table.claim_draw(1)
    assert table.actor is None


def test_from_the_deal_every_player_has_twenty_idle_turns_first() -> None:
    """SR-343, SR-344: turns that are over count, the running one does not."""
    table = new_duel(seed=1, stall_claim="20")
    for _ in range(39):
        table.play("end-turn")
    with pytest.raises(IllegalAction):
        table.claim_draw(1)
    table.play("end-turn")
    table.claim_draw(1)
    assert table.reason == "stalled"


@pytest.mark.parametrize(
    ("set_up", "lines"),
    [
        ({"hand": ["viper"]}, ("play viper",)),
        ({"trade": 2}, ("buy explorer",)),
        ({"hand": ["cutter"]}, ("play cutter",)),
        ({"in_play": ["fleet-hq"], "hand": ["scout"]}, ("play scout",)),
        ({"in_play": ["blob-carrier", "the-hive"]}, ("ally blob-carrier", "acquire explorer")),
    ],
    ids=["combat", "a purchase", "authority", "combat of Fleet HQ", "a ship acquired without paying"],
)
def test_what_is_not_idle_starts_the_count_anew(set_up: dict[str, Any], lines: tuple[str, ...]) -> None:
    """SR-345: the turn in which it happened does not count."""
    table = a_duel(**set_up, options={"stall-claim": "2"}, turn=9)
    table.play(*lines, "end-turn")
    for _ in range(3):
        table.play("end-turn")
    with pytest.raises(IllegalAction):
        table.claim_draw(2)
    table.play("end-turn")
    table.claim_draw(2)
    assert table.reason == "stalled"
