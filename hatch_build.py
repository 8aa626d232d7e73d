"""Put into the wheel what is made and not written: the compiled engine and the web client.

Where one of them cannot be made, the wheel does without it and one clear line says so: the engine runs interpreted, and
there is no page to play on.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import build_web
from compile_engine import CannotCompile, compile_engine, install


class MadeFilesHook(BuildHookInterface[Any]):
    """The step that hatchling runs around the making of a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the engine and the client to the wheel; an editable install gets the engine beside the sources."""
        self.work = tempfile.TemporaryDirectory(prefix="starlode-")
        self._add_engine(version, build_data)
        if version != "editable":  # in a checkout `make web` builds it when it is needed
            self._add_client(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Forget the files that went into the wheel."""
        self.work.cleanup()

    def _add_engine(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        try:
            products = compile_engine(root, Path(self.work.name))
        except CannotCompile as cannot:
            self.app.display_debug(cannot.output)
            self.app.display_warning(f"starlode: the engine will run interpreted, because {cannot}")
            return
        if version == "editable":
            install(root, products)
            return
        build_data["force_include"].update({str(file): name for name, file in products.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _add_client(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        try:
            client = build_web.build(root)
        except build_web.CannotBuild as cannot:
            self.app.display_debug(cannot.output)
            self.app.display_warning(f"starlode: there will be no web client, because {cannot}")
            return
        build_data["force_include"][str(client)] = build_web.CLIENT.removeprefix("src/")
