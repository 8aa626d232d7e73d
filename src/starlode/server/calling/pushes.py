"""Push messages wait in a queue of their own: no table ever waits for a push service."""

import asyncio
import logging
from collections import deque
from collections.abc import Mapping
from functools import partial
from typing import Any

import h11
import msgspec
from sqlalchemy.exc import SQLAlchemyError

from starlode.i18n import Words
from starlode.server.calling import posting, sealing, subscriptions
from starlode.server.calling.sealing import Signer
from starlode.server.calling.subscriptions import Subscription
from starlode.server.calling.summons import Summons
from starlode.server.limits import Buckets
from starlode.server.refusals import Refusal
from starlode.server.services import Services

MOST_WAITING = 1_000  # one more is not sent
WORKERS = 64  # they wait for services rather than work; one that hangs holds up one of them, and one guest
PAUSES = (2.0, 10.0)  # seconds, after which a service that is busy or away is tried again
GOOD_SECONDS = 24 * 3600  # so long a service keeps a message for a browser that is not there
GONE, BUSY = (404, 410), (429, 500, 502, 503, 504)
log = logging.getLogger("starlode.pushes")


class Pushes:
    """Tells the browsers of whoever is waited for; what cannot be sent is let be."""

    def __init__(self, services: Services, signer: Signer, loopback: bool = False) -> None:
        self._services, self.signer, self.loopback = services, signer, loopback
        self._guests: asyncio.Queue[str] = asyncio.Queue()  # who is to be told something, each once …
        self._waiting: dict[str, deque[Summons]] = {}  # … and what, one after the other
        self._pace = Buckets(services.limits.pushes, services.clock)
        self.unsent = 0  # how many wait, or are being sent
        self._workers = [asyncio.create_task(self._work()) for _ in range(WORKERS)]

    def call(self, summons: Summons) -> None:
        """Somebody is waited for who is not there. Nobody waits for this."""
        if not self._pace.of(summons.guest).take():
            self._count("paced")
            return
        if self.unsent >= MOST_WAITING:
            self._count("dropped")
            return
        self.unsent += 1
        if summons.guest not in self._waiting:
            self._waiting[summons.guest] = deque()
            self._guests.put_nowait(summons.guest)
        self._waiting[summons.guest].append(summons)

    async def close(self) -> None:
        for task in self._workers:
            task.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            guest = await self._guests.get()
            await self._try(self._waiting[guest].popleft())
            if self._waiting[guest]:
                self._guests.put_nowait(guest)  # after whoever else waits
            else:
                del self._waiting[guest]

    async def _try(self, summons: Summons) -> None:
        try:
            await self._tell(summons)
        except (Refusal, OSError, SQLAlchemyError):
            self._count("failed")
        except Exception:  # and the next one is told all the same
            log.exception("push-failed")
            self._count("failed")
        finally:
            self.unsent -= 1

    async def _tell(self, summons: Summons) -> None:
        found = await asyncio.to_thread(self._read, summons.guest)
        # All at once: one that hangs holds up no other, and a worker no longer than one may take.
        results = await asyncio.gather(*(self._tell_one(each, summons) for each in found), return_exceptions=True)
        for trouble in results:
            if trouble is not None:
                raise trouble

    async def _tell_one(self, browser: Subscription, summons: Summons) -> None:
        result = await self._send(browser, summons)
        self._count(result)
        if result == "gone":
            await self._services.write(partial(subscriptions.forget, endpoint=browser.endpoint))

    def _read(self, guest: str) -> list[Subscription]:
        with self._services.writer.reader.connect() as connection:
            return subscriptions.of(connection, guest)

    async def _send(self, browser: Subscription, summons: Summons) -> str:
        words = Words(browser.language)
        told = {
            "table": summons.table,
            "title": words.say("turn-title"),
            "body": summons.about(words),
            "lang": browser.language,
        }
        message = msgspec.json.encode(told)
        try:
            sealed = sealing.seal(message, sealing.unwritten(browser.p256dh), sealing.unwritten(browser.auth))
            status = await self._post(browser.endpoint, sealed)
            for pause in PAUSES:
                if status in BUSY:
                    await self._services.pause(pause)
                    status = await self._post(browser.endpoint, sealed)
        except (posting.Refused, OSError, TimeoutError, h11.ProtocolError) as trouble:
            log.info("push-not-sent", extra={"why": type(trouble).__name__})
            return "failed"
        if status in GONE:
            return "gone"
        return "sent" if 200 <= status < 300 else "failed"

    async def _post(self, endpoint: str, sealed: bytes) -> int:
        return await posting.post(endpoint, self._headers(endpoint), sealed, self.loopback)

    def _headers(self, endpoint: str) -> Mapping[str, str]:
        scheme, rest = endpoint.split("://", 1)
        origin = f"{scheme}://{rest.partition('/')[0].partition('?')[0]}"
        return {
            **self.signer.headers(origin, self._services.today()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(GOOD_SECONDS),
            "urgency": "normal",
        }

    def _count(self, result: str) -> None:
        pushes: dict[str, Any] = self._services.metrics.pushes
        pushes[result] = pushes.get(result, 0) + 1
