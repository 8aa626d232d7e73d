"""Law: every offered action is accepted, by the state and by the match, and no other is."""

from typing import Any

import pytest
from hypothesis import given, settings

from starlode.core.engine.packed import TURN
from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.core.rules import NATURE, OVER, Rules
from tests.depth import DEEP, examples, seeds
from tests.laws import subjects
from tests.laws.walker import Case, Moment, all_lines, looked_at, packed, walk


def lines_of(case: Case, part: int) -> list[str]:
    """A part of the lines that there are, another each time, and some that there are not."""
    every = list(all_lines(case.rules))
    stride = 1 if DEEP else 1 + len(every) // 1500
    return [*every[part % stride :: stride], *subjects.of(case).nonsense]


def assert_refused(rules: Rules[Any], state: Any, line: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        rules.read(state, line)
    assert refusal.value.code
    assert refusal.value.code == refusal.value.code.lower().replace("_", "-")


@pytest.mark.parametrize("seed", seeds(1, 2))
@subjects.in_every_case
def test_somebody_is_offered_something_different_each_until_the_match_is_over(case: Case, seed: int) -> None:
    for state in walk(case, seed):
        offered = list(state.legal())
        assert len(set(offered)) == len(offered)
        assert bool(offered) == (state.actor != OVER)
        if state.actor == NATURE:
            assert len(state.weights()) == len(offered)
            assert min(state.weights()) > 0
            assert {case.rules.write(action).split(" ", 1)[1] for action in offered} <= set(
                case.rules.piles()[case.rules.stream(state)]
            )
        for action in offered:
            case.rules.write(action)


@pytest.mark.parametrize("seed", seeds(1, 1))
@subjects.in_every_case
def test_a_state_accepts_every_offered_action_wherever_it_is_offered(case: Case, seed: int) -> None:
    """And however it is gone on with: a payment that was begun can be finished, whatever is named first."""
    rng = Rng(seed)
    for number, state in enumerate(looked_at(case, seed)):
        before = packed(state)
        for action in state.legal():
            other = state.clone()
            other.apply(action)
            assert other.actor == OVER or len(other.legal()) > 0
        assert packed(state) == before
        if number % 4 == 0 and state.actor >= 0:
            other, turn = state.clone(), state.get(TURN)
            while other.actor >= 0 and other.get(TURN) == turn:
                legal = list(other.legal())
                assert legal
                other.apply(legal[rng.below(len(legal))])


@given(moment=subjects.moments())
@settings(max_examples=examples(40, 1000))
def test_a_match_accepts_every_offered_line_and_then_asks_somebody_or_is_over(moment: Moment) -> None:
    rules, state = moment.case.rules, moment.state
    if state.actor < 0:
        return
    position = rules.position(state)
    decision = rules.decision(state)
    assert decision.actions == [rules.write(action) for action in state.legal()]
    for line in decision.actions:
        match = Match(rules, position=position)
        assert match.decision == decision
        match.play(f"  {line.replace(' ', '   ')} ", seat=decision.seat)
        assert match.record.rows[0] == f"{decision.seat} {line}"
        assert (match.actor is None) == (match.outcome is not None)
        assert (match.actor is None) == (len(match.state.legal()) == 0)


@given(moment=subjects.moments())
@settings(max_examples=examples(30, 800))
def test_every_other_line_of_the_notation_is_refused_and_changes_nothing(moment: Moment) -> None:
    rules, state = moment.case.rules, moment.state
    before = (packed(state), rules.position(state))
    offered = {rules.write(action): action for action in state.legal()}
    for line in {*lines_of(moment.case, moment.seed), *offered}:
        plain = subjects.of(moment.case).plainly(rules, line)
        if plain in offered:
            assert rules.read(state, line) == offered[plain]
        else:
            assert_refused(rules, state, line)
    assert (packed(state), rules.position(state)) == before


@given(moment=subjects.moments())
@settings(max_examples=examples(25, 600))
def test_a_match_is_as_it_was_after_a_refusal(moment: Moment) -> None:
    rules, state = moment.case.rules, moment.state
    if state.actor == NATURE:
        return
    match = Match(rules, position=rules.position(state))
    before = (match.position(), match.record.dump(), list(match.events), match.decision, packed(match.state))
    offered = set(match.decision.actions) if match.decision else set()
    plainly = subjects.of(moment.case).plainly
    for line in (line for line in lines_of(moment.case, moment.seed) if plainly(rules, line) not in offered):
        with pytest.raises(IllegalAction):
            match.play(line)
    for seat in set(range(1, rules.seats + 1)) - {match.actor}:
        own = match.decision_of(seat)
        for line in {*offered, "end-turn", "nonsense"} - set(own.actions if own else ()):
            with pytest.raises(IllegalAction) as refusal:
                match.play(line, seat=seat)
            if own is None:
                assert refusal.value.code == ("not-your-turn" if match.actor else "match-over")
    assert before == (match.position(), match.record.dump(), match.events, match.decision, packed(match.state))


@pytest.mark.parametrize("case", subjects.FEW, ids=str)
def test_macros_are_lines_that_are_offered_one_after_the_other(case: Case) -> None:
    for state in walk(case, 5, case.brief):
        for macro in case.rules.decision(state).macros if state.actor >= 0 else ():
            trial = state.clone()
            for line in macro.actions:
                assert line in case.rules.decision(trial).actions
                trial.apply(case.rules.read(trial, line))
