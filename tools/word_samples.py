"""Write what Python says in all languages, so that a test of the web client can say the same: --write or --check."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starlode import Match, rules
from starlode.bots import make_bot
from starlode.games import names
from starlode.i18n import LANGUAGES, Phrase, Words
from starlode.i18n.voices import voice_of

SAMPLES = Path(__file__).resolve().parents[1] / "tests" / "web" / "words.json"
NAMES = {1: "Ada", 2: "Mira"}  # the test of the client has the same
EACH = 2  # samples of every message
SEEDS = range(2)


def samples() -> str:
    """A few phrases of every message that comes up in some matches, with their text in every language."""
    lines = []
    for game in names():
        kept: dict[str, list[Phrase]] = {}
        for phrase in _phrases(game):
            same = kept.setdefault(phrase.id, [])
            if len(same) < EACH and phrase not in same:
                same.append(phrase)
        for language in LANGUAGES:
            words = Words(language, rules(game))
            for phrase in (phrase for _, same in sorted(kept.items()) for phrase in same):
                said = {"phrase": phrase.to_json(), "text": words.phrase(phrase, NAMES)}
                lines.append(json.dumps({"game": game, "language": language, **said}, ensure_ascii=False))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _phrases(game: str) -> Iterator[Phrase]:
    """What is told in some matches for two, with the question as everybody and as whoever is asked reads it."""
    voice = voice_of(rules(game))
    yield voice.error("not-in-hand", {"card": voice.lore.ids[0]})
    for seed in SEEDS:
        match = Match(rules(game), seed=seed)
        bots = (make_bot("greedy", game), make_bot("random", game, seed))
        while (decision := match.decision) is not None:
            content: dict[str, Any] = dict(decision.to_json())
            view = match.view(decision.seat)
            yield voice.question(content, view.to_json())
            yield voice.asked(content)
            yield from (voice.option(option, content, view.to_json()) for option in content["options"])
            yield from (voice.macro(macro) for macro in content["macros"])
            match.play(bots[decision.seat - 1].choose(view, decision), seat=decision.seat)
        yield from (voice.event(event) for event in match.seen_by(1) if event["event"] != "hidden")


def main() -> int:
    """Write the file, or tell whether it is what would be written."""
    if "--write" in sys.argv:
        SAMPLES.write_text(samples(), encoding="utf-8")
    elif SAMPLES.read_text(encoding="utf-8") != samples():
        print("tests/web/words.json is not current: python tools/word_samples.py --write", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
