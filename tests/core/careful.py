"""What tests of matches and files share: a refusal is one line and changes nothing."""

from collections.abc import Callable

import pytest

from starlode.core.errors import BadInput, IllegalAction
from starlode.core.match import Match
from starlode.realms.engine.state import State
from tests.realms.laws import walks


def everything(match: Match[State]) -> tuple[object, ...]:
    """All that may not change when something is refused."""
    texts = [match.view(seat).text for seat in (*range(1, match.rules.seats + 1), None)]
    return (
        match.position(),
        walks.packed(match.state),
        list(match.record.rows),
        list(match.events),
        match.decision,
        texts,
    )


def refused(match: Match[State], act: Callable[[], None]) -> IllegalAction:
    before = everything(match)
    with pytest.raises(IllegalAction) as refusal:
        act()
    assert everything(match) == before
    return refusal.value


def one_line(error: BadInput) -> str:
    """The text of a refusal, which a person can read at a glance."""
    text = str(error)
    assert text
    assert text == " ".join(text.splitlines()), "a refusal is one line"
    assert len(text) < 1000
    return text
