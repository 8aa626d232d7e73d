"""Files that hold a match: a record, a saved match, or a bug report."""

from typing import Any

from starlode.core.errors import BadInput
from starlode.core.record import Record
from starlode.games import replay


def read_record(content: Any, components: str | None = None) -> tuple[Record, str | None]:
    """The record that a file holds: itself, a saved match, or a bug report; and the components it was played with.

    A saved match brings its own components, unless others are asked for.
    """
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
