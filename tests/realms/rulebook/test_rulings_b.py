"""Rulings B: abilities in general."""

from tests.realms.table import a_duel


def test_using_an_ability_is_voluntary() -> None:
    """SR-180, SR-181, SR-182: a primary of a base, an ally ability and a scrap ability are left unused."""
    table = a_duel(in_play=["space-station", "war-world"])
    assert {"use space-station", "ally space-station", "scrap space-station", "end-turn"} <= set(table.options)
    table.play("end-turn")
    assert (table.actor, table.me.in_play) == (2, ["space-station", "war-world"])


def test_a_part_without_may_cannot_be_skipped() -> None:
    """SR-183."""
    table = a_duel(in_play=["junkyard"], hand=["scout", "viper"])
    table.play("use junkyard")
    assert set(table.options) == {"scrap-hand scout", "scrap-hand viper"}
    table.refuse("decline")
    table.refuse("done")


def test_a_part_with_may_can_be_declined() -> None:
    """SR-184."""
    table = a_duel(hand=["trade-bot", "scout", "viper"])
    table.play("play trade-bot", "decline")
    assert (table.me.trade, table.me.hand, table.scrap_heap) == (1, ["scout", "viper"], [])
    assert table.asked == "action"


def test_a_part_with_up_to_can_be_answered_with_none() -> None:
    """SR-185."""
    table = a_duel(in_play=["brain-world"], hand=["scout", "viper"], deck=["ram"])
    table.play("use brain-world", "done")
    assert (table.me.hand, table.me.deck, table.scrap_heap) == (["scout", "viper"], ["ram"], [])
    assert table.refuse("use brain-world").code == "already-used"


def test_an_impossible_part_does_nothing_and_the_rest_happens() -> None:
    """SR-186."""
    table = a_duel(hand=["corvette", "missile-mech"])
    table.play("play corvette")
    assert (table.me.combat, table.me.hand) == (1, ["missile-mech"])
    table.play("play missile-mech")
    assert (table.me.combat, table.asked) == (7, "action")


def test_a_base_from_an_earlier_turn_is_a_partner_from_the_start() -> None:
    """SR-187."""
    table = a_duel(in_play=["blob-wheel"], hand=["trade-pod"])
    table.play("play trade-pod", "ally trade-pod")
    assert table.me.combat == 2


def test_two_bases_from_earlier_turns_open_each_other_without_any_card_played() -> None:
    """SR-187."""
    table = a_duel(in_play=["space-station", "war-world"])
    table.play("ally space-station", "ally war-world")
    assert table.me.combat == 6


def test_a_third_card_of_the_faction_multiplies_nothing() -> None:
    """SR-188."""
    table = a_duel(in_play=["blob-wheel", "the-hive"], hand=["trade-pod"])
    table.play("play trade-pod", "ally trade-pod")
    assert table.me.combat == 2
    assert table.refuse("ally trade-pod").code == "already-used"


def test_a_bases_ally_ability_is_available_again_every_turn() -> None:
    """SR-189."""
    table = a_duel(in_play=["space-station", "war-world"])
    table.play("ally war-world", "end-turn", "end-turn", "ally war-world")
    assert table.me.combat == 4


def test_the_partner_must_be_in_play_when_the_ally_ability_is_used() -> None:
    """SR-190."""
    table = a_duel(hand=["trade-pod", "ram"])
    table.play("play trade-pod", "play ram", "scrap ram")
    assert table.refuse("ally trade-pod").code == "no-ally"


def test_under_the_option_an_opened_ally_ability_stays_open() -> None:
    """SR-191."""
    table = a_duel(hand=["trade-pod", "ram"], options={"ally-check": "unlocked"})
    table.play("play trade-pod", "play ram", "scrap ram", "ally trade-pod")
    assert table.me.combat == 5 + 2


def test_under_the_option_too_an_ally_ability_must_have_been_open_once() -> None:
    """SR-191."""
    table = a_duel(hand=["trade-pod", "ram"], options={"ally-check": "unlocked"})
    table.play("play ram", "scrap ram", "play trade-pod")
    assert table.refuse("ally trade-pod").code == "no-ally"


