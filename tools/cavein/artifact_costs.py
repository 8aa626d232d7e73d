"""How often each artifact half is taken by bots that look ahead, by the number of seats.

`starlode simulate cavein --seats N --games 200 --seed 1 --bots fierce@60,fierce@60 --resume N.jsonl` plays for each
number of seats; `python tools/cavein/artifact_costs.py 2.jsonl 3.jsonl 4.jsonl` prints the table of
docs/cavein/components.md.
"""

import json
import sys
from collections import Counter
from pathlib import Path

from starlode.cavein.components import load


def shares(file: Path) -> tuple[str, int, dict[str, float]]:
    """The number of seats, how many matches there were, and in which part of them each half was taken."""
    head, *games = map(json.loads, file.read_text().splitlines())
    taken = Counter(half for game in games for half in {half for got in game["bought"] for half in got})
    return head["options"]["seats"], len(games), {half.id: taken[half.id] / len(games) for half in load().halves}


def main(files: list[Path]) -> None:
    measured = [shares(file) for file in files]
    print(f"| cost | half | {' | '.join(f'{seats} players ({games})' for seats, games, _ in measured)} |")
    print(f"|---|---|{'---|' * len(measured)}")
    for card in sorted(load().artifacts, key=lambda card: card.cost):
        for half in card.halves:
            print(f"| {card.cost} | {half} | {' | '.join(f'{share[half]:.0%}' for _, _, share in measured)} |")


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
