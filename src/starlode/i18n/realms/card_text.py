"""The text of a card, written from its effects: what it does cannot differ from what it says."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import groupby
from typing import Literal, TypeAlias

from starlode.i18n.bundles import capitalised
from starlode.i18n.effect_text import CardLine, details_of, message_of
from starlode.i18n.phrase import AbilityName
from starlode.i18n.voice import Say
from starlode.realms.cards import CARDS, Card, Faction
from starlode.realms.effects import GAINS, PASSIVE, Ability, ChooseOne, Effect

Kind: TypeAlias = Literal["ship", "base", "outpost"]

CARDS_BY_ID = {card.id: card for card in CARDS}


@dataclass(frozen=True, slots=True)
class CardText:
    """A card as a player reads it; `faction` and `kind` are ids."""

    id: str
    name: str
    faction: Faction
    kind: Kind
    cost: int
    defense: int | None
    lines: tuple[CardLine, ...]


def card_text(say: Say, card: Card) -> CardText:
    """A whole card in the language of the messages."""
    return CardText(
        card.id,
        say(f"card-{card.id}"),
        card.faction,
        kind_of(card),
        card.cost,
        card.defense,
        tuple(_lines(say, card)),
    )


def kind_of(card: Card) -> Kind:
    if card.outpost:
        return "outpost"
    return "base" if card.is_base else "ship"


def ability_text(say: Say, ability: Ability) -> str:
    """An ability in full sentences."""
    return " ".join(capitalised(told) + "." for told in _clauses(say, ability))


def ability_label(say: Say, ability: Ability) -> str:
    """An ability as it stands in brackets behind a label."""
    first, *others = _clauses(say, ability)
    return ". ".join([first, *map(capitalised, others)])


def in_one(say: Say, ability: Ability) -> str:
    """The effects of an ability as one clause."""
    return reduce(lambda one, other: say("effects-then", one=one, other=other), _clauses(say, ability))


def abilities_of(card: Card) -> dict[AbilityName, Ability]:
    """The abilities that a card has, in the order in which they are told."""
    abilities: dict[AbilityName, Ability] = {
        "always": tuple(effect for effect in card.primary if isinstance(effect, PASSIVE)),
        "primary": tuple(effect for effect in card.primary if not isinstance(effect, PASSIVE)),
        "ally": card.ally,
        "scrap": card.scrap,
    }
    return {name: ability for name, ability in abilities.items() if ability}


def branch_of(card: Card, branch: int) -> Ability | None:
    """A branch of the card's choice, counted from 1; None if the card has none, as a Stealth Needle by itself."""
    for effect in (*card.primary, *card.ally, *card.scrap):
        if isinstance(effect, ChooseOne) and 1 <= branch <= len(effect.branches):
            return effect.branches[branch - 1]
    return None


def branch_text(say: Say, card: Card, branch: int) -> str:
    """A branch of the card's choice as one clause; KeyError if there is none."""
    ability = branch_of(card, branch)
    if ability is None:
        raise KeyError(f"{card.id} has no branch {branch}")
    return in_one(say, ability)


def clause(say: Say, effect: Effect) -> str:
    """An effect without a full stop, as it may stand in a longer sentence. Its fields are the message's arguments."""
    name = message_of(type(effect))
    if isinstance(effect, ChooseOne):
        branches = [in_one(say, branch) for branch in effect.branches]
        return say(name, branches=reduce(lambda one, other: say("effects-or", one=one, other=other), branches))
    return say(name, **details_of(effect))


def _clauses(say: Say, ability: Ability) -> list[str]:
    """A clause for each effect; points that are gained together are one list."""
    told = []
    for is_points, effects in groupby(ability, lambda effect: isinstance(effect, GAINS)):
        clauses = [clause(say, effect) for effect in effects]
        told += [", ".join(clauses)] if is_points else clauses
    return told


def _lines(say: Say, card: Card) -> Iterator[CardLine]:
    faction = say(f"faction-{card.faction}")
    for name, ability in abilities_of(card).items():
        label = say(f"ability-{name}", faction=faction)
        yield CardLine(name, label, ability_text(say, ability))
