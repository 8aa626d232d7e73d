"""A program in a seat: what it is told and asked, and who chooses when it cannot."""

import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from starlode.bots import make_bot
from starlode.bots.outside.naming import arguments_of
from starlode.bots.outside.process import Program
from starlode.bots.outside.terms import PROTOCOL, USUAL, Fault, FaultKind, Forfeit, Terms
from starlode.core.decision import Decision
from starlode.core.rules import Outcome, Rules
from starlode.core.view import View

LAST_RESORT = "greedy"
MOST_STARTS = 3  # a match; then the last resort plays on
TELLING_SECONDS = 1.0

Clock = Callable[[], float]


class Programs:
    """The programs of one process of ours: started when they are first asked, kept from match to match."""

    def __init__(self, terms: Terms = USUAL, clock: Clock = time.monotonic) -> None:
        self.terms = terms
        self.clock = clock
        self._idle: dict[str, list[Program]] = {}
        self._busy: set[Program] = set()

    def sit(self, name: str, seed: int) -> "ProgramBot":
        """The program of a name for one match."""
        return ProgramBot(self, name, seed)

    def take(self, name: str) -> Program:
        """A process of the program that has no match, or a new one."""
        idle = self._idle.get(name)
        program = idle.pop() if idle else Program(arguments_of(name), self.clock)
        self._busy.add(program)
        return program

    def give_back(self, name: str, program: Program) -> None:
        self._busy.discard(program)
        self._idle.setdefault(name, []).append(program)

    def end(self, program: Program) -> None:
        self._busy.discard(program)
        program.kill()

    def close(self) -> None:
        """End all of them."""
        for program in [each for idle in self._idle.values() for each in idle]:
            program.leave(_line({"t": "quit"}))
        for program in list(self._busy):
            self.end(program)
        self._idle.clear()


class ProgramBot:
    """A program in one seat of one match."""

    def __init__(self, programs: Programs, name: str, seed: int) -> None:
        self.name = name
        self.faults: Counter[FaultKind] = Counter()
        self.starting = 0.0  # seconds until it was ready
        self.said = ""  # on standard error, before the last fault
        self._programs = programs
        self._terms = programs.terms
        self._clock = programs.clock
        self._seed = seed % 2**53  # what any language's numbers hold
        self._program: Program | None = None
        self._starts = 0
        self._has_forfeited = False
        self._asked = 0
        self._turn: object = None
        self._spent = 0.0  # seconds of this turn
        self._is_late = False  # and not asked again in this turn

    def choose(self, view: View, decision: Decision) -> str:
        """Its action, or the last resort's; Forfeit at the first fault, where that is the rule."""
        if view.content.get("turn") != self._turn:
            self._turn, self._spent, self._is_late = view.content.get("turn"), 0.0, False
        is_tired = self._program is None and self._starts >= MOST_STARTS
        if self._has_forfeited or is_tired or self._is_late:
            return self._default(view, decision)
        try:
            return self._ask(view, decision)
        except Fault as fault:
            self.faults[fault.kind] += 1
            self._is_late = fault.kind == "timeout"
            self.said = fault.said
            if self._program is not None and (fault.kind != "illegal" or self._terms.forfeits):
                self._programs.end(self._program)
                self._program = None
            if self._terms.forfeits:
                self._has_forfeited = True
                raise Forfeit(decision.seat, fault.kind) from None
            return self._default(view, decision)

    def finish(self, outcome: Outcome | None) -> None:
        """The match is over, or was left; the program may have another one."""
        if self._program is None:
            return
        program, self._program = self._program, None
        try:
            message = {"t": "end", "outcome": outcome.to_json() if outcome is not None else None}
            program.tell(_line(message), TELLING_SECONDS)
        except Fault:
            self._programs.end(program)
        else:
            self._programs.give_back(self.name, program)

    def _default(self, view: View, decision: Decision) -> str:
        return make_bot(LAST_RESORT, view.game).choose(view, decision)

    def _ask(self, view: View, decision: Decision) -> str:
        if self._program is None:
            self._starts += 1
            begun = self._clock()
            try:
                self._program = self._programs.take(self.name)
                self._greet(self._program, view)
            finally:
                self.starting += self._clock() - begun
        left = self._terms.turn_seconds - self._spent
        if left <= 0:
            raise Fault("timeout", self._program.said)
        self._asked += 1
        message = {
            "t": "ask", "n": self._asked, "left": round(left, 3), "view": view.to_json(), "decision": decision.to_json()
        }  # fmt: skip
        begun = self._clock()
        try:
            answer = _read(self._program, self._program.ask(_line(message), left), "act")
        finally:
            self._spent += self._clock() - begun
        return _action(answer, self._asked, decision.actions, self._program)

    def _greet(self, program: Program, view: View) -> None:
        """Begin a match, or go on with it after a fault."""
        seats, options = view.content["seats"], view.content["options"]
        assert isinstance(seats, list)
        terms = {"turn-seconds": self._terms.turn_seconds, "start-seconds": self._terms.start_seconds}
        message = {
            "t": "hello", "protocol": PROTOCOL, "game": view.game, "options": options, "seats": len(seats),
            "seat": view.seat, "seed": self._seed, **terms,
        }  # fmt: skip
        answer = _read(program, program.ask(_line(message), self._terms.start_seconds), "ready")
        version = answer.get("protocol")
        if type(version) is not int or version != PROTOCOL:
            raise Fault("protocol", program.said)


def seated(rules: Rules[Any], bot: ProgramBot) -> Callable[[Any, int], int]:
    """The program as one who chooses actions straight on the engine; it is not asked where it has no choice."""

    def choose(state: Any, actor: int) -> int:
        actions = state.legal()
        if len(actions) == 1:
            return int(actions[0])
        decision = rules.decision(state)
        line = bot.choose(rules.view(state, actor), decision)
        return int(actions[decision.actions.index(line)])

    return choose


def _line(message: Mapping[str, object]) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _read(program: Program, line: bytes, kind: str) -> dict[str, Any]:
    """An answer, which may leave out that it is of this kind."""
    try:
        answer = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Fault("garbage", program.said) from None
    if not isinstance(answer, dict):
        raise Fault("garbage", program.said)
    if answer.get("t", kind) != kind:
        raise Fault("protocol", program.said)
    return answer


def _action(answer: dict[str, Any], number: int, actions: list[str], program: Program) -> str:
    """The action that an answer names by its line or by its place in the list."""
    if answer.get("n", number) != number or ("action" in answer) == ("index" in answer):
        raise Fault("garbage", program.said)
    if "index" in answer:
        index = answer["index"]
        if type(index) is not int or not 0 <= index < len(actions):
            raise Fault("illegal", program.said)
        return actions[index]
    if answer["action"] not in actions:
        raise Fault("illegal", program.said)
    return str(answer["action"])
