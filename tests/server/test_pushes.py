"""Push messages: sealed, signed, once, only to whoever is not there, and only to where everybody may go."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import h11
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from starlode.i18n import LANGUAGES, Words
from starlode.server.calling import posting, pushes, sealing, subscriptions
from starlode.server.calling.sealing import unwritten
from starlode.server.limits import Limits
from tests.server import storage
from tests.server.house import FAST, House, a_house, until
from tests.server.people import Guest, Page
from tests.server.push_service import Browser, Service, a_service, open_sealed, signed_by


@pytest.fixture
def service() -> Iterator[Service]:
    with a_service() as found:
        yield found


@contextmanager
def a_calling_house(data: Path, **settings: Any) -> Iterator[House]:
    with a_house(data, push_loopback=True, push_contact="mailto:club@example.org", **settings) as house:
        yield house


def all_sent(house: House) -> None:
    """Wait until nothing waits to be sent."""
    calling = house.lobby.pushes
    assert calling is not None
    until(lambda: calling.unsent == 0)


def a_rival_and(guest: Guest, url: str, **wanted: Any) -> tuple[Guest, Page]:
    """Somebody who sits at a table with a guest, has it open and is the first to play."""
    rival = Guest(url)
    table = rival.open_table(options={"start": "1"}, **wanted)["id"]
    guest.join(table)
    page = rival.page(table)
    page.wait(lambda page: page.moment is not None)
    return rival, page


def ends_turn(page: Page) -> None:
    page.well("end-turn")


# What is sent


def test_the_example_of_the_standard_comes_out_byte_for_byte() -> None:
    """RFC 8291, section 5."""
    theirs, auth = unwritten("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), unwritten("BTBZMqHH6r4Tts7J_aSIgg")
    ours = unwritten("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    browser = ec.derive_private_key(int.from_bytes(theirs, "big"), ec.SECP256R1())
    point = unwritten("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    key = ec.derive_private_key(int.from_bytes(ours, "big"), ec.SECP256R1())
    said = b"When I grow up, I want to be a watermelon"
    sealed = sealing.seal(said, point, auth, unwritten("DGv6ra1nlYgDCS1FRnbzlw"), key)
    assert sealing.plain(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert open_sealed(sealed, browser, auth) == said


def test_somebody_who_is_not_there_is_told_once_in_his_language(tmp_path: Path, service: Service) -> None:
    with a_calling_house(tmp_path / "data") as house:
        ann = Guest(house.url)
        browsers = {language: Browser(service, language) for language in LANGUAGES}
        for language, browser in browsers.items():
            ann.post("/api/push", **browser.subscription(language))
        key = ann.get("/api/push")["key"]
        ben, page = a_rival_and(ann, house.url)
        ends_turn(page)
        until(lambda: all(browser.sealed for browser in browsers.values()))
        all_sent(house)
        name, table = ben.get("/api/me")["name"], page.table["id"]
        for language, browser in browsers.items():
            words = Words(language)
            about = words.say("turn-about", game=words.say("game-realms"), players=name)
            told = {"table": table, "title": words.say("turn-title"), "body": about, "lang": language}
            assert browser.told() == [told]
            assert signed_by(browser.sealed[0], key)["sub"] == "mailto:club@example.org"
            assert browser.sealed[0].headers["content-encoding"] == "aes128gcm"
            assert int(browser.sealed[0].headers["ttl"]) > 0
            # Whoever passes it on learns nothing.
            assert table.encode() not in browser.sealed[0].body


def test_once_for_each_time_that_he_is_waited_for(tmp_path: Path, service: Service) -> None:
    with a_calling_house(tmp_path / "data") as house:
        ann, browser = Guest(house.url), Browser(service, "ann")
        ann.post("/api/push", **browser.subscription())
        _, page = a_rival_and(ann, house.url)
        ends_turn(page)
        until(lambda: len(browser.sealed) == 1)
        with closing(ann.page(page.table["id"])) as hers:  # she comes, plays, and goes
            hers.well(hers.actions()[0])
            assert hers.act("end-turn")["t"] == "done"
        page.wait(lambda page: page.moment is not None and page.moment["asked"]["seat"] == 1)
        until(lambda: ann.id not in next(iter(house.lobby.tables.live())).audience.guests)
        ends_turn(page)
        until(lambda: len(browser.sealed) == 2)
        all_sent(house)
        assert len(browser.sealed) == 2


def test_nobody_is_told_who_has_the_table_open(tmp_path: Path, service: Service) -> None:
    with a_calling_house(tmp_path / "data") as house:
        ann, browser = Guest(house.url), Browser(service, "ann")
        ann.post("/api/push", **browser.subscription())
        _, page = a_rival_and(ann, house.url)
        with closing(ann.page(page.table["id"])):
            ends_turn(page)
            all_sent(house)
        assert browser.sealed == []


def test_a_table_that_is_brought_back_tells_nobody_again(tmp_path: Path, service: Service) -> None:
    with a_calling_house(tmp_path / "data") as house:
        ann, browser = Guest(house.url), Browser(service, "ann")
        key = ann.post("/api/push", **browser.subscription())["key"]
        ben, page = a_rival_and(ann, house.url)
        ends_turn(page)
        until(lambda: len(browser.sealed) == 1)
        all_sent(house)
    with a_calling_house(tmp_path / "data") as house:
        again = Guest(house.url)
        again.http.cookies = ben.http.cookies
        with closing(again.page(page.table["id"])) as page:
            assert page.do("say", channel="table", text="Hello?")["t"] == "done"
        all_sent(house)
        assert again.get("/api/push")["key"] == key  # it lies in the database
    assert len(browser.sealed) == 1


def test_a_push_service_that_hangs_holds_nobody_up(tmp_path: Path, service: Service) -> None:
    service.held = threading.Event()
    with a_calling_house(tmp_path / "data") as house:
        ann, browser = Guest(house.url), Browser(service, "ann")
        ann.post("/api/push", **browser.subscription())
        _, page = a_rival_and(ann, house.url)
        ends_turn(page)
        until(lambda: browser.sealed)
        assert page.do("say", channel="table", text="Hello?")["t"] == "done"
        assert page.do("resign")["t"] == "done"


def test_a_browser_that_hangs_holds_up_no_other_of_the_same_guest(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posting, "SECONDS", 3600.0)  # nobody is given up meanwhile
    with a_service() as hanging, a_calling_house(tmp_path / "data") as house:
        hanging.held = threading.Event()
        ann, first, second = Guest(house.url), Browser(hanging, "a"), Browser(service, "b")
        ann.post("/api/push", **first.subscription())
        ann.post("/api/push", **second.subscription())
        ends_turn(a_rival_and(ann, house.url)[1])
        until(lambda: first.sealed and second.sealed)
        hanging.held.set()
        all_sent(house)
        assert house.lobby.services.metrics.pushes == {"sent": 2}


def test_a_guest_whose_browser_hangs_takes_the_place_of_no_other(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables he is called to, one message of his is on its way."""
    monkeypatch.setattr(posting, "SECONDS", 3600.0)  # nobody is given up meanwhile
    monkeypatch.setattr(pushes, "WORKERS", 2)
    with a_service() as hanging, a_calling_house(tmp_path / "data") as house:
        hanging.held = threading.Event()
        ann, hangs = Guest(house.url), Browser(hanging, "a")
        ben, hears = Guest(house.url), Browser(service, "b")
        ann.post("/api/push", **hangs.subscription())
        ben.post("/api/push", **hears.subscription())
        for guest in (ann, ann, ann, ben):
            ends_turn(a_rival_and(guest, house.url)[1])
        until(lambda: hears.sealed)
        assert len(hangs.sealed) == 1
        hanging.held.set()
        all_sent(house)
        assert (len(hangs.sealed), house.lobby.services.metrics.pushes) == (3, {"sent": 4})


