"""How values go between Python and the engine, and how texts become strings of C."""

from starlode.translate.names import array_name, tuple_name
from starlode.translate.types import BYTE, NOTHING, NUMBER, REAL, TRUTH, Array, Instance, Tuple, Type

PLAIN = {NUMBER: "number", BYTE: "number", TRUTH: "truth", REAL: "real"}


def take(kind: Type, source: str, target: str) -> str:
    """The test that puts a value of Python where the engine expects it; objects are borrowed, arrays counted."""
    if isinstance(kind, Instance):
        may_be_none = "true" if kind.may_be_none else "false"
        test = f"rt_to_object({source}, {kind.of.number}, {may_be_none}, &object)"
        return f"{test} && ({target} = ({kind.of.short} *)object, true)"
    if isinstance(kind, Array):
        return f"rt_to_{array_name(kind)}({source}, &{target})"
    return f"rt_to_{PLAIN[kind]}({source}, &{target})"


def give(kind: Type, text: str) -> str:
    """A counted value of the engine for Python."""
    if kind == NOTHING:
        return "rt_nothing()"
    if isinstance(kind, Instance):
        return f"rt_from_object({text})"
    if isinstance(kind, Array):
        return f"rt_from_{'' if kind.element == BYTE else 'list_'}{array_name(kind)}({text})"
    if isinstance(kind, Tuple):
        return f"rt_from_{tuple_name(kind)}({text})"
    return f"rt_from_{PLAIN[kind]}({text})"


def give_kept(kind: Type, place: str) -> str:
    """The same for what stays where it is: of an array a view, where Python may change it too."""
    if isinstance(kind, Array):
        kept = f"rt_keep_{array_name(kind)}({place})"
        return give(kind, kept) if isinstance(kind.element, Tuple) else f"rt_from_{array_name(kind)}({kept})"
    return give(kind, f"rt_keep((Object *){place})" if isinstance(kind, Instance) else place)


def c_string(text: str) -> str:
    """A string of C, a line of it to a line of the text."""
    pieces = []
    for line in text.splitlines(keepends=True) or [""]:
        quoted = ""
        for byte in line.encode():
            letter = chr(byte)
            if letter in '"\\':
                quoted += "\\" + letter
            elif letter == "\n":
                quoted += "\\n"
            elif 32 <= byte < 127 and letter != "?":
                quoted += letter
            else:
                quoted += f"\\{byte:03o}"
        pieces.append(f'"{quoted}"')
    return "\n    ".join(pieces)
