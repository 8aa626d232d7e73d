"""What the web client says is there in every language; what is left over is found by tests/i18n."""

import json
import re
from typing import Any

import pytest

from starlode import Match
from starlode.bots import NAMES
from starlode.games import find, games, table_rules
from starlode.i18n import LANGUAGES
from tests.i18n.messages import CLIENT, messages

# The text table tells these elsewhere, or not at all: web/src/text/describe.ts.
DESCRIBE = (CLIENT / "text" / "describe.ts").read_text(encoding="utf-8")
UNSAID = re.search(r"UNSAID = new Set\(\[(.*?)\]\)", DESCRIBE, re.S)


def code_of_the_client() -> str:
    """All of it but its tests."""
    paths = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in {".ts", ".svelte"}]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if not path.name.endswith(".test.ts"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_client_names_is_there(language: str) -> None:
    named = set(re.findall(r"\bt\(\s*'([a-z0-9-]+)'", code_of_the_client()))
    assert len(named) > 50
    assert sorted(named - set(messages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_format_and_bot_has_its_words(language: str) -> None:
    needed = [f"{about}-{bot}" for bot in NAMES for about in ("bot", "level", "level-about")]
    for each in games():
        needed += [f"{about}-{each.name}" for about in ("game", "game-about", "game-how", "game-more", "game-way")]
        needed += [f"format-{format}" for format in each.ways]
    assert [name for name in needed if name not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_view_has_a_word(language: str) -> None:
    assert UNSAID is not None
    unsaid = set(re.findall(r"'([a-z-]+)'", UNSAID[1]))
    realms = find("realms")  # Cave-In has a sight of its own: web/src/games/cavein/sight.ts
    for format, seats in realms.ways.items():
        match = Match(table_rules("realms", format, seats[0], {}), seed=1)
        assert match.decision is not None
        view: dict[str, Any] = dict(match.view(match.decision.seat).to_json())
        player = view["seats"][0]
        hand = {key for part in ("hand", "deck") for key in player[part]} - {"size", "cards"}
        keys = (set(view) | set(player) | hand) - unsaid
        assert [key for key in sorted(keys) if f"view-{key}" not in messages(language)] == []


def test_the_file_of_samples_is_what_python_says() -> None:
    """The client's own tests say the same phrases and compare: web/src/lib/words.test.ts."""
    import word_samples

    assert word_samples.SAMPLES.read_text(encoding="utf-8") == word_samples.samples(), (
        "python tools/word_samples.py --write"
    )
    assert len(json.loads(word_samples.SAMPLES.read_text(encoding="utf-8"))) > 100


@pytest.mark.parametrize("part", ["", ".table"])
def test_every_language_of_the_client_reads_the_same_files(part: str) -> None:
    folder = CLIENT / "lib" / "languages"
    texts = {
        language: (folder / f"{language}{part}.ts").read_text(encoding="utf-8").replace(f"/{language}/", "/")
        for language in LANGUAGES
    }
    assert len(set(texts.values())) == 1
    assert len([*folder.iterdir()]) == 2 * len(LANGUAGES)
