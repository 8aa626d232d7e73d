"""It does not matter to a search where it sits."""

from dataclasses import replace
from typing import Any

import pytest

from starlode.bots.levels import LEVELS
from starlode.bots.quick import QuickTable
from starlode.bots.search.bot import SearchBot
from starlode.core.engine.rng import Rng
from starlode.realms.rules import RealmsRules
from tests.bots.search.positions import IS_COMPILED, moments

RULES = RealmsRules({})
LEVEL = replace(LEVELS["sharp"], name="even", visits=48, has_own_visits=True, seconds=1000.0, overlooks=0.0)


def exchanged(position: dict[str, Any]) -> dict[str, Any]:
    """The same moment of a duel with the seats exchanged."""
    other = {**position, "seats": position["seats"][::-1], "current": 3 - position["current"]}
    other["pending"] = [{**each, "seat": 3 - each["seat"]} if "seat" in each else each for each in position["pending"]]
    return other


def test_the_same_moment_with_exchanged_seats_gets_the_same_choice() -> None:
    compared = 0
    for number, state in enumerate(moments(RULES, 6, 5)):
        seat = int(state.actor)
        position: Any = RULES.position(state)
        if position["pending"]:
            continue
        other = RULES.from_position(exchanged(position))
        assert int(other.actor) == 1 - seat
        line = RULES.write(SearchBot(LEVEL, number, RULES).choose_action(state, seat))
        mirrored = RULES.write(SearchBot(LEVEL, number, RULES).choose_action(other, 1 - seat))
        if line.startswith("attack"):
            words = line.split()
            words[1] = str(3 - int(words[1]))
            line = " ".join(words)
        assert mirrored == line
        compared += 1
        if compared == (40 if IS_COMPILED else 3):
            return
    assert compared > 3


@pytest.mark.skipif(not IS_COMPILED, reason="long play")
def test_neither_seat_wins_more_against_an_equal() -> None:
    """Whoever begins has an advantage; who sits in seat 1 has none: 120 games, each seat begins in half of them."""
    table = QuickTable(RULES)
    won = 0
    for game in range(120):
        players = [table.seat_bot(SearchBot(LEVEL, 2 * game + seat, RULES)) for seat in range(2)]
        outcome = RULES.outcome(table.play(players, Rng(game)))
        assert outcome is not None
        won += 1 in outcome.winners
    assert 40 <= won <= 80  # more than three and a half standard deviations to either side
