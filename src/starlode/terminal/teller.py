"""What a person at the terminal is told: news, the table, decks, cards, help; all from a view and nothing else."""

import shutil
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import click

from starlode.core.decision import Decision
from starlode.core.match import Match
from starlode.i18n import Words
from starlode.terminal import story, table
from starlode.terminal.wrapping import room, wrap

# The word of a command in every language is `command-…`, what it does `help-…`; the English word always works too.
COMMANDS = ("help", "table", "deck", "discard", "last", "log", "undo", "save", "resign", "claim-draw", "quit")
LOG_LINES = 40
MOST_WIDTH = 110  # longer lines are hard to read
CARDS_EXPLAINED = 3


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

    def names(self) -> dict[int, str]:
        """What the person in front of the screen calls each seat."""
        names = {}
        for seat, player in enumerate(self.players, 1):
            if seat == self.reader:
                names[seat] = self.words.say("you")
            elif player == "human" or self.players.count(player) > 1:
                names[seat] = self.words.say("seat", seat=seat)
            else:
                names[seat] = player
        return names

    # The question

    def question(self, decision: Decision) -> list[str]:
        """Show what is asked and return the labels of the answers, macros first."""
        names, content = self.names(), decision.to_json()
        asked, scores = self.words.question(content, names), self._scores()
        self.echo("")
        if room(asked) + 3 + room(scores) <= self.width:
            self.echo(f"{asked}   {scores}", bold=True)
        else:
            self.echo(asked, bold=True)
            self.echo(scores)
        labels = [self.words.macro(macro.to_json()) for macro in decision.macros]
        labels += [self._label(option.to_json(), names, content) for option in decision.options]
        for number, label in enumerate(labels, 1):
            self.echo(f"{number:>3}  {label}", indent=5)
        return labels

    def _label(self, option: Mapping[str, Any], names: dict[int, str], decision: Mapping[str, Any]) -> str:
        label = self.words.option(option, names, decision)
        if option["verb"] != "attack" or "card" in option:
            return label
        seats: Any = self.match.view(self.reader).content["seats"]
        authority = seats[option["seat"] - 1]["authority"]
        amount = min(authority, seats[self.reader - 1]["combat"])
        return self.words.say("session-attack", label=label, amount=amount, authority=authority)

    def _scores(self) -> str:
        seats: Any = self.match.view(self.reader).content["seats"]
        me = seats[self.reader - 1]
        return self.words.say("play-scores", trade=me["trade"], combat=me["combat"], authority=me["authority"])

    # What happened and what there is

    def tell_news(self) -> None:
        """What happened since this person was last told."""
        events = self.match.seen_by(self.reader, self.told.get(self.reader, 0))
        self.told[self.reader] = len(self.match.events)
        self._tell_lines(story.tell(self.words, events, self.names()))

    def skip_old_news(self) -> None:
        """Of a match that goes on, tell only the last two turns."""
        for seat in range(1, len(self.players) + 1):
            events: list[Any] = self.match.seen_by(seat)
            self.told[seat] = len(events) - len(story.turns_back(events, 2))

    def tell_table(self) -> None:
        click.echo(table.show(self.words, self.match.view(self.reader).to_json(), self.names(), self.width))

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
        self._tell_lines(story.tell(self.words, story.turns_back(events, 2), self.names()))

    def tell_log(self) -> None:
        self._tell_lines(story.tell(self.words, self.match.seen_by(self.reader), self.names())[-LOG_LINES:])

    def tell_help(self) -> None:
        """The goal in a line, how to answer, and every command with what it does."""
        self.say("session-help-goal")
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
        """The last news, the table as it stands, and who has won."""
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
        winner = self.words.say("seat", seat=outcome.winners[0]) if outcome.winners else ""
        self.echo("")
        self.echo(self.words.say(result, reason=self.words.reason(outcome.reason), player=winner), bold=True)

    def _tell_lines(self, lines: list[str]) -> None:
        for line in lines:
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


def folded(text: str) -> str:
    """A text without case, accents and control characters, with single spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    kept = "".join(char for char in plain if not unicodedata.combining(char) and char.isprintable())
    return " ".join(kept.split())
