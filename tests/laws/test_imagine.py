"""Law: imagined states have the viewer's view, hold the same cards, and can be played to their end."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from starlode.core.engine.rng import Rng
from starlode.core.rules import OVER
from starlode.core.view import View
from tests.depth import examples
from tests.laws import subjects
from tests.laws.walker import Moment, place


@given(moment=subjects.moments(), seed=st.integers(0, 2**40))
@settings(max_examples=examples(50, 2500))
def test_an_imagined_state_looks_the_same_and_can_be_played_to_its_end(moment: Moment, seed: int) -> None:
    """By `imagine`, and from a view alone."""
    case, state = moment.case, moment.state
    rules, count = case.rules, subjects.of(case).count
    for number, viewer in enumerate(case.viewers):
        text = rules.view(state, place(viewer)).text
        view = View.from_json(json.loads(text))
        for made in (state.imagine(place(viewer), Rng(seed)), rules.from_view(view, Rng(seed))):
            assert rules.view(made, place(viewer)).text == text
            assert count(rules, made) == count(rules, state)
            assert made.actor == state.actor
            assert made.actor == OVER or len(made.legal()) > 0
            if viewer is not None and viewer == state.actor + 1:
                assert rules.decision(made) == rules.decision(state)
            if number == seed % len(case.viewers):
                made.playout(Rng(seed))
                assert made.actor == OVER
