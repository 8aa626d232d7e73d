"""Writes the tables of docs/encoding.md from the encodings in the code (`--write`), or says that they are stale."""

import argparse
import sys
from itertools import groupby
from pathlib import Path

from starlode.core.encoding import Block, Encoding
from starlode.core.errors import BadInput
from starlode.core.game import Game
from starlode.games import games

PAGE = Path(__file__).resolve().parent.parent / "docs" / "encoding.md"
MARK = "<!-- The tables below are written by `python tools/encoding_page.py --write`. -->\n"
FEW = 6  # slots that are listed by name


def encodings(game: Game) -> dict[tuple[str, int], Encoding]:
    """The encoding of every way to play a game with every number of seats."""
    found = {}
    for way, numbers in game.ways.items():
        for seats in numbers:
            found[way, seats] = game.rules({game.way: way, "seats": str(seats)}).encoding
    return found


def page() -> str:
    """The page as it has to be now; what stands above the mark is written by hand."""
    head, mark, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
    parts = [head + mark]
    for game in games():
        try:
            told = encodings(game)
        except BadInput:
            continue  # a game without an encoding
        parts += [f"## {game.title}", _sizes(game, told), *_observation(game, told), *_actions(game, told)]
    return "\n\n".join([parts[0].rstrip("\n"), *parts[1:]]) + "\n"


def _sizes(game: Game, told: dict[tuple[str, int], Encoding]) -> str:
    head = f"| {game.way} | seats | observation | actions | with nature's | columns of a row |"
    rows = [head, "|---|---|---|---|---|---|"]
    for (way, seats), each in told.items():
        columns = len(each.features.names)
        rows.append(f"| {way} | {seats} | {each.observation_size} | {each.num_actions} | {each.num_ids} | {columns} |")
    return "\n".join(rows)


def _observation(game: Game, told: dict[tuple[str, int], Encoding]) -> list[str]:
    """All slots of the first way, and what others have besides."""
    (way, seats), first = next(iter(told.items()))
    rows = ["| from | slots | name | tells |", "|---|---|---|---|"]
    at = 0
    for _, group in groupby(first.blocks, key=_kind):
        blocks = list(group)
        rows.append(f"| {at} | {_slots(blocks)} | {_name(blocks)} | {blocks[0].about} |")
        at += sum(len(block.slots) for block in blocks)
    parts = [f"### Slots: {way}, {seats} seats, version {first.version}", "\n".join(rows)]
    known = {_kind(block) for block in first.blocks}
    besides: dict[tuple[str, str], list[tuple[str, int]]] = {}
    for (other, number), each in told.items():
        for kind in dict.fromkeys(_kind(block) for block in each.blocks):
            if kind[0] not in {name for name, _ in known}:
                besides.setdefault(kind, []).append((other, number))
    if besides:
        rows = ["| name | in | tells |", "|---|---|---|"]
        rows += [f"| `{name}` | {_ways(game, ways)} | {about} |" for (name, about), ways in besides.items()]
        parts += ["Others have these besides:", "\n".join(rows)]
    return parts


def _ways(game: Game, ways: list[tuple[str, int]]) -> str:
    """Ways to play, those that are meant with every number of seats by their name alone."""
    shown = []
    for way, group in groupby(ways, key=lambda each: each[0]):
        seats = [number for _, number in group]
        shown.append(way if tuple(seats) == tuple(game.ways[way]) else f"{way} with {' or '.join(map(str, seats))}")
    return ", ".join(shown)


def _kind(block: Block) -> tuple[str, str]:
    """What blocks that are alike have in common: `seat 1 hand` and `seat 2 hand`."""
    return " ".join("N" if word.isdigit() else word for word in block.name.split()), block.about


def _name(blocks: list[Block]) -> str:
    first, last = blocks[0].name, blocks[-1].name
    return f"`{first}`" if first == last else f"`{first}` to `{last}`"


def _slots(blocks: list[Block]) -> str:
    slots = [slot for slot in blocks[0].slots if slot]
    times = f"{len(blocks)} × " if len(blocks) > 1 else ""
    if len(blocks[0].slots) <= 2:
        return times + str(len(blocks[0].slots))
    shown = slots if len(slots) <= FEW else [*slots[:2], "…", slots[-1]]
    return f"{times}{len(slots)}: {', '.join(shown)}"


def _actions(game: Game, told: dict[tuple[str, int], Encoding]) -> list[str]:
    """The ids of the first way in runs of a kind, and the kinds that others have besides."""
    (way, seats), first = next(iter(told.items()))
    rows = ["| ids | such as |", "|---|---|"]
    at = 0
    for _, group in groupby(first.actions, key=_shape):
        lines = list(group)
        shown = f"`{lines[0]}`" if len(lines) == 1 else f"`{lines[0]}` to `{lines[-1]}`"
        ids = f"{at}" if len(lines) == 1 else f"{at} to {at + len(lines) - 1}"
        rows.append(f"| {ids} | {shown}{' (nature)' if at >= first.num_actions else ''} |")
        at += len(lines)
    parts = [f"### Ids: {way}, {seats} seats, version {first.version}", "\n".join(rows)]
    known = set(map(_shape, first.actions))
    besides: dict[str, list[tuple[str, int]]] = {}
    for (other, number), each in told.items():
        for shape in sorted({_shape(line) for line in each.actions} - known):
            besides.setdefault(shape, []).append((other, number))
    if besides:
        rows = ["| such as | in |", "|---|---|"]
        rows += [f"| `{shape}` | {_ways(game, ways)} |" for shape, ways in sorted(besides.items())]
        parts += ["Others have these besides, where N is a number and … a card:", "\n".join(rows)]
    return parts


def _shape(line: str) -> str:
    """A line with its cards and numbers left open."""
    verb, *rest = line.split()
    shown = []
    for place, word in enumerate(rest):
        stem, dash, number = word.rpartition("-")
        if word.isdigit() or word in ("boss", "as"):
            shown.append("N" if word.isdigit() else word)
        else:
            is_numbered = dash and number.isdigit() and stem in ("damaged", "copy", "recoloured", "less")
            is_copy = place > 0 and word.startswith(("used-", "dyed-"))
            shown.append(f"{stem}-N" if is_numbered else word if is_copy else "…")
    return " ".join((verb, *shown))


def main() -> int:
    """Write or check the page; the exit status is 1 when a check fails."""
    parser = argparse.ArgumentParser(description="Keep the tables of docs/encoding.md in step with the code.")
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--write", action="store_true", help="write them")
    mode.add_argument("--check", action="store_true", help="say whether they are out of date")
    if parser.parse_args().write:
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    current = PAGE.read_text(encoding="utf-8") == page()
    if not current:
        print("docs/encoding.md: out of date, run python tools/encoding_page.py --write")
    return 0 if current else 1


if __name__ == "__main__":
    sys.exit(main())
