"""The laws hold for games that come from elsewhere too: a third one is registered while they are tested."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="package")
def _third_game() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as surroundings:
        surroundings.setenv("STARLODE_GAMES", "tests.third.pearls")
        yield
