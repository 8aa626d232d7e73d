"""Writes the faces of classes: attributes, constructor, pickling, and the table that Python makes a type of."""

import ast

from starlode.translate.function_faces import declarations, dropped, entry, names_of, taken, tests_of
from starlode.translate.names import array_name, path, type_name, variable
from starlode.translate.program import Class, Field
from starlode.translate.types import Array, Instance, instance
from starlode.translate.values import c_string, give_kept, take


def class_face(cls: Class) -> str:
    """Everything that Python sees of a class, besides its methods."""
    parts = [_getter(cls, field) for field in cls.fields.values()]
    parts += [_setter(cls, field) for field in cls.fields.values() if is_settable(cls, field)]
    pickling = [] if _is_taken_apart_in_python(cls) else [_reduce(cls), _restore(cls)]
    return "\n\n".join([*parts, *pickling, _constructor(cls), _type(cls)])


def is_settable(cls: Class, field: Field) -> bool:
    """Whether Python may set an attribute: not an array, and nothing of what never changes."""
    return not cls.is_constant and not isinstance(field.type, Array)


def _is_taken_apart_in_python(cls: Class) -> bool:
    """Whether a class, or one it inherits from, says itself what becomes of it in a pickle."""
    own = any(isinstance(inner, ast.FunctionDef) and inner.name == "__reduce__" for inner in cls.node.body)
    return own or (cls.base is not None and _is_taken_apart_in_python(cls.base))


def _self(cls: Class, failed: str) -> list[str]:
    """The object behind the face."""
    return [
        f"    {cls.short} *self;",
        "    Object *object;",
        f"    if (!({take(instance(cls), 'face', 'self')})) {{",
        f"        return {failed};",
        "    }",
    ]


def _getter(cls: Class, field: Field) -> str:
    return "\n".join([
        f"static PyObject *{cls.short}__get_{field.name}(PyObject *face, void *unused)",
        "{",
        "    (void)unused;",
        *_self(cls, "NULL"),
        f"    return {give_kept(field.type, f'self->{variable(field.name)}')};",
        "}",
    ])  # fmt: skip


def _setter(cls: Class, field: Field) -> str:
    place = f"self->{variable(field.name)}"
    change = [f"    {place} = given;"]
    if field.type.is_shared:
        old = f"    {type_name(field.type)}old = {place};"
        change = [old, "    rt_keep((Object *)given);", *change, "    rt_drop((Object *)old);"]
    return "\n".join([
        f"static int {cls.short}__set_{field.name}(PyObject *face, PyObject *value, void *unused)",
        "{",
        "    (void)unused;",
        *_self(cls, "-1"),
        f"    {type_name(field.type)}given;",
        f"    if (value == NULL || !({take(field.type, 'value', 'given')})) {{",
        "        return rt_not_set(value);",
        "    }",
        *change,
        "    return 0;",
        "}",
    ])  # fmt: skip


def _reduce(cls: Class) -> str:
    """Out to a dictionary of attributes, as Python's own objects do it."""
    lines = [
        f"static PyObject *{cls.short}__reduce(PyObject *face, PyObject *unused)",
        "{",
        "    (void)unused;",
        *_self(cls, "NULL"),
        "    PyObject *attributes = PyDict_New();",
        "    bool all = attributes != NULL;",
    ]
    for field in cls.all_fields():
        place = f"self->{path(cls, field)}"
        shown = give_kept(field.type, place)
        if isinstance(field.type, Array):
            shown = f"rt_plain_{array_name(field.type)}({place})"
        lines.append(f"    all = all && rt_keep_attribute(attributes, {c_string(field.name)}, {shown});")
    return "\n".join([*lines, "    return rt_reduced(face, attributes, all);", "}"])


