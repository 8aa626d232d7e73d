"""The client as it is built: small at first sight, and nothing of other hosts."""

import gzip
import json
import re
import struct
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

import build_web

MOST_AT_FIRST = 100_000  # bytes of script, gzipped, until the first screen can be used


@cache
def client() -> Path:
    """The folder of the built client; `make test` has built it before."""
    try:
        return build_web.build(build_web.ROOT)
    except build_web.CannotBuild as cannot:
        pytest.fail(f"there is no web client to test, because {cannot}")


class Page(HTMLParser):
    """What a page loads, and what stands in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.scripts: list[str] = []
        self.links: list[str] = []
        self.inline: list[str] = []
        self._in_script = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        self._in_script = tag in ("script", "style")
        if tag == "script" and "src" in has:
            self.scripts.append(has["src"])
        if tag == "link":
            self.links.append(has["href"])
            if has["rel"] == "modulepreload":
                self.scripts.append(has["href"])
        self.inline += [f"{name}={value}" for name, value in has.items() if name == "style" or name.startswith("on")]

    def handle_endtag(self, tag: str) -> None:
        self._in_script = False

    def handle_data(self, data: str) -> None:
        if self._in_script and data.strip():
            self.inline.append(data)


def page() -> Page:
    return Page((client() / "index.html").read_text(encoding="utf-8"))


def with_imports(scripts: list[Path]) -> set[Path]:
    """The scripts and all that they import at once."""
    found: set[Path] = set()
    todo = list(scripts)
    while todo:
        script = todo.pop()
        if script not in found:
            found.add(script)
            code = script.read_text(encoding="utf-8")
            todo += [
                script.parent / name for name in re.findall(r"""(?:from|import)\s*["'](\./[^"']+\.js)["']""", code)
            ]
    return found


def packed_size(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def test_the_first_screen_needs_at_most_100_kb_of_script() -> None:
    first = with_imports([client() / name.lstrip("/") for name in page().scripts])
    # The words of one language are fetched besides; the longest counts.
    languages = [*client().glob("assets/en-*.js"), *client().glob("assets/de-*.js"), *client().glob("assets/pl-*.js")]
    assert len(languages) == 3
    size = sum(map(packed_size, first)) + max(map(packed_size, languages))
    assert size <= MOST_AT_FIRST, {path.name: packed_size(path) for path in first}
    names = {path.name.split("-")[0] for path in first}
    assert "index" in names
    assert not names & {"TablePage", "DuelTable", "TextTable", "QrCode"}, "only a table needs these"


def test_the_page_loads_only_its_own_files_and_has_no_script_or_style_inside() -> None:
    found = page()
    assert found.inline == []
    for address in found.scripts + found.links:
        assert address.startswith("./"), address  # the server says where the page lives
        assert (client() / address).is_file(), address


def test_no_style_or_picture_fetches_from_another_host() -> None:
    for path in [*client().rglob("*.css"), *client().rglob("*.svg")]:
        text = path.read_text(encoding="utf-8")
        fetched = re.findall(r"url\(\s*['\"]?([^'\")]+)", text) + re.findall(r"""(?:href|src)=["']([^"']+)""", text)
        assert [name for name in fetched if re.match(r"(\w+:)?//", name)] == [], path.name
        assert "@import" not in text


def test_pictures_have_no_style_of_their_own() -> None:
    """The content policy is strict for them, too."""
    for path in client().rglob("*.svg"):
        assert not re.search(r"<style|\sstyle=|<script", path.read_text(encoding="utf-8")), path.name


def test_every_text_file_lies_there_packed_as_well() -> None:
    for path in client().rglob("*"):
        if path.suffix in {".js", ".css", ".html", ".svg"}:
            packed = path.with_name(path.name + ".gz")
            assert gzip.decompress(packed.read_bytes()) == path.read_bytes(), path.name
            assert path.with_name(path.name + ".br").is_file(), path.name


def test_a_client_that_is_current_is_not_built_again(monkeypatch: pytest.MonkeyPatch) -> None:
    client()
    monkeypatch.setattr(build_web, "run_node", lambda *_, **__: pytest.fail("built again"))
    build_web.build(build_web.ROOT)


def test_without_node_there_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARLODE_NO_WEB", "1")
    with pytest.raises(build_web.CannotBuild, match=r"^STARLODE_NO_WEB is set$"):
        build_web.build(tmp_path)
    monkeypatch.delenv("STARLODE_NO_WEB")
    with pytest.raises(build_web.CannotBuild, match=r"^its sources are not here$"):
        build_web.build(tmp_path)


def test_the_lock_of_the_client_names_no_host() -> None:
    lock = (build_web.ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock


def test_the_service_worker_keeps_every_file_of_the_client_and_no_other() -> None:
    code = (client() / "sw.js").read_text(encoding="utf-8")
    kept = json.loads(re.findall(r"^const FILES = (\[.*\])$", code, re.MULTILINE)[0])
    there = {path.relative_to(client()).as_posix() for path in client().rglob("*") if path.is_file()}
    packed = {name for name in there if name.endswith((".br", ".gz"))}
    assert set(kept) == there - packed - {"index.html", "sw.js", "third-party.txt"}
    assert re.search(r"^const BUILD = '[0-9a-f]{16}'$", code, re.MULTILINE)


def test_the_manifest_names_icons_that_are_there_in_their_sizes() -> None:
    manifest = json.loads((client() / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        content = (client() / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert content.startswith(b"\x89PNG")
            width, height = struct.unpack(">II", content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
