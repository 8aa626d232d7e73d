"""A state that came from elsewhere is looked at before it is laid out: what cannot be is refused in every build."""

import pickle
from typing import Any

import pytest

from starlode import rules
from starlode.cavein.engine.table import FIRST, LIVING
from starlode.core.engine import course
from starlode.core.engine.packed import ACTOR, DEPTH, FRAMES, MOST_FRAMES, MOST_MARKS, PILES, SEAT_STRIDE, TURN
from starlode.core.engine.rng import Rng
from starlode.core.laying import BrokenState

GAMES = ("realms", "cavein")


def taken_apart(game: str) -> tuple[Any, list[Any]]:
    """What lays a state out again, and what it is given."""
    state = rules(game).new()
    state.sample(Rng(1))
    lay_out, given = state.__reduce__()
    return lay_out, list(given)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("which", "value"),
    [(ACTOR, 77), (ACTOR, -3), (DEPTH, MOST_FRAMES + 1), (DEPTH, -1), (TURN, -1), (TURN, 2**62), (PILES - 1, 1),
     (PILES, 1), (PILES + 1, 2**40), (FRAMES + MOST_FRAMES - 1, 5), (ACTOR, 2**70), (ACTOR, 1.0), (ACTOR, None),
     (ACTOR, True)],
)  # fmt: skip
def test_numbers_that_no_table_has_are_refused(game: str, which: int, value: object) -> None:
    lay_out, given = taken_apart(game)
    given[2][which] = value
    with pytest.raises(BrokenState):
        lay_out(*given)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("part", "value"),
    [(1, b""), (1, None), (1, "x"), (2, []), (2, [0] * PILES), (2, "123"), (3, [1] * (MOST_MARKS + 1)), (3, [2, 1]),
     (3, [-1]), (3, None), (3, [2**63]), (4, [(1, 2)]), (4, [(1, 2, 3, 2**64)])],
)  # fmt: skip
def test_lists_that_no_table_has_are_refused(game: str, part: int, value: object) -> None:
    lay_out, given = taken_apart(game)
    given[part] = value
    with pytest.raises(BrokenState):
        lay_out(*given)


@pytest.mark.parametrize("game", GAMES)
def test_a_pile_that_does_not_hold_what_it_says_is_refused(game: str) -> None:
    lay_out, given = taken_apart(game)
    held = bytearray(given[1])
    held[next(place for place, count in enumerate(held) if count)] += 1
    with pytest.raises(BrokenState, match="a pile that does not hold what it says"):
        lay_out(given[0], bytes(held), *given[2:])


@pytest.mark.parametrize(("which", "value"), [(LIVING, 77), (LIVING, 0), (FIRST, 77), (FIRST, -2)])
def test_seats_that_are_not_there_neither_live_nor_start(which: int, value: int) -> None:
    """A round would never be over."""
    lay_out, given = taken_apart("cavein")
    given[2][which] = value
    with pytest.raises(BrokenState, match=f"number {which} is {value}"):
        lay_out(*given)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", [-1, 2**62, -(2**63)])
def test_numbers_of_a_seat_that_no_play_brings_are_refused(game: str, value: int) -> None:
    """Sums of them would wrap around in one build and not in another."""
    lay_out, given = taken_apart(game)
    for which in range(len(given[2]) - SEAT_STRIDE, len(given[2])):
        numbers = [*given[2]]
        numbers[which] = value
        with pytest.raises(BrokenState, match=f"number {which} is {value}"):
            lay_out(*given[:2], numbers, *given[3:])


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_laid_out_as_it_was(game: str) -> None:
    state = rules(game).new()
    rng = Rng(5)
    while state.actor != -2:
        state.sample(rng)
        if state.actor >= 0:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        assert pickle.loads(pickle.dumps(state)) == state


def test_a_match_that_does_not_end_is_not_played_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has started, so that no round is ever over. Interpreted a lower bound must do: the real one takes long."""
    monkeypatch.setattr(course, "MOST_DECISIONS", 500)
    state = rules("cavein").new()
    state.sample(Rng(1))
    state.numbers[FIRST] = 77
    with pytest.raises(AssertionError, match="a match that does not end"):
        state.playout(Rng(3))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("action", [2**63, 2**70, -(2**63) - 1])
def test_no_action_has_more_than_64_bits(game: str, action: int) -> None:
    state = rules(game).new()
    state.sample(Rng(1))
    before = state.clone()
    with pytest.raises(OverflowError, match="more than 64 bits"):
        state.apply(action)
    assert state == before
