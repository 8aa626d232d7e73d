"""Writes functions for a device: nothing is counted, arrays lie inside what has them, and no journal is kept."""

from collections.abc import Collection

from starlode.translate.effects import Effects, targets
from starlode.translate.emit_expressions import bare
from starlode.translate.emit_statements import FunctionWriter
from starlode.translate.errors import Refused
from starlode.translate.names import array_name, variable
from starlode.translate.program import Class, Field, Function
from starlode.translate.tiers import asks_for_journal, reached
from starlode.translate.tree import (
    Assign,
    Binary,
    Built,
    Call,
    Compare,
    Constant,
    Expression,
    Fail,
    FixedArray,
    For,
    Get,
    If,
    IsA,
    Item,
    Local,
    New,
    Repeat,
    Return,
    Statement,
    While,
    expressions_of,
    walk_expressions,
)
from starlode.translate.types import BYTE, NOTHING, Array, Instance, Tuple, Type

LONGEST_INLINE = 24  # statements; longer functions are called, so that a device has registers and time to build


class Shapes:
    """What the classes of one game become: its state is one struct, and the tables that it looks up never change."""

    def __init__(
        self, state: Class, bounds: dict[str, int], narrow: dict[str, int], called: Collection[str] = ()
    ) -> None:
        self.state = state
        self.bounds = bounds  # of arrays by the name of their attribute
        self.narrow = narrow  # arrays whose numbers so many bits hold
        self.called = called  # functions and modules that are not written out where they are used

    def name(self, cls: Class) -> str:
        """The struct of a class; a state is whatever its bases are."""
        return "State" if self.state.is_a(cls) else cls.name

    def is_table(self, cls: Class) -> bool:
        """Whether objects of a class are looked up only, and lie in one block with all that they have."""
        return cls.is_constant and not self.state.is_a(cls)

    def type_name(self, kind: Type) -> str:
        """A type as it stands before a name."""
        match kind:
            case Array():
                return f"{array_name(kind)} "
            case Instance():
                return f"{'const ' if self.is_table(kind.of) else ''}{self.name(kind.of)} *"
        return {"int": "int64_t ", "byte": "int64_t ", "bool": "bool ", "None": "void "}[kind.name]

    def bound(self, field: Field, file: str, line: int) -> int:
        """The bound of an array that lies inside an object."""
        if field.name not in self.bounds:
            raise Refused(file, line, f"an array without a bound on a device: {field.name} (BOUNDS names it)")
        return self.bounds[field.name]

    def element(self, field: Field) -> str:
        """What an array inside an object is made of."""
        assert isinstance(field.type, Array)
        if field.name in self.narrow:
            return f"int{self.narrow[field.name]}_t"
        return "uint8_t" if field.type.element == BYTE else "int64_t"

    def view(self, field: Field) -> str:
        """The view of an array that lies inside an object."""
        word = "Inside" if field.is_fixed else "Growing"
        return f"{word}<{self.element(field)}, {self.bounds[field.name]}>"

    def is_inside(self, field: Field) -> bool:
        """Whether an array is of numbers that never become more."""
        return isinstance(field.type, Array) and field.is_fixed and self.element(field) != "uint8_t"

    def word(self, function: Function) -> str:
        """Whether a function is called (LONG) or written out where it is used (SHORT)."""
        is_called = function.name in self.called or function.module.name.rpartition(".")[2] in self.called
        length = len(reached(function.body))
        return "LONG" if (is_called and length > 1) or length > LONGEST_INLINE else "SHORT"

    def signature(self, function: Function) -> str:
        """The head of a function."""
        given = ", ".join(self.type_name(each.type) + variable(each.name) for each in function.parameters)
        watched = "WATCHED " if self.word(function) == "SHORT" else ""
        return f"{self.type_name(function.returns)}{function.short}({watched}{given})"

    def meant(self, node: Call) -> Function:
        """The function that a call means: there is one kind of state, so no method is left open."""
        owner = node.function.owner
        if node.is_virtual and owner is not None and self.state.is_a(owner):
            return self.state.find_method(node.function.name) or node.function
        return node.function

    def reached(self, roots: list[Function]) -> list[Function]:
        """All that these functions call, in the order of the sources."""
        todo, found = list(roots), list[Function]()
        while todo:
            function = todo.pop()
            if function in found:
                continue
            found.append(function)
            for statement in reached(function.body):
                for whole in expressions_of(statement):
                    for node in walk_expressions(whole):
                        todo += [self.meant(node)] if isinstance(node, Call) else targets(node)
        return sorted(found, key=lambda function: (function.module.name, function.node.lineno))


