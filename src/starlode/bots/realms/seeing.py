"""What `greedy` looks at in its view: itself, its team, and those it plays against."""

from collections import Counter
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, cast

from starlode.core.decision import Decision, Option
from starlode.core.view import View
from starlode.realms.cards import CARDS, Card
from starlode.realms.effects import Ability, ChooseOne, Combat, Draw, OpponentDiscards
from starlode.realms.formats import EMPERORS, party

BY_ID = {card.id: card for card in CARDS}
JUNK = ("scout", "viper", "explorer")
# The opening is for trade, the rest for combat; nobody is taught more than that.
EARLY_ROUNDS = {"duel": 6, "free-for-all": 8, "hunter": 6, "hydra": 3, "emperor": 4, "raid": 4}
HAND = 5


class Base(NamedTuple):
    """A base in play, and how much combat it takes to destroy it."""

    card: Card
    left: int


class Player:
    """One seat, as far as it is seen."""

    def __init__(self, number: int, entry: Any) -> None:
        self.number = number
        self._entry = entry

    @cached_property
    def authority(self) -> int:
        return int(self._entry["authority"])

    @cached_property
    def trade(self) -> int:
        return int(self._entry["trade"])

    @cached_property
    def combat(self) -> int:
        return int(self._entry["combat"])

    @cached_property
    def blobs(self) -> int:
        return int(self._entry["blobs-played"])

    @cached_property
    def is_alive(self) -> bool:
        return not self._entry["place"]

    @cached_property
    def hand(self) -> dict[str, int]:
        """The cards in hand; none where they are hidden."""
        return self._entry["hand"]["cards"] or {}

    @cached_property
    def hand_size(self) -> int:
        return int(self._entry["hand"]["size"])

    @cached_property
    def discard(self) -> dict[str, int]:
        return dict(self._entry["discard"])

    @cached_property
    def bases(self) -> list[Base]:
        """The bases in play, each copy by itself."""
        found = []
        for entry in self._entry["in-play"]:
            card = BY_ID[entry["card"]]
            if card.defense is not None:
                found += [Base(card, card.defense - int(entry.get("damage", 0)))] * int(entry["count"])
        return found

    @cached_property
    def outposts(self) -> list[Base]:
        return [base for base in self.bases if base.card.outpost]

    @cached_property
    def deck(self) -> Counter[str]:
        """All its cards that are not in play, wherever they lie: everybody can count them."""
        hand = self._entry["hand"]
        cards = Counter(self._entry["unseen"])
        cards.update(self.discard)
        cards.update(hand["cards"] if hand["cards"] is not None else hand["known"])
        return cards

    @cached_property
    def danger(self) -> float:
        """About how much harm it does in a turn."""
        cards = max(self.deck.total(), HAND)
        drawn = sum(POWER[card] * count for card, count in self.deck.items()) * HAND / cards
        return drawn + sum(POWER[base.card.id] for base in self.bases)


class Seen:
    """A view through the eyes of the seat that is asked."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.seat = decision.seat
        self.asking = decision.copied or decision.source or ""
        self._content = cast(Any, view.content)
        self._seats = cast(Any, self._content["seats"])

    @cached_property
    def format(self) -> str:
        return "duel" if len(self._seats) == 2 else str(self._content["options"]["format"])

    @cached_property
    def me(self) -> Player:
        return Player(self.seat, self._seats[self.seat - 1])

    @cached_property
    def players(self) -> list[Player]:
        """All seats in their order."""
        return [Player(number, entry) for number, entry in enumerate(self._seats, 1)]

    @cached_property
    def team(self) -> list[Player]:
        """The living players of the own side, the own seat among them."""
        return [player for player in self.players if player.number in self._side and player.is_alive]

    @cached_property
    def mates(self) -> list[Player]:
        return [player for player in self.team if player.number != self.seat]

    @cached_property
    def foes(self) -> list[Player]:
        """The living players of other sides."""
        if len(self._seats) == 2:
            return [self.players[2 - self.seat]]
        return [player for player in self.players if player.number not in self._side and player.is_alive]

    @cached_property
    def _side(self) -> tuple[int, ...]:
        options = self._content["options"]
        return _side_of(options["format"], len(self._seats), options["boss"], self.seat)

    @cached_property
    def boss(self) -> int:
        """The seat of a raid's boss, 0 in other formats."""
        return int(self._content["options"]["boss"]) if self.format == "raid" else 0

    @cached_property
    def done(self) -> list[int]:
        """The members of a Hydra team who are done."""
        return list(self._content["finished"])

    @cached_property
    def row(self) -> dict[str, int]:
        return dict(self._content["row"])

    @cached_property
    def is_early(self) -> bool:
        turns = 2 if self.format == "hydra" else len(self._seats)  # in a round
        return int(self._content["turn"]) <= EARLY_ROUNDS[self.format] * turns

    @property
    def following(self) -> list[Player]:
        """A raider's teammates who have their turns before the boss has his."""
        seats = len(self._seats)
        until = (self.boss - self.seat) % seats
        return [mate for mate in self.mates if (mate.number - self.seat) % seats < until]

    def is_emperor(self, seat: int) -> bool:
        return self.format == "emperor" and seat - 1 in EMPERORS

    @property
    def left(self) -> int:
        """The next living seat."""
        seats = len(self._seats)
        return min(self.foes, key=lambda foe: (foe.number - self.seat) % seats).number


@lru_cache(maxsize=256)
def _side_of(name: str, seats: int, boss: str, seat: int) -> tuple[int, ...]:
    sides = party({"format": name, "seats": str(seats), "boss": boss, "start": "random"}).sides
    return next(tuple(member + 1 for member in side) for side in sides if seat - 1 in side)


def card_of(option: Option) -> Card:
    return BY_ID[str(option.details["card"])]


def points(ability: Ability) -> int:
    """The combat that an ability gives, of its best branch."""
    total = 0
    for effect in ability:
        if isinstance(effect, Combat):
            total += effect.amount
        elif isinstance(effect, ChooseOne):
            total += max(points(branch) for branch in effect.branches)
    return total


def _power(card: Card) -> float:
    draws = sum(effect.cards for effect in card.primary if isinstance(effect, Draw))
    discards = sum(effect.cards for effect in card.primary if isinstance(effect, OpponentDiscards))
    return points(card.primary) + 0.5 * points(card.ally) + 2 * draws + discards


POWER = {card.id: _power(card) for card in CARDS}
