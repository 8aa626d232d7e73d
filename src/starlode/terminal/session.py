"""People and bots at one terminal: lines in, lines out; nothing redraws under the reader."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import click

from starlode.bots import Bot
from starlode.core.decision import Decision
from starlode.core.errors import BadInput, IllegalAction
from starlode.i18n.warnings import MILD, lost_by_ending
from starlode.terminal import saves
from starlode.terminal.files import FileTrouble
from starlode.terminal.teller import Teller, folded

MOST_TYPED = 300  # characters; nothing that is meant is longer
CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what has scrolled off it


class Leave(Exception):
    """Somebody wants to go."""


@dataclass
class Session:
    """One match with the people at this terminal."""

    teller: Teller
    bots: dict[int, Bot]
    seed: int
    seen_turn: tuple[int, int] = (0, 0)  # who was shown the table in which turn
    warned: str = ""  # what somebody was warned of; asked for again, it is carried out
    saved_rows: int = -1  # how long the record was when it was last saved

    def __post_init__(self) -> None:
        self.match = self.teller.match
        self.words = self.teller.words

    # The loop

    def run(self) -> None:
        """Ask until the match is over and everybody has seen it, or somebody leaves."""
        humans = [seat for seat, player in enumerate(self.teller.players, 1) if player == "human"]
        self.teller.reader = humans[0] if len(humans) == 1 else 0
        try:
            while (decision := self.match.decision) is not None:
                if decision.seat in self.bots:
                    bot = self.bots[decision.seat]
                    self.match.play(bot.choose(self.match.view(decision.seat), decision))
                else:
                    self._ask_person(decision)
            self.teller.tell_end(humans)
            self._after_the_end()
        except Leave:
            self.teller.say("play-goodbye", seed=str(self.seed))

    def _ask_person(self, decision: Decision) -> None:
        if decision.seat != self.teller.reader:
            self._hand_over(decision.seat)
        self.teller.tell_news()
        self._show_new_turn()
        labels = self.teller.question(decision)
        self._answer(_read(), decision, labels)

    def _hand_over(self, seat: int) -> None:
        """Between two people: the first hides what he saw, and only then the second is called."""
        if self.teller.reader:
            self.teller.tell_news()
            self.teller.say("session-hide-hand")
            _read()
            self._hide()
        self.teller.say("session-cards-hidden", player=self.words.say("seat", seat=seat))
        _read()
        self.teller.reader = seat

    def _hide(self) -> None:
        if self.teller.plain:
            click.echo("\n" * max(60, shutil.get_terminal_size().lines), nl=False)
        else:
            click.echo(CLEAR_ALL, nl=False)

    def _show_new_turn(self) -> None:
        """The table, once when a person's turn begins or a question comes out of turn."""
        turn = int(str(self.match.view(None).content["turn"]))
        if self.seen_turn != (self.teller.reader, turn):
            first = self.seen_turn == (0, 0)
            self.seen_turn = (self.teller.reader, turn)
            self.teller.echo("")
            self.teller.tell_table()
            if first:
                self.teller.say("session-hint")

    def _after_the_end(self) -> None:
        """The finished match can still be looked at and saved."""
        words = {name: self.words.say(f"command-{name}") for name in ("save", "log", "table", "quit")}
        while True:
            self.teller.say("session-over", **words)
            command, _, rest = _read().partition(" ")
            meant = self.teller.command(command)
            try:
                if meant == "quit" or not command:
                    raise Leave
                if meant in ("save", "log", "table", "last", "deck", "discard"):
                    self._commands(rest)[meant]()
            except BadInput as refusal:
                self.teller.echo(self._told(refusal))

    # Answers

    def _answer(self, answer: str, decision: Decision, labels: list[str]) -> None:
        """Carry out what somebody typed: a command, a number, a label, a line of notation, or the name of a card."""
        command, _, rest = answer.partition(" ")
        meant = self.teller.command(command)
        try:
            if not answer:
                pass  # the question stands
            elif meant == "help" and not rest:
                self.teller.tell_help()
            elif meant in self._commands(rest) and meant != "help":
                self._commands(rest)[meant]()
            elif (number := _number(answer, labels)) is not None:
                self._play_number(number, decision)
            elif (line := self._line(answer, decision)) in decision.actions:
                self._play(line, decision)
            elif cards := self.words.find_card(answer.strip("? ")):
                self.teller.explain(cards)
            else:
                self.match.play(line)
        except IllegalAction as refusal:
            self.teller.echo(self.words.error(refusal.code, **refusal.details))
        except BadInput as refusal:
            self.teller.echo(self._told(refusal))

    def _line(self, answer: str, decision: Decision) -> str:
        """The line of notation that somebody means who names a card in his own words, or a copy without its state."""
        verb, _, rest = answer.casefold().partition(" ")
        verbs = {option.verb for option in decision.options}
        cards = self.words.find_card(rest) if rest and verb in verbs | {"play", "buy", "use", "ally", "scrap"} else []
        line = f"{verb} {cards[0]}" if len(cards) == 1 else answer.casefold()
        copies = [action for action in decision.actions if action.startswith(f"{line} used-")]
        return copies[0] if line not in decision.actions and len(copies) == 1 else line

    def _play_number(self, number: int, decision: Decision) -> None:
        macros = len(decision.macros)
        if 1 <= number <= macros:
            self._play_macro(decision.macros[number - 1].actions)
        elif 0 < number - macros <= len(decision.options):
            self._play(decision.options[number - macros - 1].action, decision)
        else:
            self.teller.say("play-no-such-number", most=len(decision.options) + macros)

    def _play(self, action: str, decision: Decision) -> None:
        """Play a line; what may be a slip is asked for twice."""
        warning = self.warning(action, decision)
        if warning is None or self._is_asked_again(action, warning):
            self.match.play(action)
            self.warned = ""

    def _play_macro(self, actions: tuple[str, ...]) -> None:
        """Several actions in order; the first question or refusal stops them."""
        for action in actions:
            self.match.play(action)
            decision = self.match.decision
            if decision is None or decision.asked != "action" or decision.seat != self.teller.reader:
                return

    def warning(self, action: str, decision: Decision) -> str | None:
        """What a person may not have thought of: wasted cards and combat, an ally ability that loses its partner."""
        if action == "end-turn":
            lost = lost_by_ending(self.match.view(decision.seat).to_json(), decision.to_json())
            return "play-really-end" if any(phrase.id != MILD for phrase in lost) else None
        if not action.startswith("scrap "):
            return None
        after = self.match.state.clone()
        after.apply(self.match.rules.read(self.match.state, action))
        if after.actor != self.teller.reader - 1:
            return None
        card = action.split(" ")[1]
        others = {line for line in decision.actions if line.startswith("ally ") and line.split(" ")[1] != card}
        return "play-really-scrap" if others - set(self.match.rules.decision(after).actions) else None

    def _is_asked_again(self, what: str, message: str, **args: str) -> bool:
        """Whether somebody insists on what he was warned of just now; else he is warned."""
        if self.warned == what:
            return True
        self.warned = what
        self.teller.say(message, **args)
        return False

    # Commands

    def _commands(self, rest: str) -> dict[str | None, Callable[[], None]]:
        """What the commands do; the rest of the line is theirs."""
        return {
            "help": self.teller.tell_help,
            "table": self.teller.tell_table,
            "deck": self.teller.tell_decks,
            "discard": self.teller.tell_discards if not rest else lambda: self.match.play(f"discard {rest}"),
            "last": self.teller.tell_last,
            "log": self.teller.tell_log,
            "undo": self._undo,
            "save": lambda: self._save(rest),
            "resign": self._resign,
            "claim-draw": lambda: self.match.claim_draw(self.teller.reader),
            "quit": self._quit,
        }

    def _undo(self) -> None:
        self.match.undo(self.teller.reader)
        self.teller.tell_news()
        self.teller.echo("")
        self.teller.tell_table()

    def _resign(self) -> None:
        if self._is_asked_again("resign", "session-really-resign", resign=self.words.say("command-resign")):
            self.match.resign(self.teller.reader)

    def _quit(self) -> None:
        is_saved = self.saved_rows == len(self.match.record.rows)
        if is_saved or self._is_asked_again("quit", "session-not-saved", quit=self.words.say("command-quit")):
            raise Leave

    def _save(self, name: str) -> None:
        if not name:
            raise BadInput(self.words.say("play-save-where"))
        path = Path(name).expanduser()
        if path.exists() and not saves.is_save(path):
            raise BadInput(self.words.say("session-file-is-not-ours", path=name))
        saves.save(path, self.match, self.seed, self.teller.players)
        self.saved_rows = len(self.match.record.rows)
        self.teller.say("play-saved", path=name)

    def _told(self, refusal: BadInput) -> str:
        return refusal.told(self.words) if isinstance(refusal, FileTrouble) else str(refusal)


def _read() -> str:
    """A line that somebody types; the end of the input and Ctrl-C are ways to leave."""
    try:
        line = str(click.prompt("", prompt_suffix="> ", default="", show_default=False))
        return " ".join(line[:MOST_TYPED].split())
    except (click.Abort, EOFError, UnicodeDecodeError):
        click.echo()
        raise Leave from None


def _number(answer: str, labels: list[str]) -> int | None:
    """The number of an option, typed as such or as the whole label."""
    if answer.isascii() and answer.isdigit() and len(answer) < 10:
        return int(answer)
    known = [folded(label) for label in labels]
    return known.index(folded(answer)) + 1 if folded(answer) in known else None
