"""A real Chromium and a real server; whatever a test does, every person in it is looked over at its end."""

import fcntl
import shutil
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import build_web
from tests.server.house import Process, a_process
from tests.web.line import Line
from tests.web.person import Person
from tests.web.secrecy import check_person

ARGUMENTS = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-dev-shm-usage",
    # Playwright's list gives way to this one. The pages behind an address bar that nobody sees cost more than ours do.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess,"
    "HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,OptimizationHints,PaintHolding,LensOverlay",
]  # fmt: skip
PATIENCE = 120_000  # milliseconds: a busy machine is slow, and only what fails waits so long
DESKTOP = {"width": 1280, "height": 800}

PICTURES = build_web.ROOT / "build" / "failed"  # what was to be seen when a test failed
WENT_WELL = pytest.StashKey[bool]()

Somebody = Callable[..., Person]


def find_chromium() -> str:
    """Where the browser is; nothing is tested without one."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.fail("there is no Chromium: `make test` installs it on Debian as root, elsewhere install it first")
    return found


# Scope package: Playwright's loop would be in the way of tests elsewhere that run one of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS, timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with bots, which serves the client as it is now."""
    PICTURES.parent.mkdir(exist_ok=True)
    with (PICTURES.parent / "lock").open("w") as lock:  # of several workers one builds it, the others wait
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_web.build(build_web.ROOT)
    with a_process(tmp_path_factory.mktemp("web") / "data") as process:
        yield process


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixture below know whether the test went well."""
    report = yield
    if report.when == "call":
        item.stash[WENT_WELL] = report.passed
    return report


@pytest.fixture
def somebody(browser: Browser, server: Process, request: pytest.FixtureRequest) -> Iterator[Somebody]:
    """Makes people: each has a browser context, a line to the server and a cookie of his own.

    Nothing moves unless a test wants it. At the end nobody may have had an error, fetched anything elsewhere, or been
    told what his seat may not know.
    """
    people: list[Person] = []

    def arrive(server: Process = server, language: str = "en", is_new: bool = False, **how: Any) -> Person:
        # A service worker answers instead of the line; whoever tests that allows one.
        wanted: dict[str, Any] = {"viewport": DESKTOP, "locale": language}
        wanted |= {"reduced_motion": "reduce", "color_scheme": "dark"}
        wanted |= {"service_workers": "block"} | how
        line = Line(server.port)
        person = Person(browser.new_context(**wanted), server, line, language)
        person.context.set_default_timeout(PATIENCE)
        assert is_new or person.guest
        people.append(person)
        return person

    yield arrive
    if not request.node.stash.get(WENT_WELL, False):
        for number, person in enumerate(people, 1):
            person.page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
    for person in people:
        person.close()
    for person in people:
        assert person.troubles == []
        check_person(person)
