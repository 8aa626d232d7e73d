"""What Cave-In says of its events, questions and answers."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from starlode.cavein.components import COLOUR_OF
from starlode.cavein.engine import scoring
from starlode.cavein.rules import CaveinRules
from starlode.i18n.cavein.lore import EFFECT, CaveinLore
from starlode.i18n.cavein.names import (
    CARDS,
    PLACES,
    colour_name,
    crystal_data,
    crystal_name,
    is_wild,
    mercenary_name,
    tinted_name,
)
from starlode.i18n.cavein.warnings import lost_by_ending
from starlode.i18n.phrase import (
    NOTHING,
    AbilityText,
    CardName,
    FactionName,
    Phrase,
    PhraseArgument,
    PhraseArguments,
    Seat,
)
from starlode.i18n.telling import asked, details_of_event, is_optional, told, usual_event
from starlode.i18n.voice import Voice, in_a_row

SOURCES = {
    "crystals": scoring.FROM_CRYSTALS,
    "sets": scoring.FROM_SYMBOLS,
    "artifacts": scoring.FROM_ARTIFACTS,
    "totems": scoring.FROM_TOTEMS,
    "subjugated": scoring.FROM_SUBJUGATED,
}
PAYMENTS = ("pay-crystal", "pay-artifact")
# Questions about a card or crystal that does not ask: what is paid for, or recoloured.
ABOUT = (*PAYMENTS, "pay-recruit", "paying-colour", "new-colour")
# What a view tells of an open question, as its message takes it.
FIGURES = {
    "take-crystal": ("cost",),
    "take-from-docks": ("levels",),
    "take-from-bases": ("left",),
    "take-from-bottom": ("left",),
    "dye-colour": ("left",),
    "dye": ("left",),
    "subjugate-from-hand": ("left",),
}


class CaveinVoice(Voice):
    """The voice of Cave-In."""

    rules: CaveinRules

    @cached_property
    def lore(self) -> CaveinLore:
        return CaveinLore(self.rules.box, self.rules.options)

    def event(self, event: Mapping[str, Any]) -> Phrase:
        return event_phrase(event)

    def scores(self, state: Any) -> dict[str, list[int]]:
        """The points of every seat from each source, and all of them."""
        seats = range(self.rules.seats)
        found = {
            name: [int(scoring.points_from(state, seat, source)) for seat in seats] for name, source in SOURCES.items()
        }
        return {**found, "total": [sum(points) for points in zip(*found.values(), strict=True)]}

    def question(self, decision: Mapping[str, Any], view: Mapping[str, Any] = NOTHING) -> Phrase:
        return asked(decision, _question(decision, view), _source(decision["source"]))

    def option(
        self, option: Mapping[str, Any], decision: Mapping[str, Any] | None = None, view: Mapping[str, Any] = NOTHING
    ) -> Phrase:
        label = _appraised(option, _Label(option, decision or NOTHING, view, self.rules.options).phrase())
        copies = _copies(option, decision or NOTHING)
        return Phrase("option-at-place", {"label": label, "place": option.get("copy", 1)}) if copies > 1 else label

    def macro(self, macro: Mapping[str, Any]) -> Phrase:
        """Of a payment also which cards it plays, and which of them comes last and leads."""
        label = super().macro(macro)
        paid = [CardName(line.split(" ")[1]) for line in macro["actions"] if line.startswith("pay ")]
        return Phrase(label.id, {**label.args, "cards": in_a_row(paid), "leader": paid[-1]}) if paid else label

    def written(self, option: str, value: str) -> Phrase:
        """A list of factions is the one that may be written."""
        return Phrase(f"rule-{option}-text", {"list": in_a_row([FactionName(each) for each in value.split("+")])})

    def lost_by_ending(self, view: Mapping[str, Any], decision: Mapping[str, Any]) -> list[Phrase]:
        return lost_by_ending(view, decision)

    def why(self, message: str, details: Mapping[str, Any]) -> Phrase:
        named: PhraseArguments = {}
        if "colour" in details:
            named["colour"] = colour_name(details["colour"])
        if "crystal" in details:
            named["crystal"] = crystal_name(details["crystal"])
        return told(message, {key: value for key, value in details.items() if key not in named}, **named)

    def leans_on(
        self, option: Mapping[str, Any], decision: Mapping[str, Any], view: Mapping[str, Any]
    ) -> tuple[object, ...] | None:
        seat, copies = decision["seat"], _copies(option, decision)
        match option["verb"]:
            case "lead":
                return seat, copies, *view["seats"][seat - 1]["base"][-1:]
            case "raid":
                base = view["seats"][option["seat"] - 1]["base"]
                return seat, copies, len(base), *base[-1:]
            case "colour":
                return seat, copies, *view["factions"]
            case _:
                return seat, copies

    def refusal(self, code: str, details: Mapping[str, object]) -> str:
        return "error-empty-base" if code == "no-such-base" and "card" not in details else f"error-{code}"

    def argument(self, key: str, value: object) -> PhraseArgument | None:
        if key in ("card", "artifact") and value in CARDS:
            return CardName(str(value))
        if key in ("card", "crystal") and crystal_data(str(value)):
            return crystal_name(str(value))
        return None


# What happens


def event_phrase(event: Mapping[str, Any]) -> Phrase:
    """The log line of an event; where in a Base a card lay is not told."""
    name, details = event["event"], details_of_event(event)
    details.pop("position", None)
    others: PhraseArguments = {}
    message = f"event-{name}"
    if "crystal" in details:
        tint = details.pop("was", None) or details.pop("tint", None)
        others["crystal"] = tinted_name(details.pop("crystal"), *_tint(tint))
    if "colour" in details:
        details.pop("was", None)  # what a card was dyed before
        others["colour"] = colour_name(details.pop("colour"))
    if "artifact-card" in details:
        first, second = details.pop("artifact-card").split("+")
        others |= {"one": CardName(first), "other": CardName(second)}
    dye = details.pop("dyed", None)
    if name == "mercenary-subjugated" and details.pop("from") == "hand":
        message += "-from-hand"
        del details["target"]
    elif dye is not None:
        message += "-dyed"
        others["dye"] = colour_name(dye)
    if "target" in details and details["target"] == details["seat"]:
        message += "-own"
        del details["target"]
    if message != f"event-{name}" or others:
        return told(message, details, **others)
    return usual_event(name, details)


def _tint(tint: str | None) -> tuple[str | None, int]:
    """The colour and the discount in `blue less-1`."""
    if tint is None:
        return None, 0
    colour, _, less = tint.partition(" less-")
    return colour, int(less)


# What is asked


def _source(source: str | None) -> PhraseArgument | None:
    if source is None:
        return None
    return CardName(source) if source in CARDS else crystal_name(source)


def _question(decision: Mapping[str, Any], view: Mapping[str, Any]) -> Phrase:
    what = decision["asked"]
    waiting = (view.get("pending") or [NOTHING])[-1]
    message = f"question-{what}"
    source = _source(decision["source"])
    about: PhraseArguments = {"card": source} if what in ABOUT and source is not None else {}
    if waiting.get("ask") != what:
        return Phrase(message, {"optional": is_optional(decision), **about})
    if what in PAYMENTS:
        missing = max(waiting["cost"] - waiting["paid"], 0)
        if missing == 0 and len(decision.get("options", ())) == 1:
            return Phrase("question-price-paid", {"cost": waiting["cost"], **about})
        return Phrase("question-pay-price", {"cost": waiting["cost"], "missing": missing, **about})
    if what == "dye":
        return Phrase("question-dye-as", {"left": waiting["left"], "colour": colour_name(waiting["colour"])})
    # A card of one level is not counted by the levels that are left: there are none.
    figures: PhraseArguments = {
        name: waiting[name] for name in FIGURES.get(what, ()) if waiting[name] or name != "levels"
    }
    return Phrase(f"{message}-of" if figures else message, {"optional": is_optional(decision), **about, **figures})


class _Label:
    """The label of one option, with what a decision and a view tell besides."""

    def __init__(
        self, option: Mapping[str, Any], decision: Mapping[str, Any], view: Mapping[str, Any], rules: Mapping[str, Any]
    ) -> None:
        self.told = option
        self.view = view
        self.options = rules
        self.seat = decision.get("seat")

    def phrase(self) -> Phrase:
        option, verb = self.told, self.told["verb"]
        match verb:
            case "mine" | "recolour":
                return Phrase(f"option-{verb}", {"crystal": self._crystal()})
            case "collect" | "activate":
                return Phrase(f"option-{verb}", self._with_text(option["artifact"]))
            case "use":
                card = self._card() if "dyed" in option else CardName(option["card"])
                return Phrase("option-use", self._with_text(option["card"]) | {"card": card})
            case "lead":
                return self._lead()
            case "raid":
                return self._raid()
            case "recruit" | "pay" | "dye" | "show":
                return Phrase(f"option-{verb}", {"card": self._card()})
            case "take" | "subjugate":
                return self._fetch()
            case "colour":
                wild = "factions" in self.view and is_wild(option["colour"], self.view["factions"])
                message = "option-colour-wild" if wild else "option-colour"
                return Phrase(message, {"colour": colour_name(option["colour"])})
            case "faction" | "command":
                return Phrase(f"option-{verb}", {"faction": FactionName(option["faction"])})
            case "uncover":
                return Phrase("option-uncover", {"crystal": self._crystal()})
            case "reveal":
                first, second = option["artifact-card"].split("+")
                return Phrase("option-reveal", {"one": CardName(first), "other": CardName(second)})
            case "draw":
                return Phrase("option-draw", {"card": CardName(option["card"])})
            case "start":
                return Phrase("option-start", {"player": Seat(option["seat"])})
            case _:
                return Phrase(f"option-{verb}")

    def _crystal(self) -> Phrase:
        return tinted_name(self.told["crystal"], self.told.get("colour"), self.told.get("less", 0))

    def _card(self) -> Phrase:
        return mercenary_name(self.told["card"], self.told.get("dyed"))

    def _with_text(self, card: str) -> PhraseArguments:
        return {"card": CardName(card), "text": AbilityText(card, EFFECT)}

    def _lead(self) -> Phrase:
        base = self.view["seats"][self.seat - 1]["base"] if self.seat and "seats" in self.view else []
        return Phrase("option-lead-by", self._with_text(base[-1])) if base else Phrase("option-lead")

    def _raid(self) -> Phrase:
        seat = self.told["seat"]
        base = self.view["seats"][seat - 1]["base"] if "seats" in self.view else []
        if not base:
            return Phrase("option-raid", {"player": Seat(seat)})
        colour = colour_name(COLOUR_OF[PLACES[base[-1]][0]])  # whose totem the raid takes
        args: PhraseArguments = {"card": CardName(base[-1]), "colour": colour, "count": len(base) - 1}
        if seat == self.seat:
            return Phrase("option-raid-own", args)
        return Phrase("option-raid-of", {"player": Seat(seat), **args})

    def _fetch(self) -> Phrase:
        """Taking or subjugating: from the mine, the Docks or the hand, the own Base, or another's."""
        verb = self.told["verb"]
        if "crystal" in self.told:
            return Phrase("option-take-crystal", {"crystal": self._crystal()})
        if "seat" not in self.told:
            return Phrase(f"option-{verb}", {"card": self._card()})
        if self.told["seat"] == self.seat:
            return Phrase(f"option-{verb}-own", {"card": self._card()})
        return Phrase(f"option-{verb}-from", {"card": self._card(), "player": Seat(self.told["seat"])})


def _appraised(option: Mapping[str, Any], label: Phrase) -> Phrase:
    """A label with what it costs and is worth, or that it does nothing, where the option tells."""
    if option.get("idle"):
        return Phrase("option-idle", {"label": label})
    figures: PhraseArguments = {"points": option["points"]} if "points" in option else {}
    if "price" in option:
        return Phrase(
            "option-costs-worth" if figures else "option-costs", {"label": label, "cost": option["price"]} | figures
        )
    return Phrase("option-worth", {"label": label} | figures) if figures else label


def _copies(option: Mapping[str, Any], decision: Mapping[str, Any]) -> int:
    """How many copies of a card in a Base are offered for the same; without a decision as many as can be told."""
    if "seat" not in option or "card" not in option:
        return 1
    same = ("verb", "card", "seat")
    offered = [other for other in decision.get("options", ()) if all(other.get(key) == option.get(key) for key in same)]
    return max(len(offered), int(option.get("copy", 1)))
