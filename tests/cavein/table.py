"""A table of Cave-In set up for a test: say what lies where, then play lines as at the table."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from starlode.cavein.components import COLOUR_OF, COLOURS, COSTS, FACTIONS, LEVELS, Components, default_text, load, read
from starlode.cavein.engine.state import State
from starlode.cavein.rules import CaveinRules
from starlode.core.chance import KeyedChance, StackedChance
from starlode.core.decision import Json
from starlode.core.match import Match
from tests.watched import Watched

BOX = load()
LEVEL = {card.id: card.level for card in BOX.mercenaries}
FACTION = {card.id: card.faction for card in BOX.mercenaries}
COST = {crystal.id: crystal.cost for crystal in BOX.crystals}
FACTION_OF = {colour: faction for faction, colour in COLOUR_OF.items()}
ARTIFACT_CARD = {half: card.id for card in BOX.artifacts for half in card.halves}
CARD_ORDER = [card.id for card in BOX.mercenaries]
CRYSTAL_ORDER = [crystal.id for crystal in BOX.crystals]
STACKS = (*(f"mercenaries-{level}" for level in LEVELS), *(f"crystals-{cost}" for cost in COSTS))


@dataclass(frozen=True)
class Belongings:
    """What a seat has before the test begins; Bases lie from bottom to top, the leader last."""

    hand: Sequence[str] = ()
    hidden: Sequence[str] = ()  # the part of the hand that nobody else has seen
    base: Sequence[str] = ()
    crystals: Sequence[str] = ()
    subjugated: Sequence[str] = ()
    artifacts: Sequence[str] = ()
    cast: str | None = None  # the colour of the Spare Totem Cast
    left: bool = False  # has given up

    def written(self) -> dict[str, Json]:
        return {
            "hand": {**Counter(self.hand)},
            "hidden": {**Counter(self.hidden)},
            "base": [*self.base],
            "crystals": {**Counter(self.crystals)},
            "subjugated": {**Counter(self.subjugated)},
            "artifacts": [*self.artifacts],
            "cast": self.cast,
            "left": self.left,
        }

    @property
    def cards(self) -> list[str]:
        return [*self.hand, *self.base, *self.subjugated]


NOTHING = Belongings()


def a_player(**belongings: Any) -> Belongings:
    """What somebody other than seat 1 has: `a_player(hand=["drollo"], base=["driller", "foreman"])`."""
    return Belongings(**belongings)


class Player:
    """One seat with everything it has, hidden or not; lists without an order of their own are in that of the box."""

    def __init__(self, table: "Table", seat: int) -> None:
        self._table = table
        self.seat = seat

    @property
    def hand(self) -> list[str]:
        """All cards in hand, dyed ones too."""
        cards = Counter(_counter(self._entry["hand"]))
        if self._table.position["current"] == self.seat:
            for pile in _mapping(self._table.position["dyed"]).values():
                cards += _counter(pile)
        return sorted(cards.elements(), key=CARD_ORDER.index)

    @property
    def dyed(self) -> dict[str, list[str]]:
        """The cards in hand that count as another colour this turn."""
        piles = _mapping(self._table.position["dyed"])
        return {colour: sorted(_counter(pile).elements(), key=CARD_ORDER.index) for colour, pile in piles.items()}

    @property
    def base(self) -> list[str]:
        """From bottom to top."""
        return _names(self._entry["base"])

    @property
    def leader(self) -> str | None:
        return self.base[-1] if self.base else None

    @property
    def crystals(self) -> list[str]:
        return sorted(_counter(self._entry["crystals"]).elements(), key=CRYSTAL_ORDER.index)

    @property
    def subjugated(self) -> list[str]:
        return sorted(_counter(self._entry["subjugated"]).elements(), key=CARD_ORDER.index)

    @property
    def artifacts(self) -> list[str]:
        return _names(self._entry["artifacts"])

    @property
    def cast(self) -> Json:
        return self._entry["cast"]

    @property
    def command(self) -> Json:
        return self._entry["command"]

    @property
    def totems(self) -> list[str]:
        """The colours of the totems it has."""
        return [colour for colour, holder in self._table.totems.items() if holder == self.seat]

    @property
    def points(self) -> int:
        return int(self._table.match.state.score(self.seat - 1))

    @property
    def _entry(self) -> Mapping[str, Json]:
        seats = self._table.position["seats"]
        assert isinstance(seats, list)
        return _mapping(seats[self.seat - 1])


class Table(Watched[State]):
    """A match with short words for what tests look at; seat 1 is `me`, seat 2 the `foe`, then `third` and `fourth`."""

    def __init__(self, match: Match[State]) -> None:
        super().__init__(match)
        self.players = [Player(self, seat) for seat in range(1, match.rules.seats + 1)]
        self.me, self.foe = self.players[:2]

    @property
    def third(self) -> Player:
        return self.players[2]

    @property
    def fourth(self) -> Player:
        return self.players[3]

    def refuse(self, line: str, seat: int | None = None) -> str:
        """The code of a line's refusal."""
        return self.refused(line, seat).code

    # What is asked

    def offered(self, verb: str) -> list[str]:
        """What may follow a verb now: `table.offered("mine")`."""
        return [line.partition(" ")[2] for line in self.options if line.split()[0] == verb]

    # What lies on the table

    @property
    def position(self) -> Mapping[str, Json]:
        return self.match.position()

    @property
    def docks(self) -> list[str]:
        return sorted(_counter(self.position["docks"]).elements(), key=CARD_ORDER.index)

    @property
    def mine(self) -> list[str]:
        return sorted(_counter(self.position["mine"]).elements(), key=CRYSTAL_ORDER.index)

    @property
    def stack(self) -> list[str]:
        return sorted(_counter(self.position["stack"]).elements(), key=CARD_ORDER.index)

    @property
    def crystal_stack(self) -> list[str]:
        return sorted(_counter(self.position["crystal-stack"]).elements(), key=CRYSTAL_ORDER.index)

    @property
    def removed(self) -> list[str]:
        """What has left the game."""
        return sorted(_counter(self.position["removed"]).elements(), key=CARD_ORDER.index)

    @property
    def played(self) -> list[str]:
        """The cards of this turn, in the order of play."""
        return _names(self.position["played"])

    @property
    def artifacts(self) -> list[Json]:
        """The top card of each stack, None where a stack is empty."""
        return [_mapping(stack)["top"] for stack in _list(self.position["artifact-stacks"])]

    @property
    def totems(self) -> dict[str, Json]:
        """Who has the totem of each colour in play: a seat, or None for nobody."""
        holders = _mapping(self.position["totems"])
        return {colour: holders[faction] for faction, colour in COLOUR_OF.items() if faction in holders}

    @property
    def factions(self) -> list[str]:
        return _names(self.position["factions"])

    @property
    def track(self) -> Any:
        return self.position["track"]

    @property
    def round(self) -> Any:
        """Rounds that are over."""
        return self.position["round"]


