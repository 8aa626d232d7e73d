"""What a small game need not write itself: a state and rules for games of counted piles in which all lies open.

Such a game is not compiled. It says which piles there are and what lies in them at first, what may be done and what
that does; how it is written down, read, looked at, played out and scored is said here.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, TypeVar

from starlode.core.decision import Json
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import ACTOR, CURRENT, NATURE, OVER, TURN, WHOLE
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.reading import FORMAT, Written, fields, listed, number, pile, read_position
from starlode.core.rows import Action, Happening, Happenings, Notation, Values
from starlode.core.rules import Position, Rules
from starlode.core.uncompiled import Packed
from starlode.core.view import View

MOST = 10**6


class PlainState(Packed):
    """A state of which everything lies open, every seat for itself, the most points first."""

    def list_weights_into(self, weights: Options) -> None:
        """Unless a game says otherwise, nature's choices are equally likely."""
        self.list_into(weights)
        for at in range(weights.size):
            weights.actions[at] = 1

    home: "PlainRules[Any]"

    @property
    def rules(self) -> Any:
        return self.home

    def clone(self) -> Any:
        return self.home.packed(*self.copy())

    def imagined(self, seat: int, rng: Rng) -> Any:
        return self.clone()

    def sample(self, rng: Rng) -> None:
        while self.actor == NATURE:
            drawn = [action for action, weight in zip(self.legal(), self.weights(), strict=True) for _ in range(weight)]
            self.apply(drawn[rng.below(len(drawn))])

    def playout(self, rng: Rng, keep_hand: bool = False) -> int:
        decisions = 0
        while self.actor != OVER:
            self.sample(rng)
            if self.actor != OVER:
                legal = self.legal()
                self.apply(legal[rng.below(len(legal))])
                decisions += 1
        return decisions

    def note(self, code: int, seat: int, number: int = 0) -> None:
        """Something happened; a state in search keeps no journal."""
        if self.journal is not None:
            self.journal.note(code, seat, number, 0)

    def is_out(self, seat: int) -> bool:
        return False

    def resign(self, seat: int) -> None:
        """A game in which somebody may give up says what follows."""
        raise IllegalAction("no-resigning")

    def winners(self) -> list[int]:
        """Who is in and has the most points."""
        scores = {seat: self.score(seat) for seat in range(self.seats) if not self.is_out(seat)}
        return [seat for seat, score in scores.items() if score == max(scores.values())]

    def side_of(self, seat: int) -> int:
        return seat

    def sides(self) -> int:
        return self.seats

    def share(self, side: int) -> int:
        return WHOLE // len(self.winners()) if side in self.winners() else 0


P = TypeVar("P", bound=PlainState)


