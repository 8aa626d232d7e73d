"""Places, draws, and what a match is worth to each seat."""

import pytest

from starlode.core.errors import IllegalAction
from tests.realms.table import Setting, Table, a_seat, a_table, new_table, out


def pass_turns(table: Table, turns: int) -> None:
    """Everybody ends the turn at once; a team's turn is over when all its members are done."""
    members = table.match.rules.seats // 2 if table.match.rules.options["format"] == "hydra" else 1
    for _ in range(turns * members):
        table.play("end-turn")


@pytest.mark.parametrize("name", ["free-for-all", "hunter"])
def test_places_go_by_the_order_of_elimination(name: str) -> None:
    """SR-M59, SR-M76, SR-M92."""
    weak = a_seat(authority=1)
    table = a_table(name, {2: weak, 3: weak, 1: a_seat(combat=9), 4: a_seat(authority=2)}, seats=4)
    for target in (2, 3, 4):
        assert table.match.outcome is None
        table.play(f"attack {target}")
    assert (table.winners, table.places, table.reason) == ((1,), (1, 4, 3, 2), "defeat")


WON: list[tuple[str, int, dict[int, Setting], tuple[str, ...], tuple[int, ...], tuple[int, ...]]] = [
    ("hydra", 4, {1: a_seat(combat=5), 3: a_seat(authority=5)}, ("attack 3",), (1, 2), (1, 1, 2, 2)),
    (
        "emperor", 6, {1: a_seat(combat=5), 3: out(6), 5: a_seat(authority=5), 6: out(5)}, ("attack 5",),
        (1, 2, 3), (1, 1, 1, 2, 2, 2),
    ),
    ("raid", 3, {1: a_seat(combat=5), 2: out(3), 3: a_seat(authority=5)}, ("attack 3",), (1,), (1, 2, 2)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "seats", "at", "lines", "winners", "places"), WON)
def test_team_formats_and_raid_know_winners_and_losers_only(
    name: str,
    seats: int,
    at: dict[int, Setting],
    lines: tuple[str, ...],
    winners: tuple[int, ...],
    places: tuple[int, ...],
) -> None:
    """SR-M60, SR-M187, SR-M113."""
    table = a_table(name, at, seats=seats)
    table.play(*lines)
    assert (table.winners, table.places, table.reason) == (winners, places, "defeat")
    assert table.match.outcome is not None
    assert winners in table.match.outcome.sides


def test_at_the_turn_limit_all_sides_alive_draw() -> None:
    """SR-M61."""
    table = new_table("free-for-all", 4, turn_limit="2")
    table.resign(3)
    while table.actor:
        table.play("end-turn")
    assert (table.winners, table.reason, table.places) == ((), "turn-limit", (1, 1, 4, 1))
    for name, seats in (("hydra", 4), ("emperor", 6), ("raid", 3)):
        table = new_table(name, seats, turn_limit="1")
        while table.actor:
            table.play("end-turn")
        assert (table.winners, table.reason, table.places) == ((), "turn-limit", (1,) * seats)


@pytest.mark.parametrize(
    ("name", "seats", "turns"),
    [("free-for-all", 3, 6), ("hunter", 5, 10), ("hydra", 4, 4), ("hydra", 6, 4), ("emperor", 6, 12), ("raid", 4, 8)],
)
def test_the_turn_limit_counts_turns_of_each_seat_or_team(name: str, seats: int, turns: int) -> None:
    """SR-M62."""
    table = new_table(name, seats, turn_limit="2")
    pass_turns(table, turns - 1)
    assert table.options
    pass_turns(table, 1)
    assert (table.actor, table.reason) == (None, "turn-limit")


def test_the_turn_limit_does_not_shrink_when_somebody_is_out() -> None:
    """SR-M62."""
    table = new_table("free-for-all", 3, start="1", turn_limit="2")
    table.resign(3)
    pass_turns(table, 5)
    assert table.options
    pass_turns(table, 1)
    assert (table.actor, table.reason) == (None, "turn-limit")