def test_a_card_that_has_scrapped_itself_is_gone() -> None:
    """SR-192."""
    table = a_duel(in_play=["space-station", "war-world"])
    table.play("scrap space-station")
    assert table.refuse("use space-station").code == "not-in-play"
    assert table.refuse("ally space-station").code == "not-in-play"


def test_a_scrapped_card_is_no_partner_for_cards_played_later() -> None:
    """SR-193."""
    table = a_duel(hand=["ram", "trade-pod"])
    table.play("play ram", "scrap ram", "play trade-pod")
    assert table.refuse("ally trade-pod").code == "no-ally"


def test_a_scrap_ability_works_only_from_play() -> None:
    """SR-194."""
    card = ["blob-wheel"]
    for table in (
        a_duel(hand=card),
        a_duel(discard=card),
        a_duel(deck=card),
        a_duel(row=card),
        a_duel(foe_bases=card),
    ):
        assert table.refuse("scrap blob-wheel").code == "not-in-play"


def test_a_base_is_scrapped_in_the_turn_in_which_it_was_played() -> None:
    """SR-195."""
    table = a_duel(hand=["blob-wheel"])
    table.play("play blob-wheel", "use blob-wheel", "scrap blob-wheel used-primary")
    assert (table.me.combat, table.me.trade, table.scrap_heap) == (1, 3, ["blob-wheel"])


def test_a_base_is_scrapped_in_a_later_own_turn_only() -> None:
    """SR-196."""
    table = a_duel(hand=["blob-wheel"])
    table.play("play blob-wheel", "end-turn")
    assert table.refuse("scrap blob-wheel").code == "not-in-play"
    table.play("end-turn", "scrap blob-wheel")
    assert table.me.trade == 3


def test_unaligned_cards_are_nobodys_partners() -> None:
    """SR-197."""
    table = a_duel(hand=["scout", "viper", "explorer", "trade-pod", "cutter", "trade-bot", "imperial-fighter"])
    for card in ("scout", "viper", "explorer", "trade-pod", "cutter", "imperial-fighter", "trade-bot"):
        table.play(f"play {card}")
    assert not [line for line in table.options if line.startswith("ally")]


def test_the_opponents_cards_are_no_partners() -> None:
    """SR-198."""
    table = a_duel(hand=["trade-pod"], foe_bases=["blob-wheel", "mech-world"])
    table.play("play trade-pod")
    assert table.refuse("ally trade-pod").code == "no-ally"


def test_the_opponents_bases_do_not_count_for_the_yacht() -> None:
    """SR-199."""
    table = a_duel(hand=["embassy-yacht"], in_play=["the-hive"], foe_bases=["blob-wheel", "war-world"], deck=["scout"])
    table.play("play embassy-yacht")
    assert (table.me.hand, table.me.deck) == ([], ["scout"])


def test_the_opponents_fleet_hq_does_not_pay_for_own_ships() -> None:
    """SR-200."""
    table = a_duel(hand=["scout"], foe_bases=["fleet-hq"])
    table.play("play scout")
    assert (table.me.combat, table.foe.combat) == (0, 0)


def test_under_unlocked_a_partner_destroyed_in_the_opponents_turn_opens_nothing() -> None:
    """SR-317, SR-321: unlocked is unlocked for that turn only."""
    for partner in ("blob-wheel", "mech-world"):
        table = a_duel(
            options={"ally-check": "unlocked"},
            in_play=["the-hive", partner],
            hand=["scout"],
            deck=["scout"] * 7,
            foe_hand=["missile-mech"],
            foe_deck=["viper"] * 2,
        )
        assert "ally the-hive" in table.options
        table.play("end-turn", "play missile-mech", f"destroy 1 {partner}", "end-turn")
        assert "ally the-hive" not in table.options


def test_a_ships_primary_ability_is_not_voluntary() -> None:
    """SR-357, SR-36."""
    table = a_duel(hand=["corvette", "scout"], deck=["viper"])
    table.play("play corvette")
    assert table.me.hand == ["scout", "viper"]
    assert (table.me.combat, table.asked) == (1, "action")