def test_more_than_can_wait_is_let_be(tmp_path: Path, service: Service) -> None:
    with a_calling_house(tmp_path / "data", limits=Limits(**{**vars(FAST), "pushes": (0.0001, 1)})) as house:
        ann, browser = Guest(house.url), Browser(service, "ann")
        ann.post("/api/push", **browser.subscription())
        for _ in range(3):
            ends_turn(a_rival_and(ann, house.url)[1])
        all_sent(house)
        assert len(browser.sealed) == 1
        assert house.lobby.services.metrics.pushes["paced"] == 2


# Which browsers


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, service: Service, status: int) -> None:
    with a_calling_house(tmp_path / "data") as house:
        ann, gone, there = Guest(house.url), Browser(service, "gone"), Browser(service, "there")
        service.answers["/gone"] = [status]
        ann.post("/api/push", **gone.subscription())
        assert ann.post("/api/push", **there.subscription())["browsers"] == 2
        ends_turn(a_rival_and(ann, house.url)[1])
        until(lambda: ann.get("/api/push")["browsers"] == 1)
        until(lambda: there.sealed)


def test_a_service_that_is_busy_is_tried_again_and_no_answer_is_followed(tmp_path: Path, service: Service) -> None:
    async def no_pause(seconds: float) -> None:
        await asyncio.sleep(0)

    with a_calling_house(tmp_path / "data", pause=no_pause) as house:
        ann, busy, moved = Guest(house.url), Browser(service, "busy"), Browser(service, "moved")
        service.answers |= {"/busy": [503, 429, 201], "/moved": [307]}
        ann.post("/api/push", **busy.subscription())
        ann.post("/api/push", **moved.subscription())
        ends_turn(a_rival_and(ann, house.url)[1])
        until(lambda: house.lobby.services.metrics.pushes == {"sent": 1, "failed": 1})
        assert (len(busy.sealed), len(moved.sealed)) == (3, 1)
        assert {posted.path for posted in service.posted} == {"/busy", "/moved"}
        assert ann.get("/api/push")["browsers"] == 2


