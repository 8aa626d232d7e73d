"""A record played again step by step, by a chance that reads nature's rows: every row is checked as it is met."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from starlode.core.chance import draw_number, weighted_index
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.match import Match
from starlode.core.messages import MESSAGES
from starlode.core.record import NATURE_ROW, Record
from starlode.games import replay


class WrongRow(Exception):
    """A row that cannot be: its number, its text, and a code with arguments, as refusals have them."""

    def __init__(self, number: int, row: str, code: str, **details: object) -> None:
        super().__init__(number, row, code)
        self.number = number
        self.row = row
        self.code = code
        self.details = details


class _RecordEnds(Exception):
    """The record stops while nature is still asked."""


@dataclass(frozen=True)
class Step:
    """What one seat did and nature did then: the rows so far, and the match as it stands after them."""

    rows: int
    match: Match[Any]


class Follower:
    """Nature as a record tells it; with a key, every draw must also follow from the key."""

    def __init__(self, rows: Sequence[str], key: bytes | None) -> None:
        self.rows = rows
        self.key = key
        self.at = 0
        self.draws = 0  # with those undone later
        self.undone = 0
        self._drawn: Counter[str] = Counter()

    def pick(self, stream: str, options: Sequence[str], weights: Sequence[int]) -> int:
        if self.at == len(self.rows):
            raise _RecordEnds
        who, what = split(self.rows[self.at])
        if who != NATURE_ROW:
            raise self.wrong("natures-turn")
        _, _, drawn = what.partition(" ")
        if drawn not in options:
            raise self.wrong("not-asked", action=what)
        index = list(options).index(drawn)
        if self.key is not None:
            number = draw_number(self.key, stream, self._drawn[stream], sum(weights))
            expected = weighted_index(weights, number)
            if expected != index:
                raise self.wrong("other-draw", expected=options[expected])
        self._drawn[stream] += 1
        self.draws += 1
        self.at += 1
        return index

    def forget(self, stream: str) -> None:
        self._drawn[stream] -= 1
        self.undone += 1

    def skip(self, stream: str) -> None:
        raise AssertionError("a record is followed from its beginning")

    def wrong(self, code: str, **details: object) -> WrongRow:
        return WrongRow(self.at + 1, self.rows[self.at], code, **details)


def split(row: str) -> tuple[str, str]:
    """Who and what."""
    who, _, what = " ".join(row.split()).partition(" ")
    return who, what


def follow(record: Record, follower: Follower, components: str | None = None) -> Iterator[Step]:
    """The deal, then a step for every row of a seat; WrongRow where the record cannot be."""
    rules = replay(record, 0, components).rules  # or BadInput, for a record that these rules cannot play
    try:
        match: Match[Any] = Match(rules, chance=follower, position=record.start)
    except _RecordEnds:
        yield Step(follower.at, _cut_deal(record, components))
        return
    yield _checked(follower, match, 0)
    while follower.at < len(record.rows):
        begun = follower.at
        try:
            _play_row(follower, match)
        except _RecordEnds:
            pass
        except IllegalAction as refusal:
            follower.at = begun
            raise follower.wrong(refusal.code, **refusal.details) from None
        yield _checked(follower, match, begun)


def _cut_deal(record: Record, components: str | None) -> Match[Any]:
    """A record that stops within the deal, before there is a match to follow."""
    for number, row in enumerate(record.rows, 1):
        try:
            replay(record, number, components)
        except BadInput:
            raise WrongRow(number, row, "not-asked", action=split(row)[1]) from None
    return replay(record, components=components)


def _play_row(follower: Follower, match: Match[Any]) -> None:
    who, what = split(follower.rows[follower.at])
    if who == NATURE_ROW:
        raise IllegalAction("not-natures-turn")
    if not (who.isascii() and who.isdigit() and len(who) <= 2):
        raise IllegalAction("unknown-action", action=follower.rows[follower.at])
    follower.at += 1
    seat = int(who)
    # Teammates hand over by a row of their own.
    if what not in MESSAGES and seat <= match.rules.seats and match.actor not in (None, seat):
        raise IllegalAction("not-your-turn")
    match.do(what, seat)


def _checked(follower: Follower, match: Match[Any], begun: int) -> Step:
    """The step, once what was played is what the rows say: a card that is revealed is not drawn."""
    for number in range(begun, follower.at):
        if split(match.record.rows[number]) != split(follower.rows[number]):
            follower.at = number
            raise follower.wrong("not-asked", action=split(follower.rows[number])[1])
    return Step(follower.at, match)


def rows_to(record: Record, at: int | None) -> int:
    """How many rows of a record are meant; all of them unless somebody says otherwise."""
    if at is None:
        return len(record.rows)
    if at > len(record.rows):
        raise BadInput("bad-at", at=at, rows=len(record.rows))
    return at
