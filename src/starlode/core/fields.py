"""Numbers, piles and rows of a position."""

from collections.abc import Mapping, Sequence

from starlode.core.decision import Json
from starlode.core.engine.packed import Packed
from starlode.core.errors import BadInput


def number(
    content: Mapping[str, Json], name: str, default: int, where: object, least: int = 0, most: int = 10**6
) -> int:
    """A whole number within its bounds."""
    value = content.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadInput("bad-field-number", where=where, name=name, value=repr(value), least=least, most=most)
    return value


def write_pile(state: Packed, pile: int, ids: Sequence[str]) -> dict[str, Json]:
    """How many of each kind lie in a pile."""
    return {ids[held & 63]: held >> 6 for held in state.contents(pile)}


def lay_pile(state: Packed, pile: int, told: Mapping[str, int], ids: Sequence[str]) -> None:
    """Lay what is written on a pile."""
    for name, count in told.items():
        for _ in range(count):
            state.put(pile, ids.index(name))


def write_row(state: Packed, pile: int, ids: Sequence[str]) -> list[Json]:
    """The cards of an ordered pile, from bottom to top."""
    return [ids[state.at(pile, position)] for position in range(state.size(pile))]


def lay_row(state: Packed, pile: int, told: Sequence[str], ids: Sequence[str]) -> None:
    for name in told:
        state.lay(pile, ids.index(name))
