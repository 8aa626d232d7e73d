"""Guided first matches: every step can be taken, and every other legal action is refused and changes nothing."""

import json
import re
from typing import Any

import pytest

from starlode.core.chance import KeyedChance
from starlode.core.lesson import LEARNER, RIVAL, Chapter, Lesson, standing
from starlode.core.match import Match
from starlode.games import games, table_rules
from starlode.i18n import LANGUAGES
from starlode.i18n.bundles import files
from starlode.server import lessons
from starlode.server.refusals import Refusal
from starlode.server.stored import StoredTable
from tests.i18n.messages import messages

ALL = [lesson for game in games() for lesson in lessons.lessons_of(game.name).values()]
MOST_DECISIONS, MOST_WORDS = 45, 500
each_lesson = pytest.mark.parametrize("lesson", ALL, ids=[f"{each.game}-{each.name}" for each in ALL])


def begin(lesson: Lesson, chapter: int) -> tuple[StoredTable, Match[Any]]:
    rules = table_rules(lesson.game, lesson.way, lessons.SEATS, lesson.options)
    position = lesson.chapters[chapter].position
    match = Match(rules, chance=KeyedChance(bytes.fromhex(lessons.DEAL)), position=position)
    stored = StoredTable("lesson", lesson.game, rules.version, lesson.way, 2, {}, "", 0, known=True)
    stored.start, stored.lesson, stored.chapter = position, lesson.name, chapter
    return stored, match


def let_rival_play(stored: StoredTable, match: Match[Any]) -> None:
    while match.actor == RIVAL:
        move = lessons.rival_move(stored, match)
        assert move is not None, "the rival's moves are all told"
        match.play(move)


def test_every_game_of_ours_has_a_lesson() -> None:
    assert {lesson.game for lesson in ALL} >= {game.name for game in games() if game.lessons}
    assert len(ALL) >= 2


def asked_next(stored: StoredTable, match: Match[Any], chapter: Chapter) -> tuple[list[str], list[str]]:
    """Once the rival has moved: what the lesson accepts, and what the rules offer the learner."""
    let_rival_play(stored, match)
    lessons.note(stored, match)
    open_task = standing(chapter, stored.learned)
    assert open_task is not None
    assert match.decision is not None
    assert match.decision.seat == LEARNER
    return open_task[1], list(match.decision.actions)


@each_lesson
def test_a_lesson_can_be_played_to_its_end_and_nothing_else_is_carried_out(lesson: Lesson) -> None:
    match = None
    for number, chapter in enumerate(lesson.chapters):
        stored, match = begin(lesson, number)
        for _ in range(chapter.steps):
            accepts, offered = asked_next(stored, match, chapter)
            accepted = [action for action in accepts if action in offered]
            assert accepted, accepts
            before = json.dumps(match.position())
            for action in offered:
                if action in accepts:
                    lessons.check(stored, 0, [action])
                    continue
                for misses, code in enumerate(("lesson-not-now", "lesson-answer", "lesson-answer")):
                    with pytest.raises(Refusal) as refused:
                        lessons.check(stored, misses, [action])
                    assert refused.value.code == code
            assert json.dumps(match.position()) == before
            match.play(accepted[0])
        let_rival_play(stored, match)
        lessons.note(stored, match)
        assert standing(chapter, stored.learned) is None
    assert match is not None
    assert match.outcome is not None
    assert match.outcome.winners == (LEARNER,)


@each_lesson
def test_actions_of_one_task_can_be_done_in_any_order_that_is_allowed(lesson: Lesson) -> None:
    for number, chapter in enumerate(lesson.chapters):
        stored, match = begin(lesson, number)
        for _ in range(chapter.steps):
            accepts, offered = asked_next(stored, match, chapter)
            match.play([action for action in accepts if action in offered][-1])


@each_lesson
def test_a_lesson_is_taken_up_at_any_step(lesson: Lesson) -> None:
    for step in range(lesson.steps):
        chapter, before = lesson.place_of(step)
        stored, match = begin(lesson, chapter)
        lessons.play_up_to(match, lesson, chapter, before)
        lessons.note(stored, match)
        shown = lessons.shown(stored)
        assert match.actor == LEARNER
        assert shown is not None
        assert shown.step == step
        assert match.decision is not None
        assert set(shown.accepts) & set(match.decision.actions)


@each_lesson
def test_a_lesson_is_short_and_says_everything_in_every_language(lesson: Lesson) -> None:
    assert lesson.steps <= MOST_DECISIONS
    tasks = [task for chapter in lesson.chapters for task in chapter.tasks]
    for language in LANGUAGES:
        said = lesson_words(language, lesson.game)
        wanted = {f"lesson-part-{part}" for part in lesson.parts}
        wanted |= {f"lesson-{task.name}{end}" for task in tasks for end in ("", "-why")}
        assert said.keys() == wanted
        assert sum(len(text.split()) for text in said.values()) <= MOST_WORDS
        assert {"error-lesson-not-now", "error-lesson-answer"} <= messages(language).keys()


@each_lesson
def test_a_lesson_calls_cards_as_they_are_called_in_its_language(lesson: Lesson) -> None:
    english = card_names("en", lesson.game)
    for language in LANGUAGES:
        own = card_names(language, lesson.game)
        foreign = {name for card, name in english.items() if own[card] != name} - set(own.values())
        for message, text in lesson_words(language, lesson.game).items():
            found = {name for name in foreign if re.search(rf"\b{re.escape(name)}s?\b", text)}
            assert not found, (language, message, found)


def card_names(language: str, game: str) -> dict[str, str]:
    lines = [line for file in files(language, game) for line in file.read_text(encoding="utf-8").splitlines()]
    told = [line.partition(" = ") for line in lines if line.startswith("card-") and " = " in line]
    return {card: name for card, _, name in told}


def lesson_words(language: str, game: str) -> dict[str, str]:
    """What a lesson says, by message."""
    [file] = [file for file in files(language, game) if file.stem == "lessons"]
    lines = [line.partition(" = ") for line in file.read_text(encoding="utf-8").splitlines() if " = " in line]
    return {name: text for name, _, text in lines}
