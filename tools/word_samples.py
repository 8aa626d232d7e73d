"""Write what Python says in all languages, so that a test of the web client can say the same: --write or --check."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starlode import Match, rules
from starlode.bots import make_bot
from starlode.i18n import LANGUAGES, Words
from starlode.i18n.phrases import Phrase, error_phrase, event_phrase, macro_phrase, option_phrase, question_phrase

SAMPLES = Path(__file__).resolve().parents[1] / "tests" / "web" / "words.json"
NAMES = {1: "Ada", 2: "Mira"}  # the test of the client has the same
EACH = 2  # samples of every message
SEEDS = range(3)


def samples() -> str:
    """A few phrases of every message that comes up in some matches, with their text in every language."""
    kept: dict[str, list[Phrase]] = {}
    for phrase in _phrases():
        same = kept.setdefault(phrase.id, [])
        if len(same) < EACH and phrase not in same:
            same.append(phrase)
    written = [
        {"language": language, "phrase": phrase.to_json(), "text": Words(language).phrase(phrase, NAMES)}
        for language in LANGUAGES
        for _, phrases in sorted(kept.items())
        for phrase in phrases
    ]
    lines = [json.dumps(sample, ensure_ascii=False) for sample in written]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _phrases() -> Iterator[Phrase]:
    yield error_phrase("not-enough-trade", {"card": "cutter", "need": 2, "have": 1})
    yield error_phrase("no-ally", {"card": "ram", "faction": "blob"})
    for seed in SEEDS:
        match = Match(rules("realms"), seed=seed)
        bots = (make_bot("greedy", "realms"), make_bot("random", "realms", seed))
        while (decision := match.decision) is not None:
            content: dict[str, Any] = dict(decision.to_json())
            yield question_phrase(content)
            yield from (option_phrase(option, content) for option in content["options"])
            yield from (macro_phrase(macro) for macro in content["macros"])
            match.play(bots[decision.seat - 1].choose(match.view(decision.seat), decision), seat=decision.seat)
        yield from (event_phrase(event) for event in match.seen_by(1) if event["event"] != "hidden")


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
