"""Laws of what is offered: teammates' turns, and that the walks meet everything there is."""

from dataclasses import replace

from hypothesis import given, settings

from starlode.core.engine.frames import what
from starlode.core.match import Match
from starlode.realms.engine import codes
from starlode.realms.engine.table import DEPTH
from starlode.realms.written.pending import QUESTIONS
from tests.laws.walker import all_lines
from tests.realms.laws import walks


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
        cases += [case for case in walks.FORMAT_CASES[setting] if (case.player, case.begins) == ("busy", "late")][::2]
    cases += [case for case in walks.FORMAT_CASES["hydra", 6] if (case.player, case.begins) == ("busy", "rich")][:4]
    for seed, case in enumerate(cases):
        for state in walks.walk(case, seed):
            if state.actor >= 0:
                if state.get(DEPTH) > 0:
                    asked.add(what(state.frame()))
                offered.update(state.legal())
    assert {QUESTIONS[question] for question in asked} == {
        name for kind, name in QUESTIONS.items() if kind < codes.N_DRAW
    }
    every = {_kind(action) for action in all_lines(walks.rules_of()).values()}
    assert every - {_kind(int(action)) for action in offered} == {codes.START, codes.DRAW, codes.REVEAL}


def _kind(action: int) -> int:
    """The kind of an action, whatever the damage of a base or the amount."""
    for first in (codes.AMOUNT, codes.DESTROY_DAMAGED, codes.ATTACK_DAMAGED):
        if first <= action >> 6 < first + 16 and action >> 6 < codes.START:
            return first
    return action >> 6
