"""A server for measurements: as `starlode serve` starts it, only that one computer may ask for everything.

`python -m starlode.server.unlimited DATA`
"""

import sys
from pathlib import Path

from starlode.server import logs
from starlode.server.app import Settings, make_app
from starlode.server.limits import Limits
from starlode.server.serve import Server, bind

if __name__ == "__main__":
    logs.set_up()
    listening = bind("127.0.0.1", 0)
    settings = Settings(Path(sys.argv[1]), limits=Limits.none())
    Server(make_app(settings), listening, lambda address: print(address, flush=True)).run(sockets=[listening])
