"""What the routes have in common: the parts of their addresses, what they may refuse, and a table as an answer."""

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from starlode.server.table import LiveTable
from starlode.server.wire import http
from starlode.server.wire.parts import MOST_NAME

TableId = Annotated[str, PathParameter(max_length=80)]
Name = Annotated[str, PathParameter(max_length=MOST_NAME)]
Asking = Request[Any, Any, State]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer when it refuses, for its description."""
    refused = ResponseSpec(http.Problem, generate_examples=False, description="refused")
    return dict.fromkeys((*statuses, 400, 421, 429, 500, 503), refused)


async def shown(table: LiveTable, guest: str | None) -> http.Table:
    """A table as a guest sees it from outside."""

    async def show() -> http.Table:
        return table.shown_to(guest)

    return await table.do(show)
