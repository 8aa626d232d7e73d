"""Golden playthroughs: matches told as stories, and records that must keep replaying; write.py writes them.

Records are older than any change: those that lie there are rewritten only when the version of the rules rises,
because a record of other rules is refused; otherwise missing ones are added.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from starlode.core.engine.rng import Rng
from starlode.core.event import Event
from starlode.core.match import Match
from starlode.realms.engine.state import State
from starlode.realms.engine.table import TURN
from starlode.realms.rules import RealmsRules
from tests.realms.laws import walks
from tests.realms.table import a_duel

HERE = Path(__file__).parent
RECORDS = HERE / "records"
OUTCOMES = HERE / "outcomes.json"
FIRST_TURNS = 12
FULL_VIEWS = (1, 6, FIRST_TURNS)  # turns at whose start everybody's view is written out
OPTIONS = {
    "default": {"turn-limit": walks.TURN_LIMIT},
    "app": {"turn-limit": walks.TURN_LIMIT, "discards": "next-turn", "ally-check": "unlocked"},
}
DUELS = {f"duel-{name}-{seed}": (options, seed) for name, options in OPTIONS.items() for seed in (1, 2, 3)}
# Three to six players: the deal, and a match that begins in its middle. Most options come with most formats.
FORMATS = {
    f"{name}-{seats}": walks.Case(
        ("immediate", "next-turn")[number % 2], ("at-use", "unlocked")[number // 2 % 2], "auto", "busy",
        "rich" if name == "hydra" else "late", name, seats,
        explorers=("yes", "no")[seats // 6], boss=seats - 1 if name == "raid" else 1,
    )
    for number, (name, seats) in enumerate(walks.SETTINGS)
}  # fmt: skip
SEEDS = {"raid-4": 6, "raid-5": 2, "raid-6": 8}  # otherwise 3; in these more happens
OFTEN = 3  # so many of each kind of choice that a duel does not know are told, besides the first and the last turn
RARE = (
    "target",
    "amount",
    "damage",
    "gift",
    "receiver",
    "help-from",
    "help-amount",
    "help-consent",
    "pass",
    "hand-over",
)
TELLING = {"player-eliminated", "card-given", "bases-repaired", "match-ended"}


def transcript(name: str) -> str:
    """A duel of random players as a story: who is asked what, the options, the choice, what happened, who sees what."""
    options, seed = DUELS[name]
    match, rng = Match(RealmsRules(options), seed=seed), Rng(seed)
    blocks = [(0, [f"{name}: a duel with seed {seed}", *_options(match), "", *_happened(match, 0)])]
    while match.actor is not None:
        turn, line = int(match.state.get(TURN)), []
        if turn != blocks[-1][0]:
            line = ["", f"== turn {turn}, seat {match.actor} ==", *(_views(match) if turn in FULL_VIEWS else [])]
        blocks.append((turn, [*line, *_decision(match, rng)]))
    last = blocks[-1][0]
    shown = [(turn, lines) for turn, lines in blocks if turn <= FIRST_TURNS or turn == last]
    story: list[str] = []
    for number, (turn, lines) in enumerate(shown):
        if turn > FIRST_TURNS and number and shown[number - 1][0] <= FIRST_TURNS:
            story += ["", f"… {len(blocks) - len(shown)} decisions later …"]
        story += lines
    assert match.outcome is not None
    end = [
        "",
        f"== the end: {json.dumps(match.outcome.to_json())} after {len(match.record.rows)} rows ==",
        *_views(match),
    ]
    return "\n".join([*story, *end]) + "\n"


def transcript_of_format(name: str) -> str:
    """A match of more players: how it is dealt, then another that begins in its middle, with what is new in it."""
    case, seed = FORMATS[name], SEEDS.get(name, 3)
    dealt = Match(case.rules, seed=seed)
    story = [
        f"{name}: the deal with seed {seed}",
        *_options(dealt),
        "",
        *_happened(dealt, 0),
        *_views(dealt, (1, None)),
    ]
    match, rng = walks.new_match(case, seed)
    first, told, skipped = int(match.state.get(TURN)), Counter[str](), 0
    story += ["", f"{name}: another match, from its middle", *_views(match, (None,))]
    while match.actor is not None:
        turn, before, asked = int(match.state.get(TURN)), len(match.events), match.decision
        assert asked is not None
        lines = _decision(match, rng)
        verb = next(row for row in reversed(match.record.rows) if not row.startswith("*")).split()[1]
        word = asked.asked if asked.asked in RARE else verb
        told[word] += 1
        is_new = word in RARE and told[word] <= OFTEN
        if is_new or turn == first or TELLING & {event.name for event in match.events[before:]}:
            story += ["", f"… {skipped} decisions later …"] if skipped else []
            story += lines
            skipped = 0
        else:
            skipped += 1
    assert match.outcome is not None
    told_words = ", ".join(f"{word} {count}" for word, count in sorted(told.items()))
    end = f"== the end: {json.dumps(match.outcome.to_json())} after {len(match.record.rows)} rows =="
    return "\n".join([*story, "", end, f"chosen: {told_words}", *_views(match, (None,))]) + "\n"


def _options(match: Match[State]) -> list[str]:
    return [f"options: {' '.join(f'{key}={value}' for key, value in match.rules.options.items())}"]


def _decision(match: Match[State], rng: Rng) -> list[str]:
    decision = match.decision
    assert decision is not None
    source = f" by {decision.source}" if decision.source else ""
    source += f" as {decision.copied}" if decision.copied else ""
    before = len(match.events)
    walks.play_one(match, rng, "busy")
    chosen = next(row for row in reversed(match.record.rows) if not row.startswith("*"))
    macros = [f"  macro {macro.label}: {', '.join(macro.actions)}" for macro in decision.macros]
    asked = f"seat {decision.seat} is asked {decision.asked}{source}: {' | '.join(decision.actions)}"
    return ["", asked, *macros, f"> {chosen}", *_happened(match, before)]


def _happened(match: Match[State], after: int) -> Iterator[str]:
    """The events since a number, what is hidden in brackets, and the digest of every view."""
    for number, event in enumerate(match.events[after:], after + 1):
        yield f"  {number} {event.name}{''.join(_details(event))}"
    yield f"  views {' '.join(match.view(viewer).digest[:10] for viewer in _viewers(match))}"


def _viewers(match: Match[State]) -> tuple[int | None, ...]:
    return (*range(1, match.rules.seats + 1), None)


def _details(event: Event) -> Iterator[str]:
    seen = event.seen_by(None)
    for key, value in event.details.items():
        hidden = seen[key] is None and value is not None
        yield f" {key}=[{value}]" if hidden else f" {key}={value}"


def _views(match: Match[State], viewers: Sequence[int | None] = ()) -> Iterator[str]:
    """Views in full, a line for each of its parts; everybody's, unless it is said whose."""
    for viewer in viewers or _viewers(match):
        content = match.view(viewer).to_json()
        seats = content.pop("seats")
        assert isinstance(seats, list)
        content.pop("options")
        yield f"  view of {f'seat {viewer}' if viewer else 'a spectator'}:"
        yield f"    {json.dumps({key: value for key, value in content.items() if key != 'trade-deck'})}"
        yield f"    trade-deck {json.dumps(content['trade-deck'])}"
        for number, seat in enumerate(seats, 1):
            yield f"    seat {number} {json.dumps(seat)}"


