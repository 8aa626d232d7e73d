"""Write docs/generated/schemas/GAME/*.json from the rows of each game (starlode.core.schemas): --write or --check."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from starlode.core.schemas import Schemas
from starlode.games import games

ROOT = Path(__file__).resolve().parents[1]
SCHEMAS = ROOT / "docs" / "schemas"
GENERATED = ROOT / "docs" / "generated" / "schemas"


def files() -> Iterator[tuple[Path, str]]:
    """Every file that is made, with what it should hold."""
    for game in games():
        if not (SCHEMAS / game.name).is_dir():
            continue  # one from elsewhere
        position = json.loads((SCHEMAS / game.name / "position.json").read_text(encoding="utf-8"))
        seats = sorted({number for numbers in game.ways.values() for number in numbers})
        made = Schemas(game.rules(), seats, position["$defs"]).all()
        for name, schema in made.items():
            yield GENERATED / game.name / f"{name}.json", json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the files, or say which of them are out of date."""
    if sys.argv[1:] not in (["--write"], ["--check"]):
        sys.exit("usage: row_schemas.py --write | --check")
    stale = [(path, text) for path, text in files() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if sys.argv[1] == "--check" and stale:
        names = ", ".join(path.relative_to(ROOT).as_posix() for path, _ in stale)
        sys.exit(f"starlode: {names}: out of date; run python tools/row_schemas.py --write")
    for path, text in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
