"""Look at every screen: `python tools/contact_sheets.py` walks the tours of the tests and lays pictures side by side.

At every stop the page is shown in each language and at each size without being loaded anew, so that dialogs and menus
stay open. Single pictures and sheets lie in build/looks; nothing of it is kept in the repository.
"""

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

# ruff: noqa: E402 (what the tests set up is found only from the root)
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import build_web
from tests.server.house import Process, a_process
from tests.web.conftest import ARGUMENTS, PATIENCE, find_chromium
from tests.web.further import FURTHER
from tests.web.line import Line
from tests.web.person import Person
from tests.web.stops import TOURS

LOOKS = ROOT / "build" / "looks"
LANGUAGES = ("en", "de", "pl")
SIZES = ("1366x650", "1920x1080", "768x1024", "390x844")
NARROW = 900  # narrower, or lower than this half, is touched with a finger
SHEET = 1560  # pixels across
CAPTION = 16
# The choices of the client are in one of its modules, which is there already and comes as the same object again.
CHOOSE = """async (choice) => {
  if (!window.settings) {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    for (const name of loaded.filter((each) => each.endsWith('.js') && each.includes('/assets/')))
      for (const value of Object.values(await import(name)))
        if (value && typeof value === 'object' && 'textTable' in value && value.choose) window.settings = value
  }
  settings.choose(choice)
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
}"""
SPOKEN = "(language) => document.documentElement.lang === language"


def resize(page: Page, device: CDPSession, size: str) -> None:
    """A window, or a telephone or tablet that is touched."""
    width, height = map(int, size.split("x"))
    touched = width < NARROW
    page.set_viewport_size({"width": width, "height": height})
    device.send("Emulation.setTouchEmulationEnabled", {"enabled": touched})


def walk(browser: Browser, server: Process, tour: int, languages: list[str], sizes: list[str], colours: Any) -> None:
    """One tour, with a picture of each stop in each language and at each size."""
    its = (*TOURS, *FURTHER)[tour]
    first = languages[0]
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale=first, reduced_motion="reduce", color_scheme=colours,
        service_workers="block",
    )  # fmt: skip
    person = Person(context, server, Line(server.port), first)
    context.set_default_timeout(PATIENCE)
    assert person.guest
    device = context.new_cdp_session(person.page)
    try:
        for number, stop in enumerate(its(person, f"{its.__name__}-look".replace("_", "-"))):
            name = f"{tour:02}-{number:02}-{re.sub('[^a-z0-9]+', '-', stop.lower())}"
            print(f"{its.__name__}: {stop}", flush=True)
            for language in (*languages[1:], first):
                if len(languages) > 1:
                    person.page.evaluate(CHOOSE, {"language": language})
                    person.page.wait_for_function(SPOKEN, arg=language)
                for size in sizes:
                    resize(person.page, device, size)
                    person.page.wait_for_load_state("networkidle")
                    person.page.screenshot(path=LOOKS / size / f"{name}-{language}.png")
            resize(person.page, device, "1280x800")
    finally:
        person.close()


def sheets(size: str, tour: int) -> Iterator[Path]:
    """The pictures of a tour at a size, several on a sheet."""
    width, height = map(int, size.split("x"))
    across = 4 if width < 500 else 3 if width < NARROW else 2
    scale = min(1.0, SHEET / across / width)
    cell = round(width * scale), round(height * scale) + CAPTION
    down = max(1, 1200 // cell[1])
    shots = sorted((LOOKS / size).glob(f"{tour:02}-*.png"))
    for start in range(0, len(shots), across * down):
        here = shots[start : start + across * down]
        sheet = Image.new("RGB", (across * cell[0], -(-len(here) // across) * cell[1]), "white")
        draw = ImageDraw.Draw(sheet)
        for at, shot in enumerate(here):
            x, y = at % across * cell[0], at // across * cell[1]
            small = Image.open(shot).convert("RGB").resize((cell[0] - 2, cell[1] - CAPTION), Image.Resampling.LANCZOS)
            sheet.paste(small, (x, y + CAPTION))
            draw.text((x + 2, y + 2), shot.stem, fill="black")
        target = LOOKS / f"sheet-{size}-{tour:02}-{start // (across * down):02}.png"
        sheet.save(target)
        yield target


def main() -> None:
    """Walk all tours, or some."""
    names = [tour.__name__ for tour in (*TOURS, *FURTHER)]
    parser = argparse.ArgumentParser(description="Take pictures of every screen and lay them side by side.")
    parser.add_argument("tours", nargs="*", metavar="TOUR", help=f"only these of {', '.join(names)}")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--sizes", default=",".join(SIZES), help="such as 360x740,844x390")
    parser.add_argument("--colours", choices=("dark", "light"), default="dark")
    given = parser.parse_args()
    sizes = given.sizes.split(",")
    expect.set_options(timeout=PATIENCE)
    build_web.build(ROOT)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        with a_process(Path(folder)) as server:
            for name in given.tours or names:
                tour = names.index(name)
                walk(browser, server, tour, given.languages.split(","), sizes, given.colours)
                for size in sizes:
                    print(*sheets(size, tour), sep="\n")
        browser.close()


if __name__ == "__main__":
    main()
