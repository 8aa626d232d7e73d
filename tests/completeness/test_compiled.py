"""The engine says truly whether it is compiled, interpreted or stale, and can be had either way."""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import compile_engine
from starlode import _compiled

ROOT = Path(__file__).parents[2]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
PYPROJECT = """
[build-system]
requires = []
[tool.starlode]
engine = ["src/starlode/engine"]
"""
ENGINE = '''"""A small engine."""

from starlode.words import ONE


def increase(number: int) -> int:
    return number + ONE
'''
WORDS = """from typing import Final

ONE: Final = 1
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one module to compile, one that it imports, and our own loader."""
    package = tmp_path / "src" / "starlode"
    package.mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    (package / "__init__.py").write_text("from starlode import _compiled\n\n_compiled.choose()\n")
    (package / "_compiled.py").write_text(Path(_compiled.__file__).read_text())
    (package / "engine").mkdir()
    (package / "engine" / "__init__.py").touch()
    (package / "engine" / "adding.py").write_text(ENGINE)
    (package / "words.py").write_text(WORDS)
    return tmp_path


def pretend_to_compile(project: Path) -> Path:
    """Lay an empty library beside the module, and the manifest that goes with it."""
    package = project / "src" / "starlode"
    (package / "engine" / f"adding{SUFFIX}").touch()
    (package / _compiled.MANIFEST).write_text(compile_engine.wanted_manifest(project))
    return package


def in_a_new_process(code: str, src: Path, **environment: str) -> str:
    """What Python prints for some code with `src` on its path."""
    inherited = {name: value for name, value in os.environ.items() if name != "STARLODE_INTERPRETED"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=inherited | {"PYTHONPATH": str(src)} | environment,
        capture_output=True, text=True, check=True, timeout=300,
    )  # fmt: skip
    return done.stdout.strip()


