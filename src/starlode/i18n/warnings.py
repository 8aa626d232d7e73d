"""What a player may not have thought of, as phrases: for every client that asks before a slip."""

from collections.abc import Mapping
from typing import Any

from starlode.i18n.company import company
from starlode.i18n.phrases import CardName, Phrase

# What is often left on purpose: not every point of trade finds something worth buying.
MILD = "warning-trade"


def lost_by_ending(view: Mapping[str, Any], decision: Mapping[str, Any]) -> list[Phrase]:
    """What would be lost if the seat that is asked ended its turn now; nothing where the turn cannot be ended."""
    by_verb: dict[str, list[Mapping[str, Any]]] = {}
    for option in decision["options"]:
        by_verb.setdefault(option["verb"], []).append(option)
    if "end-turn" not in by_verb or view["game"] != "realms":  # a turn of Cave-In may well end with actions left
        return []
    me = view["seats"][decision["seat"] - 1]
    found = []
    if "play" in by_verb:
        found.append(Phrase("warning-cards", {"count": me["hand"]["size"]}))
    if "attack" in by_verb and not company(view["options"]).shares_turns:  # a team's combat stays for the others
        found.append(Phrase("warning-combat", {"amount": me["combat"]}))
    if "buy" in by_verb:
        found.append(Phrase(MILD, {"amount": me["trade"]}))
    unused = dict.fromkeys(option["card"] for verb in ("use", "ally") for option in by_verb.get(verb, ()))
    return found + [Phrase("warning-ability", {"card": CardName(card)}) for card in unused]
