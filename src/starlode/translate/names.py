"""How things are called in C."""

import re

from starlode.translate.program import Class, Field, Function, Program
from starlode.translate.tree import Unpack, walk
from starlode.translate.types import BYTE, NOTHING, NUMBER, REAL, TRUTH, Array, Instance, Tuple, Type

# Words of C and C++ that a variable of Python may have as its name.
WORDS = """
alignas alignof auto break case char class const continue default delete do double else enum explicit extern float for
friend goto if inline int long mutable namespace new operator private protected public register restrict return short
signed sizeof static struct switch template this throw try typedef typename union unsigned using virtual void volatile
while bool true false and or not xor asm errno environ stdin stdout catch concept constexpr decltype export noexcept
nullptr requires static_assert thread_local typeof unix linux sqrt int8_t int16_t int32_t int64_t uint8_t uint16_t
uint32_t uint64_t size_t wchar_t char8_t char16_t char32_t watch head base
"""
RESERVED = frozenset(WORDS.split())
# What is written like this is no macro, and nothing that the runtime or the translator names.
PLAIN = re.compile("(?!rt_)[a-z][a-z0-9]*(_[a-z0-9]+)*")
FRESH = re.compile("[a-z]+[0-9]+_")  # what the translator names itself
LETTERS = {NUMBER: "n", BYTE: "y", TRUTH: "t", REAL: "r"}


def variable(name: str) -> str:
    """A variable or attribute."""
    is_fit = (PLAIN.fullmatch(name) and name not in RESERVED) or FRESH.fullmatch(name)
    return name if is_fit else f"{name}__"


def array_name(kind: Array) -> str:
    """The struct of an array."""
    return {NUMBER: "Numbers", BYTE: "Bytes", REAL: "Reals"}.get(kind.element) or f"ArrayOf{tuple_name(kind.element)}"


def tuple_name(kind: Type) -> str:
    """The struct of a tuple: its parts by a letter each."""
    assert isinstance(kind, Tuple)
    return "Tuple_" + "".join(array_name(part) if isinstance(part, Array) else LETTERS[part] for part in kind.parts)


def type_name(kind: Type) -> str:
    """A type as it stands before a name."""
    match kind:
        case Array():
            return f"{array_name(kind)} *"
        case Instance():
            return f"{kind.of.short} *"
        case Tuple():
            return f"{tuple_name(kind)} "
    return {NUMBER: "int64_t ", BYTE: "int64_t ", TRUTH: "bool ", REAL: "double ", NOTHING: "void "}[kind]


def path(cls: Class, field: Field) -> str:
    """An attribute as seen from an object of a class: a base class is the first part of whatever inherits from it."""
    steps = ""
    while cls is not field.owner:
        assert cls.base is not None
        steps, cls = steps + "base.", cls.base
    return steps + variable(field.name)


def signature(function: Function) -> str:
    """The head of a function."""
    parameters = ", ".join(type_name(given.type) + variable(given.name) for given in function.parameters)
    return f"static {type_name(function.returns)}{function.short}({parameters or 'void'})"


def slot(function: Function) -> str:
    """Where the kinds of objects keep a method that subclasses may replace: by the highest class that has it."""
    owner = function.owner
    assert owner is not None
    return f"{highest(owner, function.name).short}__{function.name}"


def highest(cls: Class, name: str) -> Class:
    """The class nearest to the root that has a method."""
    while cls.base is not None and cls.base.find_method(name) is not None:
        cls = cls.base
    return cls


def all_types(program: Program) -> list[Type]:
    """The types of arrays and tuples that are used, parts before what has them."""
    found: dict[str, Type] = {}

    def note(kind: Type) -> None:
        if isinstance(kind, Tuple):
            for part in kind.parts:
                note(part)
            found.setdefault(tuple_name(kind), kind)
        elif isinstance(kind, Array):
            if isinstance(kind.element, Tuple):
                note(kind.element)
            found.setdefault(array_name(kind), kind)

    for cls in program.classes:
        for field in cls.fields.values():
            note(field.type)
    for function in program.functions:
        for kind in (*(given.type for given in function.parameters), function.returns, *function.variables.values()):
            note(kind)
        for statement in walk(function.body):
            if isinstance(statement, Unpack):  # a, b = b, a
                note(statement.value.type)
    return list(found.values())
