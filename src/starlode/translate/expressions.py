"""Reads expressions of Python as typed expressions; what is not mentioned here is not in the dialect."""

import ast
from collections.abc import Callable

from starlode.translate.calls import read_call
from starlode.translate.errors import shown
from starlode.translate.program import Class, Module
from starlode.translate.scope import Scope
from starlode.translate.tree import (
    Binary,
    Call,
    Choice,
    Compare,
    Comprehension,
    Constant,
    Elements,
    Expression,
    For,
    Get,
    Item,
    Local,
    Logic,
    Repeat,
    Slice,
    Unary,
)
from starlode.translate.types import (
    BYTE,
    NOTHING,
    NUMBER,
    REAL,
    TRUTH,
    Array,
    Instance,
    Tuple,
    Type,
    array,
    fits,
    is_element,
    is_integer,
    is_numeric,
    is_part,
    tuple_of,
)

OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%", ast.Div: "/",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>", ast.Pow: "**",
}  # fmt: skip
CALCULATED: dict[str, Callable[[int, int], int]] = {
    "+": int.__add__, "-": int.__sub__, "*": int.__mul__, "&": int.__and__, "|": int.__or__, "^": int.__xor__,
    "<<": int.__lshift__, ">>": int.__rshift__,
}  # fmt: skip
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip


def read(node: ast.expr, scope: Scope, wanted: Type | None = None) -> Expression:
    """The typed expression; `wanted` tells an empty list what it is a list of."""
    line = node.lineno
    match node:
        case ast.Constant(value):
            return _literal(node, value, scope)
        case ast.Name():
            return scope.name(node)
        case ast.Attribute():
            return _attribute(node, scope)
        case ast.Subscript(value, ast.Slice(lower, upper, None)):
            whole = _array(value, scope)
            ends = [read(end, scope) if end is not None else None for end in (lower, upper)]
            return Slice(whole.type, line, whole, *ends)
        case ast.Subscript(value, index):
            return _item(node, _array(value, scope), read(index, scope), scope)
        case ast.BinOp(ast.List([element]), ast.Mult(), times):
            filled = read(element, scope)
            many = scope.demand(read(times, scope), NUMBER, times)
            return Repeat(_list_of(node, wanted, [filled], scope), line, filled, many)
        case ast.BinOp(left, operator, right):
            return _binary(node, read(left, scope), OPERATORS.get(type(operator), "@"), read(right, scope), scope)
        case ast.UnaryOp(ast.Not(), operand):
            return Unary(TRUTH, line, "not", truth(operand, scope))
        case ast.UnaryOp():
            return _sign(node, scope)
        case ast.BoolOp(_, values):
            for value in values:  # of numbers Python would give one of them
                scope.demand(read(value, scope), TRUTH, value)
            return truth(node, scope)
        case ast.Compare():
            return _compare(node, scope)
        case ast.IfExp(test, body, orelse):
            return _choice(node, test, body, orelse, scope)
        case ast.Call():
            return read_call(node, scope, read)
        case ast.List(elements):
            if not elements and not (isinstance(wanted, Array) and wanted.element != BYTE):
                scope.refuse(node, "an empty list needs an annotation")
            listed = [read(element, scope) for element in elements]
            return Elements(_list_of(node, wanted, listed, scope), line, listed)
        case ast.Tuple(elements):
            parts = [read(element, scope) for element in elements]
            if not all(is_part(part.type) for part in parts):
                scope.refuse(node, f"no tuple of the dialect: {shown(node)}")
            return Elements(tuple_of(tuple(part.type for part in parts)), line, parts)
        case ast.ListComp(element, [loop]):
            return _comprehension(node, element, loop, scope)
    scope.refuse(node, f"not in the dialect: {shown(node)}")


def truth(node: ast.expr, scope: Scope) -> Expression:
    """A condition: a truth, or a number that is not 0; of several only whether they hold is asked."""
    if isinstance(node, ast.BoolOp):
        word = "and" if isinstance(node.op, ast.And) else "or"
        result = truth(node.values[0], scope)
        for each in node.values[1:]:
            result = Logic(TRUTH, node.lineno, word, result, truth(each, scope))
        return result
    value = read(node, scope)
    if value.type == TRUTH:
        return value
    if is_integer(value.type):
        return Compare(TRUTH, node.lineno, "!=", value, Constant(NUMBER, node.lineno, 0))
    scope.refuse(node, f"no condition: {shown(node)} is {value.type}")


def _sign(node: ast.UnaryOp, scope: Scope) -> Expression:
    if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant) and node.operand.value == 2**63:
        return Constant(NUMBER, node.lineno, -(2**63))  # the one number whose opposite is too long
    value = read(node.operand, scope)
    sign = {ast.USub: "-", ast.Invert: "~", ast.UAdd: "+"}[type(node.op)]
    if not (is_integer(value.type) or (value.type == REAL and sign != "~")):
        scope.refuse(node, f"no number: {shown(node.operand)}")
    if isinstance(value, Constant) and isinstance(value.value, int) and sign == "-":
        return _bounded(node, Constant(NUMBER, node.lineno, -value.value), scope)
    return _bounded(node, Unary(REAL if value.type == REAL else NUMBER, node.lineno, sign, value), scope)


