"""A player's open page over a real socket, which comes back whenever its line is gone."""

import asyncio
import http.client
import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from starlode.bench.server.line import Line, connect

ANSWER_SECONDS = 8.0  # a page that hears nothing for so long, and waits for something, looks for another line
PAUSE_SECONDS = 0.15


class Guest:
    """Somebody with a cookie, at any of the servers."""

    def __init__(self, ports: Sequence[int], rng: random.Random) -> None:
        self._ports, self._rng = ports, rng
        self.id = self.cookie = ""

    @property
    def port(self) -> int:
        return self._rng.choice(self._ports)

    async def arrive(self) -> None:
        while not self.id:
            if (told := await self._ask("GET", "/api/me")) is not None:
                self.id = told["id"]

    async def open_table(self, **wanted: Any) -> str:
        while True:
            if (told := await self._ask("POST", "/api/tables", wanted)) is not None:
                return str(told["id"])

    async def join(self, table: str) -> None:
        """Sit down; whoever lost the answer looks whether he sits."""
        told = None
        while told is None or not any(place["you"] for place in told["places"]):
            await self._ask("POST", f"/api/tables/{table}/join", {})
            told = await self._ask("GET", f"/api/tables/{table}")

    async def _ask(self, method: str, path: str, content: Any = None) -> Any:
        """The answer, or after a pause None where there is no good one."""
        told = await asyncio.to_thread(self._ask_now, method, path, content)
        if told is None:
            await asyncio.sleep(PAUSE_SECONDS)
        return told

    def _ask_now(self, method: str, path: str, content: Any) -> Any:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=ANSWER_SECONDS)
        headers = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {})}
        try:
            line.request(method, path, None if content is None else json.dumps(content), headers)
            answer = line.getresponse()
            text = answer.read()
            if answer.status not in (200, 201):
                return None
            if (cookie := answer.headers["Set-Cookie"]) is not None:
                self.cookie = cookie.partition(";")[0]
            return json.loads(text)
        except (OSError, ValueError, http.client.HTTPException):
            return None  # nobody is there just now
        finally:
            line.close()


class Page:
    """One seat's page: how things stand, and every event that it was shown."""

    def __init__(self, guest: Guest, table: str, told: Callable[[], None]) -> None:
        self.guest, self.table = guest, table
        self.v = 0
        self.heard = 0  # moments so far
        self.moment: dict[str, Any] | None = None
        self.events: dict[int, Any] = {}
        self.trouble: list[str] = []  # what no server may ever say
        self._told = told
        self._line: Line | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._synced: asyncio.Future[None] | None = None

    @property
    def options(self) -> list[str]:
        decision = self.moment["decision"] if self.moment else None
        return [option["action"] for option in decision["options"]] if decision else []

    @property
    def is_over(self) -> bool:
        return self.moment is not None and self.moment["outcome"] is not None

    @property
    def is_open(self) -> bool:
        return self._line is not None and not self._line.closed.done()

    def cut(self) -> None:
        if self._line is not None and not self._line.closed.done():
            self._line.cut()
        self._line = None

    async def come(self) -> None:
        """Be there, whatever it takes."""
        while not self.is_open:
            self._synced = asyncio.get_running_loop().create_future()
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    path = f"/api/tables/{self.table}/socket"
                    self._line = await connect("127.0.0.1", self.guest.port, path, self.guest.cookie, self._hear)
                    self._line.closed.add_done_callback(lambda _: self._told())
                    self._line.send(json.dumps({"t": "hello", "have": self.v or None}).encode())
                    await asyncio.wait((self._synced, self._line.closed), return_when=asyncio.FIRST_COMPLETED)
                if self._synced.done():
                    return
            except (TimeoutError, OSError):
                pass
            self.cut()
            await asyncio.sleep(PAUSE_SECONDS)

    async def say(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """The answer to a message, or None where there comes none."""
        if self._line is None or not self.is_open:
            return None
        line = self._line
        answer = self._answers[message["id"]] = asyncio.get_running_loop().create_future()
        line.send(json.dumps(message).encode())
        await asyncio.wait((answer, line.closed), timeout=ANSWER_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        del self._answers[message["id"]]
        return answer.result() if answer.done() else None

    def _hear(self, text: bytes) -> None:
        message = json.loads(text)
        match message["t"]:
            case "sync" | "update":
                self._take_in(message)
                self._told()
            case "done" | "refused" | "stale":
                waits = self._answers.get(message.get("id") or "")
                if waits is not None and not waits.done():
                    waits.set_result(message)

    def _take_in(self, message: dict[str, Any]) -> None:
        if message["t"] == "update" and message["from"] != self.v:
            self.trouble.append(f"an update from {message['from']} at {self.v}")
        for event in message["events"]:
            known = self.events.setdefault(event["n"], event)
            if known != event:
                self.trouble.append(f"event {event['n']} was {known} and is {event}")
        if message["v"] < self.v:
            self.trouble.append(f"went back from {self.v} to {message['v']}")
        self.v, self.moment, self.heard = message["v"], message["moment"], self.heard + 1
        if self._synced is not None and not self._synced.done():
            self._synced.set_result(None)
