"""People at a server in tests: a guest with his cookie, and the pages that he opens."""

import itertools
import json
import random
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, ConnectionClosedOK
from websockets.sync.client import ClientConnection, connect

from starlode.server.identity import COOKIE
from starlode.server.sheets import digest
from starlode.server.wire.socket import FromServer

PATIENCE = 120.0
# A socket that lasts however busy the machine is: nobody is given up who answers late.
LASTING: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}
_pages = itertools.count(1)


class Guest:
    """Somebody with a browser; everything that reached him is kept."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.heard: list[str] = []  # every answer over HTTP, with its headers
        self.bodies: list[str] = []
        self.http.event_hooks["response"].append(self._hear)
        self.id: str = self.get("/api/me")["id"]

    def _hear(self, response: httpx.Response) -> None:
        response.read()
        self.heard.append(f"{response.headers} {response.text}")
        self.bodies.append(response.text)

    def get(self, path: str) -> Any:
        return _good(self.http.get(path))

    def post(self, path: str, **content: Any) -> Any:
        return _good(self.http.post(path, json=content))

    def open_table(self, *places: dict[str, Any], **wanted: Any) -> dict[str, Any]:
        """A table as the API tells it; unless said, for a duel against somebody else."""
        asked = {"game": "realms", "places": list(places) or [{"me": True}, {}], **wanted}
        answer: dict[str, Any] = self.post("/api/tables", **asked)
        return answer

    def join(self, table: str, **content: Any) -> Any:
        return self.post(f"/api/tables/{table}/join", **content)

    @property
    def cookie(self) -> str:
        return f"{COOKIE}={self.http.cookies[COOKIE]}"

    def page(self, table: str, have: int | None = None, polled: bool = False, seat: int | None = None) -> "Page":
        """Open the table, by a socket or by requests, and say hello; as a seat of this device, if one is named."""
        end = "" if seat is None else f"?seat={seat}"
        line = PolledSocket(self.http, table, end) if polled else None
        page = Page(str(self.http.base_url), table, {"Cookie": self.cookie}, line, end)
        page.hello(have)
        return page


class PolledSocket:
    """A line by requests, used as a socket is."""

    def __init__(self, http: httpx.Client, table: str, end: str = "") -> None:
        self.http = http
        self.address = f"/api/lines/{_good(http.post(f'/api/tables/{table}/line{end}'))['line']}"
        self.had = 0
        self._texts: deque[str] = deque()

    def send(self, text: str | bytes) -> None:
        try:
            message = json.loads(text)
        except ValueError:
            message = str(text)
        _good(self.http.post(self.address, json={"messages": [message]}))

    def recv(self, timeout: float) -> str:
        end = time.monotonic() + timeout
        while not self._texts:
            if time.monotonic() > end:
                raise TimeoutError
            answer = self.http.get(self.address, params={"after": self.had})
            if answer.status_code == httpx.codes.NOT_FOUND:
                raise ConnectionClosedOK(None, None)
            heard = _good(answer)
            self._texts += [msgspec.json.encode(message).decode() for message in heard["messages"]]
            self.had = heard["n"]
        return self._texts.popleft()

    def close(self) -> None:
        self.http.delete(self.address)


class Page:
    """An open table: what it was told, and where it stands."""

    def __init__(
        self, url: str, table: str, headers: dict[str, str], line: "PolledSocket | None" = None, end: str = ""
    ) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket{end}"
        self._socket: ClientConnection | PolledSocket = line or connect(
            address, additional_headers={"Origin": url, **headers}, compression=None, **LASTING
        )
        self._name = f"page{next(_pages)}"  # a reloaded page must not use the ids of the one before
        self._numbers = itertools.count(1)
        self.heard: list[str] = []
        self.table: dict[str, Any] = {}
        self.undo: dict[str, Any] | None = None  # what somebody asks to take back
        self.events: dict[int, dict[str, Any]] = {}
        self.v = 0
        self.moment: dict[str, Any] | None = None
        self.agreement: dict[str, Any] | None = None  # as it was told last

    # Talking

    def say(self, text: str) -> None:
        """A frame as it is, good or bad."""
        self._socket.send(text)

    def send(self, t: str, **content: Any) -> str:
        """A message with a new id, unless it has one."""
        message = {"t": t} | ({} if t == "hello" else {"id": f"{self._name}-{next(self._numbers)}"}) | content
        self.say(json.dumps(message))
        return str(message.get("id", ""))

    def hello(self, have: int | None = None) -> dict[str, Any]:
        self.send("hello", have=have)
        return self.listen_for("sync")

    def do(self, t: str, **content: Any) -> dict[str, Any]:
        """Send a message and wait for its answer: done, refused or stale."""
        message = self.send(t, **content)
        while True:
            answer = self.listen()
            if answer["t"] in ("done", "refused", "stale") and answer["id"] == message:
                return answer

    def act(self, action: str) -> dict[str, Any]:
        return self.do("act", v=self.v, action=action)

    def well(self, action: str) -> None:
        """An action that is carried out; afterwards the page has seen it."""
        answer = self.act(action)
        assert answer["t"] == "done", answer
        assert self.listen_for("update")["v"] == answer["v"]

    # Listening

    def listen(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken in."""
        text = self._socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        msgspec.json.decode(text, type=FromServer)  # it is one of the messages that there are
        message: dict[str, Any] = json.loads(text)
        self._take_in(message)
        return message

    def _take_in(self, message: dict[str, Any]) -> None:
        if message["t"] == "table":
            self.table, self.undo = message["table"], message.get("undo")
        if message["t"] == "presence":
            self.table["watchers"] = message["watchers"]
            for place in self.table["places"]:
                place["here"] = place["seat"] in message["here"]
        if message["t"] == "agreement":
            self.agreement = message["agreement"]
        if message["t"] in ("sync", "update"):
            if message["t"] == "update":
                assert message["from"] == self.v, "an update must go on where the last one ended"
            numbers = [event["n"] for event in message["events"]]
            assert numbers == list(range(message["v"] - len(numbers) + 1, message["v"] + 1)), "no gaps"
            self.events |= {event["n"]: event for event in message["events"]}
            self.v, self.moment = message["v"], message["moment"]
            if self.moment is not None:
                assert digest(msgspec.json.encode(self.moment["view"])) == self.moment["digest"]

    def told(self, t: str) -> list[dict[str, Any]]:
        """All messages of a kind that came so far."""
        return [message for message in map(json.loads, self.heard) if message["t"] == t]

    def listen_for(self, t: str) -> dict[str, Any]:
        while (message := self.listen())["t"] != t:
            pass
        return message

    def wait(self, condition: Callable[["Page"], bool]) -> None:
        while not condition(self):
            self.listen()

    def reach(self, v: int) -> None:
        self.wait(lambda page: page.v >= v)

    def is_quiet(self, seconds: float = 0.2) -> bool:
        """Whether nothing comes for a while, but who comes and goes."""
        try:
            while self.listen(seconds)["t"] == "presence":
                pass
        except TimeoutError:
            return True
        return False

    def is_closed(self) -> bool:
        """Whether the server hangs up, after what it still says."""
        try:
            while True:
                self._socket.recv(PATIENCE)
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False

    def close(self) -> None:
        self._socket.close()

    # What there is to do

    @property
    def asked(self) -> dict[str, Any] | None:
        """The decision, if this page is asked."""
        decision: dict[str, Any] | None = self.moment["decision"] if self.moment else None
        return decision

    @property
    def is_over(self) -> bool:
        return self.moment is not None and self.moment["outcome"] is not None

    def actions(self) -> list[str]:
        return [option["action"] for option in self.asked["options"]] if self.asked else []


