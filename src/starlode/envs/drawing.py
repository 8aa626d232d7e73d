"""How an environment shows its table: as the terminal draws it, in letters or as a picture of them."""

import re
from textwrap import wrap

import numpy as np
import numpy.typing as npt

from starlode.core.errors import BadInput
from starlode.core.game import load
from starlode.core.rules import OVER
from starlode.envs.table import RENDER_MODES, Table
from starlode.games import game_of
from starlode.i18n import Words

WIDTH = 100  # letters
SIZE = 14  # of a letter, in pixels
CELL, ROW = 8, 19  # pixels of a letter's place
LINES = 44  # of most tables
PAPER, INK, LABEL = (18, 20, 28), (222, 226, 234), (132, 190, 255)
COLUMN = re.compile(r"\S+(?: \S+)*")  # words with one space between
PLAINER = str.maketrans({"×": "x", "−": "-", "–": "-", "—": "-", "→": ">"})  # what Pillow's own font lacks


def check_mode(mode: str | None) -> None:
    """Refuse a way of showing that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput("bad-option-value", name="render_mode", value=mode, expected=", ".join(RENDER_MODES))


def render(table: Table, mode: str | None, seat: int | None) -> str | npt.NDArray[np.uint8] | None:
    """What a seat, or with None somebody who watches, sees of the table: printed, as a text, or as a picture."""
    if mode is None:
        return None
    text = in_letters(table, seat)
    if mode == "human":
        print(text, flush=True)
        return None
    return text if mode == "ansi" else in_pixels(text)


def in_letters(table: Table, seat: int | None) -> str:
    """The table as the terminal draws it, and what is asked."""
    rules, state = table.rules, table.state
    game = game_of(rules)
    names = {number: f"player_{number - 1}" for number in range(1, rules.seats + 1)}
    text = str(load(game.desk)().show(Words("en", rules), rules.view(state, seat).to_json(), names, WIDTH))
    if state.actor == OVER:
        return f"{text}\n{[round(each, 3) for each in table.returns]}"
    if state.actor == seat:
        text += f"\n{' · '.join(rules.write(action) for action in state.legal())}"
    return text


def in_pixels(text: str) -> npt.NDArray[np.uint8]:
    """A picture of the letters, always of the same size unless a table needs more lines than most do."""
    from PIL import Image, ImageDraw, ImageFont

    lines = [part for line in text.translate(PLAINER).split("\n") for part in wrap(line, WIDTH) or [""]]
    font = ImageFont.load_default(SIZE)
    picture = Image.new("RGB", (WIDTH * CELL + SIZE, (max(len(lines), LINES) + 1) * ROW), PAPER)
    pen = ImageDraw.Draw(picture)
    # Letters differ in width, so each column begins where it would in a terminal.
    for number, line in enumerate(lines):
        for words in COLUMN.finditer(line):
            at = (SIZE // 2 + CELL * words.start(), SIZE // 2 + ROW * number)
            pen.text(at, words[0], LABEL if words.start() == 0 and words.end() < len(line) else INK, font)
    return np.asarray(picture, dtype=np.uint8).copy()
