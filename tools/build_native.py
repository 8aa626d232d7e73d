"""Build the native engine beside its sources, if anything changed: `python tools/build_native.py`.

Loads the translator without the package around it, since that would import the engine that is to be built.
"""

import argparse
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "starlode"


def translator() -> ModuleType:
    """The part of the translator that builds."""
    if "starlode" not in sys.modules:
        bare = ModuleType("starlode")
        bare.__path__ = [str(PACKAGE)]
        sys.modules["starlode"] = bare
    return import_module("starlode.translate.build")


def main() -> int:
    """Build in place, or remove what was built."""
    parser = argparse.ArgumentParser(description="Build the native engine beside its sources, if anything changed.")
    parser.add_argument("--fall-back", action="store_true", help="an engine that cannot be built is no error")
    parser.add_argument("--sanitized", action="store_true", help="with checks for whatever C leaves undefined")
    parser.add_argument("--remove", action="store_true", help="only remove the native engine")
    arguments = parser.parse_args()
    build = translator()
    if arguments.remove:
        build.remove(PACKAGE)
        return 0
    try:
        print(
            f"starlode: {build.build_in_place(PACKAGE, build.SANITIZED if arguments.sanitized else ())}",
            file=sys.stderr,
        )
    except build.CannotBuild as cannot:
        build.remove(PACKAGE)
        print(f"starlode: the engine runs interpreted, because {cannot}", file=sys.stderr)
        if cannot.is_mistake and not arguments.fall_back:
            print(cannot.output, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
