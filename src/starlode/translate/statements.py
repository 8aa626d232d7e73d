"""Reads the bodies of functions as typed statements; what is not mentioned here is not in the dialect."""

import ast

from starlode.translate.annotations import type_of
from starlode.translate.calls import GROWTH, is_instruction
from starlode.translate.errors import shown
from starlode.translate.expressions import OPERATORS, get, read, read_loop, truth
from starlode.translate.program import Field, Function, Program
from starlode.translate.scope import Scope
from starlode.translate.tree import (
    Assign,
    Built,
    Do,
    Expression,
    Fail,
    Get,
    If,
    IsA,
    Item,
    Leave,
    Local,
    Return,
    Statement,
    Unpack,
    While,
)
from starlode.translate.types import NOTHING, NUMBER, Array, Instance, Tuple, Type

ERRORS = ("AssertionError", "NotImplementedError", "ValueError", "IndexError", "OverflowError")


def read_bodies(program: Program) -> None:
    """Read every function; constructors first, since they say which attributes there are."""
    for cls in program.classes:  # bases, and what modules import, come before
        if "__init__" in cls.methods:
            _read_body(cls.methods["__init__"])
    for function in program.functions:
        if function.name != "__init__":
            _read_body(function)


def _read_body(function: Function) -> None:
    scope = Scope(function)
    if is_instruction(function):
        mask = Local(NUMBER, function.node.lineno, function.parameters[0].name)
        value = Built(NUMBER, function.node.lineno, function.name, [mask])
        function.body = [Return(function.node.lineno, value)]
        return
    function.body = _block(function.node.body, scope)


def _block(nodes: list[ast.stmt], scope: Scope) -> list[Statement]:
    found: list[Statement] = []
    for node in nodes:
        found += _statement(node, scope)
    return found


def _statement(node: ast.stmt, scope: Scope) -> list[Statement]:
    line = node.lineno
    match node:
        case ast.Expr(ast.Constant()) | ast.Pass():
            return []
        case ast.Expr(value):
            return [_do(node, read(value, scope), scope)]
        case ast.Assign([ast.Tuple(targets)], value):
            return [_unpack(node, targets, value, scope)]
        case ast.Assign([target], value):
            return [_assign(node, target, value, None, scope)]
        case ast.AnnAssign(target, annotation, ast.expr() as value):
            return [_assign(node, target, value, type_of(annotation, scope.module), scope)]
        case ast.AugAssign(target, operator, value):
            place = _target(node, target, scope)
            combined = read(ast.copy_location(ast.BinOp(_loaded(target), operator, value), node), scope)
            scope.demand(combined, place.type, node)
            return [Assign(line, place, read(value, scope), OPERATORS[type(operator)])]
        case ast.If(test, body, orelse):
            return [If(line, truth(test, scope), _block(body, scope), _block(orelse, scope))]
        case ast.While(test, body, []):
            return [While(line, truth(test, scope), _block(body, scope))]
        case ast.For(target, source, body, []):
            loop = read_loop(node, target, source, scope)
            loop.body = _block(body, scope)
            return [loop]
        case ast.Return(value):
            return [_return(node, value, scope)]
        case ast.Break():
            return [Leave(line, "break")]
        case ast.Continue():
            return [Leave(line, "continue")]
        case ast.Assert(test, message):
            return [_assert(node, test, message, scope)]
        case ast.Raise(ast.expr() as error, None):
            return [_raise(node, error, scope)]
    scope.refuse(node, f"not in the dialect: {shown(node)}")


def _do(node: ast.Expr, value: Expression, scope: Scope) -> Statement:
    if isinstance(value, Built) and value.name in GROWTH:
        grown = value.arguments[0]
        if not isinstance(grown, Local | Get):
            scope.refuse(node, f"an array that has no name does not grow: {shown(node)}")
        if isinstance(grown, Get):
            grown.field.is_fixed = False
        return Assign(node.lineno, grown, value)
    if isinstance(value.type, Tuple) and any(part.is_shared for part in value.type.parts):
        scope.refuse(node, f"parts of a tuple that are arrays get names: {shown(node)}")
    return Do(node.lineno, value)


