"""Hydra: teams with one score, whose outposts protect everybody."""

import pytest

from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from tests.realms.table import Table, a_seat, a_table, new_table


def scores(table: Table) -> list[int]:
    """What everybody is told of each seat's authority."""
    return [int(seat["authority"]) for seat in table.view(None)["seats"]]


@pytest.mark.parametrize(("seats", "authority", "sides"), [
    (4, 75, ((1, 2), (3, 4))),
    (6, 100, ((1, 2, 3), (4, 5, 6))),
])  # fmt: skip
def test_a_team_starts_with_one_score(seats: int, authority: int, sides: tuple[tuple[int, ...], ...]) -> None:
    """SR-M94, SR-M95, SR-M93."""
    table = new_table("hydra", seats)
    assert scores(table) == [authority] * seats
    table.play("end-turn")
    for seat in sides[0]:
        table.resign(seat)
    assert table.match.outcome is not None
    assert (table.match.outcome.sides, table.winners) == (sides, sides[1])


def test_whoever_is_hurt_or_gains_it_is_the_team() -> None:
    """SR-M96, SR-M105."""
    at = {1: a_seat(combat=3), 2: a_seat(combat=4, hand=["cutter"])}
    table = a_table("hydra", at)
    table.play("attack 3")
    assert scores(table) == [75, 75, 72, 72]
    table.play("hand-over 2", "attack 3", "play cutter")
    assert scores(table) == [79, 79, 68, 68]


def test_the_teams_score_has_no_limit() -> None:
    """SR-M97."""
    table = a_table("hydra", {1: a_seat(authority=199), 2: a_seat(hand=["cutter"])})
    table.play("hand-over 2", "play cutter")
    assert scores(table)[:2] == [203, 203]


def test_piles_and_play_areas_are_each_members_own() -> None:
    """SR-M98: what one does leaves the other's cards alone."""
    at = {1: a_seat(hand=["corvette"], deck=["ram"], discard=["scout"]), 2: a_seat(hand=["viper"], deck=["scout"])}
    table = a_table("hydra", at)
    table.play("play corvette")
    assert (table.me.hand, table.me.in_play, table.me.deck) == (["ram"], ["corvette"], [])
    mate = table.seat(2)
    assert (mate.hand, mate.in_play, mate.deck, mate.discard) == (["viper"], [], ["scout"], [])


def test_pools_are_each_members_own() -> None:
    """SR-M104."""
    at = {1: a_seat(hand=["explorer"]), 2: a_seat(hand=["viper"])}
    table = a_table("hydra", at)
    table.play("play explorer")
    table.play("play viper", seat=2)
    assert (table.me.trade, table.me.combat, table.seat(2).trade, table.seat(2).combat) == (2, 0, 0, 1)
    assert [line for line in table.options if line.startswith("scrap")] == []


def test_a_teammates_cards_open_no_ally_ability() -> None:
    """SR-M99."""
    table = a_table("hydra", {1: a_seat(hand=["cutter"]), 2: a_seat(in_play=["barter-world"], hand=["cutter"])})
    table.play("play cutter")
    assert table.refuse("ally cutter").code == "no-ally"
    table.play("hand-over 2", "play cutter")
    assert "ally cutter" in table.options


def test_embassy_yacht_counts_own_bases_only() -> None:
    """SR-M100."""
    yacht = a_seat(hand=["embassy-yacht"], deck=["scout"] * 3)
    table = a_table("hydra", {1: yacht, 2: a_seat(in_play=["barter-world", "blob-wheel"])})
    table.play("play embassy-yacht")
    assert (table.me.hand, table.me.trade) == ([], 2)


def test_fleet_hq_pays_for_own_ships_only() -> None:
    """SR-M100."""
    table = a_table("hydra", {1: a_seat(hand=["scout"]), 2: a_seat(in_play=["fleet-hq"], hand=["scout"])})
    table.play("play scout")
    assert (table.me.combat, table.seat(2).combat) == (0, 0)
    table.play("play scout", seat=2)
    assert (table.me.combat, table.seat(2).combat) == (0, 1)


def test_mech_world_is_an_ally_of_own_cards_only() -> None:
    """SR-M100."""
    table = a_table("hydra", {1: a_seat(hand=["blob-fighter"], deck=["scout"]), 2: a_seat(in_play=["mech-world"])})
    table.play("play blob-fighter")
    assert table.refuse("ally blob-fighter").code == "no-ally"


