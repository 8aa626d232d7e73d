"""A table set up for a test, of two players or more: say what lies where, then play lines as at the table."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from starlode.core.decision import Json
from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.realms.cards import CARDS
from starlode.realms.engine.state import State
from starlode.realms.engine.table import (
    AUTHORITY,
    COMBAT,
    DECK,
    DISCARD_PILE,
    EXPLORERS,
    HAND,
    MARKERS,
    OWED,
    PLACE,
    REMOVED,
    ROW,
    SCRAP_HEAP,
    TRADE,
    TRADE_DECK,
)
from starlode.realms.rules import RealmsRules
from tests.watched import Watched

ORDER = {card.id: kind for kind, card in enumerate(CARDS)}


class Player:
    """One seat with everything it has, hidden or not; lists are in the order of the card list."""

    def __init__(self, table: "Table", seat: int) -> None:
        self._table = table
        self._seat = seat

    @property
    def hand(self) -> list[str]:
        return self._table.pile(self._state.pile(self._seat, HAND))

    @property
    def discard(self) -> list[str]:
        return self._table.pile(self._state.pile(self._seat, DISCARD_PILE))

    @property
    def deck(self) -> list[str]:
        top = self._entry["top"]
        assert isinstance(top, list)
        return sorted([*self._table.pile(self._state.pile(self._seat, DECK)), *map(str, top)], key=ORDER.__getitem__)

    @property
    def top(self) -> list[str]:
        """What is known to lie on the deck, the next card first."""
        top = self._entry["top"]
        assert isinstance(top, list)
        return [str(card) for card in top]

    @property
    def in_play(self) -> list[str]:
        entries = self._entry["in-play"]
        assert isinstance(entries, list)
        cards = [entry["card"] for entry in entries if isinstance(entry, dict) for _ in range(int(str(entry["count"])))]
        return sorted(map(str, cards), key=ORDER.__getitem__)

    @property
    def damage(self) -> list[tuple[str, int]]:
        """The damaged bases, each with its damage."""
        entries = self._entry["in-play"]
        assert isinstance(entries, list)
        return [
            (str(entry["card"]), int(str(entry["damage"])))
            for entry in entries
            if isinstance(entry, dict) and "damage" in entry
            for _ in range(int(str(entry["count"])))
        ]

    @property
    def authority(self) -> int:
        """The own score, or that of the team where it has one."""
        return int(self._state.of(self._state.tables.seating.score[self._seat], AUTHORITY))

    @property
    def trade(self) -> int:
        return int(self._state.of(self._seat, TRADE))

    @property
    def combat(self) -> int:
        return int(self._state.of(self._seat, COMBAT))

    @property
    def markers(self) -> int:
        return int(self._state.of(self._seat, MARKERS))

    @property
    def owes(self) -> int:
        return int(self._state.of(self._seat, OWED))

    @property
    def is_out(self) -> bool:
        return int(self._state.of(self._seat, PLACE)) > 0

    @property
    def _state(self) -> State:
        return self._table.match.state

    @property
    def _entry(self) -> dict[str, Json]:
        seats = self._table.match.position()["seats"]
        assert isinstance(seats, list)
        entry = seats[self._seat]
        assert isinstance(entry, dict)
        return entry


class Table(Watched[State]):
    """A match with short words for what tests look at; seat 1 is `me`, seat 2 the `foe`."""

    def __init__(self, match: Match[State]) -> None:
        super().__init__(match)
        self.me = Player(self, 0)
        self.foe = Player(self, 1)

    def seat(self, number: int) -> Player:
        """Any seat, counted from 1."""
        return Player(self, number - 1)

    def refuse(self, line: str, seat: int | None = None) -> IllegalAction:
        return self.refused(line, seat)

    def pile(self, pile: int) -> list[str]:
        return [card.id for kind, card in enumerate(CARDS) for _ in range(self.match.state.count(pile, kind))]

    @property
    def row(self) -> list[str]:
        return self.pile(ROW)

    @property
    def trade_deck(self) -> list[str]:
        return self.pile(TRADE_DECK)

    @property
    def scrap_heap(self) -> list[str]:
        return self.pile(SCRAP_HEAP)

    @property
    def removed(self) -> list[str]:
        """The cards that left the game with eliminated players."""
        return self.pile(REMOVED)

    @property
    def explorers(self) -> int:
        return int(self.match.state.get(EXPLORERS))

    @property
    def winner(self) -> int | None:
        outcome = self.match.outcome
        return outcome.winners[0] if outcome and outcome.winners else None

    @property
    def places(self) -> tuple[int, ...]:
        return self.match.outcome.places if self.match.outcome else ()

    def claim_draw(self, seat: int) -> None:
        self.match.claim_draw(seat)


def new_duel(seed: int = 1, **options: str) -> Table:
    """A real match from the deal."""
    return Table(Match(RealmsRules({name.replace("_", "-"): value for name, value in options.items()}), seed=seed))


def a_duel(
    *,
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    in_play: Sequence[str] = (),
    row: Sequence[str] = (),
    trade_deck: Sequence[str] = (),
    explorers: int | None = None,
    scrap_heap: Sequence[str] = (),
    authority: int = 50,
    trade: int = 0,
    combat: int = 0,
    markers: int = 0,
    foe_hand: Sequence[str] = (),
    foe_deck: Sequence[str] = (),
    foe_discard: Sequence[str] = (),
    foe_bases: Sequence[str] = (),
    foe_authority: int = 50,
    options: Mapping[str, str] | None = None,
    turn: int = 3,
) -> Table:
    """Seat 1 in its action phase; decks lie as listed, the top card first. No card anywhere unless it is named.

    Explorers are as many as are left of the ten.
    """
    everywhere = [*hand, *deck, *discard, *in_play, *foe_hand, *foe_deck, *foe_discard, *foe_bases]
    if explorers is None:
        explorers = 10 - everywhere.count("explorer")
    me: dict[str, Json] = {
        "authority": authority, "trade": trade, "combat": combat, "markers": markers,
        "hand": _pile(hand), "deck": _pile(deck), "discard": _pile(discard),
        "in-play": [{"card": card, "count": 1} for card in in_play],
    }  # fmt: skip
    foe: dict[str, Json] = {
        "authority": foe_authority, "hand": _pile(foe_hand), "deck": _pile(foe_deck), "discard": _pile(foe_discard),
        "in-play": [{"card": card, "count": 1} for card in foe_bases],
    }  # fmt: skip
    stacks: dict[str, Json] = {"deck-1": list(deck), "deck-2": list(foe_deck), "trade-deck": list(trade_deck)}
    position: dict[str, Json] = {
        "starlode-position": 1, "game": "realms", "turn": turn, "current": 1, "explorers": explorers,
        "row": _pile(row), "trade-deck": _pile(trade_deck), "scrap-heap": _pile(scrap_heap),
        "seats": [me, foe], "stacks": stacks,
    }  # fmt: skip
    return Table(Match(RealmsRules(options), position=position))


@dataclass(frozen=True)
class Setting:
    """What lies at one seat of a table; see a_seat."""

    hand: Sequence[str] = ()
    deck: Sequence[str] = ()
    discard: Sequence[str] = ()
    in_play: Sequence[str] = ()
    top: Sequence[str] = ()
    damaged: Sequence[tuple[str, int]] = ()
    authority: int | None = None
    trade: int = 0
    combat: int = 0
    markers: int = 0
    owes: int = 0
    place: int = 0

    @property
    def cards(self) -> list[str]:
        bases = [base for base, _ in self.damaged]
        return [*self.hand, *self.deck, *self.top, *self.discard, *self.in_play, *bases]


def a_seat(
    *,
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    in_play: Sequence[str] = (),
    top: Sequence[str] = (),
    damaged: Sequence[tuple[str, int]] = (),
    authority: int | None = None,
    trade: int = 0,
    combat: int = 0,
    markers: int = 0,
    owes: int = 0,
) -> Setting:
    """What lies at a seat of a_table; authority is what the format deals, unless it is given.

    The cards of `top` lie openly on the deck, the next one first; damaged bases are in play besides the others.
    """
    return Setting(hand, deck, discard, in_play, top, damaged, authority, trade, combat, markers, owes)


def out(place: int) -> Setting:
    """A seat whose player was eliminated when so many were left, himself among them."""
    return Setting(authority=0, place=place)


def a_table(
    format: str,
    at: Mapping[int, Setting] | None = None,
    *,
    seats: int | None = None,
    current: int = 1,
    turn: int = 7,
    row: Sequence[str] = (),
    trade_deck: Sequence[str] = (),
    explorers: int | None = None,
    scrap_heap: Sequence[str] = (),
    removed: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
) -> Table:
    """The current seat of a format in its action phase; decks lie as listed, the top card first.

    No card anywhere unless it is named, and a seat that is not named is alive with empty piles. As many seats as the
    format needs at least, unless said otherwise; a Hydra team has the authority that one of its members is given.
    """
    rules = RealmsRules({"format": format, "seats": str(seats or "auto"), **(options or {})})
    party = rules.party
    settings = [(at or {}).get(seat + 1, Setting()) for seat in range(party.seats)]
    assert all(1 <= seat <= party.seats for seat in at or {})
    if explorers is None:
        held = sum(setting.cards.count("explorer") for setting in settings) + list(removed).count("explorer")
        explorers = rules.supply[ORDER["explorer"]] - held
    entries: list[Json] = []
    for seat, setting in enumerate(settings):
        team = party.sides[party.side_of[seat]] if party.format.takes_team_turns else (seat,)
        given = [authority for member in team if (authority := settings[member].authority) is not None]
        in_play: list[Json] = [{"card": card, "count": 1} for card in setting.in_play]
        in_play += [{"card": card, "count": 1, "damage": damage} for card, damage in setting.damaged]
        entry: dict[str, Json] = {
            "authority": given[0] if given else party.authority(seat), "place": setting.place,
            "trade": setting.trade, "combat": setting.combat, "markers": setting.markers, "owes": setting.owes,
            "hand": _pile(setting.hand), "deck": _pile(setting.deck), "top": list(setting.top),
            "discard": _pile(setting.discard), "in-play": in_play,
        }  # fmt: skip
        entries.append(entry)
    stacks: dict[str, Json] = {f"deck-{seat}": list(setting.deck) for seat, setting in enumerate(settings, 1)}
    position: dict[str, Json] = {
        "starlode-position": 1, "game": "realms", "turn": turn, "current": current, "explorers": explorers,
        "row": _pile(row), "trade-deck": _pile(trade_deck), "scrap-heap": _pile(scrap_heap), "removed": _pile(removed),
        "seats": entries, "stacks": {**stacks, "trade-deck": list(trade_deck)},
    }  # fmt: skip
    return Table(Match(rules, position=position))


def new_table(format: str, seats: int | None = None, seed: int = 1, **options: str) -> Table:
    """A real match of a format from the deal."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return Table(Match(RealmsRules({"format": format, "seats": str(seats or "auto"), **chosen}), seed=seed))


def _pile(cards: Sequence[str]) -> dict[str, Json]:
    return {**Counter(cards)}
