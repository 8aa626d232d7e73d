"""A match analysed: chances turn by turn as each seat knew them, choices, turning points, and how well everybody chose.

The work falls into small questions, each answered by one view alone, so that any number of processes can answer them in
any order, and the result is the same.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from starlode.analysis.judging import Better, Choice, judge
from starlode.analysis.looking import chance
from starlode.analysis.moments import Moment, moments_of, turns_of
from starlode.analysis.turning import Point, TurningPoint, turning_points
from starlode.core.engine.packed import WHOLE
from starlode.core.record import Record
from starlode.games import replay

FORMAT = 1
WAYS = 1_000  # that a question is looked at in, unless somebody says otherwise
LEAST_WAYS, MOST_WAYS = 16, 100_000
HALVED = 160  # thousandths; a turn that loses so much counts as half


@dataclass(frozen=True, slots=True)
class Player:
    """How well a seat chose: accuracy of 100, in how many choices, and what it lost in all, in thousandths."""

    seat: int
    accuracy: int | None  # None: it never had a choice
    choices: int
    lost: int

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "accuracy": self.accuracy, "choices": self.choices, "lost": self.lost}


@dataclass(frozen=True, slots=True)
class Analysis:
    """What was found; not complete where somebody stopped it."""

    game: str
    seats: int
    rows: int
    ways: int
    complete: bool
    points: tuple[Point, ...]
    choices: tuple[Choice, ...]
    turning: tuple[TurningPoint, ...]
    players: tuple[Player, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "starlode-analysis": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "rows": self.rows,
            "ways": self.ways,
            "complete": self.complete,
            "points": [point.to_json() for point in self.points],
            "choices": [_written(choice, choice.better) for choice in self.choices if choice.better is not None],
            "turning": [point.to_json() for point in self.turning],
            "players": [player.to_json() for player in self.players],
        }

    def better(self, point: TurningPoint) -> Better | None:
        """What could have been done at a turning point."""
        found = (each.better for each in self.choices if (each.rows, each.seat) == (point.rows, point.seat))
        return next(found, None) if point.kind == "choice" else None


def _written(choice: Choice, better: Better) -> dict[str, Any]:
    return {
        "rows": choice.rows,
        "turn": choice.turn,
        "seat": choice.seat,
        "played": better.played.to_json(),
        "best": better.best.to_json(),
        "chance": better.chance,
        "kept": better.kept,
        "reasons": [reason.to_json() for reason in better.reasons],
        "line": [deed.to_json() for deed in better.line],
    }


@dataclass(frozen=True, slots=True)
class Answer:
    """What a question of an inquiry found: a chance, or a choice, if there was one."""

    number: int
    chance: int | None = None
    choice: Choice | None = None


@dataclass(frozen=True, slots=True)
class Subject:
    """What is to be analysed; it can be sent to another process."""

    record: Record
    components: str | None = None
    ways: int = WAYS


class Inquiry:
    """The questions of an analysis, by number."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        replay(subject.record, components=subject.components)  # or BadInput, with the row that cannot be
        rules = replay(subject.record, 0, subject.components).rules
        self._moments = moments_of(rules, subject.record)
        self._turns = turns_of(self._moments)
        self._seats = subject.record.seats
        self._chances = [(turn, seat) for turn in range(len(self._turns)) for seat in range(1, self._seats + 1)]
        self._choices = [moment for moment in self._moments if moment.played is not None]

    def __len__(self) -> int:
        return len(self._chances) + len(self._choices)

    def answer(self, number: int) -> Answer:
        """What one question finds."""
        if number < len(self._chances):
            turn, seat = self._chances[number]
            return Answer(number, chance=_chance(self._turns[turn], seat, self.subject.ways))
        moment = self._choices[number - len(self._chances)]
        return Answer(number, choice=judge(moment, self.subject.ways))

    def report(self, answers: Iterable[Answer]) -> Analysis:
        """All answers taken together."""
        known = {answer.number: answer for answer in answers}
        points = []
        for at, moment in enumerate(self._turns):
            found = [known.get(at * self._seats + seat) for seat in range(self._seats)]
            chances = [each.chance for each in found if each is not None and each.chance is not None]
            if len(chances) == self._seats:
                points.append(Point(moment.rows, moment.turn, moment.seat, tuple(chances)))
        choices = sorted((each.choice for each in known.values() if each.choice is not None), key=lambda one: one.rows)
        unjudged = {moment.turn for at, moment in enumerate(self._choices, len(self._chances)) if at not in known}
        record, ways = self.subject.record, self.subject.ways
        return Analysis(
            record.game,
            self._seats,
            len(record.rows),
            ways,
            len(known) == len(self),
            tuple(points),
            tuple(choices),
            tuple(turning_points(points, choices, self._seats, ways, unjudged)),
            tuple(_player(seat, choices) for seat in range(1, self._seats + 1)),
        )


def analyse(record: Record, ways: int = WAYS, components: str | None = None) -> Analysis:
    """All of it, here and now."""
    inquiry = Inquiry(Subject(record, components, ways))
    return inquiry.report(inquiry.answer(number) for number in range(len(inquiry)))


def _chance(moment: Moment, seat: int, ways: int) -> int:
    """As the seat knows it; one who is out while his side plays on has no view to go by but a teammate's."""
    rules, state = moment.rules, moment.state
    if moment.is_over:
        return 1000 * int(state.share(state.side_of(seat - 1))) // WHOLE
    playing = [each for each in rules.company.side_of(seat) if not rules.is_out(state, each - 1)]
    if not playing:
        return 0
    return chance(rules, moment.view(seat if seat in playing else playing[0]), ways).thousandths


def _player(seat: int, choices: Sequence[Choice]) -> Player:
    """Turn by turn, so that a turn of many small choices counts as much as one of few."""
    by_turn: dict[int, int] = {}
    mine = [choice for choice in choices if choice.seat == seat]
    for choice in mine:
        by_turn[choice.turn] = by_turn.get(choice.turn, 0) + choice.lost
    kept = [0.5 ** (lost / HALVED) for lost in by_turn.values()]
    accuracy = round(100 * sum(kept) / len(kept)) if kept else None
    return Player(seat, accuracy, len(mine), sum(by_turn.values()))
