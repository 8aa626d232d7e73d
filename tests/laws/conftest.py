"""The laws hold for games that come from elsewhere too: a third one is registered while they are tested."""

import pytest


@pytest.fixture(autouse=True)
def _third_game(monkeypatch: pytest.MonkeyPatch) -> None:
    # For each test by itself: whatever is started by other tests beside these must not inherit it.
    monkeypatch.setenv("STARLODE_GAMES", "tests.third.pearls")
