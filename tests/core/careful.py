"""What tests of a match share: refusing means that nothing at all has changed."""

from collections.abc import Callable

import pytest

from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.realms.state import State


def everything(match: Match[State]) -> tuple[object, ...]:
    """All that may not change when something is refused."""
    texts = [match.view(seat).text for seat in (1, 2, None)]
    return match.position(), match.state.checksum(), list(match.record.rows), list(match.events), match.decision, texts


def refused(match: Match[State], act: Callable[[], None]) -> IllegalAction:
    before = everything(match)
    with pytest.raises(IllegalAction) as refusal:
        act()
    assert everything(match) == before
    return refusal.value
