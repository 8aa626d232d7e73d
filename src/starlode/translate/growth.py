"""Refuses an array that grows while something else stands for it too.

In Python all names see it grow; native, another name keeps the array as it was. So every way through a function is
followed with what each name may stand for: an array that was made at a place, that was given, or that an attribute
holds. What a call lets grow, keeps or gives back is worked out for all functions together.
"""

from dataclasses import dataclass, field

from starlode.translate.calls import GROWTH
from starlode.translate.effects import Effects, chain, key, targets
from starlode.translate.errors import Refused
from starlode.translate.program import Function, Program
from starlode.translate.tree import (
    Assign,
    Built,
    Call,
    Choice,
    Elements,
    Expression,
    Fail,
    FixedArray,
    For,
    Get,
    If,
    Item,
    Leave,
    Local,
    New,
    Return,
    Statement,
    Unpack,
    While,
    expressions_of,
    parts_of,
)
from starlode.translate.types import Array

# What an array may be: ("made", where), ("given", parameter), ("constant", name) or (class, attribute).
Sort = tuple[str, str]
Names = dict[str, frozenset[Sort]]
State = tuple[Names, frozenset[str]]

LOOP = "loop "  # no name of Python begins so
NOWHERE: State = ({}, frozenset())  # after a return; joined with anything, it adds nothing


@dataclass
class Summary:
    """What a call does with arrays."""

    grows: set[Sort] = field(default_factory=set)  # attributes whose arrays become longer or shorter
    keeps: dict[str, set[Sort]] = field(default_factory=dict)  # attributes that a parameter's array is laid in
    gives: set[Sort] = field(default_factory=set)  # what its result may be, other than new

    def size(self) -> int:
        return len(self.grows) + len(self.gives) + sum(map(len, self.keeps.values()))


def refuse_shared_growth(program: Program) -> None:
    """Refuse the first place where an array grows, or is looked at, under one of several names."""
    effects = Effects(program)
    summaries = {id(function): Summary() for function in program.functions}
    shared: set[Sort] = set()  # attributes whose array a constant or another attribute may be too
    before = -1
    while before != (now := sum(each.size() for each in summaries.values())):
        before = now
        for function in program.functions:
            _Follower(function, summaries, effects, shared).follow()
    for function in program.functions:
        _Follower(function, summaries, effects, shared, is_strict=True).follow()


