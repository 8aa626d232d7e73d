"""Onlookers with perfect memory. They read nothing but seen_by events, and are asked what a view should say."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from starlode.realms.cards import CARDS

Pile = Counter[str]
SHIPS = {card.id for card in CARDS if not card.is_base}
START_DECK = {"scout": 8, "viper": 2}


class Memory:
    """What an onlooker can say of one seat: where its cards lie, as far as anybody showed them."""

    def __init__(self, deck: Mapping[str, int]) -> None:
        self.unseen: Pile = Counter(deck)  # in the deck, or in the part of the hand that nobody saw
        self.known: Pile = Counter()  # in the hand, for everybody has seen it go there
        self.hand = 0
        self.top: list[str] = []  # the next card first
        self.discard: Pile = Counter()
        self.in_play: Pile = Counter()

    @property
    def deck(self) -> int:
        return self.unseen.total() + self.known.total() - self.hand + len(self.top)

    def draw(self, card: str | None) -> None:
        self.hand += 1
        if self.top:
            expected = self.top.pop(0)
            assert card in (expected, None), "another card came than the one that lay on top"
            self.known[expected] += 1

    def leave_hand(self, card: str, count: int = 1) -> None:
        for _ in range(count):
            self.hand -= 1
            pile = self.known if self.known[card] else self.unseen
            pile[card] -= 1
            assert pile[card] >= 0, "a card left the hand that was nowhere"

    def shuffle(self) -> None:
        assert self.deck == 0
        self.known += self.unseen  # the deck is empty: all that was not seen elsewhere is in the hand
        self.unseen, self.discard = self.discard, Counter()

    def end_turn(self) -> None:
        for card in list(self.in_play):
            if card in SHIPS:
                self.discard[card] += self.in_play.pop(card)


class Observer:
    """Remembers a whole match as one viewer (None: a spectator) sees it; knows only the rulebook's set-up before."""

    def __init__(self, viewer: int | None, trade_deck: Mapping[str, int], seats: int = 2) -> None:
        self.viewer = viewer
        self.seats = {seat: Memory(START_DECK) for seat in range(1, seats + 1)}
        self.trade_deck: Pile = Counter(trade_deck)

    def read(self, events: Iterable[Mapping[str, Any]]) -> None:
        for event in events:
            self._read(event)

    def _read(self, event: Mapping[str, Any]) -> None:
        name, card = event["event"], event.get("card")
        if name == "card-revealed":
            self.trade_deck[str(card)] -= 1
        if "seat" not in event:
            return
        memory = self.seats[event["seat"]]
        match name:
            case "card-drawn":
                # One's own cards are told in full; whether others know them does not follow from that.
                memory.draw(None if self.viewer == event["seat"] else card)
                assert card is not None or self.viewer != event["seat"]
            case "card-played":
                memory.leave_hand(str(card))
                memory.in_play[str(card)] += 1
            case "card-discarded":
                memory.leave_hand(str(card), event["count"])
                memory.discard[str(card)] += event["count"]
            case "card-scrapped":
                self._scrapped(memory, str(card), event["from"])
            case "base-destroyed":
                memory.in_play[str(card)] -= 1
                memory.discard[str(card)] += 1
            case "card-bought" if not event["on-top"]:
                memory.discard[str(card)] += 1
            case "card-bought" | "card-acquired":
                memory.top.insert(0, str(card))
            case "deck-shuffled":
                memory.shuffle()
            case "turn-ended":
                memory.end_turn()

    @staticmethod
    def _scrapped(memory: Memory, card: str, place: str) -> None:
        if place == "hand":
            memory.leave_hand(card)
        elif place == "discard-pile":
            memory.discard[card] -= 1
        elif place == "play":
            memory.in_play[card] -= 1

    def assert_agrees(self, view: Mapping[str, Any]) -> None:
        """A view says what this onlooker knows: all of it, and of other seats nothing more."""
        assert +self.trade_deck == Counter(view["trade-deck"])
        for seat, memory in self.seats.items():
            told = view["seats"][seat - 1]
            assert told["hand"]["size"] == memory.hand
            assert Counter(told["hand"]["known"]) == +memory.known
            assert told["deck"] == {"size": memory.deck, "top": memory.top}
            assert Counter(told["discard"]) == +memory.discard
            in_play: Pile = Counter()
            for entry in told["in-play"]:
                in_play[entry["card"]] += entry["count"]
            assert in_play == +memory.in_play
            if seat == self.viewer:
                rest = memory.unseen + memory.known
                rest.subtract(told["hand"]["cards"])
                assert Counter(told["unseen"]) == +rest
            else:
                assert told["hand"]["cards"] is None
                assert Counter(told["unseen"]) == +memory.unseen


