"""The clock of a table by itself, in milliseconds."""

import json

from starlode.server.timing import DAY, VACATION, Clock, Timing

TURN, BANK, DAYS = Timing("turn", 30), Timing("bank", 600, 10), Timing("days", 3 * 86_400)


def test_time_runs_for_whoever_is_asked_and_for_nobody_else() -> None:
    clock = Clock.new(BANK, 2, 1000)
    clock.go_on(1000, [1], begun=False)
    assert (clock.left_of(1, 6000), clock.left_of(2, 6000)) == (595_000, 600_000)
    clock.go_on(6000, [2], begun=False)
    assert (clock.left_of(1, 9000), clock.left_of(2, 9000), clock.due) == (595_000, 597_000, 606_000)
    clock.go_on(9000, [], begun=False)
    assert (clock.left, clock.due, clock.late(10**9)) == ([595_000, 597_000], None, [])


def test_a_turn_that_ends_adds_its_increment_to_a_bank() -> None:
    clock = Clock.new(BANK, 2, 0)
    clock.go_on(0, [1], begun=True)
    clock.go_on(4000, [2], begun=True, ended=1)
    assert clock.left == [606_000, 600_000]


def test_each_turn_has_its_seconds_anew_and_what_was_given_stays() -> None:
    clock = Clock.new(TURN, 3, 0)
    clock.go_on(0, [1], begun=True)
    clock.add(2, 60_000)
    clock.go_on(20_000, [3], begun=False)
    clock.go_on(25_000, [1], begun=False)
    assert clock.left == [10_000, 90_000, 25_000]
    clock.go_on(26_000, [2], begun=True, ended=1)
    assert clock.left == [30_000, 90_000, 30_000]


def test_whoever_takes_back_the_end_of_his_turn_has_what_he_had_less_what_has_run() -> None:
    for timing, full in ((TURN, 30_000), (BANK, 600_000)):
        clock = Clock.new(timing, 2, 0)
        clock.go_on(0, [1], begun=True)
        for now in range(2000, 12_001, 2000):  # over and over
            clock.go_on(now - 500, [2], begun=True, ended=1)
            clock.go_back(now, [1])
            assert clock.left == [full - now, full]
        clock.go_on(12_000, [2], begun=True, ended=1)
        clock.add(2, 60_000)
        clock.go_back(50_000, [1])
        assert clock.left == [10_000 if timing is TURN else full - 50_000, full + 60_000]
        assert Clock.load(timing, clock.since, json.loads(json.dumps(clock.dump()))) == clock


def test_who_has_none_left_is_late() -> None:
    clock = Clock.new(TURN, 2, 0)
    clock.go_on(0, [1, 2], begun=True)
    assert clock.late(29_999) == []
    assert (clock.late(30_000), clock.left_of(1, 99_000)) == ([1, 2], 0)


def test_nobody_loses_time_in_a_pause() -> None:
    clock = Clock.new(TURN, 2, 0)
    clock.go_on(0, [1], begun=True)
    clock.paused = True
    clock.go_on(10_000, [1], begun=False)
    assert (clock.due, clock.left_of(1, 500_000)) == (None, 20_000)
    clock.paused = False
    clock.go_on(600_000, [1], begun=False)
    assert (clock.due, clock.left_of(1, 605_000)) == (620_000, 15_000)


def test_a_vacation_stops_the_own_time_and_what_is_not_used_comes_back() -> None:
    clock = Clock.new(DAYS, 2, 0)
    clock.go_on(0, [1], begun=True)
    clock.leave(1, 5, DAY)
    assert (clock.left_of(1, 4 * DAY), clock.vacation[0], clock.due) == (2 * DAY, VACATION - 5 * DAY, 8 * DAY)
    assert clock.left_of(1, 7 * DAY) == DAY
    clock.leave(1, 0, 3 * DAY)
    assert (clock.vacation[0], clock.left_of(1, 4 * DAY)) == (VACATION - 2 * DAY, DAY)


def test_a_clock_is_written_down_and_read_as_it_was() -> None:
    clock = Clock.new(DAYS, 2, 7)
    clock.go_on(9, [2], begun=True)
    clock.leave(1, 2, 12)
    assert Clock.load(DAYS, clock.since, json.loads(json.dumps(clock.dump()))) == clock
