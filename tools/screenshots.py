"""Take the pictures of the web client for the README: `python tools/screenshots.py` writes docs/pictures/web-*.png.

The tables are those of the tests: a name leads to the same cards every time. Colours are reduced to a palette, which
makes the files small and leaves letters sharp.
"""

import argparse
import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

# ruff: noqa: E402 (what the tests set up is found only from the root)
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import build_web
from starlode.core.match import Match
from tests.server.house import Process, a_process
from tests.web import planted
from tests.web.conftest import ARGUMENTS, find_chromium
from tests.web.line import Line
from tests.web.person import Person
from tests.web.ways import Mouse

PICTURES = ROOT / "docs" / "pictures"
COLOURS = 256
PAINTED = ("first-screen",)  # soft colours, which would come out in stripes
SIGNS = ("cavein",)  # small signs in colours that are rare otherwise
LATE = 18  # turns
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844}, "device_scale_factor": 1.5, "is_mobile": True, "has_touch": True
}  # fmt: skip


def first_screen(person: Person) -> None:
    person.table("jade-otter")
    person.cave("calm-ibis")
    person.open()
    person.page.get_by_role("region", name=person.say("web-my-tables")).wait_for()


def in_mid_turn(person: Person) -> None:
    """Some cards are played, some are left, and there is something to buy."""
    person.sit_down(person.table("amber-heron", early(planted.turn(11))))
    mouse = Mouse(person)
    while person.seat(1)["trade"] < 3:
        options = person.moment["decision"]["options"]
        mouse.do(next(option["action"] for option in options if option["verb"] in ("play", "use", "choose")))


def question(person: Person) -> None:
    person.sit_down(person.table("solar-lynx", early(planted.is_asked("scrap"), hand=2)))


def on_a_phone(person: Person) -> None:
    person.sit_down(person.table("lucid-wren", early(planted.turn(9))))


def as_text(person: Person) -> None:
    person.sit_down(person.table("quiet-otter", early(planted.turn(9))), text=True)


def cave(person: Person) -> None:
    person.sit_down(person.cave("blue-geode", planted.acts_at(9)), text=True)
    person.button(person.say("web-close")).click()


def early(until: planted.Until, hand: int = 0) -> planted.Until:
    """The same, while a match is still young, and with so many cards in hand."""

    def is_there(match: Match[Any]) -> bool:
        content: Any = match.view(1).content
        return content["turn"] < LATE and content["seats"][0]["hand"]["size"] >= hand and until(match)

    return is_there


SHOTS: dict[str, tuple[Callable[[Person], None], dict[str, Any]]] = {
    "first-screen": (first_screen, DESK),
    "table": (in_mid_turn, DESK),
    "question-light": (question, DESK | {"color_scheme": "light"}),
    "phone": (on_a_phone, PHONE),
    "phone-light": (on_a_phone, PHONE | {"color_scheme": "light"}),
    "text": (as_text, DESK),
    "cavein": (cave, DESK),
}


def take(browser: Browser, server: Process, name: str) -> Path:
    """One picture, taken by somebody who is new here."""
    prepare, how = SHOTS[name]
    context = browser.new_context(**{"locale": "en", "reduced_motion": "reduce", "color_scheme": "dark"} | how)
    person = Person(context, server, Line(server.port), "en")
    try:
        assert person.guest
        context.request.put(f"{person.line.url}/api/me", data={"name": "Ada"})
        prepare(person)
        person.page.wait_for_load_state("networkidle")
        person.page.mouse.move(0, 0)
        shot = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
    finally:
        person.close()
    if person.troubles:
        raise SystemExit(f"{name}: {person.troubles}")
    target = PICTURES / f"web-{name}.png"
    palette = shot.quantize(COLOURS, Image.Quantize.MAXCOVERAGE if name in SIGNS else None)
    dither = Image.Dither.FLOYDSTEINBERG if name in PAINTED else Image.Dither.NONE
    shot.quantize(palette=palette, dither=dither).save(target, optimize=True)
    return target


def main() -> None:
    """Take all pictures, or some."""
    parser = argparse.ArgumentParser(description="Take the pictures of the web client for the README.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these of {', '.join(SHOTS)}")
    wanted = parser.parse_args().names or list(SHOTS)
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
