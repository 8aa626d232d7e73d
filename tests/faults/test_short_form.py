"""The short form of `make test-faults`, where the suite looks deeply."""

from pathlib import Path

import pytest

from tests.depth import DEEP, TODAY
from tests.faults.__main__ import FAULTS, PLACES, carry_out
from tests.faults.run import Plan

pytestmark = pytest.mark.skipif(not DEEP, reason="takes minutes: `make test-all` and `make test-faults` run it")


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_lost_by_faults(place: str, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    plan = Plan(FAULTS[place] // 20, tables=6, seed=TODAY, hands=2)
    report = carry_out(place, plan, tmp_path)
    print("\n".join(report.lines_of_text()))
    assert (report.wrong, report.lost) == ([], 0)
    assert sum(report.faults.values()) == plan.faults
    assert report.moves > 100
