"""Mine puzzles from strong play: `python tools/mine_puzzles.py GAME --log FILE`, stopped and taken up at any match.

Every match adds a line to the log, which a second start goes on from. `--write` puts the best of the log and of what is
there into the file of the package: as many of each grade as there are, and not too many of a kind.
"""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

from mining import mine
from starlode.analysis.puzzles.puzzle import FOLDER, FORMAT, Puzzle, puzzles_of


def main() -> None:
    """Mine, or write what was mined."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--log", type=Path, required=True, help="a line of JSON for each match that was mined")
    options.add_argument("--first", type=int, default=1, help="the number of the first match")
    options.add_argument("--hard", action="store_true", help="nothing that the first grader solves; much quicker")
    options.add_argument("--matches", type=int, default=400, help="up to which number matches are mined")
    options.add_argument("--enough", type=int, default=150, help="puzzles, after which no more are looked for")
    options.add_argument("--write", type=int, metavar="N", help="write the best N of log and package, and mine nothing")
    given = options.parse_args()
    lines = given.log.read_text().splitlines() if given.log.is_file() else []
    done = {entry["number"]: entry["puzzles"] for entry in map(json.loads, lines)}
    if given.write is not None:
        known = {each.id: each for each in puzzles_of(given.game)}
        known |= {each["id"]: Puzzle.from_json(each) for found in done.values() for each in found}
        write(given.game, list(known.values()), given.write)
        return
    total = sum(map(len, done.values()))
    with given.log.open("a") as log:
        for number in range(given.first, given.matches + 1):
            if number in done:
                continue
            if total >= given.enough:
                break
            found = mine(given.game, number, given.hard)
            total += len(found)
            log.write(json.dumps({"number": number, "puzzles": [each.to_json() for each in found]}) + "\n")
            log.flush()
            sys.stderr.write(f"match {number}: {len(found)} puzzles, {total} in all\n")


def write(game: str, puzzles: list[Puzzle], most: int) -> None:
    """The hardest first, because they are rare, and of a kind of move no more than a third.

    To play a card is hardly ever a riddle: it costs nothing.
    """
    kinds: Counter[str] = Counter()
    chosen: list[Puzzle] = []
    for puzzle in sorted(puzzles, key=lambda each: (-each.grade, each.next_chance - each.chance, each.id)):
        kind = puzzle.best.partition(" ")[0]
        if len(chosen) < most and kinds[kind] < most // 3 and kind not in ("play", "done"):
            kinds[kind] += 1
            chosen.append(puzzle)
    chosen.sort(key=lambda each: (each.grade, each.id))
    content = {"starlode-puzzles": FORMAT, "game": game, "puzzles": [each.to_json() for each in chosen]}
    text = json.dumps(content, indent=None, ensure_ascii=False).replace('{"id"', '\n{"id"')
    (FOLDER / f"{game}.json").write_text(text + "\n", encoding="utf-8")
    sys.stderr.write(f"{len(chosen)} puzzles: {dict(Counter(each.grade for each in chosen))} {dict(kinds)}\n")


if __name__ == "__main__":
    main()
