"""Law: every build of the engine tells the same story of the same match."""

import itertools
import json

import pytest

from tests.laws.builds import WISHES, assert_all_agree, in_a_new_process
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


def test_states_pickled_in_one_build_go_on_in_another() -> None:
    written = {build: in_a_new_process(build, "tests.laws.pickles") for build in WISHES}
    assert written["interpreted"]["checksums"] == written["native"]["checksums"]
    for writer, reader in itertools.permutations(WISHES, 2):
        given = written[writer]
        read = in_a_new_process(reader, "tests.laws.pickles", json.dumps(given["pickles"]))
        assert read["checksums"] == given["checksums"], (writer, reader)
