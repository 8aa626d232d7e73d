"""Write hints with the views they were given for, to be read against them: `python tools/sample_reasons.py GAME`.

Bots play matches of every way of a game; of each reason a few samples are kept, rare ones as well as common ones.
"""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from starlode.bots import make_bot
from starlode.bots.hints import advise
from starlode.core.match import Match
from starlode.games import find, table_rules
from starlode.i18n import Words

EACH = 8  # samples of a reason
EVERY = 3  # decisions
OTHER_WAYS = 3  # one match in so many is not of the game's first way


def main() -> None:
    """Write one sample a line, as JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--reasons", type=int, default=240, help="how many to write")
    options.add_argument("--matches", type=int, default=60, help="how many to play at most")
    options.add_argument("--ways", type=int, default=150, help="what each hint looks at")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=Path, default=Path("/dev/stdout"))
    given = options.parse_args()
    told: Counter[str] = Counter()
    with given.out.open("w") as out:
        for number in range(given.matches):
            for sample in samples(given.game, given.seed + number, given.ways, told):
                out.write(json.dumps(sample) + "\n")
            if sum(told.values()) >= given.reasons:
                break
    sys.stderr.write(f"{sum(told.values())} reasons of {len(told)} kinds\n")


def samples(game: str, seed: int, ways: int, told: Counter[str]) -> list[Any]:
    """Hints of one match that tell something which was not told often enough."""
    tables = [(way, seats) for way, numbers in find(game).ways.items() for seats in numbers]
    way, seats = tables[seed // OTHER_WAYS % len(tables)] if seed % OTHER_WAYS == 0 else tables[0]
    rules = table_rules(game, way, seats, {})
    match: Match[Any] = Match(rules, seed=seed)
    words = Words("en", rules)
    bot = make_bot("sharp@12", game, seed, rules, clock=lambda: 0.0)
    found: list[Any] = []
    turn = 0
    while (decision := match.decision) is not None:
        turn += 1
        view = match.view(decision.seat)
        if turn % EVERY == 0 and len(decision.options) > 1:
            advice = advise(rules, view, ways, clock=lambda: 0.0)
            for rank, tip in enumerate(advice.tips):
                new = [reason for reason in tip.reasons[: 3 if rank else 2] if told[reason.message] < EACH]
                if new:
                    told.update(reason.message for reason in new)
                    found.append({
                        "action": tip.option.action, "rank": rank + 1, "chance": tip.chance, "asked": decision.asked,
                        "why": [words.why(reason.to_json(), words.names_for(decision.seat)) for reason in new],
                        "options": decision.actions, "view": view.to_json(),
                    })  # fmt: skip
        match.play(bot.choose(view, decision))
    return found


if __name__ == "__main__":
    main()
