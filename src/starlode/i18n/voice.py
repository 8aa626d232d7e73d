"""What every game says in its own way: the side of a game that faces the words."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from starlode.core.rules import Rules
from starlode.i18n.bundles import Argument
from starlode.i18n.phrase import Phrase, PhraseArgument
from starlode.i18n.sides import Company


class Say(Protocol):
    """A language's messages."""

    def __call__(self, message_id: str, /, **arguments: Argument) -> str: ...


class Lore(Protocol):
    """The cards of a game, or of one box and edition of it, as players read about them."""

    @property
    def ids(self) -> Sequence[str]:
        """Everything that has a name and a text, in the order of the box."""
        ...

    def name(self, say: Say, thing: str) -> str: ...

    def text(self, say: Say, thing: str) -> Any:
        """What is told of it, as a data class; KeyError for what is not of this game."""
        ...

    def lines(self, say: Say, thing: str) -> list[str]:
        """The same for a terminal: a head line, and a line for each thing it does."""
        ...

    def face(self, say: Say, thing: str) -> dict[str, Any]:
        """All that a client needs to draw it and to speak of it."""
        ...

    def faction_of(self, thing: str) -> str | None: ...

    def copies_of(self, thing: str) -> int: ...

    def ability(self, say: Say, card: str, ability: str) -> str: ...

    def branch(self, say: Say, card: str, branch: int) -> str: ...


class Voice(Protocol):
    """How a game's events, questions and answers become phrases, and who is who at its table."""

    def event(self, event: Mapping[str, Any], options: Mapping[str, Any]) -> Phrase: ...

    def question(self, decision: Mapping[str, Any], view: Mapping[str, Any]) -> Phrase: ...

    def option(
        self, option: Mapping[str, Any], decision: Mapping[str, Any] | None, view: Mapping[str, Any]
    ) -> Phrase: ...

    def refusal(self, code: str, details: Mapping[str, object]) -> str:
        """The message of a refusal, where what is told decides which one it is."""
        ...

    def argument(self, key: str, value: object) -> PhraseArgument | None:
        """A detail of a refusal, typed by what it is called; None where this game has no such thing."""
        ...

    def company(self, options: Mapping[str, Any]) -> Company: ...

    def lore(self, rules: Rules[Any] | None) -> Lore:
        """The cards that are played with by these rules, or as they are unless said otherwise."""
        ...
