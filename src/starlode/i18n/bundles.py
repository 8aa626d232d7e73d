"""The messages of a language, read from its .ftl files: what all games share, and what a game says of its own."""

from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import MAX_PART_LENGTH
from fluent.syntax.ast import Junk

from starlode import games
from starlode.core.errors import BadInput

LANGUAGES = ("en", "de", "pl")
LOCALES = Path(__file__).parent / "locales"
TERMINAL = "terminal"  # what only a terminal says: a folder of the shared files, a file of a game's

MOST_TEXT = MAX_PART_LENGTH // 2

Argument: TypeAlias = str | int


def files(language: str, game: str | None = None) -> list[Path]:
    """The .ftl files of a game in a language, or those that all games share."""
    if language not in LANGUAGES:
        raise BadInput("bad-language", language=language, known=", ".join(LANGUAGES))
    if game is not None:
        return sorted(Path(games.find(game).words.format(language=language)).glob("*.ftl"))
    return sorted([*(LOCALES / language).glob("*.ftl"), *(LOCALES / language / TERMINAL).glob("*.ftl")])


@cache
def bundle(language: str, game: str | None = None) -> FluentBundle:
    """The messages at a table of a game, its own before the shared; without a game those of all games.

    No invisible marks around arguments, a terminal would show them.
    """
    made = FluentBundle([language], functions={"CAPITALISED": _capitalised}, use_isolating=False)
    _add(made, files(language))
    for name in [game] if game is not None else games.names():
        _add(made, files(language, name), allow_overrides=game is not None)
    return made


def _add(made: FluentBundle, sources: list[Path], allow_overrides: bool = False) -> None:
    for file in sources:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
        assert not junk, f"{file}: {junk[0]}"
        made.add_resource(resource, allow_overrides=allow_overrides)


def say(language: str, message_id: str, game: str | None = None, /, **arguments: Argument) -> str:
    """A message in a language; KeyError if there is none, or if it needs an argument that is not given."""
    messages = bundle(language, game)
    if not messages.has_message(message_id):
        raise KeyError(f"{message_id}: no such message of {game or 'all games'} in {language}")
    pattern = messages.get_message(message_id).value
    assert pattern is not None, f"{message_id} has no text"
    told = {name: _cut(value) if isinstance(value, str) else value for name, value in arguments.items()}
    text, errors = messages.format_pattern(pattern, told)
    if errors:
        raise KeyError(f"{message_id}: {errors[0]}")
    return str(text)


def capitalised(text: str) -> str:
    """A clause as it starts a line."""
    return text[:1].upper() + text[1:]


def _capitalised(text: object) -> Any:  # Fluent takes a string here, and its types do not say so
    """`{ CAPITALISED($text) }` in a message; every client that reads the files knows it."""
    return capitalised(str(text))


def _cut(text: str) -> str:
    """A text that Fluent takes: it refuses arguments without end."""
    return text if len(text) <= MOST_TEXT else text[:MOST_TEXT] + " …"
