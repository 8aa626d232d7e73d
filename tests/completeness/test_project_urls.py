"""What is built names where the checkout came from, and never what only somebody's own computer can open."""

import os
import subprocess
from pathlib import Path

import pytest

from project_urls import project_urls


def checkout(folder: Path, origin: str | None) -> Path:
    """A repository that was cloned from there."""
    folder.mkdir()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    lines = [["init", "-q"]] + ([["remote", "add", "origin", origin]] if origin is not None else [])
    for line in lines:
        subprocess.run(["git", *line], cwd=folder, env=environment, check=True, timeout=60)
    return folder


@pytest.fixture(autouse=True)
def _nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STARLODE_PROJECT_URL", raising=False)


@pytest.mark.once
@pytest.mark.parametrize(
    ("origin", "address"),
    [
        ("https://forge.example.org/owner/starlode.git", "https://forge.example.org/owner/starlode"),
        ("https://me:secret@forge.example.org/group/sub/starlode/", "https://forge.example.org/group/sub/starlode"),
        ("git@forge.example.org:owner/starlode.git", "https://forge.example.org/owner/starlode"),
        ("ssh://git@forge.example.org/~owner/starlode", "https://forge.example.org/~owner/starlode"),
    ],
)
def test_a_checkout_names_where_it_came_from(tmp_path: Path, origin: str, address: str) -> None:
    assert project_urls(checkout(tmp_path / "copy", origin)) == {"Homepage": address, "Source": address}


@pytest.mark.once
@pytest.mark.parametrize(
    "origin",
    [
        None, "/srv/git/starlode.git", "../starlode", "file:///srv/git/starlode", "C:/git/starlode",
        "https://localhost/owner/starlode", "https://git.lan/owner/starlode", "https://10.0.0.7/owner/starlode",
        "https://forge.example.org:8443/owner/starlode", "git@nas:starlode.git", "gh:owner/starlode",
        "http://forge.example.org/owner/starlode", "https://forge.example.org/starlode?token=1", "https://forge.example.org/",
    ],
)  # fmt: skip
def test_what_nobody_else_can_open_is_not_named(tmp_path: Path, origin: str | None) -> None:
    assert project_urls(checkout(tmp_path / "copy", origin)) == {}


@pytest.mark.once
def test_a_repository_around_an_unpacked_archive_is_not_its_source(tmp_path: Path) -> None:
    inside = checkout(tmp_path / "other", "https://forge.example.org/owner/other") / "starlode-0.1.0"
    inside.mkdir()
    assert project_urls(inside) == {}


@pytest.mark.once
def test_an_address_can_be_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = checkout(tmp_path / "copy", "https://forge.example.org/owner/starlode")
    monkeypatch.setenv("STARLODE_PROJECT_URL", "https://github.com/owner/starlode")
    address = "https://github.com/owner/starlode"
    pages = {"Issues": f"{address}/issues", "Changelog": f"{address}/blob/HEAD/CHANGELOG.md"}
    assert project_urls(copy) == {"Homepage": address, "Source": address} | pages
    monkeypatch.setenv("STARLODE_PROJECT_URL", "")
    assert project_urls(copy) == {}
    monkeypatch.setenv("STARLODE_PROJECT_URL", "somewhere")
    with pytest.raises(ValueError, match="'somewhere' is no public https address"):
        project_urls(copy)
