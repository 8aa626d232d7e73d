"""`starlode puzzles`: positions with one clearly best move, to be found; the answer comes with its reasons."""

import json
import sys
from typing import Any

import click

from starlode.analysis.looking import chance
from starlode.analysis.puzzles.puzzle import GRADES, Puzzle, puzzles_of
from starlode.bots.hints import advise
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.games import way_of
from starlode.i18n import Words
from starlode.prompt.arguments import game_argument, language_option
from starlode.prompt.layout import ONE_COLUMN, columns, screen_width
from starlode.prompt.wrapping import wrap
from starlode.terminal import table
from starlode.terminal.teller import Teller

WAYS = 800  # that an answer is looked at in
TOLD = 3  # reasons
BY_CHANCES = ("why-better", "why-looked-ahead", "why-hardly-matters")  # the chances beside it tell more


@click.command("puzzles")
@game_argument
@click.argument("number", type=click.IntRange(1), required=False)
@click.option("--grade", type=click.IntRange(1, GRADES), help=f"Only of this grade, from 1 to {GRADES}.")
@click.option("--list", "lists", is_flag=True, help="List them.")
@click.option("--answer", "answers", is_flag=True, help="Tell the best move at once.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object: the puzzles, with their answers.")
@language_option
def puzzles(
    game: str, number: int | None, grade: int | None, lists: bool, answers: bool, as_json: bool, lang: str
) -> None:
    """Find the one clearly best move: a position of strong play, and why its best move is the best."""
    numbered = list(enumerate(puzzles_of(game), 1))
    if number is not None and number > len(numbered):
        raise BadInput("bad-puzzle", number=number, most=len(numbered))
    if number is not None and grade not in (None, numbered[number - 1][1].grade):
        raise BadInput("bad-puzzle-grade", number=number, grade=numbered[number - 1][1].grade)
    chosen = [(at, each) for at, each in numbered if grade in (None, each.grade) and number in (None, at)]
    if as_json:
        told = [{"number": at, "grade": each.grade, **each.to_json()} for at, each in chosen]
        click.echo(json.dumps({"game": game, "puzzles": told}, indent=1, ensure_ascii=False))
    elif lists:
        click.echo("\n".join(columns(_listed(chosen, Words(lang)))))
    else:
        is_asked = sys.stdin.isatty() and not answers
        for at, puzzle in chosen if is_asked or number is not None else chosen[:1]:
            shown = Shown(puzzle, lang)
            shown.show(at, len(numbered))
            if answers:
                shown.explain()
            elif is_asked and not shown.ask():
                return


def _listed(chosen: list[tuple[int, Puzzle]], words: Words) -> list[list[str]]:
    rows = [[words.say(f"puzzle-{name}") for name in ("number", "grade", "turn", "table")]]
    for at, puzzle in chosen:
        form = Words(words.language, puzzle.rules).format_name(way_of(puzzle.rules))
        rows.append([str(at), str(puzzle.grade), str(puzzle.position["turn"]), form])
    return rows


class Shown:
    """A puzzle before somebody's eyes, who sees what its seat may know."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.match: Match[Any] = puzzle.match()
        self.words = Words(language, self.match.rules)
        self.view = self.match.view(puzzle.seat)
        self.names = self.words.names_for(puzzle.seat)
        assert self.match.decision is not None
        self.decision = self.match.decision

    def show(self, number: int, count: int) -> None:
        """The table, the question and its options."""
        form = self.words.format_name(way_of(self.match.rules))
        self._say("puzzle-head", number=number, count=count, grade=self.puzzle.grade, most=GRADES, form=form)
        click.echo(table.show(self.words, self.view.to_json(), self.names, screen_width()))
        asked = self.words.question(self.decision.to_json(), self.names, self.view.to_json())
        self._echo(f"\n{asked}")
        for at, option in enumerate(self.decision.options, 1):
            self._echo(f"{at:>3}  {self._label(option.action)}", 5)

    def ask(self) -> bool:
        """Until an answer is given; whether another puzzle is wanted."""
        self._say("puzzle-ask")
        while True:
            try:
                given = click.prompt("", prompt_suffix="> ", default="", show_default=False).strip().lower()
            except click.Abort:
                click.echo()
                return False
            if given == "q":
                return False
            if given == "n":
                return True
            if given in ("", "a"):
                self.explain()
                return True
            if given.isascii() and given.isdigit() and 1 <= int(given) <= len(self.decision.options):
                self._judge(self.decision.options[int(given) - 1].action)
                return True
            if cards := self.words.find_card(given):
                Teller(self.match, self.words, ()).explain(cards)
            else:
                self._say("puzzle-ask")

    def explain(self) -> None:
        """The best move, how much better it is, and why."""
        puzzle = self.puzzle
        best, rival = self._label(puzzle.best), self._label(puzzle.next_best)
        self._say("puzzle-best", best=best, chance=self._percent(puzzle.chance))
        self._say("puzzle-next", next=rival, chance=self._percent(puzzle.next_chance))
        tip = advise(self.match.rules, self.view, WAYS, clock=lambda: 0.0).about(puzzle.best)
        assert tip is not None
        reasons = [each for each in tip.reasons if each.message not in BY_CHANCES]
        for reason in reasons[:TOLD]:
            self._echo(f"  {self.words.why(reason.to_json(), self.names)}", 4)

    def _judge(self, action: str) -> None:
        if action == self.puzzle.best:
            self._say("puzzle-right")
        else:
            taken = self.match.rules.read(self.match.state, action)
            found = chance(self.match.rules, self.view, WAYS, taken).thousandths
            self._say("puzzle-wrong", played=self._label(action), chance=self._percent(found))
        self.explain()

    def _label(self, action: str) -> str:
        option = next(each for each in self.decision.options if each.action == action)
        return self.words.option(option.to_json(), self.names, self.decision.to_json(), self.view.to_json())

    def _percent(self, thousandths: int) -> str:
        return self.words.say("hint-percent", percent=(thousandths + 5) // 10)

    def _say(self, message: str, **details: str | int) -> None:
        self._echo(self.words.say(message, **details))

    def _echo(self, text: str, indent: int = 0) -> None:
        click.echo("\n".join(wrap(text, min(screen_width(), ONE_COLUMN), indent)))
