"""Golden playthroughs: matches told as stories, and records that must keep replaying; write.py writes them.

Records are older than any change: those that lie there are never rewritten, only missing ones are added.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import ROUND, TRACK, TURN
from starlode.cavein.rules import CaveinRules
from starlode.core.engine.rng import Rng
from starlode.core.event import Event
from starlode.core.match import Match
from tests.cavein.laws import walks
from tests.cavein.table import a_player, a_table

HERE = Path(__file__).parent
RECORDS = HERE / "records"
OUTCOMES = HERE / "outcomes.json"
FIRST_TURNS = 8
FULL_VIEWS = (1, FIRST_TURNS)  # turns at whose start everybody's view is written out
MATCHES = {
    f"{seats}-seats-{edition}": ({"seats": str(seats), "edition": edition}, 10 * seats + number)
    for seats in (2, 3, 4)
    for number, edition in enumerate(walks.EDITIONS)
}
# So that every faction, and what the editions differ in, is told of.
FACTIONS = {"en2021": "random", "de2018": walks.WITH_BIOSS, "pl2018": "metanels+weedlocks+hydrans+terrons"}


def new_match(name: str) -> tuple[Match[State], Rng]:
    options, seed = MATCHES[name]
    return Match(CaveinRules({**options, "factions": FACTIONS[options["edition"]]}), seed=seed), Rng(seed)


def transcript(name: str) -> str:
    """A match of random players as a story: who is asked what, what is chosen, what happens, who sees what."""
    match, rng = new_match(name)
    options = " ".join(f"{key}={value}" for key, value in match.rules.options.items())
    blocks = [(0, [f"{name}, seed {MATCHES[name][1]}", f"options: {options}", "", *_happened(match, 0)])]
    while match.actor is not None:
        turn, line = int(match.state.get(TURN)), []
        if turn != blocks[-1][0]:
            line = ["", f"== turn {turn}, seat {match.actor} ==", *(_views(match) if turn in FULL_VIEWS else [])]
        blocks.append((turn, [*line, *_decision(match, rng)]))
    last = blocks[-1][0]
    shown = [(turn, lines) for turn, lines in blocks if turn <= FIRST_TURNS or turn >= last - 1]
    story: list[str] = []
    for number, (turn, lines) in enumerate(shown):
        if turn > FIRST_TURNS and number and shown[number - 1][0] <= FIRST_TURNS:
            story += ["", f"… {len(blocks) - len(shown)} decisions later …"]
        story += lines
    assert match.outcome is not None
    end = json.dumps(match.outcome.to_json())
    return "\n".join([*story, "", f"== the end: {end} after {len(match.record.rows)} rows ==", *_views(match)]) + "\n"


def _decision(match: Match[State], rng: Rng) -> list[str]:
    decision = match.decision
    assert decision is not None
    source = f" by {decision.source}" if decision.source else ""
    before = len(match.events)
    walks.play_one(match, rng, "eager")
    chosen = next(row for row in reversed(match.record.rows) if not row.startswith("*"))
    macros = [f"  macro {macro.label}: {', '.join(macro.actions)}" for macro in decision.macros]
    asked = f"seat {decision.seat} is asked {decision.asked}{source}: {' | '.join(decision.actions)}"
    return ["", asked, *macros, f"> {chosen}", *_happened(match, before)]


def _viewers(match: Match[State]) -> list[int | None]:
    return [*range(1, match.rules.seats + 1), None]


def _happened(match: Match[State], after: int) -> Iterator[str]:
    """The events since a number, what is hidden in brackets, and the digest of every view."""
    for number, event in enumerate(match.events[after:], after + 1):
        yield f"  {number} {event.name}{''.join(_details(event))}"
    yield f"  views {' '.join(match.view(viewer).digest[:10] for viewer in _viewers(match))}"


def _details(event: Event) -> Iterator[str]:
    seen = event.seen_by(None)
    for key, value in event.details.items():
        hidden = seen[key] is None and value is not None
        if value is not None:
            yield f" {key}=[{value}]" if hidden else f" {key}={value}"


def _views(match: Match[State]) -> Iterator[str]:
    """A spectator's view in full, a line for each of its parts, and what every seat sees of itself."""
    content = match.view(None).to_json()
    seats = content.pop("seats")
    assert isinstance(seats, list)
    content.pop("options")
    yield "  a spectator sees"
    for key, value in content.items():
        yield f"    {key} {json.dumps(value)}"
    for number, seat in enumerate(seats, 1):
        yield f"    seat {number} {json.dumps(seat)}"
    for viewer in range(1, match.rules.seats + 1):
        own: Any = match.view(viewer).to_json()
        yield f"  seat {viewer} sees {json.dumps(own['seats'][viewer - 1]['hand'])} unseen {json.dumps(own['unseen'])}"


# Records


def matches() -> Iterator[tuple[str, Match[State]]]:
    """The matches whose records are kept: the stories above, and what else a record can hold."""
    for name in MATCHES:
        match, rng = new_match(name)
        while match.actor is not None:
            walks.play_one(match, rng, "eager")
        yield name, match
    match, rng = Match(CaveinRules({"seats": "3", "edition": "pl2018"}), seed=4), Rng(4)
    while match.actor is not None:
        walks.play_one(match, rng, "eager")
        if match.outcome is None and len(match.record.rows) > 60 and rng.below(20) == 0:
            seat = 1 + int(rng.below(3))
            if match.undo_takes(seat):
                match.undo(seat, consent=True)
    yield "undone-and-done-again", match
    match, rng = Match(CaveinRules({"seats": "4"}), seed=5), Rng(5)
    for seat in (2, match.rules.seats, 1):
        for _ in range(30):
            walks.play_one(match, rng, "eager")
        match.resign(seat)
    yield "three-give-up", match
    table = a_table(foe=a_player(hand=["driller"]), rounds=7)
    table.play(*["end-turn"] * 4)
    yield "stuck-from-a-position", table.match
    match, rng = Match(CaveinRules({"seats": "2", "round-limit": "3"}), seed=6), Rng(6)
    while match.actor is not None:
        walks.play_one(match, rng, "eager")
    yield "three-rounds", match


def summary(match: Match[State]) -> dict[str, Any]:
    """What a record must still lead to."""
    assert match.outcome is not None
    state = match.state
    return {
        "outcome": match.outcome.to_json(), "rows": len(match.record.rows), "turn": int(state.get(TURN)),
        "round": int(state.get(ROUND)), "track": int(state.get(TRACK)),
        "points": [int(state.score(seat)) for seat in range(match.rules.seats)],
    }  # fmt: skip


def write() -> None:
    """Rewrite all transcripts, and add what is missing among the records."""
    for name in MATCHES:
        (HERE / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
    outcomes = json.loads(OUTCOMES.read_text(encoding="utf-8")) if OUTCOMES.exists() else {}
    RECORDS.mkdir(exist_ok=True)
    for name, match in matches():
        path = RECORDS / f"{name}.json"
        if not path.exists():
            path.write_text(match.record.dump(), encoding="utf-8")
            outcomes[name] = summary(match)
    OUTCOMES.write_text(json.dumps(outcomes, indent=1) + "\n", encoding="utf-8")
