"""Writes the bodies of functions as C; every statement names its line of Python."""

from starlode.translate.calls import GROWTH
from starlode.translate.effects import Effects, assigned, borrowed_locals, chain, is_stable, key
from starlode.translate.emit_expressions import ExpressionWriter, array_of, bare, drop, gives_own, keep
from starlode.translate.names import signature, tuple_name, variable
from starlode.translate.program import Function
from starlode.translate.tree import (
    Assign,
    Binary,
    Built,
    Call,
    Do,
    Expression,
    Fail,
    For,
    Get,
    If,
    Item,
    Leave,
    Local,
    Return,
    Statement,
    Unpack,
    While,
    expressions_in,
    walk,
)
from starlode.translate.types import BYTE, NOTHING, NUMBER, REAL, Tuple, Type
from starlode.translate.values import c_string

# What runs long enough to let other threads run meanwhile.
LONG = frozenset({"think", "playout", "play_matches", "make_clones", "make_imagined", "play_imagined"})

PLAYING = frozenset({"apply", "sample", "playout"})  # methods of a state that move a match on


class FunctionWriter(ExpressionWriter):
    """Writes one function."""

    def __init__(self, function: Function, effects: Effects) -> None:
        super().__init__(function, effects)
        self.borrowed = borrowed_locals(function, effects)
        again = {name for statement in walk(function.body) for name in assigned(statement)}
        self.kept_parameters = [
            parameter for parameter in function.parameters if parameter.type.is_shared and parameter.name in again
        ]
        self.kept = {
            **{parameter.name: parameter.type for parameter in self.kept_parameters},
            **{name: kind for name, kind in function.variables.items() if kind.is_shared and name not in self.borrowed},
        }
        self._times = {parameter.name: 1 for parameter in function.parameters}  # how often each gets a value
        for statement in walk(function.body):
            for name in assigned(statement):
                self._times[name] = self._times.get(name, 0) + 1
        self._in_loop = 0

    def write(self) -> str:
        """The whole function."""
        function = self.function
        for _again in range(2):  # a return has to let go what a loop further down keeps, so it must be known
            self.lines, self._names = [], 0
            self.block(function.body)
            if not function.body or not isinstance(function.body[-1], Return | Fail):
                self._let_go(None)
        heads = []
        for name, kind in {**function.variables, **self._loop_arrays}.items():
            empty = "NULL" if kind.is_shared else "{0}" if isinstance(kind, Tuple) else "0"
            heads.append(f"    {self.type_name(kind)}{variable(name)} = {empty};")
        heads += [f"    {keep(given.type, variable(given.name))};" for given in self.kept_parameters]
        place = f"/* {function.module.file}:{function.node.lineno} */"
        return "\n".join([place, f"{signature(function)}", "{", *heads, *self.lines, "}"]) + "\n"

    @property
    def _loop_arrays(self) -> dict[str, Type]:
        return {name: kind for name, kind in self.kept.items() if name.endswith("_") and name.startswith("looped")}

    def block(self, body: list[Statement]) -> None:
        for statement in body:
            self.statement(statement)

    def statement(self, statement: Statement) -> None:
        """One statement, with what has to be let go after it."""
        before = len(self.lines)
        match statement:
            case Do():
                self._do(statement)
            case Assign():
                self._assign(statement)
            case Unpack():
                self._unpack(statement)
            case If():
                self._if(statement, "")
            case While():
                self._while(statement)
            case For():
                self.loop_head(statement)
                self._listen(statement)
                self._body(statement.body)
            case Return():
                self._return(statement)
            case Leave():
                self.put(f"{statement.word};")
            case Fail():
                self._fail(statement)
        for line in self.after:
            self.put(line)
        self.after = []
        if len(self.lines) > before:
            self.lines[before] += f"  /* {statement.line} */"

    def _do(self, statement: Do) -> None:
        text = self.text(statement.value)
        if statement.value.type.is_shared and gives_own(statement.value):
            text = drop(statement.value.type, text)
        self.put(f"{bare(text)};")

    # Assignments

    def _assign(self, statement: Assign) -> None:
        target, value = statement.target, statement.value
        if isinstance(value, Built) and value.name in GROWTH:
            self._grow(target, value)
        elif statement.operator is not None:
            self._combine(statement, statement.operator)
        elif isinstance(target, Item):
            self._set_item(target, value, statement.line)
        elif isinstance(target, Local) and target.name in self.borrowed:
            self.put(f"{variable(target.name)} = {self.cast(value, target.type, bare(self.text(value)))};")
        elif target.type.is_shared:
            self._set_shared(target, value)
        else:
            text = self.value(value)
            if isinstance(target, Get) and not self.effects.is_pure(value):
                text = self.named(target.type, text)
            self.put(f"{self.text(target)} = {bare(text)};")

    def _set_shared(self, target: Local | Get, value: Expression) -> None:
        text = self.cast(value, target.type, self.own(value))
        if isinstance(target, Local) and self._times[target.name] == 1 and not self._in_loop:
            self.put(f"{variable(target.name)} = {bare(text)};")
            return
        name = self.named(target.type, text)
        place = self.text(target)
        old = self.named(target.type, place)
        self.put(f"{place} = {name};")
        self.put(f"{drop(target.type, old)};")

    def _grow(self, target: Local | Get | Item, value: Built) -> None:
        assert not isinstance(target, Item)
        of = array_of(value.type)
        given = self.value(value.arguments[1])
        if not is_stable(value.arguments[1]):
            given = self.named(value.arguments[1].type, given)
        place = self.text(target)
        word = {"append": "push", "extend": "join", "remove": "take"}[value.name]
        where = f", P({value.line})" if word == "take" else ""
        if of == "Bytes" and word != "join":
            given = f"rt_byte({bare(given)}, P({value.line}))"
        self.put(f"{place} = rt_{word}_{of}({place}, {bare(given)}{where});")

    def _set_item(self, target: Item, value: Expression, line: int) -> None:
        text = self.value(value)
        if not self.effects.is_pure(value) or not self.effects.is_pure(target.index):
            text = self.named(value.type, text)
        whole, index = self.operands([target.array, target.index])
        if target.type == BYTE:
            text = f"rt_byte({bare(text)}, P({line}))"
        self.put(f"{self.at(target.array, whole, index, line)} = {bare(text)};")

    def _combine(self, statement: Assign, operator: str) -> None:
        """`target operator= value`: the target is found and looked at first."""
        target, value = statement.target, statement.value
        kind = REAL if REAL in (target.type, value.type) else NUMBER
        whole = Binary(kind, statement.line, operator, target, value)
        if isinstance(target, Item):
            self._combine_item(target, value, whole)
            return
        if isinstance(target, Get) and not self.effects.is_pure(value):
            old = self.named(target.type, self.text(target))
            text = self.binary(whole, old, self.value(value))
        else:
            text = self.binary(whole, self.text(target), self.value(value))
        self.put(f"{self.text(target)} = {bare(text)};")

    def _combine_item(self, target: Item, value: Expression, whole: Binary) -> None:
        array, index = self.operands([target.array, target.index])
        if self.effects.is_pure(value):
            given, found = self.value(value), self.fresh("place")
            self.put(f"{self.pointer(target)} *{found} = &{self.at(target.array, array, index, whole.line)};")
            old, spot = f"*{found}", f"*{found}"
        else:  # what it does may move the array
            index = self.named(NUMBER, index)
            spot = self.at(target.array, array, index, whole.line)
            old = self.named(target.type, spot)
            given = self.named(value.type, self.value(value))
        text = self.binary(whole, old, given)
        if target.type == BYTE:
            text = f"rt_byte({bare(text)}, P({whole.line}))"
        self.put(f"{spot} = {bare(text)};")

    def pointer(self, target: Item) -> str:
        """What a pointer to an element points to."""
        return {BYTE: "uint8_t", REAL: "double"}.get(target.type, "int64_t")

    def _unpack(self, statement: Unpack) -> None:
        kind = statement.value.type
        assert isinstance(kind, Tuple)
        name = self.fresh("parts")
        self.put(f"{tuple_name(kind)} {name} = {bare(self.text(statement.value))};")
        for place, target in enumerate(statement.targets):
            if target.type.is_shared:
                self.put(f"{drop(target.type, variable(target.name))};")
            self.put(f"{variable(target.name)} = {name}.part{place};")

    # Branches and loops

    def _if(self, statement: If, lead: str) -> None:
        test = self.condition(statement.test)
        self.put(f"{lead}if ({bare(test)}) {{")
        self._body(statement.yes, close=False)
        no = statement.no
        if not no:
            self.put("}")
            return
        if len(no) == 1 and isinstance(no[0], If):
            with self.inside() as lines:
                self.condition(no[0].test)
            if not lines:
                start = len(self.lines)
                self._if(no[0], "} else ")
                self.lines[start] += f"  /* {no[0].line} */"
                return
        self.put("} else {")
        self._body(no)

    def _body(self, body: list[Statement], close: bool = True) -> None:
        after, self.after = self.after, []
        self.depth += 1
        self._in_loop += 1
        self.block(body)
        self._in_loop -= 1
        self.depth -= 1
        self.after = after
        if close:
            self.put("}")

    def _while(self, statement: While) -> None:
        with self.inside() as lines:
            test = self.condition(statement.test)
        if lines:
            self.put("for (;;) {")
            self.lines += lines
            self.put(f"    if (!{test}) {{")
            self.put("        break;")
            self.put("    }")
        else:
            self.put(f"while ({bare(test)}) {{")
        self._listen(statement)
        self._body(statement.body)

    def _listen(self, loop: While | For) -> None:
        """A loop that plays on, or is long by its name, hears whether Python was interrupted."""
        called = {node.function.name for node in expressions_in(loop) if isinstance(node, Call)}
        if self.function.name in LONG or called & PLAYING:
            self.put("    LISTEN")

    def loop_head(self, loop: object) -> None:
        assert isinstance(loop, For)
        name = variable(loop.variable.name)
        counter = self.fresh("at")
        if loop.array is not None:
            self._array_loop(loop, loop.array, name, counter)
            return
        assert loop.first is not None
        assert loop.last is not None
        first, last = self.operands([loop.first, loop.last])
        end = self.fresh("end")
        step = f"{counter}++" if loop.step == 1 else f"{counter} += {loop.step}"
        sign = "<" if loop.step > 0 else ">"
        heading = f"int64_t {counter} = {bare(first)}, {end} = {bare(last)}; {counter} {sign} {end}; {step}"
        self.put(f"for ({heading}) {{")
        self.put(f"    {name} = {counter};")

    def _array_loop(self, loop: For, array: Expression, name: str, counter: str) -> None:
        of = array_of(array.type)
        source = chain(array)
        inside = {owner for statement in loop.body for owner in self.effects.of_statement(statement).sets}
        grows = {given for statement in walk(loop.body) for given in assigned(statement)}
        loose = {key(found) for found in source[1] if not found.is_fixed} if source else {("", "")}
        looped = self.fresh("looped")
        if source is not None and not loose & inside and source[0] not in grows:
            self.put(f"{of} *{looped} = {bare(self.text(array))};")
        else:
            self.kept[looped] = array.type
            text = self.own(array)
            self.put(f"{drop(array.type, looped)};")
            self.put(f"{looped} = {bare(text)};")
        self.put(f"for (uint32_t {counter} = 0; {counter} < {looped}->size; {counter}++) {{")
        self.put(f"    {name} = {looped}->at[{counter}];")

    # The end of a function

    def _return(self, statement: Return) -> None:
        value = statement.value
        if value is None or (value.type == NOTHING and self.function.returns == NOTHING):
            self._let_go(None)
            self.put("return;")
            return
        moved = None
        if isinstance(value, Local) and value.name in self.kept and value.type.is_shared:
            moved = value.name
            text = self.text(value)
        else:
            text = self.own(value)
        text = self.cast(value, self.function.returns, text)
        if self.after or any(name != moved for name in self.kept):
            if moved is None:
                text = self.named(self.function.returns, text)
            for line in self.after:
                self.put(line)
            self.after = []
            self._let_go(moved)
        self.put(f"return {bare(text)};")

    def _let_go(self, moved: str | None) -> None:
        for name, kind in self.kept.items():
            if name != moved:
                self.put(f"{drop(kind, variable(name))};")

    def _fail(self, statement: Fail) -> None:
        call = f"rt_fail({statement.error}_, {c_string(statement.message)}, P({statement.line}));"
        if statement.test is None:
            self.put(call)
            return
        test = self.condition(statement.test)
        self.put(f"if (!{test if test.startswith('(') or test.isidentifier() else f'({test})'}) {{")
        self.put(f"    {call}")
        self.put("}")