def _literal(node: ast.Constant, value: object, scope: Scope) -> Expression:
    if value is None:
        return Constant(NOTHING, node.lineno, None)
    if isinstance(value, bool):
        return Constant(TRUTH, node.lineno, int(value))
    if isinstance(value, int):
        if value >= 2**63:
            scope.refuse(node, "more than 64 bits")
        return Constant(NUMBER, node.lineno, value)
    if isinstance(value, float):
        return Constant(REAL, node.lineno, value)
    scope.refuse(node, f"not in the dialect: {shown(node)}")


def _attribute(node: ast.Attribute, scope: Scope) -> Expression:
    if isinstance(node.value, ast.Name) and node.value.id not in scope.types:
        module = scope.module.names.get(node.value.id)
        if isinstance(module, Module):
            return scope.constant(node, node.attr, module)
    owner = read(node.value, scope)
    if not isinstance(owner.type, Instance):
        scope.refuse(node, f"no attributes: {shown(node.value)} is {owner.type}")
    return get(node, owner, owner.type.of, scope)


def get(node: ast.Attribute, owner: Expression, cls: Class, scope: Scope) -> Expression:
    """An attribute or property of an object."""
    method = cls.find_method(node.attr)
    if method is not None and method.is_property:
        return Call(method.returns, node.lineno, method, [owner], cls.overridden(node.attr))
    found = cls.find_field(node.attr)
    if found is None:
        scope.refuse(node, f"{cls.name} has no attribute {node.attr}")
    return Get(found.type, node.lineno, owner, found)


def _array(node: ast.expr, scope: Scope) -> Expression:
    value = read(node, scope)
    if not isinstance(value.type, Array):
        scope.refuse(node, f"no array: {shown(node)} is {value.type}")
    return value


def _item(node: ast.Subscript, whole: Expression, index: Expression, scope: Scope) -> Expression:
    assert isinstance(whole.type, Array)
    scope.demand(index, NUMBER, node.slice)
    if isinstance(index, Constant) and isinstance(index.value, int) and index.value < 0:
        scope.refuse(node, "an index is never negative")
    return Item(whole.type.element, node.lineno, whole, index)


def _binary(node: ast.BinOp, left: Expression, operator: str, right: Expression, scope: Scope) -> Expression:
    line = node.lineno
    if not (is_numeric(left.type) and is_numeric(right.type)) or operator == "@":
        scope.refuse(node, f"not in the dialect: {shown(node)}")
    if operator == "**":
        if not (isinstance(left, Constant) and left.value == 2 and is_integer(right.type)):
            scope.refuse(node, f"only powers of two: {shown(node)}")
        operator, left = "<<", Constant(NUMBER, line, 1)
    if operator in ("<<", ">>") and not 0 <= (_known(right) or 0) < 64:
        scope.refuse(node, f"a shift is by 0 to 63: {shown(node)}")
    if REAL in (left.type, right.type) or operator == "/":
        if operator not in "+-*/":
            scope.refuse(node, f"not with reals: {shown(node)}")
        return Binary(REAL, line, operator, left, right)
    kind = TRUTH if left.type == right.type == TRUTH and operator in "&|^" else NUMBER
    return _bounded(node, Binary(kind, line, operator, left, right), scope)


def _known(node: Expression) -> int | None:
    """The number that an expression of constants is, as Python has it; None of any other."""
    match node:
        case Constant(value=int(value)):
            return value
        case Unary(operator="-" | "~" | "+"):
            operand = _known(node.operand)
            return None if operand is None else {"-": -operand, "~": ~operand, "+": operand}[node.operator]
        case Binary() if node.operator in CALCULATED:
            left, right = _known(node.left), _known(node.right)
            return None if left is None or right is None else CALCULATED[node.operator](left, right)
    return None


def _bounded(node: ast.expr, value: Expression, scope: Scope) -> Expression:
    """A value that is not longer than a number can be, as far as it is known already."""
    if not -(2**63) <= (_known(value) or 0) < 2**63:
        scope.refuse(node, f"more than 64 bits: {shown(node)}")
    return value


def _compare(node: ast.Compare, scope: Scope) -> Expression:
    """Comparisons; in a chain what stands in the middle is a name or a constant, as it is looked at twice."""
    result: Expression | None = None
    left_node = node.left
    for operator, right_node in zip(node.ops, node.comparators, strict=True):
        if isinstance(operator, ast.In | ast.NotIn):
            part = _among(node, left_node, operator, right_node, scope)
        else:
            part = _comparison(node, read(left_node, scope), operator, read(right_node, scope), scope)
        result = part if result is None else Logic(TRUTH, node.lineno, "and", result, part)
        left_node = right_node
    middles = node.comparators[:-1]
    if not all(isinstance(read(middle, scope), Local | Constant) for middle in middles):
        scope.refuse(node, f"give what stands in the middle a name: {shown(node)}")
    assert result is not None
    return result


