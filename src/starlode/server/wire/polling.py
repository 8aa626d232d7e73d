"""What is asked and answered where messages go by requests instead of a socket."""

from typing import Annotated

from msgspec import Meta, Struct

from starlode.server.wire.parts import Json
from starlode.server.wire.socket import FromServer

MOST_AT_ONCE = 20  # messages of one request


class NewLine(Struct, frozen=True):
    """A line to a table, by a word that only its owner knows."""

    line: str


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """Messages to the server, each as a socket takes it, or refuses it."""

    messages: Annotated[list[Json], Meta(min_length=1, max_length=MOST_AT_ONCE)]


class Heard(Struct, frozen=True):
    """Messages of the server in their order, and the number of the last one so far."""

    n: int
    messages: list[FromServer]
