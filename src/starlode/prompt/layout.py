"""Blocks of labelled rows as lines of a terminal, in one column or two."""

import shutil
from collections.abc import Mapping
from itertools import zip_longest
from typing import TypeAlias

from starlode.i18n import Words
from starlode.prompt.wrapping import HARD_SPACE, wrap

LEAST_WIDTH = 30
ONE_COLUMN = 110  # longer lines are hard to read
TWO_COLUMNS = 130  # from here on two columns stand side by side, where more than two play
MOST_WIDTH = 160
USUAL_SIZE = (80, 24)  # of a screen that does not say
GAP = 4

Rows: TypeAlias = list[tuple[str, str]]  # a label and a text each


def screen_width() -> int:
    """The columns of the screen."""
    return shutil.get_terminal_size(USUAL_SIZE).columns


def cards(words: Words, pile: Mapping[str, int]) -> str:
    """The cards of a pile by name, with how many where there are several."""
    return ", ".join(times(words.thing(card), count) for card, count in pile.items()) or words.say("table-none")


def times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def in_two_columns(left: list[Rows], right: list[Rows], width: int, measured: int = 1) -> list[str]:
    """The left column is as wide as its first blocks, where the market is; the others get the rest."""
    room = _label_column(left, width) + max(len(text) for block in left[:measured] for _, text in block) + GAP
    room = min(max(room, width * 2 // 5), width * 3 // 5)
    columns = zip_longest(laid_out(left, room - GAP), laid_out(right, width - room), fillvalue="")
    return [f"{one:<{room}}{other}".rstrip() for one, other in columns]


def laid_out(blocks: list[Rows], width: int) -> list[str]:
    """Blocks of rows with their texts in one column, an empty line before each."""
    column = _label_column(blocks, width)
    lines = []
    for block in blocks:
        lines.append("")
        for label, text in block:
            lines += _wrap(label, column, text, max(width, LEAST_WIDTH))
    return lines


def _label_column(blocks: list[Rows], width: int) -> int:
    return min(max(len(label) for block in blocks for label, _ in block), width // 4) + 2


def _wrap(label: str, column: int, text: str, width: int) -> list[str]:
    """A text beside its label, or below a label that is too long for the column."""
    room = max(width - column, LEAST_WIDTH // 2)
    if "·" in text:  # figures are broken between each other, not within, where there is room for that
        text = text.replace(" ", HARD_SPACE).replace(f"{HARD_SPACE}·{HARD_SPACE}", f"{HARD_SPACE}· ")
    pieces = wrap(text, room)
    above = [label] if len(label) >= column else []
    labels = ["" if above else label, *[""] * len(pieces)]
    return above + [f"{before:<{column}}{piece}".rstrip() for before, piece in zip(labels, pieces, strict=False)]


def columns(rows: list[list[str]]) -> list[str]:
    """The first column to the left, figures to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        figures = [text.rjust(width) for text, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join([row[0].ljust(widths[0]), *figures]))
    return lines
