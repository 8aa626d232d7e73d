"""Imports modules of the engine from the native library: its functions and classes, and the constants of the source."""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

LIBRARY = "starlode._native"


class NativeLoader(Loader):
    """Fills a module: first what its source has besides functions and classes, then those, native."""

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        library = import_module(LIBRARY)
        code = compile(library.pythons[module.__name__], str(module.__file__), "exec")
        exec(code, module.__dict__)
        for name, value in library.contents[module.__name__].items():
            if isinstance(value, type):
                _add_special_methods(value, module.__dict__.get(name))
            setattr(module, name, value)


def _add_special_methods(native: type, source: type | None) -> None:
    """Give a native class the methods that are Python's in every build, such as `__repr__` and careful ones."""
    for name, value in vars(source or object).items():
        if source is not None and (callable(value) or isinstance(value, property) or name == "__hash__"):
            setattr(native, name, value)


class NativeFinder(MetaPathFinder):
    """Finds the modules that the library has; everything else is left to others."""

    def __init__(self, package: Path, modules: Sequence[str]) -> None:
        self._files = {f"starlode.{'.'.join(Path(name).with_suffix('').parts)}": package / name for name in modules}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        return spec_from_file_location(fullname, file, loader=NativeLoader()) if file is not None else None


def install(package: Path, modules: Sequence[str]) -> bool:
    """Have these modules, by their paths in the package, imported from the library from now on, if it can be loaded."""
    try:
        import_module(LIBRARY)
    except ImportError:
        return False
    if not any(isinstance(finder, NativeFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, NativeFinder(package, modules))
    return True
