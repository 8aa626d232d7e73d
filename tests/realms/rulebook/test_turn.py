"""Turns, what may be done in them, and taking something back."""

import pytest

from starlode.core.errors import IllegalAction
from tests.realms.table import Table, a_duel, new_duel


def test_players_take_turns_alternately() -> None:
    """SR-23."""
    table = new_duel(seed=1, start="1")
    actors = []
    for _ in range(6):
        actors.append(table.actor)
        table.play("end-turn")
    assert actors == [1, 2, 1, 2, 1, 2]


def test_a_turn_is_action_then_discard_then_draw() -> None:
    """SR-24: what was played and what was left over is discarded first, so it can be drawn again at once."""
    table = a_duel(hand=["scout", "viper"])
    table.play("play scout", "end-turn")
    assert table.me.hand == ["scout", "viper"]
    assert table.me.discard == []


def test_in_the_action_phase_cards_are_played_from_hand() -> None:
    """SR-25."""
    table = a_duel(hand=["scout", "viper"])
    assert {"play scout", "play viper"} <= set(table.options)
    table.play("play viper")
    assert (table.me.hand, table.me.in_play) == (["scout"], ["viper"])


def test_in_the_action_phase_primary_abilities_of_bases_are_used() -> None:
    """SR-26."""
    table = a_duel(in_play=["blob-wheel"])
    table.play("use blob-wheel")
    assert table.me.combat == 1


def test_in_the_action_phase_ally_and_scrap_abilities_are_used() -> None:
    """SR-27: of ships and of bases."""
    table = a_duel(hand=["imperial-frigate"], in_play=["space-station"], deck=["scout"])
    table.play("play imperial-frigate", "ally imperial-frigate", "ally space-station")
    assert table.me.combat == 4 + 2 + 2
    table.play("scrap imperial-frigate used-ally", "scrap space-station used-ally")
    assert (table.me.hand, table.me.trade) == (["scout"], 4)


def test_in_the_action_phase_trade_acquires_cards() -> None:
    """SR-6, SR-28."""
    table = a_duel(trade=5, row=["cutter", "blob-wheel"])
    table.play("buy cutter", "buy blob-wheel")
    assert table.me.discard == ["blob-wheel", "cutter"]


def test_in_the_action_phase_combat_attacks_the_opponent_and_bases() -> None:
    """SR-7, SR-29."""
    table = a_duel(combat=9, foe_bases=["blob-wheel"])
    table.play("attack 2 blob-wheel", "attack 2")
    assert (table.foe.in_play, table.foe.authority) == ([], 46)


@pytest.mark.parametrize(
    "lines",
    [
        ["play viper", "attack 2", "use blob-wheel", "play scout", "play scout", "buy explorer", "attack 2"],
        ["use blob-wheel", "attack 2", "play scout", "play viper", "attack 2", "play scout", "buy explorer"],
        ["play scout", "use blob-wheel", "play scout", "buy explorer", "attack 2", "play viper", "attack 2"],
    ],
)
def test_actions_are_taken_in_any_order(lines: list[str]) -> None:
    """SR-30."""
    table = a_duel(hand=["scout", "scout", "viper"], in_play=["blob-wheel"])
    table.play(*lines)
    assert (table.me.trade, table.me.combat, table.foe.authority) == (0, 0, 48)
    assert table.me.discard == ["explorer"]


def test_every_kind_of_action_may_be_repeated() -> None:
    """SR-31."""
    table = a_duel(hand=["viper", "viper", "explorer", "explorer"], in_play=["blob-wheel", "the-hive"])
    table.play("play viper", "attack 2", "play viper", "attack 2", "use blob-wheel", "use the-hive", "attack 2")
    table.play("play explorer", "buy explorer", "play explorer", "buy explorer")
    assert (table.foe.authority, table.me.discard) == (44, ["explorer", "explorer"])


