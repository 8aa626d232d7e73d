"""What a tournament is judged by, held against numbers that are known."""

import math

import pytest

from starlode.bots.ratings import Ratings
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.lab.statistics.intervals import estimate, wilson
from starlode.lab.statistics.sequential import Sprt
from starlode.lab.statistics.times import Times


def chance(rng: Rng) -> float:
    return rng.below(10**6) / 10**6


# Intervals


@pytest.mark.parametrize(
    ("rate", "games", "interval"),
    [(0.8, 10, (0.4902, 0.9433)), (0.0, 10, (0.0, 0.2775)), (0.5, 1000, (0.4691, 0.5309)), (0.5, 0, (0, 1))],
)
def test_an_interval_is_wilsons(rate: float, games: int, interval: tuple[float, float]) -> None:
    assert wilson(rate, games) == pytest.approx(interval, abs=5e-5)


def test_games_of_a_deal_that_make_up_for_its_luck_count_as_single_games() -> None:
    found = estimate([[1, 0]] * 50)
    assert (found.rate, found.games, found.interval) == (0.5, 100, wilson(0.5, 100))


def test_games_of_a_deal_that_come_out_alike_count_for_one() -> None:
    found = estimate([[1, 1], [0, 0]] * 50)
    assert found.games == 200
    assert found.interval == pytest.approx(wilson(0.5, 100), abs=1e-3)


def test_draws_are_half_a_point() -> None:
    assert estimate([[0.5, 0.5]] * 10).rate == 0.5
    assert estimate([]).interval == (0, 1)
    assert estimate([[1, 1]]).interval == wilson(1, 2)


@pytest.mark.parametrize("luck", [0.0, 0.3])
def test_95_of_100_intervals_hold_the_truth_whether_or_not_deals_are_lucky(luck: float) -> None:
    rng = Rng(5)
    held = 0
    for _ in range(1000):
        deals = []
        for _ in range(60):
            good = 0.5 + (luck if rng.below(2) else -luck)  # for whoever sits better: the same in both games
            deals.append([float(chance(rng) < good) for _ in range(2)])
        low, high = estimate(deals).interval
        held += low <= 0.5 <= high
    assert held >= 930


# The sequential test


@pytest.mark.parametrize(("share", "right"), [(0.5, "low"), (0.6, "high"), (0.4, "low"), (0.75, "high")])
def test_the_answer_is_wrong_at_most_one_time_in_twenty(share: float, right: str) -> None:
    test, rng, answers = Sprt(), Rng(9), []
    for _ in range(400):
        ratio = 0.0
        while (verdict := test.verdict(ratio)) is None:
            ratio += test.step(float(chance(rng) < share))
        answers.append(verdict)
    assert answers.count(right) / len(answers) >= 0.93  # type: ignore[arg-type]


def test_a_clear_case_takes_few_games() -> None:
    test = Sprt()
    games = next(n for n in range(100) if test.verdict(n * test.step(1.0)))
    assert games == math.ceil(math.log(19) / math.log(1.2)) == 17
    assert test.step(0.5) == pytest.approx((test.step(0) + test.step(1)) / 2)


def test_a_test_is_read_from_a_command_line() -> None:
    assert Sprt.read("0.25,0.35") == Sprt(0.25, 0.35)
    for text in ("", "0.5", "0.6,0.5", "0.5,0.5", "0,0.5", "0.5,1", "a,b", "0.1,0.2,0.3", "nan,nan"):
        with pytest.raises(BadInput, match="expected two shares"):
            Sprt.read(text)


# Ratings


def test_who_wins_rises_and_everybody_becomes_surer() -> None:
    ratings = Ratings[int]()
    for _ in range(20):
        ratings.add([[0], [1]], [1, 2])
        ratings.add([[1], [2]], [1, 2])
    mus = [ratings[bot].mu for bot in range(3)]
    assert mus == sorted(mus, reverse=True)
    assert all(ratings[bot].sigma < 25 / 3 for bot in range(3))
    assert ratings[0].ordinal == ratings[0].mu - 3 * ratings[0].sigma


def test_a_draw_between_equals_changes_no_rating() -> None:
    ratings = Ratings[int]()
    ratings.add([[0], [1]], [1, 1])
    assert ratings[0].mu == pytest.approx(25)
    assert ratings[0].mu == pytest.approx(ratings[1].mu)


def test_one_who_beats_three_of_a_kind_rises_and_they_sink() -> None:
    ratings = Ratings[int]()
    for place in range(40):
        sides = [[1], [1], [1], [1]]
        sides[place % 4] = [0]
        ratings.add(sides, [1 if side == [0] else 2 for side in sides])
    assert ratings[0].mu > 25 > ratings[1].mu


def test_teams_are_rated_together() -> None:
    ratings = Ratings[int]()
    ratings.add([[0, 1], [2, 3]], [1, 2])
    assert ratings[0] == ratings[1]
    assert ratings[0].mu > ratings[2].mu == ratings[3].mu


# Times


def test_times_are_told_by_mean_percentile_and_longest() -> None:
    times = Times()
    times.add(n / 100 for n in range(1, 101))
    assert times.to_json() == {"turns": 100, "mean": 0.505, "p95": 0.95, "max": 1.0}
    assert Times().to_json() == {"turns": 0, "mean": 0.0, "p95": 0.0, "max": 0.0}
