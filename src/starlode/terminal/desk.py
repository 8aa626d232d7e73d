"""What a game has of its own at the terminal: how its table looks, how its news is told, and what may be a slip.

The desk here is one that any game can be played at; a game has its own where it has more to say.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from starlode.core.decision import Decision, Option
from starlode.core.game import load
from starlode.core.match import Match
from starlode.core.rules import Rules
from starlode.games import find, way_of
from starlode.i18n import Words
from starlode.prompt.layout import MOST_WIDTH, laid_out
from starlode.terminal.headline import headline

Names = Mapping[int, str]
# Told by the line above the table, by the question, or for programs only.
UNTOLD = frozenset(
    {"game", "seat", "options", "turn", "current", "actor", "seats", "pending", "over", "starlode-position"}
)


class Desk:
    """One game at the terminal. Views are JSON, and seats count from 1."""

    # The commands that this game has besides those of every game, each with the message that explains it.
    commands: Mapping[str, str] = MappingProxyType({})
    # Words that begin a line of notation, also where none such is offered.
    verbs: frozenset[str] = frozenset()
    # What an option may be about.
    things: tuple[str, ...] = ("card",)
    # Events that the next table shows anyway, or by which others share their turn.
    routine: frozenset[str] = frozenset()

    def show(self, words: Words, view: Mapping[str, Any], names: Names, width: int) -> str:
        """The table at a glance."""
        blocks = [[*_rows(words, view, UNTOLD)]]
        for seat, entry in enumerate(view.get("seats", ()), 1):
            blocks.append([(names[seat], ""), *((f"  {label}", text) for label, text in _rows(words, entry, ()))])
        return "\n".join([headline(words, view, names), *laid_out([b for b in blocks if b], min(width, MOST_WIDTH))])

    def piles(self, words: Words, view: Mapping[str, Any], names: Names, width: int) -> str:
        """What was put aside."""
        return ""

    def unseen(self, words: Words, view: Mapping[str, Any], names: Names) -> list[str]:
        """What is left to be drawn, and what is known of others' hands."""
        return []

    def tell(self, words: Words, events: Sequence[Mapping[str, Any]], names: Names) -> list[str]:
        """Log lines."""
        return [words.event(event, names) for event in events]

    def scores(self, words: Words, view: Mapping[str, Any], seat: int) -> str:
        """What stands beside a question."""
        return ""

    def label(
        self, words: Words, label: str, option: Option, decision: Decision, view: Mapping[str, Any], match: Match[Any]
    ) -> str:
        """A label with what it comes to now."""
        return label

    def heading(self, words: Words, option: Option, same: int, offered: int, names: Names) -> str | None:
        """The line under which equal options are folded, so many of all that are offered; None to list them all."""
        return None

    def warning(self, match: Match[Any], action: str, decision: Decision, seat: int) -> str | None:
        """The message about what a person may not have thought of."""
        return None

    def help(self, words: Words, rules: Rules[Any]) -> list[str]:
        """The goal, the turn, and how lines are typed."""
        return [words.format_about(way_of(rules)), words.say("play-help")]

    def result(self, words: Words, match: Match[Any], names: Names) -> list[str]:
        """How the points of a finished match came together; nothing where there are none."""
        return []

    def sees_hand(self, view: Mapping[str, Any], seat: int) -> bool:
        """Whether the viewer may look at the hand of a seat; true where nobody has one."""
        hand = view["seats"][seat - 1].get("hand")
        return hand is None or hand["cards"] is not None


def desk_of(game: str) -> Desk:
    """What a game has of its own at the terminal."""
    desk: Desk = load(find(game).desk)()
    return desk


def _rows(words: Words, content: Mapping[str, Any], untold: frozenset[str] | tuple[()]) -> list[tuple[str, str]]:
    """A view, or a seat of it, as it is written."""
    told = {key: value for key, value in content.items() if key not in untold and value is not None}
    return [(_word(words, key), _text(words, value)) for key, value in told.items()]


def _text(words: Words, value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{_word(words, str(key))} {_text(words, each)}" for key, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(_text(words, each) for each in value) or words.say("table-none")
    return _word(words, value) if isinstance(value, str) else str(value)


def _word(words: Words, key: str) -> str:
    known = next((message for message in (f"view-{key}", f"card-{key}") if words.has(message)), None)
    return words.say(known) if known else key.replace("-", " ")
