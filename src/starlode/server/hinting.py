"""Hints at a table that allows them: one look ahead on the asker's view, after all who play; the log tells it."""

import asyncio
import logging
from typing import Any

from starlode.core.messages import HINT
from starlode.core.rules import Rules
from starlode.core.view import View
from starlode.i18n.voices import voice_of
from starlode.server.bots import BotTrouble
from starlode.server.refusals import Refusal
from starlode.server.showing import said
from starlode.server.table import LiveTable
from starlode.server.viewer import Viewer
from starlode.server.wire.socket import Hint, Hinted, Stale, Tip

log = logging.getLogger("starlode.hints")
_under_way: set[asyncio.Task[None]] = set()  # held, so that none is forgotten before it is done


async def ask(table: LiveTable, viewer: Viewer, seat: int, message: Hint) -> None:
    """Tell the table who asks, and have a worker look ahead; the table goes on meanwhile. A job of its queue."""
    if table.match is None:
        raise Refusal("not-started")
    if table.stored.rated or not table.stored.hints or table.stored.lesson is not None:
        raise Refusal("no-hints")
    if message.v != table.stored.v:
        viewer.send(Stale(message.id, table.stored.v))
        table.sync(viewer, message.v)
        return
    await table.tell(lambda match: match.do(HINT, seat), viewer, message.id)
    match = table.match
    assert match is not None
    answer = _answer(table, viewer, match.rules, match.view(seat), table.stored.v)
    task = asyncio.create_task(answer)
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)
    watching = asyncio.create_task(_end_with(viewer, task))
    _under_way.add(watching)
    watching.add_done_callback(_under_way.discard)


async def _end_with(viewer: Viewer, task: "asyncio.Task[None]") -> None:
    """Nobody thinks any longer for a page that is gone."""
    gone = asyncio.create_task(viewer.closed.wait())
    await asyncio.wait([gone, task], return_when=asyncio.FIRST_COMPLETED)
    gone.cancel()
    task.cancel()


async def _answer(table: LiveTable, viewer: Viewer, rules: Rules[Any], view: View, v: int) -> None:
    try:
        found = await table.services.bots.advise(view, str(viewer.guest), table.stored.components)
        voice = voice_of(rules)
        options = [
            Tip(
                tip["action"],
                tip["chance"],
                [said(voice.why(each["message"], each["details"])) for each in tip["reasons"]],
            )
            for tip in found["options"]
        ]
        hinted = Hinted(v, found["ways"], options)
    except (BotTrouble, TimeoutError, OSError) as trouble:
        log.warning("no-hint", extra={"why": str(trouble) or type(trouble).__name__})
        hinted = Hinted(v, 0, [])  # so that nobody waits
    viewer.send(hinted)
    viewer.let_out()
