"""Copies of a match's state on the way: near the present many, further back few, so that going back is a short way."""

from typing import Generic, TypeVar, cast

from starlode.core.rules import State

S = TypeVar("S", bound=State)
EVERY = 16  # steps


class Checkpoints(Generic[S]):
    """Keeps a few copies, whose number grows by one or two when the match gets twice as long."""

    def __init__(self) -> None:
        self._kept: dict[int, S] = {}  # by the number of steps, ascending

    def pass_by(self, steps: int, state: S) -> None:
        """The match has come to this step: keep a copy now and then."""
        if steps % EVERY:
            return
        self._kept[steps] = cast(S, state.clone())
        now = steps // EVERY
        for at in [at for at in self._kept if not _is_worth(at // EVERY, now)]:
            del self._kept[at]

    def before(self, steps: int) -> tuple[int, S | None]:
        """The last copy that is no later than this, and the step it was made at; later ones are no longer true."""
        for at in [at for at in self._kept if at > steps]:
            del self._kept[at]
        at = max(self._kept, default=0)
        return at, cast(S, self._kept[at].clone()) if at else None


def _is_worth(at: int, now: int) -> bool:
    """Whether a copy is still kept: the rounder its number, the longer. What is far back is then never twice as far."""
    return now - at < 4 * (at & -at)
