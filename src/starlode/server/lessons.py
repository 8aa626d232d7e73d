"""Guided matches at real tables: how one is taken to a step, what counts as the next one, what the rival plays."""

from collections.abc import Sequence
from typing import Any

from starlode.bots import GENTLEST
from starlode.core.errors import BadInput
from starlode.core.lesson import LEARNER, RIVAL, Lesson, read_lessons, rows_of, standing
from starlode.core.match import Match
from starlode.games import find
from starlode.i18n import Phrase
from starlode.server.refusals import Refusal
from starlode.server.stored import Sitting, StoredTable
from starlode.server.wire import http

SEATS = 2
# What is not stacked is drawn from this, so that a lesson is always the same.
DEAL = "cc5eb4475d71e24558a72df69cc35e1f04f9fe062214d8e85bbe6558231ffeb0"
MISSES = 2  # after so many other actions the answer is shown


def lessons_of(game: str) -> dict[str, Lesson]:
    """The guided matches of a game."""
    folder = find(game).lessons
    return {} if folder is None else read_lessons(game, folder)


def find_lesson(game: str, name: str) -> Lesson:
    """A guided match that somebody asks for."""
    try:
        return lessons_of(game)[name]
    except (BadInput, KeyError):
        raise Refusal("not-found") from None


def seats(guest: str) -> list[Sitting]:
    """Who sits at such a table."""
    return [Sitting(LEARNER, guest), Sitting(RIVAL, None, GENTLEST)]


def is_played_by(stored: StoredTable, guest: str, wanted: http.NewLesson) -> bool:
    """Whether a guest is in the midst of this guided match at a table, and asks for one of its steps."""
    if stored.phase != "running" or stored.seat_of(guest) != LEARNER:
        return False
    if (stored.game, stored.lesson) != (wanted.game, wanted.lesson):
        return False
    return wanted.step < find_lesson(wanted.game, wanted.lesson).steps


def play_up_to(match: Match[Any], lesson: Lesson, chapter: int, steps: int) -> None:
    """Do what a learner would have done in a chapter before one of its steps, and what the rival did meanwhile."""
    its = lesson.chapters[chapter]
    mine = [action for task in its.tasks for action in task.do][:steps]
    theirs = list(its.rival)
    while mine or match.actor == RIVAL:
        match.play((mine if match.actor == LEARNER else theirs).pop(0))


def note(stored: StoredTable, match: Match[Any]) -> None:
    """Remember how far the learner is."""
    stored.learned = rows_of(match.record.rows, LEARNER)


def shown(stored: StoredTable) -> http.Lesson | None:
    """How far a table's lesson is, for whoever looks at it."""
    lesson = None if stored.lesson is None else lessons_of(stored.game).get(stored.lesson)
    if lesson is None or stored.chapter >= len(lesson.chapters):
        return None
    chapter = lesson.chapters[stored.chapter]
    task, left = standing(chapter, stored.learned) or (None, [])
    parts = lesson.parts
    step = lesson.first_of(stored.chapter) + min(len(stored.learned), chapter.steps)
    part = task.part if task is not None else chapter.tasks[-1].part
    after = [begin for begin in parts.values() if begin > (step if task is not None else step - 1)]
    return http.Lesson(
        lesson.name,
        None if task is None else task.name,
        part,
        parts,
        step,
        lesson.steps,
        left,
        min(after, default=None),
    )


def check(stored: StoredTable, misses: int, actions: Sequence[str]) -> None:
    """Refuse what is not the next step; kindly, and after a while with the answer."""
    if stored.lesson is None:
        return
    chapter = find_lesson(stored.game, stored.lesson).chapters[stored.chapter]
    done = list(stored.learned)
    for action in actions:
        open_task = standing(chapter, done)
        if open_task is None:
            raise Refusal("lesson-part-over")
        task, left = open_task
        if action not in left:
            reply = task.reply_to(action)
            said = Phrase("lesson-reply" if reply is None else f"lesson-reply-{reply}")
            raise Refusal("lesson-not-now" if misses + 1 < MISSES else "lesson-answer", reply=said)
        done.append(action)


def rival_move(stored: StoredTable, match: Match[Any]) -> str | None:
    """What the rival plays; None where the lesson does not say it."""
    if stored.lesson is None or match.decision is None:
        return None
    moves = find_lesson(stored.game, stored.lesson).chapters[stored.chapter].rival
    done = len(rows_of(match.record.rows, RIVAL))
    return moves[done] if done < len(moves) and moves[done] in match.decision.actions else None