# Records


def matches() -> Iterator[tuple[str, Match[State]]]:
    """The matches whose records are kept: the duels above, and what else a record can hold."""
    for name, (options, seed) in DUELS.items():
        match, rng = Match(RealmsRules(options), seed=seed), Rng(seed)
        while match.actor is not None:
            walks.play_one(match, rng, "busy")
        yield name, match
    for name, case in FORMATS.items():
        match, rng = walks.new_match(case, SEEDS.get(name, 3))
        while match.actor is not None:
            walks.play_one(match, rng, case.player)
        yield name, match
    match, rng = Match(RealmsRules({"format": "raid", "seats": "5"}), seed=6), Rng(6)
    for leaving in (3, 2, 5, 1):
        for _ in range(20):
            walks.play_one(match, rng, "eager")
        match.resign(leaving)
    yield "raiders-and-boss-give-up", match
    match, rng = Match(RealmsRules({"sets": "2"}), seed=4), Rng(4)
    while len(match.record.rows) < 900 and match.actor is not None:
        walks.play_one(match, rng, "busy")
        if match.outcome is None and len(match.record.rows) > 40 and rng.below(6) == 0:
            match.undo(1 + int(rng.below(2)), consent=True)
    if match.actor is not None:
        match.resign(match.actor)
    yield "undone-and-done-again", match
    table = a_duel(options={"stall-claim": "3"}, hand=["scout"], foe_hand=["scout"])
    table.play(*["end-turn"] * 6)
    table.claim_draw(2)
    yield "stalled-from-a-position", table.match
    table = a_duel(
        hand=["stealth-needle", "imperial-frigate", "corvette"], deck=["scout", "viper"], foe_hand=["scout", "viper"],
        foe_bases=["trading-post"], combat=3, row=["ram"], trade_deck=["cutter"],
    )  # fmt: skip
    table.play("play imperial-frigate", "discard viper", "play stealth-needle", "copy imperial-frigate")
    table.play("ally stealth-needle as imperial-frigate", "attack 2 trading-post", "attack 2", "play corvette")
    table.play("scrap stealth-needle as imperial-frigate used-ally")
    table.resign(2)
    yield "needle-and-resignation", table.match


def summary(match: Match[State]) -> dict[str, Any]:
    """What a record must still lead to."""
    assert match.outcome is not None
    return {
        "outcome": match.outcome.to_json(), "rows": len(match.record.rows), "turn": int(match.state.get(TURN)),
        "authority": _authority(match),
    }  # fmt: skip


def _authority(match: Match[State]) -> list[int]:
    """The scores as everybody is told them; a Hydra team's at each of its seats."""
    seats: Any = match.view(None).to_json()["seats"]
    return [seat["authority"] for seat in seats]


def write() -> None:
    """Rewrite all transcripts, and add what is missing among the records, or of other rules."""
    for name in DUELS:
        (HERE / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
    for name in FORMATS:
        (HERE / f"{name}.txt").write_text(transcript_of_format(name), encoding="utf-8")
    outcomes = json.loads(OUTCOMES.read_text(encoding="utf-8")) if OUTCOMES.exists() else {}
    for name, match in matches():
        path = RECORDS / f"{name}.json"
        if not path.exists() or json.loads(path.read_text(encoding="utf-8"))["rules"] != match.rules.version:
            path.write_text(match.record.dump(), encoding="utf-8")
            outcomes[name] = summary(match)
    OUTCOMES.write_text(json.dumps(outcomes, indent=1) + "\n", encoding="utf-8")