def test_blob_world_counts_own_blob_cards_only() -> None:
    """SR-M100."""
    mine = a_seat(in_play=["blob-world"], hand=["blob-fighter"], deck=["scout"] * 5)
    table = a_table("hydra", {1: mine, 2: a_seat(hand=["blob-fighter", "ram"])})
    table.play("play blob-fighter", "play ram", seat=2)
    table.play("play blob-fighter", "use blob-world", "choose 2", seat=1)
    assert table.me.hand == ["scout"]


def test_a_stealth_needle_copies_own_ships_only() -> None:
    """SR-M100."""
    table = a_table("hydra", {1: a_seat(hand=["stealth-needle", "viper"]), 2: a_seat(hand=["ram"])})
    table.play("play ram", seat=2)
    table.play("play stealth-needle", seat=1)
    assert (table.asked, table.me.combat) == ("action", 0)


@pytest.mark.parametrize(("seats", "start", "hands"), [
    (4, 1, [3, 3, 5, 5]),
    (4, 3, [5, 5, 3, 3]),
    (6, 1, [3, 3, 3, 5, 5, 5]),
    (6, 4, [5, 5, 5, 3, 3, 3]),
])  # fmt: skip
def test_the_starting_team_opens_with_three_cards_each(seats: int, start: int, hands: list[int]) -> None:
    """SR-M102, SR-M101."""
    table = new_table("hydra", seats, start=str(start))
    assert table.actor == start
    assert [len(table.seat(seat).hand) for seat in range(1, seats + 1)] == hands


