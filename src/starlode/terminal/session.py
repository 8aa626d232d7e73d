"""People and bots at one terminal: lines in, lines out; nothing redraws under the reader."""

import re
import shutil
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import click

from starlode.bots import Bot
from starlode.bots.outside import Forfeit, ProgramBot
from starlode.core.decision import Decision
from starlode.core.errors import BadInput, IllegalAction
from starlode.terminal import saves
from starlode.terminal.hinting import Hinting
from starlode.terminal.teller import Choice, Teller, amounts_of, folded

MOST_TYPED = 300  # characters; nothing that is meant is longer
CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what has scrolled off it


class Leave(Exception):
    """Somebody wants to go."""


class CutOff(Leave):
    """Ctrl-C, Ctrl-D, or the window is closed."""


@dataclass
class Session:
    """One match with the people at this terminal."""

    teller: Teller
    bots: dict[int, Bot]
    seed: int
    seen: dict[int, int] = field(default_factory=dict)  # seat → the turn in which it was last shown the table
    warned: str = ""  # what somebody was warned of; asked for again, it is carried out
    saved_rows: int = -1  # how long the record was when it was last saved
    components: str | None = None  # of a box that is not the usual one
    keep: Callable[["Session"], Path | None] = lambda session: None  # what is done with a match that is cut off

    def __post_init__(self) -> None:
        self.match = self.teller.match
        self.words = self.teller.words
        self.desk = self.teller.desk
        self.hinting = Hinting(self.teller)
        self.people = [seat for seat in range(1, len(self.teller.players) + 1) if seat not in self.bots]

    # The loop

    def run(self) -> None:
        """Ask until the match is over and everybody has seen it, or somebody leaves."""
        self.teller.reader = self.people[0] if len(self.people) == 1 else 0
        try:
            is_anybody_in = True
            while (decision := self.match.decision) is not None:
                if decision.seat in self.bots:
                    self._ask_bot(self.bots[decision.seat], decision)
                else:
                    self._ask_person(decision)
                if is_anybody_in and self.people and not self._living_people() and self.match.decision:
                    is_anybody_in = False
                    self.teller.tell_news()
                    self.teller.say("session-out")
            if not is_anybody_in:
                self.teller.skip_old_news()
            self.teller.tell_end(self.people)
            self._after_the_end()
        except (Leave, KeyboardInterrupt) as leaving:
            self._say_goodbye(leaving)
        finally:
            for bot in self.bots.values():
                if isinstance(bot, ProgramBot):
                    bot.finish(self.match.outcome)

    def _say_goodbye(self, leaving: BaseException) -> None:
        """Keep a match that was cut off before anything is said: the window may be gone."""
        path = None if type(leaving) is Leave else self.keep(self)
        with suppress(OSError):
            if isinstance(leaving, KeyboardInterrupt):  # while a bot thinks; at the prompt it is a Leave already
                click.echo()
            if path is not None:
                self.teller.say("session-kept", path=str(path))
            self.teller.say("play-goodbye", seed=str(self.seed))

    def _ask_bot(self, bot: Bot, decision: Decision) -> None:
        """Let a bot choose; a program that fails is told of, and may have lost by it."""
        before = bot.faults.copy() if isinstance(bot, ProgramBot) else Counter()
        try:
            self.match.play(bot.choose(self.match.view(decision.seat), decision))
            message = "session-fault-default"
        except Forfeit:
            for seat in self.teller.company.sharing(decision.seat):
                with suppress(IllegalAction):  # it is out, and was only asked what it leaves behind
                    self.match.resign(seat)
            message = "session-fault-forfeit"
        if isinstance(bot, ProgramBot) and (faults := [*(bot.faults - before)]):
            self.teller.say(message, bot=bot.name, fault=self.words.say(f"fault-{faults[0]}"))
            if bot.said:
                self.teller.say("session-fault-said", said=bot.said)

    def _living_people(self) -> list[int]:
        """The people who still play, or are asked what they leave behind."""
        return [seat for seat in self.people if seat == self.match.actor or not self.match.is_out(seat)]

    def _ask_person(self, decision: Decision) -> None:
        if decision.seat != self.teller.reader:
            self._hand_over(decision.seat)
        self.teller.tell_news()
        self._show_new_turn()
        choices = self.teller.question(decision)
        self._answer(_read(), decision, choices)

    def _hand_over(self, seat: int) -> None:
        """Between two people: the first hides what he saw, and only then the second is called.

        Where both may look at each other's hands, nothing is hidden.
        """
        player = self.teller.seat_names()[seat]
        if self.teller.reader and self.desk.sees_hand(self.match.view(self.teller.reader).content, seat):
            self.teller.tell_news()
            self.teller.share_news(seat)
            self.teller.echo("")
            self.teller.say("session-next", player=player)
            self.teller.reader = seat
            return
        if self.teller.reader:
            self.teller.tell_news()
            self.teller.say("session-hide-hand")
            _read()
            self._hide()
        self.teller.say("session-cards-hidden", player=player)
        _read()
        self.teller.reader = seat

    def _hide(self) -> None:
        if self.teller.plain:
            click.echo("\n" * max(60, shutil.get_terminal_size().lines), nl=False)
        else:
            click.echo(CLEAR_ALL, nl=False)

    def _show_new_turn(self) -> None:
        """The table, once in every turn in which a person has something to decide."""
        turn = int(str(self.match.view(None).content["turn"]))
        if self.seen.get(self.teller.reader) == turn:
            return
        first = not self.seen
        teammates = self._teammates()
        self.seen |= dict.fromkeys([self.teller.reader, *teammates], turn)  # who share a turn share the screen
        self.teller.echo("")
        self.teller.tell_table()
        if first:
            self.teller.say("session-hint")
        if teammates:
            names, example = self.teller.names(), f"{teammates[0]} end-turn"
            self.teller.say("session-teammates", players=self.words.players(teammates, names), example=example)

    def _teammates(self) -> list[int]:
        """The other people who have this turn together with the reader."""
        reader = self.teller.reader
        return [seat for seat in self.teller.company.sharing(reader) if seat in self.people and seat != reader]

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
                self.teller.echo(self.words.refusal(refusal))

    # Answers

    def _answer(self, answer: str, decision: Decision, choices: Sequence[Choice]) -> None:
        """Carry out what somebody typed: a command, a number, a label, a line of notation, or the name of a card."""
        command, _, rest = answer.partition(" ")
        # “koniec tury” begins with the word for leaving.
        meant = None if self.teller.ends_turn(answer) else self.teller.command(command)
        before = self.warned
        try:
            if not answer:
                pass  # the question stands
            elif self.teller.asks_for_help(answer) or (meant == "help" and not self.words.find_card(rest)):
                self.teller.tell_help()
            elif meant == "hint" and not rest:
                self.hinting.tell(choices)
            elif meant == "why" or (meant == "hint" and _number(rest, choices) is not None):
                self._explain(rest, decision, choices)
            elif meant in self._commands(rest) and meant != "help":
                self._commands(rest)[meant]()
            elif (number := _number(answer, choices)) is not None:
                self._play_number(number, decision, choices)
            elif (line := self._line(answer, decision)) in decision.actions:
                self._play(line, decision)
            elif kinds := self._kinds(answer, decision):
                self._list_kinds(kinds, decision)
            elif teammate := self._teammates_move(answer):
                self._play_for(*teammate)
            elif cards := self.words.find_card(rest if meant == "help" else answer.strip("? ")):
                self.teller.explain(cards)
            else:
                self.match.play(line)
        except IllegalAction as refusal:
            self.teller.echo(self.words.error(refusal.code, **refusal.details))
        except BadInput as refusal:
            self.teller.echo(self.words.refusal(refusal))
        if before and self.warned == before:
            self.warned = ""  # who does something else has thought of it

    def _explain(self, which: str, decision: Decision, choices: Sequence[Choice]) -> None:
        """Why something is good: what a number or a line means, the best of what they hold, or else what is best."""
        number = _number(which, choices)
        line = self._line(which, decision)
        if not which:
            meant = None
        elif number is not None:
            chosen = choices[number - 1] if 1 <= number <= len(choices) else Choice("", ())
            meant = {each.actions[0] for each in (chosen, *chosen.folded) if each.actions}
        elif line in decision.actions:
            meant = {line}
        else:
            kinds = self._kinds(which, decision)
            meant = {option.action for option in decision.options if option.verb in kinds}
        self.hinting.explain(meant, choices)

    def _kinds(self, answer: str, decision: Decision) -> set[str]:
        """The kinds of actions that a word alone means, by the verb of their notation or in the reader's language."""
        verbs = {option.verb for option in decision.options}
        named = set(self.teller.verbs(answer, verbs | self.desk.verbs))
        if answer.casefold() in verbs | self.desk.verbs:
            named.add(answer.casefold())
        return named & verbs or named

    def _list_kinds(self, kinds: set[str], decision: Decision) -> None:
        """A kind of action is never played by its name alone: which one is asked for, also where it is the only one."""
        if choices := self.teller.choices_of(kinds, decision):
            self._unfold(Choice("", (), tuple(choices)), decision)
        else:
            self.teller.say("session-none-of-these")

    def _line(self, answer: str, decision: Decision) -> str:
        """The line of notation that somebody means who names a card in his own words, or a copy without its state."""
        verb, _, rest = answer.casefold().partition(" ")
        line = answer.casefold()
        if self.teller.ends_turn(answer) and line not in {option.verb for option in decision.options}:
            return "end-turn"
        if line in decision.actions:
            return line
        if verb in {option.verb for option in decision.options} | self.desk.verbs:
            seat = rest[:2] if re.match(r"\d ", rest) else ""
            name = rest.removeprefix(seat)
            if name and len(offered := self._offered(verb, seat, name, decision)) == 1:
                return offered[0]
            cards = self.words.find_card(name) if name else []
            line = f"{verb} {seat}{cards[0]}" if len(cards) == 1 else line
        copies = [action for action in decision.actions if " " in line and action.startswith(f"{line} ")]
        return copies[0] if line not in decision.actions and len(copies) == 1 else line

    def _offered(self, verb: str, seat: str, name: str, decision: Decision) -> list[str]:
        """The offered lines with this verb about what somebody named; a seat only where one was typed."""
        named: dict[str, list[str]] = {}
        for option in decision.options:
            if option.verb == verb and (not seat or option.details.get("seat") == int(seat)):
                for what in self.desk.things:
                    if isinstance(thing := option.details.get(what), str):
                        named.setdefault(thing, []).append(option.action)
        found = self.words.find_card(name, named)
        return named[found[0]] if len(found) == 1 else []

    def _play_for(self, seat: int, line: str) -> None:
        """What somebody of the reader's team does, who sits at the same screen."""
        if self.teller.command(line) == "resign":
            self._resign(seat)
        else:
            self.match.play(line, seat=seat)

    def _teammates_move(self, answer: str) -> tuple[int, str] | None:
        """Who of the reader's team shall take over and do what: named by the seat, or the only one who can do it."""
        named, _, rest = answer.partition(" ")
        teammates = self._teammates()
        for seat in [self.teller.reader, *teammates] if teammates else []:
            decision = self.match.decision_of(seat)
            if named.rstrip(":") == str(seat):
                return seat, self._line(rest, decision) if decision else rest
            if decision and (line := self._line(answer, decision)) in decision.actions:
                return seat, line
        return None

    def _play_number(self, number: int, decision: Decision, choices: Sequence[Choice]) -> None:
        if amounts := amounts_of(decision):
            if number in amounts:
                self._play(f"amount {number}", decision)
            return  # what may be typed is asked for again
        if not 1 <= number <= len(choices):
            self.teller.say("play-no-such-number", most=len(choices))
            return
        choice = choices[number - 1]
        if choice.folded:
            self._unfold(choice, decision)
        elif len(choice.actions) > 1:
            self._play_macro(choice.actions)
        else:
            self._play(choice.actions[0], decision)

    def _unfold(self, choice: Choice, decision: Decision) -> None:
        """Ask which of several is meant; anything but one of them is an answer to the question as before."""
        self.teller.say("session-which-card")
        self.teller.list_choices(choice.folded)
        if answer := _read():
            self._answer(answer, decision, choice.folded)

    def _play(self, action: str, decision: Decision) -> None:
        """Play a line; what may be a slip is asked for twice."""
        warning = self.warning(action, decision)
        if warning is None or self._is_asked_again(action, warning):
            self.match.play(action)
            self.warned = ""

    def _play_macro(self, actions: tuple[str, ...]) -> None:
        """Several actions in order; the first that is no longer offered stops them."""
        for action in actions:
            decision = self.match.decision
            if decision is None or decision.seat != self.teller.reader or action not in decision.actions:
                return
            self.match.play(action)

    def warning(self, action: str, decision: Decision) -> str | None:
        """What a person may not have thought of."""
        return self.desk.warning(self.match, action, decision, self.teller.reader)

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
            "resign": lambda: self._resign(self.teller.reader),
            "claim-draw": lambda: self.match.claim_draw(self.teller.reader),
            "quit": self._quit,
        }

    def _undo(self) -> None:
        self.match.undo(self.teller.reader)
        self.teller.tell_news()
        self.teller.echo("")
        self.teller.tell_table()

    def _resign(self, seat: int) -> None:
        word = self.words.say("command-resign")
        if not self._is_asked_again(f"resign {seat}", self._what_resigning_does(seat), resign=word):
            return
        self.match.resign(seat)
        self.warned = ""
        team, would = self.teller.company.sharing(seat), self.match.conceding
        if len(team) > 1 and all(seat in self.bots or seat in would for seat in team):
            for bot in sorted(set(team) & set(self.bots)):  # bots agree with the people of their team
                self.match.resign(bot)

    def _what_resigning_does(self, seat: int) -> str:
        """The match is over, the player is out, or the team has to agree: what it would be is tried out."""
        after = self.match.state.clone()
        self.match.rules.resign(after, seat - 1)
        if self.match.rules.outcome(after) is not None:
            return "session-really-resign"
        return "session-resign-proposes" if self.teller.company.shares_turns else "session-resign-leaves"

    def _quit(self) -> None:
        is_saved = self.saved_rows == len(self.match.record.rows)
        words = {name: self.words.say(f"command-{name}") for name in ("quit", "save")}
        if is_saved or self._is_asked_again("quit", "session-not-saved", **words):
            raise Leave

    def _save(self, name: str) -> None:
        if not name:
            raise BadInput("play-save-where")
        path = Path(name).expanduser()
        if path.exists() and not saves.is_save(path):
            raise BadInput("session-file-is-not-ours", path=name)
        saves.save(path, self.match, self.seed, self.teller.players, self.components)
        self.saved_rows = len(self.match.record.rows)
        self.teller.say("play-saved" if self.match.outcome is None else "session-saved-finished", path=name)


def _read() -> str:
    """A line that somebody types; the end of the input and Ctrl-C are ways to leave."""
    try:
        line = str(click.prompt("", prompt_suffix="> ", default="", show_default=False))
        return " ".join(line[:MOST_TYPED].split())
    except (click.Abort, EOFError, OSError, UnicodeDecodeError):
        with suppress(OSError):
            click.echo()
        raise CutOff from None


def _number(answer: str, choices: Sequence[Choice]) -> int | None:
    """The number of an option, typed as such or as the whole label."""
    if answer.isascii() and answer.isdigit() and len(answer) < 10:
        return int(answer)
    known = [folded(choice.label) for choice in choices]
    return known.index(folded(answer)) + 1 if folded(answer) in known else None
