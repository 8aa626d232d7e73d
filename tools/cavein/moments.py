"""Moments of Cave-In, for the sheets of the web client: tools/sample_moments.py writes them."""

from typing import Any

from sample_moments import ME, shown
from starlode import Match, rules
from starlode.bots import make_bot


def in_the_cave(seats: int, asked: str, decisions: int, seed: int) -> Match[Any]:
    """A match of Cave-In in which seat 1 is asked that, after at least so many decisions."""
    match = Match(rules("cavein", seats=seats), seed=seed)
    bot = make_bot("greedy", "cavein")
    count = 0
    while match.decision is not None:
        if count >= decisions and (match.decision.seat, match.decision.asked) == (ME, asked):
            break
        match.play(bot.choose(match.view(match.decision.seat), match.decision))
        count += 1
    return match


def samples() -> dict[str, Any]:
    """Moments for two to four, by name."""
    return {
        "cave": shown(in_the_cave(3, "action", 150, seed=4)),
        "cave-two": shown(in_the_cave(2, "action", 60, seed=2)),
        "cave-four": shown(in_the_cave(4, "action", 200, seed=3)),
        "cave-pay": shown(in_the_cave(3, "pay-crystal", 90, seed=4)),
        "cave-artifact": shown(in_the_cave(3, "pay-artifact", 40, seed=4)),
        "cave-start": shown(in_the_cave(3, "starting", 60, seed=4)),
        "cave-take": shown(in_the_cave(3, "take-from-docks", 40, seed=4)),
        "cave-subjugate": shown(in_the_cave(3, "subjugate", 20, seed=4)),
        "cave-over": shown(in_the_cave(3, "never", 0, seed=4)),
    }
