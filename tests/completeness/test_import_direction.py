"""Imports point downwards only, and what the rules may not know they do not import."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "starlode"

# From the top down. Rooms on one floor never import each other; the games are on one floor for that reason.
FLOORS = [
    {"bench", "learn"},
    {"server", "terminal", "lab", "envs"},
    {"batch", "dataset", "analysis"},
    {"translate"},
    {"prompt"},
    {"bots", "i18n"},
    {"games"},
    {"realms", "cavein"},
    {"core"},
]
# The package's own doors: they may import anything, and only the two top floors may import them.
ROOT = {"__init__", "__main__", "_compiled", "_native_loader", "cli"}
# Time, chance and the outside world are inputs of the rules, never calls inside them.
WORLD = {"random", "secrets", "time", "datetime", "socket", "sqlite3", "asyncio"}

MODULES = sorted(PACKAGE.rglob("*.py"))


def room_of(source: Path) -> str:
    """The room a module is in: its first folder, or its own name at the root."""
    return source.relative_to(PACKAGE).with_suffix("").parts[0]


def imports_of(source: Path) -> Iterator[str]:
    """Every module named by an import, wherever in the file it stands."""
    here = ["starlode", *source.relative_to(PACKAGE).with_suffix("").parts]
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*here[: -node.level], node.module or ""] if node.level else [node.module or ""]
            module = ".".join(part for part in base if part)
            yield module
            # `from starlode import realms` names a module too.
            yield from (f"{module}.{alias.name}" for alias in node.names)


def rooms_imported(source: Path) -> set[str]:
    """Which rooms of ours a module reaches into; names of the package itself count as its root."""
    rooms = set()
    for name in imports_of(source):
        parts = name.split(".")
        if parts[0] == "starlode" and len(parts) > 1:
            rooms.add(parts[1] if is_room(parts[1]) else "__init__")
    return rooms - {room_of(source)}


def is_room(name: str) -> bool:
    return (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file()


def floor_of(room: str) -> int:
    return next(number for number, floor in enumerate(FLOORS) if room in floor)


@pytest.mark.parametrize("source", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_point_downwards(source: Path) -> None:
    room = room_of(source)
    if room in ROOT:
        return
    for other in rooms_imported(source):
        if other in ROOT:
            assert floor_of(room) <= 1, f"{room} is too low to import starlode.{other}"
        else:
            assert floor_of(room) < floor_of(other), f"{room} may not import {other}"


@pytest.mark.parametrize("source", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_the_rules_know_no_clock_no_socket_and_no_chance(source: Path) -> None:
    room = room_of(source)
    if room in ROOT or floor_of(room) < floor_of("realms"):
        return
    forbidden = {name for name in imports_of(source) for word in WORLD if f"{name}.".startswith(f"{word}.")}
    assert not forbidden


def test_every_room_has_a_floor() -> None:
    rooms = {room_of(source) for source in MODULES}
    assert rooms <= ROOT.union(*FLOORS), "a new room needs a floor in FLOORS, and a line in ARCHITECTURE.md"
