"""A match that somebody puts aside: the record, who plays, and the seed that chance goes on by."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starlode.core.chance import KeyedChance
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.games import replay
from starlode.prompt.files import read_json, write_text
from starlode.prompt.records import components_in

FORMAT = 1


@dataclass(frozen=True)
class Save:
    """What a saved match needs to go on."""

    match: Match[Any]
    seed: int
    players: tuple[str, ...]  # by seat: "human" or the name of a bot
    components: str | None = None  # of a box that is not the usual one


def save(path: Path, match: Match[Any], seed: int, players: tuple[str, ...], components: str | None = None) -> None:
    """Write a match to a file, all of it or nothing."""
    content: dict[str, Any] = {"starlode-save": FORMAT, "seed": seed, "players": list(players)}
    if components is not None:
        content["components"] = components
    content["record"] = match.record.to_json()
    write_text(path, json.dumps(content, indent=1, ensure_ascii=False) + "\n")


def is_save(path: Path) -> bool:
    """Whether a file holds a saved match, so that another may take its place."""
    try:
        content = read_json(path)
    except BadInput:
        return False
    return isinstance(content, dict) and "starlode-save" in content


def resume(path: Path) -> Save:
    """Read a saved match, or refuse the file with one line."""
    content = read_json(path)
    if not isinstance(content, dict) or content.get("starlode-save") != FORMAT:
        raise BadInput("bad-save", path=path, format=FORMAT)
    seed, players = content.get("seed"), content.get("players")
    if not isinstance(seed, int) or not isinstance(players, list):
        raise BadInput("bad-save-parts", path=path)
    components = components_in(content)
    match = replay(Record.from_json(content.get("record")), components=components)
    if len(players) != match.rules.seats:
        raise BadInput("bad-save-players", path=path, count=len(players), seats=match.rules.seats)
    match.go_on(KeyedChance.from_seed(seed))
    return Save(match, seed, tuple(str(player) for player in players), components)
