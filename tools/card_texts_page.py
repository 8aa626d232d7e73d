"""All card texts: a page a game for readers, and a JSON file a language, and an edition, for clients.

`python tools/card_texts_page.py --write` writes them; `--check` says which are out of date.
"""

import argparse
import json
import sys
from pathlib import Path

from starlode.core.game import Game
from starlode.games import games, table_rules
from starlode.i18n import LANGUAGES, Words
from starlode.i18n.card_faces import card_faces, decks

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "generated" / "card-texts"
STATIC = ROOT / "src" / "starlode" / "i18n" / "generated"

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski"}
WRITTEN = "<!-- Written by `python tools/card_texts_page.py --write` from the effects and messages. Change those. -->"


def page(game: Game) -> str:
    """Every card of a game in every language, as a reader without code sees it, below what its folder says of them."""
    about = (ROOT / "docs" / game.name / "card-texts.md").read_text(encoding="utf-8")
    parts = [about.replace("\n", f"\n\n{WRITTEN}\n", 1)]
    ways = list(decks(game).values())
    for language in LANGUAGES:
        words, *others = [Words(language, table_rules(game.name, way, game.ways[way][0], {})) for way in ways]
        parts.append(f"## {LANGUAGE_NAMES[language]}\n")
        parts += [_entry(words.card_lines(thing)) for thing in words.lore.ids]
        for way, theirs in zip(ways[1:], others, strict=True):  # what other ways have otherwise
            parts.append(f"### {words.format_name(way)}\n\n{words.format_about(way)}\n")
            told = [(words.card_lines(thing), theirs.card_lines(thing)) for thing in words.lore.ids]
            parts += [_entry(there) for here, there in told if there != here]
    return "\n".join(parts)


def _entry(lines: list[str]) -> str:
    head, *others = lines
    return "\n".join([f"**{head}**", "", *(f"- {line}" for line in others), ""])


def static_texts(faces: dict[str, dict[str, object]]) -> str:
    """The cards of a language by id, as JSON with a card a line."""
    lines = [f"{_json(card)}:{_json(face)}" for card, face in faces.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def targets() -> dict[Path, str]:
    """Every file that is written here, with what it should hold."""
    files = {PAGES / f"{game.name}.md": page(game) for game in games()}
    for game in games():
        for deck, way in decks(game).items():
            for language in LANGUAGES:
                files[STATIC / f"{deck}.{language}.json"] = static_texts(card_faces(game, way, language))
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