Hand = tuple[str, ...]


class Worlds:
    """Every hand that a seat may hold, by trying all draws and dropping what events contradict. No rule of memory."""

    def __init__(self, pool: Mapping[str, int], hands: set[Hand], top: list[str], discard: Mapping[str, int]) -> None:
        self.pool: Pile = Counter(pool)  # deck and hand together, without the cards on top
        self.hands = hands
        self.top = list(top)
        self.discard: Pile = Counter(discard)
        self.in_play: Pile = Counter()

    def read(self, event: Mapping[str, Any]) -> None:
        name, card = event["event"], str(event.get("card"))
        if name == "card-drawn":
            self._draw()
        elif name == "deck-shuffled":
            self.hands = {hand for hand in self.hands if Counter(hand) == +self.pool}
            self.pool += self.discard
            self.discard = Counter()
        elif name == "card-played" or (name == "card-scrapped" and event["from"] == "hand"):
            self._leave(card)
            self.in_play[card] += name == "card-played"
        elif name == "card-discarded":
            for _ in range(event["count"]):
                self._leave(card)
            self.discard[card] += event["count"]
        elif name == "card-scrapped":
            pile = {"discard-pile": self.discard, "play": self.in_play}.get(event["from"], Counter())
            pile[card] -= 1
        elif name == "base-destroyed" or (name == "card-bought" and not event["on-top"]):
            self.in_play[card] -= name == "base-destroyed"
            self.discard[card] += 1
        elif name in ("card-bought", "card-acquired"):
            self.top.insert(0, card)
        elif name == "turn-ended":
            for ship in SHIPS & set(self.in_play):
                self.discard[ship] += self.in_play.pop(ship)

    def _draw(self) -> None:
        if self.top:
            card = self.top.pop(0)
            self.pool[card] += 1
            self.hands = {tuple(sorted([*hand, card])) for hand in self.hands}
        else:
            self.hands = {
                tuple(sorted([*hand, card]))
                for hand in self.hands
                for card in +(self.pool - Counter(hand))
            }  # fmt: skip

    def _leave(self, card: str) -> None:
        self.pool[card] -= 1
        left = set()
        for hand in self.hands:
            if card in hand:
                at = hand.index(card)
                left.add(hand[:at] + hand[at + 1 :])
        self.hands = left


def hands_of_view(seat: Mapping[str, Any]) -> set[Hand]:
    """Every hand that a view leaves possible for a seat that is not the viewer's."""
    known: Pile = Counter(seat["hand"]["known"])
    hands: set[Hand] = {tuple(sorted(known.elements()))}
    pool = known + Counter(seat["unseen"])
    for _ in range(seat["hand"]["size"] - known.total()):
        hands = {tuple(sorted([*hand, card])) for hand in hands for card in +(pool - Counter(hand))}
    return hands


def how_many_hands(seat: Mapping[str, Any]) -> int:
    """How many hands a view leaves possible, without listing them."""
    unknown = seat["hand"]["size"] - sum(seat["hand"]["known"].values())
    ways = [1] + [0] * unknown
    for count in seat["unseen"].values():
        ways = [sum(ways[size - held] for held in range(min(count, size) + 1)) for size in range(unknown + 1)]
    return int(ways[unknown])
