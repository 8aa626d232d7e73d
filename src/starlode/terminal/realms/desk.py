"""What Star Realms has of its own at the terminal."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from starlode.core.decision import Decision, Option
from starlode.core.match import Match
from starlode.core.rules import Rules
from starlode.i18n import Words
from starlode.i18n.realms.warnings import MILD, lost_by_ending, lost_by_scrapping
from starlode.prompt.layout import cards
from starlode.terminal.desk import Desk, Names
from starlode.terminal.realms import story, table

FOLDED_FROM = 4  # so many cards that may be passed on are one line


class RealmsDesk(Desk):
    """Trade, combat, authority, and teams."""

    commands: Mapping[str, str] = MappingProxyType(
        {"deck": "help-deck", "discard": "help-discard", "claim-draw": "help-claim-draw"}
    )
    verbs = frozenset({"play", "buy", "use", "ally", "scrap", "attack"})
    routine = frozenset({"card-revealed", "deck-shuffled", "turn-handed-over", "member-done"})

    def show(self, words: Words, view: Mapping[str, Any], names: Names, width: int) -> str:
        return table.show(words, view, names, width)

    def piles(self, words: Words, view: Mapping[str, Any], names: Names, width: int) -> str:
        return table.discard_piles(words, view, names, width)

    def unseen(self, words: Words, view: Mapping[str, Any], names: Names) -> list[str]:
        """What is left in the own deck, and what is known of the others' hands and decks."""
        lines = []
        for seat, entry in enumerate(view["seats"], 1):
            left, size = cards(words, entry["unseen"]), entry["deck"]["size"]
            if seat == view["seat"]:
                lines.append(words.say("play-deck-own", count=size, cards=left))
            else:
                hand = entry["hand"]
                lines.append(
                    words.say("play-deck-other", player=names[seat], count=size, hand=hand["size"], cards=left)
                )
                if hand["known"]:
                    lines.append(words.say("play-hand-known", player=names[seat], cards=cards(words, hand["known"])))
            if entry["deck"]["top"]:
                top = ", ".join(words.card(card) for card in entry["deck"]["top"])
                lines.append(words.say("play-deck-top", player=names[seat], cards=top))
        return lines

    def tell(self, words: Words, events: Sequence[Mapping[str, Any]], names: Names) -> list[str]:
        return story.tell(words, events, names)

    def scores(self, words: Words, view: Mapping[str, Any], seat: int) -> str:
        me = view["seats"][seat - 1]
        return words.say("play-scores", trade=me["trade"], combat=me["combat"], authority=me["authority"])

    def label(
        self, words: Words, label: str, option: Option, decision: Decision, view: Mapping[str, Any], match: Match[Any]
    ) -> str:
        """Of an attack on a player how much it takes, or at most, where an amount is asked next."""
        if option.verb != "attack" or "card" in option.details:
            return label
        authority = view["seats"][int(str(option.details["seat"])) - 1]["authority"]
        amount = min(authority, view["seats"][decision.seat - 1]["combat"])
        message = "session-attack"
        if amount > 1 and len(view["seats"]) > 2:
            after = match.state.clone()
            after.apply(match.rules.read(match.state, option.action))
            message = "session-attack-up-to" if match.rules.decision(after).asked == "amount" else message
        return words.say(message, label=label, amount=amount, authority=authority)

    def heading(self, words: Words, option: Option, same: int, offered: int, names: Names) -> str | None:
        """Many cards that may be passed to the same player are one line."""
        if option.verb != "pass" or same < FOLDED_FROM:
            return None
        return words.say("session-pass", count=same, player=names[int(str(option.details["seat"]))])

    def warning(self, match: Match[Any], action: str, decision: Decision, seat: int) -> str | None:
        """Wasted cards and combat, or an ally ability that loses its partner."""
        if action == "end-turn":
            lost = lost_by_ending(match.view(seat).to_json(), decision.to_json(), match.rules.company)
            return "play-really-end" if any(phrase.id != MILD for phrase in lost) else None
        if not action.startswith("scrap "):
            return None
        return (
            "play-really-scrap" if action in lost_by_scrapping(match.rules, match.state, decision.to_json()) else None
        )

    def help(self, words: Words, rules: Rules[Any]) -> list[str]:
        goal = words.say("help-goal") if rules.seats == 2 else words.format_about(rules.options["format"])
        return [goal, words.say("play-help"), words.say("help-simple")]
