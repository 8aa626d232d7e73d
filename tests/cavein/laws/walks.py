"""Random walks through Cave-In: the matches and moments that its laws are tested on.

A walk is determined by its case and its seed, and a test that fails names both.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from hypothesis import strategies as st

from starlode.cavein.components import COSTS, FACTIONS, HALVES, LEVELS
from starlode.cavein.components import DOCKS as DOCK_PLACES
from starlode.cavein.components import MINE as MINE_PLACES
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import DEPTH
from starlode.cavein.rules import CaveinRules
from starlode.core.decision import Json
from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from tests.depth import DEEP as DEEP
from tests.depth import TODAY as TODAY
from tests.laws import walker
from tests.laws.walker import at as at
from tests.laws.walker import new_match as new_match
from tests.laws.walker import walk as walk

ROUND_LIMIT = "30"
EDITIONS = ("en2021", "de2018", "pl2018")
WITH_BIOSS = "bioss+weedlocks+metanels+minegglers"
WITH_TERRONS = "terrons+hydrans+weedlocks+bioss"
OPTIONS: dict[str, dict[str, str]] = {
    "usual": {},
    "turned": {
        "taken-crystals-cave-in": "yes", "surplus-cards": "no", "unowned-totems": "no", "robuster-one-colour": "no",
        "empty-skills": "no", "open-crystals": "yes",
    },
    "bioss": {"factions": WITH_BIOSS, "robuster-one-colour": "yes", "empty-skills": "no"},
    "terrons": {"factions": WITH_TERRONS, "start": "2", "surplus-cards": "no"},
    "first": {"factions": "first-game", "taken-crystals-cave-in": "yes", "unowned-totems": "no"},
}  # fmt: skip
# Uniform players take any option; eager ones end their turn only when nothing else is left.
PLAYERS = ("eager", "uniform")
STARTS = ("deal", "rich")


@dataclass(frozen=True)
class Case(walker.Case):
    """Seats, edition, options, who plays, and from where."""

    seats: int
    edition: str
    options: str
    player: str
    begins: str

    def __str__(self) -> str:
        return f"{self.seats}/{self.edition}/{self.options}/{self.player}/{self.begins}"

    @property
    def rules(self) -> CaveinRules:
        return rules_of(self.seats, self.edition, self.options)

    def choose(self, state: State, rng: Rng) -> int:
        return choose(state, rng, self.player)

    def position(self, rng: Rng) -> dict[str, Json] | None:
        return None if self.begins == "deal" else rich_position(self.rules, rng)

    @property
    def stride(self) -> int:
        return 1 if DEEP else 3


@cache
def rules_of(seats: int = 2, edition: str = "en2021", options: str = "usual") -> CaveinRules:
    return CaveinRules({"seats": str(seats), "edition": edition, "round-limit": ROUND_LIMIT, **OPTIONS[options]})


def choose(state: State, rng: Rng, player: str) -> int:
    """A random choice of whoever is asked."""
    legal = list(state.legal())
    if player == "eager" and not state.get(DEPTH) and len(legal) > 1:
        legal.pop()  # ending the turn, or its starting phase, is the last option
    return int(legal[rng.below(len(legal))])


ALL_CASES = [Case(*choice) for choice in product((2, 3, 4), EDITIONS, OPTIONS, PLAYERS, STARTS)]
# Every seat count meets every edition, and every option, player and start is among them.
FEW_CASES = [
    Case(2, "en2021", "usual", "eager", "deal"),
    Case(2, "de2018", "turned", "eager", "rich"),
    Case(2, "pl2018", "bioss", "uniform", "deal"),
    Case(3, "en2021", "bioss", "eager", "rich"),
    Case(3, "de2018", "first", "uniform", "deal"),
    Case(3, "pl2018", "terrons", "eager", "rich"),
    Case(4, "en2021", "turned", "eager", "deal"),
    Case(4, "de2018", "terrons", "uniform", "rich"),
    Case(4, "pl2018", "usual", "eager", "rich"),
]
# Three of them change every day; STARLODE_SEED=N brings those of day N back. Deeply, many more are looked at.
TODAYS_CASES = [ALL_CASES[(TODAY * 37 + 61 * number) % len(ALL_CASES)] for number in range(24 if DEEP else 3)]
CASES = list(dict.fromkeys([*FEW_CASES, *TODAYS_CASES]))


def moments(most: int = 400) -> st.SearchStrategy[walker.Moment]:
    """Moments of random matches, few steps from the start where Hypothesis shrinks."""
    return st.builds(walker.Moment, st.sampled_from(ALL_CASES), st.integers(0, 2**32), st.integers(0, most))


def play_one(match: Match[State], rng: Rng, player: str) -> None:
    """Let the player of a match that is not over choose once."""
    match.play(match.rules.write(choose(match.state, rng, player)))


# The middle of a match


def rich_position(rules: CaveinRules, rng: Rng) -> dict[str, Json]:
    """Full hands and Bases, many artifacts owned, stacks that run low: so rare cards meet, and rare questions come."""
    chosen = rules.factions or tuple(_shuffled(FACTIONS, rng)[:4])
    factions = [faction for faction in FACTIONS if faction in chosen]
    cards = {level: _cards(rules, factions, level, rng) for level in LEVELS}
    docks = [cards[level].pop() for level, places in zip(LEVELS, DOCK_PLACES, strict=True) for _ in range(places)]
    crystals = {cost: _crystals(rules, cost, rng) for cost in COSTS}
    mine = [crystals[cost].pop() for cost, places in zip(COSTS, MINE_PLACES, strict=True) for _ in range(places)]
    hidden = [_few(cards[1], 2, rng) + _few(cards[2], 1, rng) for _ in range(rules.seats)]
    pool = _shuffled([cards[level].pop() for level in LEVELS for _ in range(_most(level, len(cards[level])))], rng)
    tokens = _shuffled([crystals[cost].pop() for cost in COSTS for _ in range(rng.below(len(crystals[cost])))], rng)
    artifacts = _shuffled([artifact.id for artifact in rules.box.artifacts], rng)
    seats: list[Json] = []
    for seat in range(rules.seats):
        hand = [*hidden[seat], *_few(pool, 7 - len(hidden[seat]), rng)]
        seats.append({
            "hand": _pile(hand), "hidden": _pile(hidden[seat]), "base": [*_few(pool, 7, rng)],
            "subjugated": _pile(_few(pool, 2, rng)), "crystals": _pile(_few(tokens, 5, rng)), "command": factions[seat],
            **_owned([artifacts.pop() for _ in range(1 + rng.below(2))], rng),
        })  # fmt: skip
    tops: list[Json] = []
    unrevealed: list[str] = []
    open_ones = [artifacts.pop() for _ in range(3)]
    for top in open_ones:
        below = _few(artifacts, 2, rng)
        tops.append({"top": top, "below": len(below)})
        unrevealed += below
    current = 1 + int(rng.below(rules.seats))
    holders: list[Json] = [*range(1, rules.seats + 1), None]
    return {
        "starlode-position": 1, "game": "cavein", "turn": 20, "round": 5, "current": current,
        "first": 1 + int(rng.below(rules.seats)), "track": int(rng.below(4)), "factions": [*factions],
        "totems": {faction: holders[rng.below(len(holders))] for faction in factions},
        "docks": _pile(docks), "mine": _pile(mine), "removed": _pile(pool), "artifact-stacks": tops,
        "unrevealed": [*unrevealed], "stack": _pile([card for level in LEVELS for card in cards[level]]),
        "crystal-stack": _pile([crystal for cost in COSTS for crystal in crystals[cost]]), "seats": seats,
        "pending": [{"ask": "count-stacks", "seat": current}],
    }  # fmt: skip


def _cards(rules: CaveinRules, factions: Sequence[str], level: int, rng: Rng) -> list[str]:
    of_level = [card for card in rules.box.mercenaries if card.faction in factions and card.level == level]
    return _shuffled([card.id for card in of_level for _ in range(card.copies)], rng)


def _crystals(rules: CaveinRules, cost: int, rng: Rng) -> list[str]:
    return _shuffled([each.id for each in rules.box.crystals if each.cost == cost for _ in range(each.copies)], rng)


def _most(level: int, left: int) -> int:
    """How many mercenaries of a level are on the table already: of the high ones nearly all."""
    return max(0, left - {1: 4, 2: 2, 3: 1, 4: 1}[level])


def _owned(cards: list[str], rng: Rng) -> dict[str, Json]:
    """A half of each artifact card, rather the one that works during play."""
    halves = []
    for card in cards:
        both = card.split("+")
        halves.append(both[1] if rng.below(5) else both[0])
    halves.sort(key=HALVES.index)
    return {"artifacts": [*halves], "cast": "blue" if "spare-totem-cast" in halves else None}


def _few(source: list[str], most: int, rng: Rng) -> list[str]:
    """Up to so many from the end of a list, rather many than few."""
    number = min(len(source), max(rng.below(most + 1), rng.below(most + 1)))
    return [source.pop() for _ in range(number)]


def _pile(names: list[str]) -> dict[str, Json]:
    return {name: names.count(name) for name in names}


def _shuffled(names: Sequence[str], rng: Rng) -> list[str]:
    shuffled = list(names)
    for last in range(len(shuffled) - 1, 0, -1):
        other = rng.below(last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return shuffled
