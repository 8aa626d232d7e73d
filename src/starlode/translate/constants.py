"""What is left of a module without its functions and classes: its constants, worked out by Python itself."""

import ast
import math
import typing
from typing import Any

from starlode.translate.errors import Refused, shown
from starlode.translate.program import Class, Function, Module

# Names that a module of the engine may import from elsewhere; what they are while constants are worked out.
FOREIGN: dict[str, dict[str, Any]] = {
    "typing": {"Any": typing.Any, "Final": typing.Final, "Self": typing.Self},
    "math": {"sqrt": math.sqrt},
    "starlode.core.careful": dict.fromkeys(["careful", "Rules", "View"]),
}


def stays_python(node: ast.stmt) -> bool:
    """Whether a method is Python's in every build: the special ones, such as `__repr__`, but for the constructor.

    And those that are marked as careful: what they take and raise is Python's.
    """
    if not isinstance(node, ast.FunctionDef) or node.name == "__init__":
        return False
    return node.name.startswith("__") or "careful" in map(ast.unparse, node.decorator_list)


def python_part(tree: ast.Module) -> str:
    """The source without what is native: docstring, imports, constants, and classes with their special methods."""
    kept: list[ast.stmt] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            special = [inner for inner in node.body if stays_python(inner)]
            if special:
                kept.append(ast.ClassDef(node.name, [], [], special, []))
        elif not isinstance(node, ast.FunctionDef):
            kept.append(node)
    return ast.unparse(ast.fix_missing_locations(ast.Module(kept, [])))


def work_out(module: Module) -> None:
    """Have Python calculate a module's constants; those it imports are in its names already."""
    space: dict[str, Any] = {"__name__": module.name, "__builtins__": __builtins__, "Final": typing.Final}
    space |= {name: value for names in FOREIGN.values() for name, value in names.items()}
    space |= {name: _Attributes(value) for name, value in module.names.items() if isinstance(value, Module)}
    space |= module.constants
    for statement in module.tree.body:
        match statement:
            case ast.Expr(ast.Constant()) | ast.FunctionDef() | ast.ClassDef() | ast.Import() | ast.ImportFrom():
                continue
            case ast.Assign(targets=[ast.Name(name)], value=value):
                pass
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                pass
            case ast.Assert():
                name, value = "", statement.test
            case _:
                raise Refused(module.file, statement.lineno, f"not at the top of a module: {shown(statement)}")
        try:
            result = eval(compile(ast.Expression(value), module.file, "eval"), space)
        except Exception as error:
            raise Refused(module.file, statement.lineno, f"no constant: {shown(value)} ({error})") from error
        if not name:
            if not result:
                raise Refused(module.file, statement.lineno, f"does not hold: {shown(value)}")
            continue
        numbers = result if isinstance(result, list | tuple) else [result]
        if any(isinstance(number, int) and not -(2**63) <= number < 2**63 for number in numbers):
            raise Refused(module.file, statement.lineno, f"more than 64 bits: {name}")
        space[name] = module.constants[name] = result


class _Attributes:
    """A module as an expression among the constants of another sees it."""

    def __init__(self, module: Module) -> None:
        self.__dict__.update(module.constants)


def name_imports(module: Module, known: dict[str, Module]) -> None:
    """Say what the imported names of a module stand for; all modules that it imports have been read."""
    for node in module.tree.body:
        if isinstance(node, ast.Import):
            raise Refused(module.file, node.lineno, f"import names from a module instead: {shown(node)}")
        if not isinstance(node, ast.ImportFrom) or node.module is None:
            continue
        for alias in node.names:
            name = alias.asname or alias.name
            whole = known.get(f"{node.module}.{alias.name}")
            source = known.get(node.module)
            if whole is not None:
                module.names[name] = whole
            elif source is not None:
                _import_name(module, node, name, source, alias.name)
            elif alias.name not in FOREIGN.get(node.module, {}):
                raise Refused(module.file, node.lineno, f"not of the engine: {node.module}.{alias.name}")


def _import_name(module: Module, node: ast.ImportFrom, name: str, source: Module, original: str) -> None:
    if original in source.constants:
        module.constants[name] = source.constants[original]
        module.origins[name] = source.origins.get(original, f"{source.short}__{original}")
    elif original in source.names:
        meaning = source.names[original]
        assert isinstance(meaning, Class | Function | Module)
        module.names[name] = meaning
    else:
        raise Refused(module.file, node.lineno, f"{source.name} has no {original}")


def imported(tree: ast.Module) -> list[str]:
    """The modules that a source may mean by its imports."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return found
