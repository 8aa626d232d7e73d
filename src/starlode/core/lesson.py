"""A guided first match as data: positions to begin from, what the learner is asked to do, what the rival plays.

A lesson is a file of JSON in the `lessons` folder of a game. It is played at a real table; here is told what counts
as the next step, and nothing is played. What is said stands in the words of the game: `lesson-GAME-TASK`.
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from starlode.core.decision import Json

LEARNER, RIVAL = 1, 2  # seats


@dataclass(frozen=True, slots=True)
class Task:
    """Something to do, said in one go: these actions, in any order that the rules allow."""

    name: str
    part: str
    do: tuple[str, ...]
    replies: dict[str, str]  # to other actions, by action or by its first word: `lesson-reply-REPLY`

    def reply_to(self, action: str) -> str | None:
        """What is said to an action that is not asked for here; None where the lesson has no words of its own."""
        return self.replies.get(action) or self.replies.get(action.partition(" ")[0])


@dataclass(frozen=True, slots=True)
class Chapter:
    """Tasks on one table: where it begins, with its stacked piles, and the rival's moves one after the other."""

    position: dict[str, Json]
    rival: tuple[str, ...]
    tasks: tuple[Task, ...]

    @property
    def steps(self) -> int:
        return sum(len(task.do) for task in self.tasks)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game. Steps are the learner's decisions, counted from 0 through all chapters."""

    game: str
    name: str
    way: str
    options: dict[str, str]
    chapters: tuple[Chapter, ...]

    @property
    def steps(self) -> int:
        return sum(chapter.steps for chapter in self.chapters)

    @property
    def parts(self) -> dict[str, int]:
        """Where each part begins."""
        begins: dict[str, int] = {}
        step = 0
        for chapter in self.chapters:
            for task in chapter.tasks:
                begins.setdefault(task.part, step)
                step += len(task.do)
        return begins

    def place_of(self, step: int) -> tuple[int, int]:
        """The chapter of a step, and how many steps of it come before."""
        before = 0
        for number, chapter in enumerate(self.chapters):
            if step < before + chapter.steps:
                return number, step - before
            before += chapter.steps
        raise ValueError(f"a lesson of {self.steps} steps has no step {step}")

    def first_of(self, chapter: int) -> int:
        """The first step of a chapter."""
        return sum(each.steps for each in self.chapters[:chapter])


def standing(chapter: Chapter, done: Sequence[str]) -> tuple[Task, list[str]] | None:
    """The open task and what is left of it after the learner has done so much; None: the chapter is over."""
    at = 0
    for task in chapter.tasks:
        left = Counter(task.do)
        for action in done[at : at + len(task.do)]:
            left[action] -= 1
        if at + len(task.do) > len(done):
            return task, [action for action in dict.fromkeys(task.do) if left[action] > 0]
        at += len(task.do)
    return None


def rows_of(rows: Iterable[str], seat: int) -> list[str]:
    """What a seat has done, by the rows of a record."""
    return [row.partition(" ")[2] for row in rows if row.startswith(f"{seat} ")]


@cache
def read_lessons(game: str, folder: str) -> dict[str, Lesson]:
    """The lessons that lie in a folder, by name."""
    return {path.stem: _read(game, path) for path in sorted(Path(folder).glob("*.json"))}


def _read(game: str, path: Path) -> Lesson:
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    chapters = tuple(
        Chapter(
            each["position"],
            tuple(each["rival"]),
            tuple(
                Task(task["name"], task["part"], tuple(task["do"]), task.get("replies", {})) for task in each["tasks"]
            ),
        )
        for each in content["chapters"]
    )
    return Lesson(game, path.stem, content["way"], content["options"], chapters)
