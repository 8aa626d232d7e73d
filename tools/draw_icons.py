"""Draw the icons that a home screen shows, from the same shapes as web/public/icon.svg.

Run it after that drawing has changed: `python tools/draw_icons.py`.
"""

import re
from pathlib import Path

from PIL import Image, ImageDraw

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
GROUND = "#0b1220"
SIDE = 32  # of the drawing
FINER = 4  # drawn so much larger first, so that edges are smooth
# File → pixels, how much of it the gem fills, and whether the corners are round.
# Of a maskable icon any shape may be cut out, so the gem keeps to the middle.
ICONS = {"icon-192.png": (192, 1.0, True), "icon-512.png": (512, 1.0, True), "icon-mask.png": (512, 0.66, False)}

Point = tuple[float, float]


def shapes() -> list[tuple[str, list[Point]]]:
    """The paths of the drawing, each with its colour."""
    text = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    return [(fill, corners(path)) for fill, path in re.findall(r'<path fill="([^"]+)" d="([^"]+)"', text)]


def corners(path: str) -> list[Point]:
    """Where the straight lines of a path meet; the letters that the drawing uses, and no others."""
    found: list[Point] = []
    x = y = 0.0
    for letter, rest in re.findall(r"([MLHVZmlhvz])([^A-Za-z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", rest)]
        is_relative = letter.islower()
        if letter in "Zz":
            break
        if letter in "MmLl":
            steps = list(zip(numbers[::2], numbers[1::2], strict=True))
        elif letter in "Hh":
            steps = [(number, 0.0 if is_relative else y) for number in numbers]
        else:
            steps = [(0.0 if is_relative else x, number) for number in numbers]
        for right, down in steps:
            x, y = (x + right, y + down) if is_relative and found else (right, down)
            found.append((x, y))
    return found


def draw(pixels: int, part: float, is_round: bool) -> Image.Image:
    side = pixels * FINER
    picture = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((0, 0, side - 1, side - 1), 7 / SIDE * side if is_round else 0, GROUND)
    scale, middle = side / SIDE * part, (16.0, 16.5)
    for fill, points in shapes():
        place = [(side / 2 + (x - middle[0]) * scale, side / 2 + (y - middle[1]) * scale) for x, y in points]
        pen.polygon(place, fill)
    return picture.resize((pixels, pixels), Image.Resampling.LANCZOS)


def main() -> None:
    for name, wanted in ICONS.items():
        draw(*wanted).quantize(64).save(PUBLIC / name, optimize=True)


if __name__ == "__main__":
    main()
