"""Law: every offered action is accepted, by the state and by the match, and no other is."""

import pytest
from hypothesis import given, settings

from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.realms import codes
from starlode.realms.codes import NATURE, OVER
from starlode.realms.rules import RealmsRules
from starlode.realms.state import State
from tests.laws import walks

LINES = walks.all_lines()
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
@pytest.mark.parametrize("case", walks.CASES, ids=str)
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
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_a_state_accepts_every_offered_action_wherever_it_is_offered(case: walks.Case, seed: int) -> None:
    for state in walks.walk(case, seed):
        before = state.checksum()
        for action in state.legal():
            other = state.clone()
            other.apply(action)
            assert other.actor == OVER or len(other.legal()) > 0
        assert state.checksum() == before


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
    before = (state.checksum(), rules.position(state))
    offered = {rules.write(action): action for action in state.legal()}
    for line in [*LINES, *NONSENSE]:
        if line in offered:
            assert rules.read(state, line) == offered[line]
        else:
            assert_refused(rules, state, line)
    assert (state.checksum(), rules.position(state)) == before


@given(moment=walks.moments())
@settings(max_examples=walks.examples(20, 400))
def test_a_match_is_as_it_was_after_a_refusal(moment: walks.Moment) -> None:
    rules, state = moment.case.rules, moment.state
    if state.actor == NATURE:
        return
    match = Match(rules, position=rules.position(state))
    before = (match.position(), match.record.dump(), list(match.events), match.decision, match.state.checksum())
    offered = set(match.decision.actions) if match.decision else set()
    for line in [line for line in [*LINES, *NONSENSE] if line not in offered]:
        with pytest.raises(IllegalAction):
            match.play(line)
    for seat in {1, 2} - {match.actor}:
        for line in [*offered, "end-turn", "nonsense"]:
            with pytest.raises(IllegalAction) as refusal:
                match.play(line, seat=seat)
            assert refusal.value.code == ("not-your-turn" if match.actor else "match-over")
    assert before == (match.position(), match.record.dump(), match.events, match.decision, match.state.checksum())


def test_the_walks_meet_every_question_and_every_kind_of_action() -> None:
    """A law that is never put to the test proves nothing: what the walks come by is everything there is."""
    asked, chosen = set(), set()
    for number in range(50):
        case = walks.ALL_CASES[number * 7 % len(walks.ALL_CASES)]
        for state in walks.walk(case, number):
            if state.actor >= 0:
                asked.add(case.rules.decision(state).asked)
                chosen |= {action >> 6 for action in state.legal()}
    assert asked == {
        "action", "choose", "discard", "destroy-base", "scrap-row", "scrap", "discard-then-draw", "scrap-then-draw",
        "acquire-ship", "copy-ship", "destination",
    }  # fmt: skip
    every = {action >> 6 for action in LINES.values()}
    more_seats = {kind + seat for kind in (codes.ATTACK_BASE, codes.DESTROY) for seat in range(2, codes.MOST_SEATS)}
    assert every - chosen == more_seats | {codes.START, codes.DRAW, codes.REVEAL}
