"""Random walks through matches of every format: the matches and moments that the laws are tested on.

A walk is determined by its case and its seed, and a test that fails names both.
"""

from dataclasses import dataclass
from functools import cache
from itertools import product

from hypothesis import strategies as st

from starlode.core.decision import Json
from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from starlode.realms.cards import CARDS
from starlode.realms.engine.state import State
from starlode.realms.engine.table import DEPTH, HAND, PLACE, TURN
from starlode.realms.formats import FORMATS
from starlode.realms.rules import RealmsRules
from tests.depth import DEEP as DEEP
from tests.depth import TODAY as TODAY
from tests.depth import examples as examples
from tests.depth import seeds as seeds
from tests.laws import walker
from tests.laws.walker import Moment as Moment
from tests.laws.walker import at as at
from tests.laws.walker import move_on as move_on
from tests.laws.walker import new_match as new_match
from tests.laws.walker import packed as packed
from tests.laws.walker import start as start
from tests.laws.walker import walk as walk

TURN_LIMIT = "60"  # contracts.md, "Tests and time"
PLAYERS = ("uniform", "eager", "busy")
STARTS = ("deal", "rich")  # "late": rich, and everybody near the end
LEAVING = 80  # where people leave: one in so many choices


@dataclass(frozen=True)
class Case(walker.Case):
    """Options, who plays, and from where."""

    discards: str
    ally_check: str
    sets: str
    player: str
    begins: str
    format: str = "duel"
    seats: int = 2
    leaving: bool = False  # players give up in the middle
    consent: str = "ask"
    explorers: str = "yes"
    boss: int = 1

    def __str__(self) -> str:
        name = f"{self.discards}/{self.ally_check}/{self.sets}/{self.player}/{self.begins}"
        if self.format == "duel":
            return name
        more = {"hydra": f"/{self.consent}/{self.explorers}", "raid": f"/{self.boss}"}.get(self.format, "")
        return f"{self.format}-{self.seats}/{name}{more}{'/leaving' if self.leaving else ''}"

    @property
    def rules(self) -> RealmsRules:
        return rules_of(
            self.discards, self.ally_check, self.sets, self.format, self.seats,
            consent=self.consent, explorers=self.explorers, boss=self.boss,
        )  # fmt: skip

    @property
    def options(self) -> dict[str, str]:
        return dict(self.rules.options)

    def choose(self, state: State, rng: Rng) -> int:
        return choose(state, rng, self.player)

    def position(self, rng: Rng) -> dict[str, Json] | None:
        return None if self.begins == "deal" else rich_position(self.rules, rng, late=self.begins == "late")

    def who_leaves(self, state: State, rng: Rng) -> int | None:
        if not self.leaving or state.get(TURN) == 0 or rng.below(LEAVING) > 0:
            return None
        return who_leaves(state, rng)

    @property
    def brief(self) -> int | None:
        """How many steps of a match suffice: a duel is looked at to its end."""
        return None if self.format == "duel" else 1500 if DEEP else 240


@cache
def rules_of(
    discards: str = "immediate",
    ally_check: str = "at-use",
    sets: str = "1",
    format: str = "duel",
    seats: int = 2,
    *,
    consent: str = "ask",
    explorers: str = "yes",
    boss: int = 1,
) -> RealmsRules:
    options = {"discards": discards, "ally-check": ally_check, "sets": sets, "turn-limit": TURN_LIMIT}
    options |= {"format": format, "seats": str(seats), "pool-consent": consent, "pool-explorers": explorers}
    return RealmsRules({**options, "boss": str(boss)})


ALL_CASES = [
    Case(*choice) for choice in product(("immediate", "next-turn"), ("at-use", "unlocked"), ("1", "2"), PLAYERS, STARTS)
]
# Any two values of two options meet in one of these.
FEW_CASES = [
    Case("immediate", "at-use", "1", "busy", "deal"),
    Case("immediate", "unlocked", "2", "eager", "rich"),
    Case("next-turn", "at-use", "2", "busy", "rich"),
    Case("next-turn", "unlocked", "1", "uniform", "deal"),
]
TODAYS_CASES = [ALL_CASES[(TODAY + 5 * number) % len(ALL_CASES)] for number in range(10)]
CASES = list(dict.fromkeys([*FEW_CASES, *TODAYS_CASES])) if DEEP else FEW_CASES

# More than two players: every format with every number of seats


def _format_cases(name: str, seats: int) -> list[Case]:
    """All options that matter to a format, each with every other; of the rest a different one each time."""
    choices = product(
        ("immediate", "next-turn"), ("at-use", "unlocked"), PLAYERS, ("late", "rich", "deal"), (False, True)
    )
    return [
        Case(
            discards, ally_check, "1" if number % 5 == 4 else "auto", player, start, name, seats, leaving,
            consent="auto" if name == "hydra" and number % 3 == 2 else "ask",
            explorers="no" if name == "hydra" and number % 4 == 3 else "yes",
            boss=1 + number % seats if name == "raid" else 1,
        )
        for number, (discards, ally_check, player, start, leaving) in enumerate(choices)
    ]  # fmt: skip


