"""Where a match turned for a seat: choices that cost it much, and turns that changed its chance without any."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Any, Literal

from starlode.analysis.judging import Choice
from starlode.analysis.looking import SPREAD, SURE

COSTLY = 40  # thousandths that a choice has to lose, to be a turning point
SWING = 180  # thousandths by which a turn has to change a chance at least, beyond what choices lost
MOST_CHOICES, MOST_SWINGS = 4, 2  # turning points of a seat

Kind = Literal["choice", "own-turn", "others-turn"]


@dataclass(frozen=True, slots=True)
class Point:
    """The beginning of a turn, or the end: how likely everybody wins, as each knows it, in thousandths."""

    rows: int
    turn: int
    seat: int | None  # whose turn begins; None once the match is over
    chances: tuple[int, ...]  # by seat

    def to_json(self) -> dict[str, Any]:
        return {"rows": self.rows, "turn": self.turn, "seat": self.seat, "chances": list(self.chances)}


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """Where it turned for a seat, and from what to what, in thousandths."""

    seat: int
    number: int  # among those of the seat, in order
    kind: Kind
    rows: int
    turn: int
    before: int
    after: int

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat, "number": self.number, "kind": self.kind, "rows": self.rows, "turn": self.turn,
            "before": self.before, "after": self.after,
        }  # fmt: skip


def turning_points(
    points: Sequence[Point], choices: Sequence[Choice], seats: int, ways: int, unjudged: AbstractSet[int] = frozenset()
) -> list[TurningPoint]:
    """Those of every seat, in order; nothing is blamed on a turn in which choices are not judged yet."""
    found = []
    least = max(SWING, SURE * SPREAD * sqrt(4 / ways))  # about half of the ways tell each of the two chances
    for seat in range(1, seats + 1):
        mine = [choice for choice in choices if choice.seat == seat and choice.lost >= COSTLY]
        mine = _one_a_turn(sorted(mine, key=lambda choice: -choice.lost))[:MOST_CHOICES]
        swings = sorted(_swings(points, choices, seat, least), key=lambda point: -abs(point.after - point.before))
        told = {point.turn for point in mine} | unjudged
        both = [_costly(choice) for choice in mine]
        both += [swing for swing in swings if swing.turn not in told][:MOST_SWINGS]
        for number, point in enumerate(sorted(both, key=lambda point: point.rows), 1):
            found.append(_numbered(point, number))
    return found


def _one_a_turn(choices: list[Choice]) -> list[Choice]:
    """The first of every turn: what follows a costly choice is often the same one again."""
    turns: dict[int, Choice] = {}
    for choice in choices:
        turns.setdefault(choice.turn, choice)
    return list(turns.values())


def _costly(choice: Choice) -> TurningPoint:
    assert choice.better is not None
    better = choice.better
    return TurningPoint(choice.seat, 0, "choice", choice.rows, choice.turn, better.chance, better.kept)


def _swings(points: Sequence[Point], choices: Sequence[Choice], seat: int, least: float) -> list[TurningPoint]:
    found = []
    for point, later in pairwise(points):
        if later.seat is None:
            break  # the end decides everything; it is no turning point
        before, after = point.chances[seat - 1], later.chances[seat - 1]
        lost = sum(each.lost for each in choices if each.seat == seat and point.rows <= each.rows < later.rows)
        if abs(after - before + lost) >= least:
            kind: Kind = "own-turn" if point.seat == seat else "others-turn"
            found.append(TurningPoint(seat, 0, kind, point.rows, point.turn, before, after))
    return found


def _numbered(point: TurningPoint, number: int) -> TurningPoint:
    return TurningPoint(point.seat, number, point.kind, point.rows, point.turn, point.before, point.after)
