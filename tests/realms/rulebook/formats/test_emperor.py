"""Emperor: two teams of three, each with an emperor between two admirals."""

import pytest

from tests.realms.table import Table, a_seat, a_table, new_table, out


def attacks(table: Table) -> list[str]:
    return [line for line in table.options if line.startswith("attack")]


def test_two_emperors_sit_between_their_admirals() -> None:
    """SR-M154, SR-M155: seats 2 and 5."""
    table = new_table("emperor")
    assert [table.seat(seat).authority for seat in range(1, 7)] == [50, 60, 50, 50, 60, 50]
    table.resign(5)
    assert table.match.outcome is not None
    assert table.match.outcome.sides == ((1, 2, 3), (4, 5, 6))


def test_scores_are_everybodys_own() -> None:
    """SR-M156."""
    table = a_table("emperor", {1: a_seat(hand=["cutter"], combat=4)})
    table.play("play cutter", "attack 6", "amount 4")
    assert [table.seat(seat).authority for seat in range(1, 7)] == [54, 60, 50, 50, 60, 46]


@pytest.mark.parametrize(("start", "hands"), [(1, [3, 3, 3, 5, 5, 5]), (4, [5, 5, 5, 3, 3, 3])])
def test_the_starting_team_opens_with_three_cards_each(start: int, hands: list[int]) -> None:
    """SR-M157, SR-M158."""
    table = new_table("emperor", start=str(start))
    assert table.actor == start
    assert [len(table.seat(seat).hand) for seat in range(1, 7)] == hands


@pytest.mark.parametrize("start", [1, 4])
def test_single_turns_go_round_and_skip_who_is_out(start: int) -> None:
    """SR-M159."""
    table = new_table("emperor", start=str(start))
    turns = []
    for turn in range(11):
        assert table.actor is not None
        turns.append(table.actor)
        table.play("end-turn")
        if turn == 5:
            table.resign(3)
    order = [1, 2, 3, 4, 5, 6] if start == 1 else [4, 5, 6, 1, 2, 3]
    assert turns == [*order, *(seat for seat in order if seat != 3)]


@pytest.mark.parametrize(("seat", "opposite"), [(1, 6), (3, 4), (4, 3), (6, 1)])
def test_an_admiral_attacks_the_admiral_opposite_and_nobody_else(seat: int, opposite: int) -> None:
    """SR-M161, SR-M160."""
    base = a_seat(in_play=["blob-wheel"])
    table = a_table("emperor", {**dict.fromkeys(range(1, 7), base), seat: a_seat(combat=9)}, current=seat)
    assert attacks(table) == [f"attack {opposite} blob-wheel", f"attack {opposite}"]
    for other in {*range(1, 7)} - {seat, opposite}:
        assert table.refuse(f"attack {other}").code == "out-of-reach"
        assert table.refuse(f"attack {other} blob-wheel").code == "out-of-reach"


@pytest.mark.parametrize(("seat", "opposite", "emperor"), [(1, 6, 5), (3, 4, 5), (4, 3, 2), (6, 1, 2)])
def test_when_the_admiral_opposite_is_out_the_emperor_is_attacked(seat: int, opposite: int, emperor: int) -> None:
    """SR-M162, SR-M163: and never the other admiral."""
    base = a_seat(in_play=["blob-wheel"])
    at = {**dict.fromkeys(range(1, 7), base), opposite: out(6), seat: a_seat(combat=9)}
    table = a_table("emperor", at, current=seat)
    assert attacks(table) == [f"attack {emperor} blob-wheel", f"attack {emperor}"]
    table.play(f"attack {emperor}")
    assert table.seat(emperor).authority == 51


def test_an_admiral_goes_on_to_the_emperor_in_the_same_turn() -> None:
    """SR-M164, SR-M27."""
    at = {1: a_seat(combat=9), 6: a_seat(authority=2), 5: a_seat(in_play=["trading-post"])}
    table = a_table("emperor", at)
    table.play("attack 6", "amount 2")
    assert (table.asked, attacks(table)) == ("action", ["attack 5 trading-post"])
    table.play("attack 5 trading-post", "attack 5")
    assert (table.seat(5).authority, table.me.combat) == (57, 0)


@pytest.mark.parametrize(("seat", "enemies"), [(2, [4, 5, 6]), (5, [1, 2, 3])])
def test_an_emperor_attacks_the_whole_other_side_in_any_mix(seat: int, enemies: list[int]) -> None:
    """SR-M165, SR-M166."""
    base = a_seat(in_play=["blob-wheel"])
    table = a_table("emperor", {**dict.fromkeys(range(1, 7), base), seat: a_seat(combat=9)}, current=seat)
    assert attacks(table) == [line for enemy in enemies for line in (f"attack {enemy} blob-wheel", f"attack {enemy}")]
    first, second, third = enemies
    table.play(f"attack {third} blob-wheel", f"attack {first}", "amount 1", f"attack {second}", "amount 3")
    assert [table.seat(enemy).authority for enemy in enemies] == [49, 57, 50]
    assert table.seat(third).in_play == []


def test_outposts_protect_no_other_member_of_the_side() -> None:
    """SR-M167."""
    at = {2: a_seat(combat=9), 4: a_seat(in_play=["trading-post"]), 6: a_seat(in_play=["trading-post"])}
    assert "attack 5" in attacks(a_table("emperor", at, current=2))
    at = {1: a_seat(combat=9), 5: a_seat(in_play=["trading-post"])}
    assert attacks(a_table("emperor", at)) == ["attack 6"]


