"""The client's files, and what every answer says about itself."""

from pathlib import Path

import httpx
import pytest

from starlode.server import pages
from tests.server.house import House
from tests.server.people import PATIENCE, fetch


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that is built, as small as can be."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>starlode</title>")
    (tmp_path / "assets" / "index-4f2a.js").write_text("// plain")
    (tmp_path / "assets" / "index-4f2a.js.br").write_bytes(b"packed")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/t/amber-heron-k3x9q2", "/settings", "/t/"])
def test_every_address_that_is_not_the_apis_is_the_page(house: House, client: Path, path: str) -> None:
    answer = fetch(house.url + path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "starlode" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_for_ever_and_come_packed(house: House, client: Path) -> None:
    address = f"{house.url}/assets/index-4f2a.js"
    plain = fetch(address, headers={"accept-encoding": "identity"})
    assert (plain.text, plain.headers["content-type"].partition(";")[0]) == ("// plain", "text/javascript")
    assert "immutable" in plain.headers["cache-control"]
    with httpx.stream("GET", address, timeout=PATIENCE, headers={"accept-encoding": "gzip, br"}) as packed:
        assert packed.headers["content-encoding"] == "br"
        assert b"".join(packed.iter_raw()) == b"packed"
    assert fetch(f"{house.url}/icon.svg").headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize(
    "path", ["/assets/index-old.js", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/api/x.js", "/api"]
)
def test_what_is_not_there_is_not_the_page(house: House, client: Path, path: str) -> None:
    with httpx.Client(timeout=PATIENCE) as http:
        answer = http.send(httpx.Request("GET", httpx.URL(house.url, raw_path=path.encode())))
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_every_answer_forbids_what_comes_from_elsewhere(house: House, client: Path) -> None:
    for path in ("/", "/assets/index-4f2a.js", "/api/games", "/api/nothing"):
        headers = fetch(house.url + path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'")
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_a_client_that_is_not_built_is_said_to_be_so(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    answer = fetch(house.url)
    assert (answer.status_code, answer.text) == (503, pages.NOT_BUILT)
