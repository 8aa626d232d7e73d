"""What must hold for every file of the repository."""

import ast
import contextlib
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST = 450

# Written so that this file does not find itself.
HOSTS = re.compile(
    "|".join([r"pypi\.or[g]", r"pythonhosted\.or[g]", r"registry\.npmjs\.or[g]", r"registry\.yarnpkg\.co[m]"])
)
MACHINE_PATHS = re.compile(r"(?<![\w.~-])/(?:root|home|tmp|Users)[/]")


def files_of_the_repository() -> list[Path]:
    """Every file that is, or would be, under version control; of an unpacked archive, every file of its folders."""
    if (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        with contextlib.suppress(OSError, subprocess.CalledProcessError):  # no git, or somebody else's checkout
            names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
            return [ROOT / name for name in sorted(set(names)) if name and (ROOT / name).is_file()]
    folders = [ROOT / name for name in ("src", "tools", "tests", "docs", "requirements", "web/src")]
    return sorted(path for folder in folders for path in folder.rglob("*") if path.is_file())


def text_of(path: Path) -> str:
    """The content of a text file; nothing of a binary one."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


FILES = files_of_the_repository()
SOURCES = [path for path in FILES if path.suffix in {".py", ".ts", ".svelte", ".sh"}]


@pytest.mark.parametrize("pattern", [HOSTS, MACHINE_PATHS], ids=["registry-hosts", "machine-paths"])
def test_no_file_names_a_registry_or_a_place_on_someones_machine(pattern: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in FILES
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


def test_every_module_says_what_it_is() -> None:
    modules = [path for path in FILES if path.suffix == ".py" and not path.is_relative_to(ROOT / "tests")]
    silent = [str(path.relative_to(ROOT)) for path in modules if not ast.get_docstring(ast.parse(path.read_bytes()))]
    assert modules
    assert silent == []


def test_no_source_is_too_long_to_be_one_idea() -> None:
    written = [path for path in SOURCES if path.parent.name != "generated"]
    lengths = {str(path.relative_to(ROOT)): len(text_of(path).splitlines()) for path in written}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


@pytest.mark.parametrize("name", ["play", "web", "dev"])
def test_the_locks_agree_with_each_other_and_with_the_project(name: str) -> None:
    pins = pinned(name)
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = pyproject["build-system"]["requires"] + pyproject["project"]["dependencies"]
    exact = dict(requirement.split("==") for requirement in asked if "==" in requirement)
    assert {package: pins[package] for package in exact if package in pins}.items() <= exact.items()
    assert pins.items() <= pinned("dev").items(), "run `make lock`"


def pinned(name: str) -> dict[str, str]:
    """Package → version, out of a lock."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE))
