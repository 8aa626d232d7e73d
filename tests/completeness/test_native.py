"""The native engine is used while it fits its sources, and says so; else the sources run."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from starlode import _compiled, _native_loader
from starlode.translate import build, command

PACKAGE = Path(_compiled.__file__).parent
ADDING = '''"""A small engine."""

from typing import Final


ONE: Final = 1
NAMES: Final = ("one", "two")


class Sum:
    """What was added up."""

    def __init__(self) -> None:
        self.total: int = 0

    def add(self, number: int) -> int:
        """Add a number, and one."""
        self.total = increase(self.total + number)
        return self.total

    def __repr__(self) -> str:
        return f"<sum of {self.total}>"


def increase(number: int) -> int:
    assert number >= 0, "nothing below zero"
    return number + ONE
'''
SHOW = """
import starlode.engine.adding as adding
from starlode import _compiled
made = adding.Sum()
print(made.add(4), made, adding.ONE, adding.NAMES[1], type(adding.increase).__name__, _compiled.status())
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one module of an engine, and our own loader."""
    monkeypatch.delenv("STARLODE_INTERPRETED", raising=False)
    made = tmp_path / "src" / "starlode"
    (made / "engine").mkdir(parents=True)
    (made / "__init__.py").write_text("from starlode import _compiled\n\n_compiled.choose()\n")
    for own in (_compiled, _native_loader):
        source = Path(str(own.__file__))
        (made / source.name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    (made / "engine" / "__init__.py").touch()
    (made / "engine" / "adding.py").write_text(ADDING)
    return made


def shown(package: Path, code: str = SHOW, **environment: str) -> str:
    """What code prints in a new process; the small engine, unless it is other code."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("STARLODE_")}
    done = subprocess.run(
        [sys.executable, "-c", code], env=clean | {"PYTHONPATH": str(package.parent)} | environment,
        capture_output=True, text=True, check=True, timeout=600,
    )  # fmt: skip
    return done.stdout.strip()


needs_a_compiler = pytest.mark.skipif(build.no_compiler() is not None, reason="there is no C compiler")


@needs_a_compiler
def test_it_is_built_once_and_used_while_it_fits(package: Path) -> None:
    assert _compiled.status(package) == "interpreted"
    assert build.build_in_place(package).startswith("built the engine in ")
    assert build.build_in_place(package) == "the native engine is up to date"
    assert _compiled.status(package) == "native"
    assert shown(package) == "5 <sum of 5> 1 two builtin_function_or_method native"
    assert shown(package, STARLODE_INTERPRETED="1") == "5 <sum of 5> 1 two function interpreted"


@needs_a_compiler
def test_a_source_that_has_changed_runs_itself(package: Path) -> None:
    build.build_in_place(package)
    source = package / "engine" / "adding.py"
    source.write_text(ADDING.replace("ONE: Final = 1", "ONE: Final = 3"))
    assert shown(package) == "7 <sum of 7> 3 two function stale"
    assert "make build" in _compiled.describe(package)
    build.build_in_place(package)
    assert shown(package) == "7 <sum of 7> 3 two builtin_function_or_method native"


@needs_a_compiler
def test_a_library_without_a_manifest_is_not_used(package: Path) -> None:
    build.build_in_place(package)
    (package / build.MANIFEST).unlink()
    assert shown(package) == "5 <sum of 5> 1 two function stale"


@needs_a_compiler
def test_a_library_that_cannot_be_loaded_is_not_used_and_built_anew(package: Path) -> None:
    build.build_in_place(package)
    (package / build.LIBRARY).write_bytes(b"of another machine")
    code = SHOW + "print(_compiled.describe())"
    assert shown(package, code).splitlines() == [
        "5 <sum of 5> 1 two function stale",
        f"stale: {_compiled.NOT_OURS}",
    ]
    assert build.build_in_place(package).startswith("built the engine in ")
    assert shown(package) == "5 <sum of 5> 1 two builtin_function_or_method native"


def test_without_a_compiler_one_line_says_so(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "a-compiler-that-is-not-there")
    with pytest.raises(build.CannotBuild, match=r"there is no C compiler \(a-compiler-that-is-not-there\)"):
        build.build_in_place(package)


def test_a_source_outside_the_dialect_is_named(package: Path) -> None:
    (package / "engine" / "adding.py").write_text(ADDING + "\n\nWORDS = {}\nprint(WORDS)\n")
    with pytest.raises(build.CannotBuild, match=r"starlode/engine/adding.py:31: not at the top of a module"):
        build.build_in_place(package)


def test_the_manifest_is_read_where_it_is_written(package: Path) -> None:
    assert (_compiled.NATIVE, _compiled.NATIVE_MANIFEST) == (build.LIBRARY, build.MANIFEST)
    assert json.loads(build.wanted_manifest(package))["modules"] == ["engine/adding.py"]


def test_every_folder_of_the_engine_is_built() -> None:
    folders = {name.rpartition(".")[0] for name in build.sources(PACKAGE)}
    assert folders == {
        "starlode.core.engine",
        "starlode.realms.engine",
        "starlode.cavein.engine",
        "starlode.bots.search.engine",
        "starlode.bots.learned.engine",
    }


@needs_a_compiler
def test_starlode_build_builds_where_the_package_lies(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "PACKAGE", package)
    runner = CliRunner()
    assert runner.invoke(command.build).output.startswith("built the engine in ")
    assert runner.invoke(command.build).output == "the native engine is up to date\n"
    monkeypatch.setenv("STARLODE_NO_COMPILE", "1")
    (package / "engine" / "adding.py").write_text(ADDING + "\n")
    refused = runner.invoke(command.build)
    assert (refused.exit_code, refused.output) == (
        1,
        "Error: the engine stays interpreted, because STARLODE_NO_COMPILE is set\n",
    )


def test_an_interpreted_engine_is_told_of_unless_it_was_asked_for(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "`starlode build`" in (_compiled.slow(package) or "")
    monkeypatch.setenv("STARLODE_INTERPRETED", "1")
    assert _compiled.slow(package) is None


def test_the_engine_of_this_checkout_is_not_stale() -> None:
    assert _compiled.status() != "stale", "run `make build`"


@pytest.mark.parametrize(
    ("wish", "loader"), [({}, "NativeLoader"), ({"STARLODE_INTERPRETED": "1"}, "SourceFileLoader")]
)
def test_every_module_is_loaded_as_the_version_says(wish: dict[str, str], loader: str) -> None:
    code = (
        f"import importlib\nnames = {list(build.sources(PACKAGE))}\n"
        "print({type(importlib.import_module(name).__spec__.loader).__name__ for name in names})\n"
        "from starlode.cli import main; main(['--version'])"
    )
    loaders, version = shown(PACKAGE, code, **wish).splitlines()
    if _compiled.is_fast() or wish:
        assert loaders == str({loader})
    assert version.endswith("(engine: native)" if "NativeLoader" in loaders else "(engine: interpreted)")
