"""Writes a whole program as one file of C: types, kinds of objects, functions, and the faces that Python sees."""

from importlib.resources import files

from starlode.translate.effects import Effects, find_constants
from starlode.translate.emit_expressions import drop
from starlode.translate.emit_statements import FunctionWriter
from starlode.translate.faces import head, write_faces
from starlode.translate.names import (
    all_types,
    array_name,
    highest,
    path,
    signature,
    slot,
    tuple_name,
    type_name,
    variable,
)
from starlode.translate.program import Class, Function, Program
from starlode.translate.tree import FixedArray, expressions_of, walk, walk_expressions
from starlode.translate.types import Array, Instance, Tuple

# Loops of core/engine/filling.py that C has a word for.
IN_ONE_GO = {
    "clear": "rt_clear(out, at, size, P({line}))",
    "put_counts": "rt_put_counts(out, at, counts, first, members, kinds, P({line}))",
    "copy": "rt_copy(out, at, source, start, size, P({line}))",
}
NATIVELY = {
    **IN_ONE_GO,
    "kind_at": "return rt_kind_at(counts, first, members, index, P({line}))",
    "add_rows": "rt_add_rows(sums, width, weights, start, rows, times, count, P({line}))",
}

# What play without a record and with few options never does: kept out of the way of what it does all the time.
RARELY = ("Journal.note", "Options.make_room")


def emit(program: Program) -> str:
    """The engine as C, with faces for Python."""
    effects = Effects(program)
    find_constants(program)
    parts = [
        "/* Written by starlode.translate from the engine's sources; P(12) and comments name their lines. */",
        "#define Py_LIMITED_API 0x030B0000",
        "#include <Python.h>",
        runtime("runtime.h"),
        _types(program),
        _kinds(program),
        "\n".join(f"{_rarely(function)}{signature(function)};" for function in program.functions),
        _kind_tables(program),
        _fixed_arrays(program),
        *(_makers(cls) for cls in program.classes),
        *_functions(program, effects),
        '#pragma GCC optimize("O1")  /* faces are many and soon done */',
        head(program),
        runtime("faces.h"),
        write_faces(program),
    ]
    return "\n\n".join(parts) + "\n"


def runtime(name: str) -> str:
    """One of the files of C that lie beside this one."""
    return files("starlode.translate").joinpath(name).read_text(encoding="utf-8")


def _types(program: Program) -> str:
    lines = []
    for kind in all_types(program):
        if isinstance(kind, Tuple):
            parts = " ".join(f"{type_name(part)}part{place};" for place, part in enumerate(kind.parts))
            lines.append(f"typedef struct {{ {parts} }} {tuple_name(kind)};")
        elif isinstance(kind, Array) and isinstance(kind.element, Tuple):
            lines.append(f"ARRAY({array_name(kind)}, {tuple_name(kind.element)})")
    lines += [f"typedef struct {cls.short} {cls.short};" for cls in program.classes]
    for cls in program.classes:
        first = f"{cls.base.short} base;" if cls.base else "Object head;"
        lines.append(f"\n/* {cls.module.file}:{cls.node.lineno} */\nstruct {cls.short} {{\n    {first}")
        lines += [f"    {type_name(field.type)}{variable(field.name)};" for field in cls.fields.values()]
        lines.append("};")
    return "\n".join(lines)


def virtual_methods(program: Program) -> list[Function]:
    """The methods that some subclass replaces, each once, by the highest class that has it."""
    return [
        function
        for function in program.functions
        if function.owner is not None
        and function.name != "__init__"
        and highest(function.owner, function.name) is function.owner
        and function.owner.overridden(function.name)
    ]


def _kinds(program: Program) -> str:
    """What an object knows of its class: how it is let go, and its own versions of methods."""
    lines = ["struct Kind {", "    int number;", "    size_t size;", "    void (*drop)(Object *);"]
    lines.append("    bool (*hold)(Object *, const void *, const void *);")
    for function in virtual_methods(program):
        parameters = ", ".join(type_name(given.type).strip() for given in function.parameters)
        lines.append(f"    {type_name(function.returns)}(*{slot(function)})({parameters});")
    lines.append("};\n")
    lines += [f"static const struct Kind {cls.short}__kind;" for cls in program.classes]
    return "\n".join(lines)


def _kind_tables(program: Program) -> str:
    lines = []
    for cls in program.classes:
        lines += [_drop_function(cls), _hold_function(cls)]
    for cls in program.classes:
        lines += [
            f"static const struct Kind {cls.short}__kind = {{",
            f"    .number = {cls.number},",
            f"    .size = sizeof({cls.short}),",
            f"    .drop = {cls.short}__drop,",
            f"    .hold = {cls.short}__hold,",
        ]
        for function in virtual_methods(program):
            assert function.owner is not None
            own = cls.find_method(function.name)
            if own is not None and cls.is_a(function.owner):
                lines.append(f"    .{slot(function)} = (void *){own.short},")
        lines.append("};")
    lines += [
        "static void rt_free(Object *object)",
        "{",
        "    object->kind->drop(object);",
        "    free(object);",
        "}",
        "",
        "static inline bool rt_is_a(Object *object, int first, int last)",
        "{",
        "    return object != NULL && object->kind->number >= first && object->kind->number <= last;",
        "}",
        "",
        "static Object *rt_make(const struct Kind *kind)",
        "{",
        "    Object *made = rt_room(NULL, kind->size);",
        "    memset(made, 0, kind->size);",
        "    made->refs = 1;",
        "    made->kind = kind;",
        "    return made;",
        "}",
    ]
    return "\n".join(lines)


