"""The words of one language: cards, log lines, questions, labels, refusals."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from starlode.i18n import bundles
from starlode.i18n.bundles import Argument
from starlode.i18n.card_text import CardText, ability_label, branch_of, capitalised, card_text, in_one
from starlode.realms.cards import CARDS, Card

_CARDS = {card.id: card for card in CARDS}
NATURE = 0  # the seat of nature's decisions
LEAST_LETTERS = 2  # of a name, or a key pressed by mistake would be a question about half the cards
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})  # as they are typed where there is no key for them

_KEYS = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]")  # what a terminal sends for an arrow and the like

Names = Mapping[int, str]


class Words:
    """What a player reads about a duel, in one language: `Words("de").card("blob-wheel")` is "Blob-Rad"."""

    def __init__(self, language: str) -> None:
        """Refuse an unknown language with BadInput."""
        bundles.bundle(language)
        self.language = language

    def say(self, message_id: str, /, **args: Argument) -> str:
        """Any message by its id; KeyError if there is none."""
        return bundles.say(self.language, message_id, **args)

    # Cards

    def card(self, card: str) -> str:
        """The name of a card."""
        return self.say(f"card-{card}")

    def faction(self, faction: str) -> str:
        return self.say(f"faction-{faction}")

    def kind(self, kind: str) -> str:
        """The word for a ship, a base or an outpost."""
        return self.say(f"kind-{kind}")

    def card_text(self, card: str) -> CardText:
        """A card with what it does, written from its effects."""
        return card_text(self.say, _CARDS[card])

    def card_lines(self, card: str) -> list[str]:
        """A card for a terminal: a head line, and a line for each ability."""
        text = self.card_text(card)
        told = {"name": text.name, "faction": self.faction(text.faction), "kind": self.kind(text.kind)}
        if text.defense is not None:
            head = self.say("card-head-base", cost=text.cost, defense=text.defense, **told)
        elif text.cost:
            head = self.say("card-head-ship", cost=text.cost, **told)
        else:
            head = self.say("card-head-starting", **told)
        return [head, *(self.say("card-line", label=line.label, text=line.text) for line in text.lines)]

    def find_card(self, wanted: str) -> list[str]:
        """The cards that somebody may mean: by id or name, here or in English, in full if possible, else by a part."""
        sought = _folded(_printable(wanted))
        if len(sought) < LEAST_LETTERS:
            return []
        known = {card: self._spellings(card) for card in _CARDS}
        exact = [card for card, names in known.items() if sought in names]
        starting = [card for card, names in known.items() if any(name.startswith(sought) for name in names)]
        inside = [card for card, names in known.items() if any(sought in name for name in names)]
        return exact or starting + [card for card in inside if card not in starting]

    def _spellings(self, card: str) -> set[str]:
        name = self.card(card)
        names = {card, name, name.casefold().translate(_UMLAUTS), bundles.say("en", f"card-{card}")}
        return {_folded(each) for each in names}

    # What happens

    def names_for(self, seat: int, seats: int = 2) -> dict[int, str]:
        """How a player is shown the seats of a duel: the own one and the opponent's."""
        return {each: self.say("you") if each == seat else self.say("opponent") for each in range(1, seats + 1)}

    def event(self, event: Mapping[str, Any], names: Names) -> str:
        """The log line of an event as `Event.seen_by` tells it."""
        return self.say(_event_message(event), **self._arguments(event, names))

    def reason(self, reason: str) -> str:
        """Why a match ended."""
        return self.say(f"reason-{reason}")

    def points(self, event: Mapping[str, Any]) -> str:
        """What an event of points gained adds up to."""
        points = [kind for kind in ("trade", "combat", "authority") if event[kind]]
        return ", ".join(self.say(f"effect-{kind}", amount=event[kind]) for kind in points)

    def _arguments(self, event: Mapping[str, Any], names: Names) -> dict[str, Argument]:
        """The details of an event as its message takes them."""
        told: dict[str, Argument] = {}
        for key, value in event.items():
            if value is None or key in ("n", "event"):
                continue
            if key in ("seat", "winner"):
                told["player"] = self._player(value, names)
            elif key in ("target", "by"):
                told[key] = self._player(value, names)
            elif key == "card":
                told["card"] = self.card(value)
            elif key == "as":
                told["copied"] = self.card(value)
            elif key == "reason":
                told["reason"] = self.reason(value)
            elif isinstance(value, bool):
                told[key] = "yes" if value else "no"
            else:
                told[key] = value
        if event["event"] == "points-gained":
            told["points"] = self.points(event)
        if event["event"] == "branch-chosen":
            told["text"] = self._branch(event["as"] or event["card"], event["branch"]) or ""
        return told

    def _player(self, seat: int, names: Names) -> str:
        return names[seat] if seat in names else self.say("nature") if seat == NATURE else self.say("seat", seat=seat)

    def _branch(self, card: str, branch: int) -> str | None:
        ability = branch_of(_CARDS[card], branch)
        return in_one(self.say, ability) if ability else None

    # What is asked

    def question(self, decision: Mapping[str, Any], names: Names) -> str:
        """Who is asked what, and by which card."""
        verbs = {option["verb"] for option in decision["options"]}
        optional = "yes" if verbs & {"decline", "done"} else "no"
        question = self.say(f"question-{decision['asked']}", optional=optional)
        player = self._player(decision["seat"], names)
        if not decision["source"]:
            return self.say("asked", player=player, question=question)
        card = self.card(decision["source"])
        if not decision["as"]:
            return self.say("asked-by-card", player=player, card=card, question=question)
        return self.say("asked-by-copy", player=player, card=card, copied=self.card(decision["as"]), question=question)

    def option(self, option: Mapping[str, Any], names: Names, decision: Mapping[str, Any] | None = None) -> str:
        """The label of an option; the branches of a choice can be told only with the decision they are offered in."""
        verb = option["verb"]
        if verb == "choose":
            chooser = (decision.get("as") or decision["source"]) if decision else None
            text = self._branch(chooser, option["branch"]) if chooser else None
            return capitalised(text) if text else self.say("option-choose", branch=option["branch"])
        told: dict[str, Argument] = {}
        if "seat" in option:
            told["player"] = self._player(option["seat"], names)
        if "card" in option:
            told |= self._about(verb, _CARDS[option["card"]], _CARDS[option.get("as") or option["card"]])
        message = f"option-{verb}"
        if verb == "attack" and "card" in option:
            message = "option-attack-base"
        elif verb == "ally" and option.get("as"):
            message = "option-ally-as"
        elif verb == "scrap" and option.get("as"):
            message = "option-scrap-as"
        label = self.say(message, **told)
        if "copy" not in option or (decision and _is_only_copy(option, decision)):
            return label
        return self.say("option-of-copy", label=label, copy=option["copy"])

    def _about(self, verb: str, card: Card, acting: Card) -> dict[str, Argument]:
        """What a label may tell of a card, and of the ship that it is a copy of."""
        abilities = {"use": acting.primary, "ally": acting.ally, "scrap": acting.scrap}
        return {
            "card": self.card(card.id),
            "copied": self.card(acting.id),
            "cost": card.cost,
            "defense": card.defense or 0,
            "text": ability_label(self.say, abilities[verb]) if abilities.get(verb) else "",
        }

    def macro(self, macro: Mapping[str, Any]) -> str:
        """The label of several actions for one click."""
        return self.say(f"macro-{macro['label']}", count=len(macro["actions"]))

    # What is refused, and what a table may settle

    def error(self, code: str, **details: object) -> str:
        """Why an action was refused."""
        message = "error-not-in-play-copied" if code == "not-in-play" and "copied" in details else f"error-{code}"
        return self.say(message, **{key: self._detail(key, value) for key, value in details.items()})

    def _detail(self, key: str, value: object) -> Argument:
        if key in ("card", "copied") and value in _CARDS:
            return self.card(str(value))
        if key == "faction":
            return self.faction(str(value))
        return value if isinstance(value, int) else _printable(str(value))

    def option_about(self, name: str) -> str:
        """What a rule option settles."""
        return self.say(f"rule-{name}")

    def option_value(self, name: str, value: str | int) -> str:
        """What a value of a rule option means."""
        if str(value).isdigit():
            return self.say(f"rule-{name}-number", number=int(value))
        return self.say(f"rule-{name}-{value}")


def _event_message(event: Mapping[str, Any]) -> str:
    """The message of an event; some events have two."""
    name = event["event"]
    if name == "card-drawn" and event["card"] is None:
        return "event-card-drawn-hidden"
    if name == "ability-used" and event["as"] is not None:
        return "event-ability-used-as"
    if name == "match-ended" and event["winner"] is None:
        return "event-match-ended-drawn"
    return f"event-{name}"


def _is_only_copy(option: Mapping[str, Any], decision: Mapping[str, Any]) -> bool:
    """Whether no other copy of the card is offered for the same, so that nothing has to tell them apart."""
    same = ("verb", "card", "as")
    offered = [other for other in decision.get("options", ()) if all(other.get(key) == option.get(key) for key in same)]
    return len(offered) == 1


def _printable(text: str) -> str:
    """What somebody typed, without the traces of keys that write nothing."""
    return "".join(char for char in _KEYS.sub("", text) if unicodedata.category(char)[0] != "C")


def _folded(text: str) -> str:
    """A name without case, accents and hyphens."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return " ".join(re.findall(r"[^\W_]+", "".join(char for char in plain if not unicodedata.combining(char))))
