"""What a player of Cave-In may not have thought of, as phrases: for every client that asks before a slip."""

from collections.abc import Mapping
from typing import Any

from starlode.cavein.figures import ACTIONS
from starlode.i18n.phrase import CardName, Phrase
from starlode.i18n.telling import by_verb


def lost_by_ending(view: Mapping[str, Any], decision: Mapping[str, Any]) -> list[Phrase]:
    """Before the actions what can only be used there; at the end of the turn what could still be done."""
    offered = by_verb(decision)
    if "go-on" in offered:
        skipped = [Phrase("warning-leader")] if "lead" in offered else []
        artifacts = [CardName(option["artifact"]) for option in offered.get("activate", ())]
        return skipped + [Phrase("warning-ability", {"card": artifact}) for artifact in artifacts]
    if "end-turn" not in offered or len(offered) == 1:
        return []
    extra = view["effects"].get("extra-mines", 0) if "mine" in offered else 0
    left = 0 if view["raided"] else ACTIONS - view["actions"]
    found = [Phrase("warning-actions", {"count": left})] if left else []
    return found + ([Phrase("warning-extra-mines", {"count": extra})] if extra else [])
