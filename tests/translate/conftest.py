"""The samples, built once."""

from typing import Any

import pytest

from starlode.translate.build import no_compiler
from tests.translate.building import build


@pytest.fixture(scope="session")
def native(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The samples as native code, by their names."""
    reason = no_compiler()
    if reason:
        pytest.skip(f"nothing can be built: {reason}")
    return build(tmp_path_factory.mktemp("native"), ["numbers", "things"])
