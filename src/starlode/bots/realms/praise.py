"""What speaks for a card of the trade row: for the own deck, and against a rival's."""

from collections.abc import Iterator

from starlode.bots.realms.facts import Facts, flat, most, scraps, sure
from starlode.bots.realms.seeing import BY_ID
from starlode.bots.reasons import Reason
from starlode.realms import effects as does
from starlode.realms.cards import Card

MANY_STARTERS = 4  # as long as there are so many, a deck is worth thinning
ENOUGH_ALLIES = 2  # other cards of a faction


def praise(facts: Facts, card: Card) -> Iterator[Reason]:
    """Why one would want a card."""
    yield from _with_the_deck(facts, card)
    yield from _among_the_payable(facts, card)
    rival = facts.collector(card.faction)
    if rival is not None:
        player, count = rival
        yield Reason("why-denies", {"seat": player.number, "faction": card.faction, "count": count}, 48)


def _with_the_deck(facts: Facts, card: Card) -> Iterator[Reason]:
    if scraps(card.primary) and facts.starters >= MANY_STARTERS:
        yield Reason("why-will-thin", {"count": facts.starters}, 70)
    allies = facts.factions_of(facts.me)[card.faction]
    has_ally = card.ally or any(BY_ID[own].ally for own in facts.owned if BY_ID[own].faction == card.faction)
    if allies >= ENOUGH_ALLIES and has_ally:
        yield Reason("why-allies", {"faction": card.faction, "count": allies}, 60 + allies)
    cards = sure(card.primary, does.Draw)
    if cards and not card.is_base:
        yield Reason("why-replaces-itself", {"cards": cards}, 52)
    if any(isinstance(effect, does.OpponentDiscards) for effect in flat(card.primary)):
        yield Reason("why-will-make-discard", {}, 42)
    if card.outpost:
        yield Reason("why-outpost", {"defense": card.defense or 0}, 40)
    elif card.is_base:
        yield Reason("why-base-stays", {}, 32)
    if card.id == "explorer":
        yield Reason("why-explorer", {}, 20)


def _among_the_payable(facts: Facts, card: Card) -> Iterator[Reason]:
    """What no other card that can be paid has as much of, not even once, when it is scrapped."""
    others = [(*other.primary, *other.scrap) for other in facts.payable if other.id != card.id]
    combat, trade = most(card.primary, does.Combat), most(card.primary, does.Trade)
    if others and combat > max(most(other, does.Combat) for other in others):
        yield Reason("why-most-combat", {"combat": combat}, 45)
    if others and facts.is_early and trade > max(most(other, does.Trade) for other in others):
        yield Reason("why-most-trade", {"trade": trade}, 50)
