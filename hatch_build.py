"""Compile the engine into the wheel where that is possible, and leave it interpreted with one clear line where not."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from compile_engine import CannotCompile, compile_engine, install


class EngineHook(BuildHookInterface[Any]):
    """The step that hatchling runs around the making of a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled engine to the wheel; an editable install gets it beside the sources."""
        root = Path(self.root)
        self.work = tempfile.TemporaryDirectory(prefix="starlode-")
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

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Forget the files that went into the wheel."""
        self.work.cleanup()
