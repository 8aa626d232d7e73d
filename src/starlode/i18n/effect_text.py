"""Effects as messages: each type has a clause and a short line of its own, and its fields are their arguments."""

from dataclasses import asdict, dataclass
from typing import Any

from starlode.core.vocabulary import Word, figures_of, word_of
from starlode.i18n.bundles import Argument


@dataclass(frozen=True, slots=True)
class CardLine:
    """One ability: which, what it is called, and what it does."""

    ability: str
    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A symbol with its figure, or with a short line; `or` stands alone between the branches of a choice.

    `brief` is what stands for the line where there is no room for words: its figure, and `…` where that alone is not
    all, because of a condition or a limit.
    """

    icon: str
    amount: int | None = None
    text: str | None = None
    brief: str | None = None


def piece_json(piece: Piece) -> dict[str, Any]:
    """A piece as clients get it: without what it has no brief form for, as files of cards are loaded by everybody."""
    told = asdict(piece)
    if piece.brief is None:
        del told["brief"]
    return told


def message_of(effect: type) -> str:
    """The id of the message of a type of effects: `effect-draw-per-blob`."""
    return f"effect-{word_of(effect)}"


def short_message_of(effect: type) -> str:
    """The id of the short line of a type of effects: `short-draw-per-blob`."""
    return f"short-{word_of(effect)}"


def details_of(effect: Word) -> dict[str, Argument]:
    """The fields of an effect as arguments of its message."""
    return {name: _argument(figure) for name, figure in figures_of(effect).items()}


def _argument(value: object) -> Argument:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):  # zones
        return "-or-".join(value)
    assert isinstance(value, int | str)
    return value
