"""Guests are who their cookie says, if we have signed it; pages of other servers do nothing in their name."""

import re
import stat
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from starlode.core.errors import BadInput
from starlode.server.identity import COOKIE, Identity, is_same_origin
from tests.server.house import House, a_house
from tests.server.people import PATIENCE, Guest, Page, a_duel, fetch
from tests.server.test_tables import refused


def test_the_cookie_is_for_the_browser_alone(house: House) -> None:
    answer = fetch(f"{house.url}/api/me")
    cookie = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert int(cookie["max-age"]) == 365 * 24 * 3600
    assert cookie["path"] == "/"
    guest = Guest(house.url)
    assert "set-cookie" not in guest.http.get("/api/me").headers


def test_a_forged_cookie_is_nobody(house: House) -> None:
    one, two, first, _ = a_duel(house.url)
    own = one.http.cookies[COOKIE]
    guest, _, seal = own.partition(".")
    forged = [
        f"{two.id}.{seal}", f"{guest}.{'0' * 64}", guest, f"{guest}.", f".{seal}", "", f"{own}0", f"{own[:-1]}",
        own.upper(), f"{guest}.{seal}.{seal}", "é.ü", f"{Identity(b'x').sign(guest)}",
    ]  # fmt: skip
    for token in forged:
        client = httpx.Client(base_url=house.url, timeout=PATIENCE, headers={b"Cookie": f"{COOKIE}={token}".encode()})
        assert refused(client.get("/api/tables")) == (401, "who-are-you"), token
        assert refused(client.post("/api/tables", json={"game": "realms"})) == (401, "who-are-you")
        assert client.get("/api/me").json()["id"] not in (one.id, two.id)
        shown = client.get(f"/api/tables/{first.table['id']}").json()
        assert not any(place["you"] for place in shown["places"])
        if token.isascii() and token:
            with pytest.raises(InvalidStatus) as refusal:
                Page(house.url, first.table["id"], {"Cookie": f"{COOKIE}={token}"})
            assert refusal.value.response.status_code in (401, 403)


def test_a_page_of_another_server_is_sent_away(house: House) -> None:
    one, _, first, _ = a_duel(house.url)
    table = first.table["id"]
    for origin in ("https://elsewhere.example", "null", house.url.replace("127.0.0.1", "localhost"), "http://"):
        with pytest.raises(InvalidStatus) as refusal:
            Page(house.url, table, {"Cookie": one.cookie, "Origin": origin})
        assert refusal.value.response.status_code == 403
        answer = one.http.post("/api/tables", json={"game": "realms"}, headers={"Origin": origin})
        assert refused(answer) == (403, "wrong-origin")
        assert refused(one.http.put("/api/me", json={"name": "x"}, headers={"Origin": origin}))[0] == 403
    assert one.http.post("/api/tables", json={"game": "realms"}, headers={"Origin": house.url}).status_code == 201


@pytest.mark.parametrize(
    ("origin", "host", "is_ours"),
    [
        (None, "a.example", True),
        ("http://a.example", "a.example", True),
        ("https://A.example:8443", "a.EXAMPLE:8443", True),
        ("http://a.example:80", "a.example:81", False),
        ("http://a.example.evil", "a.example", False),
        ("ftp://a.example", "a.example", False),
        ("http://a.example", None, False),
        ("null", "null", False),
    ],
)
def test_the_origin_of_a_page_is_its_server(origin: str | None, host: str | None, is_ours: bool) -> None:
    assert is_same_origin(origin, host) is is_ours


def test_the_key_is_made_once_and_kept_from_others(tmp_path: Path) -> None:
    token = Identity.from_file(tmp_path / "key").sign("guest234")
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600
    assert Identity.from_file(tmp_path / "key").recognise(token) == "guest234"
    assert Identity.from_file(tmp_path / "other").recognise(token) is None


def test_half_a_key_is_refused(tmp_path: Path) -> None:
    """An empty key would sign for everybody."""
    (tmp_path / "key").write_bytes(b"")
    with pytest.raises(BadInput, match="is no key"):
        Identity.from_file(tmp_path / "key")


def test_a_guest_is_known_after_a_restart(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        guest = Guest(house.url)
        name = guest.get("/api/me")["name"]
    with a_house(tmp_path) as house:
        guest.http.base_url = house.url
        assert guest.get("/api/me") == {"id": guest.id, "name": name, "account": False}


def test_a_guest_of_a_database_that_is_gone_can_play_on(tmp_path: Path) -> None:
    """The cookie is still good; only the name is a new one."""
    with a_house(tmp_path) as house:
        guest = Guest(house.url)
    (tmp_path / "starlode.sqlite").unlink()
    with a_house(tmp_path) as house:
        guest.http.base_url = house.url
        assert guest.open_table()["places"][0]["name"]


@pytest.mark.parametrize(
    ("accepted", "named"),
    [("de-AT,de;q=0.9,en;q=0.8", r"[A-Z][a-z]+"), ("pl", r"\w+y \w+|\w+i \w+"), ("fr,en;q=0.5", r"[A-Z]\w+ [A-Z]\w+")],
    ids=["de", "pl", "en"],
)
def test_whoever_is_new_gets_a_name_in_his_own_language(house: House, accepted: str, named: str) -> None:
    name = fetch(f"{house.url}/api/me", headers={"Accept-Language": accepted}).json()["name"]
    assert re.fullmatch(named, name)
