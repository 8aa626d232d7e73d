"""`starlode verify`: whether a record can be, and whether chance was fair in it."""

import json
from pathlib import Path

import click

from starlode.core.agreement import Agreement
from starlode.core.chance import KeyedChance
from starlode.core.errors import BadInput
from starlode.games import rules_of
from starlode.i18n import Words
from starlode.prompt.arguments import components_option, language_option
from starlode.prompt.files import read_json
from starlode.prompt.pages import with_pages
from starlode.prompt.records import open_record
from starlode.terminal.following import Follower, WrongRow, follow
from starlode.terminal.kept import read_revealed

KEY_BYTES = 32


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seed", type=click.IntRange(0), help="The seed that every draw must follow from.")
@click.option("--key", metavar="HEX", help=with_pages("The key that every draw must follow from; docs/chance.md."))
@click.option("--kept", type=click.Path(path_type=Path), help="The agreement that you kept: it alone is believed.")
@components_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@language_option
@click.pass_context
def verify(
    context: click.Context,
    file: Path,
    seed: int | None,
    key: str | None,
    kept: Path | None,
    components: Path | None,
    as_json: bool,
    lang: str,
) -> None:
    """Replay a record: exit status 0 if every row is right, 1 if one is wrong, 2 if it cannot be read."""
    content, record, box = open_record(file, components)
    agreement = None if kept is None else Agreement.from_json(read_json(kept))
    words = Words(lang, rules_of(record.game, record.options, box))
    revealed, asked = read_revealed(content), _read_key(seed, key)
    if agreement is not None and (revealed is None or asked is not None):
        raise BadInput("bad-kept")
    told = revealed if asked is None else None
    forged = None if told is None else told.forged(record, agreement)
    if forged is not None:
        _tell_forgery(forged, agreement is not None, as_json, words)
        context.exit(1)
    follower = Follower(record.rows, asked or (told.key if told is not None else None))
    wrong: WrongRow | None = None
    is_over = False
    try:
        for step in follow(record, follower, box):
            is_over = step.match.outcome is not None
    except WrongRow as found:
        wrong = found
    if told is not None and wrong is None and not is_over:  # a server tells a match when it is over
        _tell_forgery("end", agreement is not None, as_json, words)
        context.exit(1)
    if as_json:
        click.echo(json.dumps(_as_json(follower, wrong), indent=1, ensure_ascii=False))
    else:
        by = {"given": "seed" if seed is not None else "key" if key is not None else "table", "seed": str(seed)}
        for line in _as_lines(follower, wrong, words, by):
            click.echo(line)
        if told is not None and wrong is None:
            believed = "kept" if agreement is not None else "own" if told.agreement is not None else "none"
            click.echo(words.say(f"verify-agreement-{believed}"))
    context.exit(0 if wrong is None else 1)


def _read_key(seed: int | None, key: str | None) -> bytes | None:
    if seed is not None and key is not None:
        raise BadInput("bad-seed-and-key")
    if seed is not None:
        return KeyedChance.from_seed(seed).key
    if key is None:
        return None
    try:
        secret = bytes.fromhex(key)
    except ValueError:
        secret = b""
    if len(secret) != KEY_BYTES:
        raise BadInput("bad-key-digits", digits=2 * KEY_BYTES)
    return secret


def _tell_forgery(what: str, kept: bool, as_json: bool, words: Words) -> None:
    """Say what of a file is not as it was agreed; its rows are not looked at."""
    if as_json:
        wrong = {"row": None, "text": None, "code": "forged", "details": {"what": what, "kept": kept}}
        click.echo(json.dumps({"right": False, "wrong": wrong}, indent=1, ensure_ascii=False))
    else:
        click.echo(words.say(f"verify-forged-{what}"))


def _as_lines(follower: Follower, wrong: WrongRow | None, words: Words, given: dict[str, str]) -> list[str]:
    """What was found; draws are told with what they were checked by."""
    lines = []
    if wrong is None:
        lines.append(words.say("verify-legal", rows=len(follower.rows)))
    elif wrong.code == "other-draw":
        expected = words.say("verify-expected", draw=str(wrong.details["expected"]))
        lines.append(words.say("verify-unfair", row=wrong.number, text=wrong.row, expected=expected, **given))
    else:
        reason = words.error(wrong.code, **wrong.details)
        lines.append(words.say("verify-illegal", row=wrong.number, text=wrong.row, reason=reason))
    if follower.key is None:
        lines.append(words.say("verify-no-key", draws=follower.draws))
    elif follower.draws:
        lines.append(words.say("verify-fair", draws=follower.draws, undone=follower.undone, **given))
    return lines


def _as_json(follower: Follower, wrong: WrongRow | None) -> dict[str, object]:
    return {
        "right": wrong is None,
        "rows": len(follower.rows),
        "draws": follower.draws,
        "undone_draws": follower.undone,
        "draws_checked": follower.key is not None,
        "wrong": None
        if wrong is None
        else {"row": wrong.number, "text": wrong.row, "code": wrong.code, "details": wrong.details},
    }
