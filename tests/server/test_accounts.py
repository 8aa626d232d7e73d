"""Accounts: a guest makes one and stays who he was; whoever has lost his cookie comes back by it."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from starlode.server import ids
from starlode.server.identity import COOKIE
from starlode.server.limits import FREE, Limits, Paces
from starlode.server.people.accounts import KEPT
from starlode.server.people.passwords import MOST_WAITING, Passwords
from starlode.server.refusals import Refusal
from tests.prompt.commands import Commands
from tests.server.house import PATIENCE, Hands, House, a_house
from tests.server.people import Guest, a_duel
from tests.server.push_service import Browser, Service
from tests.server.storage import options_of
from tests.server.test_tables import refused

PASSWORD = "seven otters dance"


def an_account(url: str, name: str, password: str = PASSWORD) -> Guest:
    guest = Guest(url)
    guest.post("/api/account", name=name, password=password)
    return guest


def signs_in(guest: Guest, name: str, password: str = PASSWORD, **more: Any) -> httpx.Response:
    return guest.http.post("/api/sign-in", json={"name": name, "password": password, **more})


def test_a_guest_with_an_account_is_who_he_was(house: House) -> None:
    one, _, first, second = a_duel(house.url)
    assert one.get("/api/me")["account"] is False
    made = one.post("/api/account", name="Ada", password=PASSWORD)
    assert made == {"id": one.id, "name": "Ada", "account": True}
    assert one.get("/api/me") == made
    assert [table["id"] for table in one.get("/api/tables")["tables"]] == [first.table["id"]]
    first.well("end-turn")  # with the page that was open all the time
    second.wait(lambda page: page.table["places"][0]["name"] == "Ada")


def test_whoever_has_lost_his_cookie_signs_in_and_plays_on(house: House) -> None:
    one, _, first, _ = a_duel(house.url)
    one.post("/api/account", name="Berta", password=PASSWORD)
    back = Guest(house.url)
    assert back.id != one.id
    assert signs_in(back, " bERTA ").json() == {"id": one.id, "name": "Berta", "account": True, "moved": 0}
    assert back.get("/api/me")["id"] == one.id
    back.page(first.table["id"]).well("end-turn")


def test_matches_played_as_a_guest_come_along_to_the_account(house: House) -> None:
    """A running one goes on before everybody's eyes, a waiting one is still waited at."""
    account = an_account(house.url, "Carla")
    one, _, first, second = a_duel(house.url)
    waiting = one.open_table()["id"]
    said = first.do("act", v=first.v, id="mine", action="end-turn")
    second.reach(said["v"])
    assert signs_in(one, "Carla").json()["moved"] == 2
    assert {table["id"] for table in account.get("/api/tables")["tables"]} == {first.table["id"], waiting}
    page = one.page(first.table["id"])
    assert [place["you"] for place in page.table["places"]] == [True, False]
    assert page.do("act", v=first.v, id="mine", action="end-turn")["t"] == "done"  # it was carried out before
    second.wait(lambda page: page.table["places"][0]["name"] == "Carla")
    second.well("end-turn")


def test_they_stay_where_they_are_if_one_wants_that_or_sits_there_already(house: House) -> None:
    account = an_account(house.url, "Dora")
    guest = Guest(house.url)
    mine = guest.open_table()["id"]
    account.join(mine)
    other = guest.open_table()["id"]
    assert signs_in(Guest(house.url), "Dora", keep=False).json()["moved"] == 0
    assert signs_in(guest, "Dora").json()["moved"] == 1
    places = account.get(f"/api/tables/{mine}")["places"]
    assert [place["you"] for place in places] == [False, True]
    assert other in {table["id"] for table in account.get("/api/tables")["tables"]}


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(house: House) -> None:
    an_account(house.url, "Erna")
    guest = Guest(house.url)
    wrong, unknown = signs_in(guest, "Erna", "not this one"), signs_in(guest, "Nobody at all", PASSWORD)
    assert refused(wrong) == refused(unknown) == (403, "wrong-password")
    assert wrong.text == unknown.text
    assert guest.get("/api/me")["id"] == guest.id


def test_an_unknown_name_costs_as_much_as_a_wrong_password() -> None:
    """By what is done, not by the clock: one verification each."""
    passwords, verified = Passwords(), []

    class Counting:
        def verify(self, written: str, password: str) -> bool:
            verified.append(written)
            return False

        def hash(self, password: str) -> str:
            return "$nobody"

    passwords.__dict__["_hasher"] = Counting()
    assert not asyncio.run(passwords.is_right(None, "x"))
    asyncio.run(passwords.is_right("$somebody", "x"))
    passwords.close()
    assert verified == ["$nobody", "$somebody"]


