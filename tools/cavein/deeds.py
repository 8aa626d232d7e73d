"""What bots that look ahead do in a match of Cave-In, on average: how often they mine at each cost, recruit and raid.

`python tools/cavein/deeds.py 2 4` plays 16 matches with each of these numbers of seats.
"""

import sys
from collections import Counter

from starlode import Match, rules
from starlode.bots import make_bot

BOT = "fierce@60"
MATCHES = 16
COUNTED = ("mine", "recruit", "collect", "use", "raid")


def deeds(seats: int, seed: int) -> Counter[str]:
    """The deeds of one match, all seats together; crystals by their cost, raids by whose Base it is."""
    match = Match(rules("cavein", seats=seats), seed=seed)
    bots = {seat: make_bot(BOT, "cavein", seed * 10 + seat) for seat in range(1, seats + 1)}
    done: Counter[str] = Counter()
    while match.decision is not None and (seat := match.actor) is not None:
        line = bots[seat].choose(match.view(seat), match.decision)
        verb, *rest = line.split()
        if verb in COUNTED:
            done[verb] += 1
        if verb == "mine":
            done[f"mine at cost {rest[0].split('-')[1]}"] += 1
        if line == f"raid {seat}":
            done["raid of the own Base"] += 1
        match.play(line)
    return done


def main(numbers: list[int]) -> None:
    for seats in numbers:
        total = sum((deeds(seats, seed) for seed in range(MATCHES)), Counter[str]())
        print(f"{seats} players: {', '.join(f'{deed} {total[deed] / MATCHES:.1f}' for deed in sorted(total))}")


if __name__ == "__main__":
    main([int(number) for number in sys.argv[1:]])
