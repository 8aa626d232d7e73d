"""Reads the sources of the engine into a typed program."""

import ast
from collections.abc import Iterable
from pathlib import Path

from starlode.translate import statements
from starlode.translate.annotations import type_of
from starlode.translate.constants import imported, name_imports, stays_python, work_out
from starlode.translate.errors import Refused, shown
from starlode.translate.growth import refuse_shared_growth
from starlode.translate.paths import follow_paths
from starlode.translate.program import Class, Function, Module, Parameter, Program
from starlode.translate.recursion import refuse_recursion
from starlode.translate.types import NOTHING, NUMBER, REAL, TRUTH, Instance, Tuple, Type, fits, instance


def read(sources: dict[str, Path]) -> Program:
    """The program that these modules make; the names are those by which they import each other."""
    modules = {name: _parsed(name, path) for name, path in sources.items()}
    program = Program()
    for name in _in_order(modules):
        module = modules[name]
        name_imports(module, modules)
        work_out(module)
        _declare(module, program)
        program.modules.append(module)
    _settle_inherited(program)
    for function in program.functions:
        _sign(function)
    number_classes(program)
    statements.read_bodies(program)
    follow_paths(program)
    refuse_recursion(program)
    refuse_shared_growth(program)
    return program


def _parsed(name: str, path: Path) -> Module:
    file = "/".join(path.parts[-len(name.split(".")) :])
    try:
        return Module(name, file, ast.parse(path.read_bytes(), path.name))
    except SyntaxError as error:
        raise Refused(file, error.lineno or 0, f"no Python: {error.msg}") from error


def _in_order(modules: dict[str, Module]) -> list[str]:
    """Names so that every module comes after those it imports."""
    done: list[str] = []
    waiting: list[str] = []

    def visit(name: str) -> None:
        if name in done:
            return
        if name in waiting:
            raise Refused(modules[name].file, 1, f"modules import each other: {' → '.join([*waiting, name])}")
        waiting.append(name)
        for other in imported(modules[name].tree):
            if other in modules:
                visit(other)
        waiting.pop()
        done.append(name)

    for name in modules:
        visit(name)
    return done


def _declare(module: Module, program: Program) -> None:
    for node in module.tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name in {*module.names, *module.constants}:
            raise Refused(module.file, node.lineno, f"means something already: {node.name}")
        if isinstance(node, ast.FunctionDef):
            function = Function(node.name, module, node, None)
            module.names[node.name] = function
            program.functions.append(function)
        elif isinstance(node, ast.ClassDef):
            module.names[node.name] = _class(module, node, program)


def _class(module: Module, node: ast.ClassDef, program: Program) -> Class:
    base: Class | None = None
    if len(node.bases) > 1 or node.keywords or node.decorator_list:
        raise Refused(module.file, node.lineno, f"one base class at most, and nothing else: {node.name}")
    for name in node.bases:
        found = module.names.get(ast.unparse(name))
        if not isinstance(found, Class):
            raise Refused(module.file, node.lineno, f"no class of the engine: {shown(name)}")
        base = found
    made = Class(node.name, module, node, base)
    program.classes.append(made)
    if base is not None:
        base.subclasses.append(made)
    for inner in node.body:
        if isinstance(inner, ast.FunctionDef) and inner.name in made.methods:
            raise Refused(module.file, inner.lineno, f"means something already: {inner.name}")
        if stays_python(inner):
            continue
        if isinstance(inner, ast.FunctionDef):
            made.methods[inner.name] = Function(inner.name, module, inner, made)
            program.functions.append(made.methods[inner.name])
        elif not isinstance(inner, ast.Pass) and not (
            isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Constant)
        ):
            raise Refused(module.file, inner.lineno, f"not in a class: {shown(inner)}")
    return made


