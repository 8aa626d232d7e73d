"""The engine as its sources have it, beside the compiled one: what a game builds on that is not compiled.

An interpreted class cannot inherit from a compiled one, and compiled code takes no object of another class.
So what such a game inherits, and what works on its states, is loaded a second time, from the source and under a name of
its own; where nothing is compiled, it is the engine itself.
"""

import sys
from functools import cache
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from starlode.core.engine import packed

# What a module inherits from has to be loaded from its source as well.
BASES = {"starlode.core.engine.packed": ("starlode.core.engine.careful",)}


@cache
def from_source(name: str) -> ModuleType:
    """A module of the engine, interpreted."""
    module = import_module(name)
    if module.__spec__ is not None and isinstance(module.__spec__.loader, SourceFileLoader):
        return module
    source = Path(str(module.__file__)).with_name(f"{name.rpartition('.')[2]}.py")
    spec = spec_from_file_location(f"{name}:source", source, loader=SourceFileLoader(f"{name}:source", str(source)))
    assert spec is not None
    assert spec.loader is not None
    twin = sys.modules[spec.name] = module_from_spec(spec)
    compiled = {base: import_module(base) for base in BASES.get(name, ())}
    try:
        sys.modules.update({base: from_source(base) for base in compiled})  # for as long as it is imported there
        spec.loader.exec_module(twin)
    finally:
        sys.modules.update(compiled)
    return twin


def working_on(state: object, name: str) -> Any:
    """The module of the engine that works on a state: the compiled one, or its source for a game that is not."""
    return import_module(name) if isinstance(state, packed.Packed) else from_source(name)


if TYPE_CHECKING:
    from starlode.core.engine.packed import Packed as Packed
    from starlode.core.engine.policy import Policy as Policy
else:
    Packed = from_source("starlode.core.engine.packed").Packed
    Policy = from_source("starlode.core.engine.policy").Policy