def test_nobody_takes_a_name_that_looks_like_that_of_an_account(house: House) -> None:
    an_account(house.url, "Florian")
    guest = Guest(house.url)
    for name in ("florian", "FLORIAN", "Flоrian", "F l o r i a n", "Fl0rian", "Florián"):
        assert refused(guest.http.post("/api/account", json={"name": name, "password": PASSWORD})) == (
            409,
            "name-taken",
        )
        assert refused(guest.http.put("/api/me", json={"name": name})) == (409, "name-taken"), name
    assert guest.http.put("/api/me", json={"name": "Floriane"}).status_code == 200


def test_an_account_can_be_renamed_and_its_old_name_is_nobodys_for_a_while(tmp_path: Path) -> None:
    """Or somebody else could pass for it at once; the owner may go back."""
    hands = Hands()
    with a_house(tmp_path, today=hands.clock) as house:
        account = an_account(house.url, "Gustav")
        assert account.http.put("/api/me", json={"name": "Gustav II"}).json()["account"] is True
        assert refused(signs_in(Guest(house.url), "Gustav"))[0] == 403
        assert signs_in(Guest(house.url), "gustav ii").status_code == 200
        other = Guest(house.url)
        assert refused(other.http.put("/api/me", json={"name": "GUSTAV"})) == (409, "name-taken")
        for name in ("Gustav", "Gustav II"):
            assert account.http.put("/api/me", json={"name": name}).json()["name"] == name
        hands.now += KEPT / 1000 + 1
        an_account(house.url, "Gustav")


def test_guests_who_look_like_a_new_account_are_called_otherwise(house: House) -> None:
    """So nobody passes for it, and at their tables it is seen at once."""
    guest, _, _, second = a_duel(house.url)
    guest.http.put("/api/me", json={"name": "Henriette"})
    second.wait(lambda page: page.table["places"][0]["name"] == "Henriette")
    account = an_account(house.url, "henriette")
    second.wait(lambda page: page.table["places"][0]["name"] == "Henriette 2")
    assert (guest.get("/api/me")["name"], account.get("/api/me")["name"]) == ("Henriette 2", "henriette")


