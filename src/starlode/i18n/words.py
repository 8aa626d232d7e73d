"""The words of one language: cards, log lines, questions, labels, refusals."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, assert_never

from starlode.core.company import Company
from starlode.core.errors import BadInput, Said
from starlode.core.rules import Rules
from starlode.i18n import bundles
from starlode.i18n.bundles import Argument
from starlode.i18n.phrase import (
    NOTHING,
    AbilityText,
    BranchText,
    CardName,
    FactionName,
    MessageText,
    Phrase,
    PhraseArgument,
    Points,
    Seat,
    Seats,
    printable,
)
from starlode.i18n.refusing import told
from starlode.i18n.voice import Lore, Voice, error_phrase
from starlode.i18n.voices import voice_of

NATURE = 0  # the seat of nature's decisions
LEAST_LETTERS = 2  # of a name, or a key pressed by mistake would be a question about half the cards
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})  # as they are typed where there is no key for them

Names = Mapping[int, str]
NOBODY: Names = MappingProxyType({})  # of those who are told by the numbers of their seats


class Words:
    """What a player reads, in one language: `Words("de").card("blob-wheel")` is "Blob-Rad"."""

    def __init__(self, language: str, rules: Rules[Any] | None = None) -> None:
        """Refuse an unknown language with BadInput; of a match speak words that know its rules."""
        self.game = None if rules is None else rules.game
        bundles.bundle(language, self.game)
        self.language = language
        self.rules = rules
        self._voice = None if rules is None else voice_of(rules)

    @property
    def voice(self) -> Voice:
        """What the game says in its own way."""
        assert self._voice is not None, "words that know the rules are needed here"
        return self._voice

    @property
    def lore(self) -> Lore:
        """The cards that are told about."""
        return self.voice.lore

    @property
    def company(self) -> Company:
        """Who sits with whom."""
        return self.voice.company

    def say(self, message_id: str, /, **args: Argument) -> str:
        """Any message by its id; KeyError if there is none."""
        return bundles.say(self.language, message_id, self.game, **args)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return bool(bundles.bundle(self.language, self.game).has_message(message_id))

    # Cards

    def card(self, card: str) -> str:
        """The name of a card."""
        return self.say(f"card-{card}")

    def faction(self, faction: str) -> str:
        return self.say(f"faction-{faction}")

    def kind(self, kind: str) -> str:
        """The word for a ship, a base or an outpost."""
        return self.say(f"kind-{kind}")

    def thing(self, thing: str) -> str:
        """The name of anything that lies on the table: a card, or whatever else the game has."""
        return self.lore.name(self.say, thing)

    def card_text(self, card: str) -> Any:
        """A card with what it does, written from its effects."""
        return self.lore.text(self.say, card)

    def card_lines(self, card: str) -> list[str]:
        """A card for a terminal: a head line, and a line for each ability."""
        return self.lore.lines(self.say, card)

    def find_card(self, wanted: str, among: Iterable[str] | None = None) -> list[str]:
        """The cards that somebody may mean by an id or a name, here or in English: in full, else by starts of words."""
        sought = folded(printable(wanted))
        if len(sought) < LEAST_LETTERS:
            return []
        known = {card: self._spellings(card) for card in (self.lore.ids if among is None else among)}
        exact = [card for card, names in known.items() if sought in names]
        starting = [card for card, names in known.items() if any(name.startswith(sought) for name in names)]
        inside = [card for card, names in known.items() if any(f" {sought}" in name for name in names)]
        return exact or starting + [card for card in inside if card not in starting]

    def _spellings(self, card: str) -> set[str]:
        name = self.thing(card)
        names = {card, name, name.casefold().translate(_UMLAUTS), self.lore.name(Words("en", self.rules).say, card)}
        return {folded(each) for spelt in names for each in (spelt, spelt.replace("’", ""))}

    # Who plays

    def names_for(self, seat: int | None, given: Names = NOBODY) -> dict[int, str]:
        """How a player, or with None a spectator, is shown the seats: by their roles, where there are any.

        Names that are given go before: real ones, or those of bots; equal ones are told apart by their seats.
        """
        names = {}
        for each in range(1, self.company.seats + 1):
            name = given.get(each)
            if each == seat:
                names[each] = self.say("you")
            elif name is None:
                names[each] = self._nameless(each, seat)
            elif list(given.values()).count(name) > 1:
                names[each] = self.say("name-at-seat", name=name, seat=each)
            else:
                names[each] = name
        return names

    def _nameless(self, seat: int, reader: int | None) -> str:
        known = self.company
        if reader is not None and known.seats == 2:
            return self.say("opponent")
        if role := known.role(seat):
            return self.say(f"name-{role}", seat=seat)
        if reader is None or not known.has_teams:
            return self.say("seat", seat=seat)
        return self.say("name-teammate" if seat in known.side_of(reader) else "name-enemy", seat=seat)

    def role(self, role: str) -> str:
        """What somebody is in his team: an emperor, an admiral, the boss, a raider."""
        return self.say(f"role-{role}")

    def listed(self, names: Sequence[str]) -> str:
        """Several names as a list is spoken."""
        *others, last = names
        return self.say("list-last", list=", ".join(others), last=last) if others else last

    def players(self, seats: Sequence[int], names: Names) -> str:
        """The names of one or several players, the reader's first."""
        told = [self._player(seat, names) for seat in seats]
        return self.listed(sorted(told, key=lambda name: name != self.say("you")))

    # What happens

    def event(self, event: Mapping[str, Any], names: Names) -> str:
        """The log line of an event as `Event.seen_by` tells it."""
        return self.phrase(self.voice.event(event), names)

    def reason(self, reason: str) -> str:
        """Why a match ended."""
        return self.say(f"reason-{reason}")

    def points(self, amounts: Mapping[str, int]) -> str:
        """What points gained together add up to."""
        return self._points(Points({kind: amount for kind, amount in amounts.items() if amount}))

    # What is asked

    def question(self, decision: Mapping[str, Any], names: Names, view: Mapping[str, Any] = NOTHING) -> str:
        """Who is asked what, by which card, and with a view of whom and how much."""
        return self.phrase(self.voice.question(decision, view), names)

    def option(
        self,
        option: Mapping[str, Any],
        names: Names,
        decision: Mapping[str, Any] | None = None,
        view: Mapping[str, Any] = NOTHING,
    ) -> str:
        """The label of an option; the branches of a choice can be told only with the decision they are offered in."""
        return self.phrase(self.voice.option(option, decision, view), names)

    def why(self, reason: Mapping[str, Any], names: Names) -> str:
        """What speaks for an option, of a hint as JSON."""
        return self.phrase(self.voice.why(reason["message"], reason["details"]), names)

    def macro(self, macro: Mapping[str, Any]) -> str:
        """The label of several actions for one click."""
        return self.phrase(self.voice.macro(macro))

    # What is refused, and what a table may settle

    def error(self, code: str, **details: object) -> str:
        """Why an action was refused."""
        return self.phrase(error_phrase(code, details) if self._voice is None else self._voice.error(code, details))

    def refusal(self, refusal: BadInput) -> str:
        """Why a file, a position or an option was refused."""
        return told(self.language, refusal.said)

    def told(self, message: Said) -> str:
        """What is worth knowing about a file."""
        return told(self.language, message)

    def format_name(self, name: str) -> str:
        return self.say(f"format-{name}")

    def format_about(self, name: str) -> str:
        """A format in a sentence for players."""
        return self.say(f"format-about-{name}")

    def option_about(self, name: str) -> str:
        """What a rule option settles."""
        return self.say(f"rule-{name}")

    def option_value(self, name: str, value: str | int) -> str:
        """What a value of a rule option means."""
        if str(value).isdigit():
            return self.say(f"rule-{name}-number", number=int(value))
        if self.has(f"rule-{name}-{value}"):
            return self.say(f"rule-{name}-{value}")
        return self.phrase(self.voice.written(name, str(value)))

    # Phrases

    def phrase(self, phrase: Phrase, names: Names = NOBODY) -> str:
        """Any phrase as text, the players by the names they go by here."""
        return self.say(phrase.id, **{key: self._argument(value, names) for key, value in phrase.args.items()})

    def _argument(self, value: PhraseArgument, names: Names) -> Argument:
        match value:
            case str() | int():
                return value
            case Seat(number):
                return self._player(number, names)
            case Seats(numbers):
                return self.players(numbers, names)
            case CardName(card):
                return self.card(card)
            case FactionName(faction):
                return self.faction(faction)
            case AbilityText(card, ability):
                return self.lore.ability(self.say, card, ability)
            case BranchText(card, branch):
                return self.lore.branch(self.say, card, branch)
            case Points():
                return self._points(value)
            case MessageText(message):
                return self.say(message)
            case Phrase():
                return self.phrase(value, names)
            case _:
                assert_never(value)

    def _player(self, seat: int, names: Names) -> str:
        return names[seat] if seat in names else self.say("nature") if seat == NATURE else self.say("seat", seat=seat)

    def _points(self, points: Points) -> str:
        return ", ".join(self.say(f"effect-{kind}", amount=amount) for kind, amount in points.amounts.items())


def folded(text: str) -> str:
    """A name without case, accents and hyphens."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return " ".join(re.findall(r"[^\W_]+", "".join(char for char in plain if not unicodedata.combining(char))))
