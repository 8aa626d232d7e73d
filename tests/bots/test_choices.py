"""What `greedy` chooses where several play: positions in which one choice is plainly better."""

from starlode.bots import make_bot
from tests.realms.table import Table, a_seat, a_table, out


def choice(table: Table) -> str:
    """What greedy would do in the seat that is asked."""
    decision = table.match.decision
    assert decision is not None
    return make_bot("greedy", "realms").choose(table.match.view(decision.seat), decision)


# Free-for-all and hunter


def test_whoever_can_be_beaten_is() -> None:
    table = a_table("free-for-all", {1: a_seat(combat=8), 2: a_seat(deck=["dreadnaught"]), 3: a_seat(authority=8)})
    assert choice(table) == "attack 3"


def test_an_outpost_falls_first_where_its_owner_falls_after_it() -> None:
    third = a_seat(authority=3, in_play=["trading-post"])
    table = a_table("free-for-all", {1: a_seat(combat=7), 2: a_seat(in_play=["fleet-hq"]), 3: third})
    assert choice(table) == "attack 3 trading-post"


def test_in_a_free_for_all_the_most_dangerous_is_attacked() -> None:
    table = a_table("free-for-all", {1: a_seat(combat=5), 2: a_seat(deck=["scout"] * 5), 3: a_seat(deck=["ram"] * 4)})
    assert choice(table) == "attack 3"


def test_all_the_combat_that_counts_is_spent_and_no_more() -> None:
    table = a_table("free-for-all", {1: a_seat(combat=5), 3: a_seat(deck=["ram"])})
    table.play("attack 3")
    assert (table.asked, choice(table)) == ("amount", "amount 5")
    table = a_table("free-for-all", {1: a_seat(combat=9), 2: a_seat(authority=4)})
    table.play("attack 2")
    assert choice(table) == "amount 4"


def test_a_hunter_attacks_to_the_left_and_destroys_what_threatens_from_the_right() -> None:
    assert choice(a_table("hunter", {1: a_seat(combat=5)}, seats=4)) == "attack 2"
    table = a_table("hunter", {1: a_seat(combat=5), 4: a_seat(in_play=["the-hive"])}, seats=4)
    assert choice(table) == "attack 4 the-hive"
    table = a_table("hunter", {1: a_seat(combat=5), 2: out(4)}, seats=4)
    assert choice(table) == "attack 3"


def test_somebody_with_cards_discards() -> None:
    seats = {1: a_seat(hand=["imperial-fighter"]), 2: a_seat(deck=["ram"]), 3: a_seat(hand=["scout"])}
    table = a_table("free-for-all", seats)
    table.play("play imperial-fighter")
    assert (table.asked, choice(table)) == ("target", "target 3")


# Hydra


def test_a_team_plays_all_its_cards_before_it_buys() -> None:
    table = a_table("hydra", {1: a_seat(trade=6), 2: a_seat(hand=["scout"])}, row=["battlecruiser"])
    assert choice(table) == "hand-over 2"


def test_pooled_trade_buys_the_best_card_for_the_smaller_deck() -> None:
    team = {1: a_seat(trade=3, deck=["scout"] * 3), 2: a_seat(trade=4, deck=["scout"] * 8)}
    table = a_table("hydra", team, row=["cutter", "dreadnaught"])
    assert choice(table) == "buy dreadnaught"
    table = a_table("hydra", team, row=["cutter", "dreadnaught"], current=2)
    assert choice(table) == "hand-over 1"


def test_pooled_combat_destroys_the_best_base() -> None:
    team = {1: a_seat(combat=2), 2: a_seat(combat=4)}
    table = a_table("hydra", {**team, 3: a_seat(in_play=["royal-redoubt"]), 4: a_seat(in_play=["trading-post"])})
    assert choice(table) == "attack 3 royal-redoubt"


def test_a_team_strikes_where_its_members_can_finish_together() -> None:
    team = {1: a_seat(combat=3, hand=["scout"]), 2: a_seat(combat=4)}
    assert choice(a_table("hydra", {**team, 3: a_seat(authority=7)})) == "attack 3"


def test_a_teammate_always_consents() -> None:
    table = a_table("hydra", {1: a_seat(trade=1), 2: a_seat(trade=1)}, row=["cutter"])
    table.play("buy cutter")
    assert (table.actor, table.asked, choice(table)) == (2, "help-consent", "consent")


