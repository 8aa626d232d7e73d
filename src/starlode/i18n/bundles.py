"""The messages of a language, read once from its .ftl files."""

from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import MAX_PART_LENGTH
from fluent.syntax.ast import Junk

from starlode.core.errors import BadInput

LANGUAGES = ("en", "de", "pl")
LOCALES = Path(__file__).parent / "locales"
# Every file below the folder of a language; each game has a folder of its own there, and so has the terminal.
FILES = tuple(
    sorted(file.relative_to(LOCALES / "en").with_suffix("").as_posix() for file in LOCALES.glob("en/**/*.ftl"))
)

MOST_TEXT = MAX_PART_LENGTH // 2

Argument: TypeAlias = str | int


def source(language: str, name: str) -> str:
    """The text of one .ftl file."""
    if language not in LANGUAGES:
        raise BadInput(f"unknown language {language}: there are {', '.join(LANGUAGES)}")
    return (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; no invisible marks around arguments, a terminal would show them."""
    made = FluentBundle([language], functions={"CAPITALISED": _capitalised}, use_isolating=False)
    for name in FILES:
        resource = FluentResource(source(language, name))
        junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
        assert not junk, f"{language}/{name}.ftl: {junk[0]}"
        made.add_resource(resource)
    return made


def say(language: str, message_id: str, /, **arguments: Argument) -> str:
    """A message in a language; KeyError if there is none, or if it needs an argument that is not given."""
    messages = bundle(language)
    if not messages.has_message(message_id):
        raise KeyError(message_id)
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
