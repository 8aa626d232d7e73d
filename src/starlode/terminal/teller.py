"""What a person at the terminal is told: news, the table, decks, cards, help; all from a view and nothing else."""

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import click

from starlode.bots.levels import LEVELS
from starlode.bots.scale import strengths
from starlode.core.company import Company
from starlode.core.decision import Decision, Option
from starlode.core.match import Match
from starlode.i18n import Words, bundles
from starlode.prompt.layout import ONE_COLUMN, screen_width
from starlode.prompt.wrapping import room, wrap
from starlode.terminal import story, table
from starlode.terminal.desk import Desk, desk_of

# The word of a command in every language is `command-…`, what it does `help-…`; the English word always works too.
COMMANDS = (
    "help",
    "table",
    "deck",
    "discard",
    "last",
    "log",
    "hint",
    "why",
    "undo",
    "save",
    "resign",
    "claim-draw",
    "quit",
)
OF_SOME_GAMES = ("deck", "discard", "claim-draw")
HUMAN = "human"  # who is not a bot
LOG_LINES = 40
CARDS_EXPLAINED = 3


@dataclass(frozen=True)
class Choice:
    """A line that somebody may choose: an action, or a macro's several, or cards of which one is chosen next."""

    label: str
    actions: tuple[str, ...]
    folded: tuple["Choice", ...] = ()


