"""Law: in every build, on every platform and version of Python, the same seeds give the same matches."""

import pytest

from tests.laws import checksums, subjects
from tests.laws.builds import assert_all_agree
from tests.laws.subject import Subject

pytestmark = pytest.mark.once  # it starts every engine itself


def test_every_build_of_the_engine_plays_as_its_sources_do() -> None:
    assert_all_agree("tests.laws.checksums")


@subjects.of_every_game
def test_the_same_seeds_give_the_same_matches_everywhere(subject: Subject) -> None:
    """A change of the rules rewrites checksums.json with `python -m tests.laws.checksums --write`."""
    assert checksums.table(subject) == checksums.committed(subject)
