"""Learn what to buy in Star Realms from matches of the search's own policy against itself; writes a file of figures.

`python tools/learn_purchases.py --games 480000` takes about ten minutes on one core and writes
src/starlode/bots/search/realms_purchases.json: for each part of a match and each card the logarithm of how likely it is
bought, where it can be. Purchases of winners become more likely and those of losers less (policy gradient); all else is
played as in the playouts of a search.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from starlode.bots.search import realms_knowledge
from starlode.bots.search.realms_knowledge import EARLIEST, NOTHING, PARTS, PURCHASES, part_of, realms_policy
from starlode.core.listing import Options
from starlode.core.rng import Rng
from starlode.core.rules import NATURE, OVER
from starlode.realms import codes
from starlode.realms.rules import RealmsRules
from starlode.realms.table import DEPTH, TURN

BATCH = 400
FAST, SLOW = 0.12, 0.01  # steps at the beginning and at the end
LEAST, MOST = -12.0, 6.0
FREE = (*range(codes.USE, codes.SCRAP), codes.ALLY_AS)  # what is used before anything is bought

Purchase = tuple[int, list[int], Any, int]  # part of the match, what was on offer, how likely each was, what was chosen


class Learner:
    """Plays, remembers what was bought, and moves the figures."""

    def __init__(self, seed: int) -> None:
        self.rules = RealmsRules({"turn-limit": "60"})
        self.chance = np.random.default_rng(seed)
        first = [realms_knowledge.purchases(self.rules.cards, phase) for phase in EARLIEST]
        self.figures = np.log(np.maximum(np.array(first, float), 1.0) / max(map(max, first)))
        self.figures = np.maximum(self.figures, LEAST)
        # Buys nothing by itself, because that is done here.
        self.policy = realms_policy(self.rules.cards, lambda cards, phase: [0] * NOTHING + [1])

    def learn(self, games: int) -> None:
        steps = max(1, games // BATCH)
        mean, spread = np.zeros_like(self.figures), np.zeros_like(self.figures)
        for step in range(1, steps + 1):
            gradient = np.zeros_like(self.figures)
            for number in range(BATCH):
                self._play(step * BATCH + number, gradient)
            gradient /= BATCH
            mean = 0.9 * mean + 0.1 * gradient
            spread = 0.99 * spread + 0.01 * gradient**2
            pace = FAST * (1 - step / steps) + SLOW
            self.figures += pace * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-4)
            self.figures = np.clip(self.figures, LEAST, MOST)
            print(f"\rlearning: {100 * step // steps} %", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)

    def _play(self, seed: int, gradient: Any) -> None:
        rng, options = Rng(seed), Options()
        state = self.rules.new()
        bought: tuple[list[Purchase], list[Purchase]] = ([], [])
        done = -1  # the turn in which nothing more is bought
        while (actor := int(state.actor)) != OVER:
            if actor == NATURE:
                state.sample(rng)
                continue
            state.list_into(options)
            turn = int(state.get(TURN))
            offered = self._offered(state, options) if done != turn else []
            if offered:
                purchase = self._choose(part_of(turn // 2), [*offered, NOTHING])
                bought[actor].append(purchase)
                chosen = purchase[1][purchase[3]]
                if chosen != NOTHING:
                    state.apply((codes.BUY << 6) + chosen)
                    continue
                done = turn
            state.apply(options.actions[0] if options.size == 1 else self.policy.pick(state, options, rng))
        for seat, gain in enumerate(state.returns()):
            for part, kinds, likely, chosen in bought[seat]:
                change = -gain * likely
                change[chosen] += gain
                np.add.at(gradient[part], kinds, change)

    def _offered(self, state: Any, options: Options) -> list[int]:
        """What can be bought, once nothing is left to play or to use."""
        if state.get(DEPTH):
            return []
        actions = [int(options.actions[number]) for number in range(options.size)]
        if any(action >> 6 == codes.PLAY or action >> 6 in FREE for action in actions):
            return []
        return [action & 63 for action in actions if action >> 6 == codes.BUY]

    def _choose(self, part: int, kinds: list[int]) -> Purchase:
        figures = self.figures[part][kinds]
        likely = np.exp(figures - figures.max())
        likely /= likely.sum()
        chosen = int(np.searchsorted(np.cumsum(likely), self.chance.random()))
        return part, kinds, likely, min(chosen, len(kinds) - 1)

    def write(self, file: Path) -> None:
        ids = [card.id for card in self.rules.cards]
        figures = {name: [round(float(row[kind]), 2) for row in self.figures] for kind, name in enumerate(ids)}
        figures["nothing"] = [round(float(row[NOTHING]), 2) for row in self.figures]
        rows = ",\n".join(f" {json.dumps(name)}: {json.dumps(row)}" for name, row in figures.items())
        file.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=480_000, help="how many matches it learns from")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    learner = Learner(chosen.seed)
    learner.learn(chosen.games)
    learner.write(PURCHASES)
    print(f"learning: wrote {PURCHASES.name}, {PARTS} figures for each of {len(learner.rules.cards)} cards")


if __name__ == "__main__":
    main()
