"""Files that hold a match: a record, a saved match, or a bug report."""

from pathlib import Path
from typing import Any

from starlode.core.errors import BadInput
from starlode.core.record import Record
from starlode.games import replay
from starlode.prompt.files import read_json, read_text


def open_record(file: Path, components: Path | None) -> tuple[Any, Record, str | None]:
    """What a file holds, the record in it, and the components it was played with, unless a file has others."""
    content = read_json(file)
    return content, *read_record(file, content, None if components is None else read_text(components))


def read_record(file: Path, content: Any, components: str | None = None) -> tuple[Record, str | None]:
    """The record that a file holds: itself, a saved match, or a bug report; and the components it was played with.

    A saved match brings its own components, unless others are asked for. What cannot be read names its file.
    """
    try:
        return _record_in(content, components)
    except BadInput as refusal:
        raise BadInput("bad-in-file", name=file, why=refusal.said) from None


def _record_in(content: Any, components: str | None) -> tuple[Record, str | None]:
    if isinstance(content, dict) and "starlode-position" in content:
        raise BadInput("bad-record-position")
    if isinstance(content, dict) and "starlode-record" not in content and "record" in content:
        components = components or components_in(content)
        content = content["record"]
    record = Record.from_json(content)
    replay(record, 0, components)
    return record, components


def components_in(content: dict[str, Any]) -> str | None:
    """The components of a saved match, if it was not played with the usual ones."""
    found = content.get("components")
    if found is not None and not isinstance(found, str):
        raise BadInput("bad-saved-components")
    return found
