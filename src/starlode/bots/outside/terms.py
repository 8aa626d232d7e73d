"""On what terms programs play, and what they can do wrong."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

PROTOCOL = 1

FaultKind: TypeAlias = Literal["missing", "crashed", "garbage", "too-long", "timeout", "illegal", "protocol"]
FAULTS: tuple[FaultKind, ...] = ("missing", "crashed", "garbage", "too-long", "timeout", "illegal", "protocol")


@dataclass(frozen=True)
class Terms:
    """How long a program may take, and what follows when it gives no answer that can be used."""

    forfeits: bool = False  # it has lost; otherwise greedy's choice is played instead
    turn_seconds: float = 10.0  # for all its answers of one turn together
    start_seconds: float = 30.0  # until it is ready for a match


USUAL = Terms()


class Fault(Exception):
    """A program gave no answer that can be used."""

    def __init__(self, kind: FaultKind, said: str = "") -> None:
        """Take what was wrong, and the last line that the program wrote to its standard error."""
        super().__init__(kind)
        self.kind: FaultKind = kind
        self.said = said


class Forfeit(Exception):
    """A program has lost its match by a fault."""

    def __init__(self, seat: int, kind: FaultKind) -> None:
        super().__init__(f"seat {seat}: {kind}")
        self.seat = seat
        self.kind: FaultKind = kind
