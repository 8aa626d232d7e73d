"""What a player of Star Realms may not have thought of, as phrases: for every client that asks before a slip."""

from collections.abc import Mapping
from typing import Any

from starlode.core.company import Company
from starlode.i18n.phrase import CardName, Phrase
from starlode.i18n.telling import by_verb

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
