"""The private feed of "your turn": Atom as RFC 4287 wants it, behind an address that nobody guesses."""

import re
from contextlib import closing
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest

from starlode.i18n import LANGUAGES, Words
from tests.server.house import House, a_house
from tests.server.people import Guest, a_duel

ATOM = "{http://www.w3.org/2005/Atom}"
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)")
ONE, MANY = {"id", "title", "updated"}, {"link", "author", "category", "contributor"}
ONE_OF_FEED, ONE_OF_ENTRY = {"subtitle", "generator", "icon", "logo", "rights"}, {"summary", "content", "published"}


def check(text: bytes) -> list[ElementTree.Element]:
    """Hold a feed against sections 4.1.1 and 4.1.2 of RFC 4287; its entries."""
    feed = ElementTree.fromstring(text)
    assert feed.tag == f"{ATOM}feed"
    entries = feed.findall(f"{ATOM}entry")
    for whole, more in ((feed, ONE_OF_FEED), *((entry, ONE_OF_ENTRY) for entry in entries)):
        names = [part.tag.removeprefix(ATOM) for part in whole]
        assert all(names.count(name) == 1 for name in ONE)
        assert all(names.count(name) <= 1 for name in more)
        assert set(names) <= ONE | MANY | more | ({"entry"} if whole is feed else set())
        assert TIME.fullmatch(whole.findtext(f"{ATOM}updated", ""))
        assert whole.findtext(f"{ATOM}id", "").startswith("urn:uuid:")
        assert whole.findtext(f"{ATOM}title")
        for link in whole.findall(f"{ATOM}link"):
            assert link.attrib["href"].startswith("http")
        rels = [link.attrib.get("rel", "alternate") for link in whole.findall(f"{ATOM}link")]
        assert len(rels) == len(set(rels))
    assert feed.findtext(f"{ATOM}author/{ATOM}name")
    assert feed.find(f"{ATOM}link[@rel='self']") is not None
    ids = [whole.findtext(f"{ATOM}id") for whole in (feed, *entries)]
    assert len(ids) == len(set(ids))
    return entries


def read(guest: Guest, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{str(guest.http.base_url).rstrip('/')}/{path}", headers=headers, timeout=120)


def test_it_tells_where_it_is_my_turn_and_nothing_else(tmp_path: Path) -> None:
    with a_house(tmp_path / "data", today=lambda: 1_800_000_000.0) as house:
        ann, ben, page, _ = a_duel(house.url, options={"start": "1"})
        hers, his = ann.get("/api/feed")["path"], ben.get("/api/feed")["path"]
        answer = read(ann, hers)
        assert answer.headers["content-type"].startswith("application/atom+xml")
        (entry,) = check(answer.content)
        link = entry.find(f"{ATOM}link")
        assert link is not None
        assert link.attrib["href"] == f"{house.url}/t/{page.table['id']}"
        assert entry.findtext(f"{ATOM}updated") == "2027-01-15T08:00:00Z"
        assert check(read(ben, his).content) == []
        assert page.act("end-turn")["t"] == "done"
        assert check(read(ann, hers).content) == []
        assert len(check(read(ben, his).content)) == 1
        # Neither who has it nor the secret itself stands in what it tells.
        for path, guest in ((hers, ann), (his, ben)):
            secret = path.rsplit("/", 1)[-1]
            assert read(guest, path).text.count(secret) == 1  # where it is
            assert guest.id not in read(guest, path).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_readers_language(house: House, language: str) -> None:
    ann, ben, _, _ = a_duel(house.url, options={"start": "1"})
    words, path = Words(language), ann.get("/api/feed")["path"]
    name = ben.get("/api/me")["name"]
    about = words.say("turn-about", game=words.say("game-realms"), players=name)
    for answer in (read(ann, f"{path}?lang={language}"), read(ann, path, **{"accept-language": language})):
        (entry,) = check(answer.content)
        assert entry.findtext(f"{ATOM}title") == f"{words.say('turn-title')}: {about}"


def test_who_has_it_already_is_not_sent_it_again(house: House) -> None:
    ann, _, page, _ = a_duel(house.url, options={"start": "1"})
    path = ann.get("/api/feed")["path"]
    first = read(ann, path)
    tag = first.headers["etag"]
    for known in (tag, f'"other", W/{tag}'):
        again = read(ann, path, **{"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert page.act("end-turn")["t"] == "done"
    assert read(ann, path, **{"if-none-match": tag}).status_code == httpx.codes.OK


def test_the_address_is_a_secret_that_can_be_renewed(house: House) -> None:
    ann, ben = Guest(house.url), Guest(house.url)
    path = ann.get("/api/feed")["path"]
    assert ann.get("/api/feed")["path"] == path
    assert ben.get("/api/feed")["path"] != path
    assert len(path.rsplit("/", 1)[-1]) >= 32
    fresh = ann.post("/api/feed")["path"]
    assert fresh != path
    check(read(ann, fresh).content)
    for gone in (path, "api/feeds/nobody", f"{fresh[:-1]}"):
        assert read(ann, gone).status_code == httpx.codes.NOT_FOUND
    assert httpx.get(f"{house.url}/api/feed").status_code == httpx.codes.UNAUTHORIZED


def test_names_are_written_as_xml_wants_them(house: House) -> None:
    ann = Guest(house.url)
    ann.http.put("/api/me", json={"name": '<b>&"Ann'})
    ben = Guest(house.url)
    table = ben.open_table(options={"start": "1"})["id"]
    ann.join(table)
    with closing(ben.page(table)) as page:
        page.wait(lambda page: page.moment is not None)
        (entry,) = check(read(ben, ben.get("/api/feed")["path"]).content)
    assert ann.get("/api/me")["name"] in (entry.findtext(f"{ATOM}title") or "")
