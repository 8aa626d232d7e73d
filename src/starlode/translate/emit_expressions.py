"""Writes expressions as C.

C leaves open in which order operands are looked at, and Python does not: where it could matter, an operand gets a name
in a line of its own before. Such lines stand in `lines`, and in `after` what has to be let go after the statement.
"""

import math
from collections.abc import Iterator
from contextlib import contextmanager

from starlode.translate.calls import GROWTH
from starlode.translate.effects import Effects, chain, is_stable, key
from starlode.translate.names import array_name, highest, path, slot, tuple_name, type_name, variable
from starlode.translate.program import Class, Function
from starlode.translate.tree import (
    Binary,
    Built,
    Call,
    Choice,
    Compare,
    Comprehension,
    Constant,
    Elements,
    Expression,
    FixedArray,
    Get,
    IsA,
    Item,
    Local,
    Logic,
    New,
    Repeat,
    Slice,
    Unary,
)
from starlode.translate.types import BYTE, NOTHING, REAL, Array, Instance, Tuple, Type

MOST = 2**63 - 1


class ExpressionWriter:
    """Writes the expressions of one function."""

    def __init__(self, function: Function, effects: Effects) -> None:
        self.function = function
        self.effects = effects
        self.lines: list[str] = []
        self.after: list[str] = []
        self.depth = 1
        self._names = 0

    def type_name(self, kind: Type) -> str:
        """A type as it stands before a name."""
        return type_name(kind)

    # Lines and names

    def put(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)

    def fresh(self, what: str) -> str:
        """A name that no variable of Python has."""
        self._names += 1
        return f"{what}{self._names}_"

    def named(self, kind: Type, text: str) -> str:
        """The value under a name of its own, in a line before."""
        name = self.fresh("value")
        self.put(f"{self.type_name(kind)}{name} = {bare(text)};")
        return name

    @contextmanager
    def inside(self) -> Iterator[list[str]]:
        """Collect the lines that are written meanwhile, indented, instead of writing them."""
        lines, after = self.lines, self.after
        self.lines, self.after = [], []
        self.depth += 1
        collected = self.lines
        try:
            yield collected
        finally:
            self.depth -= 1
            self.lines, self.after = lines, after

    # Values

    def value(self, node: Expression) -> str:
        """A value to look at; a new array or object is let go after the statement."""
        text = self.text(node)
        if node.type.is_shared and gives_own(node):
            text = self.named(node.type, text)
            self.after.append(f"{drop(node.type, text)};")
        return text

    def own(self, node: Expression) -> str:
        """A value to keep, counted."""
        if not node.type.is_shared or gives_own(node) or node.type == NOTHING:
            return self.text(node)
        return keep(node.type, self.text(node))

    def cast(self, node: Expression, wanted: Type, text: str) -> str:
        """The same where a base class is wanted."""
        if isinstance(wanted, Instance) and isinstance(node.type, Instance) and node.type.of is not wanted.of:
            return f"({wanted.of.short} *){text}"
        return text

    def least(self, array: Expression) -> int:
        """So many elements an array has for certain."""
        return array.field.least if isinstance(array, Get) else 0

    def at(self, array: Expression, whole: str, index: str, line: int) -> str:
        """An element of an array; the index is looked at first."""
        least = self.least(array)
        word = f"AT_LEAST({least}, " if least else "AT("
        return f"{word}{array_of(array.type)}, {whole}, {bare(index)}, P({line}))"

    def condition(self, node: Expression) -> str:
        """A truth to branch by: nothing is left to let go when the branch is taken."""
        before, self.after = self.after, []
        text = self.value(node)
        if self.after:
            text = self.named(node.type, text)
            for line in self.after:
                self.put(line)
        self.after = before
        return text

    def operands(self, nodes: list[Expression]) -> list[str]:
        """The values of several operands, looked at from left to right."""
        texts = []
        for place, node in enumerate(nodes):
            text = self.value(node)
            rest = nodes[place + 1 :]
            pure = self.effects.is_pure(node)
            if (
                not is_stable(node)
                and node.type != NOTHING
                and (
                    any(not self.effects.is_pure(other) for other in rest)
                    or (not pure and any(not is_stable(other) for other in rest))
                )
            ):
                text = text if text.endswith("_") and text.startswith("value") else self.named(node.type, text)
            texts.append(text)
        return texts

    def text(self, node: Expression) -> str:
        """The expression in C."""
        match node:
            case Constant():
                return _constant(node)
            case Local():
                name = variable(node.name)
                return f"(({node.seen_as.short} *){name})" if node.seen_as else name
            case FixedArray():
                return f"((Numbers *)&{node.name})"
            case Get():
                assert isinstance(node.owner.type, Instance)
                return f"{self._owner(node.owner)}->{path(node.owner.type.of, node.field)}"
            case Item():
                whole, index = self.operands([node.array, node.index])
                return self.at(node.array, whole, index, node.line)
            case Binary():
                left, right = self.operands([node.left, node.right])
                return self.binary(node, left, right)
            case Unary(operator="not"):
                return f"(!{self.text(node.operand)})"
            case Unary():
                return f"({node.operator}{self.text(node.operand)})"
            case Compare(operator="is" | "is not"):
                return f"({self.value(node.left)} {'==' if node.operator == 'is' else '!='} NULL)"
            case Compare():
                left, right = self.operands([node.left, node.right])
                return f"({left} {node.operator} {right})"
            case Logic():
                return self._logic(node)
            case Choice():
                return self._choice(node)
            case Call():
                return self._call(node)
            case New():
                return f"{node.of.short}__new({self._arguments(node, node.of)})"
            case Built():
                return self._built(node)
            case IsA():
                return f"rt_is_a((Object *){self.value(node.operand)}, {node.of.number}, {node.of.last})"
            case Slice():
                return self._slice(node)
            case Elements() | Repeat() | Comprehension():
                return self._new_array(node)
        raise AssertionError(node)

    def binary(self, node: Expression, left: str, right: str) -> str:
        """Arithmetic with Python's meaning; both sides are written already."""
        assert isinstance(node, Binary)
        place = f"P({node.line})"
        number = node.right.value if isinstance(node.right, Constant) and isinstance(node.right.value, int) else 0
        match node.operator:
            case "//" | "%" if number > 0 and number & (number - 1) == 0:
                if node.operator == "//":
                    return f"({left} >> {number.bit_length() - 1})"
                return f"({left} & {number - 1})"
            case "//":
                return f"rt_floor_div({bare(left)}, {bare(right)}, {place})"
            case "%":
                return f"rt_floor_mod({bare(left)}, {bare(right)}, {place})"
            case "/":
                return f"rt_divide({bare(left)}, {bare(right)}, {place})"
            case "<<":
                return f"rt_shl({bare(left)}, {bare(right)})"
            case ">>" if 0 <= number < 64 and isinstance(node.right, Constant):
                return f"({left} >> {right})"
            case ">>":
                return f"rt_shr({bare(left)}, {bare(right)})"
        return f"({left} {node.operator} {right})"

    def _owner(self, node: Expression) -> str:
        """An object whose attribute or method is meant; None has none."""
        text = self.value(node)
        if isinstance(node.type, Instance) and node.type.may_be_none:
            return f"(({node.type.of.short} *)rt_some({text}, P({node.line})))"
        return text

    def _logic(self, node: Logic) -> str:
        left = self.value(node.left)
        with self.inside() as lines:
            right = self.condition(node.right)
        word = "&&" if node.operator == "and" else "||"
        if not lines:
            return f"({left} {word} {right})"
        name = self.named(node.type, left)
        self.put(f"if ({name if node.operator == 'and' else '!' + name}) {{")
        self.lines += lines
        self.put(f"    {name} = {bare(right)};")
        self.put("}")
        return name

    def _choice(self, node: Choice) -> str:
        test = self.condition(node.test)
        sides = []
        for side in (node.yes, node.no):
            with self.inside() as lines:
                text = self.own(side) if node.type.is_shared else self.condition(side)
            sides.append((self.cast(side, node.type, text), lines))
        (yes, yes_lines), (no, no_lines) = sides
        if not yes_lines and not no_lines:
            return f"({test} ? {yes} : {no})"
        name = self.fresh("value")
        self.put(f"{self.type_name(node.type)}{name};")
        self.put(f"if ({bare(test)}) {{")
        self.lines += yes_lines
        self.put(f"    {name} = {bare(yes)};")
        self.put("} else {")
        self.lines += no_lines
        self.put(f"    {name} = {bare(no)};")
        self.put("}")
        return name

    # Calls

    def _arguments(self, node: Call | New, of: Class | None = None) -> str:
        function = node.function if isinstance(node, Call) else node.of.find_method("__init__")
        if function is None:
            return ""
        wanted = function.parameters[1:] if of is not None else function.parameters
        texts = self.operands(node.arguments)
        for place, (argument, text) in enumerate(zip(node.arguments, texts, strict=True)):
            if argument.type.is_shared and self._may_lose(argument, node):
                texts[place] = self.named(argument.type, keep(argument.type, text))
                self.after.append(f"{drop(argument.type, texts[place])};")
        return ", ".join(
            bare(self.cast(argument, parameter.type, text))
            for argument, parameter, text in zip(node.arguments, wanted, texts, strict=True)
        )

    def _may_lose(self, argument: Expression, node: Call | New) -> bool:
        """Whether a call may set the attribute that keeps one of its arguments alive."""
        source = chain(argument)
        if source is None:
            return False
        loose = {key(of) for of in source[1] if not of.is_fixed}
        return bool(loose & self.effects.of(node).sets)

    def _call(self, node: Call) -> str:
        if not node.is_virtual:
            if node.function.owner is not None:
                owner = node.arguments[0]
                if isinstance(owner.type, Instance) and owner.type.may_be_none:
                    self.put(f"rt_some({self.value(owner)}, P({node.line}));")
            return f"{node.function.short}({self._arguments(node)})"
        owner = node.arguments[0]
        if not isinstance(owner, Local):
            name = self.named(owner.type, self._owner(owner))
            owner = Local(owner.type, owner.line, name)
            node = Call(node.type, node.line, node.function, [owner, *node.arguments[1:]], True)
        called = f"((Object *){self.text(owner)})->kind->{slot(node.function)}"
        assert node.function.owner is not None
        top = highest(node.function.owner, node.function.name)
        original = top.methods[node.function.name]
        given = self._arguments(Call(node.type, node.line, original, node.arguments, True))
        text = f"{called}({given})"
        return f"(({type_name(node.type)}){text})" if isinstance(node.type, Instance) else text

    def _built(self, node: Built) -> str:
        if node.name in GROWTH:
            raise AssertionError("an array grows in an assignment")
        texts = [bare(text) for text in self.operands(node.arguments)]
        match node.name:
            case "number":
                return f"((int64_t){texts[0]})" if node.arguments[0].type != BYTE else texts[0]
            case "truth":
                return f"({texts[0]} != 0)"
            case "real":
                return f"((double)({texts[0]}))"
            case "len":
                return f"((int64_t)({texts[0]})->size)"
        return f"rt_{node.name}({', '.join(texts)})"

    # Arrays

    def _slice(self, node: Slice) -> str:
        parts = [node.array, *(part for part in (node.first, node.last) if part is not None)]
        texts = self.operands(parts)
        whole = texts.pop(0)
        first = texts.pop(0) if node.first is not None else "0"
        last = texts.pop(0) if node.last is not None else "INT64_MAX"
        return f"rt_slice_{array_of(node.array.type)}({whole}, {bare(first)}, {bare(last)})"

    def _new_array(self, node: Elements | Repeat | Comprehension) -> str:
        if isinstance(node, Elements) and isinstance(node.type, Tuple):
            if all(self.effects.is_pure(element) for element in node.elements):
                texts = [self.own(element) for element in node.elements]
            else:  # C does not say which of them comes first
                texts = [self.named(element.type, self.own(element)) for element in node.elements]
            return f"(({tuple_name(node.type)}){{{', '.join(bare(text) for text in texts)}}})"
        of = array_of(node.type)
        if isinstance(node, Repeat):
            value, times = self.operands([node.value, node.times])
            if of == "Bytes" and not isinstance(node.times, Constant):
                times = f"rt_length({bare(times)}, P({node.line}))"  # a list would be empty
            return f"rt_fill_{of}({bare(value)}, {bare(times)})"
        name = self.fresh("array")
        if isinstance(node, Elements):
            texts = self.operands(node.elements)
            self.put(f"{of} *{name} = rt_new_{of}({len(texts)});")
            for text in texts:
                self.put(f"{name} = rt_push_{of}({name}, {bare(text)});")
            return name
        self.put(f"{of} *{name} = rt_new_{of}(FEW);")
        self.loop_head(node.loop)
        self.depth += 1
        if node.test is not None:
            self.put(f"if ({bare(self.condition(node.test))}) {{")
            self.depth += 1
        text = self.condition(node.value)
        self.put(f"{name} = rt_push_{of}({name}, {bare(text)});")
        if node.test is not None:
            self.depth -= 1
            self.put("}")
        self.depth -= 1
        self.put("}")
        return name

    def loop_head(self, loop: object) -> None:
        """Open a loop; statements know how."""
        raise NotImplementedError