class _Follower:
    """Follows one function; strictly, it refuses what it finds."""

    def __init__(
        self,
        function: Function,
        summaries: dict[int, Summary],
        effects: Effects,
        shared: set[Sort],
        is_strict: bool = False,
    ) -> None:
        self.function = function
        self.summaries = summaries
        self.summary = summaries[id(function)]
        self.effects = effects
        self.shared = shared
        self.is_strict = is_strict
        self.names: Names = {}
        self.stale: frozenset[str] = frozenset()  # names whose array may have grown since: natively it is the old one
        self._left: list[dict[str, list[State]]] = []

    def follow(self) -> None:
        self.names = {
            given.name: frozenset({("given", given.name)})
            for given in self.function.parameters
            if isinstance(given.type, Array)
        }
        self._block(self.function.body)

    def _refuse(self, line: int, why: str) -> None:
        if self.is_strict:
            raise Refused(self.function.module.file, line, why)

    # Ways through the function

    def _block(self, body: list[Statement]) -> None:
        for statement in body:
            self._statement(statement)

    def _statement(self, statement: Statement) -> None:
        for whole in expressions_of(statement):
            if not (isinstance(statement, Assign) and whole is statement.target and isinstance(whole, Local)):
                self._look_at(whole)
        match statement:
            case Assign():
                self._assign(statement)
            case Unpack(value=Elements(elements=parts)):
                found = [self._sorts(part) for part in parts]
                for target, sorts in zip(statement.targets, found, strict=True):
                    self._bind(target.name, sorts)
            case Unpack():
                sorts = self._sorts(statement.value)
                for place, target in enumerate(statement.targets):  # what was made for each is another one
                    own = {(sort[0], f"{sort[1]} {place}") if sort[0] == "made" else sort for sort in sorts}
                    self._bind(target.name, frozenset(own))
            case Return():
                if statement.value is not None:
                    self.summary.gives |= {sort for sort in self._sorts(statement.value) if sort[0] != "made"}
                self._go_back(NOWHERE)
            case Fail(test=None):
                self._go_back(NOWHERE)
            case If():
                before = self._kept()
                self._block(statement.yes)
                after = self._kept()
                self._go_back(before)
                self._block(statement.no)
                self._join(after)
            case While() | For():
                self._loop(statement)
            case Leave():
                self._left[-1][statement.word].append(self._kept())
                self._go_back(NOWHERE)

    def _loop(self, loop: While | For) -> None:
        """Round and round, until nothing new comes of it."""
        name = f"{LOOP}{id(loop)}"  # stands for the array that is gone through
        if isinstance(loop, For) and loop.array is not None:
            self.names[name] = self._sorts(loop.array)
        self._left.append({"break": [], "continue": []})
        while True:
            before = self._kept()
            self._block(loop.body)
            for left in self._left[-1]["continue"]:
                self._join(left)
            self._use(name, loop.line, "what the loop goes through")
            if isinstance(loop, While):
                self._look_at(loop.test)
            self._join(before)
            if self._kept() == before:
                break
        for left in self._left.pop()["break"]:
            self._join(left)
        self.names.pop(name, None)

    def _kept(self) -> State:
        return dict(self.names), self.stale

    def _go_back(self, state: State) -> None:
        self.names, self.stale = dict(state[0]), state[1]

    def _join(self, other: State) -> None:
        for name, sorts in other[0].items():
            self.names[name] = self.names.get(name, frozenset()) | sorts
        self.stale |= other[1]

    # What names stand for

    def _bind(self, name: str, sorts: frozenset[Sort]) -> None:
        self.names[name] = sorts
        self.stale -= {name}

    def _others(self, name: str, sort: Sort) -> list[str]:
        """Further names for it; a loop that goes through it is met again in its next round, if there is one."""
        others = [other for other, sorts in self.names.items() if sort in sorts]
        return [other for other in others if other != name and not other.startswith(LOOP)]

    def _sorts(self, node: Expression) -> frozenset[Sort]:
        """What an array, or one in a tuple, may be."""
        if isinstance(node, Elements) and not isinstance(node.type, Array):
            return frozenset[Sort]().union(*map(self._sorts, node.elements))
        if not isinstance(node.type, Array) and not isinstance(node, Call):
            return frozenset()
        match node:
            case Local():
                return self.names.get(node.name, frozenset())
            case Get():
                return frozenset({key(node.field)})
            case FixedArray():
                return frozenset({("constant", node.name)})
            case Choice():
                return self._sorts(node.yes) | self._sorts(node.no)
            case Call():
                return self._given_back(node)
        return frozenset({self._made(node)})

    def _made(self, node: Expression) -> Sort:
        made = ("made", f"{id(node)}")
        old = ("made", f"{id(node)} before")  # what came from here earlier is another one
        for name, sorts in self.names.items():
            if made in sorts:
                self.names[name] = sorts - {made} | {old}
        return made

    def _given_back(self, node: Call) -> frozenset[Sort]:
        found = {self._made(node)}
        for called in targets(node):
            given = dict(zip((each.name for each in called.parameters), node.arguments, strict=False))
            for sort in self.summaries[id(called)].gives:
                if sort[0] == "given":
                    found |= self._sorts(given[sort[1]])
                else:
                    found.add(sort)
        return frozenset(found)

    # What is done

    def _assign(self, statement: Assign) -> None:
        target, value = statement.target, statement.value
        if statement.operator is not None:
            if isinstance(target, Item):
                self._check_beside(value, [target.array, value])
        elif isinstance(value, Built) and value.name in GROWTH:
            self._grow(value)
        elif isinstance(target, Local):
            if isinstance(target.type, Array):
                self._bind(target.name, self._sorts(value))
        elif isinstance(target, Get) and isinstance(target.type, Array):
            self._lay_in(self._sorts(value), {key(target.field)})

    def _lay_in(self, sorts: frozenset[Sort], places: set[Sort]) -> None:
        """Attributes hold an array from now on: whoever else stands for it, stands for theirs."""
        for sort in sorts:
            if sort[0] == "given":
                self.summary.keeps.setdefault(sort[1], set()).update(places)
            elif sort[0] != "made" and places:
                self.shared |= {sort, *places}
        for name, held in self.names.items():
            if held & sorts:
                self.names[name] = held | places

    def _grow(self, value: Built) -> None:
        grown = value.arguments[0]
        sorts = self._sorts(grown)
        if isinstance(grown, Get):
            self.summary.grows |= sorts
            self._age(sorts)
            if sorts & self.shared:
                self._refuse(value.line, f"an array that something else may hold does not grow: {grown.field.name}")
            return
        name = grown.name if isinstance(grown, Local) else ""
        if any(sort[0] != "made" or self._others(name, sort) for sort in sorts):
            self._refuse(value.line, f"an array that has another name too does not grow: {name}")
        self._age(sorts)
        self.stale -= {name}

    def _age(self, sorts: set[Sort] | frozenset[Sort]) -> None:
        self.stale |= {name for name, held in self.names.items() if held & sorts}

    def _use(self, name: str, line: int, shown: str) -> None:
        if name in self.stale:
            self._refuse(line, f"may have grown under another name: {shown}")

    def _look_at(self, node: Expression) -> None:
        """All inside an expression, in order, and what its calls do."""
        if isinstance(node, Local) and isinstance(node.type, Array):
            self._use(node.name, node.line, node.name)
        parts = parts_of(node)
        for part in parts:
            self._look_at(part)
        self._check_beside(node, parts)
        if isinstance(node, Call | New):
            self._call(node)

    def _check_beside(self, node: Expression, parts: list[Expression]) -> None:
        """What one part stands for must not change while another part is worked out."""
        for place, part in enumerate(parts):
            source = chain(part)
            if not part.type.is_shared or source is None:
                continue
            loose = {key(of) for of in source[1] if not of.is_fixed}
            for other in parts[place + 1 :]:
                if loose & self.effects.of(other).sets:
                    self._refuse(node.line, "give it a name first: another part of the expression may change it")

    def _call(self, node: Call | New) -> None:
        for called in targets(node):
            summary = self.summaries[id(called)]
            wanted = called.parameters[1:] if isinstance(node, New) else called.parameters
            self.summary.grows |= summary.grows
            self._age(summary.grows)
            for parameter, argument in zip(wanted, node.arguments, strict=False):
                if not isinstance(argument.type, Array):
                    continue
                sorts = self._sorts(argument)
                self._lay_in(sorts, summary.keeps.get(parameter.name, set()))
                if sorts & summary.grows:
                    self._refuse(node.line, f"given as {parameter.name}, and grows meanwhile: {called.name}")
            self._age(summary.grows)
