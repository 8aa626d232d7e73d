"""Golden playthroughs: a changed rule shows up as a changed story; old records keep replaying."""

import json
from pathlib import Path

import pytest

from starlode import Record, replay
from tests.depth import some
from tests.realms.playthroughs import story


@pytest.mark.parametrize("name", story.DUELS)
def test_the_story_of_a_duel_is_as_it_was(name: str) -> None:
    """If the change is meant: `python tests/realms/playthroughs/write.py`, and look at the difference."""
    kept = (story.HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert story.transcript(name).splitlines() == kept.splitlines()


@pytest.mark.parametrize("name", some([*story.FORMATS]))
def test_the_story_of_a_match_of_more_is_as_it_was(name: str) -> None:
    """The same for every format with every number of seats."""
    kept = (story.HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert story.transcript_of_format(name).splitlines() == kept.splitlines()


def test_every_transcript_is_told() -> None:
    assert {path.stem for path in story.HERE.glob("*.txt")} == {*story.DUELS, *story.FORMATS}


def test_the_stories_tell_of_everything_that_a_duel_does_not_know() -> None:
    words = " ".join((story.HERE / f"{name}.txt").read_text(encoding="utf-8") for name in story.FORMATS)
    for asked in story.RARE[:-2]:
        assert f"is asked {asked}" in words
    for name in [*story.TELLING, "turn-handed-over", "card-passed", "help-promised", "base-damaged"]:
        assert f" {name} " in words


@pytest.mark.parametrize("path", sorted(story.RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_an_old_record_leads_to_its_outcome(path: Path) -> None:
    kept = json.loads(story.OUTCOMES.read_text(encoding="utf-8"))[path.stem]
    text = path.read_text(encoding="utf-8")
    match = replay(Record.load(text))
    assert story.summary(match) == kept
    old = Record.load(text)
    assert (match.record.rows, match.record.start, match.record.seats) == (old.rows, old.start, old.seats)
    assert match.record.options.items() >= old.options.items(), "options that came later are as they were without them"


def test_every_kept_outcome_has_its_record() -> None:
    kept = json.loads(story.OUTCOMES.read_text(encoding="utf-8"))
    assert set(kept) == {path.stem for path in story.RECORDS.glob("*.json")}
    assert {outcome["outcome"]["reason"] for outcome in kept.values()} >= {"defeat", "resigned", "stalled"}