def test_whoever_has_combat_left_gets_the_turn_before_it_ends() -> None:
    table = a_table("hydra", {1: a_seat(), 2: a_seat(combat=3)})
    assert choice(table) == "hand-over 2"
    assert choice(a_table("hydra", {1: a_seat(), 2: a_seat()})) == "end-turn"


# Emperor


def test_an_admiral_passes_a_good_card_to_the_emperor_with_trade_that_is_left() -> None:
    table = a_table("emperor", {1: a_seat(trade=1, discard=["scout", "mothership"])})
    assert choice(table) == "pass 2 mothership"
    assert choice(a_table("emperor", {1: a_seat(trade=1, discard=["scout"])})) == "end-turn"


def test_an_emperor_gets_rid_of_weak_cards_and_keeps_good_ones() -> None:
    seats = {1: a_seat(deck=["scout"] * 5), 2: a_seat(trade=1, discard=["scout", "mothership"])}
    assert choice(a_table("emperor", seats, current=2)) == "pass 3 scout"
    assert choice(a_table("emperor", {2: a_seat(trade=1, discard=["ram"])}, current=2)) == "end-turn"


def test_buying_comes_before_passing() -> None:
    table = a_table("emperor", {1: a_seat(trade=2, discard=["mothership"])}, row=["cutter"], turn=40)
    assert choice(table) == "buy cutter"


def test_an_emperor_who_can_be_beaten_is_beaten_first() -> None:
    seats = {2: a_seat(combat=9, hand=["scout"]), 4: a_seat(authority=9), 5: a_seat(authority=9)}
    assert choice(a_table("emperor", seats, current=2)) == "attack 5"


# Raid


def test_raiders_finish_what_others_began() -> None:
    boss = a_seat(in_play=["war-world"], damaged=[("defense-center", 3)])
    assert choice(a_table("raid", {1: boss, 2: a_seat(combat=2)}, seats=4, current=2)) == (
        "attack 1 defense-center damaged-3"
    )


def test_a_raider_begins_only_what_the_others_can_finish() -> None:
    boss = a_seat(in_play=["blob-world"])
    alone = a_table("raid", {1: boss, 2: a_seat(combat=4)}, seats=4, current=2)
    assert choice(alone) == "attack 1"
    helped = a_table("raid", {1: boss, 2: a_seat(combat=4), 3: a_seat(hand=["ram"])}, seats=4, current=2)
    assert choice(helped) == "attack 1 blob-world"
    too_late = a_table("raid", {1: boss, 3: a_seat(combat=4), 2: a_seat(hand=["ram"])}, seats=4, current=3)
    assert choice(too_late) == "attack 1"


def test_damage_is_no_more_than_a_base_can_take() -> None:
    boss = a_seat(damaged=[("blob-world", 5)])
    table = a_table("raid", {1: boss, 2: a_seat(combat=6)}, seats=4, current=2)
    table.play("attack 1 blob-world damaged-5")
    assert (table.asked, choice(table)) == ("damage", "amount 2")


def test_the_boss_goes_for_the_raider_who_is_dangerous_and_weak() -> None:
    raiders = {2: a_seat(deck=["ram"] * 2), 3: a_seat(deck=["ram"] * 2, authority=20), 4: a_seat(authority=20)}
    assert choice(a_table("raid", {1: a_seat(combat=5), **raiders}, seats=4)) == "attack 3"


def test_the_defeated_give_their_dearest_card_to_whom_it_serves_longest() -> None:
    raiders = {2: a_seat(authority=5, hand=["scout"], deck=["mothership", "ram"]), 3: a_seat(authority=9)}
    table = a_table("raid", {1: a_seat(combat=5), **raiders, 4: a_seat(authority=30)}, seats=4)
    table.play("attack 2", "amount 5")
    assert (table.actor, table.asked, choice(table)) == (2, "gift", "give mothership")
    table.play("give mothership")
    assert (table.asked, choice(table)) == ("receiver", "target 4")


def test_weak_cards_are_no_gift() -> None:
    raiders = {2: a_seat(authority=5, hand=["scout"], deck=["viper"])}
    table = a_table("raid", {1: a_seat(combat=5), **raiders}, seats=4)
    table.play("attack 2", "amount 5")
    assert choice(table) == "decline"
