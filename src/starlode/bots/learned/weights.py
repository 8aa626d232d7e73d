"""Networks in their files, as `python -m starlode.learn.quantise` writes them: a line of JSON, then arrays of bytes."""

import json
import sys
import zlib
from array import array
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from starlode.bots.learned.engine.network import Network
from starlode.core.encoding import Encoding
from starlode.core.errors import BadInput
from starlode.core.rules import Rules
from starlode.games import way_of

FOLDER = Path(__file__).parent
FORMAT = 1


@dataclass(frozen=True, slots=True)
class Kept:
    """A network as it lies in a file."""

    about: dict[str, Any]  # game, sizes, what it was taught with
    starts: list[int]
    read_by: bytes
    tables: bytes
    weights: bytes
    biases: list[int]
    scales: list[int]

    def network(self) -> Network:
        """Ready to be asked; each thread needs its own."""
        return Network(
            self.starts, bytearray(self.read_by), bytearray(self.tables), list(self.about["sizes"]),
            bytearray(self.weights), self.biases, self.scales,
        )  # fmt: skip


def names_of(encoding: Encoding) -> int:
    """A number for what all slots and actions mean: a network fits where it is the same, and the way of playing too.

    Formats that look alike are played otherwise: in one everybody may be attacked, in another only neighbours.
    """
    lines = "\n".join((*encoding.slots, *encoding.actions[: encoding.num_actions]))
    return zlib.crc32(lines.encode(), encoding.version)


def write(path: Path, kept: Kept) -> None:
    """Into a file, whole or not at all."""
    parts = [
        _packed("H", kept.starts), kept.read_by, kept.tables, kept.weights,
        _packed("i", kept.biases), _packed("i", kept.scales),
    ]  # fmt: skip
    line = json.dumps({"format": FORMAT, **kept.about, "parts": [len(part) for part in parts]}, sort_keys=True)
    unfinished = path.with_suffix(".new")
    unfinished.write_bytes(line.encode() + b"\n" + b"".join(parts))
    unfinished.replace(path)


def read(path: Path) -> Kept:
    """One out of its file."""
    line, _, rest = path.read_bytes().partition(b"\n")
    about = json.loads(line)
    parts, at = [], 0
    for size in about["parts"]:
        parts.append(rest[at : at + size])
        at += size
    starts, read_by, tables, weights, biases, scales = parts
    return Kept(about, _numbers("H", starts), read_by, tables, weights, _numbers("i", biases), _numbers("i", scales))


def kept_for(rules: Rules[Any]) -> Kept:
    """The network that the package has for these rules."""
    return _kept_for(rules.game, way_of(rules), names_of(rules.encoding))


def network_for(rules: Rules[Any]) -> Network | None:
    """The network for these rules, if the package has one, for a thread to keep."""
    if not any(FOLDER.glob(f"{rules.game}*.net")):
        return None
    try:
        return kept_for(rules).network()
    except BadInput:
        return None


@cache
def _kept_for(game: str, way: str, names: int) -> Kept:
    for path in sorted(FOLDER.glob(f"{game}*.net")):
        kept = read(path)
        if kept.about["names"] == names and kept.about.get("way", way) == way:
            return kept
    raise BadInput("bad-no-network", game=game)


def _packed(kind: str, numbers: list[int]) -> bytes:
    found = array(kind, numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


def _numbers(kind: str, part: bytes) -> list[int]:
    found = array(kind)
    found.frombytes(part)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()
