"""What all tests share: how many examples are tried, how many workers there are, and the command line."""

import gc
import os
import signal
from itertools import groupby, islice
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

A_WORKER = 1 << 30  # bytes of memory that one needs, with its browser, server and programs
# Every second worker begins with the browser's tests, every fourth with the server's, the others with what computes
# long: while some wait, others use the processors, and what is left for the end, when work runs out, is short.
BEGINNINGS = (
    (("tests/web/",), 0, 2),
    (("tests/server/", "tests/faults/"), 1, 4),
    (("tests/bots/", "tests/laws/", "tests/translate/"), 3, 4),
)
LONGEST = ("test_whole", "test_formats", "test_everywhere", "test_short_form", "test_reached")  # deeply, minutes each

# What runs in the background has Ctrl-C ignored, and so have the programs that it starts; the tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Which of the rotating samples is looked at today; STARLODE_SEED=N brings the one of day N back."""
    return f"samples: STARLODE_SEED={TODAY}, {DEPTH}"


def pytest_xdist_auto_num_workers() -> int:
    """So many more than processors as there is memory for: tests of servers and browsers spend their time waiting.

    Two more where the engine is tested interpreted, which only computes.
    """
    processors = os.cpu_count() or 1
    if os.environ.get("STARLODE_INTERPRETED"):
        return processors + 2
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return processors + min(6, max(2, memory // A_WORKER - processors))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let workers begin with what takes long, some with what waits and some with what computes; see BEGINNINGS."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    rest, begins = list(items), [list[pytest.Item]() for _ in range(workers)]
    for folders, first, every in BEGINNINGS:
        chosen = sorted((item for item in rest if item.nodeid.startswith(folders)), key=_is_short)
        rest = [item for item in rest if not item.nodeid.startswith(folders)]
        beginners = begins[first::every] or begins
        for number, (_, file) in enumerate(groupby(chosen, key=lambda item: item.path)):
            beginners[number % len(beginners)] += file
    share, others = len(items) // workers, iter(rest)
    ordered: list[pytest.Item] = []
    for worker, begin in enumerate(begins, 1):  # worksteal deals out even parts, in this order
        ordered += begin
        ordered += islice(others, max(0, share * worker - len(ordered)))
    items[:] = [*ordered, *others]


def _is_short(item: pytest.Item) -> bool:
    return item.path.stem not in LONGEST


def pytest_collection_finish() -> None:
    """What was collected stays to the end: nobody need look through it again and again for what could be freed."""
    gc.freeze()


@pytest.fixture
def starlode(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Commands:
    """The command line, spoken to in English and on 80 columns."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    return Commands(capsys)
