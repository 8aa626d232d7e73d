"""Write docs/generated/schemas/GAME/*.json from each game's rows and shapes (schemas.py): --write or --check."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from schemas import Schemas
from starlode.games import OURS, find

ROOT = Path(__file__).resolve().parents[1]
GENERATED = ROOT / "docs" / "generated" / "schemas"


def files() -> Iterator[tuple[Path, str]]:
    """Every file that is made, with what it should hold."""
    for name in OURS:
        for form, schema in Schemas(find(name)).all().items():
            yield GENERATED / name / f"{form}.json", json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


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