def _settle_inherited(program: Program) -> None:
    """Give a class that nobody inherits from its own version of each method that asks for what it replaces.

    So what games do alike stands once, above their classes, and costs no look at which class an object is of.
    """
    for cls in program.classes:
        above = cls.base
        while above is not None and not cls.subclasses:
            for name, method in above.methods.items():
                asked = {node.attr for node in ast.walk(method.node) if isinstance(node, ast.Attribute)}
                if name not in cls.methods and any(asks in cls.methods for asks in asked):
                    cls.methods[name] = Function(name, method.module, method.node, cls)
                    program.functions.append(cls.methods[name])
            above = above.base


def _sign(function: Function) -> None:
    """Read what a function takes and gives."""
    node, module = function.node, function.module
    arguments = node.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
        raise Refused(module.file, node.lineno, f"parameters are plain: {node.name}")
    for decorator in node.decorator_list:
        if function.owner is None or ast.unparse(decorator) != "property":
            raise Refused(module.file, node.lineno, f"not a decorator of the dialect: {shown(decorator)}")
        function.is_property = True
    first_default = len(arguments.args) - len(arguments.defaults)
    for place, argument in enumerate(arguments.args):
        if place == 0 and function.owner is not None:
            function.parameters.append(Parameter(argument.arg, instance(function.owner)))
            continue
        if argument.annotation is None:
            raise Refused(module.file, node.lineno, f"no type: {node.name}({argument.arg})")
        kind = type_of(argument.annotation, module)
        if isinstance(kind, Tuple) or kind == NOTHING:
            raise Refused(module.file, node.lineno, f"no type of a parameter: {kind}")
        default = None
        if place >= first_default:
            value = arguments.defaults[place - first_default]
            if not isinstance(value, ast.Constant) or not isinstance(value.value, int | float | None):
                raise Refused(module.file, node.lineno, f"a default is a plain number, a truth or None: {shown(value)}")
            if not fits(_type_of_default(value.value), kind) or abs(value.value or 0) >= 2**63:
                raise Refused(module.file, node.lineno, f"no {kind}: {argument.arg}={shown(value)}")
            default = int(value.value) if isinstance(value.value, bool) else value.value
        function.parameters.append(Parameter(argument.arg, kind, default, place >= first_default))
    if node.returns is None:
        raise Refused(module.file, node.lineno, f"no type of what it returns: {node.name}")
    function.returns = type_of(node.returns, module)
    overridden = function.owner.base.find_method(node.name) if function.owner and function.owner.base else None
    if overridden is not None and node.name != "__init__" and not _replaces(function, overridden):
        raise Refused(module.file, node.lineno, f"other parameters than the method it replaces: {node.name}")


def _type_of_default(value: float | None) -> Type:
    if value is None:
        return NOTHING
    return TRUTH if isinstance(value, bool) else NUMBER if isinstance(value, int) else REAL


def _replaces(function: Function, other: Function) -> bool:
    """Whether a method takes the same as another, defaults included, and gives the same or something more special."""
    same = function.parameters[1:] == other.parameters[1:] and function.is_property == other.is_property
    if isinstance(function.returns, Instance):
        return same and fits(function.returns, other.returns)
    return same and function.returns == other.returns


def number_classes(program: Program) -> None:
    """Number the classes so that a class and all that inherit from it are neighbours."""
    count = 0

    def visit(cls: Class) -> None:
        nonlocal count
        cls.number = count
        count += 1
        for sub in cls.subclasses:
            visit(sub)
        cls.last = count - 1

    for cls in program.classes:
        if cls.base is None:
            visit(cls)


def engine_sources(package: Path, folders: Iterable[Path]) -> dict[str, Path]:
    """Modules by name that lie in these folders, or are these files."""
    found = {}
    for folder in folders:
        files = sorted(folder.glob("*.py")) if folder.is_dir() else [folder]
        for path in files:
            if path.name != "__init__.py":
                parts = path.relative_to(package.parent).with_suffix("").parts
                found[".".join(parts)] = path
    return found