def test_it_can_be_switched_off_and_only_a_few_are_told(tmp_path: Path, service: Service) -> None:
    with a_calling_house(tmp_path / "data") as house:
        ann, ben = Guest(house.url), Guest(house.url)
        many = [Browser(service, f"b{number}") for number in range(subscriptions.MOST + 2)]
        for browser in many:
            ann.post("/api/push", **browser.subscription())
        assert ann.get("/api/push")["browsers"] == subscriptions.MOST
        last = many[-1].subscription()["endpoint"]
        ben.post("/api/push/off", endpoint=last)  # not his
        assert ann.get("/api/push")["browsers"] == subscriptions.MOST
        assert ann.post("/api/push/off", endpoint=last)["browsers"] == subscriptions.MOST - 1
        # Who uses the same browser is told by it from then on.
        assert ben.post("/api/push", **many[-2].subscription())["browsers"] == 1
        assert ann.get("/api/push")["browsers"] == subscriptions.MOST - 2


def test_browsers_stay_behind_are_exported_and_forgotten(tmp_path: Path, service: Service) -> None:
    with a_calling_house(tmp_path / "data") as house:
        ann, browser = Guest(house.url), Browser(service, "ann")
        ann.post("/api/account", name="Annabel", password="a good long one")
        guest = Guest(house.url)
        guest.post("/api/push", **browser.subscription())
        path = guest.get("/api/feed")["path"]
        guest.post("/api/sign-in", name="Annabel", password="a good long one", keep=True)
        # Somebody else may have been this guest, and knows the address.
        assert ann.http.get(f"/{path}").status_code == httpx.codes.NOT_FOUND
        assert ann.get("/api/push")["browsers"] == 0
        assert guest.post("/api/push", **browser.subscription())["browsers"] == 1
        path = ann.get("/api/feed")["path"]
        told = ann.get("/api/export")
        assert [each["endpoint"] for each in told["browsers"]] == [browser.subscription()["endpoint"]]
        assert path.endswith(told["feed"]["secret"])
        ann.post("/api/delete-me", password="a good long one")
        assert storage.ask(house.data, "SELECT * FROM subscriptions") == []
        assert storage.ask(house.data, "SELECT * FROM feeds") == []


@pytest.mark.parametrize(
    ("changed", "at"),
    [
        ({"endpoint": "http://push.example.org/x"}, "endpoint"),
        ({"endpoint": "https://127.0.0.1/x"}, None),  # this house allows it
        ({"endpoint": "https://10.0.0.1/x"}, "endpoint"),
        ({"endpoint": "https://[::ffff:192.168.0.1]/x"}, "endpoint"),
        ({"endpoint": "https://user:word@push.example.org/x"}, "endpoint"),
        ({"endpoint": "https://push.example.org:99999/x"}, "endpoint"),
        ({"endpoint": "https://push.example.org/a b"}, "endpoint"),
        ({"endpoint": "ftp://push.example.org/x"}, "endpoint"),
        ({"p256dh": sealing.plain(b"\4" + bytes(64))}, "p256dh"),
        ({"p256dh": "?"}, "p256dh"),
        ({"auth": "AAAA"}, "auth"),
        ({"language": "tlh"}, "language"),
    ],
)
def test_what_no_browser_says_is_refused(called: House, changed: dict[str, str], at: str | None) -> None:
    ann = Guest(called.url)
    wanted = Browser(Service("http://127.0.0.1:9"), "x").subscription() | changed
    answer = ann.http.post("/api/push", json=wanted)
    if at is None:
        assert answer.status_code == httpx.codes.OK
    else:
        assert (answer.status_code, answer.json()["details"]["at"]) == (httpx.codes.BAD_REQUEST, at)
        assert ann.get("/api/push")["browsers"] == 0


