"""What all tests share: how many examples are tried, how many workers there are, and the command line."""

import gc
import os
import signal
from itertools import islice
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.depth import DEPTH, TODAY
from tests.prompt.commands import Commands

# No example is too slow on a busy machine. Deeply they are others every time; briefly the same, so that whoever changes
# something else is not the one to find what has been wrong for long.
ANY_PACE: dict[str, Any] = {"deadline": None, "print_blob": True, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("glance", **ANY_PACE, derandomize=True, max_examples=20)
settings.register_profile("brief", **ANY_PACE, derandomize=True)
settings.register_profile("deep", **ANY_PACE, max_examples=2000)
settings.load_profile(DEPTH)

# What runs in the background has Ctrl-C ignored, and so have the programs that it starts; the tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Which of the rotating samples is looked at today; STARLODE_SEED=N brings the one of day N back."""
    return f"samples: STARLODE_SEED={TODAY}, {DEPTH}"


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are processors: tests of servers and browsers spend most of their time waiting."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let every second worker begin with the browser's tests: while those wait, the others use the processors."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    browsers = [item for item in items if item.nodeid.startswith("tests/web/")]
    rest = iter([item for item in items if not item.nodeid.startswith("tests/web/")])
    share, beginners = len(items) // workers, (workers + 1) // 2
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        if worker % 2 == 0:
            part = worker // 2
            ordered += browsers[part * len(browsers) // beginners : (part + 1) * len(browsers) // beginners]
        ordered += islice(rest, max(0, share * (worker + 1) - len(ordered)))
    items[:] = [*ordered, *rest]


def pytest_collection_finish() -> None:
    """What was collected stays to the end: nobody need look through it again and again for what could be freed."""
    gc.freeze()


@pytest.fixture
def starlode(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Commands:
    """The command line, spoken to in English and on 80 columns."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    return Commands(capsys)
