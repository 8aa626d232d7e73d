"""Ally abilities."""

from tests.realms.table import a_duel


def test_another_ship_of_the_faction_opens_an_ally_ability() -> None:
    """SR-61."""
    table = a_duel(hand=["trade-pod", "ram"])
    table.play("play trade-pod", "play ram", "ally trade-pod")
    assert table.me.combat == 5 + 2


def test_another_base_of_the_faction_opens_an_ally_ability() -> None:
    """SR-62."""
    table = a_duel(hand=["trade-pod", "blob-wheel"])
    table.play("play trade-pod", "play blob-wheel", "ally trade-pod")
    assert table.me.combat == 2


def test_a_card_is_no_partner_for_itself() -> None:
    """SR-63."""
    table = a_duel(hand=["trade-pod"])
    table.play("play trade-pod")
    assert table.refuse("ally trade-pod").code == "no-ally"


def test_two_copies_of_a_card_are_partners() -> None:
    """SR-61, SR-65."""
    table = a_duel(hand=["trade-pod", "trade-pod"])
    table.play("play trade-pod", "play trade-pod", "ally trade-pod", "ally trade-pod")
    assert table.me.combat == 4
    assert table.refuse("ally trade-pod").code == "already-used"


def test_the_order_of_playing_does_not_matter() -> None:
    """SR-64."""
    for first, second in (("trade-pod", "blob-wheel"), ("blob-wheel", "trade-pod")):
        table = a_duel(hand=["trade-pod", "blob-wheel"])
        table.play(f"play {first}", f"play {second}", "ally trade-pod")
        assert table.me.combat == 2


def test_all_ally_abilities_of_the_faction_are_open() -> None:
    """SR-65."""
    table = a_duel(hand=["trade-pod", "ram"], in_play=["the-hive"], deck=["scout"])
    table.play("play trade-pod", "play ram", "ally trade-pod", "ally ram", "ally the-hive")
    assert (table.me.combat, table.me.hand) == (5 + 2 + 2, ["scout"])


def test_an_ally_ability_is_used_in_the_own_action_phase_only() -> None:
    """SR-66."""
    table = a_duel(in_play=["space-station", "war-world"], foe_hand=["scout"])
    table.play("end-turn")
    assert table.refuse("ally war-world").code == "not-in-play"
    table.play("end-turn", "use war-world", "attack 2", "ally war-world used-primary")
    assert table.me.combat == 4


def test_an_ally_ability_needs_a_partner_of_its_own_faction() -> None:
    """SR-105."""
    table = a_duel(hand=["trade-pod", "cutter", "missile-bot", "corvette"], deck=["scout"])
    table.play("play trade-pod", "play cutter", "play missile-bot", "decline", "play corvette")
    for card in ("trade-pod", "cutter", "missile-bot", "corvette"):
        assert table.refuse(f"ally {card}").code == "no-ally"
