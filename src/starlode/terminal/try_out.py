"""`starlode try`: a position, a record or a bug report on the table, with moves played on it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click

from starlode.core.chance import KeyedChance, StackedChance
from starlode.core.decision import Decision
from starlode.core.errors import BadInput, IllegalAction, either, said
from starlode.core.game import Game
from starlode.core.match import Match
from starlode.games import find, names, replay
from starlode.i18n import Words
from starlode.prompt.arguments import Wanted, language_option, rule_options
from starlode.prompt.files import check_writable, read_json, write_text
from starlode.prompt.layout import ONE_COLUMN, screen_width
from starlode.prompt.records import read_record
from starlode.prompt.wrapping import wrap
from starlode.terminal import table


@click.command("try")
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("moves", nargs=-1)
@click.option("--seat", type=click.IntRange(1), help="Show the table as this seat sees it, not the one that is asked.")
@click.option("--all", "everything", is_flag=True, help="Show what every seat has.")
@click.option("--seed", type=click.IntRange(0), help="What is drawn from here on follows from this seed.")
@rule_options
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object: position and decision.")
@click.option(
    "--save", type=click.Path(path_type=Path), help="Write what comes out: a record of a record, or a position."
)
@language_option
def try_out(
    file: Path,
    moves: tuple[str, ...],
    seat: int | None,
    everything: bool,
    seed: int | None,
    wanted: Wanted,
    as_json: bool,
    save: Path | None,
    lang: str,
) -> None:
    """Set up what a file holds, play MOVES such as "buy cutter", and show the table and the open question.

    A move may begin with the number of the seat whose it is: "2 resign". The rules are for a file that names none.
    """
    if save is not None:
        check_writable(save)
    content = read_json(file)
    scene = _read_scene(file, content, wanted, seed)
    match = scene.match
    words = Words(lang, match.rules)
    if seat is not None and seat > match.rules.seats:
        raise BadInput("bad-seat-option", seat=seat, seats=match.rules.seats)
    for move in (*scene.moves, *moves):
        _play(match, move, words)
    if save is not None:
        write_text(save, scene.written())
    if as_json:
        click.echo(json.dumps(scene.content(), indent=1, ensure_ascii=False))
    else:
        click.echo(_picture(match, words, seat, everything))


@dataclass
class Scene:
    """A match set up from a file, the moves that the file itself wants played, and how it is written back."""

    match: Match[Any]
    moves: list[str]
    is_record: bool

    def content(self) -> dict[str, Any]:
        """Position and decision, and how the match ended if it has."""
        decision, outcome = self.match.decision, self.match.outcome
        return {
            "game": self.match.rules.game,
            "options": dict(self.match.rules.options),
            "position": self.position(),
            "decision": decision.to_json() if decision else None,
            "outcome": outcome.to_json() if outcome else None,
        }

    def position(self) -> dict[str, Any]:
        """The position; piles that the file had stacked stay so as far as they are not drawn."""
        position: dict[str, Any] = self.match.position()
        chance = self.match.chance
        if isinstance(chance, StackedChance):
            left = {pile: cards[chance.drawn[pile] :] for pile, cards in chance.stacks.items()}
            position["stacks"] = {pile: cards for pile, cards in left.items() if cards}
        return position

    def written(self) -> str:
        if self.is_record:
            return self.match.record.dump()
        return json.dumps(self.position(), indent=1, ensure_ascii=False) + "\n"


def _read_scene(file: Path, content: Any, wanted: Wanted, seed: int | None) -> Scene:
    if not isinstance(content, dict):
        raise BadInput("bad-try", file=file)
    moves = content.get("moves", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadInput("bad-try-moves", file=file)
    if seed is None:
        given = content.get("seed", 0)
        seed = given if isinstance(given, int) else 0
    chance = KeyedChance.from_seed(seed)
    if "starlode-record" in content or "record" in content:
        if wanted.pairs:
            raise BadInput("bad-try-options", file=file)
        record, components = read_record(file, content, wanted.components)
        match = replay(record, components=components)
        match.go_on(chance)
        return Scene(match, moves, is_record=True)
    if "starlode-position" in content:
        position, moves = content, []
    elif isinstance(content.get("position"), dict):
        position = content["position"]
        wanted = replace(wanted, pairs={**_options(file, content), **wanted.pairs})
    else:
        raise BadInput("bad-try-report", file=file)
    wanted = replace(wanted, pairs={**_options(file, position), **wanted.pairs})
    if "game" not in position:
        raise BadInput("bad-try-game", file=file, known=either(names()))
    _refuse_unnamed(file, position, find(str(position["game"])), wanted.pairs)
    its_rules = wanted.rules(str(position["game"]))
    return Scene(Match(its_rules, chance=chance, position=position), moves, is_record=False)


def _refuse_unnamed(file: Path, position: dict[str, Any], game: Game, pairs: Mapping[str, str]) -> None:
    """A position for others than the usual table has, which does not name the way and the seats that it is of."""
    usual = next(choice.default for choice in game.options if choice.name == game.way)
    seats, playable = position.get("seats"), game.ways.get(pairs.get(game.way, usual))
    if not isinstance(seats, list) or playable is None:
        return
    missing = [game.way] if game.way not in pairs and len(seats) not in playable else []
    if "seats" not in pairs and len(seats) != min(playable):
        missing.append("seats")
    if missing:
        *others, last = missing
        named = said("list-last", list=", ".join(others), last=last) if others else last
        raise BadInput("bad-try-unnamed", file=file, seats=len(seats), named=named)


def _options(file: Path, content: dict[str, Any]) -> dict[str, str]:
    options = content.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise BadInput("bad-try-texts", file=file)
    return options


def _play(match: Match[Any], move: str, words: Words) -> None:
    """One move by whoever is asked, or by the seat whose number stands before it; refused in the reader's language."""
    named, _, rest = move.partition(" ")
    seat, line = (int(named), rest) if named.isascii() and named.isdigit() and len(named) == 1 else (None, move)
    try:
        actor = seat or match.actor
        if actor is None:
            raise IllegalAction("match-over")
        match.do(line, actor)
    except IllegalAction as refusal:
        raise BadInput("bad-try-move", move=move, why=words.error(refusal.code, **refusal.details)) from None


def _picture(match: Match[Any], words: Words, seat: int | None, everything: bool) -> str:
    decision = match.decision
    viewer = seat if seat is not None else decision.seat if decision else None
    names = words.names_for(None)
    view = table.everything(match) if everything else match.view(viewer).to_json()
    columns = screen_width()
    lines = [table.show(words, view, names, columns)]
    # The options of another seat would tell its hand.
    if decision is not None and (everything or viewer == decision.seat):
        lines += ["", *_question(decision, words, names, view, min(columns, ONE_COLUMN))]
    return "\n".join(lines)


def _question(decision: Decision, words: Words, names: dict[int, str], view: Any, width: int) -> list[str]:
    """What is asked, and each option as MOVES take it, with its meaning."""
    content = decision.to_json()
    lines = wrap(words.question(content, names, view), width)
    column = max(len(action) for action in decision.actions) + 4
    for option in decision.options:
        label = words.option(option.to_json(), names, content, view)
        head = f"  {option.action}".ljust(column)
        lines += wrap(head + label, max(width, 2 * column), indent=column)
    return lines
