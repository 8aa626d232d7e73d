"""What is to be said, before any language: a message id with typed arguments, for events, questions, labels, refusals.

Which message it is and what goes into it is decided here alone; `Words`, or a client with the same .ftl files and the
JSON of the cards, turns a phrase into text.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, TypeAlias, assert_never

from starlode.core.decision import Json
from starlode.core.errors import BadInput
from starlode.i18n.card_text import CARDS_BY_ID, AbilityName, abilities_of, branch_of
from starlode.i18n.company import company

NOTHING: Mapping[str, Any] = MappingProxyType({})  # is known about the table


@dataclass(frozen=True, slots=True)
class Seat:
    """The name that a player goes by; seat 0 is nature."""

    number: int


@dataclass(frozen=True, slots=True)
class Seats:
    """The names of several players, as a list is spoken."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardName:
    """The name of a card."""

    card: str


@dataclass(frozen=True, slots=True)
class FactionName:
    """The name of a faction."""

    faction: str


@dataclass(frozen=True, slots=True)
class AbilityText:
    """What an ability of a card does, in short."""

    card: str
    ability: AbilityName


@dataclass(frozen=True, slots=True)
class BranchText:
    """What a branch of a card's choice does; the first is 1."""

    card: str
    branch: int


@dataclass(frozen=True, slots=True)
class Points:
    """Points that are gained together, each kind told by its `effect-…` message, in this order."""

    amounts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class MessageText:
    """Another message, one without arguments."""

    id: str


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message and its arguments, in no language; text stands in it only as somebody typed it."""

    id: str
    args: Mapping[str, "PhraseArgument"] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        return {"id": self.id, "args": {name: _written(value) for name, value in self.args.items()}}

    @classmethod
    def from_json(cls, content: Json) -> "Phrase":
        """The phrase that was written so; BadInput if none was."""
        match content:
            case {"id": str(message), "args": dict(args), **others} if not others:
                return cls(message, {name: _read(value) for name, value in args.items()})
            case _:
                raise BadInput(f"not a phrase: {content}")


PhraseArgument: TypeAlias = (
    str | int | Seat | Seats | CardName | FactionName | AbilityText | BranchText | Points | MessageText | Phrase
)
PhraseArguments: TypeAlias = dict[str, PhraseArgument]


# What happens


def event_phrase(event: Mapping[str, Any], options: Mapping[str, Any] = NOTHING) -> Phrase:
    """The log line of an event as `Event.seen_by` tells it; by the options of the rules, teams are told as such."""
    known = company(options)
    details = {key: value for key, value in event.items() if value is not None and key not in ("n", "event")}
    match event["event"]:
        case "card-drawn" if "card" not in details:
            return _event("event-card-drawn-hidden", details)
        case "ability-used" if "as" in details:
            return _event("event-ability-used-as", details)
        case "match-ended" if winners := details.pop("winners"):
            return _event("event-match-ended", details, player=players(winners))
        case "match-ended":
            return _event("event-match-ended-drawn", details)
        case "points-gained":
            return _event("event-points-gained", {"seat": details["seat"]}, points=points_of(details))
        case "branch-chosen":
            branch = details.pop("branch")
            text = _branch(details.get("as") or details["card"], branch)
            return _event("event-branch-chosen", details, text=text or "")
        case "player-eliminated" if known.has_places:
            return _event("event-player-eliminated-placed", details)
        case "start-chosen" if known.has_teams:
            return _event("event-start-chosen-team", details, player=players(known.side_of(details["seat"])))
        case "turn-started" | "turn-ended" as name:
            return _event(f"event-{name}", details, player=players(known.sharing(details["seat"])))
        case "player-attacked":
            return _event("event-player-attacked", details, target=players(known.sharing(details["target"])))
        case name:
            return _event(f"event-{name}", details)


def points_of(amounts: Mapping[str, Any]) -> Points:
    """What somebody gained, without what is none."""
    return Points({kind: amounts[kind] for kind in ("trade", "combat", "authority") if amounts[kind]})


def players(seats: Sequence[int]) -> Seat | Seats:
    """One player or several."""
    return Seat(seats[0]) if len(seats) == 1 else Seats(tuple(seats))


def _event(message: str, details: Mapping[str, Any], **others: PhraseArgument) -> Phrase:
    named = {"seat": "player", "as": "copied"}
    return Phrase(message, {named.get(key, key): _detail(key, value) for key, value in details.items()} | others)


def _detail(key: str, value: Any) -> PhraseArgument:
    """A detail of an event, typed by what it is called."""
    if key in ("seat", "target", "by"):
        return Seat(value)
    if key in ("card", "as"):
        return CardName(value)
    if key == "reason":
        return MessageText(f"reason-{value}")
    if isinstance(value, bool):
        return "yes" if value else "no"
    assert isinstance(value, str | int), f"{key} is no argument: {value}"
    return value


def _branch(card: str, branch: int) -> BranchText | None:
    """A branch of a choice; None if the card has none, as a Stealth Needle by itself."""
    return BranchText(card, branch) if branch_of(CARDS_BY_ID[card], branch) else None


# What is asked


def question_phrase(decision: Mapping[str, Any], view: Mapping[str, Any] = NOTHING) -> Phrase:
    """Who is asked what, and by which card; a view also tells of whom and how much."""
    args: PhraseArguments = {"player": Seat(decision["seat"]), "question": _question(decision, view)}
    if not decision["source"]:
        return Phrase("asked", args)
    args["card"] = CardName(decision["source"])
    if not decision["as"]:
        return Phrase("asked-by-card", args)
    return Phrase("asked-by-copy", args | {"copied": CardName(decision["as"])})


def _question(decision: Mapping[str, Any], view: Mapping[str, Any]) -> Phrase:
    asked = decision["asked"]
    *before, waiting = view.get("pending") or [NOTHING]
    if waiting.get("ask") == asked:
        target = Seat(waiting.get("target", 0))
        of = "combat" if before and "owner" in before[-1] else "trade"
        match asked:
            case "amount":
                return Phrase("question-amount-on", {"target": target})
            case "receiver":
                return Phrase("question-receiver-of", {"card": CardName(waiting["gift"])})
            case "help-from":
                return Phrase("question-help-from-for", {"of": of, "missing": waiting["number"]})
            case "help-amount":
                return Phrase("question-help-amount-from", {"of": of, "target": target})
            case "help-consent":
                return Phrase("question-help-consent-to", {"of": of, "amount": waiting["number"], "target": target})
    verbs = {option["verb"] for option in decision["options"]}
    return Phrase(f"question-{asked}", {"optional": "yes" if verbs & {"decline", "done"} else "no"})


def option_phrase(
    option: Mapping[str, Any], decision: Mapping[str, Any] | None = None, view: Mapping[str, Any] = NOTHING
) -> Phrase:
    """The label of an option; the branches of a choice can be told only with the decision they are offered in.

    A view tells what is a team's: that only together a price can be paid, or that a turn goes on.
    """
    if option["verb"] == "choose":
        return _choice(option["branch"], decision)
    args: PhraseArguments = {}
    if "seat" in option:
        sharing = company(view.get("options", NOTHING)).sharing(option["seat"])
        args["player"] = (
            players(sharing) if option["verb"] == "attack" and "card" not in option else Seat(option["seat"])
        )
    if "amount" in option:
        args["amount"] = option["amount"]
    if "card" in option:
        args |= _about(option)
    label = Phrase(_option_message(option), args)
    if company(view.get("options", NOTHING)).shares_turns:
        label = _with_the_team(label, decision["seat"] if decision else view["actor"], view)
    if "copy" not in option or (decision and _is_only_copy(option, decision)):
        return label
    return Phrase("option-of-copy", {"label": label, "copy": option["copy"]})


def macro_phrase(macro: Mapping[str, Any]) -> Phrase:
    """The label of several actions for one click."""
    return Phrase(f"macro-{macro['label']}", {"count": len(macro["actions"])})


def _choice(branch: int, decision: Mapping[str, Any] | None) -> Phrase:
    chooser = (decision.get("as") or decision["source"]) if decision else None
    text = _branch(chooser, branch) if chooser else None
    return Phrase("option-branch", {"text": text}) if text else Phrase("option-choose", {"branch": branch})


def _option_message(option: Mapping[str, Any]) -> str:
    verb = option["verb"]
    if "damage" in option:
        return "option-attack-damaged" if verb == "attack" else "option-destroy-damaged"
    if verb == "attack" and "card" in option:
        return "option-attack-base"
    if verb == "ally" and option.get("as"):
        return "option-ally-as"
    if verb == "scrap" and option.get("as"):
        return "option-scrap-as"
    return f"option-{verb}"


# What teammates may pay together: how it is told then, its price, and what is paid.
_TOGETHER = {
    "option-buy": ("option-buy-together", "cost", "trade"),
    "option-attack-base": ("option-attack-base-together", "defense", "combat"),
}


def _with_the_team(label: Phrase, seat: int, view: Mapping[str, Any]) -> Phrase:
    """A label for a member of a team that has its turn together."""
    team = company(view["options"]).sharing(seat)
    if label.id == "option-end-turn" and set(team) - {seat, *view["finished"]}:
        return Phrase("option-end-turn-member")
    if label.id not in _TOGETHER:
        return label
    message, price, points = _TOGETHER[label.id]
    missing = int(str(label.args[price])) - view["seats"][seat - 1][points]
    return Phrase(message, {**label.args, "missing": missing}) if missing > 0 else label


def _about(option: Mapping[str, Any]) -> PhraseArguments:
    """What a label tells of a card, and of the ship that it is a copy of."""
    args: PhraseArguments = {"card": CardName(option["card"])}
    if option.get("as"):
        args["copied"] = CardName(option["as"])
    if "damage" in option:
        args["damage"] = option["damage"]
    match option["verb"]:
        case "buy":
            args["cost"] = CARDS_BY_ID[option["card"]].cost
        case "attack":
            args["defense"] = CARDS_BY_ID[option["card"]].defense or 0
        case "use":
            args["text"] = _ability(option, "primary")
        case "ally":
            args["text"] = _ability(option, "ally")
        case "scrap":
            args["text"] = _ability(option, "scrap")
    return args


def _ability(option: Mapping[str, Any], ability: AbilityName) -> PhraseArgument:
    acting = option.get("as") or option["card"]
    return AbilityText(acting, ability) if ability in abilities_of(CARDS_BY_ID[acting]) else ""


def _is_only_copy(option: Mapping[str, Any], decision: Mapping[str, Any]) -> bool:
    """Whether no other copy of the card is offered for the same, so that nothing has to tell them apart."""
    same = ("verb", "card", "as")
    offered = [other for other in decision.get("options", ()) if all(other.get(key) == option.get(key) for key in same)]
    return len(offered) == 1


# What is refused


def error_phrase(code: str, details: Mapping[str, object]) -> Phrase:
    """Why an action was refused."""
    message = "error-not-in-play-copied" if code == "not-in-play" and "copied" in details else f"error-{code}"
    return Phrase(message, {key: _given(key, value) for key, value in details.items()})


def _given(key: str, value: object) -> PhraseArgument:
    if key in ("card", "copied") and value in CARDS_BY_ID:
        return CardName(str(value))
    if key == "faction":
        return FactionName(str(value))
    return value if isinstance(value, int) else printable(str(value))


_KEYS = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]")  # what a terminal sends for an arrow and the like


def printable(text: str) -> str:
    """What somebody typed, without the traces of keys that write nothing."""
    return "".join(char for char in _KEYS.sub("", text) if unicodedata.category(char)[0] != "C")


# As JSON


def _written(value: PhraseArgument) -> Json:
    match value:
        case str() | int():
            return value
        case Seat(number):
            return {"seat": number}
        case Seats(numbers):
            return {"seats": list(numbers)}
        case CardName(card):
            return {"card": card}
        case FactionName(faction):
            return {"faction": faction}
        case AbilityText(card, ability):
            return {"ability": [card, ability]}
        case BranchText(card, branch):
            return {"branch": [card, branch]}
        case Points(amounts):
            return {"points": dict(amounts)}
        case MessageText(message):
            return {"message": message}
        case Phrase():
            return {"phrase": value.to_json()}
        case _:
            assert_never(value)


def _read(content: Json) -> PhraseArgument:
    match content:
        case str():
            return content
        case int() | float():
            return _number(content)
        case dict() if len(content) != 1:
            raise BadInput(f"not an argument of a phrase: {content}")
        case {"seat": number}:
            return Seat(_number(number))
        case {"seats": [_, *_] as numbers}:
            return Seats(tuple(_number(number) for number in numbers))
        case {"card": str(card)}:
            return CardName(card)
        case {"faction": str(faction)}:
            return FactionName(faction)
        case {"ability": [str(card), ("always" | "primary" | "ally" | "scrap") as ability]}:
            return AbilityText(card, ability)
        case {"branch": [str(card), branch]}:
            return BranchText(card, _number(branch))
        case {"points": dict(amounts)}:
            return Points({kind: _number(amount) for kind, amount in amounts.items()})
        case {"message": str(message)}:
            return MessageText(message)
        case {"phrase": phrase}:
            return Phrase.from_json(phrase)
        case _:
            raise BadInput(f"not an argument of a phrase: {content}")


def _number(content: Json) -> int:
    if not isinstance(content, int) or isinstance(content, bool):
        raise BadInput(f"not a whole number in a phrase: {content}")
    return content