@pytest.mark.parametrize(
    ("name", "seats", "gone", "turns"),
    [
        ("free-for-all", 3, (), 6),
        ("free-for-all", 4, (2,), 6),
        ("hunter", 5, (1, 3), 6),
        ("hydra", 4, (), 4),
        ("hydra", 6, (), 4),
        ("emperor", 6, (6,), 10),
        ("raid", 4, (2, 4), 4),
    ],
)
def test_a_draw_is_claimed_after_quiet_turns_of_all_who_live(
    name: str, seats: int, gone: tuple[int, ...], turns: int
) -> None:
    """SR-M63."""
    at = {seat: out(seats - before) for before, seat in enumerate(gone)}
    first = min({*range(1, seats + 1)} - {*gone})
    table = a_table(name, at, seats=seats, current=first, options={"stall-claim": "2"})
    pass_turns(table, turns - 1)
    with pytest.raises(IllegalAction):
        table.claim_draw(first)
    pass_turns(table, 1)
    table.claim_draw(first)
    assert (table.actor, table.winners, table.reason) == (None, (), "stalled")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_anybody_may_claim_it(seat: int) -> None:
    """SR-M64: in turn or out of turn."""
    table = a_table("free-for-all", options={"stall-claim": "1"})
    pass_turns(table, 4)
    assert table.actor == 2
    table.claim_draw(seat)
    assert (table.winners, table.places, table.reason) == ((), (1, 1, 1), "stalled")


def test_a_common_purchase_starts_the_count_anew() -> None:
    """SR-M63: a card was acquired, whoever paid."""
    at = {1: a_seat(trade=1), 2: a_seat(trade=1)}
    table = a_table("hydra", at, row=["cutter"], options={"stall-claim": "1", "pool-consent": "auto"})
    table.play("buy cutter", "end-turn", "end-turn")
    pass_turns(table, 1)
    with pytest.raises(IllegalAction):
        table.claim_draw(1)
    pass_turns(table, 1)
    table.claim_draw(1)
    assert table.reason == "stalled"


def test_an_elimination_starts_the_count_anew() -> None:
    """SR-M65."""
    table = a_table("free-for-all", options={"stall-claim": "2"})
    pass_turns(table, 7)
    table.resign(3)
    for _ in range(4):
        with pytest.raises(IllegalAction):
            table.claim_draw(1)
        table.play("end-turn")
    table.play("end-turn")
    table.claim_draw(1)
    assert table.places == (1, 1, 3)


# What it is worth


def test_one_of_several_who_wins_gets_what_the_others_lose() -> None:
    """SR-M66."""
    at = {1: out(4), 2: out(3), 3: a_seat(combat=1), 4: a_seat(authority=1)}
    table = a_table("free-for-all", at, seats=4, current=3)
    assert table.match.state.returns() == [0.0] * 4
    table.play("attack 4")
    assert table.match.state.returns() == pytest.approx([-1 / 3, -1 / 3, 1, -1 / 3])


@pytest.mark.parametrize(("name", "seats", "at", "lines", "winners", "places"), WON)
def test_all_seats_of_a_side_get_the_same_and_the_sides_add_up_to_nothing(
    name: str,
    seats: int,
    at: dict[int, Setting],
    lines: tuple[str, ...],
    winners: tuple[int, ...],
    places: tuple[int, ...],
) -> None:
    """SR-M66."""
    table = a_table(name, at, seats=seats)
    table.play(*lines)
    assert table.match.state.returns() == [1.0 if seat in winners else -1.0 for seat in range(1, seats + 1)]


def test_who_drew_shares_what_the_others_lost() -> None:
    """SR-M66."""
    table = a_table("free-for-all", seats=4, options={"stall-claim": "1"})
    table.resign(2)
    pass_turns(table, 4)
    table.claim_draw(1)
    assert table.match.state.returns() == pytest.approx([1 / 9, -1 / 3, 1 / 9, 1 / 9])
    assert sum(table.match.state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("name", "seats"), [("free-for-all", 5), ("hydra", 6), ("emperor", 6), ("raid", 4)])
def test_a_draw_of_all_is_worth_nothing(name: str, seats: int) -> None:
    """SR-M67."""
    table = new_table(name, seats, turn_limit="1")
    while table.actor:
        table.play("end-turn")
    assert table.match.state.returns() == [0.0] * seats
