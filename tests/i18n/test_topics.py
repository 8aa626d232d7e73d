"""The rules in players' words tell of every clause; cards and questions lead to them, and tips come in time."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import ledger
from starlode.games import find
from starlode.i18n import LANGUAGES
from starlode.i18n.card_faces import card_faces
from starlode.realms.written.pending import QUESTIONS as REALMS_QUESTIONS
from tests.i18n.games import ASKED, CAVEIN_VERBS, GAMES, REALMS_VERBS
from tests.i18n.messages import own_messages

TOPICS = Path(__file__).parents[2] / "src" / "starlode" / "i18n" / "topics"
QUESTIONS = {"realms": [*REALMS_QUESTIONS.values()], "cavein": ["starting", *ASKED]}
# Only nature is asked these.
OF_NATURE = {"start", "draw", "begin-turn", "reveal", "resume", "factions", "command", "refill-docks", "refill-mine"}


def topics(game: str) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = json.loads((TOPICS / f"{game}.json").read_text(encoding="utf-8"))
    return read


def test_every_clause_is_told_in_one_topic() -> None:
    told = Counter(
        clause for game in GAMES for topic in topics(game) for clause in ledger.spelled_out(topic["clauses"])
    )
    written = [clause.number for text in ledger.texts().values() for clause in ledger.clauses(text)]
    twice = {clause for clause, times in told.items() if times > 1}
    assert (sorted(set(written) - set(told)), sorted(set(told) - set(written)), twice) == ([], [], set())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_topic_has_its_words_in_the_same_order(game: str, language: str) -> None:
    names = [name for name in own_messages(language, game) if name.startswith("topic-")]
    assert names == [f"topic-{topic['topic']}{part}" for topic in topics(game) for part in ("", "-text")]


@pytest.mark.parametrize("game", GAMES)
def test_cards_and_questions_lead_to_topics(game: str) -> None:
    marks = {mark for topic in topics(game) for mark in topic["about"]}
    faces = [face for way in find(game).ways for face in card_faces(find(game), way, "en").values()]
    possible = {f"{what}-{face[what]}" for face in faces for what in ("kind", "faction") if face[what]}
    lines = [line for face in faces for line in face["lines"]]
    possible |= {f"ability-{line['ability']}" for line in lines}
    possible |= {f"icon-{piece['icon']}" for line in lines for piece in line["pieces"]}
    asked = {f"ask-{name}" for name in QUESTIONS[game] if name not in OF_NATURE}
    assert marks - possible - asked == set()  # nothing leads nowhere
    assert asked - marks == set()  # whatever is asked has its rule


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_has_its_words_and_can_come(game: str) -> None:
    tips = json.loads((TOPICS.parent / "tips" / f"{game}.json").read_text(encoding="utf-8"))
    words = [name for name in own_messages("en", game) if name.startswith("tip-")]
    assert words == [f"tip-{tip.pop('tip')}" for tip in tips]
    known = {
        "offered": {"realms": REALMS_VERBS, "cavein": CAVEIN_VERBS}[game],
        "asked": set(QUESTIONS[game]),
        "happened": GAMES[game].events,
    }
    assert [tip for tip in tips for when, what in tip.items() if what not in known[when]] == []
