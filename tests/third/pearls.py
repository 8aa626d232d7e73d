"""Pearls, a third game: dive as often as you dare; a shark takes all that lies in your boat, and your turn ends."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from starlode.bots.brain import Brain
from starlode.core.decision import Decision
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import ACTOR, CURRENT, NATURE, OVER, OWN, TURN
from starlode.core.errors import BadInput
from starlode.core.game import Game
from starlode.core.options import Choice
from starlode.core.plain import PlainRules, PlainState
from starlode.core.rows import Action, Happening, Part, named
from starlode.core.view import View

COPIES, POINTS = {"pearl": 30, "shell": 50, "shark": 20}, (3, 1, 0)
SHARK = 2
SEA, BOAT, GONE, CHEST = 0, 1, 2, 3  # piles; each seat has a chest
LEFT = OWN  # who gave up, from 1
DIVE, END, START, DRAW = 1, 2, 3, 4
OPTIONS = (Choice("sea", "calm", ("calm",), "where to dive"), Choice("seats", "2", ("2", "3", "4"), "how many play"))
TURN_STARTED, DRAWN, LOST, ENDED = 0, 1, 2, 3


class State(PlainState):
    def list_into(self, options: Options) -> None:
        options.size = 0
        if self.actor == NATURE and not self.get(TURN):
            options.add_kind(START, 2**self.seats - 1)
        elif self.actor == NATURE:
            options.add_kind(DRAW, self.mask(SEA))
        elif self.actor != OVER:
            options.add(DIVE << 6)
            if self.size(BOAT):
                options.add(END << 6)

    def list_weights_into(self, weights: Options) -> None:
        self.list_into(weights)
        for at in range(weights.size):
            weights.actions[at] = self.count(SEA, weights.actions[at] & 63) if self.get(TURN) else 1

    def apply(self, action: int) -> None:
        assert action in self.legal()
        seat, verb, kind = self.get(CURRENT), action >> 6, action & 63
        self.set(ACTOR, NATURE if verb == DIVE else seat)
        if verb == START:
            self.begin_turn(kind)
        if verb == DRAW:
            self.move(SEA, BOAT, kind)
            self.note(DRAWN, seat, kind)
            if kind == SHARK:
                self.pour(BOAT, GONE, -1)
                self.note(LOST, seat)
        if verb == END or (verb == DRAW and (kind == SHARK or not self.size(SEA))):
            self.pour(BOAT, CHEST + seat, -1)
            self.begin_turn((seat + 1) % self.seats)

    def begin_turn(self, seat: int) -> None:
        self.set(TURN, self.get(TURN) + 1)
        self.set(CURRENT, seat)
        self.set(ACTOR, seat if self.size(SEA) and not self.get(LEFT) else OVER)
        self.note(ENDED if self.actor == OVER else TURN_STARTED, seat, self.get(TURN))

    def score(self, seat: int) -> int:
        return sum(points * self.count(CHEST + seat, kind) for kind, points in enumerate(POINTS))

    def is_out(self, seat: int) -> bool:
        return self.get(LEFT) == seat + 1

    def resign(self, seat: int) -> None:
        self.rules.check_seat(seat)
        self.set(LEFT, seat + 1)
        self.begin_turn(self.get(CURRENT))


class PearlsRules(PlainRules[State]):
    game, state = "pearls", State
    choices = OPTIONS
    things, numbers = COPIES, {"left": LEFT}
    common, own = ("sea", "boat", "gone"), ("chest",)
    actions = (
        Action(DIVE, "dive"),
        Action(END, "end-turn"),
        Action(START, "start", (named("seat", [1, 2, 3, 4]),), by_nature=True),
        Action(DRAW, "draw", (named("card", [*COPIES]),), by_nature=True),
    )
    events = (
        Happening(TURN_STARTED, "turn-started", (Part("seat", "a", "seat"), Part("turn", "b", "amount"))),
        Happening(DRAWN, "card-drawn", (Part("seat", "a", "seat"), Part("card", "b", "thing"))),
        Happening(LOST, "boat-lost", (Part("seat", "a", "seat"),)),
        Happening(ENDED, "match-ended"),
    )

    def read_position(self, position: Mapping[str, Any]) -> State:
        state = super().read_position(position)
        if state.get(TURN) > sum(COPIES.values()) - state.size(SEA) + 2:  # every turn takes something out of the sea
            raise BadInput("bad-derived")
        return state

    def reason(self, state: State) -> str:
        return "resigned" if state.get(LEFT) else "sea-empty"


class Careful(Brain):
    def greedy(self, rules: Any = None) -> "Careful":
        return self

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[-1].action  # back with whatever it is


GAME = Game(
    name="pearls", title="Pearls", rules=PearlsRules, way="sea", ways={"calm": (2, 3, 4)}, options=OPTIONS,
    words=str(Path(__file__).parent / "words" / "{language}"), brain=f"{__name__}:Careful",
)  # fmt: skip
