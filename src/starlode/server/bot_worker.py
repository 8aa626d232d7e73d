"""A process in which bots think: a line of JSON in with view and decision, a line out with the chosen action."""

import os
import queue
import sys
import threading
from collections import OrderedDict
from typing import Any, BinaryIO

import msgspec

from starlode.bots import Bot, make_bot
from starlode.bots.hints import advise
from starlode.bots.search.bot import SearchBot
from starlode.core.decision import Decision
from starlode.core.view import View
from starlode.games import rules_of

MOST_SEATED = 16
MOST_TIPS, MOST_REASONS = 6, 3


def main() -> None:
    """Answer until the server is gone; a bot that fails takes its process with it, and the server makes another."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # what a bot may print is no answer
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    # Beside the thinking, so that a bot that thinks forever does not outlive the server.
    threading.Thread(target=_listen, args=(sys.stdin.buffer, lines), daemon=True).start()
    bots = Seated()
    _say(out, {"ready": True})
    while True:
        request = msgspec.json.decode(lines.get())
        if request.get("hint"):
            _say(out, hint(request))
            continue
        bot = bots.seat(request)
        if isinstance(bot, SearchBot):
            bot.others_waiting = request["waiting"]
        action = bot.choose(View.from_json(request["view"]), Decision.from_json(request["decision"]))
        _say(out, {"action": action})


def hint(request: dict[str, Any], ways: int | None = None) -> dict[str, Any]:
    """What looks best, by the view alone: the first options, each with its weightiest reasons."""
    view = View.from_json(request["view"])
    advice = advise(rules_of(view.game, dict(request["view"]["options"]), request["components"]), view, ways)
    told: dict[str, Any] = advice.to_json()
    tips = [{**tip, "reasons": tip["reasons"][:MOST_REASONS]} for tip in told["options"][:MOST_TIPS]]
    return {"ways": advice.ways, "options": tips}


class Seated:
    """The bots that were asked last, each for a seat of a table: what they thought counts as long as a turn lasts."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def seat(self, request: dict[str, Any]) -> Bot:
        key = (request["who"], request["bot"])
        if key not in self._bots:
            view, components = request["view"], request["components"]
            rules = None if components is None else rules_of(view["game"], view["options"], components)
            self._bots[key] = make_bot(request["bot"], view["game"], request["seed"], rules)
        self._bots.move_to_end(key)
        if len(self._bots) > MOST_SEATED:
            self._bots.popitem(last=False)
        return self._bots[key]


def _listen(stream: BinaryIO, lines: "queue.SimpleQueue[bytes]") -> None:
    for line in stream:
        lines.put(line)
    os._exit(0)


def _say(out: "BinaryIO", answer: dict[str, object]) -> None:
    out.write(msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    main()