SETTINGS = [(each.name, seats) for each in FORMATS if each.name != "duel" for seats in each.seats]
FORMAT_CASES = {setting: _format_cases(*setting) for setting in SETTINGS}
# One of each, and of each option as often as can be; short matches, for most begin near their end.
FEW_FORMATS = [
    Case(
        ("immediate", "next-turn")[number % 2], ("at-use", "unlocked")[number // 2 % 2], "auto",
        ("busy", "eager", "busy", "uniform")[number % 4], ("late", "late", "rich")[number % 3], name, seats,
        leaving=number % 5 == 4, consent="ask" if seats == 4 else "auto",
        boss=1 + number % seats if name == "raid" else 1,
    )
    for number, (name, seats) in enumerate(SETTINGS)
]  # fmt: skip
# Every day two others, deeply twelve; the name of a test tells its case, and STARLODE_SEED=N brings day N back.
TODAYS_FORMATS = [
    FORMAT_CASES[SETTINGS[(TODAY + 4 * number) % len(SETTINGS)]][(7 * TODAY + 11 * number) % 72]
    for number in range(12 if DEEP else 2)
]
FORMATS_TODAY = list(dict.fromkeys([*FEW_FORMATS, *TODAYS_FORMATS]))
EVERYTHING = [*CASES, *FORMATS_TODAY]


# Who plays


def choose(state: State, rng: Rng, player: str) -> int:
    """A random choice; eager players end their turn only with an empty hand, busy ones only when nothing is left."""
    legal = list(state.legal())
    if not state.get(DEPTH) and len(legal) > 1:
        goes_on = player == "busy" or (player == "eager" and state.size(state.pile(state.actor, HAND)) > 0)
        if goes_on:
            legal.pop()  # ending the turn is the last option
    return int(legal[rng.below(len(legal))])


def who_leaves(state: State, rng: Rng) -> int:
    """Anybody who is still in the match."""
    living = [seat for seat in range(state.seats) if state.of(seat, PLACE) == 0]
    return living[rng.below(len(living))]


def play_one(match: Match[State], rng: Rng, player: str) -> None:
    """Let the player of a match that is not over choose once."""
    match.play(match.rules.write(choose(match.state, rng, player)))


def rich_position(rules: RealmsRules, rng: Rng, bought: int = 8, late: bool = False) -> dict[str, Json]:
    """The middle of a match: at least so many trade cards in every deck, bases in play; so rare cards meet."""
    copies = {card.id: count for card, count in zip(rules.cards, rules.supply, strict=True)}
    trade = [card.id for card in CARDS if card.faction != "unaligned" for _ in range(copies[card.id])]
    _shuffle(trade, rng)
    for card in ("stealth-needle", "imperial-frigate", "imperial-frigate"):
        trade.remove(card)
        trade.insert(len(trade) - 10, card)  # the first seat has the card with most to ask about, and what to copy
    row, heap = [trade.pop() for _ in range(5)], [trade.pop() for _ in range(4)]
    bought = min(bought, len(trade) // (2 * rules.seats) - 1)
    seats: list[Json] = []
    for seat in range(rules.seats):
        cards = [trade.pop() for _ in range(bought + rng.below(bought + 2))] + ["scout"] * 3 + ["viper", "explorer"]
        heap += ["scout"] * 5 + ["viper"]
        bases = [card.id for card in CARDS if card.is_base and card.id in cards][: rng.below(4)]
        for base in bases:
            cards.remove(base)
        _shuffle(cards, rng)
        authority = 12 + rng.below(30) if late else 60 + rng.below(60)
        player: dict[str, Json] = {
            "authority": authority * (3 if seat == rules.party.boss else 1), "hand": _pile(cards[:5]),
            "discard": _pile(cards[5:9]), "deck": _pile(cards[9:]), "in-play": [{"card": base} for base in bases],
        }  # fmt: skip
        if rules.tables.seating.score[seat] != seat:
            del player["authority"]  # a team has one score
        seats.append(player)
    return {
        "starlode-position": 1, "game": "realms", "turn": 9, "current": 1 + rng.below(rules.seats),
        "explorers": copies["explorer"] - rules.seats, "row": _pile(row), "trade-deck": _pile(trade),
        "scrap-heap": _pile(heap), "seats": seats,
    }  # fmt: skip


def _pile(cards: list[str]) -> dict[str, Json]:
    return {card: cards.count(card) for card in cards}


def _shuffle(cards: list[str], rng: Rng) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


# What Hypothesis draws


def every_case() -> st.SearchStrategy[Case]:
    """All cases; half of them are duels."""
    of_formats = st.sampled_from(SETTINGS).flatmap(lambda setting: st.sampled_from(FORMAT_CASES[setting]))
    return st.one_of(st.sampled_from(ALL_CASES), of_formats)


def moments(most: int = 400) -> st.SearchStrategy[Moment]:
    """Moments of random matches, few steps from the start where Hypothesis shrinks."""
    return st.builds(Moment, every_case(), st.integers(0, 2**32), st.integers(0, most))