@pytest.fixture(scope="module")
def called(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_calling_house(tmp_path_factory.mktemp("called") / "data") as house:
        yield house


def test_a_host_may_do_without(tmp_path: Path) -> None:
    with a_house(tmp_path / "data", push=False) as house:
        ann = Guest(house.url)
        assert ann.get("/api/push") == {"key": None, "browsers": 0}
        wanted = Browser(Service("https://push.example.org"), "x").subscription()
        assert ann.http.post("/api/push", json=wanted).status_code == httpx.codes.NOT_FOUND


# Where to


@pytest.mark.parametrize(
    "number",
    ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
     "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::a00:1",
     "2002:7f00:1::", "ff02::1", "fec0::1", "64:ff9b:1::a00:1", "5f00::1", "::127.0.0.1", "192.0.0.8", "198.18.0.1"],
)  # fmt: skip
def test_an_address_of_this_house_is_not_for_everybody(number: str) -> None:
    assert not posting.may_go_to(number)


@pytest.mark.parametrize("number", ["1.1.1.1", "142.250.74.106", "2606:4700::1111", "2a00:1450:4001::200a"])
def test_an_address_of_everybody_is(number: str) -> None:
    assert posting.may_go_to(number)


def test_where_a_name_leads_is_seen_before_anything_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name may lead to several addresses, and to others the next time: it is asked for once."""
    led: list[str] = []

    async def post_to(*numbers: str) -> int:
        asked: list[str] = []

        def leads(host: str, port: int, **_: Any) -> list[Any]:
            asked.append(host)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, port)) for number in numbers]

        async def line(host: str, port: int, **how: Any) -> Any:
            led.append(host)
            assert how["server_hostname"] == "push.example.org"  # whose certificate it has to be
            raise ConnectionRefusedError

        monkeypatch.setattr(socket, "getaddrinfo", leads)
        monkeypatch.setattr(asyncio, "open_connection", line)
        try:
            return await posting.post("https://push.example.org/x", {}, b"")
        finally:
            assert asked == ["push.example.org"]

    for numbers in (["127.0.0.1"], ["192.168.0.7"], ["1.1.1.1", "10.0.0.1"], []):
        with pytest.raises(posting.Refused):
            asyncio.run(post_to(*numbers))
    assert led == []
    with pytest.raises(ConnectionRefusedError):
        asyncio.run(post_to("1.1.1.1"))
    assert led == ["1.1.1.1"]


@pytest.mark.parametrize("host", ["a..example.org", ".example.org", "a" * 64 + ".org"])
def test_a_host_that_no_name_can_be_is_refused_and_keeps_no_other_browser_waiting(
    tmp_path: Path, service: Service, host: str
) -> None:
    with pytest.raises(posting.Refused):
        asyncio.run(posting.post(f"https://{host}/x", {}, b""))
    with a_calling_house(tmp_path / "data") as house:
        ann, there = Guest(house.url), Browser(service, "there")
        ann.post("/api/push", **Browser(Service(f"https://{host}"), "odd").subscription())
        ann.post("/api/push", **there.subscription())
        ends_turn(a_rival_and(ann, house.url)[1])
        until(lambda: there.sealed)
        all_sent(house)
        assert house.lobby.services.metrics.pushes == {"failed": 1, "sent": 1}


def test_an_answer_without_end_is_not_read(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:

        def chatter() -> None:
            line, _ = listening.accept()
            with closing(line):
                line.recv(4096)
                line.sendall(b"HTTP/1.1 201 Created\r\n")
                try:
                    while True:
                        line.sendall(b"x: " + b"y" * 1000 + b"\r\n")
                except OSError:
                    pass

        threading.Thread(target=chatter, daemon=True).start()
        with pytest.raises(h11.RemoteProtocolError):
            asyncio.run(posting.post(f"http://127.0.0.1:{listening.getsockname()[1]}/", {}, b"", loopback=True))
