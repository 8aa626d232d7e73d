"""What every game says in its own way: the side of a game that faces the words."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Protocol

from starlode.core.rules import Rules
from starlode.i18n.bundles import Argument
from starlode.i18n.effect_text import CardLine
from starlode.i18n.phrase import NOTHING, CardName, Phrase, PhraseArgument, printable
from starlode.i18n.telling import asked, details_of_event, is_optional, told, usual_event


class Say(Protocol):
    """A language's messages."""

    def __call__(self, message_id: str, /, **arguments: Argument) -> str: ...


@dataclass(frozen=True, slots=True)
class ThingText:
    """Something that lies on a table, as a player reads about it."""

    id: str
    name: str
    kind: str
    faction: str | None = None
    cost: int | None = None
    lines: tuple[CardLine, ...] = ()


class Lore:
    """The cards of a game, or of one box and edition of it, as players read about them; here a game without texts."""

    def __init__(self, copies: Mapping[str, int] = NOTHING) -> None:
        self._copies = copies

    @property
    def ids(self) -> Sequence[str]:
        """Everything that has a name and a text, in the order of the box."""
        return tuple(self._copies)

    def name(self, say: Say, thing: str) -> str:
        return say(f"card-{thing}")

    def text(self, say: Say, thing: str) -> Any:
        """What is told of it, as a data class; KeyError for what is not of this game."""
        return ThingText(thing, self.name(say, thing), "card")

    def lines(self, say: Say, thing: str) -> list[str]:
        """The same for a terminal: a head line, and a line for each thing it does."""
        return [self.name(say, thing)]

    def face(self, say: Say, thing: str) -> dict[str, Any]:
        """All that a client needs to draw it and to speak of it."""
        return {**asdict(self.text(say, thing)), "branches": []}

    def faction_of(self, thing: str) -> str | None:
        return None

    def copies_of(self, thing: str) -> int:
        return self._copies[thing]

    def ability(self, say: Say, card: str, ability: str) -> str:
        raise KeyError(f"{card} has no ability {ability}")

    def branch(self, say: Say, card: str, branch: int) -> str:
        raise KeyError(f"{card} has no branch {branch}")


class Voice:
    """How the events, questions and answers of a game become phrases, in no language; here as plainly as can be.

    Which message it is and what goes into it is decided here alone; `Words`, or a client with the same .ftl files and
    the JSON of the cards, turns a phrase into text.
    """

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.company = rules.company

    @cached_property
    def lore(self) -> Lore:
        """The cards that are played with; of plain rules what they call their things."""
        return Lore(getattr(self.rules, "things", NOTHING))

    # What happens

    def event(self, event: Mapping[str, Any]) -> Phrase:
        """The log line of an event as `Event.seen_by` tells it."""
        return usual_event(event["event"], details_of_event(event))

    # What is asked

    def question(self, decision: Mapping[str, Any], view: Mapping[str, Any] = NOTHING) -> Phrase:
        """Who is asked what, and by which card; a view also tells of whom and how much."""
        source = decision["source"]
        question = Phrase(f"question-{decision['asked']}", {"optional": is_optional(decision)})
        return asked(decision, question, CardName(source) if source else None)

    def asked(self, decision: Mapping[str, Any], view: Mapping[str, Any] = NOTHING) -> Phrase:
        """The same as everybody may know it: the answers, which may tell of a hidden hand, are not looked at."""
        known = {key: decision[key] for key in ("seat", "asked", "source", "as")}
        return self.question({**known, "options": [], "macros": []}, view)

    def option(
        self, option: Mapping[str, Any], decision: Mapping[str, Any] | None = None, view: Mapping[str, Any] = NOTHING
    ) -> Phrase:
        """The label of an option; a decision and a view tell what it is one of, and what it does now."""
        return told(f"option-{option['verb']}", {key: option[key] for key in option.keys() - {"action", "verb"}})

    def macro(self, macro: Mapping[str, Any]) -> Phrase:
        """The label of several actions for one click."""
        return Phrase(f"macro-{macro['label']}", {"count": len(macro["actions"])})

    def leans_on(
        self, option: Mapping[str, Any], decision: Mapping[str, Any], view: Mapping[str, Any]
    ) -> tuple[object, ...] | None:
        """What the label of an option follows from besides the option and the rules; None: from more than that."""
        return None

    def lost_by_ending(self, view: Mapping[str, Any], decision: Mapping[str, Any]) -> list[Phrase]:
        """What would be lost if the seat that is asked ended its turn, or the first part of it, now."""
        return []

    def lost_by_choosing(self, decision: Mapping[str, Any], state: Any) -> dict[str, Phrase]:
        """What would be lost by an action of the seat that is asked, by the line of its notation; of most nothing."""
        return {}

    def why(self, message: str, details: Mapping[str, Any]) -> Phrase:
        """What speaks for an option, as `bots.reasons.Reason` has it."""
        return told(message, details)

    def reaches(self, view: Mapping[str, Any], state: Any = None) -> dict[int, Phrase]:
        """Whom the viewer can attack, and if not, why not; in a duel it is plain. A state at hand spares work."""
        return {}

    # What a result is made of

    fortune: str | None = None  # the field of a seat's view that is gained and lost during a match, if any decides it

    def scores(self, state: Any) -> dict[str, list[int]]:
        """What the points of each seat come from, by the names of messages, `score-…`; of most games nothing."""
        return {}

    def written(self, option: str, value: str) -> Phrase:
        """The value of an option that a table wrote itself."""
        return Phrase(f"rule-{option}-text", {"text": printable(value)})

    # What is refused

    def error(self, code: str, details: Mapping[str, object]) -> Phrase:
        """Why an action was refused."""
        typed = {key: self.argument(key, value) for key, value in details.items()}
        return Phrase(
            self.refusal(code, details),
            {key: given(details[key]) if value is None else value for key, value in typed.items()},
        )

    def refusal(self, code: str, details: Mapping[str, object]) -> str:
        """The message of a refusal, where what is told decides which one it is."""
        return f"error-{code}"

    def argument(self, key: str, value: object) -> PhraseArgument | None:
        """A detail of a refusal, typed by what it is called; None where this game has no such thing."""
        return CardName(str(value)) if key == "card" and value in self.lore.ids else None


def error_phrase(code: str, details: Mapping[str, object]) -> Phrase:
    """Why something was refused that is of no game."""
    return Phrase(f"error-{code}", {key: given(value) for key, value in details.items()})


def in_a_row(names: Sequence[PhraseArgument]) -> PhraseArgument:
    """Cards or whatever has a name as a list is spoken; a phrase within a phrase, since clients put the names in."""
    *others, last = names
    if not others:
        return last
    row = others[0]
    for name in others[1:]:
        row = Phrase("list-next", {"list": row, "next": name})
    return Phrase("list-last", {"list": row, "last": last})


def given(value: object) -> PhraseArgument:
    """What somebody gave, as it may be said."""
    return value if isinstance(value, int | Phrase) else printable(str(value))
