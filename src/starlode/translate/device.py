"""Writes the rules of one game for a device: CUDA that is C++17 too, and what the host must know to feed it."""

from dataclasses import dataclass, field
from typing import Any

from starlode.translate.device_functions import DeviceWriter, Shapes
from starlode.translate.effects import Effects, find_constants
from starlode.translate.emit import IN_ONE_GO, in_one_go, runtime
from starlode.translate.errors import Refused
from starlode.translate.names import array_name, variable
from starlode.translate.program import Class, Function, Program
from starlode.translate.tiers import ROOTS, reached
from starlode.translate.tree import Expression, Fail, FixedArray, New, expressions_of, walk_expressions
from starlode.translate.types import Array, Instance, Type

# Functions of the core that a batch runs besides the methods of a state.
DRILLS = ("trace",)
CONSTRUCTED = {"Options": "options", "Rng": "rng"}
ASKED = ("actor", "side_of", "sides")
ENCODING = ("observe", "list_ids", "put_ids", "id_of", "action_of")


@dataclass
class Device:
    """The source, and what it leaves to be known: tables by class, files by number, messages by place."""

    source: str
    tables: dict[str, list[tuple[str, str]]]
    root: str  # the class of the tables that a state has
    bounds: dict[str, int]
    files: list[str]
    messages: dict[str, str] = field(default_factory=dict)
    functions: list[str] = field(default_factory=list)
    together: tuple[int, int] = (512, 768)  # threads that play out on a multiprocessor, and matches for them

    def as_json(self) -> dict[str, Any]:
        """All but the source."""
        return {name: value for name, value in vars(self).items() if name != "source"}


def emit_device(program: Program, game: str) -> Device:
    """The rules of a game, whose state is `starlode.GAME.engine.state.State`."""
    effects = Effects(program)
    find_constants(program)
    state = program.module(f"starlode.{game}.engine.state").names["State"]
    assert isinstance(state, Class)
    called = state.module.constants.get("CALLED", ())
    shapes = Shapes(state, _said(program, game, "BOUNDS"), _said(program, game, "NARROW"), called)
    roots = _roots(program, state)
    functions = shapes.reached(list(roots.values()))
    tables = _tables(state, shapes)
    others = [cls for cls in _classes(functions) if not state.is_a(cls) and cls not in tables]
    parts = [
        f"/* Written by starlode.translate from the sources of {game}; P(12) and comments name their lines. */",
        runtime("device_runtime.h"),
        "\n".join(f"struct {shapes.name(cls)};" for cls in [*tables, *others, state]),
        *(_table(cls, shapes) for cls in tables),
        *(_struct(cls, shapes) for cls in [*others, state]),
        _fixed_arrays(functions),
        "\n".join(f"{shapes.word(function)} {shapes.signature(function)};" for function in functions),
        *_bodies(program, functions, effects, shapes),
        "\n".join(_called(name, function, shapes) for name, function in roots.items()),
        _jobs(program, state),
        f"typedef {shapes.name(tables[0])} Tables;",
        runtime("device_kernels.h"),
        runtime("device_steps.h"),
        runtime("device_playouts.h"),
    ]
    return Device(
        source="\n\n".join(parts) + "\n",
        tables={cls.name: [(each.name, _sort(each.type)) for each in cls.all_fields()] for cls in tables},
        root=tables[0].name,
        bounds=shapes.bounds,
        files=[module.file for module in program.modules],
        messages=_messages(program, functions),
        functions=[function.short for function in functions],
        together=state.module.constants.get("TOGETHER", Device.together),
    )


def _said(program: Program, game: str, name: str) -> dict[str, int]:
    """What the engine's own modules say of arrays by the name of their attribute."""
    found: dict[str, int] = {}
    for module in program.modules:
        if module.name.startswith((f"starlode.{game}.", "starlode.core.")):
            found |= module.constants.get(name, {})
    return found


def _roots(program: Program, state: Class) -> dict[str, Function]:
    """What kernels call, by the word that they use for it."""
    found = {name: method for name in (*ROOTS, *ASKED) if (method := state.find_method(name))}
    # Encodings are a game's own.
    found |= {name: method for name in ENCODING if (method := state.find_method(name)) and method.owner is state}
    for module in program.modules:
        for name, meaning in module.names.items():
            if isinstance(meaning, Class) and meaning.module is module and meaning.name in CONSTRUCTED:
                init = meaning.find_method("__init__")
                if init is not None:
                    found[CONSTRUCTED[meaning.name]] = init
                if "below" in meaning.methods:
                    found["below"] = meaning.methods["below"]
            is_drill = module.name == "starlode.core.engine.drill" and name in DRILLS
            if isinstance(meaning, Function) and is_drill:
                found[name] = meaning
    return found


def _called(name: str, function: Function, shapes: Shapes) -> str:
    """The word by which kernels call a function."""
    watch = "WATCH " if shapes.word(function) == "SHORT" else ""
    return f"#define GAME_{name.upper()}(...) {function.short}({watch}__VA_ARGS__)"


