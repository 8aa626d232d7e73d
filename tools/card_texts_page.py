"""All card texts: a page a game for readers, and a JSON file a language, and an edition, for clients.

`python tools/card_texts_page.py --write` writes them; `--check` says which are out of date.
"""

import argparse
import json
import sys
from pathlib import Path

from starlode.cavein.effects import EDITIONS
from starlode.games import rules
from starlode.i18n import LANGUAGES, Words
from starlode.i18n.voice import Lore
from starlode.i18n.voices import VOICES, lore_of

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "generated" / "card-texts" / "realms.md"
CAVE_PAGE = ROOT / "docs" / "generated" / "card-texts" / "cavein.md"
STATIC = ROOT / "src" / "starlode" / "i18n" / "generated"

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski"}
WRITTEN = "<!-- Written by `python tools/card_texts_page.py --write` from the effects and messages. Change those. -->"
HEAD = f"""\
# Card texts

{WRITTEN}

All 49 cards of Star Realms as a player reads them, in three languages.
The wording is ours in every language, and no printed card text is copied.
English names are those of the cards and German names those of the German rulebook; all Polish names are our own.
Those of Cave-In have [a page of their own](cavein.md).
"""
CAVE_HEAD = f"""\
# Card texts of Cave-In

{WRITTEN}

All mercenaries, artifacts and crystals as a player reads them, in three languages.
The wording is ours in every language, and no printed card text is copied.
Factions and mercenaries are called as in the rulebook of each language.
So are five artifacts; the other names of artifacts are ours, but for two that a public page and a card picture have.
What the other editions have otherwise comes at the end of each language.
"""


def lore(edition: str) -> Lore:
    return lore_of(rules("cavein", edition=edition))


def page() -> str:
    """Every card of Star Realms in every language, as a reader without code sees it."""
    parts = [HEAD]
    for language in LANGUAGES:
        words = Words(language)
        parts.append(f"## {LANGUAGE_NAMES[language]}\n")
        parts += [_entry(words.card_lines(card)) for card in words.lore.ids]
    return "\n".join(parts)


def cave_page() -> str:
    """The same of Cave-In, with what other editions have otherwise."""
    parts = [CAVE_HEAD]
    first, *others = EDITIONS
    for language in LANGUAGES:
        words = Words(language, lore(first))
        parts.append(f"## {LANGUAGE_NAMES[language]}\n")
        parts += [_entry(words.card_lines(thing)) for thing in words.lore.ids]
        for edition in others:
            theirs = Words(language, lore(edition))
            parts.append(f"### {words.format_name(edition)}\n\n{words.format_about(edition)}\n")
            told = [(words.card_lines(thing), theirs.card_lines(thing)) for thing in words.lore.ids]
            parts += [_entry(there) for here, there in told if there != here]
    return "\n".join(parts)


def _entry(lines: list[str]) -> str:
    head, *others = lines
    return "\n".join([f"**{head}**", "", *(f"- {line}" for line in others), ""])


def static_texts(language: str, told: Lore) -> str:
    """The cards of a language by id, as JSON with a card a line."""
    say = Words(language).say
    lines = []
    for card in told.ids:
        face = told.face(say, card)
        lines.append(f"{_json(face.pop('id'))}:{_json(face)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def targets() -> dict[Path, str]:
    """Every file that is written here, with what it should hold."""
    files = {PAGE: page(), CAVE_PAGE: cave_page()}
    for language in LANGUAGES:
        files[STATIC / f"realms.{language}.json"] = static_texts(language, VOICES["realms"].lore(None))
        for edition in EDITIONS:
            files[STATIC / f"cavein.{edition}.{language}.json"] = static_texts(language, lore(edition))
    return files


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
