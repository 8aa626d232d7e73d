"""What Cave-In has of its own at the terminal."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from starlode.cavein import figures
from starlode.core.decision import Decision, Option
from starlode.core.match import Match
from starlode.core.rules import Rules
from starlode.i18n import Words
from starlode.prompt.layout import columns
from starlode.terminal.cavein import story, table
from starlode.terminal.desk import Desk, Names

FOLDED_FROM = 9  # where more than so many options are offered, each action is one line
ACTIONS = ("recruit", "mine", "collect", "use", "raid")


class CaveinDesk(Desk):
    """Docks, mine and Bases."""

    commands: Mapping[str, str] = MappingProxyType({"deck": "help-deck", "discard": "help-discard"})
    verbs = frozenset((*ACTIONS, "pay", "take", "subjugate", "recolour", "dye", "activate", "colour"))
    things = ("card", "crystal", "artifact")
    routine = frozenset({"mercenary-shown", "crystal-uncovered"})

    def show(self, words: Words, view: Mapping[str, Any], names: Names, width: int) -> str:
        return table.show(words, view, names, width)

    def piles(self, words: Words, view: Mapping[str, Any], names: Names, width: int) -> str:
        return table.put_aside(words, view, names, width)

    def unseen(self, words: Words, view: Mapping[str, Any], names: Names) -> list[str]:
        return table.unseen(words, view, names)

    def tell(self, words: Words, events: Sequence[Mapping[str, Any]], names: Names) -> list[str]:
        return story.tell(words, events, names)

    def scores(self, words: Words, view: Mapping[str, Any], seat: int) -> str:
        """How far a payment is; else hand, actions left and points."""
        if paying := table.payment(words, view):
            return paying
        me = view["seats"][seat - 1]
        left = 0 if view["raided"] else figures.ACTIONS - view["actions"]
        extra = view["effects"].get("extra-mines", 0)
        return words.say("cave-scores", hand=me["hand"]["size"], left=left, extra=extra, points=me["points"])

    def heading(self, words: Words, option: Option, same: int, offered: int, names: Names) -> str | None:
        """Where much is offered, each type of action is one line."""
        if option.verb not in ACTIONS or same < 2 or offered <= FOLDED_FROM:
            return None
        return words.say(f"fold-{option.verb}", count=same)

    def warning(self, match: Match[Any], action: str, decision: Decision, seat: int) -> str | None:
        """Actions and extra Mines that lapse, and skills that are passed over."""
        verbs = {option.verb for option in decision.options}
        if action == "go-on":
            return "cave-really-go-on" if verbs & {"lead", "activate"} else None
        if action != "end-turn":
            return None
        view: Any = match.view(seat).content
        if view["effects"].get("extra-mines") and "mine" in verbs:
            return "cave-really-end-mine"
        return "cave-really-end" if verbs & set(ACTIONS) else None

    def help(self, words: Words, rules: Rules[Any]) -> list[str]:
        lines = [words.say("help-goal"), words.format_about(rules.options["edition"])]
        return [*lines, words.say("help-turn"), words.say("play-help")]

    def result(self, words: Words, match: Match[Any], names: Names) -> list[str]:
        """The points of every seat, broken down, the most first."""
        found = words.voice.scores(match.state)
        rows = [["", *(words.say(f"score-{name}") for name in found)]]
        for seat in sorted(range(match.rules.seats), key=lambda seat: -found["total"][seat]):
            rows.append([names[seat + 1], *(str(points[seat]) for points in found.values())])
        return columns(rows)