def test_an_admiral_makes_the_one_opposite_discard_and_then_the_emperor() -> None:
    """SR-M168, SR-M20."""
    hands = dict.fromkeys(range(1, 7), a_seat(hand=["scout", "viper"]))
    for gone, victim in (({}, 6), ({6: out(6)}, 5)):
        table = a_table("emperor", {**hands, 1: a_seat(hand=["imperial-fighter"]), **gone})
        table.play("play imperial-fighter")
        assert (table.actor, table.asked) == (victim, "discard")
    table = a_table("emperor", {**hands, 2: a_seat(hand=["imperial-fighter"]), 4: out(6)}, current=2)
    table.play("play imperial-fighter")
    assert (table.asked, table.options) == ("target", ["target 5", "target 6"])


# Gifts and the end


def test_a_defeated_admiral_gives_to_the_own_emperor() -> None:
    """SR-M183: nobody has to be named."""
    at = {2: a_seat(combat=3), 4: a_seat(authority=3, hand=["ram", "cutter"])}
    table = a_table("emperor", at, current=2)
    table.play("attack 4", "amount 3")
    assert (table.actor, table.asked, table.options) == (4, "gift", ["give ram", "give cutter", "decline"])
    table.play("give cutter")
    assert (table.seat(5).discard, table.seat(6).discard, table.removed) == (["cutter"], [], ["ram"])
    assert (table.actor, table.asked) == (2, "action")
    assert table.happened("card-given") == [{"seat": 4, "target": 5, "card": "cutter"}]


def test_the_team_of_a_defeated_emperor_has_lost_at_once() -> None:
    """SR-M184, SR-M185, SR-M187: its admirals live, one of the winners does not."""
    at = {1: out(6), 2: a_seat(combat=8), 5: a_seat(authority=7, hand=["ram"])}
    table = a_table("emperor", at, current=2)
    table.play("attack 5", "amount 7")
    assert (table.winners, table.reason, table.actor) == ((1, 2, 3), "defeat", None)
    assert (table.places, table.happened("card-given")) == ((1, 1, 1, 2, 2, 2), [])
    assert (table.seat(4).is_out, table.seat(6).is_out) == (False, False)


def test_admirals_alone_do_not_end_the_match() -> None:
    """SR-M184: an emperor without admirals plays on."""
    at = {1: out(6), 3: out(5), 4: out(4), 6: a_seat(authority=1), 2: a_seat(combat=1)}
    table = a_table("emperor", at, current=2)
    table.play("attack 6")
    assert (table.winners, table.actor) == ((), 2)
    table.play("end-turn")
    assert table.actor == 5


def test_who_defeats_an_admiral_and_then_the_emperor_ends_the_match_after_the_gift() -> None:
    """SR-M186, SR-M164."""
    at = {1: a_seat(combat=9), 6: a_seat(authority=2, hand=["ram"]), 5: a_seat(authority=7)}
    table = a_table("emperor", at)
    table.play("attack 6", "amount 2", "give ram")
    assert (table.seat(5).discard, table.actor) == (["ram"], 1)
    table.play("attack 5")
    assert (table.winners, table.actor, table.seat(5).discard) == ((1, 2, 3), None, ["ram"])


def test_an_emperor_defeats_an_admiral_and_the_emperor_in_one_turn() -> None:
    """SR-M186."""
    at = {2: a_seat(combat=9), 4: a_seat(authority=2, deck=["ram"]), 5: a_seat(authority=7)}
    table = a_table("emperor", at, current=2)
    table.play("attack 4", "amount 2", "give ram", "attack 5", "amount 7")
    assert (table.winners, table.actor, table.seat(5).discard) == ((1, 2, 3), None, ["ram"])


def test_hands_are_hidden_from_teammates() -> None:
    """SR-M188."""
    table = new_table("emperor")
    for viewer in range(1, 7):
        seats = table.view(viewer)["seats"]
        assert [seat for seat in range(1, 7) if seats[seat - 1]["hand"]["cards"] is not None] == [viewer]
        drawn = [event for event in table.match.seen_by(viewer) if event["event"] == "card-drawn"]
        assert {event["seat"] for event in drawn if event["card"]} == {viewer}


def test_nothing_is_paid_together() -> None:
    """SR-M189."""
    at = {1: a_seat(trade=2, combat=4), 2: a_seat(), 6: a_seat(in_play=["blob-wheel"])}
    table = a_table("emperor", at, row=["freighter"])
    assert table.options == ["buy explorer", "attack 6", "end-turn"]
    assert table.refuse("buy freighter").code == "not-enough-trade"
    assert table.refuse("hand-over 2").code == "no-handing-over"


@pytest.mark.parametrize(("seat", "winners"), [(2, (4, 5, 6)), (5, (1, 2, 3))])
def test_an_emperor_who_concedes_loses_for_the_team(seat: int, winners: tuple[int, ...]) -> None:
    """SR-M190."""
    table = a_table("emperor")
    table.resign(seat)
    assert (table.winners, table.reason, table.actor) == (winners, "resigned", None)


def test_when_an_admiral_concedes_the_one_opposite_reaches_the_emperor() -> None:
    """SR-M190, SR-M28."""
    table = a_table("emperor", {1: a_seat(combat=9)})
    table.resign(6)
    assert (table.actor, attacks(table), table.winners) == (1, ["attack 5"], ())
