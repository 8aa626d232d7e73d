"""How `greedy` answers the questions of cards and of teammates. SR-M48."""

from collections.abc import Callable

from starlode.bots.realms.seeing import BY_ID, JUNK, Player, Seen, card_of
from starlode.core.decision import Decision, Option
from starlode.realms.effects import Authority, ChooseOne, Combat, DiscardThenDraw, DrawPerBlob, Effect, Trade

Worth = Callable[[Seen, Option], float]


def best_answer(seen: Seen, decision: Decision) -> Option:
    worth = ANSWERS[decision.asked]
    return max(decision.options, key=lambda option: worth(seen, option))


def _branch(seen: Seen, option: Option) -> float:
    choice = next(effect for effect in BY_ID[seen.asking].primary if isinstance(effect, ChooseOne))
    return sum(_effect_value(seen, effect) for effect in choice.branches[int(str(option.details["branch"])) - 1])


def _effect_value(seen: Seen, effect: Effect) -> float:
    match effect:
        case Trade(amount):
            return amount * (1.6 if seen.is_early else 0.7)
        case Combat(amount):
            return amount * (0.7 if seen.is_early else 1.3)
        case Authority(amount):
            return amount * 0.6
        case DrawPerBlob():
            return seen.me.blobs * 2.5
        case DiscardThenDraw(up_to):
            return 1.1 * min(up_to, sum(seen.me.hand.get(card, 0) for card in JUNK))
        case _:
            return 1.0


def _least_wanted(seen: Seen, option: Option) -> float:
    if "card" not in option.details:
        return -1.5  # to stop is better than to lose a real card, worse than to lose junk
    card = card_of(option)
    return -float(JUNK.index(card.id)) / 10 if card.id in JUNK else -2.0 - card.cost


def _scrap_choice(seen: Seen, option: Option) -> float:
    if "card" not in option.details:
        return -0.5
    card = card_of(option)
    if card.id == "explorer":
        return -1.0
    value = _least_wanted(seen, option)
    # A card in the hand can still be played this turn; one in the discard pile cannot.
    return value - (0.01 if option.verb == "scrap-hand" else 0)


def _prefer(word: str) -> Worth:
    return lambda seen, option: 1.0 if option.verb == word else 0.0


def _most_valuable(seen: Seen, option: Option) -> float:
    return card_of(option).cost + 1.0 if "card" in option.details else 0.0


def _destroyed(seen: Seen, option: Option) -> float:
    """The dearest base; of equal ones that with least damage, since the other can be finished. Never an own one."""
    if option.details.get("seat") == seen.seat:
        return -1.0
    return _most_valuable(seen, option) - int(str(option.details.get("damage", 0))) / 100


def _amount(seen: Seen, option: Option) -> float:
    """As much as counts: no more is ever offered."""
    return float(str(option.details["amount"]))


def _player(seen: Seen, option: Option) -> Player:
    return seen.players[int(str(option.details["seat"])) - 1]


def _victim(seen: Seen, option: Option) -> float:
    """Who discards: the most dangerous who has a card to discard."""
    foe = _player(seen, option)
    return foe.danger if foe.hand_size else -1.0


def _gift(seen: Seen, option: Option) -> float:
    """The dearest card; weak ones are no gift."""
    return float(card_of(option).cost) if "card" in option.details else 0.5


def _receiver(seen: Seen, option: Option) -> float:
    """Who will have it longest."""
    return _player(seen, option).authority


def _helper(seen: Seen, option: Option) -> float:
    """The teammate who has most, so that few have to be asked."""
    mate = _player(seen, option)
    return max(mate.trade, mate.combat)


ANSWERS: dict[str, Worth] = {
    "choose": _branch,
    "discard": _least_wanted,
    "destroy-base": _destroyed,
    "scrap-row": _prefer("decline"),
    "scrap": _scrap_choice,
    "discard-then-draw": _least_wanted,
    "scrap-then-draw": _scrap_choice,
    "acquire-ship": _most_valuable,
    "copy-ship": _most_valuable,
    "destination": _prefer("to-top"),
    "target": _victim,
    "amount": _amount,
    "damage": _amount,
    "gift": _gift,
    "receiver": _receiver,
    "help-from": _helper,
    "help-amount": _amount,
    "help-consent": _prefer("consent"),
}
