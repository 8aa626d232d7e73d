"""Writes the moments that the sheets of the web client show (web/dev.html): `python tools/sample_moments.py`.

What they are says the `moments.py` of each game's folder.
"""

import importlib
from pathlib import Path
from typing import Any

import msgspec

from starlode import Match
from starlode.games import way_of
from starlode.server.showing import Now, told

HERE = Path(__file__).parent
FILE = HERE.parent / "web" / "src" / "dev" / "samples.json"
ME = 1
LATEST = 90  # events that a sample remembers


def shown(match: Match[Any], seat: int | None = ME) -> dict[str, Any]:
    """What a seat is shown, as it comes over the wire."""
    events = told(match, seat, max(0, len(match.events) - LATEST))
    its = match.rules
    who = its.company
    sides = who.sides or tuple((each,) for each in range(1, its.seats + 1))
    table = {"game": its.game, "format": way_of(its), "seats": its.seats, "sides": sides}
    table["roles"] = [who.role(each) for each in range(1, its.seats + 1)]
    return {"table": table, "seat": seat, "moment": Now(match).moment(seat), "events": events, "fresh": []}


def as_json(content: Any) -> Any:
    return msgspec.to_builtins(content)


if __name__ == "__main__":
    folders = sorted(path.parent.name for path in HERE.glob("*/moments.py"))
    found: dict[str, Any] = {}
    for folder in folders:
        found |= importlib.import_module(f"{folder}.moments").samples()
    FILE.write_bytes(msgspec.json.encode(found))
