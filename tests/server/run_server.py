"""`starlode serve` for tests: without limits, so that a test need not wait."""

import asyncio
import os
import sys
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from starlode.i18n import Words
from starlode.server import logs
from starlode.server.app import Settings, make_app
from starlode.server.bots import COMMAND, START_SECONDS
from starlode.server.database import VARIABLE, Database
from starlode.server.limits import Limits
from starlode.server.serve import Server, bind


async def patient(answer: Awaitable[Any], seconds: float) -> Any:
    """Time for bots that does not run out on a busy machine; who tests what follows then brings a time of his own."""
    return await asyncio.wait_for(answer, 20 * max(seconds, START_SECONDS))


if __name__ == "__main__":
    data, port = Path(sys.argv[1]), int(sys.argv[2])
    listening = bind("127.0.0.1", port)
    url = os.environ.get(VARIABLE)
    with Database.of(data, url).claim(Words("en")):
        logs.set_up()
        command = ("no-such-program",) if "no-bots" in sys.argv else COMMAND
        free, address = Limits.none(), f"127.0.0.1:{port}"
        settings = Settings(
            data,
            database=url,
            address=address,
            limits=free,
            bot_workers=1,
            bot_command=command,
            bot_timer=patient,
            push_loopback=True,
        )
        server = Server(make_app(settings), listening, lambda address: print(address, flush=True))
        if "often" in sys.argv:  # so often it is measured how far away each page is
            server.config.ws_ping_interval = 1.0
        server.run(sockets=[listening])
