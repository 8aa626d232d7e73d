"""What a player of Star Realms may not have thought of, as phrases: for every client that asks before a slip."""

from collections.abc import Mapping
from typing import Any

from starlode.core.company import Company
from starlode.core.rules import Rules
from starlode.i18n.phrase import CardName, Phrase
from starlode.i18n.telling import by_verb
from starlode.realms.cards import CARDS
from starlode.realms.engine.allies import open_allies
from starlode.realms.engine.state import State

# What is often left on purpose: not every point of trade finds something worth buying.
MILD = "warning-trade"


def lost_by_ending(view: Mapping[str, Any], decision: Mapping[str, Any], known: Company) -> list[Phrase]:
    """What would be lost if the seat that is asked ended its turn now."""
    offered = by_verb(decision)
    if "end-turn" not in offered:
        return []
    me = view["seats"][decision["seat"] - 1]
    found = []
    if "play" in offered:
        found.append(Phrase("warning-cards", {"count": me["hand"]["size"]}))
    if "attack" in offered and not known.shares_turns:  # a team's combat stays for the others
        found.append(Phrase("warning-combat", {"amount": me["combat"]}))
    if "buy" in offered:
        found.append(Phrase(MILD, {"amount": me["trade"]}))
    unused = dict.fromkeys(option["card"] for verb in ("use", "ally") for option in offered.get(verb, ()))
    return found + [Phrase("warning-ability", {"card": CardName(card)}) for card in unused]


def lost_by_scrapping(rules: Rules[Any], state: State, decision: Mapping[str, Any]) -> dict[str, Phrase]:
    """For each card that could be scrapped, by its line of notation: whose ally ability loses its only partner by it.

    What the scrap brings, cards to be drawn or somebody who discards, comes after that and changes nothing. SR-190.
    """
    offered = by_verb(decision)
    if not offered.keys() >= {"scrap", "ally"}:
        return {}
    ids = [card.id for card in CARDS]
    found: dict[str, Phrase] = {}
    for scrap in offered["scrap"]:
        after = state.clone()
        after.apply(rules.read(state, scrap["action"]))
        open_after = open_allies(after, decision["seat"] - 1)
        for ally in offered["ally"]:
            is_itself = (ally["card"], ally.get("as")) == (scrap["card"], scrap.get("as"))
            kind = ids.index(ally.get("as", ally["card"]))
            if not is_itself and not open_after >> kind & 1:
                found.setdefault(scrap["action"], Phrase("warning-partner", {"card": CardName(ally["card"])}))
    return found
