"""Somebody at a browser of his own: what he sees and does, and everything that reached him."""

import re
from functools import cached_property
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Request

from starlode.games import table_rules
from starlode.i18n import Words
from starlode.server.stored import Sitting
from tests.i18n.phrases import phrase_of
from tests.server.house import Process
from tests.web import planted
from tests.web.line import Line

TOLD = (Path(__file__).parent / "told.js").read_text(encoding="utf-8")
# What Chromium writes when somebody leaves the first screen before its line stands; a table's line is no such case.
LEFT_EARLY = re.compile(r"WebSocket connection to '\S+/api/open/socket' failed: WebSocket is closed before")
NOT_KEPT = re.compile(r"Service Worker registration blocked by Playwright")
# What Chromium writes into the console when nothing can be reached, or something is not there: tests may expect it.
OUTAGE = re.compile(r"^(WebSocket connection to|Failed to load resource: net::)")
NOT_FOUND = re.compile(r"^Failed to load resource: .* 404 ")


class Person:
    """A browser context with one page; its line to the server remembers all that came."""

    def __init__(self, context: BrowserContext, server: Process, line: Line, language: str) -> None:
        self.context = context
        self.server = server
        self.line = line
        self.words = Words(language)
        self.troubles: list[str] = []
        self.tolerates: list[re.Pattern[str]] = [LEFT_EARLY, NOT_KEPT]
        context.add_init_script(TOLD)
        context.on("request", self._check_host)
        context.on("console", self._listen)
        context.on("weberror", lambda error: self.troubles.append(f"uncaught: {error.error}"))
        self.page: Page = context.new_page()

    def _check_host(self, request: Request) -> None:
        if re.match(r"(https?|wss?):", request.url) and not request.url.split("//")[1].startswith(f"{self.line.host}/"):
            self.troubles.append(f"fetched from another host: {request.url}")

    def _listen(self, message: ConsoleMessage) -> None:
        expected = any(pattern.match(message.text) for pattern in self.tolerates)
        if message.type in ("error", "warning") and not expected:
            self.troubles.append(f"{message.type} in the console: {message.text}")

    # Where he is

    def open(self, path: str = "/") -> None:
        self.page.goto(f"{self.line.url}{path}")

    def sit_down(self, table: str, text: bool = False) -> None:
        """Open a table at which a match goes on, as pictures or as text, and look at it."""
        self.open(f"/t/{table}{'?text' if text else ''}")
        self.look_at_table(text)

    def look_at_table(self, text: bool = False) -> None:
        """Until the table is there to be seen."""
        drawn = (self.say("board-trade-row"), self.say("board-cave-docks-and-mine"))
        wanted = [self.page.get_by_role("region", name=name, exact=True) for name in drawn]
        if text:
            wanted = [self.page.get_by_role("region", name=self.say("web-table"), exact=True)]
        wanted[0].or_(wanted[-1]).wait_for()

    @cached_property
    def guest(self) -> str:
        """The id that the server knows him by; ask before a page is open, which would be given another."""
        answer = self.context.request.get(f"{self.line.url}/api/me")
        return str(answer.json()["id"])

    def table(self, name: str, until: planted.Until = lambda match: True, bot: str = "greedy") -> str:
        """A table that has come to a moment, with him at seat 1 and a bot at seat 2."""
        return planted.a_table(self.server.data, name, Sitting(1, self.guest), Sitting(2, None, bot), until=until)

    def cave(self, name: str, until: planted.Until = lambda match: True, way: str = "en2021", seats: int = 2) -> str:
        """The same of Cave-In, with bots at all other seats."""
        bots = [Sitting(seat, None, "greedy") for seat in range(2, seats + 1)]
        return planted.a_table(
            self.server.data, name, Sitting(1, self.guest), *bots, until=until, game="cavein", way=way
        )

    def many(self, name: str, game: str, way: str, seats: int, until: planted.Until = lambda match: True) -> str:
        """The same of any game and format."""
        bots = [Sitting(seat, None, "greedy") for seat in range(2, seats + 1)]
        return planted.a_table(self.server.data, name, Sitting(1, self.guest), *bots, until=until, game=game, way=way)

    def new_table(self, game: str, format: str, seats: int) -> str:
        """A table of any game that is registered there, with random bots at all other seats; nobody knows its deal."""
        places = [{"me": True}] + [{"bot": "random"}] * (seats - 1)
        wish = {"game": game, "format": format, "seats": seats, "places": places}
        return str(self.context.request.post(f"{self.line.url}/api/tables", data=wish).json()["id"])

    def table_with(self, other: "Person", name: str, until: planted.Until = lambda match: True) -> str:
        """The same with somebody else at seat 2."""
        return planted.a_table(self.server.data, name, Sitting(1, self.guest), Sitting(2, other.guest), until=until)

    # What he was told

    def wait(self, condition: str, *args: Any) -> None:
        """Until something is true of what the page was told; `a` are the arguments."""
        self.page.evaluate(f"(a) => told.wait(() => {condition})", args)

    def until_asked(self, after: int = 0) -> None:
        """Until he has something to decide, or the match is over, and the page has shown it."""
        self.wait("told.count > a[0] && told.moment && (told.moment.decision || told.moment.outcome)", after)

    def heard(self, what: str) -> Any:
        """What is so once a moment was told: the page shows it a little before it counts here."""
        return self.page.evaluate(f"told.wait(() => told.moment).then(() => {what})")

    @property
    def count(self) -> int:
        """How many moments the page was told of since it was loaded."""
        return int(self.heard("told.count"))

    @property
    def v(self) -> int:
        return int(self.heard("told.v"))

    @property
    def moment(self) -> dict[str, Any]:
        """How things stand, as the page was told last."""
        moment: dict[str, Any] = self.heard("told.moment")
        return moment

    @property
    def is_asked(self) -> bool:
        return bool(self.heard("told.moment.decision !== null"))

    def seat(self, number: int = 1) -> dict[str, Any]:
        """A seat of the view that the page was told last."""
        seat: dict[str, Any] = self.heard(f"told.moment.view.seats[{number - 1}]")
        return seat

    # What is written there

    def say(self, message: str, **args: Any) -> str:
        return self.words.say(message, **args)

    def label(self, phrase: dict[str, Any]) -> str:
        """A phrase of the server as this person reads it."""
        table = self.page.evaluate("told.table")
        its_rules = table_rules(table["game"], table["format"], table["seats"], table["options"])
        return Words(self.words.language, its_rules).phrase(phrase_of(phrase), self.names())

    def names(self) -> dict[int, str]:
        """How the seats of the table are shown to him."""
        places = self.page.evaluate("told.table.places")
        shown = {}
        for place in places:
            other = self.say(f"bot-{place['bot']}") if place["bot"] else place["name"]
            shown[place["seat"]] = self.say("web-you") if place["you"] else other
        alike = [name for name in shown.values() if list(shown.values()).count(name) > 1]
        return {
            seat: self.say("web-name-at-seat", name=name, seat=seat) if name in alike else name
            for seat, name in shown.items()
        }

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def play_now(self, game: str = "realms") -> Locator:
        """The button of the first screen that leads to a table of a game."""
        return self.button(self.say("web-play-now-game", game=self.say(f"game-{game}")))

    def press(self, message: str) -> None:
        """Click the button, or link, that says this."""
        self.button(self.say(message)).click()

    def sees(self, text: str) -> None:
        """Wait until a text is there to be read."""
        self.page.get_by_text(text).first.wait_for()

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    # The end

    def close(self) -> None:
        for page in self.context.pages:
            try:
                self.troubles += page.evaluate("window.told ? told.violations : []")
            except Error:
                self.troubles.append("the page cannot be asked any more")
        self.context.close()
        self.line.close()
