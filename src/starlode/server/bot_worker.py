"""A process in which bots think: a line of JSON in with view and decision, a line out with the chosen action."""

import os
import queue
import sys
import threading
from typing import BinaryIO

import msgspec

from starlode.bots import make_bot
from starlode.core.decision import Decision
from starlode.core.view import View


def main() -> None:
    """Answer until the server is gone; a bot that fails takes its process with it, and the server makes another."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # what a bot may print is no answer
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    # Beside the thinking, so that a bot that thinks forever does not outlive the server.
    threading.Thread(target=_listen, args=(sys.stdin.buffer, lines), daemon=True).start()
    _say(out, {"ready": True})
    while True:
        request = msgspec.json.decode(lines.get())
        bot = make_bot(request["bot"], request["view"]["game"], request["seed"])
        action = bot.choose(View.from_json(request["view"]), Decision.from_json(request["decision"]))
        _say(out, {"action": action})


def _listen(stream: BinaryIO, lines: "queue.SimpleQueue[bytes]") -> None:
    for line in stream:
        lines.put(line)
    os._exit(0)


def _say(out: "BinaryIO", answer: dict[str, object]) -> None:
    out.write(msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    main()