def at(guest: Guest, url: str) -> Guest:
    """The same guest at another process."""
    other = object.__new__(Guest)
    other.__dict__.update(guest.__dict__)
    other.http = type(guest.http)(
        base_url=url, timeout=guest.http.timeout, cookies={COOKIE: guest.http.cookies[COOKIE]}
    )
    return other


def fetch(address: str, **how: Any) -> httpx.Response:
    """What a stranger is answered, however long a busy machine takes for it."""
    return httpx.get(address, timeout=PATIENCE, **how)


def _good(response: httpx.Response) -> Any:
    assert response.is_success, f"{response.status_code} {response.text}"
    return response.json()


def a_duel(url: str, **wanted: Any) -> tuple[Guest, Guest, Page, Page]:
    """Two guests at a table that has begun, each with his page open."""
    one, two = Guest(url), Guest(url)
    table = one.open_table(**{"options": {"start": "1"}, **wanted})["id"]
    two.join(table)
    return one, two, one.page(table), two.page(table)


def choose(page: Page, rng: random.Random) -> str:
    """Something that moves a match on: mostly not the end of the turn as long as there is something else."""
    actions = page.actions()
    return rng.choice(actions[:-1] or actions) if rng.random() < 0.95 else actions[-1]


def play_on(pages: list[Page], rng: random.Random, most: int = 10_000) -> int:
    """Let the pages play until the match is over, or so many actions; how many there were."""
    for page in pages:
        page.reach(max(other.v for other in pages))
    for played in range(most):
        if pages[0].is_over:
            return played
        asked = next(page for page in pages if page.asked)
        asked.well(choose(asked, rng))
        for page in pages:
            if page is not asked:
                page.listen_for("update")  # which may have no events: a question was opened
    return most
