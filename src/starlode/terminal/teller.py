"""What a person at the terminal is told: news, the table, decks, cards, help; all from a view and nothing else."""

import shutil
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import click

from starlode.core.decision import Decision, Option
from starlode.core.match import Match
from starlode.i18n import Words
from starlode.i18n.company import Company, company
from starlode.terminal import story, table
from starlode.terminal.wrapping import room, wrap

# The word of a command in every language is `command-…`, what it does `help-…`; the English word always works too.
COMMANDS = ("help", "table", "deck", "discard", "last", "log", "undo", "save", "resign", "claim-draw", "quit")
HUMAN = "human"  # who is not a bot
LOG_LINES = 40
MOST_WIDTH = 110  # longer lines are hard to read
CARDS_EXPLAINED = 3
FOLDED_FROM = 4  # so many cards that may be passed on are one line


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
        return min(shutil.get_terminal_size((80, 24)).columns, MOST_WIDTH)

    def say(self, message: str, /, **args: Any) -> None:
        self.echo(self.words.say(message, **args))

    def echo(self, text: str, indent: int = 0, bold: bool = False) -> None:
        """Print wrapped to the terminal; what is continued is indented."""
        for line in wrap(text, self.width, indent):
            click.echo(click.style(line, bold=True) if bold and not self.plain else line)

    @property
    def company(self) -> Company:
        """Who is who at this table."""
        return company(self.match.rules.options)

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
        return self.words.names_for(reader, options=self.match.rules.options, given=given)

    def tell_seats(self) -> None:
        """Who sits where, people and bots."""
        names = self.seat_names()
        kinds = [self.words.say("session-person") if player == HUMAN else player for player in self.players]
        told = [f"{names[seat]} ({kind})" for seat, kind in enumerate(kinds, 1)]
        self.echo(self.words.say("session-seats", players=", ".join(told)), indent=2)

    # The question

    def question(self, decision: Decision) -> list[Choice]:
        """Show what is asked and return what may be chosen, macros first."""
        view: Any = self.match.view(self.reader).to_json()
        asked, scores = self.words.question(decision.to_json(), self.names(), view), self._scores(view)
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
        """The options, each a line; many cards that may be passed to the same player are one."""
        choices = []
        for (verb, seat), group in groupby(decision.options, lambda option: (option.verb, option.details.get("seat"))):
            found = [self._choice(option, decision, view) for option in group]
            if verb != "pass" or len(found) < FOLDED_FROM:
                choices += found
                continue
            player = self.names()[int(str(seat))]
            label = self.words.say("session-pass", count=len(found), player=player)
            choices.append(Choice(label, (), tuple(found)))
        return choices

    def _choice(self, option: Option, decision: Decision, view: Any) -> Choice:
        content = option.to_json()
        label = self.words.option(content, self.names(), decision.to_json(), view)
        if option.verb == "attack" and "card" not in option.details:
            strikes = [other for other in decision.options if other.verb == "attack" and "card" not in other.details]
            authority = view["seats"][int(str(content["seat"])) - 1]["authority"]
            amount = min(authority, view["seats"][decision.seat - 1]["combat"])
            message = "session-attack-up-to" if len(strikes) > 1 and amount > 1 else "session-attack"
            label = self.words.say(message, label=label, amount=amount, authority=authority)
        return Choice(label, (option.action,))

    def _scores(self, view: Any) -> str:
        me = view["seats"][self.reader - 1]
        return self.words.say("play-scores", trade=me["trade"], combat=me["combat"], authority=me["authority"])

    # What happened and what there is

    def tell_news(self) -> None:
        """What happened since this person was last told."""
        events: list[Any] = self.match.seen_by(self.reader, self.told.get(self.reader, 0))
        self.told[self.reader] = len(self.match.events)
        if len(self.players) > 2:  # the turns of five others would fill the screen
            events = story.without_routine(events, self.company.sharing(self.reader))
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
        click.echo(table.show(self.words, view, self.names(), shutil.get_terminal_size((80, 24)).columns))

    def tell_discards(self) -> None:
        """All discard piles and the scrap heap, which are open by the rules."""
        click.echo(table.discard_piles(self.words, self.match.view(self.reader).to_json(), self.names(), self.width))

    def tell_decks(self) -> None:
        """What is left in the own deck, and what is known of the others' hands and decks."""
        view: Any = self.match.view(self.reader).content
        names = self.names()
        for seat, entry in enumerate(view["seats"], 1):
            unseen, size = table.cards(self.words, entry["unseen"]), entry["deck"]["size"]
            if seat == self.reader:
                self.say("play-deck-own", count=size, cards=unseen)
            else:
                self.say("play-deck-other", player=names[seat], count=size, hand=entry["hand"]["size"], cards=unseen)
                if entry["hand"]["known"]:
                    known = table.cards(self.words, entry["hand"]["known"])
                    self.say("play-hand-known", player=names[seat], cards=known)
            if entry["deck"]["top"]:
                top = ", ".join(self.words.card(card) for card in entry["deck"]["top"])
                self.say("play-deck-top", player=names[seat], cards=top)

    def tell_last(self) -> None:
        """The running turn and the one before it."""
        events: list[Any] = self.match.seen_by(self.reader)
        self._tell_events(story.turns_back(events, len(self.players)))

    def tell_log(self) -> None:
        self._tell_events(self.match.seen_by(self.reader), LOG_LINES)

    def tell_help(self) -> None:
        """The goal in a line, how to answer, and every command with what it does."""
        if len(self.players) == 2:
            self.say("session-help-goal")
        else:
            self.echo(self.words.format_about(str(self.match.rules.options["format"])))
        self.say("play-help")
        self.say("session-help-simple")
        for name in COMMANDS:
            word = self.words.say(f"command-{name}")
            self.echo(f"  {word:<12} {self.words.say(f'help-{name}')}", indent=15)

    def explain(self, cards: list[str]) -> None:
        """What cards do; of many the others' names."""
        for card in cards[:CARDS_EXPLAINED]:
            head, *lines = self.words.card_lines(card)
            self.echo(head, indent=4, bold=True)
            for line in lines:
                self.echo(f"  {line}", indent=4)
        if len(cards) > CARDS_EXPLAINED:
            names = ", ".join(self.words.card(card) for card in cards[CARDS_EXPLAINED:])
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
        if self.company.has_places:
            names = self.names() if len(humans) == 1 else self.seat_names()
            ranked = sorted(enumerate(outcome.places, 1), key=lambda entry: entry[1])
            places = [self.words.say("play-place", place=place, player=names[seat]) for seat, place in ranked]
            self.say("play-places", places=" · ".join(places))

    def _tell_events(self, events: Sequence[Any], last: int | None = None) -> None:
        lines = story.tell(self.words, events, self.names(), self.match.rules.options)
        for line in lines if last is None else lines[-last:]:
            self.echo(f"  {line}", indent=4)

    # Words that people type

    def command(self, word: str) -> str | None:
        """The command that a word means, in this language or English, with or without accents."""
        if word in ("?", "h"):
            return "help"
        for name in COMMANDS:
            if folded(word) in (name, folded(self.words.say(f"command-{name}"))):
                return name
        return None


def amounts_of(decision: Decision) -> list[int]:
    """The amounts that may be answered where one is asked for; else none."""
    return [int(str(option.details["amount"])) for option in decision.options if option.verb == "amount"]


def folded(text: str) -> str:
    """A text without case, accents and control characters, with single spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    kept = "".join(char for char in plain if not unicodedata.combining(char) and char.isprintable())
    return " ".join(kept.split())
