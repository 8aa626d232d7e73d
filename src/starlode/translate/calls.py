"""Reads calls: of functions, methods and classes of the engine, and of the few built-in operations."""

import ast
from collections.abc import Callable

from starlode.translate.errors import shown
from starlode.translate.program import Class, Function, Module, Parameter
from starlode.translate.scope import Scope
from starlode.translate.tree import Built, Call, Constant, Expression, IsA, New, Repeat
from starlode.translate.types import (
    BYTE,
    NUMBER,
    REAL,
    TRUTH,
    Array,
    Instance,
    array,
    instance,
    is_integer,
    is_numeric,
)

Read = Callable[..., Expression]
# Functions of core/bits.py that are one instruction each.
INSTRUCTIONS = ("lowest", "count_bits")
GROWTH = ("append", "extend", "remove")  # an array becomes longer or shorter


def read_call(node: ast.Call, scope: Scope, read: Read) -> Expression:
    """A call of any kind."""
    match node.func:
        case ast.Name(name) if name not in scope.types:
            meaning = scope.module.names.get(name)
            if isinstance(meaning, Function | Class):
                return _known(node, meaning, scope, read)
            return _built_in(node, name, scope, read)
        case ast.Attribute(ast.Name(name), attribute) if name not in scope.types:
            module = scope.module.names.get(name)
            if isinstance(module, Module):
                meaning = module.names.get(attribute)
                if isinstance(meaning, Function | Class):
                    return _known(node, meaning, scope, read)
        case ast.Attribute(ast.Call(ast.Name("super"), [], []), attribute):
            return _of_base(node, attribute, scope, read)
        case ast.Attribute(value, attribute):
            return _method(node, read(value, scope), attribute, scope, read)
    scope.refuse(node, f"no function of the engine: {shown(node.func)}")


def _known(node: ast.Call, meaning: Function | Class, scope: Scope, read: Read) -> Expression:
    if isinstance(meaning, Class):
        init = meaning.find_method("__init__")
        given = arguments(node, init.parameters[1:] if init else [], scope, read)
        return New(instance(meaning), node.lineno, meaning, given)
    given = arguments(node, meaning.parameters, scope, read)
    if is_instruction(meaning):
        return Built(NUMBER, node.lineno, meaning.name, given)
    return Call(meaning.returns, node.lineno, meaning, given)


def is_instruction(function: Function) -> bool:
    """Whether a function is one instruction of every machine."""
    return function.name in INSTRUCTIONS and function.module.name.rpartition(".")[2] == "bits"


def arguments(node: ast.Call, wanted: list[Parameter], scope: Scope, read: Read) -> list[Expression]:
    """What is given for each parameter, in their order."""
    given: dict[str, Expression] = {}
    if len(node.args) > len(wanted):
        scope.refuse(node, f"too many arguments: {shown(node)}")
    pairs = list(zip(wanted, node.args, strict=False))
    by_name = {parameter.name: parameter for parameter in wanted}
    for keyword in node.keywords:
        if keyword.arg not in by_name or list(by_name).index(keyword.arg) < len(node.args):
            scope.refuse(node, f"no parameter {keyword.arg}: {shown(node)}")
        pairs.append((by_name[keyword.arg], keyword.value))
    order = [list(by_name).index(parameter.name) for parameter, _ in pairs]
    if order != sorted(order):
        scope.refuse(node, f"arguments in the order of the parameters: {shown(node)}")
    for parameter, value in pairs:
        if isinstance(value, ast.Starred):
            scope.refuse(node, f"not in the dialect: {shown(value)}")
        given[parameter.name] = scope.demand(read(value, scope, parameter.type), parameter.type, value)
    for parameter in wanted:
        if parameter.name not in given:
            if not parameter.has_default:
                scope.refuse(node, f"nothing given for {parameter.name}: {shown(node)}")
            given[parameter.name] = Constant(parameter.type, node.lineno, parameter.default)
    return [given[parameter.name] for parameter in wanted]


def _method(node: ast.Call, owner: Expression, name: str, scope: Scope, read: Read) -> Expression:
    if is_integer(owner.type) and name == "bit_length" and not node.args:
        return Built(NUMBER, node.lineno, "bit_length", [owner])
    if isinstance(owner.type, Array) and name in GROWTH and len(node.args) == 1:
        wanted = owner.type if name == "extend" else owner.type.element
        value = scope.demand(read(node.args[0], scope, wanted), wanted, node.args[0])
        return Built(owner.type, node.lineno, name, [owner, value])
    if not isinstance(owner.type, Instance):
        scope.refuse(node, f"not in the dialect: {shown(node)}")
    cls = owner.type.of
    method = cls.find_method(name)
    if method is None or method.is_property:
        scope.refuse(node, f"{cls.name} has no method {name}")
    given = arguments(node, method.parameters[1:], scope, read)
    return Call(method.returns, node.lineno, method, [owner, *given], cls.overridden(name))


def _of_base(node: ast.Call, name: str, scope: Scope, read: Read) -> Expression:
    owner = scope.function.owner
    method = owner.base.find_method(name) if owner and owner.base else None
    if owner is None or method is None:
        scope.refuse(node, f"no base class has {name}")
    me = scope.name(ast.Name("self", lineno=node.lineno))
    return Call(method.returns, node.lineno, method, [me, *arguments(node, method.parameters[1:], scope, read)])


def _built_in(node: ast.Call, name: str, scope: Scope, read: Read) -> Expression:
    line = node.lineno
    if name == "isinstance" and len(node.args) == 2 and isinstance(node.args[1], ast.Name):
        value, cls = read(node.args[0], scope), scope.module.names.get(node.args[1].id)
        if isinstance(value.type, Instance) and isinstance(cls, Class):
            return IsA(TRUTH, line, value, cls)
        scope.refuse(node, f"no class of the engine: {shown(node)}")
    if node.keywords:
        scope.refuse(node, f"not in the dialect: {shown(node)}")
    given = [read(argument, scope) for argument in node.args]
    match name, given:
        case "int", [value] if is_integer(value.type):
            return Built(NUMBER, line, "number", given)
        case "bytearray", [times] if is_integer(times.type):
            return Repeat(array(BYTE), line, Constant(BYTE, line, 0), times)
        case "bool", [value] if is_integer(value.type):
            return Built(TRUTH, line, "truth", given)
        case "float", [value] if is_numeric(value.type):
            return Built(REAL, line, "real", given)
        case "sqrt", [value] if is_numeric(value.type):
            return Built(REAL, line, "sqrt", given)
        case "len", [Expression(type=Array())]:
            return Built(NUMBER, line, "len", given)
        case (("min" | "max"), [left, right]) if is_integer(left.type) and is_integer(right.type):
            return Built(NUMBER, line, name, given)
        case "abs", [value] if is_integer(value.type):
            return Built(NUMBER, line, "abs", given)
    scope.refuse(node, f"not in the dialect: {shown(node)}")