def _comparison(
    node: ast.Compare, left: Expression, operator: ast.cmpop, right: Expression, scope: Scope
) -> Expression:
    if isinstance(operator, ast.Is | ast.IsNot):
        if right.type == NOTHING and isinstance(left.type, Instance):
            return Compare(TRUTH, node.lineno, "is" if isinstance(operator, ast.Is) else "is not", left, right)
    elif is_numeric(left.type) and is_numeric(right.type):
        return Compare(TRUTH, node.lineno, COMPARISONS[type(operator)], left, right)
    scope.refuse(node, f"not in the dialect: {shown(node)}")


def _among(node: ast.Compare, left: ast.expr, operator: ast.cmpop, right: ast.expr, scope: Scope) -> Expression:
    """`x in (a, b)`, where x is a name."""
    value = read(left, scope)
    if not isinstance(right, ast.Tuple | ast.List | ast.Set) or not isinstance(value, Local):
        scope.refuse(node, f"only a name in a few values: {shown(node)}")
    result: Expression | None = None
    for other in right.elts:
        part = Compare(TRUTH, node.lineno, "==", value, scope.demand(read(other, scope), NUMBER, other))
        result = part if result is None else Logic(TRUTH, node.lineno, "or", result, part)
    if result is None:
        scope.refuse(node, "in nothing at all")
    return Unary(TRUTH, node.lineno, "not", result) if isinstance(operator, ast.NotIn) else result


def _choice(node: ast.IfExp, test: ast.expr, body: ast.expr, orelse: ast.expr, scope: Scope) -> Expression:
    yes, no = read(body, scope), read(orelse, scope)
    if yes.type == no.type and yes.type != BYTE:
        kind = yes.type
    elif is_integer(yes.type) and is_integer(no.type):
        kind = NUMBER
    elif is_numeric(yes.type) and is_numeric(no.type):
        kind = REAL
    else:
        scope.refuse(node, f"two different types: {yes.type} and {no.type}")
    return Choice(kind, node.lineno, truth(test, scope), yes, no)


def _list_of(node: ast.expr, wanted: Type | None, elements: list[Expression], scope: Scope) -> Type:
    """The type of a list of these elements, which is the one that is wanted or that of the first."""
    if isinstance(wanted, Array) and wanted.element != BYTE:
        kind = wanted.element
    else:
        kind = NUMBER if is_integer(elements[0].type) else elements[0].type
    if not is_element(kind) or not all(fits(element.type, kind) for element in elements):
        scope.refuse(node, f"no array of the dialect: {shown(node)}")
    return array(kind)


def _comprehension(node: ast.ListComp, element: ast.expr, loop: ast.comprehension, scope: Scope) -> Expression:
    if len(loop.ifs) > 1 or loop.is_async:
        scope.refuse(node, f"one condition at most: {shown(node)}")
    if isinstance(loop.target, ast.Name) and loop.target.id in scope.types:
        scope.refuse(node, f"means something already: {loop.target.id}")  # in C it is a variable of the function
    head: For = read_loop(node, loop.target, loop.iter, scope)
    value = read(element, scope)
    test = truth(loop.ifs[0], scope) if loop.ifs else None
    scope.forget(head.variable.name)
    return Comprehension(_list_of(node, None, [value], scope), node.lineno, head, value, test)


def read_loop(node: ast.AST, target: ast.expr, source: ast.expr, scope: Scope) -> For:
    """The head of a loop: over a range with a constant step, or over an array."""
    line: int = getattr(node, "lineno", 0)
    if not isinstance(target, ast.Name):
        scope.refuse(node, f"a loop has one variable: {shown(target)}")
    if isinstance(source, ast.Call) and isinstance(source.func, ast.Name) and source.func.id == "range":
        ends = [scope.demand(read(end, scope), NUMBER, end) for end in source.args]
        step = 1
        if len(ends) == 3:
            step = _step(ends.pop(), source, scope)
        if source.keywords or len(ends) not in (1, 2):
            scope.refuse(node, f"not in the dialect: {shown(source)}")
        first = ends[0] if len(ends) == 2 else Constant(NUMBER, line, 0)
        return For(line, scope.variable(target, NUMBER), first, ends[-1], step, None, [])
    whole = read(source, scope)
    if not isinstance(whole.type, Array) or isinstance(whole.type.element, Tuple):
        scope.refuse(node, f"no loop over {whole.type}: {shown(source)}")
    return For(line, scope.variable(target, whole.type.element), None, None, 1, whole, [])


def _step(step: Expression, source: ast.expr, scope: Scope) -> int:
    if not isinstance(step, Constant) or not isinstance(step.value, int) or step.value == 0:
        scope.refuse(source, f"a step is a constant: {shown(source)}")
    return step.value
