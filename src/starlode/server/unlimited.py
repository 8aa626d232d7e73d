"""A server for measurements and faults: as `starlode serve` starts it, only that one computer may ask for everything.

`python -m starlode.server.unlimited DATA [--port PORT] [--database URL]`
"""

import argparse
from pathlib import Path

from starlode.i18n import Words
from starlode.server import logs
from starlode.server.app import Settings, make_app
from starlode.server.database import Database
from starlode.server.limits import Limits
from starlode.server.serve import Server, bind

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--database")
    chosen = parser.parse_args()
    logs.set_up()
    listening = bind("127.0.0.1", chosen.port)
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    with Database.of(chosen.data, chosen.database).claim(Words("en")):
        settings = Settings(chosen.data, database=chosen.database, address=address, limits=Limits.none())
        Server(make_app(settings), listening, lambda address: print(address, flush=True)).run(sockets=[listening])
