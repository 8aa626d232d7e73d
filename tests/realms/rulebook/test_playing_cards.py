"""Playing ships and bases."""

from tests.realms.table import a_duel


def test_playing_a_card_costs_nothing() -> None:
    """SR-33."""
    table = a_duel(hand=["blob-world", "command-ship"], deck=["scout"] * 2)
    table.play("play blob-world", "play command-ship")
    assert table.me.trade == 0
    assert table.me.in_play == ["blob-world", "command-ship"]


def test_a_played_card_leaves_the_hand_and_is_in_play() -> None:
    """SR-34."""
    table = a_duel(hand=["ram", "scout"])
    table.play("play ram")
    assert (table.me.hand, table.me.in_play, table.me.discard) == (["scout"], ["ram"], [])


def test_a_card_in_play_is_seen_by_everybody() -> None:
    """SR-34."""
    tables = [a_duel(hand=["fleet-hq", "mech-world"]) for _ in range(2)]
    tables[0].play("play fleet-hq")
    tables[1].play("play mech-world")
    for seat in (1, 2, None):
        assert tables[0].view(seat) != tables[1].view(seat)


def test_cards_are_ships_or_bases() -> None:
    """SR-35: ships leave at the end of the turn, bases stay."""
    table = a_duel(hand=["ram", "blob-wheel"])
    table.play("play ram", "play blob-wheel", "end-turn")
    assert (table.me.in_play, table.me.hand) == (["blob-wheel"], ["ram"])


def test_a_ships_primary_ability_takes_effect_at_once() -> None:
    """SR-36."""
    table = a_duel(hand=["cutter"])
    table.play("play cutter")
    assert (table.me.authority, table.me.trade) == (54, 2)


def test_a_ships_primary_ability_is_neither_postponed_nor_repeated() -> None:
    """SR-37."""
    table = a_duel(hand=["ram"])
    table.play("play ram")
    assert table.me.combat == 5
    assert "use ram" not in table.options
    table.refuse("use ram")
    assert table.me.combat == 5


def test_a_base_gives_nothing_when_it_is_played() -> None:
    """SR-36, SR-45: only ships work by themselves."""
    table = a_duel(hand=["blob-wheel"])
    table.play("play blob-wheel")
    assert table.me.combat == 0


def test_ally_and_scrap_abilities_of_a_ship_wait_for_any_later_moment() -> None:
    """SR-38."""
    table = a_duel(hand=["ram", "trade-pod", "scout"], row=["cutter"])
    table.play("play ram", "play trade-pod", "attack 2", "buy cutter", "play scout")
    table.play("ally ram", "scrap ram used-ally")
    assert (table.me.combat, table.me.trade) == (2, 1 + 1 + 3)


def test_a_ships_owner_uses_one_both_or_neither_of_its_further_abilities() -> None:
    """SR-39."""
    wanted = {
        (): (9, 0, ["ram", "battle-pod"]),
        ("ally ram",): (11, 0, ["battle-pod", "ram"]),
        ("scrap ram",): (9, 3, ["battle-pod"]),
        ("ally ram", "scrap ram used-ally"): (11, 3, ["battle-pod"]),
    }
    for lines, (combat, trade, in_play) in wanted.items():
        table = a_duel(hand=["ram", "battle-pod"])
        table.play("play ram", "play battle-pod", *lines)
        assert (table.me.combat, table.me.trade) == (combat, trade)
        assert sorted(table.me.in_play) == sorted(in_play)
        table.play("end-turn")
        assert table.actor == 2


def test_an_ability_needs_its_condition() -> None:
    """SR-40: an ally ability a partner, a scrap ability the card in play."""
    table = a_duel(hand=["ram"])
    assert table.refuse("scrap ram").code == "not-in-play"
    table.play("play ram")
    assert table.refuse("ally ram").code == "no-ally"
    assert "scrap ram" in table.options


def test_a_ship_stays_in_play_until_the_discard_phase() -> None:
    """SR-41, SR-42."""
    table = a_duel(hand=["ram", "scout"], deck=["viper"] * 4 + ["scout"])
    table.play("play ram", "attack 2", "play scout")
    assert table.me.in_play == ["scout", "ram"]
    table.play("end-turn")
    assert table.me.in_play == []
    assert table.me.discard == ["scout", "ram"]