class DeviceWriter(FunctionWriter):
    """Writes one function."""

    def __init__(self, function: Function, effects: Effects, shapes: Shapes) -> None:
        super().__init__(function, effects)
        self.shapes = shapes
        self.kept = {}
        self._stores: dict[str, str] = {}
        self._loops = 0
        self._views = {
            statement.target.name: f"{shapes.view(statement.value.field)} "
            for statement in reached(function.body)
            if isinstance(statement, Assign) and isinstance(statement.target, Local)
            if isinstance(statement.value, Get) and isinstance(statement.value.type, Array)
            if not self._is_in_table(statement.value)
        }  # of variables for arrays inside objects

    def write(self) -> str:
        """The whole function."""
        function = self.function
        self.block(function.body)
        if function.returns != NOTHING and not isinstance(function.body[-1], Return):
            self.put("return {};  /* only of a match that failed */")
        heads = []
        for name, kind in function.variables.items():
            if isinstance(kind, Instance) and kind.may_be_none:
                continue  # a journal
            empty = "nullptr" if isinstance(kind, Instance) else "{}" if isinstance(kind, Array) else "0"
            heads.append(f"    {self._views.get(name) or self.type_name(kind)}{variable(name)} = {empty};")
        heads += [f"    {kind} {name};" for name, kind in self._stores.items()]
        place = f"/* {function.module.file}:{function.node.lineno} */"
        head = f"{self.shapes.word(function)} {self.shapes.signature(function)}"
        if self.shapes.word(function) == "LONG":
            heads.insert(0, f"    WATCHING({function.node.lineno})")
        return "\n".join([place, head, "{", *heads, *self.lines, "}"]) + "\n"

    def put(self, line: str) -> None:
        if line.startswith(("for (", "while (")):
            super().put("ROLLED")
        super().put(line)

    def type_name(self, kind: Type) -> str:
        return self.shapes.type_name(kind)

    def refuse(self, node: Expression | Statement, what: str) -> Refused:
        return Refused(self.function.module.file, node.line, f"not on a device: {what} in {self.function.name}")

    # Expressions

    def value(self, node: Expression) -> str:
        return self.text(node)

    def own(self, node: Expression) -> str:
        return self.text(node)

    def cast(self, node: Expression, wanted: Type, text: str) -> str:
        return text

    def least(self, array: Expression) -> int:
        return 0

    def _may_lose(self, argument: Expression, node: Call | New) -> bool:
        return False

    def text(self, node: Expression) -> str:
        if isinstance(node.type, Tuple) or node.type.name == "float":
            raise self.refuse(node, str(node.type))
        match node:
            case Local():
                return variable(node.name)
            case FixedArray():
                return f"Numbers{{const_cast<int64_t *>({node.name}), {len(node.values)}}}"
            case Get(type=Array()):
                return f"{self.text(node.owner)}->{variable(node.field.name)}()"
            case Get(type=Instance(may_be_none=True)):
                raise self.refuse(node, "None")
            case Get(type=Instance(of=cls)) if self.shapes.is_table(cls) and self._is_in_table(node):
                return f"{self.text(node.owner)}->{variable(node.field.name)}()"
            case Get(type=Instance(of=cls)) if self.shapes.is_table(cls):
                return f"LOOKS_UP({self.text(node.owner)}->{variable(node.field.name)})"
            case Get() if self._is_state(node.owner):
                return f"OF_ALL({self.text(node.owner)}, {variable(node.field.name)})"
            case Get():
                return f"{self.text(node.owner)}->{variable(node.field.name)}"
            case IsA():
                return "true"  # there is one kind of state
            case Call():
                function = self.shapes.meant(node)
                given = self._arguments(Call(node.type, node.line, function, node.arguments))
                return f"{function.short}({self._watch(function)}{given})"
            case New():
                return self._new(node)
            case Built(name="len"):
                return f"((int64_t){self.text(node.arguments[0])}.size)"
            case Repeat():
                raise self.refuse(node, "a new array")
        if isinstance(node.type, Array) and not isinstance(node, Local):
            raise self.refuse(node, "a new array")
        return super().text(node)

    def _watch(self, function: Function) -> str:
        """What a function gets before its arguments: where it is written out, it goes on watching indices."""
        return "WATCH " if self.shapes.word(function) == "SHORT" else ""

    def _is_state(self, owner: Expression) -> bool:
        return isinstance(owner.type, Instance) and self.shapes.state.is_a(owner.type.of)

    def _is_in_table(self, node: Get) -> bool:
        return isinstance(node.owner.type, Instance) and self.shapes.is_table(node.owner.type.of)

    def _new(self, node: New) -> str:
        """An object of this call, in its own memory."""
        if self.shapes.state.is_a(node.of) or self.shapes.is_table(node.of) or self._loops:
            raise self.refuse(node, f"a new {node.of.name}")
        given = self._arguments(node, node.of)
        store = self.fresh("store")
        self._stores[store] = self.shapes.name(node.of)
        init = node.of.find_method("__init__")
        if init is not None:
            self.put(f"{init.short}({self._watch(init)}&{store}{f', {given}' if given else ''});")
        return f"&{store}"

    # Statements

    def _if(self, statement: If, lead: str) -> None:
        if asks_for_journal(statement.test):
            if lead:
                self.put("} else {")
            self._body(statement.no, close=bool(lead))
            return
        super()._if(statement, lead)

    def statement(self, statement: Statement) -> None:
        if isinstance(statement, If) and asks_for_journal(statement.test):
            self.block(statement.no)
            return
        if isinstance(statement, Assign) and statement.target.type.name.endswith("| None"):
            return
        super().statement(statement)

    def _body(self, body: list[Statement], close: bool = True) -> None:
        self._loops += 1
        super()._body(body, close)
        self._loops -= 1

    def _assign(self, statement: Assign) -> None:
        target, value = statement.target, statement.value
        if isinstance(target, Get) and isinstance(target.type, Array):
            self._set_array(target, value)
            return
        if isinstance(target, Get) and self._is_state(target.owner):
            raise self.refuse(target, f"another {target.field.name}, which is the same for all matches of a batch,")
        if isinstance(target, Local) and isinstance(target.type, Array | Instance):
            self.put(f"{variable(target.name)} = {bare(self.text(value))};")
            return
        super()._assign(statement)

    def _set_array(self, target: Get, value: Expression) -> None:
        """An array inside an object is made, becomes longer or shorter, within its bound."""
        name = variable(target.field.name)
        bound = self.shapes.bound(target.field, self.function.module.file, target.line)
        given: str
        match value:
            case Repeat():
                word, given = "room", self.text(value.times)
                self.put(f"{self.text(target.owner)}->{name}_size = 0;")
            case Built(name="append", arguments=[_, element]):
                word, given = "push", self.text(element)
            case Built(name="remove", arguments=[_, element]):
                word, given = "take", self.text(element)
            case Built(name="extend", arguments=[_, Repeat() as more]):
                word, given = "room", self.text(more.times)
            case _:
                raise self.refuse(value, "an array for another")
        place = f"{self.text(target.owner)}->{name}"
        self.put(f"rt_{word}({place}_at, &{place}_size, {bound}, {bare(given)}, P({value.line}));")

    def pointer(self, target: Item) -> str:
        return "auto"

    def _while(self, statement: While) -> None:
        """A loop that only the course of a match ends is left by one that has failed."""
        if takes_bits(statement):
            super()._while(statement)
            return
        with self.inside() as lines:
            test = self.condition(statement.test)
        if lines:
            self.put("for (;;) {")
            self.lines += lines
            self.put(f"    if (!GOES_ON({bare(test)})) {{")
            self.put("        break;")
            self.put("    }")
        else:
            self.put(f"while (GOES_ON({bare(test)})) {{")
        self._body(statement.body)

    def _listen(self, loop: While | For) -> None:
        pass

    def _array_loop(self, loop: For, array: Expression, name: str, counter: str) -> None:
        looped = self.fresh("looped")
        self.put(f"auto {looped} = {bare(self.text(array))};")
        self.put(f"for (uint32_t {counter} = 0; {counter} < {looped}.size; {counter}++) {{")
        self.put(f"    {name} = {looped}.at[{counter}];")

    def _return(self, statement: Return) -> None:
        value = statement.value
        if value is None or value.type == NOTHING:
            self.put("return;")
            return
        self.put(f"return {bare(self.text(value))};")

    def _let_go(self, moved: str | None) -> None:
        pass

    def _fail(self, statement: Fail) -> None:
        call = f"rt_fail({statement.error}_, P({statement.line}));"
        leave = "return;" if self.function.returns == NOTHING else "return {};"
        if statement.test is None:
            self.put(call)
            self.put(leave)
        elif not isinstance(statement.test, IsA):
            self.put(f"if (!({bare(self.condition(statement.test))})) {{")
            self.put(f"    {call}")
            self.put(f"    {leave}")
            self.put("}")


def takes_bits(loop: While) -> bool:
    """`while mask != 0:` with `mask &= mask - 1` in every round ends by itself."""
    match loop.test:
        case Compare(operator="!=", left=Local(name=mask), right=Constant(value=0)):
            return any(
                isinstance(each, Assign)
                and each.operator == "&"
                and isinstance(each.target, Local)
                and each.target.name == mask
                and isinstance(each.value, Binary)
                and each.value.operator == "-"
                for each in loop.body
            )
    return False
