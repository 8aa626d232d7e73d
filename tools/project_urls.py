"""The project's addresses in what is built: where the checkout came from, as no file of the repository names a host.

`STARLODE_PROJECT_URL` says another one, or with nothing in it none; a source distribution keeps those it was made with.
"""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

# An address that anybody may open: no port, no computer of a local network; who asked for it is left out.
HOST = r"(?P<host>(?:[a-z0-9-]+\.)+(?!(?:local|lan|internal|test|invalid)\b)[a-z]{2,})"
ADDRESS = re.compile(
    rf"(?:(?:https|ssh)://(?:[^/@]*@)?{HOST}/|[\w.-]+@{HOST.replace('host', 'at')}:)/?(?P<path>[\w.~/-]*[\w~-])/?", re.I
)
# What is known of a host's pages beside the sources themselves.
PAGES = {
    "github.com": {"Issues": "/issues", "Changelog": "/blob/HEAD/CHANGELOG.md"},
    "gitlab.com": {"Issues": "/-/issues", "Changelog": "/-/blob/HEAD/CHANGELOG.md"},
    "codeberg.org": {"Issues": "/issues"},
}


class ProjectUrlsHook(MetadataHookInterface):
    """The step that hatchling asks for what pyproject.toml leaves open."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Name the addresses, unless a source distribution has named them already."""
        if "urls" not in metadata and (urls := project_urls(Path(self.root))):
            metadata["urls"] = urls


def project_urls(root: Path) -> dict[str, str]:
    """What can be told of the project's addresses; nothing where none is known."""
    said = os.environ.get("STARLODE_PROJECT_URL")
    found = ADDRESS.fullmatch((_origin(root) if said is None else said).strip())
    if found is None:
        if said:
            raise ValueError(f"STARLODE_PROJECT_URL: {said!r} is no public https address")
        return {}
    host = (found["host"] or found["at"]).lower()
    address = f"https://{host}/{found['path'].removesuffix('.git')}"
    pages = {name: address + page for name, page in PAGES.get(host, {}).items()}
    return {"Homepage": address, "Source": address, **pages}


def _origin(root: Path) -> str:
    """As it was cloned, before a mirror is put in its place; never that of a repository around an unpacked archive."""
    if not (root / ".git").exists():
        return ""
    try:
        line = ["git", "-C", str(root), "config", "--get", "remote.origin.url"]
        return subprocess.run(line, capture_output=True, text=True, check=False).stdout
    except OSError:  # there is no git
        return ""