@cache
def _rules(options: frozenset[tuple[str, str]], copies: frozenset[tuple[str, int]] = frozenset()) -> CaveinRules:
    return CaveinRules(dict(options), _box(copies) if copies else None)


def _box(copies: frozenset[tuple[str, int]]) -> Components:
    """The box with other numbers of some mercenaries."""
    text = default_text()
    for card, number in copies:
        text = re.sub(rf'(id = "{card}"\n(?:\w.*\n)*?copies = )\d+', rf"\g<1>{number}", text)
    return read(text, "my-box.toml")


def new_game(seed: int = 1, stacks: Mapping[str, Sequence[str]] | None = None, **options: str) -> Table:
    """A real match from the deal, with what nature draws arranged if it matters."""
    rules = _rules(frozenset((name.replace("_", "-"), value) for name, value in options.items()))
    arranged = {pile: [*cards] for pile, cards in (stacks or {}).items()}
    return Table(Match(rules, chance=StackedChance(arranged, KeyedChance.from_seed(seed))))


@dataclass
class _Stacks:
    """Artifact stacks, each from the top down, its cards named by one of their halves."""

    given: Sequence[Sequence[str]]
    below: list[str] = field(init=False)
    written: list[Json] = field(init=False)

    def __post_init__(self) -> None:
        stacks = [[ARTIFACT_CARD[half] for half in stack] for stack in self.given]
        stacks += [[] for _ in range(3 - len(stacks))]
        self.below = [card for stack in stacks for card in stack[1:]]
        self.written = [{"top": stack[0] if stack else None, "below": len(stack[1:])} for stack in stacks]


