"""All card texts: the page docs/card-texts.md for readers, and a JSON file a language for clients.

`python tools/card_texts_page.py --write` writes them; `--check` says which are out of date.
"""

import argparse
import json
import sys
from pathlib import Path

from starlode.i18n import LANGUAGES, Words
from starlode.i18n.card_face import card_json
from starlode.realms.cards import CARDS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "card-texts.md"
STATIC = ROOT / "src" / "starlode" / "i18n" / "static"

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski"}
HEAD = """\
# Card texts

<!-- Written by `python tools/card_texts_page.py --write` from the effects and messages in the code. Change those. -->

All 49 cards of Star Realms as a player reads them, in three languages.
The wording is ours in every language, and no printed card text is copied.
English names are those of the cards and German names those of the German rulebook; all Polish names are our own.
"""


def page() -> str:
    """Every card in every language, as a reader without code sees it."""
    parts = [HEAD]
    for language in LANGUAGES:
        words = Words(language)
        parts.append(f"## {LANGUAGE_NAMES[language]}\n")
        for card in CARDS:
            head, *lines = words.card_lines(card.id)
            parts.append("\n".join([f"**{head}**", "", *(f"- {line}" for line in lines), ""]))
    return "\n".join(parts)


def static_texts(language: str) -> str:
    """The cards of a language by id, as JSON with a card a line."""
    say = Words(language).say
    lines = []
    for card in CARDS:
        face = card_json(say, card)
        lines.append(f"{_json(face.pop('id'))}:{_json(face)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def targets() -> dict[Path, str]:
    """Every file that is written here, with what it should hold."""
    return {PAGE: page()} | {STATIC / f"realms.{language}.json": static_texts(language) for language in LANGUAGES}


def stale() -> list[str]:
    """The files that are missing or out of date."""
    return [
        path.relative_to(ROOT).as_posix()
        for path, content in targets().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != content
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--write", action="store_true", help="write the files")
    mode.add_argument("--check", action="store_true", help="say which files are out of date")
    if parser.parse_args().write:
        for path, content in targets().items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(content, encoding="utf-8")
        return 0
    for name in (found := stale()):
        print(f"{name} is out of date: python tools/card_texts_page.py --write", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
