"""How long random matches of Cave-In are, what lets the mine cave in, and how much choice there is at most.

`python tools/cavein/lengths.py 1000000` looks at so many decisions, over all numbers of seats and editions.
"""

import json
import sys
from collections import Counter, defaultdict
from statistics import mean, median

from starlode import _compiled
from starlode.cavein.effects import EDITIONS
from starlode.cavein.engine import codes
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import DEPTH, REASON, ROUND, Journal
from starlode.cavein.rules import CaveinRules
from starlode.cavein.written.happenings import CAVE_INS, REASONS
from starlode.core.engine.rng import Rng

PLAYERS = ("uniform", "eager")  # eager ones end a turn only when nothing else is left


class Tally:
    """What was counted in the matches of a number of seats and a kind of player."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.decisions: list[int] = []
        self.options: Counter[int] = Counter()
        self.cave_ins: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()

    def told(self) -> dict[str, object]:
        ordered, steps = sorted(self.rounds), sum(self.cave_ins.values())
        return {
            "matches": len(ordered),
            "rounds": {"mean": round(mean(ordered), 1), "median": median(ordered), "range": [ordered[0], ordered[-1]]},
            "decisions": {"mean": round(mean(self.decisions)), "most": max(self.decisions)},
            "options": {"mean": round(sum(n * k for n, k in self.options.items()) / self.options.total(), 1)},
            "cave-ins": {why: round(self.cave_ins[why] / steps, 3) for why in CAVE_INS},
            "ends": dict(self.ends),
        }  # fmt: skip


def play(rules: CaveinRules, rng: Rng, player: str, tally: Tally) -> tuple[int, State]:
    """Play one match; the most options there were, and where."""
    state = rules.new()
    state.journal = Journal()
    decisions, most, where = 0, 0, state
    while state.actor != codes.OVER:
        if state.actor == codes.NATURE:
            state.sample(rng)
            continue
        legal = state.legal()
        number = len(legal)
        decisions += 1
        tally.options[number] += 1
        if number > most:
            most, where = number, state.clone()
        may_end = player == "uniform" or state.get(DEPTH) > 0 or number == 1
        state.apply(legal[rng.below(number if may_end else number - 1)])
    tally.decisions.append(decisions)
    tally.rounds.append(int(state.get(ROUND)))
    tally.ends[REASONS[state.get(REASON)]] += 1
    tally.cave_ins.update(CAVE_INS[b] for code, _, b, _ in state.journal.entries if code == codes.E_CAVE_IN)
    return most, where


def main(decisions: int) -> None:
    tallies: defaultdict[tuple[int, str], Tally] = defaultdict(Tally)
    rng, done, seed = Rng(2021), 0, 0
    largest: tuple[int, dict[str, object]] = (0, {})
    while done < decisions:
        seats, edition, player = 2 + seed % 3, EDITIONS[seed // 3 % 3], PLAYERS[seed // 9 % 2]
        rules = CaveinRules({"seats": str(seats), "edition": edition})
        tally = tallies[seats, player]
        most, where = play(rules, rng, player, tally)
        if most > largest[0]:
            asked = rules.decision(where)
            largest = (most, {"asked": asked.asked, "seats": seats, "edition": edition, "actions": asked.actions})
        done += tally.decisions[-1]
        seed += 1
    report = {f"{seats} seats, {player}": tally.told() for (seats, player), tally in sorted(tallies.items())}
    everything: Counter[str] = sum((tally.cave_ins for tally in tallies.values()), Counter())
    shares = {why: round(everything[why] / everything.total(), 3) for why in CAVE_INS}
    head = {
        "engine": _compiled.status(),
        "decisions": done,
        "largest number of options": largest[0],
        "where": largest[1],
    }
    print(json.dumps({**head, "cave-ins": shares, **report}, indent=1))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
