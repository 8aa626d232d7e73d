"""Numbers, piles and lists of a position, read with one line of doubt about each."""

from collections.abc import Mapping, Sequence

from starlode.core.decision import Json
from starlode.core.engine.packed import Packed
from starlode.core.errors import BadInput, within


def number(
    content: Mapping[str, Json], name: str, default: int, where: object, least: int = 0, most: int = 10**6
) -> int:
    """A whole number within its bounds."""
    value = content.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadInput("bad-field-number", where=where, name=name, value=repr(value), least=least, most=most)
    return value


def flag(content: Mapping[str, Json], name: str, where: object, unless_said: bool = False) -> bool:
    """Something that is true or not."""
    value = content.get(name, unless_said)
    if not isinstance(value, bool):
        raise BadInput("bad-field-flag", where=where, name=name, value=repr(value))
    return value


def no_other_fields(content: Mapping[str, Json], known: set[str], where: object) -> None:
    """Refuse a field that means nothing here."""
    unknown = set(content) - known
    if unknown:
        raise BadInput("bad-field", where=where, field=min(unknown))


def place(names: Sequence[str], value: Json, where: object) -> int:
    """Which of the names a value is."""
    if not isinstance(value, str) or value not in names:
        raise BadInput("bad-name", where=where, value=value)
    return names.index(value)


def listed(content: Mapping[str, Json], name: str, names: Sequence[str], where: object) -> list[int]:
    """A list of names, as their places."""
    values = content.get(name, [])
    if not isinstance(values, list):
        raise BadInput("bad-field-list", where=where, name=name)
    return [place(names, value, within(where, name)) for value in values]


def write_pile(state: Packed, pile: int, ids: Sequence[str]) -> dict[str, Json]:
    """How many of each kind lie in a pile."""
    return {ids[held & 63]: held >> 6 for held in state.contents(pile)}


def read_pile(state: Packed, pile: int, content: Json, ids: Sequence[str], where: object) -> None:
    """Lay what is written on a pile."""
    if content is None:
        return
    if not isinstance(content, dict):
        raise BadInput("bad-pile", where=where, example=f"{{'{ids[0]}': 2}}")
    for name in content:
        kind = place(ids, name, where)
        for _ in range(number(content, name, 0, where, 0, 100)):
            state.put(pile, kind)


def write_row(state: Packed, pile: int, ids: Sequence[str]) -> list[Json]:
    """The cards of an ordered pile, from bottom to top."""
    return [ids[state.at(pile, position)] for position in range(state.size(pile))]


def read_row(state: Packed, pile: int, cards: list[int], most: int, where: object) -> None:
    if len(cards) > most:
        raise BadInput("bad-too-many-cards", where=where, count=len(cards), most=most)
    for card in cards:
        state.lay(pile, card)
