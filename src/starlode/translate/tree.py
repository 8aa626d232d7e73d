"""The typed model of a function's body: expressions that know their type, and statements that know their line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlode.translate.types import Type

if TYPE_CHECKING:
    from starlode.translate.program import Class, Field, Function

# Expressions


@dataclass
class Expression:
    """Something that has a value."""

    type: Type
    line: int


@dataclass
class Constant(Expression):
    """A number, truth, real or None that is known beforehand."""

    value: int | float | None


@dataclass
class Local(Expression):
    """A parameter or variable; `seen_as` is the class that an assertion has found it to be."""

    name: str
    seen_as: Class | None = None


@dataclass
class FixedArray(Expression):
    """An array among the constants of a module."""

    name: str
    values: tuple[int, ...]


@dataclass
class Get(Expression):
    """An attribute of an object."""

    owner: Expression
    field: Field


@dataclass
class Item(Expression):
    """One element of an array."""

    array: Expression
    index: Expression


@dataclass
class Slice(Expression):
    """A new array out of a part of one."""

    array: Expression
    first: Expression | None
    last: Expression | None


@dataclass
class Binary(Expression):
    """Arithmetic, by the operator of Python."""

    operator: str
    left: Expression
    right: Expression


@dataclass
class Unary(Expression):
    """`-x`, `~x`, `not x`."""

    operator: str
    operand: Expression


@dataclass
class Compare(Expression):
    """`==`, `<` and the like between two values; `is` between two objects."""

    operator: str
    left: Expression
    right: Expression


@dataclass
class Logic(Expression):
    """`and` or `or`: what is on the right is looked at only if the left does not decide."""

    operator: str
    left: Expression
    right: Expression


@dataclass
class Choice(Expression):
    """`a if test else b`."""

    test: Expression
    yes: Expression
    no: Expression


@dataclass
class Call(Expression):
    """A function, or a method whose object is the first argument; `is_virtual` if a subclass may have its own."""

    function: Function
    arguments: list[Expression]
    is_virtual: bool = False


@dataclass
class Built(Expression):
    """An operation that every build brings along: `len`, `lowest`, `sqrt`, `append`, …"""

    name: str
    arguments: list[Expression]


@dataclass
class New(Expression):
    """A new object."""

    of: Class
    arguments: list[Expression]


@dataclass
class Elements(Expression):
    """A new array of these elements, or a tuple."""

    elements: list[Expression]


@dataclass
class Repeat(Expression):
    """A new array: one value, so many times."""

    value: Expression
    times: Expression


@dataclass
class Comprehension(Expression):
    """A new array: a value for every step of a loop, if a test holds."""

    loop: For
    value: Expression
    test: Expression | None


@dataclass
class IsA(Expression):
    """Whether an object is of a class."""

    operand: Expression
    of: Class


# Statements


@dataclass
class Statement:
    """Something that is done."""

    line: int


@dataclass
class Do(Statement):
    """An expression for what it does."""

    value: Expression


@dataclass
class Assign(Statement):
    """A value for a variable, attribute or element; with an operator, combined with what is there."""

    target: Local | Get | Item
    value: Expression
    operator: str | None = None


@dataclass
class Unpack(Statement):
    """The parts of a tuple for as many variables."""

    targets: list[Local]
    value: Expression


@dataclass
class If(Statement):
    """One of two branches."""

    test: Expression
    yes: list[Statement]
    no: list[Statement]


@dataclass
class While(Statement):
    """A loop."""

    test: Expression
    body: list[Statement]


@dataclass
class For(Statement):
    """A loop over `range(first, last, step)`, or over the elements of an array."""

    variable: Local
    first: Expression | None
    last: Expression | None
    step: int
    array: Expression | None
    body: list[Statement]


@dataclass
class Return(Statement):
    """The end of a function."""

    value: Expression | None


@dataclass
class Leave(Statement):
    """`break` or `continue`."""

    word: str


@dataclass
class Fail(Statement):
    """An error, where a test does not hold or without one."""

    test: Expression | None
    error: str
    message: str


def parts_of(node: Expression) -> list[Expression]:
    """The expressions directly inside one, in the order in which they are looked at."""
    match node:
        case Get():
            return [node.owner]
        case Item():
            return [node.array, node.index]
        case Slice():
            return [node.array, *(part for part in (node.first, node.last) if part is not None)]
        case Binary() | Compare() | Logic():
            return [node.left, node.right]
        case Unary() | IsA():
            return [node.operand]
        case Choice():
            return [node.test, node.yes, node.no]
        case Call() | Built() | New():
            return node.arguments
        case Elements():
            return node.elements
        case Repeat():
            return [node.value, node.times]
        case Comprehension():
            loop = [part for part in (node.loop.first, node.loop.last, node.loop.array) if part is not None]
            return [*loop, node.value, *([node.test] if node.test is not None else [])]
    return []


def expressions_of(statement: Statement) -> list[Expression]:
    """The expressions directly inside a statement, targets among them."""
    match statement:
        case Do():
            return [statement.value]
        case Assign():
            return [statement.target, statement.value]
        case Unpack():
            return [statement.value]
        case If() | While():
            return [statement.test]
        case For():
            return [part for part in (statement.first, statement.last, statement.array) if part is not None]
        case Return():
            return [statement.value] if statement.value is not None else []
        case Fail():
            return [statement.test] if statement.test is not None else []
    return []


def bodies_of(statement: Statement) -> list[list[Statement]]:
    """The statements inside one."""
    match statement:
        case If():
            return [statement.yes, statement.no]
        case While() | For():
            return [statement.body]
    return []


def walk(body: list[Statement]) -> list[Statement]:
    """All statements, in the order of the text."""
    found: list[Statement] = []
    for statement in body:
        found.append(statement)
        for inner in bodies_of(statement):
            found += walk(inner)
    return found


def expressions_in(statement: Statement) -> list[Expression]:
    """All expressions of a statement and of those inside it."""
    return [node for inner in walk([statement]) for whole in expressions_of(inner) for node in walk_expressions(whole)]


def walk_expressions(node: Expression) -> list[Expression]:
    """An expression and all inside it."""
    found = [node]
    for part in parts_of(node):
        found += walk_expressions(part)
    return found
