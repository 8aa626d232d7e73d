"""Golden playthroughs: a changed rule shows up as a changed story; old records keep replaying."""

import json
from pathlib import Path

import pytest

from starlode import Record, replay
from tests.cavein.playthroughs import story


@pytest.mark.parametrize("name", story.MATCHES)
def test_the_story_of_a_match_is_as_it_was(name: str) -> None:
    """If the change is meant: `python tests/cavein/playthroughs/write.py`, and look at the difference."""
    kept = (story.HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert story.transcript(name).splitlines() == kept.splitlines()


def test_every_transcript_is_told() -> None:
    assert {path.stem for path in story.HERE.glob("*.txt")} == set(story.MATCHES)


@pytest.mark.parametrize("path", sorted(story.RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_an_old_record_leads_to_its_outcome(path: Path) -> None:
    kept = json.loads(story.OUTCOMES.read_text(encoding="utf-8"))[path.stem]
    text = path.read_text(encoding="utf-8")
    match = replay(Record.load(text))
    assert story.summary(match) == kept
    assert match.record.dump() == text


def test_every_kept_outcome_has_its_record() -> None:
    kept = json.loads(story.OUTCOMES.read_text(encoding="utf-8"))
    assert set(kept) == {path.stem for path in story.RECORDS.glob("*.json")}
    assert {outcome["outcome"]["reason"] for outcome in kept.values()} == {
        "collapse", "stuck", "round-limit", "resigned",
    }  # fmt: skip