def test_only_the_player_whose_turn_it_is_acts() -> None:
    """SR-32."""
    table = a_duel(hand=["scout"], foe_hand=["viper"], foe_bases=["blob-wheel"])
    assert table.actor == 1
    assert table.refuse("play viper", seat=2).code == "not-your-turn"
    assert table.refuse("end-turn", seat=2).code == "not-your-turn"
    assert table.refuse("play viper").code == "not-in-hand"
    assert table.refuse("use blob-wheel").code == "not-in-play"
    table.play("end-turn")
    assert table.actor == 2
    table.play("play viper", "use blob-wheel")
    assert table.foe.combat == 2


def test_a_player_plays_only_cards_of_the_own_hand() -> None:
    """SR-5."""
    table = a_duel(
        hand=["scout"], deck=["viper"], discard=["ram"], row=["cutter"], foe_hand=["corvette"], in_play=["blob-wheel"]
    )
    for card in ("viper", "ram", "cutter", "corvette", "blob-wheel", "explorer"):
        assert table.refuse(f"play {card}").code == "not-in-hand"


def _everything(table: Table) -> tuple[object, ...]:
    return (*(table.view(seat) for seat in (1, 2, None)), table.me.hand, table.me.deck, table.foe.hand, table.options)


def test_own_actions_are_taken_back_one_after_the_other() -> None:
    """SR-347."""
    table = a_duel(hand=["scout", "viper"], in_play=["blob-wheel"], foe_hand=["scout"])
    before = [_everything(table)]
    for line in ("play scout", "use blob-wheel", "play viper", "attack 2"):
        table.play(line)
        before.append(_everything(table))
    for moment in reversed(before[:-1]):
        table.undo(1)
        assert _everything(table) == moment


def test_an_answer_inside_an_ability_is_taken_back() -> None:
    """SR-347."""
    table = a_duel(hand=["trade-bot", "scout", "viper"])
    table.play("play trade-bot")
    before = _everything(table)
    table.play("scrap-hand viper")
    table.undo(1)
    assert _everything(table) == before


def test_nothing_is_taken_back_after_nature_has_drawn() -> None:
    """SR-348: a card drawn, a row card turned up."""
    table = a_duel(hand=["corvette", "scout"], deck=["viper"])
    table.play("play corvette")
    with pytest.raises(IllegalAction, match="needs-consent"):
        table.undo(1)
    table = a_duel(trade=2, row=["cutter"], trade_deck=["ram"])
    table.play("buy cutter")
    with pytest.raises(IllegalAction, match="needs-consent"):
        table.undo(1)
    assert table.me.discard == ["cutter"]


def test_nothing_is_taken_back_after_the_other_seat_has_chosen() -> None:
    """SR-349."""
    table = a_duel(hand=["imperial-fighter"], foe_hand=["scout", "viper"])
    table.play("play imperial-fighter", "discard scout")
    with pytest.raises(IllegalAction, match="needs-consent"):
        table.undo(1)
    assert table.me.in_play == ["imperial-fighter"]


def test_nobody_takes_back_what_the_other_player_did() -> None:
    """SR-350."""
    table = a_duel(hand=["scout"])
    table.play("play scout")
    with pytest.raises(IllegalAction, match="nothing-to-undo"):
        table.undo(2)
    assert table.me.in_play == ["scout"]


def test_nothing_is_taken_back_after_a_hidden_card_was_shown() -> None:
    """SR-351: the opponent's only card is discarded without a choice, but now it has been seen."""
    table = a_duel(hand=["imperial-fighter"], foe_hand=["viper"], foe_deck=["scout"])
    table.play("play imperial-fighter")
    with pytest.raises(IllegalAction, match="needs-consent"):
        table.undo(1)
    assert table.foe.discard == ["viper"]


def test_by_consent_more_is_taken_back_and_the_same_cards_come_again() -> None:
    """SR-352."""
    table = new_duel(seed=1, start="1")
    before = _everything(table)
    table.play("end-turn")
    after = _everything(table)
    table.undo(1, consent=True)
    assert _everything(table) == before
    table.play("end-turn")
    assert _everything(table) == after
