"""Law: a view says exactly what an onlooker with a perfect memory knows; what nobody saw, nobody is told."""

import pytest

from tests.depth import examples, seeds
from tests.laws import subjects
from tests.laws.walker import Case, move_on, new_match

OBSERVED = [case for subject in subjects.SUBJECTS.values() for case in subject.observed]


@pytest.mark.parametrize("seed", seeds(1, 1))
@pytest.mark.parametrize("case", OBSERVED, ids=str)
def test_whoever_remembers_all_events_could_have_written_the_view(case: Case, seed: int) -> None:
    """Also when somebody gives up in the middle."""
    match, rng = new_match(case, seed)
    observers = subjects.of(case).observers(case, match)
    assert [observer.viewer for observer in observers] == case.viewers
    read = len(match.events)
    for step in range(examples(250, 10**6)):
        for observer in observers:
            observer.assert_agrees(match.view(observer.viewer).to_json())
        if match.actor is None:
            break
        if step == 90 and case.rules.seats > 2:
            match.resign(match.actor)
        else:
            move_on(case, match, rng)
        for observer in observers:
            observer.read(match.seen_by(observer.viewer, after=read))
        read = len(match.events)