def gives_own(node: Expression) -> bool:
    """Whether an array or object comes counted for whoever gets it."""
    return isinstance(node, Call | New | Slice | Elements | Repeat | Comprehension | Choice) or (
        isinstance(node, Built) and isinstance(node.type, Array)
    )


def array_of(kind: Type) -> str:
    assert isinstance(kind, Array)
    return array_name(kind)


def keep(kind: Type, text: str) -> str:
    """Count one more who has it."""
    if isinstance(kind, Array):
        return f"rt_keep_{array_name(kind)}({text})"
    assert isinstance(kind, Instance)
    return f"(({kind.of.short} *)rt_keep((Object *){text}))"


def drop(kind: Type, text: str) -> str:
    """Let it go."""
    if isinstance(kind, Array):
        return f"rt_drop_{array_name(kind)}({text})"
    return f"rt_drop((Object *){text})"


def bare(text: str) -> str:
    """The same without parentheses around the whole."""
    if not text.startswith("(") or not text.endswith(")"):
        return text
    depth = 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0 and place < len(text) - 1:
            return text
    inner = text[1:-1]
    return text if inner.startswith(("int64_t)", "double)")) else inner


def _real(value: float) -> str:
    if math.isfinite(value):
        return repr(value) if math.copysign(1, value) > 0 else f"({value!r})"
    return "((double)NAN)" if math.isnan(value) else "((double)INFINITY)" if value > 0 else "(-(double)INFINITY)"


def _constant(node: Constant) -> str:
    value = node.value
    if value is None:
        return "NULL"
    if node.type == REAL or isinstance(value, float):
        return _real(float(value))
    if value == -MOST - 1:
        return "INT64_MIN"
    text = str(int(value)) if abs(value) < 2**31 else f"INT64_C({value})"
    return f"({text})" if value < 0 else text
