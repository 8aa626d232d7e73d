"""Tells which of the functions that the rules reach leave the device tier, and by what."""

from dataclasses import dataclass

from starlode.translate.effects import targets
from starlode.translate.program import Function, Program
from starlode.translate.tree import (
    Built,
    Call,
    Compare,
    Comprehension,
    Constant,
    Elements,
    Expression,
    Get,
    If,
    New,
    Repeat,
    Slice,
    Statement,
    bodies_of,
    expressions_of,
    walk_expressions,
)
from starlode.translate.types import REAL, Array, Instance

# What a batch of matches does, by methods of a state.
ROOTS = ("apply", "list_into", "sample", "playout", "pick", "share", "checksum")


@dataclass(frozen=True)
class Fault:
    """Something that only the host has."""

    function: str
    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what} in {self.function}"


def device_functions(program: Program, roots: tuple[str, ...] = ROOTS) -> list[Function]:
    """What the rules reach: methods of classes that nobody inherits from, and all that they call."""
    leaves = [cls for cls in program.classes if not cls.subclasses]
    todo = [
        method for cls in leaves for name in roots if (method := cls.find_method(name)) and cls.find_method("playout")
    ]
    found: list[Function] = []
    while todo:
        function = todo.pop()
        if function in found:
            continue
        found.append(function)
        for statement in reached(function.body):
            for whole in expressions_of(statement):
                for node in walk_expressions(whole):
                    todo += targets(node)
    return sorted(found, key=lambda function: (function.module.file, function.node.lineno))


def reached(body: list[Statement]) -> list[Statement]:
    """The statements that a device carries out: it keeps no journal, so what is done for one is not."""
    found: list[Statement] = []
    for statement in body:
        if isinstance(statement, If) and asks_for_journal(statement.test):
            found += reached(statement.no)
            continue
        found.append(statement)
        for inner in bodies_of(statement):
            found += reached(inner)
    return found


def asks_for_journal(test: Expression) -> bool:
    """`table.journal is not None`, alone or with something else that must hold."""
    match test:
        case Compare(operator="is not", left=Expression(type=Instance(may_be_none=True)), right=Constant(value=None)):
            return True
    left, right = getattr(test, "left", None), getattr(test, "right", None)
    return getattr(test, "operator", "") == "and" and any(
        isinstance(part, Expression) and asks_for_journal(part) for part in (left, right)
    )


def faults(program: Program, roots: tuple[str, ...] = ROOTS) -> list[Fault]:
    """Everything in the rules that a device does not have, in the order of the sources."""
    found = []
    for function in device_functions(program, roots):
        for statement in reached(function.body):
            for whole in expressions_of(statement):
                for node in walk_expressions(whole):
                    what = _fault(node, function)
                    if what:
                        found.append(Fault(function.short, function.module.file, node.line, what))
    return found


def _fault(node: Expression, function: Function) -> str:
    match node:
        case Built(name="append" | "extend" | "remove"):
            return "an array that grows"
        case Slice() | Comprehension():
            return "a new array"
        case Elements() | Repeat() if isinstance(node.type, Array) and function.name != "__init__":
            return "a new array"
        case Call(is_virtual=True):
            return "a method that subclasses replace"
        case New(of=cls) if cls.base is not None:
            return "a new object of a class with a base"
        case Get(type=Instance(may_be_none=True)):
            return "None"
    return "a real" if node.type == REAL else ""
