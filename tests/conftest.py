"""How deeply the suite looks: briefly by default, deeply for `make test-all`."""

import os
import signal
from datetime import date

import pytest
from hypothesis import settings

from tests.prompt.commands import Commands

settings.register_profile("brief", deadline=None, print_blob=True)
settings.register_profile("deep", deadline=None, print_blob=True, max_examples=2000)
settings.load_profile(os.environ.get("STARLODE_DEPTH", "brief"))

# What runs in the background has Ctrl-C ignored, and so have the programs that it starts; the tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Which of the rotating samples is looked at today; STARLODE_SEED=N brings the one of day N back."""
    day = os.environ.get("STARLODE_SEED", date.today().toordinal())
    return f"samples: STARLODE_SEED={day}, {os.environ.get('STARLODE_DEPTH', 'brief')}"


@pytest.fixture
def starlode(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Commands:
    """The command line, spoken to in English and on 80 columns."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    return Commands(capsys)