def a_table(
    *,
    hand: Sequence[str] = (),
    hidden: Sequence[str] = (),
    base: Sequence[str] = (),
    crystals: Sequence[str] = (),
    subjugated: Sequence[str] = (),
    artifacts: Sequence[str] = (),
    cast: str | None = None,
    foe: Belongings = NOTHING,
    third: Belongings | None = None,
    fourth: Belongings | None = None,
    docks: Sequence[str] = (),
    mine: Sequence[str] = (),
    stack: Sequence[str] = (),
    crystal_stack: Sequence[str] = (),
    artifact_stacks: Sequence[Sequence[str]] = (),
    totems: Mapping[str, int] | None = None,
    wild: Sequence[str] = ("red", "green"),
    starting: bool = False,
    first: int = 1,
    track: int = 0,
    rounds: int = 2,
    passes: int = 0,
    edition: str = "en2021",
    copies: Mapping[str, int] | None = None,
    options: Mapping[str, str] | None = None,
) -> Table:
    """Seat 1 at the beginning of its action phase, its leader not used; with `starting` its whole turn is to come.

    Nothing lies anywhere unless it is named. Stacks lie as listed, the card that is drawn first comes first; those of
    which nothing is named have run out long ago. `wild` are the two absent colours; totems belong to nobody unless
    `totems={"brown": 1}` says whose they are. `copies={"maccarat": 2}` is a box with another number of a card.
    """
    seats = [Belongings(hand, hidden, base, crystals, subjugated, artifacts, cast), foe]
    seats += [other for other in (third, fourth) if other is not None]
    factions = [faction for faction in FACTIONS if COLOUR_OF[faction] not in wild]
    assert len(factions) == 4
    for card in [*docks, *stack, *(card for seat in seats for card in seat.cards)]:
        assert FACTION[card] in factions, f"{card} is not in play: its colour is wild"
    piles = {f"mercenaries-{level}": [card for card in stack if LEVEL[card] == level] for level in LEVELS}
    piles |= {f"crystals-{cost}": [each for each in crystal_stack if COST[each] == cost] for cost in COSTS}
    relics = _Stacks(artifact_stacks)
    position: dict[str, Json] = {
        "starlode-position": 1, "game": "cavein", "turn": 2 * len(seats), "current": 1, "first": first,
        "round": rounds, "track": track, "passes": passes, "factions": [*factions],
        "totems": {FACTION_OF[colour]: (totems or {}).get(colour) for colour in COLOURS if colour not in wild},
        "docks": {**Counter(docks)}, "mine": {**Counter(mine)},
        "stack": {**Counter(stack)}, "crystal-stack": {**Counter(crystal_stack)},
        "empty": [pile for pile in STACKS if not piles[pile]],
        "artifact-stacks": relics.written, "unrevealed": [*relics.below],
        "seats": [seat.written() for seat in seats],
        "stacks": {**{pile: [*cards] for pile, cards in piles.items()}, "artifacts": [*relics.below]},
    }  # fmt: skip
    if starting:
        position["pending"] = [{"ask": "begin-turn", "seat": 1}]
    chosen = {"seats": str(len(seats)), "edition": edition, **(options or {})}
    rules = _rules(frozenset(chosen.items()), frozenset((copies or {}).items()))
    return Table(Match(rules, position=position))


def _mapping(content: Json) -> dict[str, Json]:
    assert isinstance(content, dict)
    return content


def _list(content: Json) -> list[Json]:
    assert isinstance(content, list)
    return content


def _names(content: Json) -> list[str]:
    return [str(name) for name in _list(content)]


def _counter(content: Json) -> Counter[str]:
    return Counter({name: int(str(count)) for name, count in _mapping(content).items()})
