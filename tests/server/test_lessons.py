"""Guided first matches: every step can be taken, and every other legal action is refused and changes nothing."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from starlode.core.chance import KeyedChance
from starlode.core.lesson import LEARNER, RIVAL, Chapter, Lesson, standing
from starlode.core.match import Match
from starlode.games import games, table_rules
from starlode.i18n import LANGUAGES
from starlode.i18n.bundles import files
from starlode.server import lessons
from starlode.server.limits import FREE, Paces
from starlode.server.refusals import Refusal
from starlode.server.stored import StoredTable
from tests.i18n.messages import messages
from tests.server.house import FAST, House, a_house
from tests.server.people import Guest, Page

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
    said: set[str] = set()
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
                else:
                    said.add(reply_to(stored, action))
            assert json.dumps(match.position()) == before
            match.play(accepted[0])
        let_rival_play(stored, match)
        lessons.note(stored, match)
        assert standing(chapter, stored.learned) is None
    assert match is not None
    assert match.outcome is not None
    assert match.outcome.winners == (LEARNER,)
    assert said == {f"lesson-reply-{reply}" for reply in replies_of(lesson)}, "every reply is of use"


def reply_to(stored: StoredTable, action: str) -> str:
    """What the lesson says to an action that is not the next step, each time it is tried."""
    replies = set()
    for misses, code in enumerate(("lesson-not-now", "lesson-answer", "lesson-answer")):
        with pytest.raises(Refusal) as refused:
            lessons.check(stored, misses, [action])
        assert refused.value.code == code
        replies.add(refused.value.details["reply"].id)
    [reply] = replies
    assert reply != "lesson-reply", f"words of its own for {action}"
    return str(reply)


def replies_of(lesson: Lesson) -> set[str]:
    return {reply for chapter in lesson.chapters for task in chapter.tasks for reply in task.replies.values()}


def test_a_lesson_without_words_for_an_action_still_answers_kindly() -> None:
    lesson = ALL[0]
    stored, _ = begin(lesson, 0)
    with pytest.raises(Refusal) as refused:
        lessons.check(stored, 0, ["something-else"])
    assert refused.value.details["reply"].id == "lesson-reply"
    stored.learned = [action for task in lesson.chapters[0].tasks for action in task.do]
    with pytest.raises(Refusal) as refused:
        lessons.check(stored, 0, ["end-turn"])
    assert refused.value.code == "lesson-part-over"


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
        wanted |= {f"lesson-reply-{reply}" for reply in replies_of(lesson)}
        assert said.keys() == wanted
        assert sum(len(text.split()) for text in said.values()) <= MOST_WORDS
        assert {"error-lesson-not-now", "error-lesson-answer", "lesson-reply"} <= messages(language).keys()


@each_lesson
def test_one_table_is_enough_to_go_back_and_on_in_a_lesson(tmp_path: Path, lesson: Lesson) -> None:
    one = replace(FAST, new_tables=Paces((1e-9, 1), FREE, FREE))
    its = {"game": lesson.game, "lesson": lesson.name}
    with a_house(tmp_path, limits=one) as house:
        guest = Guest(house.url)
        table = guest.post("/api/lessons", **its)["id"]
        page = guest.page(table)
        first = page.moment
        for step in (*range(1, lesson.steps), *reversed(range(lesson.steps))):
            assert guest.post("/api/lessons", **its, step=step, table=table)["id"] == table
            until_step(page, step)
            assert page.table["lesson"]["accepts"]
        page.wait(lambda page: page.moment == first)
        assert guest.http.post("/api/lessons", json=its).json()["code"] == "too-fast"


def until_step(page: Page, step: int) -> None:
    page.wait(lambda page: bool(page.table["lesson"]["step"] == step))


def test_taking_back_in_a_lesson_leads_to_the_step_before(tmp_path: Path) -> None:
    """Past what the rival did since, and into the chapter before; what is written down is as it was then."""
    its = {"game": "cavein", "lesson": "first"}
    begins = lessons.find_lesson("cavein", "first").first_of(1)
    with a_house(tmp_path) as house:
        guest = Guest(house.url)
        table = guest.post("/api/lessons", **its, step=begins)["id"]
        page = guest.page(table)
        for step in (begins - 1, begins - 2):
            assert page.do("ask-undo")["t"] == "done"
            until_step(page, step)
        page.wait(lambda page: page.asked is not None)
        page.close()
    with a_house(tmp_path) as house:
        guest.http.base_url = house.url
        again = guest.page(table)
        assert (again.table["lesson"], again.moment) == (page.table["lesson"], page.moment)
        guest.post("/api/lessons", **its, step=0, table=table)
        until_step(again, 0)
        assert again.do("undo")["code"] == "nothing-to-undo"


def test_a_step_at_somebody_elses_table_opens_one_of_ones_own(house: House) -> None:
    teacher, other = Guest(house.url), Guest(house.url)
    its = {"game": "realms", "lesson": "first"}
    table = teacher.post("/api/lessons", **its)["id"]
    assert other.post("/api/lessons", **its, step=3, table=table)["id"] != table
    assert teacher.get(f"/api/tables/{table}")["lesson"]["step"] == 0
    assert other.http.post("/api/lessons", json={**its, "table": "nowhere"}).status_code == 404
    assert teacher.http.post("/api/lessons", json={**its, "step": 99, "table": table}).status_code == 400


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
