"""`starlode dataset`: bots play on all cores, and every choice is written down as numbers."""

import hashlib
from collections.abc import Generator
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_args

import click

from starlode.batch.batch import Device
from starlode.bots import USUAL
from starlode.bots.outside import Terms, split_bots
from starlode.core.errors import BadInput
from starlode.core.rules import Rules
from starlode.dataset.files import Form, arrow
from starlode.dataset.reader import CARD
from starlode.games import game_of
from starlode.i18n import Words
from starlode.lab.dataset import card
from starlode.lab.dataset.shards import Making, Shard
from starlode.lab.games_file import GamesFile, header
from starlode.lab.playing import Settings
from starlode.lab.runs import carry_out, read_jobs
from starlode.lab.workers import Numbers, play_all
from starlode.prompt import arguments
from starlode.prompt.files import trouble_with, write_bytes, write_text

MOST_MATCHES = 10_000_000
RUN = "run.jsonl"  # which files are whole; of a run that was cut off it is all that tells
FORMS, DEVICES = get_args(Form), get_args(Device)


@click.command("dataset", cls=arguments.GameCommand)
@arguments.game_argument
@click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="Where the files are written; a folder that holds the same run goes on.",
)
@click.option(
    "--matches", default=1000, type=click.IntRange(1, MOST_MATCHES), show_default=True, help="How many matches."
)
@click.option(
    "--as",
    "form",
    type=click.Choice(FORMS),
    default="npz",
    show_default=True,
    help="npz needs NumPy alone, parquet pyarrow: starlode[data].",
)
@arguments.rule_options
@click.option(
    "--bots",
    metavar="BOT,BOT,…",
    default=USUAL,
    show_default=True,
    help="Who plays: one for all, one for each side or seat, or one for a side and one for all others. "
    "Sides change after every match.",
)
@click.option("--seed", default=0, type=click.IntRange(0), show_default=True, help="The same seed, the same bytes.")
@click.option("--jobs", default="all", metavar="all|N", show_default=True, help="How many processes play at once.")
@click.option("--shard", default=250, type=click.IntRange(1, 100_000), show_default=True, help="Matches in a file.")
@click.option(
    "--device",
    type=click.Choice(DEVICES),
    help="Random bots alone: play all matches of a file at once there, with choices of their own.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the data card as JSON.")
@arguments.program_options("forfeit")
@arguments.language_option
@click.pass_context
def dataset(
    context: click.Context,
    game: str,
    out: Path,
    matches: int,
    form: Form,
    wanted: arguments.Wanted,
    bots: str,
    seed: int,
    jobs: str,
    shard: int,
    device: Device | None,
    as_json: bool,
    terms: Terms,
    lang: str,
) -> None:
    """Write matches between bots as a data set: what a seat could know, might have done and did at every choice."""
    rules = wanted.rules(game)
    words = Words(lang, rules)
    settings = Settings(
        game, tuple(split_bots(bots)), seed, tuple(wanted.pairs.items()), wanted.components, terms
    )  # fmt: skip
    settings.check()
    making = Making(settings, form, matches, shard, device)
    _check(making, rules)
    processes = read_jobs(jobs)
    _make_folder(out)
    with closing(_run_file(out / RUN, making, rules)) as file:
        there = list(file.finished())
        if (held := max((making.size * each.number + each.matches for each in there), default=0)) > matches:
            raise BadInput("bad-dataset-fewer", path=out, there=held, here=matches)
        done = {each.number: each for each in there if _is_there(out, making, each)}
        todo = [number for number in range(-(-matches // shard)) if number not in done]
        if device is not None and todo:
            _build(device, rules)  # once, before every process would
        before = sum(each.matches for each in done.values())
        batches = play_all(making, Numbers(todo), min(processes, max(len(todo), 1)))
        kept = _keep(batches, out, making, file, done)
        whole = carry_out(kept, None, lambda _: None, matches, before, words)
    told = card.card(making, rules, [done[number] for number in sorted(done)])
    write_text(out / CARD, card.to_json(told))
    write_text(out / "README.md", card.page(told, words, game_of(rules).title))
    click.echo(card.to_json(told).rstrip() if as_json else "\n".join(card.summary(told, words)))
    if not whole:
        click.echo(words.say("simulate-stopped", done=told["matches"], games=matches), err=True)
        context.exit(1)


def _check(making: Making, rules: Rules[Any]) -> None:
    """Refuse what cannot be written before anything is played."""
    if game_of(rules).learned_as is None:
        raise BadInput("bad-dataset-game", game=rules.game)
    if making.form == "parquet":
        arrow()
    if making.device is not None and set(making.settings.bots) != {"random"}:
        raise BadInput("bad-dataset-device", device=making.device)


def _make_folder(out: Path) -> None:
    try:
        out.mkdir(exist_ok=True)
        if not (out / RUN).exists() and any(out.iterdir()):
            raise BadInput("bad-dataset-folder", path=out)
    except OSError as trouble:
        raise trouble_with("file-unwritable", out, trouble) from None


def _run_file(path: Path, making: Making, rules: Rules[Any]) -> GamesFile[Shard]:
    head = header("dataset", 1, making.settings, rules) | {
        "form": making.form, "shard": making.size, "encoding": rules.encoding.version,
        "at-once": making.device is not None,
    }  # fmt: skip
    return GamesFile(path, head, _read, asdict, lambda shard: shard.key)


def _read(content: Any) -> Shard | None:
    try:
        made = Shard(**content)
        return made if min(made.number, made.matches, made.decisions, made.bytes) >= 0 else None
    except TypeError:
        return None


def _is_there(out: Path, making: Making, shard: Shard) -> bool:
    """Whether a file is as it was written, and has all the matches that are wanted now."""
    if shard.matches != len(making.matches_of(shard.number)):
        return False
    try:
        return hashlib.sha256((out / making.name(shard.number)).read_bytes()).hexdigest() == shard.sha256
    except OSError:
        return False


def _keep(
    batches: Generator[list[tuple[Shard, bytes]], None, None],
    out: Path,
    making: Making,
    file: GamesFile[Shard],
    done: dict[int, Shard],
) -> Generator[list[int], None, None]:
    """Write the files as they are made; whoever watches hears of their matches."""
    with closing(batches):
        for batch in batches:
            for shard, content in batch:
                write_bytes(out / making.name(shard.number), content)
                file.append([shard])
                done[shard.number] = shard
                yield list(making.matches_of(shard.number))


def _build(device: Device, rules: Rules[Any]) -> None:
    from starlode.batch import Batch
    from starlode.batch.machine import CannotPlay

    try:
        Batch(rules, 1, 0, device)
    except CannotPlay as cannot:
        raise BadInput("bad-dataset-cannot", device=device, why=str(cannot)) from None
