"""What `greedy` buys, and what cards are worth to it."""

from starlode.bots.realms.seeing import Seen, card_of
from starlode.core.decision import Option
from starlode.realms.cards import Card
from starlode.realms.effects import Combat, Draw, Scrap, Trade


def best_purchase(seen: Seen, buys: list[Option]) -> Option | None:
    """The card that is worth most, if any is worth having."""
    best = max(buys, key=lambda option: worth(seen, card_of(option)), default=None)
    return best if best is not None and worth(seen, card_of(best)) > 0 else None


def worth(seen: Seen, card: Card) -> float:
    """Its cost, and a little for what the moment asks for."""
    if card.id == "explorer":
        return 1 if seen.is_early else 0
    value = float(card.cost)
    if seen.is_early:
        value += sum(effect.amount for effect in card.primary if isinstance(effect, Trade)) * 0.5
        value += sum(1.5 for effect in card.primary if isinstance(effect, Scrap))
    else:
        value += sum(effect.amount for effect in card.primary if isinstance(effect, Combat)) * 0.3
    return value + sum(effect.cards for effect in card.primary if isinstance(effect, Draw))
