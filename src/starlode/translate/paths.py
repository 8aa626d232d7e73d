"""Follows every way through a function: what is looked at has a value, and whoever promises a result gives one."""

from starlode.translate.calls import GROWTH
from starlode.translate.errors import Refused
from starlode.translate.program import Class, Function, Program
from starlode.translate.tree import (
    Assign,
    Built,
    Call,
    Comprehension,
    Constant,
    Do,
    Expression,
    Fail,
    For,
    Get,
    If,
    Leave,
    Local,
    Return,
    Statement,
    Unpack,
    While,
    expressions_of,
    parts_of,
)
from starlode.translate.types import NOTHING

# The names that surely have a value, attributes as "self.x"; None where no way leads.
Known = frozenset[str] | None


def follow_paths(program: Program) -> None:
    """Refuse the first function that may look at nothing, or end without the result it promises."""
    for function in program.functions:
        _Paths(function).follow()


def _joined(one: Known, other: Known) -> Known:
    """What is known where two ways meet."""
    if one is None or other is None:
        return other if one is None else one
    return one & other


class _Paths:
    """The ways through one function."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.file = function.module.file
        self.maker = function.owner if function.name == "__init__" else None
        self.me = function.parameters[0].name if self.maker else ""
        self._breaks: list[Known] = []

    def follow(self) -> None:
        function = self.function
        known = frozenset(parameter.name for parameter in function.parameters)
        end = self._block(function.body, known)
        if end is not None:
            self._check_end(end, function.node.lineno)
            if function.returns != NOTHING:
                raise Refused(self.file, function.node.lineno, f"may end without a result: {function.name}")

    def _check_end(self, known: frozenset[str], line: int) -> None:
        """A constructor has given every attribute a value when it ends."""
        if self.maker is not None:
            self._check_whole(self.maker, known, line)

    def _check_whole(self, cls: Class, known: frozenset[str], line: int) -> None:
        for field in cls.all_fields():
            if f"self.{field.name}" not in known:
                raise Refused(self.file, line, f"may have no value yet: {self.me}.{field.name}")

    def _block(self, body: list[Statement], known: Known) -> Known:
        for statement in body:
            if known is None:
                return None  # nobody gets here
            known = self._statement(statement, known)
        return known

    def _statement(self, statement: Statement, known: frozenset[str]) -> Known:
        match statement:
            case Assign():
                return self._assign(statement, known)
            case For():
                self._look_at_all(statement, known)
                inner = known | {statement.variable.name}
                self._loop(statement.body, inner)
                # A range of constants goes round at least once.
                return inner if _goes_round(statement) else known
            case While():
                return self._while(statement, known)
            case Do(value=Call(function=called, arguments=[Local(name=self.me), *given])) if called.name == "__init__":
                for each in given:
                    self._look_at(each, known)
                assert called.owner is not None
                return known | {f"self.{field.name}" for field in called.owner.all_fields()}
        self._look_at_all(statement, known)
        match statement:
            case Unpack():
                return known | {target.name for target in statement.targets}
            case If():
                return _joined(self._block(statement.yes, known), self._block(statement.no, known))
            case Return():
                self._check_end(known, statement.line)
                return None
            case Leave():
                if statement.word == "break":
                    self._breaks[-1] = _joined(self._breaks[-1], known)
                return None
            case Fail(test=None) | Fail(test=Constant(value=0)):
                return None
        return known

    def _assign(self, statement: Assign, known: frozenset[str]) -> Known:
        target = statement.target
        self._look_at(statement.value, known)
        if isinstance(target, Local):
            if statement.operator is not None:
                self._look_at(target, known)
            return known | {target.name}
        if self._is_mine(target) and statement.operator is None and not _grows(statement):
            assert isinstance(target, Get)
            return known | {f"self.{target.field.name}"}
        self._look_at(target, known)
        return known

    def _while(self, statement: While, known: frozenset[str]) -> Known:
        self._look_at(statement.test, known)
        left = self._loop(statement.body, known)
        for_ever = isinstance(statement.test, Constant) and bool(statement.test.value)
        return left if for_ever else _joined(known, left)

    def _loop(self, body: list[Statement], known: frozenset[str]) -> Known:
        """What is known where the loop is left by `break`."""
        self._breaks.append(None)
        self._block(body, known)
        return self._breaks.pop()

    # What is looked at

    def _look_at_all(self, statement: Statement, known: frozenset[str]) -> None:
        for whole in expressions_of(statement):
            self._look_at(whole, known)

    def _is_mine(self, node: Expression) -> bool:
        """Whether it is an attribute of the object that this constructor makes."""
        return bool(self.me) and isinstance(node, Get) and isinstance(node.owner, Local) and node.owner.name == self.me

    def _look_at(self, node: Expression, known: frozenset[str]) -> None:
        if self._is_mine(node):
            assert isinstance(node, Get)
            if f"self.{node.field.name}" not in known:
                raise Refused(self.file, node.line, f"may have no value yet: {self.me}.{node.field.name}")
            return
        if isinstance(node, Local):
            if node.name not in known:
                raise Refused(self.file, node.line, f"may have no value yet: {node.name}")
            if node.name == self.me and self.maker is not None:
                self._check_whole(self.maker, known, node.line)
                if _have_more(self.maker):
                    raise Refused(self.file, node.line, f"a subclass is not whole yet: {self.me}")
            return
        if isinstance(node, Comprehension):
            parts = parts_of(node)
            heads = len(parts) - (1 if node.test is None else 2)
            for place, part in enumerate(parts):
                self._look_at(part, known if place < heads else known | {node.loop.variable.name})
            return
        for part in parts_of(node):
            self._look_at(part, known)


def _have_more(cls: Class) -> bool:
    """Whether objects of a subclass have attributes that this constructor does not set."""
    return any(sub.fields or _have_more(sub) for sub in cls.subclasses)


def _grows(statement: Assign) -> bool:
    """An array that becomes longer is there before; see `statements._do`."""
    return isinstance(statement.value, Built) and statement.value.name in GROWTH


def _goes_round(loop: For) -> bool:
    first, last = loop.first, loop.last
    if not isinstance(first, Constant) or not isinstance(last, Constant):
        return False
    assert isinstance(first.value, int)
    assert isinstance(last.value, int)
    return first.value < last.value if loop.step > 0 else first.value > last.value
