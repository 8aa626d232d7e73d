"""Nothing calls itself: C has no bound for it, and a device no stack.

The same for objects: one that could hold another of its own kind would be let go by a function that calls itself.
"""

from starlode.translate.effects import targets
from starlode.translate.errors import Refused
from starlode.translate.program import Class, Function, Program
from starlode.translate.tree import expressions_of, walk, walk_expressions
from starlode.translate.types import Instance


def refuse_recursion(program: Program) -> None:
    """Refuse the first call that may lead back to the function it stands in, and classes that hold themselves."""
    calls = {id(function): _calls(function) for function in program.functions}
    for function in program.functions:
        for called, line in calls[id(function)]:
            if function is called or _reaches(called, function, calls):
                raise Refused(function.module.file, line, f"calls itself again: {function.name}")
    for cls in program.classes:
        if _holds(cls, cls, set()):
            raise Refused(cls.module.file, cls.node.lineno, f"holds objects of its own kind: {cls.name}")


def _calls(function: Function) -> list[tuple[Function, int]]:
    return [
        (called, node.line)
        for statement in walk(function.body)
        for whole in expressions_of(statement)
        for node in walk_expressions(whole)
        for called in targets(node)
    ]


def _reaches(first: Function, wanted: Function, calls: dict[int, list[tuple[Function, int]]]) -> bool:
    seen: set[int] = set()
    todo = [first]
    while todo:
        for called, _line in calls[id(todo.pop())]:
            if called is wanted:
                return True
            if id(called) not in seen:
                seen.add(id(called))
                todo.append(called)
    return False


def _holds(cls: Class, wanted: Class, seen: set[str]) -> bool:
    for field in cls.all_fields():
        if isinstance(field.type, Instance):
            held = field.type.of
            if held.is_a(wanted) or wanted.is_a(held):
                return True
            if held.qualified not in seen:
                seen.add(held.qualified)
                if _holds(held, wanted, seen):
                    return True
    return any(_holds(sub, wanted, seen) for sub in cls.subclasses)
