"""Reads the annotations of a source as types."""

import ast

from starlode.translate.errors import Refused, shown
from starlode.translate.program import Class, Module
from starlode.translate.types import (
    BYTE,
    NOTHING,
    NUMBER,
    REAL,
    TRUTH,
    Instance,
    Type,
    array,
    instance,
    is_element,
    is_part,
    tuple_of,
)

PLAIN = {"int": NUMBER, "bool": TRUTH, "float": REAL, "None": NOTHING, "bytearray": array(BYTE)}


def type_of(node: ast.expr, module: Module) -> Type:
    """The type that an annotation means."""
    match node:
        case ast.Constant(None):
            return NOTHING
        case ast.Constant(str(text)):
            return type_of(ast.parse(text, mode="eval").body, module)
        case ast.Name(name) if name in PLAIN:
            return PLAIN[name]
        case ast.Name(name) if isinstance(found := module.names.get(name), Class):
            return instance(found)
        case ast.Subscript(ast.Name("list"), element):
            return array(_element(type_of(element, module), node, module))
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(parts)):
            kinds = tuple(type_of(part, module) for part in parts)
            if all(is_part(kind) for kind in kinds):
                return tuple_of(kinds)
        case ast.BinOp(left, ast.BitOr(), ast.Constant(None)):
            inner = type_of(left, module)
            if isinstance(inner, Instance):
                return instance(inner.of, may_be_none=True)
    raise Refused(module.file, node.lineno, f"no type of the dialect: {shown(node)}")


def _element(element: Type, node: ast.expr, module: Module) -> Type:
    if is_element(element):
        return element
    raise Refused(module.file, node.lineno, f"no element of an array: {shown(node)}")
