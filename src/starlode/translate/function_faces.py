"""Writes the faces of functions and methods: arguments in, the call, the result out."""

from starlode.translate.emit_expressions import drop
from starlode.translate.emit_statements import LONG
from starlode.translate.names import highest, slot, type_name
from starlode.translate.program import Function, Parameter
from starlode.translate.types import NOTHING, TRUTH, Array, Instance
from starlode.translate.values import c_string, give, take


def taken(parameter: Parameter) -> str:
    """What an argument is called in a face: not as anything else there."""
    return f"{parameter.name}_"


def given_parameters(function: Function) -> list[Parameter]:
    """What a caller names: all but the object itself."""
    return function.parameters[1:] if function.owner else function.parameters


def names_of(name: str, shown: str, parameters: list[Parameter]) -> str:
    """What a function's parameters are called, and how many must be given."""
    names = ", ".join(c_string(parameter.name) for parameter in parameters) or '""'
    needed = sum(not parameter.has_default for parameter in parameters)
    return (
        f"static const char *const {name}_names[] = {{{names}}};\n"
        f"static const Arguments {name}_arguments = {{\n"
        f"    {c_string(shown)}, {name}_names, {len(parameters)}, {needed},\n}};"
    )


def declarations(parameters: list[Parameter]) -> list[str]:
    """Variables for parameters; those with a default have it."""
    lines = []
    for parameter in parameters:
        empty = "NULL" if parameter.type.is_shared else str(parameter.default or 0)
        lines.append(f"    {type_name(parameter.type)}{taken(parameter)} = {empty};")
    if any(isinstance(parameter.type, Instance) for parameter in parameters):
        lines.append("    Object *object;")
    return lines


def tests_of(parameters: list[Parameter], given: str) -> list[str]:
    """The tests that take every parameter from what was given for it."""
    found = []
    for place, parameter in enumerate(parameters):
        test = take(parameter.type, f"{given}[{place}]", taken(parameter))
        found.append(f"({given}[{place}] == NULL || ({test}))" if parameter.has_default else test)
    return found


def dropped(parameters: list[Parameter]) -> list[str]:
    """Lines that let arrays among the arguments go."""
    arrays = [parameter for parameter in parameters if isinstance(parameter.type, Array)]
    return [f"    {drop(parameter.type, taken(parameter))};" for parameter in arrays]


def function_face(function: Function) -> str:
    """The face of a function, method or property."""
    parameters = given_parameters(function)
    name = f"py_{function.short}"
    lines = [names_of(name, function.name, parameters)] if parameters else []
    if parameters:
        lines.append(f"static PyObject *{name}(ARGUMENTS)\n{{")
    else:
        kind = "void" if function.is_property else "PyObject"
        lines.append(f"static PyObject *{name}(PyObject *face, {kind} *unused)\n{{\n    (void)unused;")
    lines += declarations(function.parameters)
    tests = []
    if parameters:
        lines.append(f"    PyObject *room[{len(parameters)}];")
        lines.append(f"    PyObject *const *given = rt_arguments(&{name}_arguments, args, count, keywords, room);")
        tests.append("given != NULL")
    if function.owner is not None:
        own = function.parameters[0]
        tests.append(f"rt_to_self(face, &object) && ({taken(own)} = ({type_name(own.type)})object, true)")
    else:
        lines.append("    (void)face;")
    tests += tests_of(parameters, "given")
    if function.returns != NOTHING:
        lines.append(f"    {type_name(function.returns)}result;")
    lines.append("    PyObject *shown = NULL;")
    joined = "\n        && ".join(tests) or "true"
    lines.append(f"    if ({joined}) {{")
    lines += _long_call(function) if function.name in LONG else _short_call(function)
    return "\n".join([*lines, "    }", *dropped(parameters), "    return shown;", "}"])


def _call(function: Function) -> str:
    called = function.short
    given = [taken(parameter) for parameter in function.parameters]
    if function.owner is not None and function.owner.overridden(function.name):
        called = f"((Object *){given[0]})->kind->{slot(function)}"
        given[0] = f"({highest(function.owner, function.name).short} *){given[0]}"
    text = f"{called}({', '.join(given)})"
    if function.returns == NOTHING:
        return text
    cast = f"({type_name(function.returns)})" if isinstance(function.returns, Instance) else ""
    return f"result = {cast}{text}"


def _short_call(function: Function) -> list[str]:
    return [
        "        ENTER {",
        f"            {_call(function)};",
        "            LEAVE;",
        f"            shown = {give(function.returns, 'result')};",
        "        } else {",
        "            LEAVE;",
        "            shown = rt_raise(&jump);",
        "        }",
    ]


def _long_call(function: Function) -> list[str]:
    """A call outside the interpreter's lock, with all that it may change for itself."""
    changing = [
        taken(parameter)
        for parameter in function.parameters
        if isinstance(parameter.type, Instance) and not parameter.type.of.is_constant
    ]
    hold = "((Object *){0})->kind->hold((Object *){0}, {1}, {2})"
    ours = " && ".join(hold.format(name, "NULL", "mine") for name in changing) or "true"
    return [
        "        const void *mine = &shown;",
        f"        if ({ours}) {{",
        "            PyThreadState *thread = PyEval_SaveThread();",
        "            ENTER {",
        f"                {_call(function)};",
        "                LEAVE;",
        "                PyEval_RestoreThread(thread);",
        f"                shown = {give(function.returns, 'result')};",
        "            } else {",
        "                LEAVE;",
        "                PyEval_RestoreThread(thread);",
        "                shown = rt_raise(&jump);",
        "            }",
        "        } else {",
        '            PyErr_SetString(PyExc_RuntimeError, "another thread is working with this object");',
        "        }",
        *(f"        {hold.format(name, 'mine', 'NULL')};" for name in changing),
    ]


def entry(function: Function) -> str:
    """A function in the table of its module or class, with what `help` shows."""
    parameters = given_parameters(function)
    shown = ["$self" if function.owner else "$module"]
    for parameter in parameters:
        default = bool(parameter.default) if parameter.type == TRUTH else parameter.default
        shown.append(parameter.name + (f"={default!r}" if parameter.has_default else ""))
    flags = "METH_FASTCALL | METH_KEYWORDS" if parameters else "METH_NOARGS"
    doc = c_string(f"{function.name}({', '.join(shown)})\n--\n\n{function.doc}")
    return f"    {{{c_string(function.name)}, (PyCFunction)(void *)py_{function.short}, {flags},\n    {doc}}},"