def _jobs(program: Program, state: Class) -> str:
    """What playouts sort matches by: whether a question is open, and the group of kinds that an action belongs to."""
    bounds = state.module.constants.get("GROUPS", ())
    tests = "".join(f" + ((action) >= {bound} << 6)" for bound in bounds)
    depth = program.module("starlode.core.engine.packed").constants["DEPTH"]
    return "\n".join(
        (
            f"#define GAME_HAS_QUESTION(state) ((state)->numbers_at[{depth}] > 0)",
            f"#define GAME_GROUPS {len(bounds) + 1}",
            f"#define GAME_GROUP(action) (0{tests})",
        )
    )


def _tables(state: Class, shapes: Shapes) -> list[Class]:
    """The classes of what a state looks up, the one that it has itself first."""
    found: list[Class] = []
    todo = [state]
    while todo:
        for each in todo.pop(0).all_fields():
            if isinstance(each.type, Instance) and not each.type.may_be_none and each.type.of not in found:
                if not shapes.is_table(each.type.of):
                    raise Refused(each.owner.module.file, each.owner.node.lineno, f"not on a device: {each.name}")
                found.append(each.type.of)
                todo.append(each.type.of)
    return found


def _classes(functions: list[Function]) -> list[Class]:
    """The classes that some functions take, or make objects of."""
    found: dict[str, Class] = {}
    for function in functions:
        for given in function.parameters:
            if isinstance(given.type, Instance):
                found[given.type.of.short] = given.type.of
        for node in _nodes(function):
            if isinstance(node, New):
                found[node.of.short] = node.of
    return list(found.values())


def _nodes(function: Function) -> list[Expression]:
    return [
        node
        for statement in reached(function.body)
        for whole in expressions_of(statement)
        for node in walk_expressions(whole)
    ]


def _sort(kind: Type) -> str:
    """What a word of a table holds, for whoever fills it."""
    if isinstance(kind, Array):
        return "array"
    return kind.of.name if isinstance(kind, Instance) else "number"


def _table(cls: Class, shapes: Shapes) -> str:
    """A class as words of 64 bits; an array or another object is where it lies, counted in words from here."""
    lines = [f"/* {cls.module.file}:{cls.node.lineno} */", f"struct {cls.name} {{"]
    for each in cls.all_fields():
        name = variable(each.name)
        if isinstance(each.type, Array):
            lines.append(f"    int64_t {name}_at;  /* how far from here << 32, and how many */")
            lines.append(f"    METHOD {array_name(each.type)} {name}() const")
            lines.append(f"    {{ return {{LOOKED_UP({name}_at), (uint32_t){name}_at}}; }}")
        elif isinstance(each.type, Instance):
            other = shapes.name(each.type.of)
            lines.append(f"    int64_t {name}_at;")
            lines.append(
                f"    METHOD const {other} *{name}() const {{ return (const {other} *)((int64_t *)this + {name}_at); }}"
            )
        else:
            lines.append(f"    int64_t {name};")
    return "\n".join([*lines, "};"])


def _struct(cls: Class, shapes: Shapes) -> str:
    """A class as a struct with its arrays inside, after all that is small, so that this lies close together.

    On processors what is not the numbers of a state lies elsewhere, so that a row may end where those of a table do.
    """
    small, arrays = [], []
    for each in sorted(cls.all_fields(), key=shapes.is_inside):
        name = variable(each.name)
        if isinstance(each.type, Array):
            bound = shapes.bound(each, cls.module.file, cls.node.lineno)
            small.append(f"    uint32_t {name}_size;")
            word = "INSIDE" if not shapes.state.is_a(cls) or shapes.is_inside(each) else "PLACED"
            arrays.append(f"    {word}({shapes.element(each)}, {name}_at, {bound})")
            arrays.append(f"    METHOD {shapes.view(each)} {name}() {{ return {{{name}_at, {name}_size}}; }}")
        elif not (isinstance(each.type, Instance) and each.type.may_be_none):
            small.append(f"    {shapes.type_name(each.type)}{name};")
    head = [f"/* {cls.module.file}:{cls.node.lineno} */", f"struct {shapes.name(cls)} {{"]
    return "\n".join([*head, *small, *arrays, "};"])


def _fixed_arrays(functions: list[Function]) -> str:
    found = {
        node.name: node.values for function in functions for node in _nodes(function) if isinstance(node, FixedArray)
    }
    return "\n".join(
        f"TABLE int64_t {name}[{max(len(values), 1)}] = {{{', '.join(f'INT64_C({value})' for value in values)}}};"
        for name, values in found.items()
    )


def _bodies(program: Program, functions: list[Function], effects: Effects, shapes: Shapes) -> list[str]:
    parts = []
    for number, module in enumerate(program.modules):
        own = [function for function in functions if function.module is module]
        if own:
            parts.append(f"/* {module.file} */\n\n#define MODULE {number}")
            parts += [
                in_one_go(function, f"{shapes.word(function)} {shapes.signature(function)}", IN_ONE_GO)
                or DeviceWriter(function, effects, shapes).write()
                for function in own
            ]
            parts.append("#undef MODULE")
    return parts


def _messages(program: Program, functions: list[Function]) -> dict[str, str]:
    """What assertions say, by place."""
    found = {}
    for function in functions:
        number = program.modules.index(function.module)
        for statement in reached(function.body):
            if isinstance(statement, Fail) and statement.message:
                found[str(number << 16 | statement.line)] = statement.message
    return found
