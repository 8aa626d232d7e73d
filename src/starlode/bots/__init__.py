"""Bots: they get a view and a decision, and answer with one of its lines."""

import time
from typing import Any

from starlode.bots.brain import Bot, brain_of
from starlode.bots.learned.bot import PolicyBot
from starlode.bots.levels import FORMER, LEVELS, find_level
from starlode.bots.search.bot import Clock, SearchBot
from starlode.bots.uniform import RandomBot
from starlode.core.errors import BadInput
from starlode.core.rules import Rules

__all__ = ["GENTLEST", "KNOWN", "NAMES", "PROPOSED", "USUAL", "Bot", "make_bot"]

NAMES = ("random", "calm", "greedy", "keen", "sharp", "fierce", "relentless")  # the weakest first
# Besides, one who was just told the rules, one that plays only what its networks were taught, and levels of old.
KNOWN = (*NAMES, "novice", "policy", *FORMER)
USUAL = "greedy"  # who plays where nobody was named
GENTLEST = next(iter(LEVELS))  # whom it proposes to somebody who has not won yet
PROPOSED = "keen"  # whom the first screen proposes to somebody who has chosen nobody yet


def make_bot(
    name: str, game: str, seed: int = 0, rules: Rules[Any] | None = None, clock: Clock = time.perf_counter
) -> Bot:
    """The bot of this name; the same seed gives the same choices, as long as there is time for them.

    The rules are needed only where they are not those of the box: otherwise a view tells all about them.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return brain_of(game).greedy(rules)
    if name == "novice":
        return brain_of(game).novice()
    if name == "policy":
        return PolicyBot(seed, rules)
    level = find_level(name)
    if level is not None:
        return SearchBot(level, seed, rules, clock)
    raise BadInput("bad-bot", name=name, known=", ".join(KNOWN))
