"""Build the native engine beside its sources, if anything changed: `python tools/build_native.py`.

Loads the translator without the package around it, since that would import the engine that is to be built.
"""

import argparse
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "starlode"


def main() -> int:
    """Build in place, or remove what was built."""
    parser = argparse.ArgumentParser(description="Build the native engine beside its sources, if anything changed.")
    parser.add_argument("--remove", action="store_true", help="only remove the native engine")
    arguments = parser.parse_args()
    bare = ModuleType("starlode")
    bare.__path__ = [str(PACKAGE)]
    sys.modules["starlode"] = bare
    from starlode.translate import build

    if arguments.remove:
        build.remove(PACKAGE)
        return 0
    try:
        print(f"starlode: {build.build_in_place(PACKAGE)}", file=sys.stderr)
    except build.CannotBuild as cannot:
        build.remove(PACKAGE)
        print(f"starlode: the engine runs interpreted, because {cannot}", file=sys.stderr)
        if cannot.output:
            print(cannot.output, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
