"""What calling a function may change, so that the emitted code keeps Python's order and its references alive."""

from dataclasses import dataclass, field

from starlode.translate.program import Class, Field, Function, Program
from starlode.translate.tree import (
    Assign,
    Built,
    Call,
    Constant,
    Expression,
    For,
    Get,
    Item,
    Local,
    New,
    Statement,
    Unpack,
    While,
    bodies_of,
    expressions_of,
    walk,
    walk_expressions,
)


@dataclass
class Effect:
    """The attributes that may be set, and whether elements of arrays are."""

    sets: set[tuple[str, str]] = field(default_factory=set)
    writes: bool = False

    @property
    def is_none(self) -> bool:
        return not self.sets and not self.writes


def key(of: Field) -> tuple[str, str]:
    return of.owner.qualified, of.name


class Effects:
    """The effects of every function of a program, calls included."""

    def __init__(self, program: Program) -> None:
        self._of = {id(function): _own(function) for function in program.functions}
        calls = {id(function): self._called(function) for function in program.functions}
        changed = True
        while changed:
            changed = False
            for function in program.functions:
                mine = self._of[id(function)]
                before = (len(mine.sets), mine.writes)
                for other in calls[id(function)]:
                    mine.sets |= self._of[id(other)].sets
                    mine.writes |= self._of[id(other)].writes
                changed |= before != (len(mine.sets), mine.writes)

    def _called(self, function: Function) -> list[Function]:
        return [
            called
            for statement in walk(function.body)
            for whole in expressions_of(statement)
            for node in walk_expressions(whole)
            for called in targets(node)
        ]

    def of(self, node: Expression) -> Effect:
        """What looking at an expression may change."""
        total = Effect()
        for part in walk_expressions(node):
            for called in targets(part):
                total.sets |= self._of[id(called)].sets
                total.writes |= self._of[id(called)].writes
        return total

    def of_statement(self, statement: Statement) -> Effect:
        """The same of a statement, and all inside it."""
        total = Effect()
        for inner in walk([statement]):
            own = _direct(inner)
            total.sets |= own.sets
            total.writes |= own.writes
            for whole in expressions_of(inner):
                part = self.of(whole)
                total.sets |= part.sets
                total.writes |= part.writes
        return total

    def is_pure(self, node: Expression) -> bool:
        """Whether looking at it changes nothing."""
        return self.of(node).is_none


def targets(node: Expression) -> list[Function]:
    """The functions that an expression itself may call."""
    match node:
        case New():
            init = node.of.find_method("__init__")
            return [init] if init else []
        case Call(is_virtual=True):
            owner = node.function.owner
            assert owner is not None
            return [node.function, *_overrides(owner, node.function.name)]
        case Call():
            return [node.function]
    return []


def _overrides(cls: Class, name: str) -> list[Function]:
    found = []
    for sub in cls.subclasses:
        if name in sub.methods:
            found.append(sub.methods[name])
        found += _overrides(sub, name)
    return found


def _own(function: Function) -> Effect:
    total = Effect()
    for statement in walk(function.body):
        own = _direct(statement)
        total.sets |= own.sets
        total.writes |= own.writes
    return total


def _direct(statement: Statement) -> Effect:
    match statement:
        case Assign(target=Get(field=of)):
            return Effect(set() if of.is_fixed else {key(of)})
        case Assign(target=Item()):
            return Effect(writes=True)
    return Effect()


def is_stable(node: Expression) -> bool:
    """Whether an expression has the same value before and after anything else was done: it reads no memory."""
    match node:
        case Constant() | Local():
            return True
        case Get():
            return node.field.is_fixed and is_stable(node.owner)
        case Item() | Call() | New():
            return False
        case Built(name="len"):
            return False
    return all(is_stable(part) for part in walk_expressions(node)[1:])


def chain(node: Expression) -> tuple[str, list[Field]] | None:
    """The variable at the root of `a.b.c`, and the attributes on the way; None for anything else."""
    fields: list[Field] = []
    while isinstance(node, Get):
        fields.append(node.field)
        node = node.owner
    return (node.name, fields) if isinstance(node, Local) else None


def borrowed_locals(function: Function, effects: Effects) -> set[str]:
    """Variables for arrays and objects whose holder surely keeps them while they are used, so that none is counted.

    Such a variable has one assignment, from an attribute of something that itself stays, and nothing after it in the
    function sets one of the attributes on the way.
    """
    found: set[str] = set()
    given: dict[str, int] = {}
    for statement in walk(function.body):
        for name in assigned(statement):
            given[name] = given.get(name, 0) + 1
    parameters = {parameter.name for parameter in function.parameters}
    order = list(_with_loops(function.body, False))
    for place, (statement, in_loop) in enumerate(order):
        if not isinstance(statement, Assign) or not isinstance(statement.target, Local):
            continue
        name = statement.target.name
        if name in parameters or not statement.target.type.is_shared or given.get(name) != 1:
            continue
        source = chain(statement.value)
        if source is None:
            continue
        root, fields = source
        stays = (root in parameters and root not in given) or (given.get(root) == 1 and not in_loop)
        loose = {key(of) for of in fields if not of.is_fixed}
        later = order if in_loop else order[place + 1 :]
        if stays and all(not (loose & _plain_effect(other, effects)) for other, _ in later):
            found.add(name)
    return found


def assigned(statement: Statement) -> list[str]:
    """The variables that a statement itself gives a value."""
    match statement:
        case Assign(target=Local(name=name)):
            return [name]
        case Unpack():
            return [target.name for target in statement.targets]
        case For():
            return [statement.variable.name]
    return []


def _with_loops(body: list[Statement], in_loop: bool) -> list[tuple[Statement, bool]]:
    found: list[tuple[Statement, bool]] = []
    for statement in body:
        found.append((statement, in_loop))
        for inner in bodies_of(statement):
            found += _with_loops(inner, in_loop or isinstance(statement, For | While))
    return found


def _plain_effect(statement: Statement, effects: Effects) -> set[tuple[str, str]]:
    """What a statement without its inner ones may set."""
    sets = set(_direct(statement).sets)
    for whole in expressions_of(statement):
        sets |= effects.of(whole).sets
    return sets


def find_constants(program: Program) -> None:
    """Mark the classes whose objects never change: nothing sets their attributes, or writes into their arrays."""
    changed: set[str] = set()
    for function in program.functions:
        sources: dict[str, list[Field]] = {}
        for statement in walk(function.body):
            if isinstance(statement, Assign):
                if isinstance(statement.target, Local):
                    found = chain(statement.value)
                    sources[statement.target.name] = found[1] if found else []
                elif isinstance(statement.target, Item):
                    found = chain(statement.target.array)
                    if found is not None:
                        fields = found[1][:1] or sources.get(found[0], [])[:1]
                        changed |= {of.owner.qualified for of in fields}
    for cls in program.classes:
        if any(not of.is_fixed for of in cls.fields.values()):
            changed.add(cls.qualified)
    for cls in program.classes:
        family = [cls, *(sub for sub in program.classes if sub.is_a(cls) or cls.is_a(sub))]
        cls.is_constant = not any(other.qualified in changed for other in family)
