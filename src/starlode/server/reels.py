"""Matches step by step, as one viewer saw them: each step tells only what has changed.

One match is played from its beginning to its end, and of each moment only what is otherwise than before is written, so
that time and size grow with the match and not with its square.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from msgspec import convert
from msgspec.json import decode

from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.rules import Kept, Rules
from starlode.i18n.voices import voice_of
from starlode.server.sheets import Shown
from starlode.server.showing import told
from starlode.server.telling import teller_of
from starlode.server.wire import http
from starlode.server.wire.replay import Frame, Reel, Score
from starlode.server.wire.socket import Asked, Reach


def reel(table: http.Table, rules: Rules[Any], record: Record, seat: int | None) -> Reel:
    """All that a seat, or with None somebody who watches, could follow of a match."""
    frames: list[Frame] = []
    view: dict[str, Any] = {}
    before: list[_Part] = []
    kept, events, match = Kept(), 0, None
    fortunes = Fortunes(voice_of(rules).fortune)
    for match, counted in Match.steps(rules, record):
        views = match.rules.views(match.state, kept)
        common, looks = views.seen_by(None if seat is None else seat - 1)
        now = _parts(common, looks, before)
        fortunes.note(counted, [part.told for part in now[1:]])
        if not frames:
            common, *seats = [part.told for part in now]
            view = {"game": views.game, "seat": seat, "options": {**views.options}, **common, "seats": seats}
            before = now
        frames.append(
            Frame(
                rows=len(match.record.rows),
                events=told(match, seat, events),
                changes={path: value for part, old in _changed(now, before) for path, value in part.since(old)},
                gone=[path for part, old in _changed(now, before) for path in part.gone(old)],
                asked=_asked(match, views),
                reaches=[] if match.rules.seats == 2 else _reaches(match, Shown(views, seat)),
            )
        )
        before, events = now, len(match.events)
    assert match is not None
    outcome = match.outcome
    if outcome is None:
        return Reel(table, seat, view, frames, None, [])
    found = voice_of(match.rules).scores(match.state) or fortunes.scores()
    scores = [Score(name, figures) for name, figures in found.items()]
    return Reel(table, seat, view, frames, convert(outcome.to_json(), http.Outcome), scores)


class Fortunes:
    """What every seat has gained and lost of what a match is decided by; what was taken back does not count."""

    def __init__(self, field: str | None) -> None:
        self._field = field
        # By how much was done then: what everybody had, and had gained and lost so far.
        self._so_far: list[tuple[int, list[int], list[int], list[int]]] = []

    def note(self, counted: int, seats: list[dict[str, Any]]) -> None:
        """How things stand once so much was done that still counts."""
        if self._field is None:
            return
        while self._so_far and self._so_far[-1][0] > counted:
            self._so_far.pop()
        has = [int(seat[self._field]) for seat in seats]
        if not self._so_far:
            self._so_far.append((counted, has, [0] * len(has), [0] * len(has)))
        elif self._so_far[-1][0] < counted:
            _, had, gained, lost = self._so_far[-1]
            change = [now - before for now, before in zip(has, had, strict=True)]
            gained = [sum(pair) for pair in zip(gained, (max(0, each) for each in change), strict=True)]
            lost = [sum(pair) for pair in zip(lost, (max(0, -each) for each in change), strict=True)]
            self._so_far.append((counted, has, gained, lost))

    def scores(self) -> dict[str, list[int]]:
        """What everybody began with, gained, lost and has in the end."""
        if not self._so_far:
            return {}
        _, has, gained, lost = self._so_far[-1]
        return {"start": self._so_far[0][1], "gained": gained, "lost": lost, "end": has}


@dataclass(frozen=True, slots=True)
class _Part:
    """What a view tells that is nobody's own, or of a seat: as it was written, and in words."""

    written: Any
    told: dict[str, Any]
    where: str

    def since(self, old: "_Part") -> Iterator[tuple[str, Any]]:
        """The fields that are otherwise than before, by their paths."""
        for name, value in self.told.items():
            if name not in old.told or old.told[name] != value:
                yield self.where + name, value

    def gone(self, old: "_Part") -> Iterator[str]:
        """The fields that are not there any more."""
        return (self.where + name for name in old.told if name not in self.told)


def _parts(common: Any, looks: list[Any], before: list[_Part]) -> list[_Part]:
    """The parts of a view; one that is written as before is the same."""
    parts = []
    for number, written in enumerate((common, *looks)):
        if before and type(written) is bytes and before[number].written == written:
            parts.append(before[number])
        else:
            told = decode(written) if type(written) is bytes else dict(written)
            parts.append(_Part(written, told, f"seats.{number - 1}." if number else ""))
    return parts


def _changed(now: list[_Part], before: list[_Part]) -> list[tuple[_Part, _Part]]:
    return [(part, old) for part, old in zip(now, before, strict=True) if part is not old]


def _asked(match: Match[Any], views: Any) -> Asked | None:
    """Who is asked, as everybody may know it."""
    decision = match.decision if match.actor else None
    if decision is None:
        return None
    say = teller_of(match.rules).asked(cast(Any, decision.to_json()), lambda: Shown(views, None))
    return Asked(decision.seat, cast(Any, say))


def _reaches(match: Match[Any], shown: Shown) -> list[Reach]:
    found = voice_of(match.rules).reaches(shown, match.state)
    return [Reach(other, cast(Any, teller_of(match.rules).say(why))) for other, why in found.items()]
