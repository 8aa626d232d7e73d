"""What the names inside a function stand for while its body is read."""

import ast
from typing import NoReturn

from starlode.translate.errors import Refused, shown
from starlode.translate.names import FRESH
from starlode.translate.program import Class, Function, Module
from starlode.translate.tree import Constant, Elements, Expression, FixedArray, Local
from starlode.translate.types import BYTE, NUMBER, REAL, TRUTH, Instance, Tuple, Type, array, fits, instance


class Scope:
    """The variables of one function, and behind them the names of its module."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.module = function.module
        self.types: dict[str, Type] = {parameter.name: parameter.type for parameter in function.parameters}
        self.seen_as: dict[str, Class] = {}  # what assertions have found out
        # What is given a value anywhere in a function is its own everywhere in it, but for loops of comprehensions.
        inner = {
            id(part)
            for node in ast.walk(function.node)
            if isinstance(node, ast.comprehension)
            for part in ast.walk(node.target)
        }
        self.own = {
            node.id
            for node in ast.walk(function.node)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and id(node) not in inner
        }
        for name in self.types:
            self._check_name(function.node, name)

    def refuse(self, node: ast.AST, why: str) -> NoReturn:
        raise Refused(self.module.file, getattr(node, "lineno", 0), why)

    def name(self, node: ast.Name) -> Expression:
        """A variable, or a constant of the module."""
        kind = self.types.get(node.id)
        if kind is not None:
            seen_as = self.seen_as.get(node.id)
            return Local(instance(seen_as) if seen_as else kind, node.lineno, node.id, seen_as)
        if node.id in self.module.constants and node.id not in self.own:
            return self.constant(node, node.id, self.module)
        self.refuse(node, f"not known here: {node.id}")

    def constant(self, node: ast.expr, name: str, module: Module) -> Expression:
        """A constant of a module."""
        if name not in module.constants:
            self.refuse(node, f"{module.name} has no constant {name}")
        value = module.constants[name]
        if isinstance(value, bool):
            return Constant(TRUTH, node.lineno, int(value))
        if isinstance(value, int):
            return Constant(NUMBER, node.lineno, value)
        if isinstance(value, float):
            return Constant(REAL, node.lineno, value)
        if isinstance(value, list | tuple) and all(isinstance(item, int) for item in value):
            return FixedArray(
                array(NUMBER), node.lineno, module.origins.get(name, f"{module.short}__{name}"), tuple(value)
            )
        self.refuse(node, f"no constant of the dialect: {name}")

    def variable(self, node: ast.Name, kind: Type) -> Local:
        """A variable that gets a value of this type; the first one decides what it is."""
        known = self.types.get(node.id)
        if known is None:
            self._check_name(node, node.id)
            if isinstance(kind, Tuple) and any(part.is_shared for part in kind.parts):
                self.refuse(node, f"parts of a tuple that are arrays get names: {node.id}")
            known = NUMBER if kind == BYTE else kind
            if isinstance(known, Instance) and known.may_be_none:
                known = instance(known.of, may_be_none=True)
            if self.function.variables.get(node.id, known) != known:  # of a comprehension before
                self.refuse(node, f"{node.id} is {self.function.variables[node.id]}, not {known}")
            self.types[node.id] = known
            self.function.variables[node.id] = known
        if not fits(kind, known):
            self.refuse(node, f"{node.id} is {known}, not {kind}")
        self.seen_as.pop(node.id, None)
        return Local(known, node.lineno, node.id)

    def _check_name(self, node: ast.AST, name: str) -> None:
        if FRESH.fullmatch(name):
            self.refuse(node, f"a name such as only the translator gives: {name}")

    def forget(self, name: str) -> None:
        """The variable of a comprehension ends with it."""
        self.types.pop(name)

    def demand(self, value: Expression, wanted: Type, node: ast.AST) -> Expression:
        """A value that fits where this type is wanted."""
        if not fits(value.type, wanted):
            self.refuse(node, f"{shown(node)} is {value.type}, not {wanted}")
        if isinstance(wanted, Tuple) and value.type != wanted:
            if not isinstance(value, Elements):  # of one that is written here the parts take the types that are wanted
                self.refuse(node, f"{shown(node)} is {value.type}, not {wanted}")
            value.type = wanted
        return value
