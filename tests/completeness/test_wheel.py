"""A wheel carries the rules as CUDA, as the translator writes them, and they are used while they fit the sources."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from starlode.batch.source import write

ROOT = Path(__file__).parents[2]
GAMES = ("realms", "cavein")
ADDRESS = "https://forge.example.org/owner/starlode"
LINK = re.compile(r"\]\(((?:\.\./)*examples/\w+\.py)\)")
TAKE = """
import sys
from starlode.batch.source import source_of
sys.stdout.write(source_of(sys.argv[1]).text)
"""

HELP = """
import click
from starlode.cli import starlode
def tell(command, context):
    print(command.help, *(getattr(parameter, "help", None) for parameter in command.params), sep="\\n")
    for name in command.list_commands(context) if isinstance(command, click.Group) else ():
        tell(command.get_command(context, name), context)
tell(starlode, click.Context(starlode))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a wheel installs, made without a C compiler and without the client's sources, which take longer."""
    copy, dist, target = (tmp_path_factory.mktemp(name) for name in ("copy", "dist", "installed"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, copy)
    made = shutil.ignore_patterns("__pycache__", "*.so", "client", "_native.json", "_engine.json", "node_modules")
    for name in ("src", "tools", "docs", "examples"):
        shutil.copytree(ROOT / name, copy / name, ignore=made)
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(dist)],
        cwd=copy, env=os.environ | {"STARLODE_NO_COMPILE": "1", "STARLODE_PROJECT_URL": ADDRESS},
        capture_output=True, text=True, check=True, timeout=600,
    )  # fmt: skip
    (wheel,) = dist.glob("*.whl")
    with zipfile.ZipFile(wheel) as content:
        content.extractall(target)
    return target


def taken(installed: Path, game: str, cache: Path) -> str:
    """The CUDA that a batch of the installed package is built from."""
    environment = os.environ | {"PYTHONPATH": str(installed), "STARLODE_CACHE": str(cache), "STARLODE_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, "-c", TAKE, game], env=environment, cwd=cache,
        capture_output=True, text=True, check=True, timeout=600,
    )  # fmt: skip
    return done.stdout


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_the_wheel_carries_what_the_translator_writes(installed: Path, game: str, tmp_path: Path) -> None:
    carried = json.loads((installed / "starlode" / "batch" / "generated" / f"{game}.json").read_text(encoding="utf-8"))
    carried.pop("key")
    assert carried == json.loads(json.dumps(write(game)))
    assert taken(installed, game, tmp_path) == carried["source"]
    assert list(tmp_path.iterdir()) == [], "nothing had to be written"


@pytest.mark.once
def test_the_wheel_names_the_address_that_it_was_told(installed: Path) -> None:
    (metadata,) = installed.glob("starlode-*.dist-info/METADATA")
    named = re.findall(r"^Project-URL: (\w+), (.*)$", metadata.read_text(encoding="utf-8"), re.MULTILINE)
    assert dict(named) == {"Homepage": ADDRESS, "Source": ADDRESS}


@pytest.mark.once
def test_the_wheel_carries_the_examples_that_its_pages_speak_of(installed: Path) -> None:
    package = installed / "starlode"
    pages = [*(package / "docs").rglob("*.md")]
    named = {(page.parent / link).resolve() for page in pages for link in LINK.findall(page.read_text("utf-8"))}
    assert {package / "examples" / "ppo.py", package / "examples" / "ismcts.py"} <= named
    assert [file for file in named if not file.is_file()] == []


@pytest.mark.once
def test_help_names_pages_where_the_wheel_has_them(installed: Path, tmp_path: Path) -> None:
    """Whoever came by pip has no checkout, so `docs/…` alone says nothing."""
    environment = os.environ | {"PYTHONPATH": str(installed), "STARLODE_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, "-c", HELP], env=environment, cwd=tmp_path,
        capture_output=True, text=True, check=True, timeout=300,
    )  # fmt: skip
    pages = re.findall(r"\S*docs/[\w/-]+\.md", done.stdout)
    assert {f"{installed}/starlode/docs/{name}.md" for name in ("bot-protocol", "hosting", "chance")} <= {*pages}
    assert [page for page in pages if not (tmp_path / page).is_file()] == []


LIGHT = {
    "batch": "from starlode.batch import Batch",
    "data": "from starlode.dataset import Dataset",
    "envs": "import starlode.envs.gymnasium",
}


@pytest.mark.once
@pytest.mark.parametrize("extra", LIGHT)
def test_what_an_extra_brings_is_named_where_it_is_missing(extra: str) -> None:
    line = f"import sys; sys.modules.update(numpy=None, gymnasium=None); {LIGHT[extra]}"
    done = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=False, timeout=300)
    assert re.search(rf"ImportError: .* need (numpy|gymnasium): pip install 'starlode\[{extra}\]'\n$", done.stderr)


@pytest.mark.once
def test_the_client_tells_whose_work_it_carries() -> None:
    """Every package and font that its sources ask for, with its licence; the build adds what those need themselves."""
    notices = (ROOT / "src" / "starlode" / "server" / "client" / "third-party.txt").read_text(encoding="utf-8")
    told = dict(re.findall(r"^(\S+) [\d.]+ \(.+\)\n\n(\S.*)$", notices, re.MULTILINE))
    asked = {"svelte"}
    for file in (ROOT / "web" / "src").rglob("*.*"):
        if file.suffix in (".ts", ".svelte", ".css") and ".test." not in file.name:
            text = file.read_text(encoding="utf-8")
            named = re.findall(r"(?:from '|node_modules/)((?:@[\w-]+/)?[\w-]+)(?=['/])", text)
            asked |= {name for name in named if (ROOT / "web" / "node_modules" / name / "package.json").is_file()}
    assert {"@fluent/bundle", "@fontsource-variable/inter", "qrcode-generator", "svelte"} <= asked <= told.keys()


@pytest.mark.once
def test_what_the_wheel_carries_is_not_used_for_other_sources(installed: Path, tmp_path: Path) -> None:
    other, cache = tmp_path / "other", tmp_path / "cache"
    shutil.copytree(installed, other)
    cache.mkdir()
    rules = other / "starlode" / "realms" / "engine" / "turn.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace('"""\n', '"""\n# Another line.\n', 1), encoding="utf-8")
    text = taken(other, "realms", cache)
    assert text != write("realms")["source"], "it names the lines of Python"
    assert [path.name for path in cache.iterdir()] == ["realms.json"]