def test_nobody_new_is_given_the_name_of_an_account(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever he comes in first: with a cookie that nobody has heard of yet he may open a table at once."""
    an_account(house.url, "Friedolin")
    monkeypatch.setattr(ids, "guest_name", lambda accepted="": "Friedolin")
    new = httpx.Client(base_url=house.url, timeout=PATIENCE)
    new.cookies.set(COOKIE, house.lobby.identity.sign(ids.guest_id()))
    table = new.post("/api/tables", json={"game": "realms", "places": [{"me": True}, {}]}).json()
    assert table["places"][0]["name"] == "Friedolin 2"


@pytest.mark.parametrize(
    ("password", "code"),
    [("short", "short-password"), ("password", "weak-password"), ("aaaaaaaaa", "weak-password"),
     ("Hugo Hugo", "weak-password")],
)  # fmt: skip
def test_a_password_that_others_would_guess_is_refused(house: House, password: str, code: str) -> None:
    guest = Guest(house.url)
    answer = guest.http.post("/api/account", json={"name": "Hugo Hugo", "password": password})
    assert refused(answer) == (400, code)
    assert guest.get("/api/me")["account"] is False


def test_a_second_account_is_refused(house: House) -> None:
    account = an_account(house.url, "Ida")
    answer = account.http.post("/api/account", json={"name": "Ida two", "password": PASSWORD})
    assert refused(answer) == (409, "has-account")


def test_a_new_password_ends_what_was_signed_in_elsewhere(house: House) -> None:
    account, elsewhere = an_account(house.url, "Jana"), Guest(house.url)
    signs_in(elsewhere, "Jana")
    page = elsewhere.page(elsewhere.open_table()["id"])
    wrong = account.http.put("/api/account", json={"old": "not this one", "new": "eight herons sing"})
    assert refused(wrong) == (403, "wrong-password")
    assert account.http.put("/api/account", json={"old": PASSWORD, "new": "eight herons sing"}).status_code == 200
    assert account.get("/api/me")["account"] is True
    assert refused(elsewhere.http.get("/api/tables")) == (401, "who-are-you")
    assert page.is_closed()
    assert refused(signs_in(Guest(house.url), "Jana"))[0] == 403
    assert signs_in(Guest(house.url), "Jana", "eight herons sing").status_code == 200


def test_signing_out_leaves_a_stranger_and_everywhere_means_everywhere(house: House) -> None:
    account, elsewhere, third = an_account(house.url, "Karla"), Guest(house.url), Guest(house.url)
    for guest in (elsewhere, third):
        signs_in(guest, "Karla")
    assert elsewhere.http.post("/api/sign-out", json={}).status_code == 200
    assert COOKIE not in elsewhere.http.cookies
    assert elsewhere.get("/api/me")["id"] != account.id
    assert third.get("/api/me")["id"] == account.id
    assert account.http.post("/api/sign-out", json={"everywhere": True}).status_code == 200
    assert refused(third.http.get("/api/tables")) == (401, "who-are-you")


def test_a_guest_without_an_account_cannot_sign_out(house: House) -> None:
    """He would lose his matches for good."""
    assert refused(Guest(house.url).http.post("/api/sign-out", json={})) == (409, "no-account")


def test_cookies_that_count_no_more_do_not_after_a_restart_either(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        account, elsewhere = an_account(house.url, "Lotte"), Guest(house.url)
        signs_in(elsewhere, "Lotte")
        account.http.put("/api/account", json={"old": PASSWORD, "new": "eight herons sing"})
    with a_house(tmp_path) as house:
        account.http.base_url = elsewhere.http.base_url = house.url
        assert refused(elsewhere.http.get("/api/tables")) == (401, "who-are-you")
        assert account.get("/api/me")["account"] is True


# A second device


def test_a_second_device_becomes_the_same_guest_by_a_code_that_is_good_once(house: House) -> None:
    one, _, first, _ = a_duel(house.url)
    code = one.post("/api/device")["code"]
    device, thief = Guest(house.url), Guest(house.url)
    own = device.open_table()["id"]
    told = device.post("/api/use-code", code=code, keep=True)
    assert (told["id"], told["moved"]) == (one.id, 1)
    device.page(first.table["id"]).well("end-turn")
    assert own in {table["id"] for table in one.get("/api/tables")["tables"]}
    assert refused(thief.http.post("/api/use-code", json={"code": code})) == (409, "bad-code")
    assert refused(thief.http.post("/api/use-code", json={"code": "guessed"})) == (409, "bad-code")
    assert thief.get("/api/me")["id"] == thief.id


def test_a_code_is_not_good_for_long_and_a_new_one_replaces_it(tmp_path: Path) -> None:
    days = [1_000_000.0]
    with a_house(tmp_path, today=lambda: days[0]) as house:
        one, device = Guest(house.url), Guest(house.url)
        early, late = one.post("/api/device")["code"], one.post("/api/device")
        assert refused(device.http.post("/api/use-code", json={"code": early})) == (409, "bad-code")
        days[0] += late["seconds"]
        assert refused(device.http.post("/api/use-code", json={"code": late["code"]})) == (409, "bad-code")
        code = one.post("/api/device")["code"]
        days[0] += late["seconds"] - 1
        assert device.post("/api/use-code", code=code)["id"] == one.id


def test_whoever_follows_a_strangers_link_reads_whose_it_is_and_gives_nothing_away(house: House) -> None:
    stranger, guest = Guest(house.url), Guest(house.url)
    mine = guest.open_table()["id"]
    code = stranger.post("/api/device")["code"]
    for _ in range(2):  # to look does not use it up
        assert guest.post("/api/whose-code", code=code) == {"name": stranger.get("/api/me")["name"]}
    assert refused(guest.http.post("/api/whose-code", json={"code": "guessed"})) == (409, "bad-code")
    assert guest.post("/api/use-code", code=code)["moved"] == 0
    assert mine not in {table["id"] for table in stranger.get("/api/tables")["tables"]}


@pytest.mark.parametrize("ends", ["sign-out", "account"])
def test_a_code_does_not_outlive_what_it_was_made_with(house: House, ends: str) -> None:
    """Whoever had the session made himself a code before he was signed out."""
    name = f"Ines {ends}"
    owner = an_account(house.url, name)
    code = owner.post("/api/device")["code"]
    if ends == "sign-out":
        owner.post("/api/sign-out", everywhere=True)
    else:
        owner.http.put("/api/account", json={"old": PASSWORD, "new": "eight otters dance"}).raise_for_status()
    assert refused(Guest(house.url).http.post("/api/use-code", json={"code": code})) == (409, "bad-code")


@pytest.mark.parametrize("ends", ["sign-out", "account", "reset"])
def test_nobody_is_told_of_turns_who_was_signed_out(house: House, starlode: Commands, ends: str) -> None:
    """Whoever had the session knows the feed's address, and has perhaps his own browser told."""
    name = f"Nele {ends}"
    owner, another = an_account(house.url, name), an_account(house.url, f"Olga {ends}")
    browser = Browser(Service("https://push.example.org"), f"x-{ends}")
    owner.post("/api/push", **browser.subscription())
    known, not_hers = owner.get("/api/feed")["path"], another.get("/api/feed")["path"]
    if ends == "sign-out":
        owner.post("/api/sign-out", everywhere=True)
        signs_in(owner, name)
    elif ends == "account":
        owner.http.put("/api/account", json={"old": PASSWORD, "new": "eight otters dance"}).raise_for_status()
    else:
        code = starlode.well("admin", "link", name, *options_of(house.data)).out.splitlines()[0].partition("#")[2]
        owner.post("/api/reset", code=code, password="eight otters dance")
    assert owner.get("/api/push")["browsers"] == 0
    assert refused(owner.http.get(f"/{known}")) == (404, "not-found")
    assert owner.get("/api/feed")["path"] != known
    assert another.get("/api/feed")["path"] == not_hers


def test_a_refusal_leaves_an_operators_link_as_good_as_before(house: House, starlode: Commands) -> None:
    name = "Jonna"
    account, back = an_account(house.url, name), Guest(house.url)
    code = starlode.well("admin", "link", name, *options_of(house.data)).out.splitlines()[0].partition("#")[2]
    wanted = {"code": code, "password": "eight herons sing"}
    house.lobby.passwords._waiting = MOST_WAITING  # nobody can be served just now
    assert refused(back.http.post("/api/reset", json=wanted)) == (503, "server-full")
    house.lobby.passwords._waiting = 0
    assert back.post("/api/reset", **wanted)["id"] == account.id


# Limits and origins


def test_whoever_tries_many_passwords_has_to_wait_and_so_do_all_who_try_the_same_name(tmp_path: Path) -> None:
    now = [0.0]
    limits = Limits(tries=(0.05, 3), sign_ins=Paces((1, 5), FREE, FREE))
    with a_house(tmp_path, limits=limits, clock=lambda: now[0]) as house:
        an_account(house.url, "Mona")
        for _ in range(3):
            assert refused(signs_in(Guest(house.url), "Mona", "not this one"))[0] == 403
        assert refused(signs_in(Guest(house.url), "MONA")) == (429, "too-fast")
        assert refused(signs_in(Guest(house.url), "Nora", "not this one"))[0] == 403
        guest = Guest(house.url)
        tried = [refused(signs_in(guest, f"name {number}", "not this one"))[1] for number in range(6)]
        assert tried == ["wrong-password"] * 5 + ["too-fast"]
        now[0] += 20
        assert signs_in(Guest(house.url), "Mona").status_code == 200


def test_more_sign_ins_than_the_thread_can_take_are_refused_at_once() -> None:
    """They wait in one thread, and tables go on meanwhile."""
    passwords, released = Passwords(), threading.Event()

    class Slow:
        def verify(self, written: str, password: str) -> bool:
            return released.wait(PATIENCE)

    passwords.__dict__["_hasher"] = Slow()

    async def flood() -> None:
        waiting = [asyncio.create_task(passwords.is_right("$somebody", "x")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)  # each has taken its place
        with pytest.raises(Refusal, match="server-full"):
            await passwords.is_right("$somebody", "x")
        released.set()
        assert await asyncio.gather(*waiting) == [True] * MOST_WAITING
        assert await passwords.is_right("$somebody", "x")  # there is room again

    asyncio.run(flood())
    passwords.close()


def test_no_page_of_another_server_signs_anybody_in_or_out(house: House) -> None:
    account, origin = an_account(house.url, "Olga"), {"Origin": "https://elsewhere.example"}
    asked = {
        "/api/sign-in": {"name": "Olga", "password": PASSWORD}, "/api/sign-out": {}, "/api/device": None,
        "/api/use-code": {"code": "x"}, "/api/whose-code": {"code": "x"},
        "/api/reset": {"code": "x", "password": PASSWORD},
        "/api/account": {"name": "x", "password": PASSWORD},
    }  # fmt: skip
    for path, content in asked.items():
        assert refused(account.http.post(path, json=content, headers=origin)) == (403, "wrong-origin"), path


def test_nothing_of_an_account_but_its_name_reaches_others(house: House) -> None:
    one, two, first, second = a_duel(house.url)
    one.post("/api/account", name="Paula", password=PASSWORD)
    second.wait(lambda page: page.table["places"][0]["name"] == "Paula")
    first.well("end-turn")
    watcher = Guest(house.url)
    page = watcher.page(first.table["id"])
    watcher.get("/api/open")
    heard = "".join((*two.heard, *second.heard, *watcher.heard, *page.heard))
    assert one.id not in heard
    assert PASSWORD not in heard
    assert "argon2" not in heard
    database = b"".join(file.read_bytes() for file in house.data.glob("starlode.sqlite*"))
    assert PASSWORD.encode() not in database