@pytest.mark.parametrize("seats", [4, 6])
def test_every_member_draws_five(seats: int) -> None:
    """SR-M103."""
    table = new_table("hydra", seats, start="1")
    for _ in range(seats // 2):
        table.play("end-turn")
    assert [len(table.seat(seat).hand) for seat in range(1, seats + 1)] == [5] * seats


def test_an_attack_takes_what_is_left_of_the_teams_score() -> None:
    """SR-M105, SR-M113."""
    table = a_table("hydra", {1: a_seat(combat=4), 2: a_seat(combat=4), 4: a_seat(authority=6)})
    table.play("attack 3")
    assert (table.me.combat, scores(table)[2:], table.actor) == (0, [2, 2], 1)
    table.play("attack 3", seat=2)
    assert (table.seat(2).combat, table.winners, table.reason) == (2, (1, 2), "defeat")


def test_an_attack_names_the_first_seat_of_the_other_team() -> None:
    """SR-M106."""
    table = a_table("hydra", {5: a_seat(combat=4)}, seats=6, current=5)
    assert [line for line in table.options if line.startswith("attack")] == ["attack 1"]
    assert table.refuse("attack 4").code == "out-of-reach"


def test_an_outpost_of_any_member_protects_the_whole_team() -> None:
    """SR-M107, SR-M108."""
    at = {1: a_seat(combat=20), 4: a_seat(in_play=["blob-wheel"]), 5: a_seat(in_play=["trading-post"])}
    table = a_table("hydra", {**at, 6: a_seat(in_play=["war-world", "the-hive"])}, seats=6)
    attacks = [line for line in table.options if line.startswith("attack")]
    assert attacks == ["attack 5 trading-post", "attack 6 war-world"]
    for line in ("attack 4", "attack 4 blob-wheel", "attack 6 the-hive"):
        assert table.refuse(line).code == "outposts-first"
    table.play("attack 6 war-world")
    assert [line for line in table.options if line.startswith("attack")] == ["attack 5 trading-post"]
    table.play("attack 5 trading-post")
    attacks = [line for line in table.options if line.startswith("attack")]
    assert attacks == ["attack 4 blob-wheel", "attack 4", "attack 6 the-hive"]


def test_effects_destroy_outposts_of_the_whole_team_first() -> None:
    """SR-M109."""
    at = {1: a_seat(hand=["missile-mech"]), 3: a_seat(in_play=["blob-wheel"]), 4: a_seat(in_play=["trading-post"])}
    table = a_table("hydra", at)
    table.play("play missile-mech")
    assert table.options == ["destroy 4 trading-post", "decline"]


def test_one_player_of_the_other_team_is_named_to_discard_at_once() -> None:
    """SR-M110, SR-M111."""
    hand = a_seat(hand=["scout", "viper"])
    table = a_table("hydra", {1: a_seat(hand=["imperial-fighter"]), 2: hand, 3: hand, 4: hand})
    table.play("play imperial-fighter")
    assert table.options == ["target 3", "target 4"]
    table.play("target 4")
    assert (table.actor, table.asked) == (4, "discard")
    table.play("discard viper")
    assert (table.actor, table.seat(4).discard, table.seat(3).discard) == (1, ["viper"], [])


def test_owed_discards_of_members_are_settled_in_seat_order_before_anybody_acts() -> None:
    """SR-M112."""
    fighters = a_seat(hand=["imperial-fighter", "imperial-fighter"])
    hand = a_seat(hand=["scout", "viper"])
    table = a_table("hydra", {1: fighters, 3: hand, 4: hand}, options={"discards": "next-turn"})
    table.play("play imperial-fighter", "target 4", "play imperial-fighter", "target 3")
    assert (table.seat(3).owes, table.seat(4).owes, table.actor) == (1, 1, 1)
    table.play("end-turn", "end-turn")
    assert (table.actor, table.asked) == (3, "discard")
    table.play("discard scout")
    assert (table.actor, table.asked) == (4, "discard")
    assert table.refuse("play viper", seat=3).code == "not-your-turn"
    table.play("discard viper")
    assert (table.actor, table.asked) == (3, "action")
    assert (table.seat(3).owes, table.seat(4).owes) == (0, 0)


def test_a_member_without_a_choice_is_not_asked_for_owed_discards() -> None:
    """SR-M112."""
    at = {1: a_seat(hand=["imperial-fighter", "imperial-fighter"]), 3: a_seat(hand=["scout", "viper"])}
    table = a_table("hydra", {**at, 4: a_seat(hand=["ram"])}, options={"discards": "next-turn"})
    table.play("play imperial-fighter", "target 4", "play imperial-fighter", "target 3", "end-turn", "end-turn")
    assert (table.actor, table.asked, table.seat(4).discard) == (3, "discard", ["ram"])
    table.play("discard scout")
    assert (table.actor, table.asked) == (3, "action")


def test_a_team_without_authority_has_lost_together() -> None:
    """SR-M113, SR-M114."""
    at = {4: a_seat(combat=5), 1: a_seat(authority=5, hand=["cutter"], in_play=["blob-wheel"])}
    table = a_table("hydra", at, current=4)
    table.play("attack 1")
    assert (table.winners, table.places, table.reason) == ((3, 4), (2, 2, 1, 1), "defeat")
    assert (table.happened("player-eliminated"), table.removed) == ([], [])


def test_teammates_see_each_others_hands() -> None:
    """SR-M115."""
    table = new_table("hydra", 6)
    for viewer, seen in ((1, {1, 2, 3}), (3, {1, 2, 3}), (5, {4, 5, 6}), (None, set())):
        seats = table.view(viewer)["seats"]
        assert {seat for seat in range(1, 7) if seats[seat - 1]["hand"]["cards"] is not None} == seen
    drawn = [event for event in table.match.seen_by(2) if event["event"] == "card-drawn"]
    assert {event["seat"] for event in drawn if event["card"]} == {1, 2, 3}
    assert {event["seat"] for event in drawn if not event["card"]} == {4, 5, 6}


def test_a_team_concedes_only_together() -> None:
    """SR-M116, SR-M114."""
    table = a_table("hydra", {1: a_seat(hand=["scout"])}, seats=6)
    table.resign(1)
    table.resign(5)
    table.resign(3)
    assert (table.actor, table.asked, table.winners) == (1, "action", ())
    assert [told["seat"] for told in table.happened("surrender-proposed")] == [1, 5, 3]
    table.play("play scout")
    assert table.me.trade == 1
    table.resign(2)
    assert (table.winners, table.reason, table.actor) == ((4, 5, 6), "resigned", None)


def test_the_wish_to_give_up_can_be_taken_back() -> None:
    """SR-M116."""
    table = a_table("hydra", {1: a_seat(hand=["scout"])})
    assert table.match.conceding == []
    with pytest.raises(IllegalAction, match="not-conceding"):
        table.match.play_on(1)
    table.resign(1)
    table.match.play_on(1)
    assert (table.match.conceding, table.happened("surrender-withdrawn")) == ([], [{"seat": 1}])
    table.resign(2)
    assert (table.match.conceding, table.actor) == ([2], 1)
    again = Match.replay(table.match.rules, table.match.record)
    assert (again.conceding, again.events) == ([2], table.match.events)


@pytest.mark.parametrize("head", [3, 4])
def test_any_head_of_the_other_team_may_be_named(head: int) -> None:
    """SR-M106: the record names the seat that keeps the score."""
    table = a_table("hydra", {1: a_seat(combat=7)})
    table.play(f"attack {head}")
    assert (table.seat(3).authority, table.seat(4).authority, table.me.combat) == (68, 68, 0)
    assert table.match.record.rows[-1] == "1 attack 3"
    assert table.refuse("attack 2").code == "out-of-reach"
