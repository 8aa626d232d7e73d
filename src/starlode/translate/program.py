"""The engine as a whole: modules, classes with their attributes, functions with what they take and give."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import Any

from starlode.translate.tree import Statement
from starlode.translate.types import NOTHING, Type

# What is made beside the functions of a class or module has such names in C.
BESIDE = "arguments attributes construct drop functions hold kind methods names new reduce restore slots spec"
MADE = frozenset(BESIDE.split())


@dataclass
class Module:
    """A source file: its text as a tree, its constants as Python has them, and what its names stand for."""

    name: str
    file: str
    tree: ast.Module
    constants: dict[str, Any] = field(default_factory=dict)
    origins: dict[str, str] = field(default_factory=dict)  # of imported constants: what they are called in C
    names: dict[str, Function | Class | Module] = field(default_factory=dict)

    @property
    def short(self) -> str:
        """Its name in C."""
        return self.name.removeprefix("starlode.").replace(".", "_")


@dataclass
class Field:
    """An attribute of a class; `is_fixed` if nothing but the constructor sets it."""

    name: str
    type: Type
    owner: Class
    is_fixed: bool = True

    @property
    def least(self) -> int:
        """So many elements it has at least, if it is an array that LEAST, beside the class, says something of."""
        said: dict[str, int] = self.owner.module.constants.get("LEAST", {})
        return said.get(self.name, 0) if self.is_fixed else 0


@dataclass(eq=False)
class Class:
    """A class with single inheritance."""

    name: str
    module: Module
    node: ast.ClassDef
    base: Class | None
    fields: dict[str, Field] = field(default_factory=dict)
    methods: dict[str, Function] = field(default_factory=dict)
    subclasses: list[Class] = field(default_factory=list)
    number: int = 0  # in the order of a walk through the tree of classes
    last: int = 0  # the highest number among its subclasses
    is_constant: bool = False  # nothing of its objects changes once they are made

    @property
    def qualified(self) -> str:
        return f"{self.module.name}.{self.name}"

    @property
    def short(self) -> str:
        """Its name in C."""
        return f"{self.module.short}_{self.name}"

    def is_a(self, other: Class) -> bool:
        """Whether it is the other class or inherits from it."""
        return self is other or (self.base is not None and self.base.is_a(other))

    def find_field(self, name: str) -> Field | None:
        found = self.fields.get(name)
        return found or (self.base.find_field(name) if self.base else None)

    def find_method(self, name: str) -> Function | None:
        found = self.methods.get(name)
        return found or (self.base.find_method(name) if self.base else None)

    def all_fields(self) -> list[Field]:
        """Its attributes, those it inherits first."""
        return [*(self.base.all_fields() if self.base else []), *self.fields.values()]

    def overridden(self, name: str) -> bool:
        """Whether a subclass has a method of its own by this name."""
        return any(name in sub.methods or sub.overridden(name) for sub in self.subclasses)


@dataclass(frozen=True)
class Parameter:
    """What a function takes; the default is a constant."""

    name: str
    type: Type
    default: int | float | None = None
    has_default: bool = False


@dataclass(eq=False)
class Function:
    """A function, or a method of a class, whose first parameter is the object."""

    name: str
    module: Module
    node: ast.FunctionDef
    owner: Class | None
    parameters: list[Parameter] = field(default_factory=list)
    returns: Type = NOTHING
    is_property: bool = False
    body: list[Statement] = field(default_factory=list)
    variables: dict[str, Type] = field(default_factory=dict)  # besides the parameters

    @property
    def short(self) -> str:
        """Its name in C."""
        whole = f"{self.owner.short if self.owner else self.module.short}__{self.name}"
        of_field = self.owner and self.name[:4] in ("get_", "set_") and self.name[4:] in self.owner.fields
        return f"{whole}_" if of_field or self.name in MADE else whole

    @property
    def doc(self) -> str:
        return ast.get_docstring(self.node) or ""


@dataclass
class Program:
    """All of it, modules in an order in which each comes after those it imports."""

    modules: list[Module] = field(default_factory=list)
    classes: list[Class] = field(default_factory=list)  # bases before their subclasses
    functions: list[Function] = field(default_factory=list)

    def module(self, name: str) -> Module:
        return next(module for module in self.modules if module.name == name)

    def function(self, short: str) -> Function:
        return next(function for function in self.functions if function.short == short)
