"""Law: every offered action is accepted, by the state and by the match, and no other is."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from starlode.core.engine.frames import what
from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.realms.engine import codes
from starlode.realms.engine.codes import NATURE, OVER
from starlode.realms.engine.state import State
from starlode.realms.engine.table import DEPTH
from starlode.realms.rules import RealmsRules
from starlode.realms.written.pending import QUESTIONS
from tests.realms.laws import walks

NONSENSE = [
    "",
    " ",
    "play",
    "play nobody",
    "buy scout cutter",
    "attack",
    "attack 0",
    "attack 7",
    "attack 2 2",
    "END-TURN",
]


def assert_refused(rules: RealmsRules, state: State, line: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        rules.read(state, line)
    assert refusal.value.code
    assert refusal.value.code == refusal.value.code.lower().replace("_", "-")


@pytest.mark.parametrize("seed", walks.seeds(2, 2))
@pytest.mark.parametrize("case", walks.EVERYTHING, ids=str)
def test_somebody_is_offered_something_different_each_until_the_match_is_over(case: walks.Case, seed: int) -> None:
    for state in walks.walk(case, seed):
        offered = list(state.legal())
        assert len(set(offered)) == len(offered)
        assert bool(offered) == (state.actor != OVER)
        if state.actor == NATURE:
            assert len(state.weights()) == len(offered)
            assert min(state.weights()) > 0
        for action in offered:
            case.rules.write(action)


@pytest.mark.parametrize("seed", walks.seeds(1, 1))
@pytest.mark.parametrize("case", walks.EVERYTHING, ids=str)
def test_a_state_accepts_every_offered_action_wherever_it_is_offered(case: walks.Case, seed: int) -> None:
    for state in walks.walk(case, seed, case.brief):
        before = walks.packed(state)
        for action in state.legal():
            other = state.clone()
            other.apply(action)
            assert other.actor == OVER or len(other.legal()) > 0
        assert walks.packed(state) == before


@given(moment=walks.moments())
@settings(max_examples=walks.examples(30, 600))
def test_a_match_accepts_every_offered_line_and_then_asks_somebody_or_is_over(moment: walks.Moment) -> None:
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


@given(moment=walks.moments())
@settings(max_examples=walks.examples(25, 500))
def test_every_other_line_of_the_notation_is_refused_and_changes_nothing(moment: walks.Moment) -> None:
    rules, state = moment.case.rules, moment.state
    before = (walks.packed(state), rules.position(state))
    offered = {rules.write(action): action for action in state.legal()}
    for line in [*walks.all_lines(moment.case.boss), *NONSENSE]:
        if line in offered:
            assert rules.read(state, line) == offered[line]
        else:
            assert_refused(rules, state, line)
    assert (walks.packed(state), rules.position(state)) == before


@given(moment=walks.moments())
@settings(max_examples=walks.examples(20, 400))
def test_a_match_is_as_it_was_after_a_refusal(moment: walks.Moment) -> None:
    rules, state = moment.case.rules, moment.state
    if state.actor == NATURE:
        return
    match = Match(rules, position=rules.position(state))
    before = (match.position(), match.record.dump(), list(match.events), match.decision, walks.packed(match.state))
    offered = set(match.decision.actions) if match.decision else set()
    for line in [line for line in [*walks.all_lines(moment.case.boss), *NONSENSE] if line not in offered]:
        with pytest.raises(IllegalAction):
            match.play(line)
    for seat in set(range(1, rules.seats + 1)) - {match.actor}:
        own = match.decision_of(seat)
        for line in {*offered, "end-turn", "nonsense"} - set(own.actions if own else ()):
            with pytest.raises(IllegalAction) as refusal:
                match.play(line, seat=seat)
            if own is None:
                assert refusal.value.code == ("not-your-turn" if match.actor else "match-over")
    assert before == (match.position(), match.record.dump(), match.events, match.decision, walks.packed(match.state))


@given(moment=walks.moments())
@settings(max_examples=walks.examples(10, 200))
def test_a_teammate_takes_the_turn_over_with_any_line_that_he_is_told(moment: walks.Moment) -> None:
    """Contracts, "Hydra": each gets the options he would have after a hand-over."""
    case = replace(walks.FORMAT_CASES["hydra", 4 + 2 * (moment.seed % 2)][moment.seed % 72], leaving=False)
    rules, state = case.rules, walks.at(case, moment.seed, moment.steps)
    position = rules.position(state)
    if state.actor < 0:
        return
    for seat in range(1, rules.seats + 1):
        match = Match(rules, position=position)
        told = match.decision_of(seat)
        assert match.decision_of(seat) == told
        if told is None or seat == match.actor:
            continue
        actor = match.actor
        assert told.seat == seat
        assert rules.party.side_of[seat - 1] == rules.party.side_of[state.actor]
        line = told.actions[moment.seed % len(told.actions)]
        match.play(line, seat=seat)
        assert match.record.rows[:2] == [f"{actor} hand-over {seat}", f"{seat} {line}"]


def test_the_walks_meet_every_question_and_every_kind_of_action() -> None:
    """A law that is never put to the test proves nothing: what the walks come by is everything there is."""
    asked: set[int] = set()
    offered: set[int] = set()
    cases = [walks.ALL_CASES[number * 7 % len(walks.ALL_CASES)] for number in range(20)]
    for setting in walks.SETTINGS:
        cases += [case for case in walks.FORMAT_CASES[setting] if (case.player, case.start) == ("busy", "late")][::2]
    cases += [case for case in walks.FORMAT_CASES["hydra", 6] if (case.player, case.start) == ("busy", "rich")][:4]
    for seed, case in enumerate(cases):
        for state in walks.walk(case, seed):
            if state.actor >= 0:
                if state.get(DEPTH) > 0:
                    asked.add(what(state.frame()))
                offered.update(state.legal())
    assert {QUESTIONS[question] for question in asked} == {
        name for kind, name in QUESTIONS.items() if kind < codes.N_DRAW
    }
    every = {_kind(action) for action in walks.all_lines().values()}
    assert every - {_kind(int(action)) for action in offered} == {codes.START, codes.DRAW, codes.REVEAL}


def _kind(action: int) -> int:
    """The kind of an action, whatever the damage of a base or the amount."""
    for first in (codes.AMOUNT, codes.DESTROY_DAMAGED, codes.ATTACK_DAMAGED):
        if first <= action >> 6 < first + 16 and action >> 6 < codes.START:
            return first
    return action >> 6
