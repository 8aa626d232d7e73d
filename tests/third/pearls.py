"""Pearls, a third game: dive as often as you dare; a shark takes all that lies in your boat, and your turn ends."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from starlode.bots.brain import Brain
from starlode.core.decision import Decision, Option
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import ACTOR, CURRENT, NATURE, OVER, OWN, TURN, WHOLE, empty_vecs
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.event import Event
from starlode.core.game import Game
from starlode.core.options import Choice, read_options
from starlode.core.rules import Outcome, Position, Rules
from starlode.core.uncompiled import Packed
from starlode.core.view import View

IDS, COPIES, POINTS = ("pearl", "shell", "shark"), (30, 50, 20), (3, 1, 0)
SEA, BOAT, GONE, CHEST = 0, 1, 2, 3  # piles; each seat has a chest
LEFT = OWN  # who gave up, from 1
NUMBERS = {"turn": TURN, "current": CURRENT, "actor": ACTOR, "left": LEFT}
DIVE, END, START, DRAW = 64, 128, 192, 256
LINES = {DIVE: "dive", END: "end-turn", **{DRAW + kind: f"draw {thing}" for kind, thing in enumerate(IDS)}}
LINES |= {START + seat: f"start {seat + 1}" for seat in range(4)}
EVENTS = ("turn-started", "card-drawn", "boat-lost", "match-ended")
OPTIONS = (Choice("sea", "calm", ("calm",), "where to dive"), Choice("seats", "2", ("2", "3", "4"), "how many play"))


class State(Packed):
    def list_into(self, options: Options) -> None:
        options.size = 0
        if self.actor == NATURE and not self.get(TURN):
            options.add_kind(START >> 6, 2**self.seats - 1)
        elif self.actor == NATURE:
            options.add_kind(DRAW >> 6, self.mask(SEA))
        elif self.actor != OVER:
            options.add(DIVE)
            if self.size(BOAT):
                options.add(END)

    def list_weights_into(self, weights: Options) -> None:
        self.list_into(weights)
        for at in range(weights.size):
            weights.actions[at] = self.count(SEA, weights.actions[at] & 63) if self.get(TURN) else 1

    def apply(self, action: int) -> None:
        seat, kind = self.get(CURRENT), action & 63
        self.set(ACTOR, NATURE if action == DIVE else seat)
        if START <= action < DRAW:
            self.begin_turn(kind)
        if action >= DRAW:
            self.move(SEA, BOAT, kind)
            self.note(1, seat, kind)
            if IDS[kind] == "shark":
                self.pour(BOAT, GONE, -1)
                self.note(2, seat, 0)
        if action == END or (action >= DRAW and (IDS[kind] == "shark" or not self.size(SEA))):
            self.pour(BOAT, CHEST + seat, -1)
            self.begin_turn((seat + 1) % self.seats)

    def begin_turn(self, seat: int) -> None:
        self.set(TURN, self.get(TURN) + 1)
        self.set(CURRENT, seat)
        self.set(ACTOR, seat if self.size(SEA) and not self.get(LEFT) else OVER)
        self.note(3 if self.actor == OVER else 0, seat, self.get(TURN))

    def note(self, code: int, seat: int, number: int) -> None:
        if self.journal is not None:
            self.journal.note(code, seat, number, 0)

    def clone(self) -> "State":
        return State(self.seats, CHEST + self.seats, *self.copy(), None)

    def imagine(self, seat: int, rng: Rng) -> "State":
        return self.clone()  # everything lies open

    def sample(self, rng: Rng) -> None:
        while self.actor == NATURE:
            drawn = [action for action, weight in zip(self.legal(), self.weights(), strict=True) for _ in range(weight)]
            self.apply(drawn[rng.below(len(drawn))])

    def playout(self, rng: Rng, keep_hand: bool = False) -> int:
        decisions = 0
        while self.actor != OVER:
            self.sample(rng)
            if self.actor != OVER:
                self.apply(self.legal()[rng.below(len(self.legal()))])
                decisions += 1
        return decisions

    def score(self, seat: int) -> int:
        return sum(points * self.count(CHEST + seat, kind) for kind, points in enumerate(POINTS))

    def winners(self) -> list[int]:
        scores = {seat: self.score(seat) for seat in range(self.seats) if seat != self.get(LEFT) - 1}
        return [seat for seat, score in scores.items() if score == max(scores.values())]

    def side_of(self, seat: int) -> int:
        return seat

    def sides(self) -> int:
        return self.seats

    def share(self, side: int) -> int:
        return WHOLE // len(self.winners()) if side in self.winners() else 0

    def returns(self) -> list[float]:
        won, others = self.winners(), int(self.seats) - 1
        gain = (others + 1 - len(won)) / len(won) / others
        return [0.0 if self.actor != OVER else gain if seat in won else -1 / others for seat in range(self.seats)]


class Notation:
    def write(self, action: int) -> str:
        return LINES[action]

    def meanings(self, line: str) -> list[int]:
        return [action for action, known in LINES.items() if known == line]

    def verb_and_details(self, action: int) -> tuple[str, dict[str, Any]]:
        verb, _, what = LINES[action].partition(" ")
        return verb, {} if not what else {"card": what} if verb == "draw" else {"seat": int(what)}


class PearlsRules(Rules[State]):
    game, version, notation = "pearls", 1, Notation()

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        self.options = read_options(OPTIONS, options or {})
        self.seats = int(self.options["seats"])

    def new(self) -> State:
        numbers = {**dict.fromkeys(NUMBERS, 0), "actor": NATURE}
        seats: Any = [{"chest": {}}] * self.seats
        sea = dict(zip(IDS, COPIES, strict=True))
        return self.read_position({**numbers, "sea": sea, "boat": {}, "gone": {}, "seats": seats})

    def refusal(self, state: State, line: str) -> IllegalAction:
        return IllegalAction("not-asked" if line in LINES.values() else "unknown-action", action=line)

    def decision(self, state: State) -> Decision:
        options = [Option(LINES[action], *self.notation.verb_and_details(action)) for action in state.legal()]
        asked = "action" if state.actor != NATURE else "draw" if state.get(TURN) else "start"
        return Decision(state.actor + 1, asked, None, None, tuple(options))

    def stream(self, state: State) -> str:
        return "sea" if state.get(TURN) else "start"

    def piles(self) -> dict[str, tuple[str, ...]]:
        return {"sea": IDS, "start": tuple(str(seat + 1) for seat in range(self.seats))}

    def write_position(self, state: State) -> Position:
        def pile(which: int) -> Any:
            return {thing: state.count(which, kind) for kind, thing in enumerate(IDS) if state.count(which, kind)}

        content: Any = {"starlode-position": 1, **{name: state.get(number) for name, number in NUMBERS.items()}}
        chests = [{"chest": pile(CHEST + seat), "points": state.score(seat)} for seat in range(self.seats)]
        return {**content, "sea": pile(SEA), "boat": pile(BOAT), "gone": pile(GONE), "seats": chests}

    def read_position(self, position: Mapping[str, Any]) -> State:
        state = State(self.seats, CHEST + self.seats, *empty_vecs(CHEST + self.seats, self.seats), None)
        try:
            chests = [entry["chest"] for entry in position["seats"]]
            for which, pile in enumerate([position["sea"], position["boat"], position["gone"], *chests]):
                for kind in (IDS.index(thing) for thing, count in pile.items() for _ in range(count)):
                    state.put(which, kind)
            for name, number in NUMBERS.items():
                state.set(number, int(position[name]))
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as trouble:
            raise BadInput(f"not a position of Pearls: {trouble}") from None
        if [sum(state.count(pile, kind) for pile in range(CHEST + self.seats)) for kind in range(3)] != list(COPIES):
            raise BadInput("not a position of Pearls: something is missing, or too much")
        return state

    def write_view(self, state: State, viewer: int | None) -> Position:
        over: Any = {"winners": [seat + 1 for seat in state.winners()], "reason": self.reason(state)}
        told = {key: value for key, value in self.write_position(state).items() if key != "starlode-position"}
        return {**told, "current": state.get(CURRENT) + 1, **({"over": over} if state.actor == OVER else {})}

    def read_view(self, view: View, rng: Rng) -> State:
        return self.read_position({**view.content, "current": int(str(view.content["current"])) - 1})

    def reason(self, state: State) -> str:
        return "resigned" if state.get(LEFT) else "sea-empty"

    def event(self, state: State, entry: tuple[int, int, int, int]) -> Event:
        code, seat, number, _ = entry
        if EVENTS[code] == "match-ended":
            winners: Any = [each + 1 for each in state.winners()]
            return Event("match-ended", {"winners": winners, "reason": self.reason(state)})
        detail: Any = {"turn-started": {"turn": number}, "card-drawn": {"card": IDS[number % 3]}}.get(EVENTS[code], {})
        return Event(EVENTS[code], {"seat": seat + 1, **detail})

    def outcome(self, state: State) -> Outcome | None:
        if state.actor != OVER:
            return None
        scores = [-1 if seat == state.get(LEFT) - 1 else state.score(seat) for seat in range(self.seats)]
        places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
        return Outcome(tuple(seat + 1 for seat in state.winners()), self.reason(state), places, self.company.sides)

    def resign(self, state: State, seat: int) -> None:
        state.set(LEFT, seat)
        state.begin_turn(state.get(CURRENT))

    def claim_draw(self, state: State, seat: int) -> None:
        raise IllegalAction("not-asked", action="claim-draw")


class Careful(Brain):
    def greedy(self, rules: Any = None) -> "Careful":
        return self

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[-1].action  # back with whatever it is


GAME = Game(
    name="pearls", title="Pearls", rules=PearlsRules, way="sea", ways={"calm": (2, 3, 4)}, options=OPTIONS,
    words=str(Path(__file__).parent / "words" / "{language}"), voice="starlode.i18n.voice:Voice",
    desk="starlode.terminal.desk:Desk", counts="starlode.lab.counting:Counts", brain=f"{__name__}:Careful",
)  # fmt: skip