def _restore(cls: Class) -> str:
    """In from such a dictionary, attribute by attribute: whatever it holds, the object is whole or there is none."""
    lines = [
        f"static PyObject *{cls.short}__restore(PyObject *face, PyObject *attributes)",
        "{",
        f"    {cls.short} *self = calloc(1, sizeof({cls.short}));",
        "    Object *object = NULL;",
        "    PyObject *value;",
        "    if (self == NULL) {",
        "        return PyErr_NoMemory();",
        "    }",
        "    ((Object *)self)->refs = 1;",
        f"    ((Object *)self)->kind = &{cls.short}__kind;",
        "    bool all = true;",
    ]
    for field in cls.all_fields():
        place = f"self->{path(cls, field)}"
        lines.append(f"    value = all ? rt_attribute(attributes, {c_string(field.name)}) : NULL;")
        lines.append(f"    all = value != NULL && {take(field.type, 'value', place)};")
        if isinstance(field.type, Instance):
            lines.append(f"    {place} = all ? ({field.type.of.short} *)rt_keep(object) : NULL;")
        lines.append("    Py_XDECREF(value);")
        if field.least:
            lines.append(f"    if (all && {place}->size < {field.least}) {{")
            lines.append(f'        PyErr_SetString(PyExc_ValueError, "fewer {field.name} than LEAST says");')
            lines += ["        all = false;", "    }"]
    return "\n".join([
        *lines,
        "    (void)object;",
        "    if (!all) {",
        "        rt_drop((Object *)self);",
        "        return NULL;",
        "    }",
        "    rt_face_give((Face *)face, (Object *)self);",
        "    return rt_nothing();",
        "}",
    ])  # fmt: skip


def _constructor(cls: Class) -> str:
    init = cls.find_method("__init__")
    parameters = init.parameters[1:] if init else []
    name = f"{cls.short}__construct"
    tests = "\n        && ".join(tests_of(parameters, "room")) or "true"
    given = ", ".join(taken(parameter) for parameter in parameters)
    return "\n".join([
        names_of(name, cls.name, parameters),
        f"static int {name}(PyObject *face, PyObject *args, PyObject *keywords)",
        "{",
        *declarations(parameters),
        f"    PyObject *room[{max(len(parameters), 1)}] = {{NULL}};",
        f"    if (!rt_constructor_arguments(&{name}_arguments, args, keywords, room)) {{",
        "        return -1;",
        "    }",
        "    int result = -1;",
        f"    if ({tests}) {{",
        "        ENTER {",
        f"            {cls.short} *self = {cls.short}__new({given});",
        "            LEAVE;",
        "            rt_face_give((Face *)face, (Object *)self);",
        "            result = 0;",
        "        } else {",
        "            LEAVE;",
        "            rt_raise(&jump);",
        "        }",
        "    }",
        *dropped(parameters),
        "    return result;",
        "}",
    ])  # fmt: skip


def _type(cls: Class) -> str:
    functions = [method for method in cls.methods.values() if method.name != "__init__"]
    pickling = [
        f'    {{"__reduce__", {cls.short}__reduce, METH_NOARGS, NULL}},',
        f'    {{"__setstate__", {cls.short}__restore, METH_O, NULL}},',
    ]
    if _is_taken_apart_in_python(cls):
        pickling = []
    attributes = []
    for field in cls.fields.values():
        setter = f"{cls.short}__set_{field.name}" if is_settable(cls, field) else "NULL"
        attributes.append(f"    {{{c_string(field.name)}, {cls.short}__get_{field.name}, {setter}, NULL, NULL}},")
    for method in functions:
        if method.is_property:
            shown = f"{c_string(method.name)}, py_{method.short}, NULL, {c_string(method.doc)}, NULL"
            attributes.append(f"    {{{shown}}},")
    return "\n".join([
        f"static PyMethodDef {cls.short}__methods[] = {{",
        *(entry(method) for method in functions if not method.is_property),
        *pickling,
        "    NO_SUBCLASS,",
        "    {NULL, NULL, 0, NULL},",
        "};",
        f"static PyGetSetDef {cls.short}__attributes[] = {{",
        *attributes,
        "    {NULL, NULL, NULL, NULL, NULL},",
        "};",
        f"static PyType_Slot {cls.short}__slots[] = {{",
        "    {Py_tp_new, rt_face_new},",
        f"    {{Py_tp_init, {cls.short}__construct}},",
        "    {Py_tp_dealloc, rt_face_free},",
        f"    {{Py_tp_methods, {cls.short}__methods}},",
        f"    {{Py_tp_getset, {cls.short}__attributes}},",
        f"    {{Py_tp_doc, {c_string(ast.get_docstring(cls.node) or '')}}},",
        "    {0, NULL},",
        "};",
        f"static PyType_Spec {cls.short}__spec = {{",
        f"    {c_string(cls.qualified)}, sizeof(Face), 0,",
        f"    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, {cls.short}__slots,",
        "};",
    ])  # fmt: skip
