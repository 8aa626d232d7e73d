"""Elo numbers: what the results say, on one scale, also of those who never met."""

import pytest

from elo import elo


def test_ten_points_to_one_are_four_hundred() -> None:
    told = elo({("strong", "weak"): (1_000_000, 1_100_000)}, "weak", 1000)
    assert told == pytest.approx({"weak": 1000, "strong": 1400}, abs=0.01)


def test_who_never_met_is_compared_by_those_between() -> None:
    told = elo({("a", "b"): (750_000, 1_000_000), ("c", "b"): (250_000, 1_000_000)}, "b", 0)
    assert told["a"] == pytest.approx(190.85, abs=0.01)
    assert told["c"] == pytest.approx(-190.85, abs=0.01)


def test_who_lost_everything_still_has_a_number() -> None:
    told = elo({("always", "never"): (400, 400)}, "always", 1000)
    assert -400 < told["never"] < 0


def test_who_met_nobody_of_them_has_none() -> None:
    assert set(elo({("a", "b"): (1, 2), ("c", "d"): (1, 2)}, "a", 0)) == {"a", "b"}
