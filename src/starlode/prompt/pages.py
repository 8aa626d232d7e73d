"""Pages that a help text names, as whoever reads it can open them: in a checkout, or in what a wheel has installed."""

import re
from pathlib import Path

PACKAGE = Path(__file__).parent.parent


def with_pages(text: str) -> str:
    """A text that names pages of docs/ with the places where they are."""
    return re.sub(r"docs/[\w/-]+\.md", _place, text)


def _place(named: re.Match[str]) -> str:
    installed = PACKAGE / named[0]
    return str(installed) if installed.is_file() else named[0]