@dataclass
class Teller:
    """The voice of one match to whoever sits in front of the screen."""

    match: Match[Any]
    words: Words
    players: tuple[str, ...]  # by seat: "human" or the name of a bot
    plain: bool = True
    reader: int = 0  # the person in front of the screen
    told: dict[int, int] = field(default_factory=dict)  # seat → number of the last event it was told

    # Lines

    @property
    def width(self) -> int:
        """Looked up for every line, because a terminal may be resized."""
        return min(screen_width(), ONE_COLUMN)

    def say(self, message: str, /, **args: Any) -> None:
        self.echo(self.words.say(message, **args))

    def echo(self, text: str, indent: int = 0, bold: bool = False) -> None:
        """Print wrapped to the terminal; what is continued is indented."""
        for line in wrap(text, self.width, indent):
            click.echo(click.style(line, bold=True) if bold and not self.plain else line)

    @property
    def desk(self) -> Desk:
        """What this game has of its own."""
        return desk_of(self.match.rules.game)

    @property
    def company(self) -> Company:
        """Who is who at this table."""
        return self.match.rules.company

    def names(self) -> dict[int, str]:
        """What the person in front of the screen calls each seat."""
        return self._names(self.reader or None)

    def seat_names(self) -> dict[int, str]:
        """What everybody calls them."""
        return self._names(None)

    def _names(self, reader: int | None) -> dict[int, str]:
        """In a duel bots go by their names; among more, what somebody is says more than which bot he is."""
        named = enumerate(self.players, 1) if len(self.players) == 2 else ()
        given = {seat: self.words.say("seat", seat=seat) if player == HUMAN else player for seat, player in named}
        return self.words.names_for(reader, given)

    def tell_seats(self) -> None:
        """Who sits where, people and bots."""
        names = self.seat_names()
        kinds = [self.words.say("session-person") if player == HUMAN else player for player in self.players]
        told = [f"{names[seat]} ({kind})" for seat, kind in enumerate(kinds, 1)]
        self.echo(self.words.say("session-seats", players=", ".join(told)), indent=2)

    def tell_levels(self) -> None:
        """What the bots of the levels are like, each once."""
        for name in dict.fromkeys(player for player in self.players if player in LEVELS):
            about = self.words.say(f"level-about-{name}")
            strength = strengths(self.match.rules.game).get(name)
            if strength is not None:
                about = self.words.say("level-with-strength", about=about, elo=str(strength))
            self.say("session-level", bot=name, about=about)

    # The question

    def question(self, decision: Decision) -> list[Choice]:
        """Show what is asked and return what may be chosen, macros first."""
        view: Any = self.match.view(self.reader).to_json()
        asked, scores = (
            self.words.question(decision.to_json(), self.names(), view),
            self.desk.scores(self.words, view, self.reader),
        )
        self.echo("")
        if room(asked) + 3 + room(scores) <= self.width:
            self.echo(f"{asked}   {scores}", bold=True)
        else:
            self.echo(asked, bold=True)
            self.echo(scores)
        choices = [Choice(self.words.macro(macro.to_json()), macro.actions) for macro in decision.macros]
        choices += self._choices(decision, view)
        if amounts := amounts_of(decision):
            undo = self.words.say("command-undo")
            self.say("session-how-much", least=min(amounts), most=max(amounts), undo=undo)
        else:
            self.list_choices(choices)
        return choices

    def list_choices(self, choices: Sequence[Choice]) -> None:
        for number, choice in enumerate(choices, 1):
            self.echo(f"{number:>3}  {choice.label}", indent=5)

    def _choices(self, decision: Decision, view: Any) -> list[Choice]:
        """The options, each a line; where the game folds many equal ones, they are one."""
        choices = []
        for _, group in groupby(decision.options, self._fold_key):
            options = list(group)
            found = [self._choice(option, decision, view) for option in options]
            heading = self.desk.heading(self.words, options[0], len(found), len(decision.options), self.names())
            choices += found if heading is None else [Choice(heading, (), tuple(found))]
        return choices

    def choices_of(self, verbs: Collection[str], decision: Decision) -> list[Choice]:
        """The options of some kinds, each a line."""
        view: Any = self.match.view(self.reader).to_json()
        return [self._choice(option, decision, view) for option in decision.options if option.verb in verbs]

    def _fold_key(self, option: Option) -> tuple[str, Any]:
        """What equal options have in common: the verb, and with a card the player whose it is about."""
        return option.verb, option.details.get("seat") if "card" in option.details else None

    def _choice(self, option: Option, decision: Decision, view: Any) -> Choice:
        label = self.words.option(option.to_json(), self.names(), decision.to_json(), view)
        return Choice(self.desk.label(self.words, label, option, decision, view, self.match), (option.action,))

    # What happened and what there is

    def tell_news(self) -> None:
        """What happened since this person was last told."""
        events: list[Any] = self.match.seen_by(self.reader, self.told.get(self.reader, 0))
        self.told[self.reader] = len(self.match.events)
        if len(self.players) > 2:  # the turns of five others would fill the screen
            events = story.without_routine(events, self.company.sharing(self.reader), self.desk.routine)
        self._tell_events(events)

    def share_news(self, seat: int) -> None:
        """Somebody who looked on was told what the reader was told."""
        self.told[seat] = max(self.told.get(seat, 0), self.told.get(self.reader, 0))

    def skip_old_news(self) -> None:
        """Of a match that goes on, tell only the last two turns."""
        for seat in range(1, len(self.players) + 1):
            events: list[Any] = self.match.seen_by(seat)
            self.told[seat] = len(events) - len(story.turns_back(events, 2))

    def tell_table(self) -> None:
        view = self.match.view(self.reader).to_json()
        click.echo(table.show(self.words, view, self.names(), screen_width()))

    def tell_discards(self) -> None:
        """What was put aside, which is open by the rules."""
        click.echo(table.piles(self.words, self.match.view(self.reader).to_json(), self.names(), self.width))

    def tell_decks(self) -> None:
        """What is left to be drawn, and what is known of the others."""
        for line in self.desk.unseen(self.words, self.match.view(self.reader).to_json(), self.names()):
            self.echo(line)

    def tell_last(self) -> None:
        """The running turn and the one before it."""
        events: list[Any] = self.match.seen_by(self.reader)
        self._tell_events(story.turns_back(events, len(self.players)))

    def tell_log(self) -> None:
        self._tell_events(self.match.seen_by(self.reader), LOG_LINES)

    def tell_help(self) -> None:
        """The goal, how to answer, and every command with what it does."""
        for line in self.desk.help(self.words, self.match.rules):
            self.echo(line)
        for name in self._commands():
            word = self.words.say(f"command-{name}")
            told = self.words.say(self.desk.commands.get(name, f"help-{name}"))
            self.echo(f"  {word:<12} {told}", indent=15)

    def _commands(self) -> list[str]:
        """The commands that this game has."""
        return [name for name in COMMANDS if name not in OF_SOME_GAMES or name in self.desk.commands]

    def explain(self, cards: list[str]) -> None:
        """What cards do; of many the others' names."""
        for card in cards[:CARDS_EXPLAINED]:
            head, *lines = self.words.card_lines(card)
            self.echo(head, indent=4, bold=True)
            for line in lines:
                self.echo(f"  {line}", indent=4)
        if len(cards) > CARDS_EXPLAINED:
            names = ", ".join(self.words.thing(card) for card in cards[CARDS_EXPLAINED:])
            self.say("session-more-cards", cards=names)

    def tell_end(self, humans: list[int]) -> None:
        """The last news, the table as it stands, who has won, and in which places the others are."""
        self.reader = self.reader or (humans[0] if humans else 1)
        self.tell_news()
        self.echo("")
        self.tell_table()
        outcome = self.match.outcome
        assert outcome is not None
        result = "play-draw"
        if outcome.winners:
            result = "play-won" if self.reader in outcome.winners else "play-lost"
            if len(humans) != 1:
                result = "play-won-by"
        winners = self.words.players(outcome.winners, self.seat_names()) if outcome.winners else ""
        self.echo("")
        self.echo(self.words.say(result, reason=self.words.reason(outcome.reason), player=winners), bold=True)
        names = self.names() if len(humans) == 1 else self.seat_names()
        for line in self.desk.result(self.words, self.match, names):
            self.echo(line, indent=2)
        if self.company.has_places:
            ranked = sorted(enumerate(outcome.places, 1), key=lambda entry: entry[1])
            places = [self.words.say("play-place", place=place, player=names[seat]) for seat, place in ranked]
            self.say("play-places", places=" · ".join(places))

    def _tell_events(self, events: Sequence[Any], last: int | None = None) -> None:
        lines = self.desk.tell(self.words, events, self.names())
        for line in lines if last is None else lines[-last:]:
            self.echo(f"  {line}", indent=4)

    # Words that people type

    def command(self, word: str) -> str | None:
        """The command that a word means, in this language or English, with or without accents."""
        if word in ("?", "h"):
            return "help"
        for name in self._commands():
            if folded(word) in (name, folded(self.words.say(f"command-{name}"))):
                return name
        return "quit" if self._is_among(word, "words-quit") else None

    def asks_for_help(self, line: str) -> bool:
        """Whether somebody asks to be helped in so many words, which may begin the names of cards too."""
        return self._is_among(line, "words-help")

    def ends_turn(self, line: str) -> bool:
        """Whether a line is how people say that their turn is over, in this language or English."""
        return self._is_among(line, "words-end-turn")

    def _is_among(self, line: str, message: str) -> bool:
        spellings = [self.words.say(message), bundles.say("en", message)]
        return folded(line) in [folded(each) for said in spellings for each in said.split(", ")]

    def verbs(self, word: str, known: Collection[str]) -> list[str]:
        """The kinds of actions that a word of this language means, with or without accents: `verb-…` lists them."""
        spoken = {verb: self.words.say(f"verb-{verb}") for verb in known if self.words.has(f"verb-{verb}")}
        return [verb for verb, said in spoken.items() if folded(word) in map(folded, said.split(", "))]


def amounts_of(decision: Decision) -> list[int]:
    """The amounts that may be answered where one is asked for; else none."""
    return [int(str(option.details["amount"])) for option in decision.options if option.verb == "amount"]


def folded(text: str) -> str:
    """A text without case, accents and control characters, with single spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    kept = "".join(char for char in plain if not unicodedata.combining(char) and char.isprintable())
    return " ".join(kept.split())
