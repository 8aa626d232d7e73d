"""Put into the wheel what is made and not written: engine, rules as CUDA and web client; and docs/ and examples/.

Where one of them cannot be made, the wheel does without it and one clear line says so: the engine runs interpreted, and
there is no page to play on.
"""

import shutil
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import sys_tags

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import build_native
import build_web


class MadeFilesHook(BuildHookInterface[Any]):
    """The step that hatchling runs around the making of a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add all that to the wheel; an editable install gets the engine beside the sources."""
        self.work = tempfile.TemporaryDirectory(prefix="starlode-")
        self._add_engine(version, build_data)
        if version != "editable":  # in a checkout both are made when they are needed
            self._add_rules(build_data)
            self._add_pages(build_data)
            self._add_client(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Forget the files that went into the wheel."""
        self.work.cleanup()

    def _add_engine(self, version: str, build_data: dict[str, Any]) -> None:
        package = Path(self.root) / "src" / "starlode"
        native = build_native.translator()
        try:
            if version == "editable":
                native.build_in_place(package)
                return
            products = native.build(package, Path(self.work.name))
        except native.CannotBuild as cannot:
            self.app.display_debug(cannot.output)
            self.app.display_warning(f"starlode: the engine will run interpreted, because {cannot}")
            return
        if strip := shutil.which("strip"):  # nobody looks for names in what is installed
            subprocess.run([strip, "--strip-unneeded", str(products[native.LIBRARY])], check=True)
        build_data["force_include"].update({str(file): f"starlode/{name}" for name, file in products.items()})
        build_data["pure_python"] = False
        build_data["tag"] = f"cp311-abi3-{next(sys_tags()).platform}"  # one wheel for every Python from 3.11 on

    def _add_rules(self, build_data: dict[str, Any]) -> None:
        products = import_module("starlode.batch.source").ship(Path(self.work.name))
        build_data["force_include"].update({str(file): f"starlode/{name}" for name, file in products.items()})

    def _add_pages(self, build_data: dict[str, Any]) -> None:
        """The pages that help texts name, with those that they lead to, and the examples that they speak of."""
        docs, examples = Path(self.root) / "docs", Path(self.root) / "examples"
        pages = {page: f"starlode/docs/{page.relative_to(docs).as_posix()}" for page in docs.rglob("*.md")}
        pages |= {file: f"starlode/examples/{file.name}" for file in examples.glob("*.py") if "test" not in file.name}
        build_data["force_include"].update({str(page): name for page, name in pages.items()})

    def _add_client(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        try:
            client = build_web.build(root)
        except build_web.CannotBuild as cannot:
            self.app.display_debug(cannot.output)
            self.app.display_warning(f"starlode: there will be no web client, because {cannot}")
            return
        build_data["force_include"][str(client)] = build_web.CLIENT.removeprefix("src/")
