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
        self.held: Pile | None = None  # the whole hand, where the onlooker may look into it

    @classmethod
    def of_view(cls, seat: Mapping[str, Any]) -> "Memory":
        """What a view says at the moment when somebody begins to look on."""
        memory = cls(seat["unseen"])
        memory.known, memory.hand = Counter(seat["hand"]["known"]), seat["hand"]["size"]
        memory.top, memory.discard = list(seat["deck"]["top"]), Counter(seat["discard"])
        for entry in seat["in-play"]:
            memory.in_play[entry["card"]] += entry["count"]
        if seat["hand"]["cards"] is not None:
            memory.held = Counter(seat["hand"]["cards"])
            memory.unseen = memory.unseen + memory.held - memory.known
        return memory

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
            if self.held is not None:
                self.held[card] -= 1
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

    @property
    def everything(self) -> Pile:
        """All that the seat has, wherever it lies."""
        return self.unseen + self.known + self.discard + self.in_play + Counter(self.top)


def team_of(seat: int, format: str, seats: int, boss: int) -> set[int]:
    """Who plays together, by the rulebook; alone, where it names no teams."""
    if format in ("hydra", "emperor"):
        half = seats // 2
        return set(range(1, half + 1)) if seat <= half else set(range(half + 1, seats + 1))
    if format == "raid" and seat != boss:
        return set(range(1, seats + 1)) - {boss}
    return {seat}


def hands_open_to(viewer: int | None, format: str, seats: int, boss: int) -> set[int]:
    """Whose hands a viewer sees: the own one, and the teammates' in Hydra and among raiders (SR-M188, SR-M207)."""
    if viewer is None:
        return set()
    return {viewer} if format == "emperor" else team_of(viewer, format, seats, boss)


class Observer:
    """Remembers a whole match as one viewer (None: a spectator) sees it; knows only the rulebook's set-up before."""

    def __init__(
        self,
        viewer: int | None,
        trade_deck: Mapping[str, int],
        *,
        seats: int = 2,
        format: str = "duel",
        boss: int = 1,
    ) -> None:
        self.viewer = viewer
        self.seats = {seat: Memory(START_DECK) for seat in range(1, seats + 1)}
        self.trade_deck: Pile = Counter(trade_deck)
        self.teams = {seat: team_of(seat, format, seats, boss) for seat in self.seats}
        self.is_team_turn = format == "hydra"
        self.removed: Pile = Counter()
        self.eliminated: set[int] = set()  # their cards lie where they lay
        for seat in hands_open_to(viewer, format, seats, boss):
            self.seats[seat].held = Counter()

    def take_up(self, view: Mapping[str, Any]) -> None:
        """Begin in the middle of a match, with what the viewer is told."""
        self.trade_deck = Counter(view["trade-deck"])
        for seat, told in enumerate(view["seats"], 1):
            assert (told["hand"]["cards"] is not None) == (self.seats[seat].held is not None)
            self.seats[seat] = Memory.of_view(told)

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
                # Cards of hands that one may look into are told; whether others know them does not follow from that.
                memory.draw(card if memory.held is None else None)
                if memory.held is not None:
                    memory.held[str(card)] += 1
                    assert card is not None
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
                for seat in self.teams[event["seat"]] if self.is_team_turn else {event["seat"]}:
                    self.seats[seat].end_turn()
            case "card-passed":
                memory.discard[str(card)] -= 1
                self.seats[event["target"]].discard[str(card)] += 1
            case "player-eliminated":
                self.eliminated.add(event["seat"])
            case "card-given":
                self._remove(event["seat"])
                self.removed[str(card)] -= 1
                self.seats[event["target"]].discard[str(card)] += 1

    def _remove(self, seat: int) -> None:
        """All that an eliminated player had leaves the game, and everybody sees it."""
        self.eliminated.discard(seat)
        memory, self.seats[seat] = self.seats[seat], Memory({})
        self.removed += memory.everything
        self.seats[seat].held = None if memory.held is None else Counter()

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
        asked = {question["seat"] for question in view["pending"] if question["ask"] in ("gift", "receiver")}
        for seat in self.eliminated - asked if "over" not in view else ():
            self._remove(seat)  # he has nothing to leave, or left nothing
        assert +self.removed == Counter(view["removed"])
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
            if memory.held is not None:
                assert Counter(told["hand"]["cards"]) == +memory.held
                assert Counter(told["unseen"]) == memory.unseen + memory.known - memory.held
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
