"""The cards of Star Realms as players read about them."""

from collections.abc import Sequence
from typing import Any

from starlode.i18n.realms import card_text
from starlode.i18n.realms.card_face import card_json
from starlode.i18n.voice import Lore, Say


class RealmsLore(Lore):
    """One set of cards, the same for all formats."""

    @property
    def ids(self) -> Sequence[str]:
        return tuple(card_text.CARDS_BY_ID)

    def name(self, say: Say, thing: str) -> str:
        return say(f"card-{thing}")

    def text(self, say: Say, thing: str) -> card_text.CardText:
        return card_text.card_text(say, card_text.CARDS_BY_ID[thing])

    def lines(self, say: Say, thing: str) -> list[str]:
        text = self.text(say, thing)
        told = {"name": text.name, "faction": say(f"faction-{text.faction}"), "kind": say(f"kind-{text.kind}")}
        if text.defense is not None:
            head = say("card-head-base", cost=text.cost, defense=text.defense, **told)
        elif text.cost:
            head = say("card-head-ship", cost=text.cost, **told)
        else:
            head = say("card-head-starting", **told)
        return [head, *(say("card-line", label=line.label, text=line.text) for line in text.lines)]

    def face(self, say: Say, thing: str) -> dict[str, Any]:
        return card_json(say, card_text.CARDS_BY_ID[thing])

    def faction_of(self, thing: str) -> str | None:
        return card_text.CARDS_BY_ID[thing].faction

    def copies_of(self, thing: str) -> int:
        return card_text.CARDS_BY_ID[thing].copies

    def ability(self, say: Say, card: str, ability: str) -> str:
        known = {str(name): effects for name, effects in card_text.abilities_of(card_text.CARDS_BY_ID[card]).items()}
        return card_text.ability_label(say, known[ability])

    def branch(self, say: Say, card: str, branch: int) -> str:
        return card_text.branch_text(say, card_text.CARDS_BY_ID[card], branch)
