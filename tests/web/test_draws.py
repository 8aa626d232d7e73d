"""Draws that nobody can choose, as people at browsers meet them: agreed, checked, forged, void, known."""

import json
import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Download, Route, expect

from starlode.core.agreement import Agreement, salt_hash
from starlode.server.stored import Sitting
from tests.depth import one_a_day
from tests.prompt.commands import Commands
from tests.server.people import Guest
from tests.web import planted
from tests.web.conftest import Somebody
from tests.web.person import Person

Told = dict[str, Any]


def open_a_table(host: Person) -> str:
    """A table for friends; its path."""
    host.open()
    host.press("web-open-table")
    host.page.get_by_role("textbox", name=host.say("web-invite-about")).wait_for()
    return re.sub(r"^https?://[^/]*", "", host.page.url)


def give_up(person: Person) -> None:
    person.press("web-menu")
    person.dialog.get_by_role("button", name=person.say("web-resign")).click()
    person.dialog.get_by_role("button", name=person.say("web-resign"), exact=True).click()


def checked(person: Person) -> str:
    """What the page says once it has looked at the draws itself."""
    words = person.say("web-draws-checked", draws=99)
    status = person.dialog.get_by_role("status")
    expect(status).to_contain_text(words.split("99")[0].strip())
    return status.inner_text()


def saved(person: Person, name: str, folder: Path) -> Path:
    """What a link of the dialog saves."""
    with person.page.expect_download() as going:
        person.dialog.get_by_role("link", name=person.say(name)).click()
    download: Download = going.value
    file = folder / download.suggested_filename
    download.save_as(file)
    return file


@pytest.mark.parametrize(("language", "text"), one_a_day(("en", False), ("de", True), ("pl", False)))
def test_two_people_agree_play_and_check(
    somebody: Somebody, starlode: Commands, tmp_path: Path, language: str, text: bool
) -> None:
    """On the drawn table and the text table; a spectator has kept the agreement too."""
    host, friend, watcher = somebody(language=language), somebody(), somebody()
    path = open_a_table(host)
    friend.open(path + ("?text" if text else ""))
    friend.press("web-join-and-play")
    friend.look_at_table(text)
    host.look_at_table()
    watcher.open(path)
    watcher.look_at_table()
    host.press("web-menu")
    host.dialog.get_by_text(host.say("web-fair-chance"), exact=True).click()
    host.sees(host.say("web-draws-agreed"))
    host.page.keyboard.press("Escape")
    give_up(friend)
    for person in (host, friend, watcher):
        checked(person)
    agreement = saved(host, "web-draws-save", tmp_path)
    record = saved(host, "web-save-record", tmp_path)
    assert all(Agreement.from_json(json.loads(agreement.read_text())).salts), "both have added a salt"
    assert "nobody chose these draws" in starlode.well("verify", record, "--kept", agreement).out


def forge_secret(told: Told) -> None:
    told["chance"]["secret"] = "01" * 32


def leave_a_salt_out(told: Told) -> None:
    told["chance"]["salts"][1] = ""


def change_the_rules(told: Told) -> None:
    told["record"]["options"]["discards"] = "next-turn"


def change_what_was_shown(told: Told) -> None:
    row = next(draw["row"] for draw in told["chance"]["draws"] if draw["stream"] == "trade-deck")
    # Another card than came, which may be any.
    shown = told["record"]["rows"][row - 1]
    told["record"]["rows"][row - 1] = "* reveal brain-world" if "brain-world" not in shown else "* reveal mech-world"


FORGED: list[tuple[str, Callable[[Told], None], str]] = [
    ("en", forge_secret, "secret"),
    ("de", leave_a_salt_out, "salts"),
    ("pl", change_the_rules, "rules"),
    ("en", change_what_was_shown, "draw"),
]


@pytest.mark.parametrize(
    ("language", "forge", "what"), one_a_day(*FORGED), ids=lambda part: getattr(part, "__name__", str(part))
)
def test_a_forged_match_is_found_out(
    somebody: Somebody, language: str, forge: Callable[[Told], None], what: str
) -> None:
    """Whatever a host gives out, with an agreement that fits it: the kept one alone is believed."""
    one, two = somebody(language=language), somebody()
    path = open_a_table(one)
    two.open(path)
    two.press("web-join-and-play")
    two.look_at_table()
    one.look_at_table()
    row = 0

    def answer(route: Route) -> None:
        nonlocal row
        told = route.fetch().json()
        forge(told)
        row = next(n for n, text in enumerate(told["record"]["rows"], 1) if "reveal" in text)
        route.fulfill(json=told)

    one.page.route("**/record", answer)
    give_up(two)
    alert = one.dialog.get_by_role("alert")
    expect(alert).to_contain_text(one.say("web-draws-forged"))
    expect(alert).to_contain_text(one.say(f"web-draws-forged-{what}", row=row))


class Salted:
    """A program at a seat that promises a salt, and does with it as a test says."""

    def __init__(self, url: str, table: str) -> None:
        self.guest = Guest(url)
        self.table = table
        self.name = "Some Program"  # by chance it could be called like the host
        self.guest.http.put("/api/me", json={"name": self.name})
        self.salt = secrets.token_hex(32)
        round = self.guest.get(f"/api/tables/{table}")["draws"]["round"]
        self.guest.join(table, seat=2, hash=salt_hash(self.salt, table, round, 2))


@pytest.mark.parametrize("language", one_a_day("en", "de", "pl"))
def test_who_leaves_after_the_agreement_makes_the_round_void(somebody: Somebody, language: str) -> None:
    host = somebody(language=language)
    table = open_a_table(host).split("/")[-1]
    host.wait("told.table && !told.table.draws.awaited.length")  # he has promised
    other = Salted(host.server.url, table)
    host.page.get_by_role("heading", name=host.say("web-draws-agreeing")).wait_for()
    host.sees(host.say("web-draws-waits", player=other.name))
    other.guest.post(f"/api/tables/{table}/leave")
    host.sees(host.say("web-draws-void", round=1, player=other.name))
    host.page.get_by_role("heading", name=host.say("web-waiting-title", count=1)).wait_for()
    # The next one comes, with a new round; this time everything is revealed.
    host.wait("told.table.draws.round === 2 && !told.table.draws.awaited.length")
    friend = Salted(host.server.url, table)
    page = friend.guest.page(table)
    page.wait(lambda page: page.agreement is not None)
    assert page.do("reveal", round=2, salt=friend.salt)["t"] == "done"
    host.look_at_table()
    page.do("resign")
    checked(host)


def test_known_draws_are_said_to_be_so(somebody: Somebody) -> None:
    """A deal, a position or a lesson that was there before: nothing was agreed, and it is casual."""
    person = somebody()
    sitting = (Sitting(1, person.guest), Sitting(2, None, "greedy"))
    table = planted.a_table(person.server.data, "known", *sitting, known=True)
    person.sit_down(table)
    give_up(person)
    expect(person.dialog.get_by_role("status")).to_contain_text(person.say("web-draws-known"))


def test_a_browser_that_kept_nothing_says_so(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("unkept"))
    person.page.evaluate("localStorage.clear()")
    give_up(person)
    expect(person.dialog.get_by_role("status")).to_contain_text(person.say("web-draws-unkept"))
