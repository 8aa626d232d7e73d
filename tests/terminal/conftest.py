"""What the terminal's tests have at hand."""

import pytest

from tests.terminal.commands import Commands


@pytest.fixture
def starlode(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Commands:
    """The command line, spoken to in English and on 80 columns."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    return Commands(capsys)
