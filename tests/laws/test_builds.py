"""Law: every build of the engine tells the same story of the same match."""

import pytest

from tests.laws.builds import assert_all_agree
from tests.laws.stories import table

pytestmark = pytest.mark.once  # it starts every engine itself


def test_journals_and_returns_are_the_same_in_every_build() -> None:
    assert_all_agree("tests.laws.stories")


def test_the_stories_are_about_something() -> None:
    told = table()
    assert min(number for _, number, _ in told.values()) > 20
    assert any(any(returns) for _, _, returns in told.values())


def test_observations_masks_and_ids_are_the_same_in_every_build() -> None:
    assert_all_agree("tests.laws.encodings")