class PlainRules(Rules[P]):
    """The rules of such a game, as far as its tables of piles, numbers, actions and events say them."""

    state: ClassVar[type[Any]]
    things: ClassVar[Mapping[str, int]]  # what lies about, and how many there are of each; at first on the first pile
    common: ClassVar[tuple[str, ...]]  # piles of the whole table
    own: ClassVar[tuple[str, ...]]  # piles of each seat, behind those
    numbers: ClassVar[Mapping[str, int]] = {}  # besides turn, current and actor
    actions: ClassVar[tuple[Action, ...]]
    events: ClassVar[tuple[Happening, ...]]
    units: ClassVar[Mapping[str, Values]] = {}  # what the numbers of events stand for, besides `thing` and `amount`

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        super().__init__(options)
        self.piles_in_all = len(self.common) + len(self.own) * self.seats
        self.notation = Notation(self.actions)
        self.happenings = Happenings(
            self.events,
            {"seat": range(1, self.seats + 1), "thing": [*self.things], "amount": MOST, **self.units},
            [(seat + 1,) for seat in range(self.seats)],
        )

    def packed(self, counts: bytearray, numbers: list[int], marks: list[int]) -> P:
        state: P = self.state(self.seats, self.piles_in_all, counts, numbers, marks, None)
        state.home = self
        return state

    def new(self) -> P:
        state = self.empty()
        for kind, copies in enumerate(self.things.values()):
            for _ in range(copies):
                state.put(0, kind)
        state.set(ACTOR, NATURE)
        return state

    def is_out(self, state: P, seat: int) -> bool:
        self.check_seat(seat)
        return state.is_out(seat)

    # Written down

    def _piles(self, seat: int | None) -> dict[str, int]:
        if seat is None:
            return {name: number for number, name in enumerate(self.common)}
        first = len(self.common) + seat
        return {name: first + self.seats * number for number, name in enumerate(self.own)}

    def write_position(self, state: P) -> Position:
        content: Position = {"starlode-position": FORMAT, **self._told(state)}
        return content

    def _told(self, state: P) -> Position:
        def pile(which: int) -> dict[str, Json]:
            counted = ((thing, state.count(which, kind)) for kind, thing in enumerate(self.things))
            return {thing: count for thing, count in counted if count}

        def piles(seat: int | None) -> dict[str, Json]:
            return {name: pile(which) for name, which in self._piles(seat).items()}

        content: Position = {"turn": state.get(TURN), "current": state.get(CURRENT) + 1}
        content["actor"] = state.actor + 1 if state.actor >= 0 else None
        content |= {name: state.get(number) for name, number in self.numbers.items()} | piles(None)
        if (outcome := self.outcome(state)) is not None:
            content["over"] = {"winners": [*outcome.winners], "reason": outcome.reason}
        content["seats"] = [{**piles(seat), "points": state.score(seat)} for seat in range(self.seats)]
        return content

    @cached_property
    def written(self) -> Written:
        most, seat = max(self.things.values()), number(1, self.seats)
        things = pile([*self.things], most)
        own = fields("Player", {**dict.fromkeys(self.own, things), "points": number(0, MOST)})
        told = {"turn": number(0, MOST), "current": seat, "actor": seat | None}
        told |= dict.fromkeys(self.numbers, number(0, MOST)) | dict.fromkeys(self.common, things)
        told |= {"seats": listed(own, self.seats, self.seats)}
        over = {"over": fields("Over", {"winners": list[int], "reason": str})}
        return Written(fields("Position", told, over), fields("View", told, over), {"seat": seat, "pile": things})

    def read_position(self, position: Mapping[str, Json]) -> P:
        told, state = read_position(self.written.position, position, self.seats), self.empty()
        for seat, entry in ((None, told), *enumerate(told["seats"])):
            for name, which in self._piles(seat).items():
                for kind, thing in enumerate(self.things):
                    for _ in range(entry[name].get(thing, 0)):
                        state.put(which, kind)
        for name, which in self.numbers.items():
            state.set(which, told[name])
        state.set(TURN, told["turn"])
        state.set(CURRENT, told["current"] - 1)
        state.set(ACTOR, OVER if "over" in told else NATURE if told["actor"] is None else told["actor"] - 1)
        self._refuse_impossible(state, position)
        return state

    def _refuse_impossible(self, state: P, position: Mapping[str, Json]) -> None:
        """All that there is lies somewhere, whoever is asked has an answer, and what follows from the rest follows."""
        piles = [pile for seat in (None, *range(self.seats)) for pile in self._piles(seat).values()]
        for kind, (thing, copies) in enumerate(self.things.items()):
            if (there := sum(state.count(pile, kind) for pile in piles)) != copies:
                raise BadInput("bad-conserved", count=there, card=thing, copies=copies)
        if state.actor != OVER and not state.legal():
            raise BadInput("bad-no-answer")
        if self.write_position(state) != position:
            raise BadInput("bad-derived")

    def write_view(self, state: P, viewer: int | None) -> Position:
        return self._told(state)

    def read_view(self, view: View, rng: Rng) -> P:
        return self.read_position({"starlode-position": FORMAT, **view.content})