def _assign(node: ast.stmt, target: ast.expr, value: ast.expr, wanted: Type | None, scope: Scope) -> Statement:
    given = read(value, scope, wanted or _known_type(target, scope))
    if wanted is not None:
        scope.demand(given, wanted, value)
    kind = wanted or given.type
    match target:
        case ast.Name():
            return Assign(node.lineno, scope.variable(target, kind), given)
        case ast.Attribute(ast.Name("self"), name) if scope.function.name == "__init__" and scope.function.owner:
            owner = scope.function.owner
            if owner.find_field(name) is None:
                if kind == NOTHING:
                    scope.refuse(node, f"annotate {name}: None of what?")
                if isinstance(kind, Tuple):
                    scope.refuse(node, f"no type of an attribute: {kind}")
                if owner.find_method(name) is not None:
                    scope.refuse(node, f"a method has this name: {name}")
                owner.fields[name] = Field(name, kind, owner)
    place = _target(node, target, scope)
    scope.demand(given, place.type, value)
    if isinstance(place, Get) and scope.function.name != "__init__":
        place.field.is_fixed = False
    return Assign(node.lineno, place, given)


def _known_type(target: ast.expr, scope: Scope) -> Type | None:
    """The type that a target has already, which an empty list takes."""
    if isinstance(target, ast.Name):
        return scope.types.get(target.id)
    if isinstance(target, ast.Attribute) and scope.function.name != "__init__":
        return read(_loaded(target), scope).type
    return None


def _target(node: ast.stmt, target: ast.expr, scope: Scope) -> Local | Get | Item:
    match target:
        case ast.Name():
            if target.id not in scope.types:
                scope.refuse(node, f"not known here: {target.id}")
            return scope.variable(target, scope.types[target.id])
        case ast.Attribute(value):
            owner = read(value, scope)
            if isinstance(owner.type, Instance):
                place = get(target, owner, owner.type.of, scope)
                if isinstance(place, Get):
                    if isinstance(node, ast.AugAssign) and scope.function.name != "__init__":
                        place.field.is_fixed = False
                    return place
        case ast.Subscript():
            place = read(_loaded(target), scope)
            if isinstance(place, Item):
                return place
    scope.refuse(node, f"not in the dialect: {shown(node)}")


def _loaded(target: ast.expr) -> ast.expr:
    """The same place, to be looked at."""
    return ast.copy_location(ast.parse(ast.unparse(target), mode="eval").body, target)


def _unpack(node: ast.stmt, targets: list[ast.expr], value: ast.expr, scope: Scope) -> Statement:
    given = read(value, scope)
    if not isinstance(given.type, Tuple) or len(given.type.parts) != len(targets):
        scope.refuse(node, f"no tuple of {len(targets)}: {shown(value)}")
    places = []
    for target, kind in zip(targets, given.type.parts, strict=True):
        if not isinstance(target, ast.Name):
            scope.refuse(node, f"parts of a tuple get names: {shown(target)}")
        places.append(scope.variable(target, kind))
    return Unpack(node.lineno, places, given)


def _return(node: ast.Return, value: ast.expr | None, scope: Scope) -> Statement:
    wanted = scope.function.returns
    if value is None:
        if wanted != NOTHING:
            scope.refuse(node, f"returns {wanted}")
        return Return(node.lineno, None)
    given = scope.demand(read(value, scope, wanted), wanted, value)
    if isinstance(given.type, Array):
        given.type = given.type if isinstance(given, Local | Get) else wanted
    return Return(node.lineno, given)


def _assert(node: ast.Assert, test: ast.expr, message: ast.expr | None, scope: Scope) -> Statement:
    condition = truth(test, scope)
    if isinstance(condition, IsA) and isinstance(condition.operand, Local):
        scope.seen_as[condition.operand.name] = condition.of
    match message:
        case None:
            text = ""
        case ast.Constant(str(text)):
            pass
        case _:
            scope.refuse(node, f"a message is a constant text: {shown(message)}")
    return Fail(node.lineno, condition, "AssertionError", text)


def _raise(node: ast.Raise, error: ast.expr, scope: Scope) -> Statement:
    match error:
        case ast.Name(name) if name in ERRORS:
            return Fail(node.lineno, None, name, "")
        case ast.Call(ast.Name(name), [ast.Constant(str(text))], []) if name in ERRORS:
            return Fail(node.lineno, None, name, text)
    scope.refuse(node, f"not in the dialect: {shown(node)}")