def _drop_function(cls: Class) -> str:
    shared = [field for field in cls.all_fields() if field.type.is_shared]
    lines = [f"static void {cls.short}__drop(Object *object)", "{"]
    lines.append(f"    {cls.short} *self = ({cls.short} *)object;")
    lines += [f"    {drop(field.type, f'self->{path(cls, field)}')};" for field in shared]
    lines += ["    (void)self;", "}"]
    return "\n".join(lines)


def _hold_function(cls: Class) -> str:
    """Take an object and what it has for one call alone (from nobody), or give it back."""
    lines = [f"static bool {cls.short}__hold(Object *object, const void *from, const void *to)", "{"]
    if cls.is_constant:
        return "\n".join([*lines, "    (void)object; (void)from; (void)to;", "    return true;", "}"])
    lines += [
        "    if (object->holder == to) {",
        "        return true;",
        "    }",
        "    if (object->holder != from) {",
        "        return from == NULL ? false : true;",
        "    }",
        "    object->holder = to;",
        f"    {cls.short} *self = ({cls.short} *)object;",
        "    bool all = true;",
    ]
    for field in cls.all_fields():
        if isinstance(field.type, Instance) and not field.type.of.is_constant:
            place = f"self->{path(cls, field)}"
            lines.append(f"    if ({place} != NULL) {{")
            lines.append(f"        all = ((Object *){place})->kind->hold((Object *){place}, from, to) && all;")
            lines.append("    }")
    return "\n".join([*lines, "    (void)self;", "    return all;", "}"])


def _fixed_arrays(program: Program) -> str:
    found: dict[str, tuple[int, ...]] = {}
    for function in program.functions:
        for statement in walk(function.body):
            for whole in expressions_of(statement):
                for node in walk_expressions(whole):
                    if isinstance(node, FixedArray):
                        found[node.name] = node.values
    lines = []
    for name, values in found.items():
        numbers = ", ".join(f"INT64_C({value})" for value in values)
        size = len(values)
        lines.append(f"static struct {{ int64_t refs; uint32_t size, room; int64_t at[{max(size, 1)}]; }} {name} =")
        lines.append(f"    {{INT64_MAX / 2, {size}, {size}, {{{numbers}}}}};")
    return "\n".join(lines)


def _makers(cls: Class) -> str:
    """The function that makes a new object."""
    init = cls.find_method("__init__")
    parameters = init.parameters[1:] if init else []
    given = ", ".join(type_name(parameter.type) + variable(parameter.name) for parameter in parameters)
    lines = [f"static {cls.short} *{cls.short}__new({given or 'void'})", "{"]
    lines.append(f"    {cls.short} *self = ({cls.short} *)rt_make(&{cls.short}__kind);")
    if init is not None:
        assert init.owner is not None
        names = "".join(f", {variable(parameter.name)}" for parameter in parameters)
        lines.append(f"    {init.short}(({init.owner.short} *)self{names});")
    for field in cls.all_fields():
        if field.least:
            lines.append(f"    if (RARE(self->{path(cls, field)}->size < {field.least})) {{")
            lines.append(f'        rt_fail(AssertionError_, "fewer {field.name} than LEAST says", 0);')
            lines.append("    }")
    return "\n".join([*lines, "    return self;", "}"])


def _functions(program: Program, effects: Effects) -> list[str]:
    parts = []
    for number, module in enumerate(program.modules):
        functions = [function for function in program.functions if function.module is module]
        if functions:
            parts.append(f"/* {module.file} */\n\n#define MODULE {number}")
            parts += [
                in_one_go(function, signature(function), NATIVELY) or FunctionWriter(function, effects).write()
                for function in functions
            ]
            parts.append("#undef MODULE")
    return parts


def _rarely(function: Function) -> str:
    return "COLD " if function.owner and f"{function.owner.name}.{function.name}" in RARELY else ""


def in_one_go(function: Function, heading: str, words: dict[str, str]) -> str:
    """A function that is one call of the runtime, or nothing."""
    if function.owner is not None or function.module.name.rpartition(".")[2] != "filling":
        return ""
    call = words.get(function.name, "").format(line=function.node.lineno)
    place = f"/* {function.module.file}:{function.node.lineno} */"
    return "\n".join([place, heading, "{", f"    {call};", "}"]) + "\n" if call else ""
