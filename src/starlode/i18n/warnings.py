"""What a player may not have thought of, as phrases: for every client that asks before a slip."""

from collections.abc import Mapping
from typing import Any

from starlode.i18n.company import company
from starlode.i18n.phrases import CardName, Phrase

# What is often left on purpose: not every point of trade finds something worth buying.
MILD = "warning-trade"
CAVEIN_ACTIONS = 2  # of a turn
_ByVerb = Mapping[str, list[Mapping[str, Any]]]


def lost_by_ending(view: Mapping[str, Any], decision: Mapping[str, Any]) -> list[Phrase]:
    """What would be lost if the seat that is asked ended its turn, or the first part of it, now."""
    by_verb: dict[str, list[Mapping[str, Any]]] = {}
    for option in decision["options"]:
        by_verb.setdefault(option["verb"], []).append(option)
    return LOST[view["game"]](view, decision, by_verb)


def _lost_in_realms(view: Mapping[str, Any], decision: Mapping[str, Any], by_verb: _ByVerb) -> list[Phrase]:
    if "end-turn" not in by_verb:
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


def _lost_in_cavein(view: Mapping[str, Any], decision: Mapping[str, Any], by_verb: _ByVerb) -> list[Phrase]:
    """Before the actions what can only be used there; at the end of the turn what could still be done."""
    if "go-on" in by_verb:
        skipped = [Phrase("warning-leader")] if "lead" in by_verb else []
        artifacts = [CardName(option["artifact"]) for option in by_verb.get("activate", ())]
        return skipped + [Phrase("warning-ability", {"card": artifact}) for artifact in artifacts]
    if "end-turn" not in by_verb or len(by_verb) == 1:
        return []
    extra = view["effects"].get("extra-mines", 0) if "mine" in by_verb else 0
    left = 0 if view["raided"] else CAVEIN_ACTIONS - view["actions"]
    found = [Phrase("warning-actions", {"count": left})] if left else []
    return found + ([Phrase("warning-extra-mines", {"count": extra})] if extra else [])


LOST = {"realms": _lost_in_realms, "cavein": _lost_in_cavein}
