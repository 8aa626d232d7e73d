"""What Star Realms says of its events, questions and answers."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from starlode.core.company import Company, Side
from starlode.i18n.phrase import (
    NOTHING,
    AbilityName,
    AbilityText,
    BranchText,
    CardName,
    FactionName,
    Phrase,
    PhraseArgument,
    PhraseArguments,
    Points,
    Seat,
    players,
)
from starlode.i18n.realms.card_text import CARDS_BY_ID, abilities_of, branch_of
from starlode.i18n.realms.lore import RealmsLore
from starlode.i18n.realms.reaches import reaches
from starlode.i18n.realms.warnings import lost_by_ending, lost_by_scrapping
from starlode.i18n.telling import asked, details_of_event, is_optional, told, usual_event
from starlode.i18n.voice import Voice


class RealmsVoice(Voice):
    """The voice of Star Realms."""

    fortune = "authority"

    @cached_property
    def lore(self) -> RealmsLore:
        return RealmsLore()

    def event(self, event: Mapping[str, Any]) -> Phrase:
        return event_phrase(event, self.company)

    def question(self, decision: Mapping[str, Any], view: Mapping[str, Any] = NOTHING) -> Phrase:
        source = decision["source"]
        return asked(decision, _question(decision, view), CardName(source) if source else None)

    def option(
        self, option: Mapping[str, Any], decision: Mapping[str, Any] | None = None, view: Mapping[str, Any] = NOTHING
    ) -> Phrase:
        return option_phrase(option, decision, view, self.company)

    def lost_by_ending(self, view: Mapping[str, Any], decision: Mapping[str, Any]) -> list[Phrase]:
        return lost_by_ending(view, decision, self.company)

    def lost_by_choosing(self, decision: Mapping[str, Any], state: Any) -> dict[str, Phrase]:
        return lost_by_scrapping(self.rules, state, decision)

    def why(self, message: str, details: Mapping[str, Any]) -> Phrase:
        return Phrase(message, {"points": Points(details)}) if message == "why-gains" else super().why(message, details)

    def reaches(self, view: Mapping[str, Any], state: Any = None) -> dict[int, Phrase]:
        return reaches(self.rules, view, state)

    def leans_on(
        self, option: Mapping[str, Any], decision: Mapping[str, Any], view: Mapping[str, Any]
    ) -> tuple[object, ...] | None:
        if self.company.shares_turns:  # a team has its turn together: what is missing, and who is still to act
            return None
        if option["verb"] == "choose":
            return decision["as"], decision["source"]
        return (_is_only_copy(option, decision),) if "copy" in option else ()

    def refusal(self, code: str, details: Mapping[str, object]) -> str:
        return "error-not-in-play-copied" if code == "not-in-play" and "copied" in details else f"error-{code}"

    def argument(self, key: str, value: object) -> PhraseArgument | None:
        if key in ("card", "copied") and value in CARDS_BY_ID:
            return CardName(str(value))
        return FactionName(str(value)) if key == "faction" else None


# What happens


def event_phrase(event: Mapping[str, Any], known: Company) -> Phrase:
    """The log line of an event; teams are told as such."""
    details = details_of_event(event)
    match event["event"]:
        case "ability-used" if "as" in details:
            return told("event-ability-used-as", details)
        case "points-gained":
            return told("event-points-gained", {"seat": details["seat"]}, points=points_of(details))
        case "branch-chosen":
            branch = details.pop("branch")
            text = _branch(details.get("as") or details["card"], branch)
            return told("event-branch-chosen", details, text=text or "")
        case "player-eliminated" if known.has_places:
            return told("event-player-eliminated-placed", details)
        case "start-chosen" if known.has_teams:
            return told("event-start-chosen-team", details, player=players(known.side_of(details["seat"])))
        case "turn-started" | "turn-ended" as name:
            return told(f"event-{name}", details, player=players(known.sharing(details["seat"])))
        case "player-attacked":
            return told("event-player-attacked", details, target=players(known.sharing(details["target"])))
        case name:
            return usual_event(name, details)


def points_of(amounts: Mapping[str, Any]) -> Points:
    """What somebody gained, without what is none."""
    return Points({kind: amounts[kind] for kind in ("trade", "combat", "authority") if amounts[kind]})


def _branch(card: str, branch: int) -> BranchText | None:
    """A branch of a choice; None if the card has none, as a Stealth Needle by itself."""
    return BranchText(card, branch) if branch_of(CARDS_BY_ID[card], branch) else None


# What is asked


def _question(decision: Mapping[str, Any], view: Mapping[str, Any]) -> Phrase:
    what, source = decision["asked"], decision["source"]
    *before, waiting = view.get("pending") or [NOTHING]
    about: PhraseArguments = {"card": CardName(source)} if source else {}
    if what == "destination":
        return Phrase("question-destination", about)
    if waiting.get("ask") == what:
        target = Seat(waiting.get("target", 0))
        about["of"] = "combat" if before and "owner" in before[-1] else "trade"
        match what:
            case "amount":
                return Phrase("question-amount-on", {"target": target})
            case "receiver":
                return Phrase("question-receiver-of", {"card": CardName(waiting["gift"])})
            case "help-from":
                return Phrase("question-help-from-for", {**about, "missing": waiting["number"]})
            case "help-amount":
                return Phrase("question-help-amount-from", {**about, "target": target})
            case "help-consent":
                return Phrase("question-help-consent-to", {**about, "amount": waiting["number"], "target": target})
    return Phrase(f"question-{what}", {"optional": is_optional(decision)})


def option_phrase(
    option: Mapping[str, Any], decision: Mapping[str, Any] | None, view: Mapping[str, Any], known: Company
) -> Phrase:
    """The label of an option; the branches of a choice can be told only with the decision they are offered in.

    A view tells what is a team's: that only together a price can be paid, or that a turn goes on.
    """
    if option["verb"] == "choose":
        return _choice(option["branch"], decision)
    args: PhraseArguments = {}
    if "seat" in option:
        sharing = known.sharing(option["seat"])
        args["player"] = (
            players(sharing) if option["verb"] == "attack" and "card" not in option else Seat(option["seat"])
        )
    if "amount" in option:
        args["amount"] = option["amount"]
    if "card" in option:
        args |= _about(option)
    label = Phrase(_option_message(option), args)
    if known.shares_turns and view:
        seat = decision["seat"] if decision else view["actor"]
        label = _with_the_team(label, seat, known.sharing(seat), view)
    if "copy" not in option or (decision and _is_only_copy(option, decision)):
        return label
    return Phrase("option-of-copy", {"label": label, "copy": option["copy"]})


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


def _with_the_team(label: Phrase, seat: int, team: Side, view: Mapping[str, Any]) -> Phrase:
    """A label for a member of a team that has its turn together."""
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
