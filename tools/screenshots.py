"""Take the pictures of the web client for the README: `python tools/screenshots.py` writes docs/pictures/web-*.png.

The tables are those of the tests: a name leads to the same cards every time. Colours are reduced to a palette, which
makes the files small and leaves letters sharp.
"""

import argparse
import importlib
import io
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

# ruff: noqa: E402 (what the tests set up is found only from the root)
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import build_web
from tests.server.house import Process, a_process
from tests.web.conftest import ARGUMENTS, find_chromium
from tests.web.line import Line
from tests.web.person import Person

PICTURES = ROOT / "docs" / "pictures"
COLOURS = 256
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844}, "device_scale_factor": 1.5, "is_mobile": True, "has_touch": True
}  # fmt: skip


@dataclass(frozen=True)
class Shot:
    """A picture: how a person gets there, and with what."""

    prepare: Callable[[Person], None]
    how: Mapping[str, Any] = field(default_factory=lambda: DESK)
    painted: bool = False  # soft colours, which would come out in stripes
    signs: bool = False  # small signs in colours that are rare otherwise


def first_screen(person: Person) -> None:
    person.table("jade-otter")
    person.cave("calm-ibis")
    person.open()
    person.page.get_by_role("region", name=person.say("web-my-tables")).wait_for()


def shots() -> dict[str, Shot]:
    """What is taken, by its name: the first screen, and what the `shots.py` of each game's folder lists."""
    found: dict[str, Shot] = {"first-screen": Shot(first_screen, painted=True)}
    for path in sorted(Path(__file__).parent.glob("*/shots.py"), reverse=True):
        found |= importlib.import_module(f"{path.parent.name}.shots").SHOTS
    return found


def take(browser: Browser, server: Process, name: str) -> Path:
    """One picture, taken by somebody who is new here."""
    shot_of = shots()[name]
    context = browser.new_context(
        **{"locale": "en", "reduced_motion": "reduce", "color_scheme": "dark"} | dict(shot_of.how)
    )
    person = Person(context, server, Line(server.port), "en")
    try:
        assert person.guest
        context.request.put(f"{person.line.url}/api/me", data={"name": "Ada"})
        shot_of.prepare(person)
        person.page.wait_for_load_state("networkidle")
        person.page.mouse.move(0, 0)
        shot = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
    finally:
        person.close()
    if person.troubles:
        raise SystemExit(f"{name}: {person.troubles}")
    target = PICTURES / f"web-{name}.png"
    palette = shot.quantize(COLOURS, Image.Quantize.MAXCOVERAGE if shot_of.signs else None)
    dither = Image.Dither.FLOYDSTEINBERG if shot_of.painted else Image.Dither.NONE
    shot.quantize(palette=palette, dither=dither).save(target, optimize=True)
    return target


def main() -> None:
    """Take all pictures, or some."""
    parser = argparse.ArgumentParser(description="Take the pictures of the web client for the README.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these of {', '.join(shots())}")
    wanted = parser.parse_args().names or list(shots())
    build_web.build(ROOT)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for name in wanted:
            # A server each: tables of the same name do not meet.
            with a_process(Path(folder) / name) as server:
                target = take(browser, server, name)
                print(f"{target.relative_to(ROOT)}: {target.stat().st_size // 1024} kB")
        browser.close()


if __name__ == "__main__":
    main()
