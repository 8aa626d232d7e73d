"""Law: whoever gives up or claims a draw, and whenever, the match goes on or ends as the rules say, and replays."""

import json
from dataclasses import replace

import pytest

from starlode import replay
from starlode.core.engine.frames import what
from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.realms.engine.codes import OVER
from starlode.realms.engine.state import State
from starlode.realms.engine.table import DEPTH, PLACE, TURN
from starlode.realms.rules import RealmsRules
from tests.realms.laws import sanity, walks


def assert_sane(case: walks.Case, state: State) -> None:
    rules = case.rules
    sanity.assert_sane(rules, state)
    again = rules.from_position(json.loads(json.dumps(rules.position(state))))
    assert walks.packed(again) == walks.packed(state)


@pytest.mark.parametrize("setting", walks.SETTINGS, ids=lambda setting: f"{setting[0]}-{setting[1]}")
def test_anybody_gives_up_at_any_moment_and_somebody_is_asked_next(setting: tuple[str, int]) -> None:
    """Every seat at many moments, nature's turns and every open question among them."""
    cases = [case for case in walks.FORMAT_CASES[setting] if case.begins == "late"]
    for case in cases[::6] if walks.DEEP else [cases[walks.TODAY % len(cases)]]:
        total: dict[str, int] = {}
        met: list[list[int]] = []
        for number, state in enumerate(walks.walk(replace(case, leaving=False), walks.TODAY, 160)):
            total = total or case.rules.count_cards(state)
            asked = [what(state.frame_at(depth)) for depth in range(state.get(DEPTH))]
            if state.actor == OVER or state.get(TURN) == 0 or (asked[-1:] in met[-4:] and number % 15):
                continue
            met.append(asked[-1:])
            for seat in range(state.seats):
                if state.of(seat, PLACE):
                    continue
                other = state.clone()
                other.resign(seat)
                assert other.actor == OVER or len(other.legal()) > 0
                assert case.rules.count_cards(other) == total
                assert_sane(case, other)


@pytest.mark.parametrize("setting", walks.SETTINGS, ids=lambda setting: f"{setting[0]}-{setting[1]}")
def test_a_stalled_match_is_drawn_by_any_claim_and_not_before(setting: tuple[str, int]) -> None:
    """Nobody does anything; the count is of turns, and those who are out have none."""
    format, seats = setting
    rules = RealmsRules({"format": format, "seats": str(seats), "stall-claim": "2"})
    match = Match(rules, seed=walks.TODAY)
    if format != "hydra":
        match.resign(seats if format != "emperor" else 6)
    living = [seat for seat in range(1, seats + 1) if not match.state.of(seat - 1, PLACE)]
    turns = 2 * (2 if format == "hydra" else len(living))
    first = int(match.state.get(TURN))
    while match.state.get(TURN) - first <= turns + 2:
        if match.state.can_claim_draw():
            break
        with pytest.raises(IllegalAction, match="not-stalled"):
            match.claim_draw(living[0])
        match.play("end-turn")
    match.claim_draw(living[-1])
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "stalled")
    assert abs(sum({side: match.state.returns()[side[0] - 1] for side in match.outcome.sides}.values())) < 1e-9
    again = replay(Record.load(match.record.dump()))
    assert (again.outcome, again.record.rows) == (match.outcome, match.record.rows)
