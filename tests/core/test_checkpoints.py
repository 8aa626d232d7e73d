"""Taking back is a short way, however long the match is."""

from typing import Any

import pytest

from starlode.core.checkpoints import EVERY, Checkpoints
from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from starlode.games import rules

LONG = 4_000


class Place:
    """A state that knows only where it is."""

    def __init__(self, at: int) -> None:
        self.at = at

    def clone(self) -> "Place":
        return Place(self.at)


def walked(steps: int) -> Any:
    kept: Any = Checkpoints()
    for at in range(1, steps + 1):
        kept.pass_by(at, Place(at))
    return kept


def test_few_copies_are_kept() -> None:
    assert [len(walked(EVERY * blocks)._kept) for blocks in (1, 16, 250)] == [1, 8, 15]
    assert max(len(walked(steps)._kept) for steps in range(0, LONG, 7)) <= 20


@pytest.mark.parametrize("steps", [15, 16, 100, 1000, LONG])
def test_the_way_back_is_no_longer_than_what_is_taken_back(steps: int) -> None:
    for target in range(0, steps, 5):
        at, copy = walked(steps).before(target) if target % 250 == 0 else _before(steps, target)
        assert at <= target
        assert (copy is None and at == 0) or copy.at == at
        assert target - at <= steps - target + 2 * EVERY


_walks: dict[int, Any] = {}


def _before(steps: int, target: int) -> tuple[int, Any]:
    """The same without walking each time anew."""
    found = _walks.setdefault(steps, walked(steps))
    at = max((at for at in found._kept if at <= target), default=0)
    return at, found._kept.get(at)


def test_undo_of_a_long_match_plays_few_steps_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: from the start it would be thousands."""
    match: Match[Any] = Match(rules("realms", turn_limit=999_999), seed=3)
    rng = Rng(5)
    while len(match._steps) < LONG:
        assert match.decision is not None
        peaceful = [action for action in match.decision.actions if not action.startswith("attack")]
        match.play((peaceful or match.decision.actions)[rng.below(len(peaceful or match.decision.actions))])
    again: list[int] = []
    monkeypatch.setattr(match, "_first_state", lambda: again.append(0))
    for _ in range(300):
        assert match.actor is not None
        seat, before = match.actor, len(match._steps)
        takes = match.undo_takes(seat)
        if takes is None:
            break
        match.undo(seat, consent=True)
        assert len(match._steps) < before
    assert again == [], "it began at the start again"
    copy = Match.replay(match.rules, match.record)
    assert copy.position() == match.position()
