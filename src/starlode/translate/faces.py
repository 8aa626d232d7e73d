"""Writes what Python sees of a program: functions, classes, and what is left of the modules."""

from starlode.translate.class_faces import class_face
from starlode.translate.constants import python_part
from starlode.translate.function_faces import entry, function_face
from starlode.translate.names import all_types, array_name, tuple_name
from starlode.translate.program import Function, Program
from starlode.translate.types import NUMBER, Array, Tuple
from starlode.translate.values import c_string, give


def head(program: Program) -> str:
    """What faces.h needs to know of the program."""
    files = ", ".join(c_string(module.file) for module in program.modules)
    numbers = ", ".join(str(cls.number) for cls in program.classes)
    return "\n".join([
        f"#define NUMBER_OF_CLASSES {max(len(program.classes), 1)}",
        f"static const char *const rt_files[] = {{{files or '0'}}};",
        f"static const int rt_class_numbers[] = {{{numbers or '0'}}};",
    ])  # fmt: skip


def write_faces(program: Program) -> str:
    """Everything that the library is made of."""
    functions = [function for function in program.functions if is_seen(function)]
    return "\n\n".join([
        *_tuples(program),
        *(function_face(function) for function in functions),
        *(class_face(cls) for cls in program.classes),
        _module(program),
    ])  # fmt: skip


def is_seen(function: Function) -> bool:
    """Whether Python can call it: what a module has for itself alone is only written out where it is used."""
    return function.name != "__init__" and (function.owner is not None or not function.name.startswith("_"))


def _tuples(program: Program) -> list[str]:
    """Tuples on their way in and out, and arrays of them."""
    parts = []
    for kind in all_types(program):
        if isinstance(kind, Tuple):
            name = tuple_name(kind)
            items = ", ".join(give(part, f"value.part{place}") for place, part in enumerate(kind.parts))
            parts.append(
                f"__attribute__((unused)) static PyObject *rt_from_{name}({name} value)\n{{\n"
                f'    return Py_BuildValue("({"N" * len(kind.parts)})", {items});\n}}'
            )
            if all(part == NUMBER for part in kind.parts):
                numbers = ", ".join(f"&to->part{place}" for place in range(len(kind.parts)))
                parts.append(
                    f"__attribute__((unused)) static bool rt_to_{name}(PyObject *from, {name} *to)\n{{\n"
                    f'    return PyArg_ParseTuple(from, "{"L" * len(kind.parts)}", {numbers}) != 0;\n}}'
                )
        elif isinstance(kind, Array) and isinstance(kind.element, Tuple):
            element = tuple_name(kind.element)
            parts.append(f"FACE_OF_ARRAY({array_name(kind)}, {element}, rt_to_{element}, rt_from_{element})")
    return parts


def _module(program: Program) -> str:
    lines = []
    for module in program.modules:
        functions = [
            function
            for function in program.functions
            if function.module is module and not function.owner and is_seen(function)
        ]
        lines.append(f"static PyMethodDef {module.short}__functions[] = {{")
        lines += [*(entry(function) for function in functions), "    {NULL, NULL, 0, NULL},", "};"]
    lines.append("static Part rt_parts[] = {")
    for module in program.modules:
        python = c_string(python_part(module.tree))
        lines.append(f"    {{{c_string(module.name)}, {module.short}__functions,\n    {python}}},")
    lines += ["    {NULL, NULL, NULL},", "};", "static Known rt_classes[] = {"]
    for cls in program.classes:
        base = cls.base.number if cls.base else -1
        lines.append(f"    {{{c_string(cls.module.name)}, {c_string(cls.name)}, &{cls.short}__spec, {base}}},")
    lines += ["    {NULL, NULL, NULL, -1},", "};", "PyMODINIT_FUNC PyInit__native(void)", "{"]
    tuples = [kind for kind in all_types(program) if isinstance(kind, Array) and isinstance(kind.element, Tuple)]
    for name in ["Numbers", "Bytes", "Reals", *map(array_name, tuples)]:
        lines.append(f"    rt_view_of_{name} = (PyTypeObject *)PyType_FromSpec(&rt_view_spec_{name});")
        lines += [f"    if (rt_view_of_{name} == NULL) {{", "        return NULL;", "    }"]
    lines.append(f"    return rt_build_module(rt_parts, rt_classes, {len(program.classes)});")
    return "\n".join([*lines, "}"])
