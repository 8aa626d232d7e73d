"""People and bots at one terminal: lines in, lines out; nothing redraws under the reader."""

import textwrap
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from starlode.bots import Bot
from starlode.core.decision import Decision
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.match import Match
from starlode.i18n import Words
from starlode.terminal import saves, story, table

# The word of a command in every language, in terminal.ftl as `command-…`; English always works too.
COMMANDS = ("help", "table", "deck", "last", "log", "undo", "save", "resign", "claim-draw", "quit")
LOG_LINES = 40


@dataclass
class Session:
    """One match with the people at this terminal."""

    match: Match[Any]
    words: Words
    players: tuple[str, ...]  # by seat: "human" or the name of a bot
    bots: dict[int, Bot]
    seed: int
    plain: bool = True
    width: int = 80
    told: dict[int, int] = field(default_factory=dict)  # seat → number of the last event it was told
    reader: int = 0  # the person in front of the screen
    seen_turn: tuple[int, int] = (0, 0)  # who was shown the table in which turn
    warned: str = ""  # the action that somebody was warned of; asked for again, it is carried out

    # The loop

    def run(self) -> None:
        """Ask until the match is over or somebody leaves."""
        humans = [seat for seat, player in enumerate(self.players, 1) if player == "human"]
        self.reader = humans[0] if len(humans) == 1 else 0
        while (decision := self.match.decision) is not None:
            if decision.seat in self.bots:
                bot = self.bots[decision.seat]
                self.match.play(bot.choose(self.match.view(decision.seat), decision))
                continue
            if decision.seat != self.reader:
                self._hand_over(decision.seat)
            self._tell_news()
            self._tell_new_turn()
            if not self._ask(decision):
                self.say("play-goodbye", seed=self.seed)
                return
        self._tell_end(humans)

    def _hand_over(self, seat: int) -> None:
        """Between two people: hide what the first saw before the second looks."""
        if self.reader:
            self._tell_news()
        self.say("play-hand-over", player=self.words.say("seat", seat=seat))
        click.prompt("", default="", show_default=False, prompt_suffix="> ")
        click.echo("\n" * (60 if self.plain else 1), nl=False)
        if not self.plain:
            click.clear()
        self.reader = seat

    def _tell_new_turn(self) -> None:
        """The table, once when a person's turn begins or a question comes out of turn."""
        turn: Any = self.match.view(self.reader).content["turn"]
        if self.seen_turn != (self.reader, turn):
            self.seen_turn = (self.reader, turn)
            self.echo("")
            self._tell_table()

    def _ask(self, decision: Decision) -> bool:
        """Show a question and carry out one answer; False when the person leaves."""
        names = self.names()
        content = decision.to_json()
        self.echo("")
        self.echo(self._bold(self.words.question(content, names)) + "   " + self._scores())
        options = [self.words.macro(macro.to_json()) for macro in decision.macros]
        options += [self.words.option(option.to_json(), names, content) for option in decision.options]
        for number, label in enumerate(options, 1):
            self.echo(f"{number:>3}  {label}", indent=5)
        try:
            answer = " ".join(click.prompt("", prompt_suffix="> ", default="", show_default=False).split())
        except (click.Abort, EOFError):
            click.echo()
            return False
        return self._answer(answer, decision)

    def _answer(self, answer: str, decision: Decision) -> bool:
        command, _, rest = answer.partition(" ")
        meant = self._command(command.lower())
        try:
            if not answer:
                pass  # the question stands
            elif meant == "help" and not rest:
                self._help()
            elif meant == "quit":
                return False
            elif meant in self._actions(rest):
                self._actions(rest)[meant]()
            elif answer.isdigit():
                self._play_number(int(answer), decision)
            elif cards := self._cards_meant(answer, decision):
                for card in cards[:3]:
                    self._explain(card)
            else:
                self._play(answer, decision)
        except IllegalAction as refusal:
            self.echo(self.words.error(refusal.code, **refusal.details))
        except BadInput as refusal:
            self.echo(str(refusal))
        return True

    def _play_number(self, number: int, decision: Decision) -> None:
        macros = len(decision.macros)
        if 1 <= number <= macros:
            self._play_macro(decision.macros[number - 1].actions)
        elif 0 < number - macros <= len(decision.options):
            self._play(decision.options[number - macros - 1].action, decision)
        else:
            self.say("play-no-such-number", most=len(decision.options) + len(decision.macros))

    def _play(self, action: str, decision: Decision) -> None:
        """Play a line; what may be a slip is asked for twice."""
        copies = [line for line in decision.actions if line.startswith(f"{action} used-")]
        if action not in decision.actions and len(copies) == 1:
            action = copies[0]  # the only copy there is need not be told from others
        warning = self._warning(action, decision)
        if warning and self.warned != action:
            self.warned = action
            self.say(warning)
            return
        self.match.play(action)
        self.warned = ""

    def _warning(self, action: str, decision: Decision) -> str | None:
        """What a person may not have thought of: wasted cards and combat, an ally ability that loses its partner."""
        if action == "end-turn" and any(option.verb in ("play", "attack") for option in decision.options):
            return "play-really-end"
        if action.startswith("scrap ") and action in decision.actions:
            after = self.match.state.clone()
            after.apply(self.match.rules.read(self.match.state, action))
            if after.actor == self.reader - 1:
                card = action.split(" ")[1]
                left = {line for line in decision.actions if line.startswith("ally ") and line.split(" ")[1] != card}
                if left - set(self.match.rules.decision(after).actions):
                    return "play-really-scrap"
        return None

    def _play_macro(self, actions: tuple[str, ...]) -> None:
        """Several actions in order; the first question or refusal stops them."""
        for action in actions:
            self.match.play(action)
            decision = self.match.decision
            if decision is None or decision.asked != "action" or decision.seat != self.reader:
                return

    def _cards_meant(self, answer: str, decision: Decision) -> list[str]:
        """The cards that `? name`, `name ?` or a name alone asks about; a line of notation is no question."""
        if answer in decision.actions:
            return []
        return self.words.find_card(answer.strip("? "))

    # Commands

    def _command(self, word: str) -> str | None:
        if word in ("?", "h"):
            return "help"
        for name in COMMANDS:
            if word in (name, self.words.say(f"command-{name}")):
                return name
        return None

    def _actions(self, rest: str) -> dict[str | None, Callable[[], None]]:
        """What the commands do; the rest of the line is theirs."""
        return {
            "table": self._tell_table,
            "deck": self._tell_decks,
            "last": self._tell_last,
            "log": self._tell_log,
            "undo": self._undo,
            "save": lambda: self._save(rest),
            "resign": lambda: self.match.resign(self.reader),
            "claim-draw": lambda: self.match.claim_draw(self.reader),
        }

    def _undo(self) -> None:
        self.match.undo(self.reader)
        self._tell_news()
        self._tell_table()

    def _save(self, path: str) -> None:
        if not path:
            raise BadInput(self.words.say("play-save-where"))
        saves.save(Path(path), self.match, self.seed, self.players)
        self.say("play-saved", path=path)

    def _help(self) -> None:
        commands = ", ".join(self.words.say(f"command-{name}") for name in COMMANDS)
        self.say("play-help", commands=commands)

    def _explain(self, card: str) -> None:
        for number, line in enumerate(self.words.card_lines(card)):
            self.echo(self._bold(line) if number == 0 else f"  {line}", indent=4)

    # Telling

    def _tell_news(self) -> None:
        """What happened since this person was last told."""
        events = self.match.seen_by(self.reader, self.told.get(self.reader, 0))
        self.told[self.reader] = len(self.match.events)
        for line in story.tell(self.words, events, self.names()):
            self.echo(f"  {line}", indent=4)

    def _tell_table(self) -> None:
        view = self.match.view(self.reader).to_json()
        click.echo(table.show(self.words, view, self.names(), self.width))

    def _tell_decks(self) -> None:
        """What is left in the own deck, and what is known of the others' hands and decks."""
        view: Any = self.match.view(self.reader).content
        for seat, entry in enumerate(view["seats"], 1):
            unseen = table.cards(self.words, entry["unseen"])
            top = ", ".join(self.words.card(card) for card in entry["deck"]["top"])
            size = entry["deck"]["size"]
            if seat == self.reader:
                self.say("play-deck-own", count=size, cards=unseen)
            else:
                hand = entry["hand"]["size"]
                self.say("play-deck-other", player=self.names()[seat], count=size, hand=hand, cards=unseen)
                if entry["hand"]["known"]:
                    known = table.cards(self.words, entry["hand"]["known"])
                    self.say("play-hand-known", player=self.names()[seat], cards=known)
            if top:
                self.say("play-deck-top", player=self.names()[seat], cards=top)

    def _tell_last(self) -> None:
        """The running turn and the one before it."""
        events: list[Any] = self.match.seen_by(self.reader)
        self._tell_lines(story.tell(self.words, story.turns_back(events, 2), self.names()))

    def _tell_log(self) -> None:
        self._tell_lines(story.tell(self.words, self.match.seen_by(self.reader), self.names())[-LOG_LINES:])

    def _tell_lines(self, lines: list[str]) -> None:
        for line in lines:
            self.echo(f"  {line}", indent=4)

    def _tell_end(self, humans: list[int]) -> None:
        self.reader = self.reader or (humans[0] if humans else 1)
        self._tell_news()
        outcome = self.match.outcome
        assert outcome is not None
        result = "play-draw"
        if outcome.winners:
            result = "play-won" if self.reader in outcome.winners else "play-lost"
            if len(humans) != 1:
                result = "play-won-by"
        winner = self.words.say("seat", seat=outcome.winners[0]) if outcome.winners else ""
        self.say(result, reason=self.words.reason(outcome.reason), player=winner)

    # Words

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

    def say(self, message: str, **args: Any) -> None:
        self.echo(self.words.say(message, **args))

    def echo(self, text: str, indent: int = 0) -> None:
        """Print wrapped to the terminal; what is continued is indented."""
        for line in text.split("\n"):
            wrapped = textwrap.wrap(line, self.width, subsequent_indent=" " * indent, break_long_words=False)
            click.echo("\n".join(wrapped) if line.strip() else "")

    def _scores(self) -> str:
        view: Any = self.match.view(self.reader).content
        me = view["seats"][self.reader - 1]
        return self.words.say("play-scores", trade=me["trade"], combat=me["combat"], authority=me["authority"])

    def _bold(self, text: str) -> str:
        return text if self.plain else click.style(text, bold=True)
