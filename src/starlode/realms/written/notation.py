"""Actions as lines of text and back: `buy blob-wheel`, `attack 2 trading-post`, `* draw viper`."""

from collections.abc import Sequence

from starlode.realms.cards import Card
from starlode.realms.engine import codes

# Verbs whose low part is a card.
CARD_VERBS = {
    codes.PLAY: "play",
    codes.BUY: "buy",
    codes.DISCARD: "discard",
    codes.SCRAP_HAND: "scrap-hand",
    codes.SCRAP_DISCARD: "scrap-discard",
    codes.SCRAP_ROW: "scrap-row",
    codes.ACQUIRE: "acquire",
    codes.GIVE: "give",
    codes.COPY: "copy",
    codes.DRAW: "draw",
    codes.REVEAL: "reveal",
}
BARE_VERBS = {
    codes.END_TURN: "end-turn",
    codes.TO_TOP: "to-top",
    codes.TO_DISCARD: "to-discard",
    codes.DECLINE: "decline",
    codes.DONE: "done",
    codes.CONSENT: "consent",
    codes.REFUSE: "refuse",
}
# Verbs with a number: seats and branches count from 1.
NUMBER_VERBS = {
    codes.ATTACK: "attack",
    codes.CHOOSE: "choose",
    codes.HAND_OVER: "hand-over",
    codes.TARGET: "target",
    codes.START: "start",
}
SEAT_VERBS = {codes.ATTACK_BASE: "attack", codes.DESTROY: "destroy", codes.PASS: "pass"}
# Verbs for a copy of a boss's base that has damage already.
DAMAGE_VERBS = {codes.ATTACK_DAMAGED: "attack", codes.DESTROY_DAMAGED: "destroy"}
# What a copy in play has used already, where that tells it from others: bases by state; a ship's primary always is.
BASE_STATES = ("", " used-primary", " used-ally", " used-both")
SHIP_STATES = ("", "", " used-ally", " used-ally")


class Notation:
    """The lines of a set of cards."""

    def __init__(self, cards: Sequence[Card], boss: int | None = None) -> None:
        self.cards = cards
        self.boss = (boss or 0) + 1
        self.ids = [card.id for card in cards]
        self._lines = {action: self._line(action) for action in self._all_actions()}
        self._meanings: dict[str, list[int]] = {}
        for action, line in self._lines.items():
            self._meanings.setdefault(line, []).append(action)

    def write(self, action: int) -> str:
        return self._lines[action]

    def meanings(self, line: str) -> list[int]:
        """The actions that a line could mean: one, or none; a ship and a base state share no line."""
        return self._meanings.get(line, [])

    def verb_and_details(self, action: int) -> tuple[str, dict[str, str | int]]:
        """An action taken apart, for whoever draws or speaks it."""
        kind, low = divmod(action, 64)
        words = self._lines[action].split(" ")
        if codes.AMOUNT <= kind < codes.START:
            return words[0], {"amount": action - codes.AMOUNT * 64}
        if kind in NUMBER_VERBS:
            return words[0], {"branch" if kind == codes.CHOOSE else "seat": low + 1}
        if kind in BARE_VERBS:
            return words[0], {}
        details: dict[str, str | int] = {"card": self.ids[low]}
        if any(first <= kind < first + codes.MOST_SEATS for first in SEAT_VERBS):
            details["seat"] = int(words[1])
        elif words[-1].startswith("damaged-"):
            details |= {"seat": int(words[1]), "damage": int(words[-1].removeprefix("damaged-"))}
        elif codes.ALLY_AS <= kind < codes.ATTACK:
            details = {"card": words[1], "as": self.ids[low]}
        if words[-1].startswith("used-"):
            details["copy"] = words[-1]
        return words[0], details

    def _all_actions(self) -> list[int]:
        actions = [kind * 64 + card for kind in CARD_VERBS for card in range(len(self.cards))]
        for kind in range(codes.USE, codes.ATTACK):
            actions += [kind * 64 + card for card in range(len(self.cards)) if self._can_be(kind, self.cards[card])]
        bases = [card for card in range(len(self.cards)) if self.cards[card].is_base]
        for first in SEAT_VERBS:
            cards = range(len(self.cards)) if first == codes.PASS else bases
            actions += [(first + seat) * 64 + card for seat in range(codes.MOST_SEATS) for card in cards]
        for first in DAMAGE_VERBS:
            actions += [
                (first + hurt) * 64 + card for card in bases for hurt in range(1, self.cards[card].defense or 0)
            ]
        actions += [codes.AMOUNT * 64 + amount for amount in range(1, codes.MOST_AMOUNT + 1)]
        actions += [kind * 64 for kind in BARE_VERBS]
        return actions + [kind * 64 + number for kind in NUMBER_VERBS for number in range(codes.MOST_SEATS)]

    @staticmethod
    def _can_be(kind: int, card: Card) -> bool:
        """Whether an ability of this kind of action can ever be used on such a card."""
        if kind < codes.ALLY:
            return card.is_base
        if kind >= codes.ALLY_AS:
            return not card.is_base
        state = kind - codes.ALLY if kind < codes.SCRAP else kind - codes.SCRAP
        return card.is_base or state in (1, 3)

    def _line(self, action: int) -> str:
        kind, low = divmod(action, 64)
        if kind in CARD_VERBS:
            return f"{CARD_VERBS[kind]} {self.ids[low]}"
        if kind in BARE_VERBS:
            return BARE_VERBS[kind]
        if codes.AMOUNT <= kind < codes.START:
            return f"amount {action - codes.AMOUNT * 64}"
        if kind in NUMBER_VERBS:
            return f"{NUMBER_VERBS[kind]} {low + 1}"
        card = self.ids[low]
        for first, verb in SEAT_VERBS.items():
            if first <= kind < first + codes.MOST_SEATS:
                return f"{verb} {kind - first + 1} {card}"
        for first, verb in DAMAGE_VERBS.items():
            if first < kind < first + 16:
                return f"{verb} {self.boss} {card} damaged-{kind - first}"
        if kind == codes.ALLY_AS:
            return f"ally stealth-needle as {card}"
        if codes.SCRAP_AS <= kind < codes.ATTACK:
            return f"scrap stealth-needle as {card}" + (" used-ally" if kind > codes.SCRAP_AS else "")
        states = BASE_STATES if self.cards[low].is_base else SHIP_STATES
        if kind < codes.ALLY:
            return f"use {card}{states[2 * (kind - codes.USE)]}"
        if kind < codes.SCRAP:
            return f"ally {card}{states[kind - codes.ALLY]}"
        return f"scrap {card}{states[kind - codes.SCRAP]}"
