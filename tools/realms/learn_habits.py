"""Learn the habits of the search's playouts in Star Realms from matches of the policy against itself.

`python tools/realms/learn_habits.py --games 200000` takes about ten minutes on one core and writes
src/starlode/bots/realms/habits.json: for each part of a match and each choice the logarithm of how likely it is,
where there is a choice. What winners did becomes likelier, what losers did less so (policy gradient).
"""

import argparse
import json
import random
import sys
from bisect import bisect
from itertools import accumulate
from math import exp
from pathlib import Path

import numpy as np

from starlode.bots.realms.knowledge import (
    EARLIEST,
    HABITS_FILE,
    KINDS,
    NAMES,
    part_of,
    realms_policy,
    simple_habits,
)
from starlode.core.engine.listing import Options
from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, OVER
from starlode.realms.engine import codes
from starlode.realms.engine import policy as habits
from starlode.realms.engine.state import State
from starlode.realms.engine.table import AUTHORITY, COMBAT, DEPTH, TURN
from starlode.realms.rules import RealmsRules

BATCH = 400
FAST, SLOW = 0.1, 0.01  # steps at the beginning and at the end
LEAST, MOST = -10.0, 7.0
NO_CARDS = ("strike", "end", "stop", "to-top", "to-discard")  # habits that are not about a card

Choice = tuple[
    int, list[int], list[float], int
]  # part of the match, what there was, how likely each was, what was done


class Learner:
    """Plays, remembers what was done, and moves the figures."""

    def __init__(self, seed: int) -> None:
        self.rules = RealmsRules({"turn-limit": "60"})
        self.chance = random.Random(seed)
        self.figures = np.clip(np.array(simple_habits(self.rules.cards)), LEAST, MOST)
        self.uses = np.zeros_like(self.figures)
        self.policy = realms_policy(self.rules.cards, self.figures.tolist())
        self._rows: list[list[float]] = []

    def learn(self, games: int) -> None:
        steps = max(1, games // BATCH)
        mean, spread = np.zeros_like(self.figures), np.zeros_like(self.figures)
        for step in range(1, steps + 1):
            gradient = np.zeros_like(self.figures)
            self._rows = self.figures.tolist()
            for number in range(BATCH):
                self._play(step * BATCH + number, gradient)
            gradient /= BATCH
            mean = 0.9 * mean + 0.1 * gradient
            spread = 0.99 * spread + 0.01 * gradient**2
            pace = FAST * (1 - step / steps) + SLOW
            self.figures += pace * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-3)
            self.figures = np.clip(self.figures, LEAST, MOST)
            print(f"\rlearning: {100 * step // steps} %", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)

    def _play(self, seed: int, gradient: np.ndarray) -> None:
        rng, options = Rng(seed), Options()
        state = self.rules.new()
        done: tuple[list[Choice], list[Choice]] = ([], [])
        while (actor := int(state.actor)) != OVER:
            if actor == NATURE:
                state.sample(rng)
                continue
            state.list_into(options)
            if options.size == 1:
                state.apply(options.actions[0])
            elif self._goes_by_habit(state, options, actor):
                choice = self._choose(state, options)
                done[actor].append(choice)
                state.apply(options.actions[choice[3]])
            else:
                state.apply(self.policy.pick(state, options, rng))
        for seat, gain in enumerate(state.returns()):
            for part, places, likely, chosen in done[seat]:
                row = gradient[part]
                for place, chance in zip(places, likely, strict=True):
                    row[place] -= gain * chance
                row[places[chosen]] += gain
                self.uses[part][places[chosen]] += 1

    def _goes_by_habit(self, state: State, options: Options, actor: int) -> bool:
        if state.get(DEPTH):
            return True
        wins = state.of(actor, COMBAT) >= state.of(1 - actor, AUTHORITY)
        return not habits.is_busy(options) and not (
            wins and any(options.actions[n] >> 6 == codes.ATTACK for n in range(options.size))
        )

    def _choose(self, state: State, options: Options) -> Choice:
        part = part_of(int(state.get(TURN)) // 2)
        figures = self._rows[part]
        places = [int(self.policy.habit_of(state, options.actions[n])) for n in range(options.size)]
        likely = [exp(figures[place]) for place in places]
        if places[-1] == KINDS * habits.END and KINDS * habits.STRIKE in places:
            likely[-1] = 0.0  # as in a playout
        total = sum(likely)
        likely = [each / total for each in likely]
        chosen = min(bisect(list(accumulate(likely)), self.chance.random()), len(likely) - 1)
        return part, places, likely, chosen

    def write(self, file: Path) -> None:
        """Only what there was a choice of often enough to learn anything."""
        ids = [card.id for card in self.rules.cards]
        rows = []
        for habit, name in enumerate(NAMES):
            for which in range(KINDS):
                place = KINDS * habit + which
                if self.uses[:, place].sum() >= 100:
                    label = f"{name} {which if name in NO_CARDS else ids[which]}"
                    rows.append(
                        f" {json.dumps(label)}: {json.dumps([round(float(row[place]), 2) for row in self.figures])}"
                    )
        file.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000, help="how many matches it learns from")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    learner = Learner(chosen.seed)
    learner.learn(chosen.games)
    learner.write(HABITS_FILE)
    print(f"learning: wrote {HABITS_FILE.name}, for {len(EARLIEST)} parts of a match")


if __name__ == "__main__":
    main()
