"""The games that the laws are tested on: all that are registered, and one from elsewhere."""

import pytest
from hypothesis import strategies as st

from tests.cavein.laws.subject import CAVEIN
from tests.depth import some
from tests.laws.subject import Subject
from tests.laws.walker import Case, Moment
from tests.realms.laws.subject import REALMS
from tests.third.subject import PEARLS

SUBJECTS: dict[str, Subject] = {subject.name: subject for subject in (REALMS, CAVEIN, PEARLS)}
CASES: list[Case] = some([case for subject in SUBJECTS.values() for case in subject.cases], briefly=2)
FEW: list[Case] = some([case for subject in SUBJECTS.values() for case in subject.few], briefly=2)

in_every_case = pytest.mark.parametrize("case", CASES, ids=str)
of_every_game = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=str)


def of(case: Case) -> Subject:
    return SUBJECTS[case.rules.game]


def moments(most: int = 400) -> st.SearchStrategy[Moment]:
    """Moments of random matches of every game."""
    return st.one_of([subject.moments(most) for subject in SUBJECTS.values()])