@pytest.fixture
def no_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite itself may run with STARLODE_INTERPRETED."""
    monkeypatch.delenv("STARLODE_INTERPRETED", raising=False)


@pytest.mark.usefixtures("no_wish")
class TestStatus:
    """What is said about the files that lie there."""

    def test_without_libraries_the_engine_is_interpreted(self, project: Path) -> None:
        assert _compiled.status(project / "src" / "starlode") == "interpreted"

    def test_with_a_library_of_these_sources_it_is_compiled(self, project: Path) -> None:
        assert _compiled.status(pretend_to_compile(project)) == "compiled"

    @pytest.mark.parametrize("source", ["engine/adding.py", "words.py"])
    def test_a_changed_source_makes_it_stale_and_says_what_to_do(self, project: Path, source: str) -> None:
        package = pretend_to_compile(project)
        with (package / source).open("a") as file:
            file.write("# changed\n")
        assert _compiled.status(package) == "stale"
        assert "make build" in _compiled.describe(package)

    def test_a_removed_source_makes_it_stale(self, project: Path) -> None:
        package = pretend_to_compile(project)
        (package / "words.py").unlink()
        assert _compiled.status(package) == "stale"

    def test_a_library_without_a_manifest_is_stale(self, project: Path) -> None:
        package = pretend_to_compile(project)
        (package / _compiled.MANIFEST).unlink()
        assert _compiled.status(package) == "stale"

    def test_a_library_for_another_python_does_not_count(self, project: Path) -> None:
        package = pretend_to_compile(project)
        (package / "engine" / f"adding{SUFFIX}").rename(package / "engine" / "adding.cpython-39-other.so")
        assert _compiled.status(package) == "interpreted"

    def test_the_wish_for_sources_decides(self, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        package = pretend_to_compile(project)
        monkeypatch.setenv("STARLODE_INTERPRETED", "1")
        assert _compiled.status(package) == "interpreted"


class TestThisCheckout:
    """What is true of the engine that the suite runs with."""

    def test_the_engine_is_not_stale(self) -> None:
        assert _compiled.status() != "stale", "run `make build`"

    def test_every_module_is_loaded_as_the_status_says(self) -> None:
        modules = compile_engine.compiled_modules(ROOT)
        names = [path.removeprefix("src/").removesuffix(".py").replace("/", ".") for path in modules]
        code = f"import importlib\nfor n in {names}: print(importlib.import_module(n).__file__)"
        code += "\nfrom starlode import _compiled; print(_compiled.status())"
        *files, status = in_a_new_process(code, ROOT / "src").splitlines()
        suffix = SUFFIX if status == "compiled" else ".py"
        assert [file for file in files if not file.endswith(suffix)] == []
        *files, status = in_a_new_process(code, ROOT / "src", STARLODE_INTERPRETED="1").splitlines()
        assert status == "interpreted"
        assert [file for file in files if not file.endswith(".py")] == []

    def test_the_version_names_the_engine(self) -> None:
        done = in_a_new_process("from starlode.cli import main; main(['--version'])", ROOT / "src")
        assert done.startswith("starlode ")
        assert done.endswith(("(engine: native)", "(engine: compiled)", "(engine: interpreted)"))


class TestCompiling:
    """The compiler's path through a small project, or the clear line where there is no C compiler."""

    SHOW = (
        "import starlode.engine.adding as e; from starlode import _compiled as c; "
        "print(e.increase(1), e.__file__, c.status())"
    )

    def test_a_project_is_compiled_beside_its_sources(self, project: Path, capfd: pytest.CaptureFixture[str]) -> None:
        src = project / "src"
        (src / "starlode__mypyc.cpython-39-old.so").touch()
        assert compile_engine.build_in_place(project, fall_back=False) == 0
        shown = in_a_new_process(self.SHOW, src)
        if compile_engine.no_compiler():
            assert "runs interpreted, because" in capfd.readouterr().err
            assert shown.endswith("adding.py interpreted")
        else:
            assert shown.startswith("2 ")
            assert shown.endswith(f"adding{SUFFIX} compiled")
            assert compile_engine.is_current(project)
            assert in_a_new_process(self.SHOW, src, STARLODE_INTERPRETED="1").endswith("adding.py interpreted")
        assert not (src / "starlode__mypyc.cpython-39-old.so").exists()

    def test_without_a_compiler_one_line_says_so(
        self, project: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setenv("CC", "a-compiler-that-is-not-there")
        package = pretend_to_compile(project)
        (package / "words.py").write_text("ONE = 3\n")
        assert compile_engine.build_in_place(project, fall_back=False) == 0
        assert len(capfd.readouterr().err.splitlines()) == 1
        assert not (package / "engine" / f"adding{SUFFIX}").exists(), "a library that no longer fits its source must go"

    def test_a_source_that_does_not_compile_is_an_error_unless_it_may_fall_back(
        self, project: Path, capfd: pytest.CaptureFixture[str]
    ) -> None:
        (project / "src" / "starlode" / "engine" / "adding.py").write_text("def increase() -> int:\n    return 'one'\n")
        can = compile_engine.no_compiler() is None
        assert compile_engine.build_in_place(project, fall_back=False) == (1 if can else 0)
        capfd.readouterr()
        assert compile_engine.build_in_place(project, fall_back=True) == 0
        assert len(capfd.readouterr().err.splitlines()) == 1

    def test_a_listed_folder_that_is_missing_is_refused(self, project: Path) -> None:
        (project / "src" / "starlode" / "engine").rename(project / "gone")
        with pytest.raises(SystemExit, match=r"missing: src/starlode/engine"):
            compile_engine.compile_engine(project, project / "build")

    def test_the_manifest_is_read_where_it_is_written(self, project: Path) -> None:
        assert f"starlode/{_compiled.MANIFEST}" == compile_engine.MANIFEST
        assert set(json.loads(compile_engine.wanted_manifest(project))["sources"]) == {"engine/adding.py", "words.py"}
