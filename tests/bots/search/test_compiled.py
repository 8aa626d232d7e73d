"""Every build of the search looks at the same things as its sources do."""

import pytest

from tests.laws.builds import assert_all_agree

pytestmark = pytest.mark.once  # it starts every engine itself


def test_every_build_of_the_search_thinks_as_its_sources_do() -> None:
    assert_all_agree("tests.bots.search.choices")
