"""Problems that somebody reports at a table: the match, the version and his words, as a file that `starlode try` reads.

The file holds everything that was hidden, so it stays in the server's folder, and nobody is sent more than its name.
"""

import json
import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from starlode import __version__
from starlode.core.errors import BadInput
from starlode.core.record import Record
from starlode.prompt.files import write_text
from starlode.server.refusals import Refusal

FORMAT = 1
FOLDER = "reports"
MOST_REPORTS = 1000  # until the host has looked at some and put them away


def keep(
    data: Path, table: str, seat: int | None, record: Record, components: str | None, text: str, now: float
) -> str:
    """Write a report down; the name of its file."""
    folder = data / FOLDER
    day = datetime.fromtimestamp(now, UTC)
    name = f"{day:%Y-%m-%d}-{table}-{secrets.token_hex(3)}.json"
    content: dict[str, Any] = {
        "starlode-report": FORMAT,
        "version": __version__,
        "at": f"{day:%Y-%m-%dT%H:%M:%SZ}",
        "table": table,
        "seat": seat,
        "text": text,
    }
    if components is not None:
        content["components"] = components
    content["record"] = record.to_json()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sum(1 for _ in folder.iterdir()) >= MOST_REPORTS:
            raise Refusal("server-full")
        write_text(folder / name, json.dumps(content, indent=1, ensure_ascii=False) + "\n")
    except (BadInput, OSError):
        raise Refusal("not-stored") from None
    return name
