"""Lines that fit a terminal: a figure stays with its unit, a name with its count, a hyphen is no place to break."""

import re

import click

HARD_SPACE = "\N{NO-BREAK SPACE}"
# Where a space is no place to break: before ×2, ·, – and %, and between a figure and what it counts.
BOUND = re.compile(r"(?<=\S) (?=[×·–%])|(?<=\d) (?=[^\W\d_])")


def wrap(text: str, width: int, indent: int = 0) -> list[str]:
    """The lines of a text, at least one; what is continued is indented. Colours take no room."""
    return [line for paragraph in text.split("\n") for line in _wrap(paragraph, max(width, indent + 1), indent)]


def room(text: str) -> int:
    """How many columns a text takes."""
    return len(click.unstyle(text))


def _wrap(text: str, width: int, indent: int) -> list[str]:
    text = text.rstrip(" ")
    if room(text) <= width:
        return [text.replace(HARD_SPACE, " ")]
    lines = [""]
    for piece in re.findall(r" *[^ ]+", BOUND.sub(HARD_SPACE, text)):
        small = [piece]
        if room(piece.lstrip(" ")) > width - indent:  # too long in one: at any space then, at last at a hyphen
            small = re.findall(r" *[^ ]+", piece.replace(HARD_SPACE, " "))
            small = [part for word in small for part in _in_parts(word, width - indent)]
        for word in small:
            if lines[-1].strip() and room(lines[-1] + word) > width:
                lines.append(" " * indent + word.lstrip(" "))
            else:
                lines[-1] += word
    return [line.replace(HARD_SPACE, " ") for line in lines]


def _in_parts(word: str, width: int) -> list[str]:
    return [word] if room(word.lstrip(" ")) <= width else re.findall(r"[^-]*-+|[^-]+", word)
