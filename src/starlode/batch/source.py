"""The rules of a game as a device runs them: written by the translator, and kept until the sources change."""

import hashlib
import json
import os
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from starlode.batch.machine import CannotPlay

PACKAGE = Path(__file__).parents[1]
SHIPPED = Path(__file__).parent / "generated"  # in a wheel


@dataclass(frozen=True)
class Source:
    """CUDA that is C++ too, and what the host must know of it."""

    game: str
    text: str
    about: dict[str, Any]


@cache
def source_of(game: str) -> Source:
    """The source for a game: the one that came with the package, if it fits the engine, or a new one."""
    if not (PACKAGE / game / "engine" / "state.py").is_file():
        raise CannotPlay(f"{game} is not compiled; device='python' plays it")
    key = _key()
    for folder in (SHIPPED, cache_folder()):
        found = _kept(folder / f"{game}.json", key)
        if found is not None:
            return Source(game, found.pop("source"), found)
    written = write(game)
    keep(cache_folder() / f"{game}.json", json.dumps({"key": key, **written}).encode())
    return Source(game, written.pop("source"), written)


def ship(folder: Path) -> dict[str, Path]:
    """Write the rules of every game for a wheel to carry: path in the package → file."""
    products = {}
    for engine in sorted(PACKAGE.glob("*/engine/state.py")):
        game = engine.parents[1].name
        file = folder / f"{game}.json"
        file.write_text(json.dumps({"key": _key(), **write(game)}), encoding="utf-8")
        products[(SHIPPED / file.name).relative_to(PACKAGE).as_posix()] = file
    return products


def _key() -> str:
    """What changes with the engine's sources and with the translator."""
    from starlode.translate.build import HERE, sources  # needs the standard library alone, and only where it is used

    parts = [*sources(PACKAGE).values(), *sorted(HERE.glob("*.py")), *sorted(HERE.glob("*.h"))]
    return digest(*(path.read_bytes() for path in parts))


def write(game: str) -> dict[str, Any]:
    """Have the translator write a game's rules for a device."""
    from starlode.translate.build import sources
    from starlode.translate.device import emit_device
    from starlode.translate.reading import read

    device = emit_device(read(sources(PACKAGE)), game)
    return {"source": device.source, **device.as_json()}


def _kept(path: Path, key: str) -> dict[str, Any] | None:
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return found if found.pop("key", None) == key else None


def digest(*parts: bytes) -> str:
    """A short name for some content."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()[:32]


def cache_folder() -> Path:
    """Where built rules are kept: STARLODE_CACHE, or a folder of the user's."""
    given = os.environ.get("STARLODE_CACHE")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "starlode"


def keep(path: Path, content: bytes) -> None:
    """Write a file of the cache in one go; where nothing can be written, nothing is kept."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(content)
        os.replace(file.name, path)
    except OSError:
        return
