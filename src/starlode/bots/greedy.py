"""The `greedy` bot of Star Realms: plays everything useful, buys by simple values, kills when it can."""

from collections.abc import Callable
from typing import Any

from starlode.core.decision import Decision, Option
from starlode.core.view import View
from starlode.realms.cards import CARDS, Card
from starlode.realms.effects import (
    Authority,
    ChooseOne,
    Combat,
    DiscardThenDraw,
    Draw,
    DrawPerBlob,
    Effect,
    Scrap,
    Trade,
)

BY_ID = {card.id: card for card in CARDS}
# The opening is for trade, the rest for combat; nobody is taught more than that.
EARLY = 12
JUNK = ("scout", "viper", "explorer")
# Played first because later cards profit, or last because it copies them.
FIRST = ("fleet-hq", "mech-world")
LAST = ("stealth-needle",)


class GreedyRealms:
    """Looks one decision ahead: what is free to use is used, the best that can be paid is bought, then it attacks."""

    def choose(self, view: View, decision: Decision) -> str:
        table = Seen(view, decision.copied or decision.source)
        if decision.asked == "action":
            return self._act(table, decision).action
        return max(decision.options, key=lambda option: ANSWERS[decision.asked](table, option)).action

    def _act(self, table: "Seen", decision: Decision) -> Option:
        by_verb: dict[str, list[Option]] = {}
        for option in decision.options:
            by_verb.setdefault(option.verb, []).append(option)
        strikes = [option for option in by_verb.get("attack", []) if "card" not in option.details]
        if strikes and table.combat >= table.foe_authority:
            return strikes[0]
        for verb, worth in (("play", _order_of_play), ("use", _card_value), ("ally", _card_value)):
            if by_verb.get(verb):
                return max(by_verb[verb], key=lambda option: worth(table, option))
        buys = [option for option in by_verb.get("buy", []) if _buy_value(table, option) > 0]
        if buys:
            return max(buys, key=lambda option: _buy_value(table, option))
        scraps = [option for option in by_verb.get("scrap", []) if _worth_scrapping(table, option)]
        if scraps:
            return scraps[0]
        bases = [option for option in by_verb.get("attack", []) if "card" in option.details]
        if bases and (not strikes or table.combat < table.foe_authority):
            return max(bases, key=lambda option: _card_value(table, option))
        if strikes:
            return strikes[0]
        return by_verb["end-turn"][0]


class Seen:
    """What the bot looks at in its view."""

    def __init__(self, view: View, asking: str | None) -> None:
        self.asking = asking or ""
        content: Any = view.content
        seats = content["seats"]
        me, foe = seats[view.seat - 1 if view.seat else 0], seats[2 - view.seat if view.seat else 1]
        self.turn = int(content["turn"])
        self.trade = int(me["trade"])
        self.combat = int(me["combat"])
        self.foe_authority = int(foe["authority"])
        self.blobs = int(me["blobs-played"])
        self.hand: dict[str, int] = me["hand"]["cards"] or {}
        self.row: dict[str, int] = content["row"]
        in_play = [(BY_ID[entry["card"]], int(entry["count"])) for entry in foe["in-play"]]
        self.foe_outposts = sum(count for card, count in in_play if card.outpost)

    @property
    def is_early(self) -> bool:
        return self.turn <= EARLY


def _of(option: Option) -> Card:
    return BY_ID[str(option.details["card"])]


def _order_of_play(table: Seen, option: Option) -> float:
    card = _of(option)
    if card.id in FIRST:
        return 3
    if card.id in LAST:
        return 0
    return 2 if card.is_base else 1


def _card_value(table: Seen, option: Option) -> float:
    return _of(option).cost


def _buy_value(table: Seen, option: Option) -> float:
    """What a card is worth to buy: its cost, and a little for what the moment asks for."""
    card = _of(option)
    if card.id == "explorer":
        return 1 if table.is_early else 0
    value = float(card.cost)
    if table.is_early:
        value += sum(effect.amount for effect in card.primary if isinstance(effect, Trade)) * 0.5
        value += sum(1.5 for effect in card.primary if isinstance(effect, Scrap))
    else:
        value += sum(effect.amount for effect in card.primary if isinstance(effect, Combat)) * 0.3
    return value + sum(effect.cards for effect in card.primary if isinstance(effect, Draw))


def _worth_scrapping(table: Seen, option: Option) -> bool:
    """Explorers and spent bases are worth more as combat once the opening is over, and anything if it kills."""
    card = BY_ID[str(option.details.get("as") or option.details["card"])]
    combat = sum(effect.amount for effect in card.scrap if isinstance(effect, Combat))
    if combat and not table.foe_outposts and table.combat + combat >= table.foe_authority:
        return True
    return card.id == "explorer" and not table.is_early


def _branch(table: Seen, option: Option) -> float:
    choice = next(effect for effect in BY_ID[table.asking].primary if isinstance(effect, ChooseOne))
    return sum(_effect_value(table, effect) for effect in choice.branches[int(str(option.details["branch"])) - 1])


def _effect_value(table: Seen, effect: Effect) -> float:
    match effect:
        case Trade(amount):
            return amount * (1.6 if table.is_early else 0.7)
        case Combat(amount):
            return amount * (0.7 if table.is_early else 1.3)
        case Authority(amount):
            return amount * 0.6
        case DrawPerBlob():
            return table.blobs * 2.5
        case DiscardThenDraw(up_to):
            return 1.1 * min(up_to, sum(table.hand.get(card, 0) for card in JUNK))
        case _:
            return 1.0


def _least_wanted(table: Seen, option: Option) -> float:
    if "card" not in option.details:
        return -1.5  # to stop is better than to lose a real card, worse than to lose junk
    card = _of(option)
    return -float(JUNK.index(card.id)) / 10 if card.id in JUNK else -2.0 - card.cost


def _scrap_choice(table: Seen, option: Option) -> float:
    if "card" not in option.details:
        return -0.5
    card = _of(option)
    if card.id == "explorer":
        return -1.0
    value = _least_wanted(table, option)
    # A card in the hand can still be played this turn; one in the discard pile cannot.
    return value - (0.01 if option.verb == "scrap-hand" else 0)


def _prefer(word: str) -> Callable[[Seen, Option], float]:
    return lambda table, option: 1.0 if option.verb == word else 0.0


def _most_valuable(table: Seen, option: Option) -> float:
    return _of(option).cost + 1.0 if "card" in option.details else 0.0


ANSWERS: dict[str, Callable[[Seen, Option], float]] = {
    "choose": _branch,
    "discard": _least_wanted,
    "destroy-base": _most_valuable,
    "scrap-row": _prefer("decline"),
    "scrap": _scrap_choice,
    "discard-then-draw": _least_wanted,
    "scrap-then-draw": _scrap_choice,
    "acquire-ship": _most_valuable,
    "copy-ship": _most_valuable,
    "destination": _prefer("to-top"),
}
