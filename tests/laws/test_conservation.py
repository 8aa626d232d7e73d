"""Law: nothing appears or vanishes, and what the table keeps beside its cards agrees with them."""

import pytest

from starlode.core.engine.packed import DEPTH, MOST_FRAMES
from starlode.games import find, names
from tests.depth import seeds
from tests.laws import subjects
from tests.laws.walker import Case, looked_at, walk


def test_every_registered_game_is_held_to_the_laws() -> None:
    assert list(subjects.SUBJECTS) == names()
    for subject in subjects.SUBJECTS.values():
        played = {(case.rules.options[find(subject.name).way], case.rules.seats) for case in subject.few}
        assert played == {(way, seats) for way, counts in find(subject.name).ways.items() for seats in counts}


@pytest.mark.parametrize("seed", seeds(1, 1))
@subjects.in_every_case
def test_nothing_appears_or_vanishes_in_a_whole_match(case: Case, seed: int) -> None:
    count = subjects.of(case).count
    total = None
    for state in walk(case, seed, case.brief):
        counted = count(case.rules, state)
        total = total or counted
        assert counted == total


@pytest.mark.parametrize("seed", seeds(1, 1))
@subjects.in_every_case
def test_every_number_beside_the_cards_agrees_with_them_in_a_whole_match(case: Case, seed: int) -> None:
    for state in looked_at(case, seed):
        subjects.of(case).assert_sane(case.rules, state)
        assert state.get(DEPTH) <= MOST_FRAMES
